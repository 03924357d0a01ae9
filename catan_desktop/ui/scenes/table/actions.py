"""The actions of the game with their prices and keys, and the one gold button."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.present.models.panels import ActionButton, Price
from catan_desktop.ui.art import Art
from catan_desktop.ui.geometry import Size, inset
from catan_desktop.ui.rich import plain
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import SMALL, Style
from catan_desktop.ui.theme import LEAST_TEXT, SeatColours
from catan_desktop.ui.widgets.base import Kit
from catan_desktop.ui.widgets.button import LOOKS, Button, Pressable

CANNOT_PAY = "reason-cannot-pay"
"""The refusal that the missing cards say better."""
TILE = 70
"""Height of a card, an action and the gold button, in design units."""
_PICTURE, _NAMED, _LEAST = 38, 106, 54
"""Design units of the picture beside a name, of the narrowest card with its name, and of the narrowest of all."""
_EDGE, _PRICE = 4, 15
"""Design units between the side of a card and its name, and of a price below it."""
_THIN, _SLANT = 2.5, 35
"""Width to height from which on a picture is slanted, and by how many degrees."""
_PALE = 105
"""How faint the picture of what is impossible is."""
GUARD_SECONDS = 0.4
"""Seconds in which the gold button cannot be pressed after it has come to mean that the turn is given away."""
_NAME = Style("display", "body")
_KEY = Style("strong", "small", "dim")


def _between(side: int) -> int:
    """Return the gap between two little cards of a price."""
    return max(1, side // 8)


def draw_price(
    kit: Kit, surface: pygame.Surface, price: Price, missing: Price, centre: tuple[int, int], side: int, dim: bool
) -> None:
    """Draw a price as little cards; those the hand lacks are only outlined, in red."""
    lack = dict(missing)
    chips = [(key, index < count - lack.get(key, 0)) for key, count in price for index in range(count)]
    gap = _between(side)
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


def painting(art: Art, entry: ActionButton) -> str:
    """Return the name of the picture of an action that puts no piece on the board; empty where there is none.

    It is the one that the action names, `action-<icon>`, else that of a piece or a badge named so, else that of its
    topic: a hero who is to be used.
    """
    names = (entry.picture, f"action-{entry.icon}", f"piece-{entry.icon}", f"badge-{entry.icon}", entry.topic)
    return next((name for name in names if art.has(name)), "")


class ActionCard(Pressable):
    """One kind of action: picture, name, price or a line, key, pieces left. It stays where it is when it is impossible.

    The name stands beside the picture, or below it where the card is narrow.
    """

    def __init__(
        self,
        kit: Kit,
        texts: TableText,
        entry: ActionButton,
        on_press: Callable[[], object],
        *,
        chosen: bool = False,
        piece: tuple[str, SeatColours] | None = None,
    ) -> None:
        """`piece`: the picture of what it builds or does, and in whose colours; without one its icon is its picture."""
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
        self.piece = piece
        self.label = texts.say(entry.name)
        self.line = texts.say(entry.ready) if entry.ready is not None else ""
        head = f"**{self.label}**  <gold>{kit.keys.written(self.hotkey)}</>" if self.hotkey else f"**{self.label}**"
        about = [texts.tr("price-is", price=texts.price(entry.price))] if entry.price else []
        if entry.missing and entry.reason is not None and entry.reason.key == CANNOT_PAY:
            about.append(f"<danger>{texts.tr('price-lacks', price=texts.price(entry.missing))}</>")
        if entry.left is not None:
            head = f"{head} · {texts.tr('pieces-left', count=entry.left)}"
        rows = [head, *([" · ".join(about)] if about else [])]
        if entry.about is not None:
            rows.append(texts.rich(entry.about))
        if entry.warning is not None:
            rows.append(f"<fire>{texts.rich(entry.warning)}</>")
        if entry.reason is not None and not (entry.missing and entry.reason.key == CANNOT_PAY):
            rows.append(f"<danger>{texts.rich(entry.reason)}</>")
        self.tip = "\n".join(rows)
        self.why = texts.say(entry.reason) if entry.reason is not None else ""

    @property
    def possible(self) -> bool:
        """Return whether the action can be done now."""
        return self.entry.reason is None

    @property
    def named(self) -> bool:
        """Return whether its name stands on it, beside the picture: where there is room for it in the smallest type."""
        px = self.kit.px
        room = self.rect.width - 3 * px(5) - px(_PICTURE) - 2
        if self.rect.width < px(_NAMED):
            return False
        name = self.kit.text.fit(self.label, SMALL, room)
        below = px(_PRICE) if self.entry.price and len(name.lines) > 1 else 0
        return name.fits and self._below_key() + name.size.height + below <= self.rect.height - px(4)

    def _below_key(self) -> int:
        """Return how far from the top of the card a name of small type stands that is as broad as the card."""
        return max(self.kit.px(10), self.kit.text.line_height(_KEY) - self.kit.px(2))

    def measure(self, width: int | None = None) -> Size:
        """Want room for the name beside the picture."""
        px = self.kit.px
        name = self.kit.text.size(self.label, _NAME).width
        natural = max(px(_NAMED), px(_PICTURE + 24) + max(name, self._chips(px(16))))
        return Size(natural if width is None else width, px(TILE))

    def least(self) -> int:
        """Give way down to the picture above its price, and to the name in two lines where they have their height."""
        px, text = self.kit.px, self.kit.text
        key, two = text.line_height(_KEY), 2 * text.line_height(SMALL, LEAST_TEXT)
        low = px(TILE) - 2 * px(4) - (px(_PRICE) if self.entry.price else 0) < key + two
        word = (
            text.size(self.label, SMALL, LEAST_TEXT).width if low else text.widest_word(self.label, SMALL, LEAST_TEXT)
        )
        return max(px(_LEAST), self._chips(px(11)) + px(6), word + 2 * px(_EDGE))

    def least_in_a_line(self) -> int:
        """Return the width at which the name below the picture needs one line."""
        text = self.kit.text
        return max(self.least(), text.size(self.label, SMALL, text.modest(SMALL)).width + 2 * self.kit.px(_EDGE))

    def keeps(self) -> int:
        """Return the width that it keeps beside a hand that wants room: all it says stays readable."""
        return self.measure().width if self.line else self.least_in_a_line()

    def _chips(self, side: int) -> int:
        """Return the width of the price."""
        count = sum(number for _, number in self.entry.price)
        return count * side + max(0, count - 1) * _between(side)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card."""
        kit, box = self.kit, self.rect
        self._ground(surface)
        px = kit.px
        inner = inset(box, px(_EDGE), px(4))
        if self.named:
            picture = pygame.Rect(inner.x, inner.y, px(_PICTURE), inner.height)
            self._draw_picture(surface, pygame.Rect(picture.x, picture.y, picture.width, picture.height - px(12)))
            self._draw_corners(surface, (picture.centerx, inner.bottom + px(1)), inner)
            words = pygame.Rect(picture.right + px(5), inner.y, inner.right - picture.right - px(5), inner.height)
            self._draw_words(surface, words)
        else:
            self._draw_narrow(surface, inner)
        if self.ringed:
            kit.ring(surface, box)

    def _draw_narrow(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        """Draw the picture above the price, and between them the name, in two lines where one is too short."""
        kit, px = self.kit, self.kit.px
        low = inner.bottom
        if self.entry.price:
            low -= px(_PRICE)
            self._draw_price(surface, pygame.Rect(self.rect.x + px(3), low, self.rect.width - px(6), px(_PRICE)))
        style = SMALL.of("ink" if self.possible else "faint")
        room = low - inner.y - kit.text.line_height(_KEY) + px(4)
        name = kit.text.fit(self.label, style, inner.width, tall=room)
        low -= name.size.height - px(2)
        place = pygame.Rect(inner.x, low, inner.width, name.size.height)
        kit.text.draw_lines(surface, name.lines, place, style, pixels=name.pixels, across=0.5)
        self._draw_picture(surface, pygame.Rect(inner.x, inner.y + px(4), inner.width, low - px(1) - inner.y - px(4)))
        self._draw_corners(surface, None, inner)

    def _draw_picture(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw what it builds or does in the own colours, or its icon."""
        kit = self.kit
        side = min(box.size)
        if self.piece is not None:
            picture = self._piece(side, *self.piece)
        else:
            side = round(0.86 * side)
            picture = kit.icon(self.entry.icon, side, "gold-light" if self.possible else "dim")
        if not self.possible:
            picture = picture.copy()
            picture.set_alpha(_PALE)
        surface.blit(picture, picture.get_rect(center=box.center))

    def _piece(self, side: int, key: str, colours: SeatColours) -> pygame.Surface:
        """Return the picture of a piece; a long and thin one slants, so that it is as large as the others."""
        art = self.kit.art
        wide, tall = art.natural_size(key)
        if wide < _THIN * tall:
            return art.sprite(key, side, seat=colours)
        return pygame.transform.rotozoom(art.sprite(key, (round(1.6 * side), side), seat=colours), _SLANT, 0.72)

    def _draw_corners(self, surface: pygame.Surface, foot: tuple[int, int] | None, inner: pygame.Rect) -> None:
        """Draw the key at the right top, and how many are left: at the left top, or below the picture."""
        kit, px = self.kit, self.kit.px
        style = _KEY.of("ice" if self.possible else "faint")
        at = (inner.right, inner.y - px(2))
        kit.text.draw(surface, self._key(inner.width), at, style, across=1.0, within=self.rect)
        if self.entry.left is None:
            return
        style = _KEY.of("dim" if self.possible else "faint")
        left = self._left()
        if foot is None:
            told = kit.text.draw(surface, left, (inner.x, inner.y - px(2)), style, within=self.rect)
        else:
            told = kit.text.draw(surface, left, foot, style, across=0.5, down=1.0, within=self.rect.inflate(0, 4))
        room = inner.right - told.right - px(16) if foot is None else 0
        for index in range(min(self.entry.tokens, room // px(12)) if foot is None else self.entry.tokens):
            token = kit.art.sprite("token-back", px(13))
            place = (told.right + px(2) + index * px(11), told.centery)
            surface.blit(token, token.get_rect(midleft=place))

    def _draw_words(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw the name, and below it the price or the line."""
        kit, px = self.kit, self.kit.px
        corner = kit.text.size(self._key(box.width), _KEY).width + px(3)
        ink = "ink" if self.possible else "faint"
        row = kit.text.line_height(_NAME)
        top = box.y + max(0, (box.height - row - px(20)) // 2)
        beside = corner if top < box.y + kit.text.line_height(_KEY) - px(5) else 0
        style = _NAME
        name = kit.text.fit(self.label, style, box.width - beside, lines=1)
        if not name.fits:
            style, beside = SMALL, 0
            name = kit.text.fit(self.label, style, box.width - 2, lines=2)
            top = box.y + self._below_key()
            if not self._key(box.width):
                top = max(box.y, min(top, box.bottom - px(17) - name.size.height))
        place = pygame.Rect(box.x, top, box.width - beside, name.size.height)
        kit.text.draw_lines(surface, name.lines, place, style.of(ink), pixels=name.pixels, across=0.0)
        foot = pygame.Rect(box.x, max(place.bottom, top + row), box.width, px(17))
        foot.bottom = min(foot.bottom, box.bottom)
        if self.entry.price:
            self._draw_price(surface, foot, at_left=True)
        elif self.line:
            style = SMALL.of("gold" if self.possible else "faint")
            room = pygame.Rect(box.x, place.bottom, box.width, box.bottom + px(2) - place.bottom)
            line = kit.text.fit(self.line, style, box.width, lines=2, tall=room.height)
            if line.size.height <= room.height:  # else the tip alone tells it
                kit.text.draw_lines(surface, line.lines, room, style, pixels=line.pixels)

    def _draw_price(self, surface: pygame.Surface, box: pygame.Rect, *, at_left: bool = False) -> None:
        """Draw the price as large as there is room."""
        side = min(self.kit.px(17), box.height)
        while side > 8 and self._chips(side) > box.width:
            side -= 1
        wide = self._chips(side)
        centre = (box.x + wide // 2 if at_left else box.centerx, box.centery)
        draw_price(self.kit, surface, self.entry.price, self.entry.missing, centre, side, not self.possible)

    def _left(self) -> str:
        return f"×{self.entry.left}"

    def _key(self, width: int) -> str:
        """Name the key where it has its place; a long one that the player has chosen is told by the tip alone."""
        kit = self.kit
        written = kit.keys.written(self.hotkey)
        room = width
        if self.entry.left is not None:
            room -= kit.text.size(self._left(), _KEY).width + kit.px(4)
        if self.named:
            room = min(room, width // 3)
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


class PrimaryButton(Button):
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
        return Size(max(size.width, self.kit.px(118)), max(size.height, self.kit.px(TILE)))

    def least(self) -> int:
        """Need room for the words."""
        return max(super().least(), self.kit.px(104))

    def least_height(self, width: int) -> int:
        """Need room for the words in the smallest type; the line with the reason takes half of the height at most."""
        if not self.why:
            return super().least_height(width)
        fit, inner = self.kit.text.fit, width - 2 * self.kit.px(6)
        why = fit(plain(self.why), SMALL, inner, tall=1).size.height
        name = fit(self.text, self._style(), inner, lines=1, tall=1).size.height
        return why + max(why, name) + 2 * self.kit.px(3)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the name and the line with the reason, in as many lines as have room."""
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
