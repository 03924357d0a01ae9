"""Wagons that share intersections, barbarians on paths, and stacks of tokens beside a hex."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import hypot

from catan_desktop.present.models.board import HexGround, Piece
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.board_layout import Plan, Space
from catan_desktop.ui.tables.board.marks import LEAST_MARK, seat_mark
from catan_desktop.ui.tables.board.painter import Painter, PieceDrawer
from catan_desktop.ui.tables.board.spaces import INTERSECTION, PATH
from catan_desktop.ui.tables.coast.pieces import stood

CLOSED = "closed-edge"
"""Picture of an edge at which nothing can be."""
LEVELS = (1, 2, 3, 4, 5)
LOADS = ("marble", "glass", "tools", "sand")
_WAGON, _LOAD = 0.66, 0.36
"""Sizes of a wagon and of what it carries, in sides."""
_LEAST_WAGON, _LEAST_LOAD = 27.0, 16.0
"""Real pixels; smaller their pips and pictures could not be told apart."""
_FREE: tuple[Point, ...] = ((0.0, -0.06), (0.46, 0.1), (-0.46, 0.1), (0.26, -0.42), (-0.26, -0.42), (0.0, 0.4))
"""Where wagons stand around an intersection, one after another, in sides ..."""
_BUILT: tuple[Point, ...] = ((0.42, 0.22), (-0.42, 0.22), (0.0, 0.5), (0.6, -0.2), (-0.6, -0.2), (0.0, -0.62))
"""... and around one with a building, which stays in sight."""
_STACK = 0.46
"""Size of a token of a stack in sides."""
_ASIDE = 0.6
"""Sides from the middle of its hex to a stack."""
_DIRECTIONS: tuple[Point, ...] = ((0.5, -0.87), (-0.5, -0.87), (1.0, 0.0), (-1.0, 0.0), (0.5, 0.87), (-0.5, 0.87))
"""From the middle of a hex to its edges, best first."""
_TALLEST = 4
"""Tokens at most with which a stack is drawn."""


def _wagon_at(plan: Plan, picture: BoardPicture, site: int) -> Point:
    return _wagon(plan, picture, Piece("wagon", site, ""))


def _wagon(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    x, y = picture.board.ground.corners[piece.site]
    dx, dy = (_BUILT if picture.at("intersection", piece.site) else _FREE)[piece.slot]
    return plan.at((x + dx, y + dy))


@lru_cache(maxsize=64)
def stack_place(ground: HexGround, hex: int) -> Point:
    """Return where the stack of a hex lies: towards its closed edges, else to the north-east; between two corners."""
    x, y = ground.tiles[hex].centre
    ends = [ground.paths[path] for path, picture in ground.path_marks if picture == CLOSED]
    closed = [((ax + bx) / 2 - x, (ay + by) / 2 - y) for (ax, ay), (bx, by) in ends]
    near = [(dx, dy) for dx, dy in closed if hypot(dx, dy) < 1.0]
    out = (sum(dx for dx, _ in near), sum(dy for _, dy in near))
    dx, dy = max(_DIRECTIONS, key=lambda way: round(way[0] * out[0] + way[1] * out[1], 6))
    return (x + _ASIDE * dx, y + _ASIDE * dy)


def _stack(plan: Plan, picture: BoardPicture, site: int) -> Point:
    return plan.at(stack_place(picture.board.ground, site))


def stacks(painter: Painter, picture: BoardPicture) -> None:
    """Draw the stacks that lie beside hexes, each as tall as it is and with its number."""
    size = _STACK * painter.plan.side
    for heap in picture.heaps:
        if heap.place is None:
            continue
        x, y = painter.plan.at(stack_place(picture.board.ground, heap.place[1]))
        for lift in range(min(_TALLEST, heap.count)):
            painter.sprite(heap.picture, (x, y - 0.08 * size * lift), size)
        low = (x + 0.36 * size, y + 0.36 * size)
        painter.dot(low, max(7.5, 0.3 * size), painter.colour("paper-light"))
        painter.label(str(heap.count), low, max(11.0, 0.44 * size), "ink-dark")


def _drawer(level: int, load: str) -> PieceDrawer:
    """The drawer of a wagon of a level with what lies on it."""

    def draw(painter: Painter, where: Point, seat: int, *, alpha: int = 255) -> None:
        side = painter.plan.side
        size = max(_LEAST_WAGON, _WAGON * side)
        painter.sprite(f"piece-wagon-{level}", where, size, seat=seat, alpha=alpha)
        if load:
            at = (where[0] + 0.34 * size, where[1] - 0.3 * size)
            painter.sprite(f"commodity-{load}", at, max(_LEAST_LOAD, _LOAD * side), alpha=alpha)
        if seat >= 0:
            foot = (where[0] - 0.34 * size, where[1] + 0.34 * size)
            seat_mark(painter, seat, foot, max(LEAST_MARK, 0.08 * side), alpha)

    return draw


PIECES: Mapping[str, PieceDrawer] = {
    **{f"wagon-{level}": _drawer(level, "") for level in LEVELS},
    **{f"wagon-{level}-{load}": _drawer(level, load) for level in LEVELS for load in LOADS},
    "road-barbarian": stood("piece-barbarian-path", 0.62, (0.0, -0.06), least=25.0),
}
"""Kind of a piece -> what draws it; a wagon names its level and its load."""
SPACES = (
    Space(
        "wagon",
        _wagon_at,
        30,
        reach=0.3,
        half=0.36,
        stands=_wagon,
        land=True,
        rolls=True,
        chosen=False,
        on="intersection",
    ),
    Space("barbarian", PATH.at, 35, reach=0.28, half=0.34, lamp=0.34, land=True, on="path"),
    Space("stack", _stack, 36, reach=0.32, half=0.32, lamp=0.34),
    Space("stop", INTERSECTION.at, 38, reach=0.36, lamp=0.28, chosen=False, told=False, on="intersection"),
)
