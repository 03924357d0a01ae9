"""The name on a card: whole where it fits, else in light type, else with its long words parted."""

from __future__ import annotations

from itertools import product

import pygame

from catan_desktop.ui.art import Art
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.hyphens import HYPHEN, split_word
from catan_desktop.ui.text import Fitted, Style, Text
from catan_desktop.ui.theme import LEAST_TEXT, SeatColours

NAME = Style("strong", "small", "ink-dark")
_LIGHT_NAME = Style("text", "small", "ink-dark")
_EASY = 0.7
"""Share of the usual size of type that is still easy to read."""
_SHORT = 6
"""A word of no more letters stays whole: half of it says nothing."""
_FOOT = 0.03
"""The part of the height of a card that is its rim below that strip."""
_LEAST_CUT, _PARCHMENT = 12, 170
"""Pixels of a card that is large enough to be cut, and how bright that strip is, of 255."""
_CLOSE = 1
"""Pixels between the lines of a name."""
MOST_NAME = 0.4
"""The most of a card's height that its name takes."""


def pitch(named: Fitted) -> int:
    """Return how far the lines of a name are apart."""
    return named.pixels + _CLOSE


def strip_of(card: pygame.Rect) -> pygame.Rect:
    """Return the strip that the drawing of a card has for its name."""
    return pygame.Rect(card.x, card.y + round(0.76 * card.height), card.width, round(0.2 * card.height))


def easy(text: Text) -> int:
    """Return the least size of type, in real pixels, that is still easy to read on a card."""
    return max(LEAST_TEXT, round(_EASY * text.pixels(NAME)))


def name_width(text: Text, name: str) -> int:
    """Return the width of a name whose words stand below each other, whole and in type of the usual size."""
    return text.widest_word(name, NAME, text.pixels(NAME))


def fitted_name(text: Text, name: str, room: int, most: float, *, parted: bool = True) -> tuple[Fitted, Style] | None:
    """Return the lines of a name that fit a card of `room` pixels, together no higher than `most`; None where not even
    the smallest type does. Type that is easy to read comes first, then whole words, strong type and one line.

    parted: long words may be parted.
    """
    full = text.pixels(NAME)
    for least in (easy(text), LEAST_TEXT):
        for whole, style in product((True, False) if parted else (True,), (NAME, _LIGHT_NAME)):
            said = name if whole else _parted(text, name, style, room)
            for lines, pixels in product((1, len(said.split())), range(full, least - 1, -1)):
                broken = _broken(text, said, style, room, pixels)
                if broken is not None and len(broken) <= lines and len(broken) * (pixels + _CLOSE) <= most:
                    widest = max(text.size(line, style, pixels).width for line in broken)
                    return Fitted(pixels, broken, Size(widest, len(broken) * (pixels + _CLOSE)), True), style
    return None


def write_name(text: Text, surface: pygame.Surface, found: tuple[Fitted, Style], centre: tuple[int, int]) -> None:
    """Write the lines of a name around a point."""
    named, style = found
    for index, line in enumerate(named.lines):
        middle = centre[1] + round((index - (len(named.lines) - 1) / 2) * pitch(named))
        text.draw(surface, line, (centre[0], middle), style, pixels=named.pixels, across=0.5, down=0.5)


def _broken(text: Text, said: str, style: Style, room: int, pixels: int) -> tuple[str, ...] | None:
    """Return the lines of a name; None where one of its words is wider than the room."""
    return text.wrap(said, style, room, pixels) if text.widest_word(said, style, pixels) <= room else None


def _parted(text: Text, name: str, style: Style, room: int) -> str:
    """Return a name with its words parted that are wider than the room."""
    said: list[str] = []
    for word in name.split():
        long = len(word) > _SHORT and text.size(word, style, LEAST_TEXT).width > room
        halves = split_word(word) if long else None
        said += [word] if halves is None else [halves[0] + HYPHEN, halves[1]]
    return " ".join(said)


def unnamed(art: Art, key: str, size: int | tuple[int, int], *, seat: SeatColours | None = None) -> pygame.Surface:
    """Return the picture of a card, without the strip for its name where it has one, for where no name is written;
    any other picture as it is."""
    face = art.sprite(key, size, seat=seat)
    wide, tall = face.get_size()
    if not key.startswith("card-") or key.startswith("card-back-") or min(wide, tall) < _LEAST_CUT:
        return face
    if any(min(face.get_at((round(x * wide), round(0.86 * tall)))[:2]) < _PARCHMENT for x in (0.2, 0.5, 0.8)):
        return face

    def cut() -> pygame.Surface:
        top, foot = strip_of(face.get_rect()).top, round(_FOOT * tall)
        short = pygame.Surface((wide, top + foot), pygame.SRCALPHA)
        short.blit(face, (0, 0), (0, 0, wide, top))
        short.blit(face, (0, top), (0, tall - foot, wide, foot))
        return short

    return art.cached(("card-unnamed", key, (wide, tall)), cut)
