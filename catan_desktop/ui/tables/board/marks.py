"""The small marks that tell the seats apart without colour."""

from __future__ import annotations

from math import cos, pi, sin

from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.painter import Painter


def _star(count: int, inner: float, turn: float = -pi / 2) -> tuple[Point, ...]:
    return tuple(
        (cos(turn + pi * step / count) * reach, sin(turn + pi * step / count) * reach)
        for step in range(2 * count)
        for reach in (1.0 if step % 2 == 0 else inner,)
    )


_CROSS = ((-0.32, -0.95), (0.32, -0.95), (0.32, -0.32), (0.95, -0.32), (0.95, 0.32), (0.32, 0.32))
SHAPES: dict[str, tuple[Point, ...]] = {
    "triangle": ((0.0, -1.0), (0.95, 0.72), (-0.95, 0.72)),
    "square": ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    "diamond": ((0.0, -1.1), (0.85, 0.0), (0.0, 1.1), (-0.85, 0.0)),
    "cross": (*_CROSS, *((-x, -y) for x, y in _CROSS)),
    "star": _star(5, 0.45),
}
"""Corners of every shape but the circle, for a radius of 1."""
_QUIET = 0.6
_BARE = 32
"""Design units of the side of a hex below which pieces have no badge that nobody asked for."""
LEAST_MARK = 4.4
"""Real pixels of a radius at which a shape can still be told from the others."""


def seat_mark(painter: Painter, seat: int, centre: Point, radius: float, alpha: int = 255) -> None:
    """Draw a seat's shape on a badge of its colour, so that the badge belongs to the piece and does not outshout it.

    It is smaller than `radius` where nobody needs it to tell the seats apart.
    """
    if not painter.shapes and painter.plan.side < _BARE * painter.kit.k:
        return  # on a board in small it would hide the piece
    radius *= 1.0 if painter.shapes else _QUIET
    colours = painter.seat(seat)
    art = painter.kit.art
    x, y = centre
    dark, ground, ink = painter.colour("piece-outline"), colours.body, colours.ink
    art.circle(painter.surface, (x, y), radius * 1.22, ground, rim=dark, rim_width=max(1.0, radius * 0.2), alpha=alpha)
    small = radius * 0.92
    if colours.shape in SHAPES:
        points = [(x + dx * small, y + dy * small) for dx, dy in SHAPES[colours.shape]]
        art.polygon(painter.surface, points, ink, alpha=alpha)
    else:
        art.circle(painter.surface, (x, y), small * 0.92, ink, alpha=alpha)
        art.circle(
            painter.surface, (x, y), small * 0.42, ground, alpha=alpha
        )  # a ring: a small disc looks like a square
