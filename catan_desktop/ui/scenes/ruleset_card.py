"""The games on offer as picture cards, which grow into the room that is left below them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from catan_desktop.ui.geometry import Size, divide_evenly, gradient, inset
from catan_desktop.ui.text import NAME, Style
from catan_desktop.ui.widgets import Column, Grid, Kit, Pressable, Widget

_NAME = Style(NAME.font, "body")
_ART = (400, 240)
"""Size of the drawings; they are cut to the size of a card."""
_LOWEST, _TALLEST = 29, 100
"""Least and greatest height of a card, in design units."""


class PictureCard(Pressable):
    """A picture with a name at its foot; the chosen one has a gold rim."""

    def __init__(
        self,
        kit: Kit,
        art: str,
        title: str,
        chosen: bool,
        on_press: Callable[[], object],
        *,
        name: str = "",
        tip: str = "",
        style: Style = _NAME,
    ) -> None:
        """`style` is that of the name."""
        super().__init__(kit, on_press, name=name, tip=tip, grow=1.0)
        self.style = style
        self.art = art
        self.title = title
        self.chosen = chosen

    def measure(self, width: int | None = None) -> Size:
        """Leave room for the name."""
        wide = self.kit.px(220) if width is None else width
        words = self.kit.text.fit(self.title, self.style, self._inner(wide)).size.height
        return Size(wide, max(self.kit.px(_LOWEST), words + self.kit.px("gap")))

    def least(self) -> int:
        """Keep the words whole."""
        return self.kit.text.widest_word(self.title, self.style) + 2 * self.kit.px("gap")

    def draw(self, surface: pygame.Surface) -> None:
        """Draw picture and name."""
        kit = self.kit
        radius = kit.px("radius")
        kit.shadow(surface, self.rect, radius)
        surface.blit(self._picture(), self.rect.topleft)
        box = inset(self.rect, kit.px("gap"), 0)
        name = kit.text.fit(self.title, self.style, box.width)
        box.top, box.height = self.rect.bottom - name.size.height - kit.px(4), name.size.height
        style = self.style.of("faint" if not self.enabled else "gold-light" if self.chosen else "ink")
        kit.text.draw_lines(surface, name.lines, box, style, pixels=name.pixels)
        rim = "gold" if self.chosen else "ice" if self.hovered else "line"
        kit.art.outline(surface, self.rect, radius, kit.colour(rim), max(1.0, (2 if self.chosen else 1) * kit.k))
        if self.ringed:
            kit.ring(surface, self.rect)

    def _inner(self, wide: int) -> int:
        """Return the width for words."""
        return max(1, wide - 2 * self.kit.px("gap"))

    def _picture(self) -> pygame.Surface:
        """Return the middle of the picture with round corners, dark at its foot; brighter when chosen or pointed at."""
        kit, size, radius, enabled = self.kit, self.rect.size, self.kit.px("radius"), self.enabled
        bright = self.enabled and (self.chosen or self.hovered)

        def paint() -> pygame.Surface:
            factor = max(size[0] / _ART[0], size[1] / _ART[1])
            whole = kit.art.sprite(self.art, (round(_ART[0] * factor), round(_ART[1] * factor)))
            cut = pygame.Surface(size, pygame.SRCALPHA)
            cut.blit(whole, ((size[0] - whole.get_width()) // 2, (size[1] - whole.get_height()) // 2))
            least, more = (0.1, 0.85) if bright else (0.35, 0.6) if enabled else (0.75, 0.2)

            def veil(down: float) -> tuple[int, ...]:
                dark = least + more * min(1.0, 1.575 * down) ** 2
                return (*kit.colour("veil"), round(255 * min(dark, 0.92)))

            cut.blit(gradient(size, veil), (0, 0))
            mask = pygame.Surface(size, pygame.SRCALPHA)
            kit.art.panel(mask, mask.get_rect(), (255, 255, 255), radius=radius)
            cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return cut

        return kit.art.cached(("ruleset", self.art, size, radius, bright, enabled), paint)


class _Cards(Grid):
    """Picture cards in rows of one height where there is room for that."""

    spare = 0
    """Pixels of height besides what the cards need."""

    def _lines(self, width: int) -> list[int]:
        needed = super()._lines(width)
        room = min(sum(needed) + self.spare, max(sum(needed), len(needed) * self.kit.px(_TALLEST)))
        return divide_evenly(room, needed)


class GamesAbove(Column):
    """Picture cards, three in a row, and other widgets below; the cards grow before any room stays empty."""

    def __init__(self, kit: Kit, cards: Sequence[PictureCard], rest: Sequence[Widget]) -> None:
        self.cards = _Cards(kit, cards, cell=140, most=3, gap=5)
        super().__init__(kit, [self.cards, *rest], gap="pad")

    def measure(self, width: int | None = None) -> Size:
        """Need the lowest cards."""
        self.cards.spare = 0
        return super().measure(width)

    def layout(self, rect: pygame.Rect) -> None:
        """Let the cards have what is left."""
        self.cards.spare = max(0, rect.height - self.measure(rect.width).height)
        super().layout(rect)
