"""Ways of a wagon: what a path costs, and how far the movement points and the gold of a seat take it."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from catan_desktop.grid.topology import CornerId, PathId
from catan_desktop.kernel import Game, GameState, Seat, record
from catan_desktop.kernel.ids import NOBODY, members
from catan_desktop.mechanics.coins import gold_of
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.questions import DAMAGED

from .layouts import TradeIsland
from .part import EMPTY, TRADERS, barbarian_mask, island, stocked, wanted_at

PLAIN, ROAD, BARBARIAN = 2, 1, 2
"""Movement points for a path without and with a road, and what a barbarian adds (TRADE-051 to TRADE-052)."""

FARTHEST = 40
"""More movement points than any way needs that is worth telling."""


@record
class Way:
    """A way along open paths."""

    points: int
    """Movement points that it takes."""
    gold: int
    """Tolls."""
    route: tuple[CornerId, ...]
    """Intersections, the first of them the start."""


Ways: TypeAlias = dict[CornerId, Way]
"""By intersection: the way there."""


@record
class Obstacles:
    """What lies on the paths, as masks; it says what they cost a seat."""

    own: int
    """Paths with its roads."""
    others: int
    """Paths with roads of others, who take a toll."""
    barbarians: int


def obstacles(game: Game, state: GameState, seat: Seat) -> Obstacles:
    """Return what lies on the paths for a seat; damaged roads are none for a wagon (EVENT-032b, EVENT-032c)."""
    pieces, damaged = PIECES.of(game, state), 0
    for each in range(game.seats) if DAMAGED in game.folded else ():
        damaged |= game.ask(DAMAGED, state, Seat(each))
    own = pieces.roads[seat]
    others = pieces.roads_of_all & ~own
    return Obstacles(own & ~damaged, others & ~damaged, barbarian_mask(TRADERS.of(game, state)))


def price(found: Obstacles, path: PathId) -> tuple[int, int]:
    """Return the movement points and the gold that a path costs (TRADE-051 to TRADE-053)."""
    toll = found.others >> path & 1
    points = ROAD if toll or found.own >> path & 1 else PLAIN
    return points + BARBARIAN * (found.barbarians >> path & 1), toll


def path_cost(game: Game, state: GameState, seat: Seat, path: PathId) -> tuple[int, int]:
    """Return the movement points that a path costs a seat, and who takes one gold for it, NOBODY where none is due."""
    points, toll = price(obstacles(game, state, seat), path)
    return points, owner_of(game, state, path) if toll else NOBODY


def owner_of(game: Game, state: GameState, path: PathId) -> int:
    """Return whose road lies on a path; NOBODY where none does."""
    return next((seat for seat, roads in enumerate(PIECES.of(game, state).roads) if roads >> path & 1), NOBODY)


def ways(game: Game, state: GameState, seat: Seat, points: int) -> Ways:
    """Return where the seat's wagon may go with `points` movement points and the seat's gold (TRADE-054)."""
    start, gold = TRADERS.of(game, state).wagons[seat], gold_of(game, state)[seat]
    return reached(island(game), obstacles(game, state, seat), start, points, gold)


def nearest(game: Game, state: GameState, seat: Seat) -> int | None:
    """Return the movement points of the shortest way from the seat's wagon to a plaza where it delivers, or loads while
    it is empty, with the gold that the seat has; None where there is none."""
    part = TRADERS.of(game, state)
    wanted = stocked(game, part) if part.loads[seat] == EMPTY else wanted_at(game, part.loads[seat])
    found = ways(game, state, seat, FARTHEST)
    return min([way.points for corner, way in found.items() if wanted >> corner & 1], default=None)


@lru_cache(maxsize=4096)
def reached(board: TradeIsland, found: Obstacles, start: CornerId, points: int, gold: int) -> Ways:
    """Return the way to each intersection within reach, the start left out: to a neighbour over the path between, where
    that can be paid; else the way of the fewest movement points, then of the least gold, then the first that is found.
    No way passes a plaza (TRADE-057a)."""
    topology, plazas, paths = board.topology, board.plaza_mask, board.open_paths
    least: dict[int, int] = {}
    result: Ways = {}
    levels: list[dict[CornerId, Way]] = [{} for _ in range(points + 1)]
    levels[0][start] = Way(0, 0, (start,))
    for spent, level in enumerate(levels):
        for corner, way in level.items():
            if way.gold >= least.get(corner, gold + 1):
                continue
            least[corner] = way.gold
            result.setdefault(corner, way)
            if spent and plazas >> corner & 1:
                continue
            for path in members(PathId, topology.corner_paths[corner] & paths):
                cost, toll = price(found, path)
                beyond = _across(board, path, corner)
                further = Way(spent + cost, way.gold + toll, (*way.route, beyond))
                if further.points > points or further.gold > gold:
                    continue
                known = levels[further.points].get(beyond)
                if known is None or further.gold < known.gold:
                    levels[further.points][beyond] = further
                if not spent:
                    result[beyond] = further
    del result[start]
    return result


def _across(board: TradeIsland, path: PathId, corner: CornerId) -> CornerId:
    """The other end of a path."""
    one, other = board.topology.path_ends[path]
    return other if one == corner else one
