"""Places around the frame and on its hexes, in sides of a hex. No drawing here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import cos, hypot, radians, sin

import pygame

from catan_desktop.present.models.board import HexGround, Piece
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.board_layout import Floating, Plan
from catan_desktop.ui.tables.coast import afloat, outline

FRAME = 0.34
"""Width of the frame around the hexes, with what stands on it."""
SIDES = 6
BERTH = "outer-sea"
"""Picture below the ships of a seat that lie on the outer sea."""
BERTH_WIDE, BERTH_HIGH = 1.9, 1.3
_OFF = 1.1
"""Sides by which the berths lie off the hexes ..."""
_GAPS = (2.1, 1.7, 1.4, 1.1)
"""... and those between them, best first."""
_CORNER = (190, 150)
"""Design units of the corner at the north-west where no berth is: who speaks at the Althing stands there."""
_LANE, _RIM = 0.6, 0.31
"""The line along which ships sail around the land, and the edge of the frame, which is lit for all of the outer sea."""
_SIDE_OFF = 4.5 + 0.5 + 0.2
"""From the middle of the land to the marks of its sides: the notches between their two hexes."""
UNIT: Point = (-0.1, -0.295)
"""Where a piece stands on a hex, from its middle, in sides: between the houses on its corners ..."""
TOKEN_DOWN = 0.36
"""... how far below the middle number or harbour lies, below the piece ..."""
OUTLAW, BUSY = (0.4, -0.18), (0.4, -0.5)
"""... and where the signs of an outlaw and of a piece that acts already lie, at its right."""
_EAST, _WEST, _SOUTH = (0.69, 0.01), (-0.69, 0.01), (0.52, 0.38)
_CLAIMS: tuple[Point, ...] = (BUSY, _EAST, _EAST, _SOUTH, _WEST, _WEST)
"""By corner with the settlement of a creditor, from the north clockwise: where the claim lies, on its side; nobody
settles on two corners side by side."""


def side_at(ground: HexGround, side: int) -> Point:
    """Return where the mark of a side of the frame lies; 0 is the north, then clockwise."""
    x, y = outline.middle(ground)
    angle = radians(60 * side - 90)
    return (x + _SIDE_OFF * cos(angle), y + _SIDE_OFF * sin(angle))


def rim(ground: HexGround) -> tuple[Point, ...]:
    """Return the closed line along the edge of the frame that stands for all of the outer sea."""
    return outline.beside(ground, _RIM)


def open_water(ground: HexGround) -> Point:
    """Return the place that stands for all of the outer sea: on the lane of the ships, in the south-east, where nothing
    stands before it."""
    line = outline.around(ground, _LANE)
    return line[len(line) // 8]


# berths


def floating(plan: Plan, picture: BoardPicture, taken: Sequence[pygame.Rect]) -> tuple[Floating, ...]:
    """Return the berths of the seats, in their order, and what else floats around the frame."""
    berths = tuple(_berths(plan, picture, taken))
    with_berths = replace(plan, floating=berths)
    boxes = [berth_box(with_berths, seat) for seat in range(len(berths))]
    return (*berths, *afloat.placed(plan, picture, (*taken, *boxes)))


def _berths(plan: Plan, picture: BoardPicture, taken: Sequence[pygame.Rect]) -> Iterator[Floating]:
    """Place as many berths as there are seats, clockwise from the north-west, where they are seen whole if they can."""
    line = outline.around(picture.board.ground, _OFF)
    turned = len(line) * 5 // 8
    line = (*line[turned:], *line[:turned])
    kept = pygame.Rect(round(plan.left), round(plan.top), *(round(length * plan.unit) for length in _CORNER))
    free = [at for at in line if _seen(plan, at, (*taken, kept))]
    seats = picture.board.seats
    for gap in _GAPS:
        found = _spread(free, seats, gap)
        if found:
            break
    else:
        found = [line[seat * len(line) // seats] for seat in range(seats)]
    for x, y in found:
        yield Floating(BERTH, x, y, BERTH_WIDE)


def _spread(free: Sequence[Point], count: int, gap: float) -> list[Point]:
    """Return `count` points along a line that keep their distance; none where it has no room for them."""
    fits: list[Point] = []
    for at in free:
        if all(_apart(at, other) >= gap for other in fits):
            fits.append(at)
    if len(fits) < count:
        return []
    return [fits[number * len(fits) // count] for number in range(count)]


def _apart(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def _seen(plan: Plan, at: Point, taken: Sequence[pygame.Rect]) -> bool:
    box = _box(plan, at)
    region = pygame.Rect(round(plan.left), round(plan.top), round(plan.width), round(plan.height))
    return bool(region.contains(box)) and box.collidelist(list(taken)) < 0


def _box(plan: Plan, at: Point) -> pygame.Rect:
    x, y = plan.at(at)
    wide, high = BERTH_WIDE * plan.side, BERTH_HIGH * plan.side
    return pygame.Rect(round(x - wide / 2), round(y - high / 2), round(wide), round(high))


def berth_at(plan: Plan, seat: int) -> Point:
    """Return the pixel of the middle of a seat's berth; without berths that of the west of the ring."""
    berths = [one for one in plan.floating if one.key == BERTH]
    if not berths:
        return plan.at((-7.0, 0.0))
    one = berths[seat % len(berths)]
    return plan.at((one.x, one.y))


def berth_box(plan: Plan, seat: int) -> pygame.Rect:
    """Return the box of a seat's berth in pixels."""
    return _box(plan, plan.back(berth_at(plan, seat)))


def sailed(plan: Plan, ground: HexGround, start: Point, end: Point) -> tuple[Point, ...]:
    """Return the pixels that a ship passes between its berth and a hex at the edge: around the land, not over it."""
    line = [plan.at(point) for point in outline.around(ground, _LANE)]
    first, last = (min(range(len(line)), key=lambda at: _apart(line[at], end_of)) for end_of in (start, end))
    there = (last - first) % len(line)
    step = 1 if there <= len(line) // 2 else -1
    count = there if step > 0 else len(line) - there
    passed = [line[(first + step * number) % len(line)] for number in range(0, count + 1, 4)]
    return (start, *passed, end)


# on the hexes


def standing(ground: HexGround, piece: Piece) -> Point:
    """Return where a piece of a hex stands, in sides: each in a place of its own, so that none covers another."""
    x, y = ground.tiles[piece.site].centre
    if piece.kind.startswith(("harbour-", "ageing")):
        return (x, y + TOKEN_DOWN)
    dx, dy = _CLAIMS[piece.slot] if piece.kind == "claim" else _STANDS.get(piece.kind, UNIT)
    return (x + dx, y + dy)


_STANDS: Mapping[str, Point] = {"aim": (0.0, 0.0), "outlaw": OUTLAW, "busy": BUSY}
