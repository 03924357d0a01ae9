"""An answer as a large card: its picture, its name, what it means, and the number that chooses it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from catan_desktop.ui.card_name import MOST_NAME, NAME, easy, fitted_name, pitch, strip_of, write_name
from catan_desktop.ui.dialogs.option_row import CARD, PALE, Option, OptionRow
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.text import BODY, SMALL, Style
from catan_desktop.ui.text import NAME as TITLE
from catan_desktop.ui.theme import LEAST_TEXT
from catan_desktop.ui.widgets import Grid, Kit

_ABREAST = 5
"""Cards at most that stand in one line, large; more of them have a small picture beside the words."""
_FEW, _MOST, _COLUMNS = 3, 9, 3
"""The most that are large in one line; the most that are cards; columns of many."""
_GAP, _EDGES = 8, 24
"""Between two cards, and around them, in design units."""
_WIDE, _NARROW, _BESIDE, _LEAST_BESIDE = 270, 216, 324, 240
"""Width of a card in design units: of a few, of more in one line, of many, and of those where room is short."""
_TILE = (98, 48)
"""Width and height in design units of the picture on the card of a narrow panel."""
_TALL, _LESS, _FACE = 250, 120, 72
"""Height of the picture in design units: of a few cards with a strip, of others in one line, of many."""
_STRIP_TYPE = 0.62
"""Share of the height of the strip that the type takes."""


class OptionCard(OptionRow):
    """One answer of up to five: the picture above the words."""

    def __init__(self, kit: Kit, option: Option, name: str, digit: int, *, few: bool) -> None:
        """`few`: there is room for a larger picture and larger type."""
        super().__init__(kit, option, name, digit)
        self.few = few
        self.plated = option.picture.startswith(CARD)
        """The name stands on the picture."""

    def _words(self) -> Style:
        return BODY if self.few else SMALL

    def _tall(self) -> int:
        return self.kit.px(_TALL if self.plated and self.few else _LESS)

    def _room(self, width: int) -> int:
        return max(1, width - 2 * self._pad())

    def _heights(self, width: int) -> tuple[int, int]:
        """Return the heights of name and words at a width of the card; 0 for a name that stands on the picture."""
        rich, room, k = self.kit.rich, self._room(width), self.kit.k
        title = 0 if self.plated else rich.lay(self.option.title, room, TITLE, k).size.height
        text = rich.lay(self.option.text, room, self._words(), k).size.height if self.option.text else 0
        return title, text

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as picture and words."""
        wide = self.kit.px(_WIDE if self.few else _NARROW) if width is None else width
        return Size(wide, self._tall() + sum(self._heights(wide)) + 2 * self._pad() + self.kit.px("gap"))

    def least(self) -> int:
        """Need room for the longest word."""
        rich, k = self.kit.rich, self.kit.k
        title, text = (rich.widest_word(self.option.title, TITLE, k), rich.widest_word(self.option.text, BODY, k))
        return max(title, text) + 2 * self._pad()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card; the chosen one with a gold rim."""
        kit, box, pad = self.kit, self.rect, self._pad()
        self.draw_ground(surface)
        tall = self._tall()
        face = self.pale(kit.art.sprite(self.option.picture, tall)) if self.plated else self.picture((tall, tall))
        place = face.get_rect(midtop=(box.centerx, box.y + pad))
        if self.plated:
            kit.shadow(surface, place, kit.px(6))
        surface.blit(face, place)
        top = box.y + pad + self._tall() + kit.px("gap")
        if self.plated:
            self._name(surface, place)
        else:
            top += self._line(surface, self.option.title, TITLE.of(self.ink()), top)
        self._line(surface, self.option.text, self._words().of("dim"), top)
        self.draw_digit(surface, (box.right - pad, box.y + pad + kit.px(6)))

    def _line(self, surface: pygame.Surface, text: str, style: Style, top: int) -> int:
        """Draw marked-up text in the middle of the card, and return its height."""
        laid = self.kit.rich.lay(text, self._room(self.rect.width), style, self.kit.k)
        left = self.rect.centerx - laid.size.width // 2
        self.kit.rich.draw(surface, laid, (left, top), self.rect)
        return laid.size.height

    def _name(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        """Write the name on the strip of the picture; one that is too long for it has a plate over the foot."""
        text, strip = self.kit.text, strip_of(place)
        most = round(_STRIP_TYPE * strip.height)
        width = text.size(self.option.title, NAME, most).width
        pixels = min(most, most * (strip.width - self.kit.px(6)) // max(1, width))
        found = fitted_name(text, self.option.title, strip.width - 2, MOST_NAME * place.height)
        if pixels >= easy(text) or found is None:
            text.draw(surface, self.option.title, strip.center, NAME, pixels=pixels, across=0.5, down=0.5)
            return
        plate = pygame.Rect(strip.x, 0, strip.width, max(strip.height, len(found[0].lines) * pitch(found[0]) + 4))
        plate.bottom = strip.bottom
        self.kit.art.panel(
            surface, plate, self.kit.colour("paper-light"), radius=3, alpha=255 if self.enabled else PALE
        )
        write_name(text, surface, found, plate.center)


class OptionTile(OptionRow):
    """One of several cards in a narrow panel: what is in its frame, and its name on a strip below."""

    def __init__(self, kit: Kit, option: Option, name: str, digit: int, among: Sequence[Option]) -> None:
        """`among`: the answers whose names have one size of type."""
        super().__init__(kit, option, name, digit, low=True)
        self.among = among

    def _strip(self) -> int:
        return self.kit.text.line_height(NAME) + self.kit.px(2)

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as picture and strip."""
        wide = self.kit.px(_TILE[0]) if width is None else width
        return Size(wide, self.kit.px(_TILE[1]) + self._strip() + 2 * self.kit.px(2))

    def least(self) -> int:
        """Need room for the longest name in the smallest type."""
        names = max(self.kit.text.size(one.title, NAME, LEAST_TEXT).width for one in self.among)
        return names + 4 * self.kit.px(2)

    def tall_at(self, width: int) -> bool:
        """Return whether the name needs more than two lines: it has one."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card; the chosen one with a gold rim."""
        kit, edge = self.kit, self.kit.px(2)
        self.draw_ground(surface)
        box = self.rect.inflate(-2 * edge, -2 * edge)
        strip = pygame.Rect(box.x, box.bottom - self._strip(), box.width, self._strip())
        face = self.picture((box.width, strip.y - box.y))
        surface.blit(face, face.get_rect(midbottom=strip.midtop))
        kit.art.panel(surface, strip, kit.colour("paper-light"), radius=3, alpha=255 if self.enabled else PALE)
        room = box.width - 2 * edge
        pixels = min(kit.text.fit(one.title, NAME, room, lines=1, tall=strip.height).pixels for one in self.among)
        text = self.option.title
        kit.text.draw(surface, text, strip.center, NAME, pixels=pixels, across=0.5, down=0.5, within=self.rect)
        side = kit.text.line_height(SMALL)
        cap = pygame.Rect(box.right - side - edge, box.y + edge, side, side)
        kit.panel(surface, cap, "sunken", radius="radius-small", rim=None)
        kit.text.draw(surface, self.hotkey, cap.center, SMALL, across=0.5, down=0.5, within=cap)


def are_cards(options: Sequence[Option]) -> bool:
    """Return whether all answers are cards with no more than a name."""
    return all(option.picture.startswith(CARD) and not option.text for option in options)


def is_pictured(options: Sequence[Option]) -> bool:
    """Return whether all answers have picture and words, and are few enough to be shown as large cards."""
    return 1 < len(options) <= _MOST and all(option.picture and option.text for option in options)


def option_card(kit: Kit, option: Option, name: str, digit: int, among: int) -> OptionRow:
    """Make the card of one answer."""
    if among > _ABREAST:
        return OptionRow(kit, option, name, digit, face=_FACE)
    return OptionCard(kit, option, name, digit, few=among <= _FEW)


def _cell(count: int) -> int:
    return _WIDE if count <= _FEW else _NARROW if count <= _ABREAST else _BESIDE


def card_grid(kit: Kit, cards: Sequence[OptionRow]) -> Grid:
    """Lay cards side by side: up to five in one line, more of them in lines of three."""
    count = len(cards)
    if count > _ABREAST:
        return Grid(kit, cards, cell=_LEAST_BESIDE, most=_COLUMNS)
    return Grid(kit, cards, cell=_cell(count), most=count)


def grid_width(cards: Sequence[OptionRow]) -> int:
    """Return the width of a dialog around the cards, in design units."""
    across = len(cards) if len(cards) <= _ABREAST else _COLUMNS
    return across * (_cell(len(cards)) + _GAP) + _EDGES
