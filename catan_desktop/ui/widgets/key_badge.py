"""The key of the almanac on a little cap, beside words that it explains."""

from __future__ import annotations

import pygame

from catan_desktop.ui.text import Style
from catan_desktop.ui.widgets.base import Kit

_CAP = Style("strong", "small", "gold")


def cap_width(kit: Kit) -> int:
    """Return the room for the cap; 0 where no key opens the almanac."""
    label = kit.keys.label("almanac")
    return kit.text.size(label, _CAP).width + kit.px(22) if label else 0


def draw_cap(kit: Kit, surface: pygame.Surface, where: tuple[int, int]) -> None:
    """Draw the cap so that it ends at a point."""
    label = kit.keys.label("almanac")
    size = kit.text.size(label, _CAP)
    cap = pygame.Rect(0, 0, size.width + kit.px(10), size.height)
    cap.midright = where
    kit.art.outline(surface, cap, kit.px("radius-small"), kit.colour("gold-dark"), max(1.0, kit.k))
    kit.text.draw(surface, label, cap.center, _CAP, across=0.5, down=0.5, within=cap.inflate(2, 2))
