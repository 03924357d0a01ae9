"""Hex coordinates: axial (q, r), pointy-top, q grows to the east, r to the south-east.

Source: BASE-020 to BASE-022.
"""

from __future__ import annotations

from typing import TypeAlias

Axial: TypeAlias = tuple[int, int]
"""A hex position (q, r)."""

DIRECTIONS: tuple[str, ...] = ("NW", "NE", "E", "SE", "SW", "W")
"""The six directions, and so the six edges of a hex, clockwise."""

CORNERS: tuple[str, ...] = ("N", "NE", "SE", "S", "SW", "NW")
"""The six corners of a hex, clockwise."""

OFFSETS: dict[str, Axial] = {"NW": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0)}
"""What to add to a position to reach its neighbour in a direction."""


def neighbour(hex: Axial, direction: str) -> Axial:
    """Return the position next to `hex` in one of DIRECTIONS.

    Raises: ValueError if there is no such direction.
    """
    offset = OFFSETS.get(direction)
    if offset is None:
        raise ValueError(f"{direction!r} is not a direction of a hex.")
    return (hex[0] + offset[0], hex[1] + offset[1])


def direction(start: Axial, end: Axial) -> str:
    """Return the direction from a hex to its neighbour; empty where the other is none.

    >>> direction((0, 0), (1, -1))
    'NE'
    """
    return next((way for way in DIRECTIONS if neighbour(start, way) == end), "")


def distance(a: Axial, b: Axial) -> int:
    """Return the least number of steps from one hex to another.

    >>> distance((0, 0), (2, -1))
    2
    """
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def rounded(q: float, r: float) -> Axial:
    """Return the hex that holds a point given in fractional axial coordinates.

    Cube rounding: all three coordinates are rounded, and the one that moved farthest is set from the other two.
    """
    s = -q - r
    near_q, near_r, near_s = round(q), round(r), round(s)
    error_q, error_r, error_s = abs(near_q - q), abs(near_r - r), abs(near_s - s)
    if error_q > error_r and error_q > error_s:
        near_q = -near_r - near_s
    elif error_r > error_s:
        near_r = -near_q - near_s
    return (near_q, near_r)
