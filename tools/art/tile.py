"""Terrain hexes: 200 x 231, pointy top, everything inside the hexagon, a calm middle for the number."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from random import Random

from tools.art.palette import TILE
from tools.art.pen import Drawing, Point, ellipse, points

HEX: tuple[Point, ...] = ((100, 0), (200, 57.75), (200, 173.25), (100, 231), (0, 173.25), (0, 57.75))
"""The corners, clockwise from the top."""
CENTRE = (100.0, 115.5)
BEVEL = (("#ffffff", 0.1), ("#08121c", 0.2), ("#08121c", 0.32), ("#08121c", 0.24), ("#ffffff", 0.1), ("#ffffff", 0.24))


def ground(light: str, dark: str) -> Drawing:
    """Return a new tile: the hexagon, lit from the upper left."""
    tile = Drawing(*TILE)
    return tile.path(points(HEX), tile.linear(30, 20, 170, 215, (0, light), (1, dark)))


def bevel(tile: Drawing) -> Drawing:
    """Paint the last thing on every tile: its upper left sides catch light, the lower right ones lie in shade."""
    inner = inset(4.5)
    for side, (colour, opacity) in enumerate(BEVEL):
        after = (side + 1) % 6
        tile.path(points([HEX[side], HEX[after], inner[after], inner[side]]), colour, opacity=opacity)
    return tile


def glade(tile: Drawing, colour: str, opacity: float = 1) -> Drawing:
    """Paint the calm middle on which the number is read."""
    x, y = CENTRE
    return tile.disc(
        x, y, 62, tile.radial(x, y, 62, (0, colour, opacity), (0.62, colour, opacity * 0.85), (1, colour, 0))
    )


def patch(tile: Drawing, corners: Sequence[Point], fill: str, opacity: float = 1) -> Drawing:
    """Paint a patch of ground, cut off at the sides of the hexagon."""
    return tile.path(points(clip(corners)), fill, opacity=opacity)


def shadows(tile: Drawing, feet: Iterable[Point], wide: float, colour: str, opacity: float = 0.42) -> Drawing:
    """Paint the shadows of what stands at `feet`, all in one path."""
    return tile.path("".join(ellipse(x + wide / 2, y, wide, wide / 3) for x, y in feet), colour, opacity=opacity)


def inset(margin: float) -> list[Point]:
    """Return the hexagon with its sides moved inwards."""
    factor = 1 - margin / 100
    return [(CENTRE[0] + (x - CENTRE[0]) * factor, CENTRE[1] + (y - CENTRE[1]) * factor) for x, y in HEX]


def inside(corners: Iterable[Point], margin: float = 0) -> bool:
    """Return whether every point lies in the hexagon, `margin` away from its sides."""
    aside = [(abs(x - CENTRE[0]), abs(y - CENTRE[1])) for x, y in corners]
    return all(max(dx, dx * 0.5 + dy * 0.8660254) <= 100 - margin for dx, dy in aside)


def clip(corners: Sequence[Point], window: Sequence[Point] = HEX) -> list[Point]:
    """Return a polygon cut to a convex window, given clockwise (Sutherland-Hodgman)."""
    out = list(corners)
    for (ax, ay), (bx, by) in zip(window, [*window[1:], window[0]], strict=True):
        source, out = out, []
        sides = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in source]
        for i, (point, side) in enumerate(zip(source, sides, strict=True)):
            before, other = source[i - 1], sides[i - 1]
            if (side >= 0) != (other >= 0):
                t = other / (other - side)
                out.append((before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t))
            if side >= 0:
                out.append(point)
    return out


def blob(rng: Random, x: float, y: float, wide: float, high: float, wobble: float = 0.18, n: int = 24) -> list[Point]:
    """Return the corners of a round, uneven patch."""
    waves = [(rng.uniform(0, math.tau), rng.uniform(0, wobble / k)) for k in (2, 3, 5)]
    out = []
    for i in range(n):
        angle = math.tau * i / n
        r = 1 + sum(size * math.sin(k * angle + turn) for k, (turn, size) in zip((2, 3, 5), waves, strict=True))
        out.append((x + wide * r * math.cos(angle), y + high * r * math.sin(angle)))
    return out


def scatter(rng: Random, height: float, gap: float, clear: float = 47, tries: int = 2000) -> list[Point]:
    """Return the feet of upright things of about `height`, the far ones first.

    They stay `gap` apart, inside the hexagon, and leave the middle clear to the radius `clear`.
    """
    feet: list[Point] = []
    for _ in range(tries):
        x, y = rng.uniform(6, 194), rng.uniform(height * 0.8, 224)
        whole = [(x - height * 0.33, y), (x + height * 0.4, y), (x, y - height * 1.08), (x, y + 3)]
        near_middle = min(math.dist((x, y), CENTRE), math.dist((x, y - height * 0.62), CENTRE) + 3) < clear
        if inside(whole, 1.5) and not near_middle and all(math.dist((x, y), foot) >= gap for foot in feet):
            feet.append((x, y))
    return sorted(feet, key=lambda foot: foot[1])
