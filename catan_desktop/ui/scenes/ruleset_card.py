"""The picture card of a game on offer."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.ui.geometry import Size, inset
from catan_desktop.ui.text import NAME, Style
from catan_desktop.ui.widgets import Kit, Pressable

_LINE = Style("text", "small", "dim")
_PICTURE = 400 / 240


class PictureCard(Pressable):
    """A picture with a name and a line below; the chosen one has a gold rim."""

    def __init__(
        self,
        kit: Kit,
        art: str,
        title: str,
        line: str,
        chosen: bool,
        on_press: Callable[[], object],
        *,
        name: str = "",
        tip: str = "",
        grow: float = 1.0,
    ) -> None:
        """Without a line the card is small and bears nothing but its name."""
        super().__init__(kit, on_press, name=name, tip=tip, grow=grow)
        self.art = art
        self.title = title
        self.line = line
        self.chosen = chosen

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as picture and words."""
        wide = self.kit.px(220) if width is None else width
        return Size(wide, self._tall(wide) + self._words(wide))

    def least(self) -> int:
        """Keep the words whole."""
        words = max(self.kit.text.widest_word(self.title, NAME), self.kit.text.widest_word(self.line, _LINE))
        return max(self.kit.px(140 if self.line else 110), words + 2 * self.kit.px("pad"))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw picture, name and line."""
        kit = self.kit
        radius = kit.px("radius")
        look = "select" if self.chosen else "hover" if self.hovered else "raised"
        kit.shadow(surface, self.rect, radius)
        kit.art.panel(surface, self.rect, kit.colour(look), kit.colour("panel"), radius=radius)
        picture = self._picture()
        surface.blit(picture, self.rect.topleft)
        if not self.chosen and not self.hovered:
            veil = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
            veil.fill((*kit.colour("ground"), 90))
            surface.blit(veil, self.rect.topleft)
        box = inset(self.rect, kit.px("pad"), 0)
        box.top = self.rect.top + picture.get_height() + kit.px(6)
        box.height = max(0, self.rect.bottom - box.top)
        name = kit.text.wrap(self.title, NAME, box.width)
        used = kit.text.draw_lines(surface, name, box, NAME.of("gold-light" if self.chosen else "ink"))
        box.top, box.height = used.bottom, max(0, self.rect.bottom - used.bottom)
        if self.line:
            kit.text.draw_lines(surface, kit.text.wrap(self.line, _LINE, box.width), box, _LINE.of("snow-shade"))
        rim = "gold" if self.chosen else "ice" if self.hovered else "line"
        kit.art.outline(surface, self.rect, radius, kit.colour(rim), max(1.0, (2 if self.chosen else 1) * kit.k))
        if self.ringed:
            kit.ring(surface, self.rect)

    def _tall(self, wide: int) -> int:
        return round(min(wide / _PICTURE, self.kit.px(150)))

    def _words(self, wide: int) -> int:
        inner = max(1, wide - 2 * self.kit.px("pad"))
        name = self.kit.text.wrapped_size(self.title, NAME, inner).height
        if not self.line:
            return name + self.kit.px(14)
        return name + self.kit.text.wrapped_size(self.line, _LINE, inner).height + self.kit.px(14)

    def _picture(self) -> pygame.Surface:
        """Give the middle of the picture, its upper corners round."""
        kit = self.kit
        wide, tall = self.rect.width, self._tall(self.rect.width)
        factor = max(wide / 400, tall / 240)
        radius = kit.px("radius")

        def paint() -> pygame.Surface:
            whole = kit.art.sprite(self.art, (round(400 * factor), round(240 * factor)))
            cut = pygame.Surface((wide, tall), pygame.SRCALPHA)
            cut.blit(whole, ((wide - whole.get_width()) // 2, (tall - whole.get_height()) // 2))
            mask = pygame.Surface((wide, tall), pygame.SRCALPHA)
            kit.art.panel(mask, pygame.Rect(0, 0, wide, tall + radius), (255, 255, 255), radius=radius)
            cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return cut

        return kit.art.kept(("ruleset", self.art, wide, tall, radius), paint)
