"""The edge of the land in hex sides: a line that never runs straight, always the same for the same island."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, sin, sqrt, tau
from random import Random

from catan_desktop.present.models.board import HexGround
from catan_desktop.ui.geometry import Point, hexagon, lerp

_STEPS = 9
"""Points along one outer edge of a hex."""
_ROUND = 3
_AROUND, _SOFT = 180, 4
"""Points of a line around the land, and over how many on either side it is smoothed."""
_SHOALS = 7


@lru_cache(maxsize=8)
def edges(ground: HexGround) -> tuple[tuple[Point, Point], ...]:
    """The outer edges of the land, each once."""
    found: dict[Point, tuple[Point, Point] | None] = {}
    for tile in ground.shores:
        corners = hexagon(tile.centre, 1.0)
        for index, start in enumerate(corners):
            end = corners[(index + 1) % 6]
            middle = (round((start[0] + end[0]) / 2, _ROUND), round((start[1] + end[1]) / 2, _ROUND))
            found[middle] = None if middle in found else (start, end)
    return tuple(edge for edge in found.values() if edge is not None)


@lru_cache(maxsize=8)
def beside(ground: HexGround, far: float) -> tuple[Point, ...]:
    """Return a closed line that follows the edge of the land, `far` off it; the land is one piece without holes."""
    following = {_near(start): (start, end) for start, end in edges(ground)}
    start, end = next(iter(following.values()))
    found = []
    for _ in following:
        after = following[_near(end)][1]
        found.append(_off_corner(start, end, after, far))
        start, end = end, after
    return tuple(found)


def _near(point: Point) -> Point:
    return (round(point[0], _ROUND), round(point[1], _ROUND))


def _off_corner(start: Point, corner: Point, end: Point, far: float) -> Point:
    """Return the point `far` from both edges that meet in a corner, on their left as they are walked."""
    (ax, ay), (bx, by) = ((y1 - y0, x0 - x1) for (x0, y0), (x1, y1) in ((start, corner), (corner, end)))
    share = far / (1 + ax * bx + ay * by)
    return (corner[0] + share * (ax + bx), corner[1] + share * (ay + by))


@lru_cache(maxsize=8)
def beach(ground: HexGround) -> tuple[tuple[Point, float], ...]:
    """Points along the edge of the land, and how wide the beach is there (0 to 1)."""
    luck = Random(len(ground.shores))
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


@lru_cache(maxsize=32)
def around(ground: HexGround, far: float) -> tuple[Point, ...]:
    """Return a closed line around the land, `far` from it, that swings a little."""
    cx, cy = middle(ground)
    reach = 1.0 + far
    radii = []
    for step in range(_AROUND):
        angle = tau * step / _AROUND
        ux, uy = cos(angle), sin(angle)
        longest = reach
        for tile in ground.shores:
            x, y = tile.centre[0] - cx, tile.centre[1] - cy
            aside = abs(x * uy - y * ux)
            if aside < reach:
                longest = max(longest, x * ux + y * uy + sqrt(reach**2 - aside**2))
        radii.append(longest + 0.12 * far * sin(3 * angle + 2.6 * far) + 0.07 * sin(7 * angle + far))
    found = []
    for step in range(_AROUND):
        near = [radii[(step + other) % _AROUND] for other in range(-_SOFT, _SOFT + 1)]
        radius, angle = sum(near) / len(near), tau * step / _AROUND
        found.append((cx + radius * cos(angle), cy + radius * sin(angle)))
    return tuple(found)


@lru_cache(maxsize=8)
def shoals(ground: HexGround) -> tuple[tuple[Point, float], ...]:
    """Patches of light water off the shore, and how large they are, in sides."""
    luck = Random(7 * len(ground.shores))
    line = around(ground, 1.0)
    cx, cy = middle(ground)
    found: list[tuple[Point, float]] = []
    for number in range(_SHOALS):
        x, y = line[(round((number + luck.uniform(0.1, 0.9)) * len(line) / _SHOALS)) % len(line)]
        out = luck.uniform(1.02, 1.16)
        for _ in range(3):
            where = (cx + (x - cx) * out + luck.uniform(-0.8, 0.8), cy + (y - cy) * out + luck.uniform(-0.5, 0.5))
            found.append((where, luck.uniform(0.35, 0.75)))
    return tuple(found)


def at_sea(ground: HexGround, where: Point, margin: float) -> bool:
    """Return whether a point lies in the water, `margin` from all land and from every harbour."""
    x, y = where
    if any(hypot(x - tile.centre[0], y - tile.centre[1]) < 1.0 + margin for tile in ground.shores):
        return False
    for mark in ground.harbours:
        (ax, ay), (bx, by) = mark.ends
        hx, hy = (ax + bx) / 2 + mark.outward[0] * 0.7, (ay + by) / 2 + mark.outward[1] * 0.7
        if hypot(x - hx, y - hy) < 0.75 + margin:
            return False
    return True
