"""The name on the card of an action."""

from __future__ import annotations

import pygame

from catan_desktop.ui.geometry import Size
from catan_desktop.ui.widgets import Label


class TileName(Label):
    """The name of a tile in the lesser of the two sizes that such names have; smaller only where it must be."""

    most: int | None = None
    """The size of type in real pixels of the smallest name beside it."""

    def pixels(self) -> int:
        """Return the size of type that it needs where it lies."""
        return self._fit(self.rect.width, self.rect.height)[1]

    def _fit(self, width: int, height: int | None = None) -> tuple[tuple[str, ...], int]:
        text, pixels = self.kit.text, self.most or self.kit.text.modest(self.style)
        lines = text.wrap(self.text, self.style, max(1, width), pixels)
        low = height is not None and len(lines) * text.line_height(self.style, pixels) > height + 2
        if not low and len(lines) <= self.shrinks and text.widest_word(self.text, self.style, pixels) <= width:
            return lines, pixels
        found = text.fit(self.text, self.style, max(1, width), self.shrinks, height)
        return found.lines, found.pixels

    def measure(self, width: int | None = None) -> Size:
        """Return the size in one line, or broken to a width."""
        lines, pixels = self._fit(1 << 20 if width is None else width)
        sizes = [self.kit.text.size(line, self.style, pixels) for line in lines]
        return Size(max(size.width for size in sizes), sum(size.height for size in sizes))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the lines in the middle of the height."""
        lines, pixels = self._fit(self.rect.width, self.rect.height)
        across = self.across
        self.kit.text.draw_lines(surface, lines, self.rect, self.style, pixels=pixels, across=across, down=0.5)
