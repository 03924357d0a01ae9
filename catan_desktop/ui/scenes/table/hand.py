"""The own hand: resource cards in stacks, and development cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.present.models.panels import CardView, HandView
from catan_desktop.ui.card_name import NAME, easy, fitted_name, name_width, pitch, strip_of
from catan_desktop.ui.geometry import Size, share
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.tokens import GoodBox, TokenBox, TokenGrid, rungs_of
from catan_desktop.ui.text import FIGURE, Style
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.button import Pressable

_CARD = (49, 70)
_STUB = (24, 46)
"""A kind of which there is no card, in design units."""
_BESIDE, _APART = 7, 12
"""Design units between two stacks, and before the development cards."""
_LEAST_STACK, _LEAST_CARD = 38, 22
"""Least width of a stack, and of the part that is seen of a card that others lie on."""
_LABEL = Style("strong", "small")
_SPENT = 150
"""How opaque the plate with the name is on a card that cannot be played now, of 255."""
_PLATE = 5
"""Design units by which the plate of a name is wider than the name."""
_MOST_NAME = 0.4
"""The most of a card's height that its name takes."""


def lifted(kit: Kit, rect: pygame.Rect) -> pygame.Rect:
    """The place that a card changes when it is lifted: its shadow moves with it."""
    room = kit.cast() + kit.px(4)
    return rect.inflate(2 * room, 2 * room)


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
        self.fresh = 0.0
        """1 to 0: how strongly it is lit because a card has just come."""

    def measure(self, width: int | None = None) -> Size:
        """Be one card and the edges of two more, or a stub."""
        del width
        return Size(self.kit.px(_CARD[0] + 6 if self.count else _STUB[0]), self.kit.px(_CARD[1]))

    def least(self) -> int:
        """Need a narrow card, or a stub."""
        return self.kit.px(_LEAST_STACK if self.count else _STUB[0])

    def card(self) -> pygame.Rect:
        """Return the place of the front card."""
        px = self.kit.px
        tall = min(self.rect.height, px(_CARD[1]))
        wide = min(px(_CARD[0]), self.rect.width - px(6))
        box = pygame.Rect(self.rect.x, 0, wide, round(wide * 10 / 7))
        box.height = min(box.height, tall)
        box.bottom = self.rect.centery + tall // 2
        if self.hovered and self.count:
            box.y -= px(4)
        return box

    def dirty_rect(self) -> pygame.Rect:
        """Return the place of the lifted card with its shadow."""
        return lifted(self.kit, self.rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw up to three cards on each other, the count on the front one."""
        kit = self.kit
        if not self.count:
            self._draw_stub(surface)
            return
        box = self.card()
        colours = kit.theme.resources[self.key]
        front = kit.art.sprite(f"card-{self.key}", box.size)
        for depth in range(min(self.count, 3) - 1, -1, -1):
            shift = depth * kit.px(3)
            place = front.get_rect(midbottom=(box.centerx + shift, box.bottom - shift // 2))
            if depth:
                kit.shadow(surface, place, kit.px(6))
            surface.blit(front, place)
        self._figure(surface, box, colours.card_ink, str(self.count))
        if self.ringed:
            kit.ring(surface, box)

    def _draw_stub(self, surface: pygame.Surface) -> None:
        """Draw the small place of a kind of which there is none."""
        kit = self.kit
        box = pygame.Rect(0, 0, min(self.rect.width, kit.px(_STUB[0])), min(self.rect.height, kit.px(_STUB[1])))
        box.center = self.rect.center
        rim = "line-strong" if self.hovered else "line"
        kit.art.panel(
            surface, box, kit.colour("sunken"), radius=kit.px(5), rim=kit.colour(rim), rim_width=max(1.0, kit.k)
        )
        icon = kit.art.sprite(f"resource-{self.key}", round(box.width * 0.72)).copy()
        icon.set_alpha(95)
        surface.blit(icon, icon.get_rect(center=box.center))
        if self.ringed:
            kit.ring(surface, box)

    def _figure(self, surface: pygame.Surface, box: pygame.Rect, ink: object, figure: str) -> None:
        kit = self.kit
        style = FIGURE.of(ink)  # type: ignore[arg-type]
        kit.text.draw(surface, figure, (box.centerx, box.y + round(box.height * 0.22)), style, across=0.5, down=0.5)


class CardStack(Pressable):
    """Development cards of one kind; a press plays one."""

    def __init__(self, kit: Kit, texts: TableText, card: CardView, on_press: Callable[[], object]) -> None:
        fresh = texts.tr("card-fresh", count=card.fresh) if card.fresh and card.kinds else ""
        ready = texts.tr("tell-card-ready") if card.kinds and card.reason is None else ""
        rows = (f"**{texts.say(card.name)}**", texts.rich(card.text), fresh, ready)
        tip = "\n".join(row for row in rows if row)
        super().__init__(kit, on_press, tip=tip, name=f"card-{card.key}", topic=card.topic)
        self.card = card
        self.label = texts.say(card.name)
        self.why = texts.rich(card.reason) if card.reason is not None else ""
        self.own_sign = False
        """No other card in hand has its sign: it tells more than a name with a word in two parts."""
        self.seen = 1 << 20
        """Width of it that the next card leaves in sight."""

    @property
    def ready(self) -> bool:
        """Return whether it can be played now."""
        return bool(self.card.kinds) and not self.why

    def hint(self) -> str:
        """Return in words what it does and why it cannot be played now."""
        return f"{self.tip}\n<danger>{self.why}</>" if self.why and self.card.kinds else self.tip

    def measure(self, width: int | None = None) -> Size:
        """Have the size of a card."""
        del width
        return Size(self.kit.px(_CARD[0] + 4), self.kit.px(_CARD[1]))

    def named(self) -> int:
        """Return the width in which its name stands in whole words of the usual size."""
        name = 0 if self.card.speaks else name_width(self.kit.text, self.label) + self.kit.px(_PLATE)
        return max(self.measure().width, name)

    def least(self) -> int:
        """Need a part of the card where several overlap."""
        return self.kit.px(_LEAST_CARD)

    def dirty_rect(self) -> pygame.Rect:
        """Return the place of the lifted card with its shadow."""
        return lifted(self.kit, self.rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card, its name where that can be read, and how many there are."""
        kit = self.kit
        px = kit.px
        wide = min(px(_CARD[0]), self.rect.width, self.rect.height * 7 // 10)
        left = self.rect.x + max(0, self.rect.width - self.measure().width) // 2
        box = pygame.Rect(left, 0, wide, round(wide * 10 / 7))
        box.centery = self.rect.centery - (px(4) if self.hovered else 0)
        face = kit.art.sprite(self.card.art, box.size)
        place = face.get_rect(center=box.center)
        kit.shadow(surface, place, px(6))
        surface.blit(face, place)
        if not self.ready and self.card.kinds:
            veil = pygame.Surface(place.size, pygame.SRCALPHA)
            veil.blit(face, (0, 0))
            veil.fill((*kit.colour("bar"), 120), special_flags=pygame.BLEND_RGBA_MULT)
            veil.fill((*kit.colour("bar"), 0), special_flags=pygame.BLEND_RGBA_MAX)
            surface.blit(veil, place)
        if self.ready:
            kit.art.outline(surface, place, px(6), kit.colour("gold" if self.hovered else "ice"), max(1.5, 1.5 * kit.k))
        seen = min(place.width, self.seen - (place.x - self.rect.x))
        if not self.card.speaks:
            self._draw_name(surface, pygame.Rect(place.x, place.y, seen, place.height))
        if self.card.badge:
            side = round(0.36 * place.width)
            badge = kit.art.sprite(self.card.badge, side)
            surface.blit(badge, (place.x + kit.px(2), place.y + kit.px(2)))
        if self.card.count > 1:
            disc = (place.x + seen - px(8 if seen == place.width else 10), place.y + px(8))
            kit.art.circle(surface, disc, px(9), kit.colour("gold"), rim=kit.colour("ink-dark"), rim_width=1.0)
            kit.text.draw(surface, str(self.card.count), disc, _LABEL.of("ink-dark"), across=0.5, down=0.5)
        if self.ringed:
            kit.ring(surface, place)

    def _draw_name(self, surface: pygame.Surface, seen: pygame.Rect) -> None:
        """Write the name on the strip of the card; one that is too large for it has a plate over the foot of the card,
        and where none can be read there is a sign. `seen`: what the next card leaves in sight."""
        kit = self.kit
        strip = strip_of(seen)
        inner = kit.text.fit(self.label, NAME, seen.width - kit.px(8), lines=1, tall=strip.height)
        if inner.fits and inner.pixels >= easy(kit.text):
            kit.text.draw_lines(surface, inner.lines, strip, NAME, pixels=inner.pixels, across=0.5, down=0.5)
            return
        room = min(self.seen, self.rect.width)
        found = fitted_name(kit.text, self.label, room - 2, _MOST_NAME * seen.height, whole_words=self.own_sign)
        if found is None:
            sign = kit.icon(self.card.icon, round(strip.height * 0.86), "dim-dark")
            surface.blit(sign, sign.get_rect(center=strip.center))
            return
        named, style = found
        plate = pygame.Rect(0, 0, max(seen.width, named.size.width + 2), named.size.height + 4)
        plate.midbottom = (seen.centerx, strip.bottom)
        spent = bool(self.card.kinds) and not self.ready
        kit.art.panel(surface, plate, kit.colour("paper-light"), radius=3, alpha=_SPENT if spent else 255)
        for index, line in enumerate(named.lines):
            middle = plate.centery + round((index - (len(named.lines) - 1) / 2) * pitch(named))
            kit.text.draw(surface, line, (plate.centerx, middle), style, pixels=named.pixels, across=0.5, down=0.5)


class Hand(Widget):
    """Resource stacks, then development cards; the latter lie apart where their names want it, and overlap where room
    is short."""

    def __init__(
        self,
        kit: Kit,
        texts: TableText,
        hand: HandView,
        rates: Sequence[int],
        on_resource: Callable[[int], object],
        on_card: Callable[[CardView], object],
    ) -> None:
        super().__init__(kit, name="hand")
        self.resources = [
            GoodBox(kit, texts, key, count, rungs_of(hand, index), partial(on_resource, index))
            if hand.boxed
            else ResourceStack(kit, texts, key, count, rates[index] if rates else 0, partial(on_resource, index))
            for index, (key, count) in enumerate(hand.resources)
        ]
        colours = texts.colours(hand.seat) if hand.seat >= 0 else None
        self.tokens = TokenGrid(kit, [TokenBox(kit, texts, token, colours) for token in hand.tokens])
        for index, stack in enumerate(self.resources):
            stack.shows = ("resource", index)
        self.cards = [CardStack(kit, texts, card, partial(on_card, card)) for card in hand.cards]
        signs = Counter([card.icon for card in hand.cards])
        for card in self.cards:
            card.own_sign = signs[card.card.icon] == 1

    def children(self) -> Sequence[Widget]:
        """Return the stacks and the boxes between them."""
        return (*self.resources, self.tokens, *self.cards)

    def measure(self, width: int | None = None) -> Size:
        """Set all side by side."""
        px = self.kit.px
        total = sum(stack.measure().width + px(_BESIDE) for stack in self.resources)
        total += self._tokens(self.tokens.measure().width)
        if self.cards:
            total += px(_APART) + len(self.cards) * px(_CARD[0] + 6)
        return Size(total if width is None else min(total, width), px(_CARD[1]))

    def least(self) -> int:
        """Need room for a narrow card of each kind and some more cards, whatever it holds just now."""
        px = self.kit.px
        stacks = sum([max(stack.least(), px(_LEAST_STACK)) for stack in self.resources])
        kept = px(_APART + _CARD[0] + 2 * _LEAST_CARD) if not self.tokens.boxes else self._cards()
        return stacks + len(self.resources) * px(_BESIDE) + self._tokens(self.tokens.least()) + kept

    def wish(self) -> int:
        """Return the room that it would like beside the actions: that of all cards side by side where they lie open on
        a board of the own, else as much as it needs."""
        return self.measure().width if self.tokens.boxes else self.least()

    def _cards(self) -> int:
        """Return the room that all cards need at least, those that lie open on a board of the own."""
        px = self.kit.px
        return px(_APART + _CARD[0]) + max(0, len(self.cards) - 1) * px(_LEAST_CARD)

    def _tokens(self, width: int) -> int:
        """Return the room for the boxes of this width, with what lies between them and the stacks."""
        return width + self.kit.px(_APART) if self.tokens.boxes else 0

    def layout(self, rect: pygame.Rect) -> None:
        """Place the stacks; those at the right give way first."""
        super().layout(rect)
        px = self.kit.px
        short = max(0, self.measure().width - rect.width)
        card_step = px(_CARD[0] + 6)
        if short and len(self.cards) > 1:
            over = len(self.cards) - 1
            less = min(-(-short // over), card_step - px(_LEAST_CARD))
            card_step -= less
            short = max(0, short - less * over)
        widths = [stack.measure().width for stack in self.resources]
        slack = [width - stack.least() for width, stack in zip(widths, self.resources, strict=True)]
        slack.append(self.tokens.measure().width - self.tokens.least())
        taken = share(min(short, sum(slack)), slack) if sum(slack) else [0] * len(slack)
        between = px(_BESIDE) - -(-max(0, short - sum(taken)) // max(1, len(widths)))
        x = rect.x
        for stack, width, less in zip(self.resources, widths, taken, strict=False):
            stack.layout(pygame.Rect(x, rect.y, width - less, rect.height))
            x += width - less + between
        if self.tokens.boxes:
            x += px(_APART) - between
            wide = self.tokens.measure().width - taken[-1]
            self.tokens.layout(pygame.Rect(x, rect.y, wide, rect.height))
            x += wide
        x += px(_APART)
        wants = [card.named() - card.measure().width for card in self.cards]
        apart = share(min(sum(wants), max(0, rect.width - self.measure().width)), wants)
        for card, more in zip(self.cards, apart, strict=True):
            card.layout(pygame.Rect(x, rect.y, card.measure().width + more, rect.height))
            card.seen = card_step + more if card is not self.cards[-1] else card.rect.width
            x += card_step + more
