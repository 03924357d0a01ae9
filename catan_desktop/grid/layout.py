"""Positions of sites on the plane, and the hex that lies at a point.

Pointy-top, x to the east, y down, the unit is one hex side, hex (0, 0) has its centre at (0, 0).
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import TypeAlias

from catan_desktop.grid.axial import CORNERS, Axial, rounded
from catan_desktop.grid.topology import PLAZA, CornerId, PathId, Topology

Point: TypeAlias = tuple[float, float]
"""(x, y) in hex sides, y down."""
Polygon: TypeAlias = tuple[Point, Point, Point, Point, Point, Point]

_WIDTH = sqrt(3.0)
_CORNER_OFFSETS: dict[str, Point] = {
    "N": (0.0, -1.0),
    "NE": (_WIDTH / 2, -0.5),
    "SE": (_WIDTH / 2, 0.5),
    "S": (0.0, 1.0),
    "SW": (-_WIDTH / 2, 0.5),
    "NW": (-_WIDTH / 2, -0.5),
    PLAZA: (0.0, 0.0),
}


def hex_center(axial: Axial) -> Point:
    """Return the centre of the hex at a position."""
    q, r = axial
    return (_WIDTH * (q + r / 2), 1.5 * r)


def corner_point(q: int, r: int, side: str) -> Point:
    """Return the point of a corner (N, NE, SE, S, SW, NW) of a position, or of its plaza."""
    x, y = hex_center((q, r))
    dx, dy = _CORNER_OFFSETS[side]
    return (x + dx, y + dy)


def hex_polygon(axial: Axial) -> Polygon:
    """Return the six corners of a hex, clockwise from the north one."""
    n, ne, se, s, sw, nw = (corner_point(*axial, side) for side in CORNERS)
    return (n, ne, se, s, sw, nw)


def corner_at(topology: Topology, corner: CornerId) -> Point:
    """Return the point of a corner by its number."""
    return corner_point(*topology.corners[corner])


def path_points(topology: Topology, path: PathId) -> tuple[Point, Point]:
    """Return the two ends of a path, in the order of `Topology.path_ends`."""
    first, second = topology.path_ends[path]
    return (corner_at(topology, first), corner_at(topology, second))


def point_to_axial(point: Point) -> Axial:
    """Return the position, land or not, whose hex holds a point."""
    x, y = point
    return rounded(x / _WIDTH - y / 3, y * 2 / 3)


@cache
def bounds(topology: Topology) -> tuple[float, float, float, float]:
    """Return (least x, least y, greatest x, greatest y) of the land."""
    points = [corner_point(*place) for place in topology.corners]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (min(xs), min(ys), max(xs), max(ys))
