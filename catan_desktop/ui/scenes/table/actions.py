"""The actions of the game with their prices and keys, and the one gold button."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.present.models.panels import ActionButton
from catan_desktop.ui.art import Art
from catan_desktop.ui.card_name import unnamed
from catan_desktop.ui.geometry import Size, inset, place
from catan_desktop.ui.rich import plain
from catan_desktop.ui.scenes.table.price_row import PriceRow
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.tile_name import TileName
from catan_desktop.ui.text import SMALL, Style
from catan_desktop.ui.theme import LEAST_TEXT, SeatColours
from catan_desktop.ui.widgets import (
    Button,
    CloseLabel,
    Column,
    Kit,
    Label,
    Padded,
    Picture,
    Pressable,
    Row,
    Space,
    Widget,
)
from catan_desktop.ui.widgets.button import LOOKS

CANNOT_PAY = "reason-cannot-pay"
"""The refusal that the missing cards say better."""
TILE = 70
"""Height of a card, an action and the gold button, in design units."""
_PICTURE, _NAMED, _LEAST_NAMED, _LEAST = 38, 106, 92, 58
"""Design units of the picture beside a name, of a card that has it there, usually and at least, and of any card."""
_LOW_PICTURE = 20
"""Design units of the picture above a name, at least."""
_EDGE = 4
"""Design units between the side of a card and its name."""
_GOLD = 150
"""Width of the gold button in design units, where there is room."""
_GIVES = 0.001
"""The name below a picture takes no room that is left over, and is smaller where it lacks some."""
_TOP = 7
"""Design units above a name that has its key beside it."""
_SHORT = 6
"""Letters of the name of a key that has its place on a card."""
_THIN, _SLANT = 2.5, 35
"""Width to height from which on a picture is slanted, and by how many degrees."""
_PALE = 105
"""How faint the picture of what is impossible is."""
GUARD_SECONDS = 0.4
"""Seconds in which the gold button cannot be pressed after it has come to mean that the turn is given away."""
_NAME = Style("strong", "body")
_KEY = Style("strong", "small", "dim")


def painting(art: Art, entry: ActionButton) -> str:
    """Return the name of the picture of an action that puts no piece on the board; empty where there is none.

    It is the one that the action names, `action-<icon>`, else that of a piece or a badge named so, else that of its
    topic: a hero who is to be used.
    """
    names = (entry.picture, f"action-{entry.icon}", f"piece-{entry.icon}", f"badge-{entry.icon}", entry.topic)
    return next((name for name in names if art.has(name)), "")


def look_of(entry: ActionButton) -> tuple[object, ...]:
    """Return what the card of an action shows of it; its tip may tell more."""
    said = (entry.name, entry.icon, entry.ready, entry.price, entry.missing, entry.left, entry.tokens)
    return (*said, entry.reason is None, entry.topic)


class ActionPicture(Widget):
    """What an action builds or does, in the own colours; its icon where there is no picture of it."""

    def __init__(self, kit: Kit, card: ActionCard, *, over: bool = False) -> None:
        """`over`: it is below the name, and reaches up between what stands in the corners."""
        super().__init__(kit, grow=1.0)
        self.card, self.over = card, over

    def measure(self, width: int | None = None) -> Size:
        """Be as broad as beside a name, and as tall as there is room."""
        return Size(0 if self.over else self.kit.px(_PICTURE), 0)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it as large as there is room; pale where the action is impossible."""
        kit, card = self.kit, self.card
        box = pygame.Rect(self.rect)
        if self.over:
            up, air = card.key.measure().height, kit.px(2)
            box.y, box.height = box.y - up, box.height + up + air
            lacks = max(0, kit.px(_LOW_PICTURE) - box.height)
            box.y, box.height = box.y - lacks // 3, box.height + lacks
        side = min(box.size)
        if side <= 0:
            return
        if card.piece is not None:
            picture = self._piece(side, *card.piece)
        else:
            picture = kit.icon(card.entry.icon, round(0.86 * side), "gold-light" if card.possible else "dim")
        if not card.possible:
            picture = picture.copy()
            picture.set_alpha(_PALE)
        surface.blit(picture, picture.get_rect(center=box.center))

    def _piece(self, side: int, key: str, colours: SeatColours) -> pygame.Surface:
        """Return the picture of a piece; a long and thin one slants, so that it is as large as the others."""
        art = self.kit.art
        wide, tall = art.natural_size(key)
        if wide < _THIN * tall:
            return unnamed(art, key, side, seat=colours)
        return pygame.transform.rotozoom(art.sprite(key, (round(1.6 * side), side), seat=colours), _SLANT, 0.72)


class ActionCard(Pressable):
    """One kind of action: picture, name, price or a line, key, pieces left. It stays where it is when it is impossible.

    The name stands beside the picture, or below it where the card is narrow.
    """

    def __init__(
        self,
        kit: Kit,
        texts: TableText,
        entry: ActionButton,
        piece: tuple[str, SeatColours] | None = None,
    ) -> None:
        """`piece`: the picture of what it builds or does, and in whose colours; without one its icon is its picture."""
        super().__init__(
            kit,
            hotkey=kit.keys.action(entry.key, entry.hotkey),
            name=f"act-{entry.key}",
            topic=entry.topic,
            grow=1.0,
        )
        self.shows = ("act", entry.key)
        self.texts = texts
        self.entry = entry
        self.chosen = False
        self.piece = piece
        self._beside = False
        """Its name has room beside the picture."""
        self._least: tuple[object, int] = (None, 0)
        self._placed: object = None
        self._small: bool | None = None
        """Its name has the smaller type; None: what it shows has yet to be arranged."""
        self.content = Padded(kit, Widget(kit), pad=_EDGE)
        written = kit.keys.written(self.hotkey)
        ink = "ice" if entry.reason is None else "faint"
        self.key = CloseLabel(kit, written if len(written) <= _SHORT else "…", _KEY.of(ink))
        self.price = PriceRow(kit, entry.price, entry.missing, dim=entry.reason is not None)
        self.label = texts.say(entry.name)
        self.line = texts.say(entry.ready) if entry.ready is not None else ""

    def renew(self, entry: ActionButton, on_press: Callable[[], object], *, chosen: bool) -> None:
        """Take what is beneath its look: tip and press; a press that is not over is forgotten."""
        self.chosen, self.on_press, self.down = chosen, on_press, False
        if not self.tip or entry != self.entry:
            self.entry, self.tip = entry, self._tip(entry)

    def _tip(self, entry: ActionButton) -> str:
        """Return its tip."""
        kit, texts = self.kit, self.texts
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
        return "\n".join(rows)

    @property
    def named(self) -> TileName | None:
        """Return its name in the smaller type, where it has that."""
        return next((part for part in self.content.walk() if isinstance(part, TileName)), None)

    @property
    def possible(self) -> bool:
        """Return whether the action can be done now."""
        return self.entry.reason is None

    @property
    def _scale(self) -> tuple[object, ...]:
        """Return what sizes depend on besides what it shows."""
        return (self.kit.k, self.kit.larger, id(self.kit.theme))

    def measure(self, width: int | None = None) -> Size:
        """Want room for the name between picture and key."""
        px = self.kit.px
        head = self.kit.text.size(self.label, _NAME).width + px(_EDGE) + self.key.measure().width
        price = self.price.measure().width
        natural = max(px(_NAMED), px(_PICTURE) + 3 * px(_EDGE) + head, px(_PICTURE + 24) + price)
        return Size(natural if width is None else width, px(TILE))

    def least(self) -> int:
        """Give way down to the picture above its price, and to the name in two lines where they have their height."""
        if self._least[0] != self._scale:
            self._least = (self._scale, self._narrowest())
        return self._least[1]

    def _narrowest(self) -> int:
        px, text = self.kit.px, self.kit.text
        self.price.most = self.price.largest = None
        key, two = text.pixels(_KEY), 2 * text.line_height(SMALL, LEAST_TEXT)
        least = max(px(_LEAST), self.price.least() + px(6))
        low = px(TILE) - 2 * px(_EDGE) - self.price.measure(least - px(6)).height < key + two
        wide, lines = text.widest_word(self.label, SMALL, LEAST_TEXT), 1 if low else 2
        while len(text.wrap(self.label, SMALL, wide, LEAST_TEXT)) > lines:
            wide += 1
        return max(least, wide + 2 * px(_EDGE))

    def keeps(self) -> int:
        """Return the width that it keeps beside a hand that wants room: all it says stays readable."""
        text = self.kit.text
        name = text.size(self.label, SMALL, text.modest(SMALL)).width + 2 * self.kit.px(_EDGE)
        return self.measure().width if self.line else max(self.least(), name)

    def layout(self, rect: pygame.Rect) -> None:
        """Find out whether the name has room beside the picture, and in which type."""
        placed = (tuple(rect), self._scale)
        if placed == self._placed:
            return
        self._placed, self._small = placed, None
        super().layout(rect)
        px, text = self.kit.px, self.kit.text
        inner = inset(rect, px(_EDGE))
        room = inner.width - px(_PICTURE) - px(_EDGE)
        name = text.fit(self.label, SMALL, room)
        line = text.line_height(SMALL, text.modest(SMALL))
        self.price.largest, self.price.most = None, inner.height - self.key.measure().height - line + px(2)  # with air
        tall = self.key.measure().height + name.size.height + self.price.measure(max(1, room)).height
        self._beside = rect.width >= px(_LEAST_NAMED) and name.fits and tall <= inner.height

    @property
    def large(self) -> bool:
        """Return whether its name has room beside the picture in the larger type."""
        px, text = self.kit.px, self.kit.text
        beside = self.rect.width - px(_PICTURE) - 4 * px(_EDGE) - self.key.measure().width
        return self._beside and text.size(self.label, _NAME).width <= beside

    def arrange(self, *, small: bool) -> None:
        """Set the name beside the picture where it has room in small type, else below it; `small`: as others are."""
        self.price.largest = None
        if small == self._small:
            return
        self._small, rect, px = small, self.rect, self.kit.px
        inner = inset(rect, px(_EDGE))
        room = inner.width - px(_PICTURE) - px(_EDGE)
        self.content.child = self._side_by_side(room) if self._beside else self._below()
        rows = self.price.measure(inner.width).height if not self._beside and self.entry.price else 0
        self.content.layout(rect.inflate(0, px(_EDGE)) if rows > self.price.measure().height else rect)
        self.key.layout(place(self.key.measure(), inner.move(0, -px(2)), 1.0, 0.0))

    def _corner(self) -> list[Widget]:
        """Return how many are left, with the tokens that bring another."""
        entry, kit = self.entry, self.kit
        if entry.left is None:
            return []
        count = CloseLabel(kit, f"×{entry.left}", _KEY.of("dim" if self.possible else "faint"))
        return [count, *(Picture(kit, "token-back", 11, ink=None) for _ in range(entry.tokens))]

    def _foot(self, room: int, tall: int) -> list[Widget]:
        """Return the price, or else the line where it has room."""
        if self.entry.price:
            self.price.across = 0.0
            return [self.price]
        style = SMALL.of("gold" if self.possible else "faint")
        if not self.line or not self.kit.text.fit(self.line, style, room, tall=tall).fits:
            return []  # the tip alone tells it
        return [Label(self.kit, self.line, style, shrinks=2, grow=1.0)]

    def _side_by_side(self, room: int) -> Widget:
        """Return the picture, and beside it name and price: below the key where the name has no room beside that."""
        kit, ink = self.kit, "ink" if self.possible else "faint"
        large = self.large and not self._small
        name: Widget = TileName(kit, self.label, SMALL.of(ink), shrinks=2)
        if large:
            name = Row(kit, [Label(kit, self.label, _NAME.of(ink)), Space(kit)], gap=0)
        top = kit.px(_TOP) if large else self.key.measure().height
        foot = self._foot(room, self.rect.height - 2 * kit.px(_EDGE) - top - name.measure(room).height)
        words = Column(kit, [Space(kit, top / kit.k, grow=0.0), name, *(foot or [Space(kit)])], gap=0, grow=1.0)
        left: list[Widget] = [ActionPicture(kit, self), Row(kit, [Space(kit), *self._corner(), Space(kit)], gap=1)]
        return Row(kit, [Column(kit, left, gap=0), words], gap=_EDGE, stretch=True)

    def _below(self) -> Widget:
        """Return the picture between how many are left and the key, and below it name and price."""
        kit = self.kit
        top = Row(kit, [*self._corner(), Space(kit, self.key.measure().height / kit.k, grow=1.0)], gap=1)
        ink = "ink" if self.possible else "faint"
        name = TileName(kit, self.label, SMALL.of(ink), across=0.5, shrinks=2, grow=_GIVES)
        self.price.across = 0.5
        foot = [self.price] if self.entry.price else []
        return Column(kit, [top, ActionPicture(kit, self, over=True), name, *foot], gap=0)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card."""
        self._ground(surface)
        self.content.draw(surface)
        self.key.draw(surface)
        if self.ringed:
            self.kit.ring(surface, self.rect)

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
        """Be as tall as the cards beside it; its width does not follow its words, so that they keep their places."""
        del width
        return Size(max(self.least(), self.kit.px(_GOLD)), self.kit.px(TILE))

    def least(self) -> int:
        """Return the width at which the words are no taller than the cards beside it."""
        least, most = max(super().least(), self.kit.px(104)), self.kit.px(TILE)
        widths = range(least, max(least, self.kit.px(_GOLD)), 4)
        return next((width for width in widths if self.least_height(width) <= most), least)

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
