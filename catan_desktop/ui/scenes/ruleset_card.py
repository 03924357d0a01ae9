"""The picture card of a game on offer."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.ui.geometry import Size, inset
from catan_desktop.ui.text import NAME, Style
from catan_desktop.ui.widgets import Kit, Pressable

_LINE = Style("text", "small", "dim")
_PICTURE = 400 / 240
_FLAT_PICTURE = 96
_FLAT_TALL = 66
_TIGHT = Style(NAME.font, "body")
_TIGHT_PICTURE = 72
_TIGHT_TALL = 48


class PictureCard(Pressable):
    """A picture with a name and a line below, or only with the name beside; the chosen one has a gold rim."""

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
        tight: bool = False,
    ) -> None:
        """Without a line the card is low and bears nothing but its name, right of the picture; `tight`: both small."""
        super().__init__(kit, on_press, name=name, tip=tip, grow=grow)
        self.art = art
        self.title = title
        self.line = line
        self.chosen = chosen
        self.style = _TIGHT if tight else NAME
        self.flat = (_TIGHT_PICTURE, _TIGHT_TALL) if tight else (_FLAT_PICTURE, _FLAT_TALL)
        """Width of the picture and least height of a card without a line, in design units."""

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as picture and words."""
        wide = self.kit.px(220) if width is None else width
        words = self._words(wide)
        return Size(wide, self._tall(wide) + words if self.line else max(self.kit.px(self.flat[1]), words))

    def least(self) -> int:
        """Keep the words whole."""
        words = max(self.kit.text.widest_word(self.title, self.style), self.kit.text.widest_word(self.line, _LINE))
        if not self.line:
            return self.kit.px(self.flat[0]) + words + 2 * self.kit.px("gap")
        return max(self.kit.px(140), words + 2 * self.kit.px("pad"))

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
        name_style = self.style.of("gold-light" if self.chosen else "ink")
        if self.line:
            box = inset(self.rect, kit.px("pad"), 0)
            box.top = self.rect.top + picture.get_height() + kit.px(6)
            box.height = max(0, self.rect.bottom - box.top)
            used = kit.text.draw_lines(surface, kit.text.wrap(self.title, self.style, box.width), box, name_style)
            box.top, box.height = used.bottom, max(0, self.rect.bottom - used.bottom)
            kit.text.draw_lines(surface, kit.text.wrap(self.line, _LINE, box.width), box, _LINE.of("snow-shade"))
        else:
            box = self.rect.copy()
            box.left += picture.get_width() + kit.px("gap")
            box.width = self._inner(self.rect.width)
            tall = kit.text.wrapped_size(self.title, self.style, box.width).height
            box.top, box.height = self.rect.centery - tall // 2, tall
            kit.text.draw_lines(surface, kit.text.wrap(self.title, self.style, box.width), box, name_style)
        rim = "gold" if self.chosen else "ice" if self.hovered else "line"
        kit.art.outline(surface, self.rect, radius, kit.colour(rim), max(1.0, (2 if self.chosen else 1) * kit.k))
        if self.ringed:
            kit.ring(surface, self.rect)

    def _tall(self, wide: int) -> int:
        return round(min(wide / _PICTURE, self.kit.px(150)))

    def _inner(self, wide: int) -> int:
        """Return the width for words."""
        kit = self.kit
        taken = 2 * kit.px("pad") if self.line else kit.px(self.flat[0]) + 2 * kit.px("gap")
        return max(1, wide - taken)

    def _words(self, wide: int) -> int:
        inner = self._inner(wide)
        name = self.kit.text.wrapped_size(self.title, self.style, inner).height
        if not self.line:
            return name + self.kit.px(10)
        return name + self.kit.text.wrapped_size(self.line, _LINE, inner).height + self.kit.px(14)

    def _picture(self) -> pygame.Surface:
        """Return the middle of the picture, the corners round that it shares with the card."""
        kit = self.kit
        wide, tall = self.rect.width, self._tall(self.rect.width)
        if not self.line:
            wide, tall = kit.px(self.flat[0]), self.rect.height
        factor = max(wide / 400, tall / 240)
        radius = kit.px("radius")

        def paint() -> pygame.Surface:
            whole = kit.art.sprite(self.art, (round(400 * factor), round(240 * factor)))
            cut = pygame.Surface((wide, tall), pygame.SRCALPHA)
            cut.blit(whole, ((wide - whole.get_width()) // 2, (tall - whole.get_height()) // 2))
            mask = pygame.Surface((wide, tall), pygame.SRCALPHA)
            over = (wide, tall + radius) if self.line else (wide + radius, tall)
            kit.art.panel(mask, pygame.Rect((0, 0), over), (255, 255, 255), radius=radius)
            cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            return cut

        return kit.art.kept(("ruleset", self.art, wide, tall, radius), paint)
