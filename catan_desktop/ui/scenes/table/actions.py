"""The actions of the game with their prices and keys, and the one gold button."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from catan_desktop.present.models.panels import ActionButton, Price
from catan_desktop.ui.geometry import Size, inset, share
from catan_desktop.ui.rich import plain
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import SMALL, Style
from catan_desktop.ui.theme import LEAST_TEXT
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.button import LOOKS, Button, Pressable

CANNOT_PAY = "reason-cannot-pay"
"""The refusal that the missing cards say better."""
_LOW_WINDOW = 560
"""Design units of a window in which two rows at the bottom must be low."""
_LOW_ROWS = (60, 52)
_SMALL_WINDOW = 800
"""... and of one in which two rows leave the board more of the height than they would like."""
_SMALL_ROWS = (72, 66)
_ROWS = (84, 76)
GUARD_SECONDS = 0.35
"""So long the gold button cannot be pressed after it has come to mean that the turn is given away."""
_NAME = Style("display", "large")
_KEY = Style("strong", "small", "dim")


def draw_price(
    kit: Kit, surface: pygame.Surface, price: Price, missing: Price, centre: tuple[int, int], side: int, dim: bool
) -> None:
    """Draw a price as little cards; those the hand lacks are only outlined, in red."""
    lack = dict(missing)
    chips = [(key, index < count - lack.get(key, 0)) for key, count in price for index in range(count)]
    gap = max(2, side // 7)
    x = centre[0] - (len(chips) * (side + gap) - gap) // 2
    for key, held in chips:
        box = pygame.Rect(x, centre[1] - side // 2, side, side)
        colours = kit.theme.resources[key]
        radius = max(2, side // 4)
        if held:
            rim = colours.light
            kit.art.panel(surface, box, colours.light, colours.fill, radius=radius, rim=rim, rim_width=1.0)
        else:
            fill = kit.colour("sunken")
            kit.art.panel(surface, box, fill, radius=radius, rim=kit.colour("danger-dark"), rim_width=max(1.0, kit.k))
        picture = kit.art.sprite(f"resource-{key}", round(side * 0.82))
        if not held or dim:
            picture = picture.copy()
            picture.set_alpha(110 if not held else 200)
        surface.blit(picture, picture.get_rect(center=box.center))
        x += side + gap


class ActionCard(Pressable):
    """One kind of action: name, price or a line, key, pieces left. It stays where it is when it is impossible."""

    def __init__(
        self, kit: Kit, voice: TableText, entry: ActionButton, on_press: Callable[[], object], *, chosen: bool = False
    ) -> None:
        super().__init__(
            kit,
            on_press,
            hotkey=kit.keys.action(entry.key, entry.hotkey),
            name=f"act-{entry.key}",
            topic=entry.topic,
            grow=1.0,
        )
        self.shows = ("act", entry.key)
        self.entry = entry
        self.chosen = chosen
        self.label = voice.say(entry.name)
        self.line = voice.say(entry.ready) if entry.ready is not None else ""
        head = f"**{self.label}**  <gold>{kit.keys.written(self.hotkey)}</>" if self.hotkey else f"**{self.label}**"
        about = [voice.tr("price-is", price=voice.price(entry.price))] if entry.price else []
        if entry.missing and entry.reason is not None and entry.reason.key == CANNOT_PAY:
            about.append(f"<danger>{voice.tr('price-lacks', price=voice.price(entry.missing))}</>")
        if entry.left is not None:
            head = f"{head} · {voice.tr('pieces-left', count=entry.left)}"
        rows = [head, *([" · ".join(about)] if about else [])]
        if entry.about is not None:
            rows.append(voice.rich(entry.about))
        if entry.warning is not None:
            rows.append(f"<fire>{voice.rich(entry.warning)}</>")
        if entry.reason is not None and not (entry.missing and entry.reason.key == CANNOT_PAY):
            rows.append(f"<danger>{voice.rich(entry.reason)}</>")
        self.tip = "\n".join(rows)
        self.why = voice.say(entry.reason) if entry.reason is not None else ""

    @property
    def possible(self) -> bool:
        """Return whether the action can be done now."""
        return self.entry.reason is None

    def measure(self, width: int | None = None) -> Size:
        """Want room for name and chips."""
        px = self.kit.px
        chips = sum(count for _, count in self.entry.price) * px(19)
        name = self.kit.text.size(self.label, _NAME).width
        natural = max(px(84), name + px(30), chips + px(18))
        return Size(natural if width is None else width, px(76))

    def least(self) -> int:
        """Give way down to small chips and a smaller name."""
        px = self.kit.px
        chips = sum(count for _, count in self.entry.price) * px(15)
        name = self.kit.text.size(self.label, _NAME, max(12, round(self.kit.text.pixels(_NAME) * 0.8))).width
        return max(px(74), chips + px(12), name + px(14))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card."""
        kit, box = self.kit, self.rect
        possible = self.possible
        self._ground(surface)
        px = kit.px
        ink = "ink" if possible else "faint"
        inner = inset(box, px(6), px(4))
        low = box.height < px(66)
        key = kit.text.draw(
            surface,
            self._key(inner.width, low),
            (inner.right, inner.y - px(1)),
            _KEY.of("ice" if possible else "faint"),
            across=1.0,
            within=box,
        )
        corner = max(inner.right - key.left, px(14))
        if self.entry.left is not None:
            told = kit.text.draw(
                surface, self._left(), (inner.x, inner.y - px(1)), _KEY.of("dim" if possible else "faint"), within=box
            )
            corner = max(corner, told.width)
            for index in range(0 if low else self.entry.tokens):
                token = kit.art.sprite("token-back", px(14))
                surface.blit(token, token.get_rect(midleft=(told.right + px(4) + index * px(12), told.centery)))
        name = kit.text.fit(self.label, _NAME.of(ink), inner.width - (2 * corner if low else 0), lines=1)
        row = pygame.Rect(inner.x, box.y + px(2) if low else key.bottom - px(3), inner.width, name.size.height)
        kit.text.draw_lines(surface, name.lines, row, _NAME.of(ink), pixels=name.pixels, across=0.5)
        written = row.y + round(0.86 * row.height)  # down to the tails of the letters
        low_as_can_be = box.bottom - px(4) - px(17) // 2
        foot = (
            box.centerx,
            max(
                box.bottom - px(13 if low else 14 if kit.larger > 1 or box.height < px(72) else 17),
                min(written + px(17) // 2, low_as_can_be),
            ),
        )
        count = sum(number for _, number in self.entry.price)
        if count:
            side = min(px(17), (inner.width - px(2)) // count - max(2, px(17) // 7))
            draw_price(kit, surface, self.entry.price, self.entry.missing, foot, side, not possible)
        elif self.line:
            ink = "gold" if possible else "faint"
            line = kit.text.fit(self.line, SMALL, inner.width, lines=1)
            kit.text.draw(
                surface, line.lines[0], foot, SMALL.of(ink), pixels=line.pixels, across=0.5, down=0.5, within=box
            )
        if self.ringed:
            kit.ring(surface, box)

    def _left(self) -> str:
        return f"×{self.entry.left}"

    def _key(self, width: int, low: bool) -> str:
        """Name the key where it has its place; a long one that the player has chosen is told by the tip alone."""
        kit = self.kit
        written = kit.keys.written(self.hotkey)
        room = width
        if self.entry.left is not None:
            room -= kit.text.size(self._left(), _KEY).width + kit.px(4)
            if not low:
                room -= self.entry.tokens * kit.px(12)
        if low:
            room = min(room, (width - kit.text.size(self.label, _NAME, LEAST_TEXT).width) // 2)
        return written if kit.text.size(written, _KEY).width <= room or len(written) <= 1 else "…"

    def _ground(self, surface: pygame.Surface) -> None:
        kit, box = self.kit, self.rect
        colour = kit.colour
        radius = kit.px("radius")
        if self.chosen:
            top, low, rim = colour("select"), colour("raised"), colour("gold")
        elif not self.possible:
            top = low = colour("sunken")
            rim = colour("line")
        else:
            top, low, rim = colour("hover" if self.hovered else "raised"), colour("panel"), colour("ice-dark")
            if self.hovered:
                rim = colour("ice")
        kit.art.panel(
            surface, box, top, low, radius=radius, rim=rim, rim_width=max(1.0, (2 if self.chosen else 1) * kit.k)
        )


class GoldButton(Button):
    """The next sensible step."""

    def __init__(
        self,
        kit: Kit,
        text: str,
        on_press: Callable[[], object] | None,
        *,
        final: bool = False,
        sub: str = "",
        why: str = "",
    ) -> None:
        """`sub`: its key; `why` (marked up) stands in its place: why the step must wait, or what it does.

        It makes the button no broader.
        """
        super().__init__(kit, text, on_press, kind="primary", sub=sub, name="next", badge="")
        self.final = final
        self.why = why
        self.kit.dirty = True

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as the cards beside it."""
        size = super().measure(width)
        return Size(max(size.width, self.kit.px(118)), max(size.height, self.kit.px(76)))

    def least(self) -> int:
        """Need room for the words."""
        return max(super().least(), self.kit.px(104))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it; its name and what is said besides, in as many lines as have room."""
        if not self.why:
            super().draw(surface)
            return
        kit = self.kit
        self._ground(surface, LOOKS[self.kind])
        box = inset(self.rect, kit.px(6), kit.px(3))
        look = LOOKS[self.kind]
        said = SMALL.of(look.sub if self.enabled else "ink")
        why = kit.text.fit(plain(self.why), said, box.width, tall=box.height // 2)
        laid = kit.rich.lay(self.why, 1 << 20, said, kit.k)  # with its pictures, where that is one line
        below = laid.size.height if laid.size.width <= box.width else why.size.height
        name = kit.text.fit(self.text, self._style(), box.width, lines=1, tall=box.height - below)
        top = box.y + (box.height - name.size.height - below) // 2
        style = self._style().of(look.ink if self.enabled else "faint")
        place = pygame.Rect(box.x, top, box.width, name.size.height)
        kit.text.draw_lines(surface, name.lines, place, style, pixels=name.pixels, across=0.5)
        if laid.size.width <= box.width:
            kit.rich.draw(surface, laid, (box.x + (box.width - laid.size.width) // 2, place.bottom), self.rect)
        else:
            place = pygame.Rect(box.x, place.bottom, box.width, why.size.height)
            kit.text.draw_lines(surface, why.lines, place, said, pixels=why.pixels, across=0.5)
        if self.ringed:
            kit.ring(surface, self.rect)


def low_window(kit: Kit) -> bool:
    """Return whether the window is so low at this scale that bars and lines must be, too."""
    return kit.size.height < kit.px(_LOW_WINDOW)


class BottomBar(Widget):
    """Hand at the left, actions, gold button at the right; in two rows where one is too narrow."""

    def __init__(self, kit: Kit, hand: Widget, actions: Sequence[Widget], gold: Widget) -> None:
        super().__init__(kit, name="bottom")
        self.hand = hand
        self.actions = list(actions)
        self.gold = gold

    def children(self) -> Sequence[Widget]:
        """Return all of it."""
        return (self.hand, *self.actions, self.gold)

    def _row(self) -> int:
        return self.kit.px("bar-bottom")

    def _rows(self) -> tuple[int, int]:
        """How high each of two rows is."""
        kit = self.kit
        small = kit.size.height < kit.px(_SMALL_WINDOW)
        if low_window(kit):
            return kit.px(_LOW_ROWS[0]), kit.px(_LOW_ROWS[1])
        upper, lower = _SMALL_ROWS if small else _ROWS
        return kit.px(upper), max(kit.px(lower), round(kit.px(_SMALL_ROWS[1]) * kit.larger))

    def _single(self, width: int) -> bool:
        return self._least() <= width

    def _least(self) -> int:
        gap = self.kit.px("gap")
        acts = sum(card.least() + gap for card in self.actions)
        return self.hand.least() + acts + self.gold.least() + 4 * self.kit.px("pad")

    def measure(self, width: int | None = None) -> Size:
        """Be one row, or two, which are low in a low window."""
        if width is None or self._single(width):
            return Size(width or self._least(), self._row())
        return Size(width, sum(self._rows()) + self.kit.px(18))

    def layout(self, rect: pygame.Rect) -> None:
        """Share the room: the gold button and the actions first, the hand takes what is left."""
        super().layout(rect)
        px = self.kit.px
        pad, gap = px("pad"), px("gap")
        tall = px(78)
        if self._single(rect.width):
            y = rect.centery - tall // 2
            self._right(pygame.Rect(rect.x, y, rect.width, tall), self.hand.least() + 2 * pad)
            left = self.actions[0].rect.x if self.actions else self.gold.rect.x
            hand = left - px(14) - rect.x - pad
            self.hand.layout(pygame.Rect(rect.x + pad, rect.y, min(hand, max(hand, 1)), rect.height))
            return
        upper, lower = self._rows()
        first = pygame.Rect(rect.x, rect.y + px(6), rect.width, upper)
        gold = max(self.gold.least(), min(px(150), self.gold.measure().width))
        self.hand.layout(pygame.Rect(rect.x + pad, first.y, rect.width - gold - 3 * pad, first.height))
        self.gold.layout(pygame.Rect(rect.right - pad - gold, first.y + px(3), gold, min(tall, upper - px(6))))
        x = rect.x + pad
        if self.actions:
            width = (rect.width - 2 * pad - gap * (len(self.actions) - 1)) // len(self.actions)
            for card in self.actions:
                card.layout(pygame.Rect(x, first.bottom + px(6), width, lower))
                x += width + gap

    def _right(self, rect: pygame.Rect, kept: int) -> None:
        """Place actions and gold button from the right; natural widths where there is room."""
        px = self.kit.px
        gap, pad = px("gap"), px("pad")
        total = rect.width - kept - pad
        wanted = [card.measure().width for card in self.actions]
        gold = max(self.gold.least(), min(px(150), self.gold.measure().width))
        spare = total - gold - sum(wanted) - gap * len(wanted)
        if spare < 0:
            slack = [want - card.least() for want, card in zip(wanted, self.actions, strict=True)]
            taken = share(min(-spare, sum(slack)), slack)
            wanted = [want - less for want, less in zip(wanted, taken, strict=True)]
        elif wanted:
            natural = self.hand.measure().width - (kept - 2 * pad)
            extra = max(0, min(spare - max(0, natural), px(26) * len(wanted)))
            wanted = [want + extra // len(wanted) for want in wanted]
        right = rect.right - pad
        self.gold.layout(pygame.Rect(right - gold, rect.y, gold, rect.height))
        right -= gold + gap
        for card, width in zip(reversed(self.actions), reversed(wanted), strict=True):
            card.layout(pygame.Rect(right - width, rect.y, width, rect.height))
            right -= width + gap

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bar."""
        kit = self.kit
        surface.fill(kit.colour("bar"), self.rect)
        surface.fill(kit.colour("line"), pygame.Rect(self.rect.x, self.rect.y, self.rect.width, kit.px("hairline")))
        super().draw(surface)
