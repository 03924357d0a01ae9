"""Things in the water off the island: shoals with their numbers, and the sandbank of a robber who is away."""

from __future__ import annotations

from functools import lru_cache
from math import hypot

import pygame

from catan_desktop.present.models.board import Heap, HexGround
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.board_layout import Plan, Space
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.spaces import around
from catan_desktop.ui.tables.coast import harbours

_TOKEN = 0.3
"""Radius of a number in sides."""
_HEAP = 0.74
"""Width of a heap in sides."""
_BANK = ((0.62, 0.3, "foam", 130), (0.52, 0.24, "sand-wet", 255), (0.44, 0.19, "sand", 255))
"""The sandbank: half its width and height in sides, ink and strength."""


def draw(painter: Painter, ground: HexGround) -> None:
    """Draw shoals, then the harbours between them."""
    plan = painter.plan
    for mark in ground.waters:
        points = plan.hexagon(mark.centre)
        (right, low), left, top = (points[0][0], points[2][1]), points[4][0], points[5][1]
        box = (round(right) - round(left), round(low) - round(top))
        painter.blit(painter.stretched(mark.picture, box), (round(left), round(top)))
    harbours.draw(painter, ground)
    for mark in ground.waters:
        x, y = plan.at(mark.centre)
        radius = max(12.0, plan.side * _TOKEN)
        painter.sprite(mark.token, (x, y), 2.2 * radius)
        ink = "danger-on-paper" if mark.red else "ink-dark"
        painter.label(mark.text, (x, y - 0.12 * radius), radius * 0.98, ink)
        dot = max(1.0, radius * 0.075)
        for index in range(mark.pips):
            across = (index - (mark.pips - 1) / 2) * dot * 2.9
            painter.dot((x + across, y + 0.56 * radius), dot, painter.colour(ink))


def bank(painter: Painter, picture: BoardPicture) -> None:
    """Draw the sandbank on which the robber stands beside the island."""
    if not picture.sites("home"):
        return
    x, y = _home(painter.plan, picture, 0)
    side = painter.plan.side
    for wide, tall, ink, alpha in _BANK:
        size = (round(2 * wide * side), round(2 * tall * side))
        disc = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.ellipse(disc, (*painter.colour(ink), alpha), disc.get_rect())
        painter.blit(disc, (x - size[0] / 2, y - size[1] / 2))


@lru_cache(maxsize=16)
def free_places(ground: HexGround) -> tuple[Point, Point]:
    """Return the two places off the island that are farthest from all that lies there, in sides; not side by side.
    Where the sea is part of the board there is always room in its lower corners."""
    left, _, right, low = ground.bounds
    deep = (low - 0.6, low, low + 0.5) if len(ground.shores) == len(ground.tiles) else (low - 0.6,)
    taken = [tile.centre for tile in ground.shores] + [mark.centre for mark in ground.waters]
    for mark in ground.harbours:
        (ax, ay), (bx, by) = mark.ends
        out = harbours.REACH
        taken.append(((ax + bx) / 2 + mark.outward[0] * out, (ay + by) / 2 + mark.outward[1] * out))

    def free(at: Point) -> float:
        return min(hypot(at[0] - x, at[1] - y) for x, y in taken)

    west, east = (max([(x, y) for y in deep], key=free) for x in (left, right + 0.2))
    return (east, west)


def _home(plan: Plan, picture: BoardPicture, site: int) -> Point:
    """The sandbank off the island, whole within the region."""
    x, y = plan.at(free_places(picture.board.ground)[0])
    return (min(x, plan.left + plan.width - _BANK[0][0] * plan.side), y)


def _heaps(plan: Plan, picture: BoardPicture, site: int) -> Point:
    return plan.at(free_places(picture.board.ground)[1])


def _heaps_box(plan: Plan, picture: BoardPicture, site: int) -> pygame.Rect:
    step = _HEAP * plan.side
    x, y = _heaps(plan, picture, site)
    wide = max(1, len(_row(picture)) - 1) * step
    middle = max(plan.left + wide / 2 + 0.2 * step, x + step - wide / 2)
    return around((middle, y - 0.4 * step), wide / 2, step)


def _row(picture: BoardPicture) -> tuple[Heap, ...]:
    return tuple(heap for heap in picture.heaps if heap.place is None)


def heaps(painter: Painter, picture: BoardPicture) -> None:
    """Draw the first heap, and the others in a row below it, each with its number."""
    row = _row(picture)
    if not row:
        return
    box, step = _heaps_box(painter.plan, picture, 0), _HEAP * painter.plan.side
    for place, heap in enumerate(row):
        x, y = box.left + (max(0, place - 1) + 0.5) * step, box.top + (1.5 if place else 0.5) * step
        if not heap.count:
            continue
        for lift in range(min(3, heap.count)):
            painter.sprite(heap.picture, (x, y - 0.05 * step * lift), 0.86 * step)
        if heap.alone:
            continue
        low = (x + 0.3 * step, y + 0.34 * step)
        painter.dot(low, max(8.0, 0.26 * step), painter.colour("paper-light"))
        painter.label(str(heap.count), low, max(11.0, 0.34 * step), "ink-dark")


def _water(plan: Plan, picture: BoardPicture, site: int) -> Point:
    return plan.at(picture.board.ground.waters[site].centre)


SPACES = (
    Space("home", _home, 30, reach=0.8, up=0.4, half=0.7, lamp=0.6, land=True),
    Space("heaps", _heaps, 70, box=_heaps_box, shape="box", chosen=False),
    Space("water", _water, 60, reach=0.7, half=0.75, lamp=0.5, chosen=False),
)
