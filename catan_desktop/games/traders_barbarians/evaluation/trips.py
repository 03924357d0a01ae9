"""Distances of a wagon from the plazas that it wants to reach, and the average length of its trips."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from math import ceil

from catan_desktop.games.six_players.module import PAIR
from catan_desktop.games.traders_barbarians.layouts import TRADE, TradeIsland
from catan_desktop.games.traders_barbarians.part import (
    EMPTY,
    NOWHERE,
    POINTS,
    TRADERS,
    WANTED_BY,
    Journey,
    Traders,
    island,
)
from catan_desktop.games.traders_barbarians.travel import PLAIN, Obstacles, obstacles, price
from catan_desktop.games.traders_barbarians.wagons import WAGON, points_of
from catan_desktop.grid.topology import CornerId, PathId
from catan_desktop.kernel import Counts, Game, GameState, Seat
from catan_desktop.kernel.frame import Position
from catan_desktop.kernel.ids import members
from catan_desktop.mechanics.coins import gold_of

TOLLS = (8.0, 2.0, 1.0, 1.0, 0.5)
"""Movement points like which a toll of one gold counts, by the gold that a seat has."""
FAR = 99.0
"""Of what cannot be reached."""
DESTINATIONS = tuple(TRADE.index(kind) for kind in WANTED_BY)
"""By commodity: the index in TRADE of the kind of trade hex that takes it."""


@lru_cache(maxsize=2048)
def distances(board: TradeIsland, found: Obstacles, kind: int, toll: float) -> tuple[float, ...]:
    """By intersection: the movement points from there to the nearest plaza of a kind of trade hexes (index of TRADE),
    with `toll` of them for a toll. No way passes another plaza."""
    best = [FAR] * len(board.topology.corners)
    fresh: list[tuple[float, CornerId]] = []
    for plaza, at in zip(board.plazas, board.trade_kinds, strict=True):
        if at == kind:
            best[plaza] = 0.0
            fresh.append((0.0, plaza))
    while fresh:
        far, corner = heappop(fresh)
        if far > best[corner] or (far and board.plaza_mask >> corner & 1):
            continue
        for path, other in _beside(board)[corner]:
            further = far + _cost(found, path, toll)
            if further < best[other]:
                best[other] = further
                heappush(fresh, (further, other))
    return tuple(best)


def _cost(found: Obstacles, path: PathId, toll: float) -> float:
    points, gold = price(found, path)
    return points + toll * gold


@lru_cache(maxsize=16)
def _beside(board: TradeIsland) -> tuple[tuple[tuple[PathId, CornerId], ...], ...]:
    """By intersection: the open paths there, each with its other end."""
    topology = board.topology
    found = []
    for corner, paths in enumerate(topology.corner_paths):
        open_paths = members(PathId, paths & board.open_paths)
        ends = [(path, CornerId(sum(topology.path_ends[path]) - corner)) for path in open_paths]
        found.append(tuple(ends))
    return tuple(found)


@lru_cache(maxsize=8192)
def trip_length(board: TradeIsland, own: int, left: tuple[Counts, ...]) -> float:
    """Return the movement points of a delivery on the average of what the stacks still hold, over the own roads."""
    roads, total, tokens = Obstacles(own, 0, 0), 0.0, 0
    for plaza, kind in zip(board.plazas, board.trade_kinds, strict=True):
        for commodity, count in enumerate(left[kind]):
            if count:
                total += count * distances(board, roads, DESTINATIONS[commodity], 0.0)[plaza]
                tokens += count
    return total / tokens if tokens else FAR


def trip_turns(game: Game, part: Traders, own: int, level: int) -> float:
    """Return the turns of a delivery on the average, with these own roads and at this level."""
    return max(1.0, trip_length(island(game), own, part.left) / POINTS[level - 1])


def ahead(game: Game, state: GameState, seat: Seat) -> tuple[float, int]:
    """Return how many turns away the seat's next movement is, and its points: of the one that goes on or is still to
    come in this turn, else of the next."""
    points = points_of(game, state, seat)
    if state.seat != seat or not state.turn:
        return (seat - state.seat) % game.seats / game.seats, points
    for frame in reversed(state.frames):
        if isinstance(frame.data, Journey) and not frame.data.ended:
            return 0.0, frame.data.points
    position = state.frames[0].data_as(Position)
    to_come = position.index < game.ruleset.script.turn.index(WAGON) or any(
        frame.step == PAIR for frame in state.frames
    )
    return (0.0, points) if to_come else (1.0, points)


def remaining(game: Game, state: GameState, seat: Seat) -> float:
    """Return the movement points from the seat's wagon to where it next delivers, or an empty one loads (out and in
    again where it stands there); FAR where it can do neither."""
    part, board = TRADERS.of(game, state), island(game)
    wagon, load = part.wagons[seat], part.loads[seat]
    if wagon == NOWHERE:
        return FAR
    kinds = [kind for kind, left in enumerate(part.left) if any(left)] if load == EMPTY else [DESTINATIONS[load]]
    found, gold = obstacles(game, state, seat), gold_of(game, state)[seat]
    toll = TOLLS[min(gold, len(TOLLS) - 1)]
    return min([_distance(board, found, kind, wagon, toll) for kind in kinds], default=FAR)


def _distance(board: TradeIsland, found: Obstacles, kind: int, wagon: CornerId, toll: float) -> float:
    """The way with its barbarians; where none stands on the way without them, it is that."""
    free = Obstacles(found.own, found.others, 0)
    if not found.barbarians & _way(board, free, kind, wagon, toll):
        found = free
    return distances(board, found, kind, toll)[wagon] or 2.0 * PLAIN


@lru_cache(maxsize=8192)
def _way(board: TradeIsland, free: Obstacles, kind: int, wagon: CornerId, toll: float) -> int:
    """The mask of the paths of the best way without barbarians."""
    far, mask, corner = distances(board, free, kind, toll), 0, wagon
    if far[wagon] >= FAR:
        return 0
    while far[corner]:
        onward = [(path, other) for path, other in _beside(board)[corner] if _passable(board, far, other)]
        path, corner = min(onward, key=lambda end: _cost(free, end[0], toll) + far[end[1]])
        mask |= 1 << path
    return mask


def _passable(board: TradeIsland, far: tuple[float, ...], corner: CornerId) -> bool:
    """Return whether a way may lead on over an intersection, or ends there."""
    return not far[corner] or not board.plaza_mask >> corner & 1


def turns(far: float, wait: float, points: int, each: int) -> float:
    """Return the turns until `far` movement points are used up, if the next movement comes after `wait` turns with
    some points and each later one has `each`: half counted in whole turns, half in parts of them."""
    if far <= points:
        return wait
    lacking = max(0.0, (far - points) / each - 1.0)
    return wait + 1.0 + 0.5 * (lacking + ceil(lacking))
