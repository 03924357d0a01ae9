"""The own hand: resource cards in stacks, and a fan of development cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.present.models.panels import CardView, HandView
from catan_desktop.ui.card_name import MOST_NAME, NAME, easy, fitted_name, name_width, pitch, strip_of, write_name
from catan_desktop.ui.geometry import Size, inset, kept_inside, scaled, share
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.tokens import GoodBox, TokenBox, TokenGrid, rungs_of
from catan_desktop.ui.text import FIGURE, Fitted, Style
from catan_desktop.ui.theme import LEAST_TEXT, Ink
from catan_desktop.ui.widgets import Column, Kit, Pressable, Row, Widget

_CARD, _RAISED = (49, 70), (112, 160)
"""Design units of a card, and of one that is pointed at."""
_STUB, _FOLDED = (24, 46), (20, 20)
"""A kind of which there is no card; where there are many kinds, such kinds lie below each other."""
_KINDS, _BELOW = 5, 3
"""The most kinds of which each has a place of its own, and how many of the others lie below each other."""
_GAP = 7
_LEAST_STACK, _LOW_STACK, _STRIP = 38, 32, 28
"""Least width of a stack, of one among many kinds, and of the part that is seen of a card that others lie on."""
_AIR = 4
"""Design units beside a card by which its name may be wider than it."""
_LABEL = Style("strong", "small")
_SPENT = 205
"""How opaque the plate with the name is on a card that cannot be played now, of 255."""
_NARROW = 0.66
"""Share of its width in the smallest type down to which a name is made narrower before its words are parted."""
_PLATE = 5
"""Design units by which the plate of a name is wider than the name."""
_PLATED = 40
"""Width in sight from which on a name may lie across the card."""


class ResourceStack(Pressable):
    """All cards of one resource; a press offers one of them."""

    def __init__(
        self, kit: Kit, texts: TableText, key: str, count: int, rate: int, on_press: Callable[[], object]
    ) -> None:
        name = texts.tr(f"resource-{key}")
        tip = texts.tr("hand-tip", name=name, count=count, rate=rate) if rate else f"**{name}**: {count}"
        super().__init__(kit, on_press, tip=tip, name=f"hand-{key}", topic=key)
        self.key = key
        self.count = count
        self.label = name
        self.many = False
        """There are many kinds: those of which there is no card lie below each other."""

    @property
    def folded(self) -> bool:
        """Return whether it lies below others of which there is none."""
        return self.many and not self.count

    @property
    def _units(self) -> tuple[int, int]:
        return (_CARD[0] + 6, _CARD[1]) if self.count else _FOLDED if self.folded else _STUB

    def measure(self, width: int | None = None) -> Size:
        """Be one card and the edges of two more, or a stub."""
        del width
        return Size(*map(self.kit.px, self._units))

    def least(self) -> int:
        """Need a narrow card, or a stub."""
        return self.kit.px((_LOW_STACK if self.many else _LEAST_STACK) if self.count else self._units[0])

    def card(self) -> pygame.Rect:
        """Return the place of the front card."""
        px = self.kit.px
        tall = min(self.rect.height, px(_CARD[1]))
        wide = min(px(_CARD[0]), self.rect.width - px(6))
        box = pygame.Rect(self.rect.x, 0, wide, min(round(wide * 10 / 7), tall))
        box.bottom = self.rect.centery + tall // 2
        if self.hovered and self.count:
            box.y -= px(4)
        return box

    def dirty_rect(self) -> pygame.Rect:
        """Return the place of the lifted card with its shadow."""
        room = self.kit.cast() + self.kit.px(4)
        return self.rect.inflate(2 * room, 2 * room)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw up to three cards on each other, the count on the front one; pale, what there is none of."""
        kit, px = self.kit, self.kit.px
        box = self.card() if self.count else pygame.Rect(self.rect)
        if self.count:
            front = kit.art.sprite(f"card-{self.key}", box.size)
            for depth in range(min(self.count, 3) - 1, -1, -1):
                shift = depth * px(3)
                place = front.get_rect(midbottom=(box.centerx + shift, box.bottom - shift // 2))
                if depth:
                    kit.shadow(surface, place, px(6))
                surface.blit(front, place)
            style, middle = FIGURE.of(kit.theme.resources[self.key].card_ink), box.y + round(box.height * 0.22)
            kit.text.draw(surface, str(self.count), (box.centerx, middle), style, across=0.5, down=0.5)
        else:
            rim = kit.colour("line-strong" if self.hovered else "line")
            kit.art.panel(surface, box, kit.colour("sunken"), radius=px(5), rim=rim, rim_width=max(1.0, kit.k))
            icon = kit.art.sprite(f"resource-{self.key}", round(box.width * 0.8)).copy()
            icon.set_alpha(95)
            surface.blit(icon, icon.get_rect(center=box.center))
        if self.ringed:
            kit.ring(surface, box)


class CardStack(Pressable):
    """Development cards of one kind; a press chooses or plays one. Pointed at, it is large."""

    def __init__(self, kit: Kit, texts: TableText, card: CardView, on_press: Callable[[], object]) -> None:
        fresh = texts.tr("card-fresh", count=card.fresh) if card.fresh and card.kinds else ""
        ready = texts.tr("tell-card-ready") if card.kinds and card.reason is None else ""
        rows = (f"**{texts.say(card.name)}**", texts.rich(card.text), fresh, ready)
        tip = "\n".join(row for row in rows if row)
        super().__init__(kit, on_press, tip=tip, name=f"card-{card.key}", topic=card.topic)
        self.card = card
        self.label = texts.say(card.name)
        self.why = texts.rich(card.reason) if card.reason is not None else ""
        self.chosen = False
        """It is what the next press of the gold button plays."""
        self.seen = 1 << 20
        """Width of it that the next card leaves in sight."""
        self.upright = False
        """The names of the fan run up the cards."""

    @property
    def ready(self) -> bool:
        """Return whether it can be played now."""
        return bool(self.card.kinds) and not self.why

    @property
    def spent(self) -> bool:
        """Return whether it is to be played, but not now."""
        return bool(self.card.kinds) and bool(self.why)

    def hint(self) -> str:
        """Return in words what it does and why it cannot be played now."""
        return f"{self.tip}\n<danger>{self.why}</>" if self.spent else self.tip

    def measure(self, width: int | None = None) -> Size:
        """Have the size of a card, with some air beside it."""
        del width
        return Size(self.kit.px(_CARD[0] + _AIR), self.kit.px(_CARD[1]))

    def named(self) -> int:
        """Return the width in which its name stands in whole words of the usual size."""
        name = 0 if self.card.speaks else name_width(self.kit.text, self.label) + self.kit.px(_PLATE)
        return max(self.measure().width, name)

    def lies(self, *, parted: bool) -> bool:
        """Return whether its name fits across what is in sight of it."""
        room = min(self.rect.width, self.seen)
        if self.card.speaks:
            return True
        most = MOST_NAME * self._face().height
        broad = room >= self.kit.px(_PLATED)
        return broad and fitted_name(self.kit.text, self.label, room - 2, most, parted=parted) is not None

    def stands(self) -> bool:
        """Return whether its name fits up what is in sight of it, in whole words."""
        long, wide = self._spine(self._face(), min(self._face().width, self.seen))
        return self.card.speaks or fitted_name(self.kit.text, self.label, long, wide, parted=False) is not None

    def _spine(self, place: pygame.Rect, seen: int) -> tuple[int, int]:
        """Return length and width of the room for a name that runs up the card."""
        taken = self.kit.px(18) if self.card.badge or self.card.count > 1 else 0
        return place.height - self.kit.px(2) - taken, seen - 2

    def _face(self) -> pygame.Rect:
        """Return the place of the card where it lies in the hand."""
        wide = min(self.kit.px(_CARD[0]), self.rect.width, self.rect.height * 7 // 10)
        place = pygame.Rect(0, 0, wide, round(wide * 10 / 7))
        shift = 0 if self.seen < self.rect.width else (self.rect.width - wide) // 2
        place.midleft = (self.rect.x + shift, self.rect.centery)
        return place

    def raised(self) -> pygame.Rect:
        """Return the place of the card where it is large: it stands on the foot of the small one."""
        kit = self.kit
        box = pygame.Rect(0, 0, kit.px(_RAISED[0]), kit.px(_RAISED[1]))
        box.midbottom = (self.rect.x + min(self.seen, self.rect.width) // 2, self.rect.bottom + kit.px(2))
        return kept_inside(box, inset(pygame.Rect((0, 0), kit.size), kit.px(4), 0))

    def tip_anchor(self) -> pygame.Rect:
        """Return the place of the large card."""
        return self.raised()

    def dirty_rect(self) -> pygame.Rect:
        """Return the place of the large card with its shadow."""
        return self.raised().inflate(2 * self.kit.cast(), 2 * self.kit.cast())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card where it lies in the hand."""
        place = self._face()
        self._draw_card(surface, place, min(place.width, self.seen), min(self.rect.width, self.seen))
        if self.ringed:
            self.kit.ring(surface, place)

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draw it large while it is pointed at, or chosen."""
        if self.hovered or self.ringed or self.chosen:
            place = self.raised()
            self.kit.shadow(surface, place, self.kit.px(10))
            self._draw_card(surface, place, place.width, place.width, large=True)

    def _draw_card(
        self, surface: pygame.Surface, place: pygame.Rect, seen: int, room: int, *, large: bool = False
    ) -> None:
        """Draw the card in a place, of which `seen` pixels are in sight, with a name as wide as `room`; `large`: it is
        above the fan."""
        kit, px = self.kit, self.kit.px
        k = place.width / px(_CARD[0])
        face = kit.art.sprite(self.card.art, place.size)
        kit.shadow(surface, place, px(6))
        surface.blit(face, face.get_rect(center=place.center))
        if self.spent:
            veil = pygame.Surface(place.size, pygame.SRCALPHA)
            veil.blit(face, (0, 0))
            veil.fill((*kit.colour("bar"), 120), special_flags=pygame.BLEND_RGBA_MULT)
            veil.fill((*kit.colour("bar"), 0), special_flags=pygame.BLEND_RGBA_MAX)
            surface.blit(veil, place)
        if self.ready:
            ink: Ink = "gold" if self.hovered or self.chosen else "ice"
            kit.art.outline(surface, place, round(k * px(6)), kit.colour(ink), max(1.5, 1.5 * kit.k))
        if not self.card.speaks and self.upright and not large:
            self._draw_spine(surface, place, seen)
        elif not self.card.speaks:
            self._draw_name(surface, place, seen, room)
        if self.card.badge:
            badge = kit.art.sprite(self.card.badge, round(0.36 * place.width))
            surface.blit(badge, (place.x + px(2), place.y + px(2)))
        if self.card.count > 1:
            disc = (place.x + seen - px(8 if seen == place.width else 10), place.y + px(8))
            kit.art.circle(surface, disc, px(9), kit.colour("gold"), rim=kit.colour("ink-dark"), rim_width=1.0)
            kit.text.draw(surface, str(self.card.count), disc, _LABEL.of("ink-dark"), across=0.5, down=0.5)

    def _draw_name(self, surface: pygame.Surface, place: pygame.Rect, seen: int, room: int) -> None:
        """Write the name on the strip of the card; one that is too large for it has a plate over the foot of the
        card."""
        kit, text = self.kit, self.kit.text
        strip = strip_of(pygame.Rect(place.x, place.y, seen, place.height))
        inner = text.fit(self.label, NAME, seen - kit.px(8), lines=1, tall=strip.height)
        if inner.fits and inner.pixels >= easy(text):
            text.draw_lines(surface, inner.lines, strip, NAME, pixels=inner.pixels, across=0.5, down=0.5)
            return
        found = fitted_name(text, self.label, room - 2, MOST_NAME * place.height)
        if found is None:
            self._draw_spine(surface, place, seen)
            return
        plate = pygame.Rect(0, 0, max(seen, found[0].size.width + 2), found[0].size.height + 4)
        plate.midbottom = (strip.centerx, strip.bottom)
        kit.art.panel(surface, plate, kit.colour("paper-light"), radius=3, alpha=_SPENT if self.spent else 255)
        write_name(text, surface, found, plate.center)

    def _draw_spine(self, surface: pygame.Surface, place: pygame.Rect, seen: int) -> None:
        """Write the name up the part of the card that is in sight; narrower type where it would be too long."""
        kit, text = self.kit, self.kit.text
        long, wide = self._spine(place, seen)
        found = fitted_name(text, self.label, long, wide, parted=False)
        if found is None:
            size = text.size(self.label, NAME, LEAST_TEXT)
            close = long >= _NARROW * size.width
            parted = None if close else fitted_name(text, self.label, long, wide)
            found = parted or (Fitted(LEAST_TEXT, (self.label,), Size(size.width + 2, size.height), False), NAME)
        named = found[0]
        side = min(wide, max(len(named.lines) * pitch(named), text.line_height(found[1], named.pixels)))
        plate = pygame.Surface((max(long, named.size.width), side), pygame.SRCALPHA)
        kit.art.panel(plate, plate.get_rect(), kit.colour("paper-light"), radius=3, alpha=_SPENT if self.spent else 225)
        with kit.audit.off():
            write_name(text, plate, found, plate.get_rect().center)
        spine = pygame.transform.rotate(scaled(plate, (min(plate.get_width(), long), side)), 90)
        where = spine.get_rect(midbottom=(place.x + 1 + wide // 2, place.bottom - kit.px(1)))
        surface.blit(spine, where)
        kit.audit.add(" ".join(named.lines), where, surface, pixels=named.pixels)


class Fan(Row):
    """Cards side by side, with room for their names where there is any; else each lies on the one before.

    Their names all lie across the cards, or all run up them: as they are whole, else across with long words parted.
    """

    def measure(self, width: int | None = None) -> Size:
        """Set all side by side."""
        size = super().measure()
        return size if width is None else Size(min(size.width, width), size.height)

    def least(self) -> int:
        """Need a strip of each card, and the last one whole."""
        return self.kit.px(_CARD[0]) + max(0, len(self.content) - 1) * self.kit.px(_STRIP)

    def layout(self, rect: pygame.Rect) -> None:
        """Place the cards from the left."""
        Widget.layout(self, rect)
        cards = [card for card in self.content if isinstance(card, CardStack)]
        one, gap = min(self.kit.px(_CARD[0] + _AIR), rect.width), self.kit.px(self.gap)
        spare = rect.width - one - (len(cards) - 1) * (one + gap)
        wants = [card.named() - one for card in cards]
        wished = sum(wants)
        more = share(min(spare, wished), wants) if spare > 0 and wished else [0] * len(cards)
        step = one + gap if spare >= 0 else (rect.width - one) / max(1, len(cards) - 1)
        x = float(rect.x)
        for card, extra in zip(cards, more, strict=True):
            card.layout(pygame.Rect(round(x), rect.y, one + extra, rect.height))
            card.seen = one + extra if spare >= 0 or card is cards[-1] else int(step)
            x += step + extra
        lying = all(card.lies(parted=False) for card in cards)
        parted = not all(card.stands() for card in cards) and all(card.lies(parted=True) for card in cards)
        for card in cards:
            card.upright = not (lying or parted)


class Hand(Row):
    """Resource stacks, things in boxes, then development cards, which lie over each other where room is short."""

    def __init__(
        self,
        kit: Kit,
        texts: TableText,
        hand: HandView,
        rates: Sequence[int],
        on_resource: Callable[[int], object],
        on_card: Callable[[CardView], object],
    ) -> None:
        super().__init__(kit, gap=_GAP, name="hand")
        self.resources: list[GoodBox | ResourceStack] = [
            GoodBox(kit, texts, key, count, rungs_of(hand, index), partial(on_resource, index))
            if hand.boxed
            else ResourceStack(kit, texts, key, count, rates[index] if rates else 0, partial(on_resource, index))
            for index, (key, count) in enumerate(hand.resources)
        ]
        colours = texts.colours(hand.seat) if hand.seat >= 0 else None
        self.tokens = TokenGrid(kit, [TokenBox(kit, texts, token, colours) for token in hand.tokens])
        folded: list[Widget] = []
        for index, stack in enumerate(self.resources):
            stack.shows = ("resource", index)
            if isinstance(stack, ResourceStack) and len(self.resources) > _KINDS:
                stack.many = True
                folded += [] if stack.count else [stack]
        self.cards = [CardStack(kit, texts, card, partial(on_card, card)) for card in hand.cards]
        columns = [Column(kit, folded[at : at + _BELOW], gap=3) for at in range(0, len(folded), _BELOW)]
        groups = [Row(kit, columns, gap=3), self.tokens, Fan(kit, self.cards, gap=2, grow=1.0)]
        self.content = [*[stack for stack in self.resources if stack not in folded], *groups]
        self.fan = groups[-1]
        for group, parts in zip(groups, (folded, self.tokens.boxes, self.cards), strict=True):
            group.visible = bool(parts)

    def least(self) -> int:
        """Need room for a narrow card of each kind and some more cards, whatever it holds just now."""
        px = self.kit.px
        each = _LOW_STACK if len(self.resources) > _KINDS else _LEAST_STACK
        stacks = sum([max(stack.least(), px(each)) + px(_GAP) for stack in self.resources])
        if self.tokens.boxes:
            return stacks + self.tokens.most_least() + self.fan.least()
        return stacks + px(_CARD[0] + 2 * _STRIP)

    def wish(self) -> int:
        """Return the room that it would like beside the actions: that of all cards side by side where they lie open on
        a board of the own, else as much as it needs."""
        return self.measure().width if self.tokens.boxes else self.least()

    def layout(self, rect: pygame.Rect) -> None:
        """Place all side by side; the cards take what is left."""
        super().layout(rect)
        if self.fan.visible and self.fan.rect.right > rect.right:
            self.fan.layout(self.fan.rect.clip(rect))
