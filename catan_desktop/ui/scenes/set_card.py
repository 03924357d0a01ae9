"""Sets of pieces and dice to choose from, each shown as it will look on the table."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.ui.art import Art
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.text import BODY
from catan_desktop.ui.widgets import Kit, Pressable

SAMPLES = {
    "pieces": ("piece-settlement", "piece-city", "piece-road"),
    "dice": ("die-5", "die-red-3", "die-number-8"),
}
"""What is shown of a set; of pieces each is of another seat."""
_SIDES = {"pieces": 44, "dice": 34}
"""Side of a sample, in design units."""
_GAP = 5
"""Room between two of them."""


class SetCard(Pressable):
    """A set of pieces or dice: some of them, and the name below; the chosen one has a gold rim."""

    def __init__(
        self, kit: Kit, art: Art, kind: str, title: str, chosen: bool, on_press: Callable[[], object], *, name: str
    ) -> None:
        """`art` draws in the set."""
        super().__init__(kit, on_press, name=name, grow=1.0)
        self.art = art
        self.kind = kind
        self.side = _SIDES[kind]
        self.title = title
        self.chosen = chosen

    def measure(self, width: int | None = None) -> Size:
        """Leave room for the samples and the name."""
        wide = max(self._samples(), self._word()) + 2 * self.kit.px("gap")
        tall = self.kit.px(self.side) + self.kit.text.wrapped_size(self.title, BODY, self._inner(width or wide)).height
        return Size(wide if width is None else width, tall + 3 * self.kit.px("gap"))

    def least(self) -> int:
        """Keep samples and words whole."""
        return max(self._samples(), self._word()) + 2 * self.kit.px("gap")

    def draw(self, surface: pygame.Surface) -> None:
        """Draw samples and name."""
        kit, gap = self.kit, self.kit.px("gap")
        ground = kit.colour("hover" if self.hovered else "sunken")
        kit.art.panel(surface, self.rect, ground, radius=kit.px("radius"))
        side, seats = kit.px(self.side), kit.theme.seats
        x = self.rect.centerx - self._samples() // 2
        for index, key in enumerate(SAMPLES[self.kind]):
            picture = self.art.sprite(key, side, seat=seats[index])
            surface.blit(picture, picture.get_rect(center=(x + side // 2, self.rect.y + gap + side // 2)))
            x += side + kit.px(_GAP)
        top = self.rect.y + 2 * gap + side
        box = pygame.Rect(self.rect.x + gap, top, self._inner(self.rect.width), self.rect.bottom - gap - top)
        style = BODY.of("gold-light" if self.chosen else "ink")
        kit.text.draw_lines(surface, kit.text.wrap(self.title, style, box.width), box, style, across=0.5, down=0.5)
        rim = "gold" if self.chosen else "ice" if self.hovered else "line"
        width = max(1.0, (2 if self.chosen else 1) * kit.k)
        kit.art.outline(surface, self.rect, kit.px("radius"), kit.colour(rim), width)
        if self.ringed:
            kit.ring(surface, self.rect)

    def _inner(self, wide: int) -> int:
        return max(1, wide - 2 * self.kit.px("gap"))

    def _word(self) -> int:
        return self.kit.text.widest_word(self.title, BODY)

    def _samples(self) -> int:
        count = len(SAMPLES[self.kind])
        return count * self.kit.px(self.side) + (count - 1) * self.kit.px(_GAP)
