"""Life on the open water: a compass rose as on an old chart, a far sail, a whale, dolphins.

Each finds a place of its own away from the land, the harbours, the gauges and whatever else stands there, always the
same one on the same table; where the water is too narrow for it, it is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot

import pygame

from catan_desktop.present.models.board import HexGround
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.board_layout import Floating, Plan
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.spaces import berth, box_of

_GRID = 0.4
"""Sides between two places that are tried."""
_SURF = 0.5
"""Sides that the beach and the surf reach beyond the land."""


@dataclass(frozen=True)
class Ornament:
    """Something that floats."""

    key: str
    """Its picture."""
    sizes: tuple[float, ...]
    """In sides, the best first."""
    near: tuple[Point, ...]
    """Where in the region it would rather be, the best first: 0, 0 is the left top."""
    alpha: int = 255
    margin: float = 0.3
    """Room around it, in sides."""


ORNAMENTS = (
    Ornament("sea-rose", (2.6, 2.1, 1.7), ((0.0, 1.0), (1.0, 1.0)), 120, 0.3),
    Ornament("sea-sail", (0.66, 0.56), ((1.0, 0.0), (0.9, 0.1)), 225, 0.4),
    Ornament("sea-whale", (1.3, 1.1, 0.9), ((1.0, 0.8), (0.0, 0.6)), 215, 0.3),
    Ornament("sea-dolphins", (1.15, 0.95, 0.8), ((0.0, 0.1), (0.0, 0.5), (1.0, 0.45)), 205, 0.3),
    Ornament("sea-sail", (0.5, 0.44), ((0.0, 0.3), (1.0, 0.6)), 190, 0.6),
)
"""The rose has its pick of the places."""
ANGLER = Ornament("sea-angler", (1.1, 0.9, 0.76), ((0.1, 0.3), (0.9, 0.25), (0.0, 0.7), (1.0, 0.6)), 235, 0.25)
"""Where something lies in the water off the land."""


def placed(plan: Plan, picture: BoardPicture, taken: Sequence[pygame.Rect]) -> tuple[Floating, ...]:
    """Return what floats on a table, and where; `taken` are boxes that hide what lies below them."""
    boxes = [_box(plan, box) for box in taken]
    boxes += [_box(plan, berth(plan, mark)) for mark in picture.board.ground.harbours]
    boxes += [
        _box(plan, box_of(plan, picture, (space, 0))) for space in ("home", "heaps", "sea") if picture.sites(space)
    ]
    corners = plan.back((plan.left, plan.top)), plan.back((plan.left + plan.width, plan.top + plan.height))
    rooms = ((point, _room(corners, picture.board.ground, boxes, point)) for point in _grid(plan))
    free = [(point, room) for point, room in rooms if room > 0]
    found: list[Floating] = []
    for ornament in (ORNAMENTS[0], ANGLER, *ORNAMENTS[1:]) if picture.board.ground.waters else ORNAMENTS:
        floating = _berthed(plan, ornament, free)
        if floating is None:
            continue
        found.append(floating)
        x, y, reach = floating.x, floating.y, floating.size / 2
        free = [(point, min(room, hypot(point[0] - x, point[1] - y) - reach)) for point, room in free if room > 0]
    return tuple(found)


def draw(painter: Painter, picture: BoardPicture) -> None:
    """Draw what floats."""
    for one in painter.plan.floating:
        painter.sprite(one.key, painter.plan.at((one.x, one.y)), one.size * painter.plan.side, alpha=one.alpha)


def _berthed(plan: Plan, ornament: Ornament, free: Sequence[tuple[Point, float]]) -> Floating | None:
    """Find the place for an ornament that is nearest to where it would be."""
    for size in ornament.sizes:
        fits = [point for point, room in free if room >= size / 2 + ornament.margin]
        for across, down in ornament.near:
            wanted = plan.back((plan.left + across * plan.width, plan.top + down * plan.height))
            reach = 0.3 * plan.width / plan.side
            near = [(hypot(x - wanted[0], y - wanted[1]), x, y) for x, y in fits]
            best = min(near, default=None)
            if best is not None and best[0] <= reach:
                return Floating(ornament.key, best[1], best[2], size, ornament.alpha)
    return None


def _grid(plan: Plan) -> Iterator[Point]:
    """Return the places that are tried, in sides; the middles of all rows and columns lie in its middle."""
    left, top = plan.back((plan.left, plan.top))
    across, down = plan.width / plan.side, plan.height / plan.side
    wide, tall = int(across / _GRID), int(down / _GRID)
    for row in range(1, tall):
        for column in range(1, wide):
            yield (left + across * column / wide, top + down * row / tall)


def _box(plan: Plan, box: pygame.Rect) -> tuple[float, float, float, float]:
    (left, top), (right, low) = plan.back(box.topleft), plan.back(box.bottomright)
    return (left, top, right, low)


def _room(
    corners: tuple[Point, Point],
    ground: HexGround,
    boxes: Sequence[tuple[float, float, float, float]],
    where: Point,
) -> float:
    """Return how far it is from a point to the nearest thing, in sides; `corners` are those of the region."""
    x, y = where
    (left, top), (right, low) = corners
    room = min(x - left, right - x, y - top, low - y)
    for tile in ground.tiles:
        room = min(room, hypot(x - tile.centre[0], y - tile.centre[1]) - 1.0 - _SURF)
        if room <= 0:
            return 0.0
    for mark in ground.waters:
        room = min(room, hypot(x - mark.centre[0], y - mark.centre[1]) - 1.0)
    for west, north, east, south in boxes:
        room = min(room, hypot(max(west - x, x - east, 0.0), max(north - y, y - south, 0.0)))
    return room
