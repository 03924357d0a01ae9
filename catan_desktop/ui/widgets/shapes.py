"""The shapes that tell seats and lines apart without colour."""

from __future__ import annotations

import math

import pygame

from catan_desktop.ui.geometry import Colour, Point
from catan_desktop.ui.widgets.base import Kit


def draw_shape(kit: Kit, surface: pygame.Surface, centre: Point, size: float, shape: str, ink: Colour) -> None:
    """Draw one of the shapes that tell seats apart without colour."""
    if shape == "circle":
        kit.art.circle(surface, centre, size * 0.9, ink)
        return
    x, y = centre
    points = [(x + px * size, y + py * size) for px, py in _SHAPES[shape]]
    kit.art.polygon(surface, points, ink)


def _star() -> tuple[Point, ...]:
    turns = ((math.radians(36 * i - 90), 1.15 if i % 2 == 0 else 0.5) for i in range(10))
    return tuple((far * math.cos(angle), far * math.sin(angle)) for angle, far in turns)


_ARM = 0.36
_SHAPES: dict[str, tuple[Point, ...]] = {
    "triangle": ((0, -1.05), (1.0, 0.75), (-1.0, 0.75)),
    "square": ((-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)),
    "diamond": ((0, -1.15), (1.0, 0), (0, 1.15), (-1.0, 0)),
    "cross": (
        (-_ARM, -1.05), (_ARM, -1.05), (_ARM, -_ARM), (1.05, -_ARM), (1.05, _ARM), (_ARM, _ARM),
        (_ARM, 1.05), (-_ARM, 1.05), (-_ARM, _ARM), (-1.05, _ARM), (-1.05, -_ARM), (-_ARM, -_ARM),
    ),
    "star": _star(),
}  # fmt: skip
