"""The edge of the land in hex sides: a line that never runs straight, always the same for the same island."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, hypot
from random import Random

from catan_desktop.present.models.board import HexGround
from catan_desktop.ui.geometry import Point, hexagon, lerp

_STEPS = 9
"""Points along one outer edge of a hex."""
_ROUND = 3


@lru_cache(maxsize=8)
def edges(ground: HexGround) -> tuple[tuple[Point, Point], ...]:
    """The outer edges of the land, each once."""
    found: dict[Point, tuple[Point, Point] | None] = {}
    for tile in ground.tiles:
        corners = hexagon(tile.centre, 1.0)
        for index, start in enumerate(corners):
            end = corners[(index + 1) % 6]
            middle = (round((start[0] + end[0]) / 2, _ROUND), round((start[1] + end[1]) / 2, _ROUND))
            found[middle] = None if middle in found else (start, end)
    return tuple(edge for edge in found.values() if edge is not None)


@lru_cache(maxsize=8)
def beach(ground: HexGround) -> tuple[tuple[Point, float], ...]:
    """Points along the edge of the land, and how wide the beach is there (0 to 1)."""
    luck = Random(len(ground.tiles))
    found: list[tuple[Point, float]] = []
    for (ax, ay), (bx, by) in edges(ground):
        wide = luck.uniform(0.3, 1.0)
        for step in range(_STEPS):
            part = step / _STEPS
            swell = wide * (1 - (2 * part - 1) ** 2)
            found.append(((lerp(ax, bx, part), lerp(ay, by, part)), 0.25 * luck.random() + 0.75 * swell))
    return tuple(found)


@lru_cache(maxsize=8)
def middle(ground: HexGround) -> Point:
    """The middle of the land."""
    left, top, right, low = ground.bounds
    return ((left + right) / 2, (top + low) / 2)


def at_sea(ground: HexGround, where: Point, margin: float) -> bool:
    """Say whether a point lies in the water, so far from all land and from every harbour."""
    x, y = where
    if any(hypot(x - tile.centre[0], y - tile.centre[1]) < 1.0 + margin for tile in ground.tiles):
        return False
    for mark in ground.harbours:
        (ax, ay), (bx, by) = mark.ends
        hx, hy = (ax + bx) / 2 + mark.outward[0] * 0.7, (ay + by) / 2 + mark.outward[1] * 0.7
        if hypot(x - hx, y - hy) < 0.75 + margin:
            return False
    return True


def bearing(ground: HexGround, where: Point) -> float:
    """The direction of a point from the middle of the land."""
    cx, cy = middle(ground)
    return atan2(where[1] - cy, where[0] - cx)
