"""The emblem of an achievement: a ring with a picture, gold once it is earned, an outline before."""

from __future__ import annotations

import pygame

from catan_desktop.ui.geometry import Point, Size
from catan_desktop.ui.widgets import Kit, Widget

_PICTURE = 1.1
"""The side of the picture, in radii of the ring."""


def draw_emblem(kit: Kit, surface: pygame.Surface, centre: Point, radius: float, icon: str, *, earned: bool) -> None:
    """Draw an emblem."""
    if earned:
        kit.art.glow(surface, centre, radius * 1.5, kit.colour("gold"), 0.35)
        kit.art.circle(
            surface, centre, radius, kit.colour("raised"), rim=kit.colour("gold"), rim_width=max(1.5, radius / 12)
        )
        kit.art.circle(surface, centre, radius * 0.86, None, rim=kit.colour("gold-dark"), rim_width=kit.k)
    else:
        kit.art.circle(surface, centre, radius, None, rim=kit.colour("line-strong"), rim_width=max(1.0, 1.5 * kit.k))
    picture = kit.art.icon(icon, round(radius * _PICTURE), kit.colour("gold-light" if earned else "dim"))
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


class Emblem(Widget):
    """An emblem by itself."""

    def __init__(self, kit: Kit, icon: str, *, earned: bool, size: float) -> None:
        """`size`: its width and height in design units."""
        super().__init__(kit, name="emblem")
        self.icon, self.earned, self.size = icon, earned, size

    def measure(self, width: int | None = None) -> Size:
        """Return a square, or the width that there is with that height."""
        side = self.kit.px(self.size)
        return Size(side if width is None else width, side)

    def least(self) -> int:
        """Need the square."""
        return self.kit.px(self.size)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it in the middle, with room for its light."""
        draw_emblem(self.kit, surface, self.rect.center, self.kit.px(self.size) * 0.36, self.icon, earned=self.earned)
