"""The last screen there is: white words on dark ground, for when even the screen that tells of errors fails.

It needs no theme, no picture, no font of the game and no translator, so that nothing of all that can break it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from catan_desktop.ui.scene import Change, Quit

_GROUND, _INK = (14, 22, 32), (232, 238, 244)
_LEAST, _ROWS = 18, 34
"""Least size of the type in pixels; rows that the window's height is divided into where that makes it larger."""


class PlainScene:
    """Sentences, and three keys."""

    overlay = False

    def __init__(self, said: Sequence[str], title: Callable[[], Change], copy: Callable[[], object]) -> None:
        """`title`: where Enter leads; `copy`: what C does."""
        self.said = tuple(said)
        self.dirty = True
        self.moving = False
        self._title = title
        self._copy = copy
        self._age = 0.0

    def enter(self, size: tuple[int, int]) -> None:
        """Be drawn again."""
        del size
        self.dirty = True

    def update(self, seconds: float) -> Change:
        """Let time pass."""
        self._age += seconds
        return None

    def handle(self, event: pygame.event.Event) -> Change:
        """Enter goes to the title, C copies the report, Escape ends the program."""
        if event.type != pygame.KEYDOWN or self._age < 0.3:
            return None
        if event.key in {pygame.K_RETURN, pygame.K_KP_ENTER}:
            return self._title()
        if event.key == pygame.K_c:
            self._copy()
        return Quit() if event.key == pygame.K_ESCAPE else None

    def draw(self, surface: pygame.Surface) -> None:
        """Write the sentences, broken to the width."""
        surface.fill(_GROUND)
        pixels = max(_LEAST, surface.get_height() // _ROWS)
        font = pygame.font.Font(None, round(pixels * 1.3))
        left = y = 3 * pixels
        room = max(1, surface.get_width() - 2 * left)
        for text in self.said:
            for line in _broken(font, text, room):
                surface.blit(font.render(line, True, _INK), (left, y))
                y += font.get_linesize()
            y += pixels
        self.dirty = False


def _broken(font: pygame.font.Font, text: str, width: int) -> list[str]:
    """Break a text into lines; a word that is too wide is cut."""
    lines, line = [], ""
    for piece in (part for word in text.split() for part in _cut(font, word, width)):
        wider = f"{line} {piece}" if line else piece
        if line and font.size(wider)[0] > width:
            lines.append(line)
            line = piece
        else:
            line = wider
    return [*lines, line]


def _cut(font: pygame.font.Font, word: str, width: int) -> list[str]:
    """Cut a word into parts that are no wider than this, of a letter at least."""
    parts = []
    while len(word) > 1 and font.size(word)[0] > width:
        fits = next((at for at in range(len(word) - 1, 1, -1) if font.size(word[:at])[0] <= width), 1)
        parts.append(word[:fits])
        word = word[fits:]
    return [*parts, word]
