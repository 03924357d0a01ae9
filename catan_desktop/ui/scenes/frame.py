"""A frame in the colour of a seat around the window, with its mark, so that everybody sees whose the screen is."""

from __future__ import annotations

import pygame

from catan_desktop.ui.scenes.parts import draw_mark
from catan_desktop.ui.widgets import Kit

_WIDE = 3


def draw_frame(kit: Kit, surface: pygame.Surface, colour: int, *, mark: int = 0) -> None:
    """Draw the frame; `mark`: how far from the top the marks at both sides stand, in real pixels, 0 for none."""
    seat = kit.theme.seats[colour % len(kit.theme.seats)]
    whole = surface.get_rect()
    wide = max(2, kit.px(_WIDE))
    for box in (
        pygame.Rect(0, 0, whole.width, wide),
        pygame.Rect(0, whole.height - wide, whole.width, wide),
        pygame.Rect(0, 0, wide, whole.height),
        pygame.Rect(whole.width - wide, 0, wide, whole.height),
    ):
        surface.fill(seat.body, box)
    thin = max(1, kit.px(1))
    for box in (
        pygame.Rect(wide, wide, whole.width - 2 * wide, thin),
        pygame.Rect(wide, whole.height - wide - thin, whole.width - 2 * wide, thin),
        pygame.Rect(wide, wide, thin, whole.height - 2 * wide),
        pygame.Rect(whole.width - wide - thin, wide, thin, whole.height - 2 * wide),
    ):
        surface.fill(seat.light, box)
    if mark:
        radius = kit.px(8)
        for x in (radius, whole.width - radius):
            draw_mark(kit, surface, (x, mark), radius, colour)
