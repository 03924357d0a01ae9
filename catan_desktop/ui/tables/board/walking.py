"""The walk of figures: the way they take over the board, and how each kind moves on it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot, pi, sin

import pygame

from catan_desktop.kernel.record import record
from catan_desktop.present.picture import BoardPicture, Cue
from catan_desktop.ui.geometry import Point, clamp, ease, lerp, scaled
from catan_desktop.ui.tables.board.board_layout import Figure, Plan
from catan_desktop.ui.tables.board.island import figure_of
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.spaces import spaces

_TURNS = 24
"""Steps of a full turn in which a figure leans."""


@record
class Pose:
    """A figure at one moment of its way."""

    feet: Point
    lean: float
    """Degrees to the left."""
    squeeze: float
    """Its height, 1 is upright."""
    stamp: float
    """0 to 1: how hard its foot has just come down."""


def way(plan: Plan, picture: BoardPicture, cue: Cue, start: Point, end: Point) -> tuple[Point, ...]:
    """The points that somebody passes: those that the spaces on the way say."""
    points = [start]
    for place in cue.via:
        space = spaces(plan.scenery)[str(place[0])]
        through = space.through(plan, picture, place, cue.to) if space.through is not None else None
        points += through if through is not None else [space.at(plan, picture, int(place[1]))]
    return (*points, end)


def along(points: Sequence[Point], share: float) -> Point:
    """Return the point at a share of the length of a line of points."""
    left = share * length(points)
    for (a, b), far in zip(pairwise(points), _lengths(points), strict=True):
        if left <= far:
            part = left / far if far else 1.0
            return (lerp(a[0], b[0], part), lerp(a[1], b[1], part))
        left -= far
    return points[-1]


def length(points: Sequence[Point]) -> float:
    """Return how long a line of points is."""
    return sum(_lengths(points))


def _lengths(points: Sequence[Point]) -> list[float]:
    return [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]


def pose(plan: Plan, figure: Figure, points: Sequence[Point], share: float) -> Pose:
    """Return where a figure is on its way, and how it goes: most march, some pull themselves up, some stamp."""
    side = plan.side
    stride = figure.stride * side
    steps = max(2.0, round(length(points) / stride)) if stride else 2.0
    done = lerp(share, ease(share), 0.5)
    if figure.pulls:
        at = done * steps
        pulled = (int(at) + ease(clamp((at - int(at)) * 1.4, 0.0, 1.0))) / steps
        return Pose(along(points, clamp(pulled, 0.0, 1.0)), 9 * sin(pi * at), 1.0, 0.0)
    x, y = along(points, done)
    swing = abs(sin(pi * done * steps))
    if figure.shakes:
        stamp = clamp(1 - 3 * swing, 0.0, 1.0) if 0.03 < share < 0.99 else 0.0
        return Pose((x, y - 0.13 * side * swing), 4 * sin(pi * done * steps), 1 - 0.1 * stamp, stamp)
    return Pose((x, y - 0.075 * side * swing), 6 * sin(pi * done * steps), 1.0, 0.0)


def draw_posed(painter: Painter, kind: str, held: Pose, alpha: int = 255) -> None:
    """Draw a figure as it goes."""
    figure = figure_of(painter.scenery, kind)
    height = figure.height * painter.plan.side
    x, y = held.feet
    if not painter.visible(held.feet, 2 * height):
        return
    tall = max(2, round(height))
    lean = round(held.lean * _TURNS / 60) * 60 / _TURNS
    key = figure.picture

    def paint() -> pygame.Surface:
        upright = painter.kit.art.sprite(key, (tall * 4, tall), moving=painter.zooming)
        return pygame.transform.rotozoom(upright, lean, 1.0)

    picture = painter.kit.art.cached(("board-posed", key, tall, lean), paint)
    if held.squeeze < 0.99:
        wide, high = picture.get_size()
        picture = scaled(picture, (round(wide * (2 - held.squeeze)), round(high * held.squeeze)))
    painter.blit(picture, (x - picture.get_width() / 2, y + 0.04 * height - picture.get_height() * 0.98), alpha)
