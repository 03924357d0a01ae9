"""Rectangles, points and colours: the small sums every screen needs."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

import pygame

Point: TypeAlias = tuple[float, float]
Colour: TypeAlias = tuple[int, int, int]


class Size(NamedTuple):
    """A width and a height in real pixels."""

    width: int
    height: int


def inset(rect: pygame.Rect, across: int, down: int | None = None) -> pygame.Rect:
    """Return the rectangle smaller by `across` pixels left and right and `down` above and below, never negative."""
    down = across if down is None else down
    return pygame.Rect(rect.x + across, rect.y + down, max(0, rect.width - 2 * across), max(0, rect.height - 2 * down))


def place(size: tuple[int, int], within: pygame.Rect, across: float = 0.5, down: float = 0.5) -> pygame.Rect:
    """Place a box in another: 0 is left or top, 0.5 the middle, 1 right or bottom."""
    x = within.x + round((within.width - size[0]) * across)
    y = within.y + round((within.height - size[1]) * down)
    return pygame.Rect(x, y, size[0], size[1])


def kept_inside(rect: pygame.Rect, bounds: pygame.Rect) -> pygame.Rect:
    """Move a rectangle by the least that brings it into the bounds; its top left wins where it is too large."""
    x = max(bounds.x, min(rect.x, bounds.right - rect.width))
    y = max(bounds.y, min(rect.y, bounds.bottom - rect.height))
    return pygame.Rect(x, y, rect.width, rect.height)


def beside(
    box: pygame.Rect,
    anchor: pygame.Rect,
    room: pygame.Rect,
    gap: int,
    *,
    aside: bool = False,
    free: pygame.Rect | None = None,
) -> pygame.Rect:
    """Move a box above what it belongs to, or below, right or left of it, where there is room without covering it.

    With `aside` right and left come first. A place that covers `free` too serves only where there is no other.
    """
    above, below, right, left = (box.copy() for _ in range(4))
    above.midbottom = (anchor.centerx, anchor.top - gap)
    below.midtop = (anchor.centerx, anchor.bottom + gap)
    right.midleft = (anchor.right + gap, anchor.centery)
    left.midright = (anchor.left - gap, anchor.centery)
    places = (right, left, above, below) if aside else (above, below, right, left)
    tried = [moved for place in places if not (moved := kept_inside(place, room)).colliderect(anchor)]
    best = [moved for moved in tried if free is None or not moved.colliderect(free)]
    return next(iter((*best, *tried)), kept_inside(above, room))


def share(total: int, weights: Sequence[float]) -> list[int]:
    """Divide pixels by weight so that the parts add up to the total."""
    whole = sum(weights)
    if whole <= 0:
        return [0] * len(weights)
    edges = [0]
    passed = 0.0
    for weight in weights:
        passed += weight
        edges.append(round(total * passed / whole))
    return [after - before for before, after in pairwise(edges)]


def divide_evenly(total: int, floors: Sequence[int]) -> list[int]:
    """Divide pixels as evenly as may be, no part below its floor; all of them are at it where there is too little."""
    parts = list(floors)
    low = sorted(range(len(parts)), key=lambda index: (parts[index], index))
    for count in range(len(parts), 0, -1):
        raised = low[:count]
        room = total - sum(parts[index] for index in low[count:])
        even = share(room, [1.0] * count)
        if min(even) >= max(parts[index] for index in raised):
            for index, width in zip(sorted(raised), even, strict=True):
                parts[index] = width
            return parts
    return parts


def rows(rect: pygame.Rect, heights: Sequence[int], gap: int = 0) -> list[pygame.Rect]:
    """Stack rectangles of these heights from the top, each as wide as the whole."""
    found: list[pygame.Rect] = []
    y = rect.y
    for height in heights:
        found.append(pygame.Rect(rect.x, y, rect.width, height))
        y += height + gap
    return found


def columns(rect: pygame.Rect, widths: Sequence[int], gap: int = 0) -> list[pygame.Rect]:
    """Set rectangles of these widths side by side from the left, each as tall as the whole."""
    found: list[pygame.Rect] = []
    x = rect.x
    for width in widths:
        found.append(pygame.Rect(x, rect.y, width, rect.height))
        x += width + gap
    return found


def hexagon(centre: Point, side: float) -> tuple[Point, ...]:
    """Return the six corners of a pointy-top hexagon, clockwise from the upper right; y points down."""
    angles = (math.radians(60 * corner - 30) for corner in range(6))
    return tuple((centre[0] + side * math.cos(angle), centre[1] + side * math.sin(angle)) for angle in angles)


def clamp(value: float, low: float, high: float) -> float:
    """Bring a value between two bounds."""
    return max(low, min(high, value))


def lerp(start: float, end: float, share_done: float) -> float:
    """Go from start (0) to end (1) in a straight line."""
    return start + (end - start) * share_done


def aside_of(start: Point, end: Point, length: float) -> Point:
    """Return the step of a length that leads straight away from a line."""
    far = math.hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    return (-(end[1] - start[1]) / far * length, (end[0] - start[0]) / far * length)


def ease(share_done: float) -> float:
    """Turn even time into a soft start and a soft stop; both ends stay where they are."""
    part = clamp(share_done, 0.0, 1.0)
    return part * part * (3 - 2 * part)


def mix(first: Colour, second: Colour, share_of_second: float) -> Colour:
    """Blend two colours; 0 gives the first, 1 the second."""
    red, green, blue = first
    to_red, to_green, to_blue = second
    return (
        round(red + (to_red - red) * share_of_second),
        round(green + (to_green - green) * share_of_second),
        round(blue + (to_blue - blue) * share_of_second),
    )


def merge_boxes(spots: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Return boxes that do not overlap and cover the given ones."""
    found: list[pygame.Rect] = []
    for spot in spots:
        whole = pygame.Rect(spot)
        while (at := whole.collidelist(found)) >= 0:
            whole.union_ip(found.pop(at))
        found.append(whole)
    return found


def scaled(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Scale smoothly; a surface or a size with a zero side gives an empty surface.

    SDL's smoothscale of a 0-wide surface ends the whole program, and from one that is a single pixel wide or tall it
    reads what lies behind it, so nothing else may call it.
    """
    width, height = max(0, size[0]), max(0, size[1])
    if 0 in surface.get_size() or 0 in (width, height):
        return pygame.Surface((width, height), pygame.SRCALPHA)
    if surface.get_size() == (width, height):
        return surface
    if 1 in surface.get_size():
        surface = pygame.transform.scale(surface, [max(2, side) for side in surface.get_size()])
    return pygame.transform.smoothscale(surface, (width, height))


def gradient(
    size: tuple[int, int], ink: Callable[[float], tuple[int, ...]], steps: int = 64, *, across: bool = False
) -> pygame.Surface:
    """Return a picture with the colours of every share of its height, or with `across` of its width, from 0 to 1."""
    strip = pygame.Surface((steps, 1) if across else (1, steps), pygame.SRCALPHA)
    for step in range(steps):
        strip.set_at((step, 0) if across else (0, step), ink(step / (steps - 1)))
    return scaled(strip, size)
