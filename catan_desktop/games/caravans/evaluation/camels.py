"""The promise of the camels to a seat, and its stake in a vote, in victory points.

A vote is not searched: who will decide is guessed by the cards that lie, and each decider is taken to place the camel
where it gains most.
"""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.evaluation.memory import memory_of
from catan_desktop.games.caravans.part import (
    CARAVANS,
    CaravanId,
    Caravans,
    Placement,
    head_of,
    island,
    placements,
    with_camel,
)
from catan_desktop.games.caravans.vote import BID, Chooser, Names
from catan_desktop.kernel import Frame, Game, GameState, Seat
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.ids import NOBODY, numbered
from catan_desktop.mechanics.awards import rightful
from catan_desktop.mechanics.parts import LONGEST_ROAD, PIECES
from catan_desktop.mechanics.pieces import rivals
from catan_desktop.mechanics.routes import longest_route
from catan_desktop.mechanics.tables import tables
from catan_desktop.mechanics.votes import Votes, majority

HEAD = 0.5
"""A building at a head: wherever the caravan goes from there, two camels meet at it."""
NEAR = 0.15
"""A building at the far end of a path that a caravan may take next."""
WAY = 0.04
"""A road on a path that a caravan may take next."""
LENGTH = 0.12
"""A road's length more on the way to the award."""
LEAST_LENGTH = 3
"""Shorter roads are on no way to it."""
RIVAL = 0.35
"""Share of what the best rival gains."""
TIE = 0.7
"""What the tie is worth to the seat whose turn has ended, in votes ..."""
UNLAID = 0.5
"""... and what a seat may bid that has not yet."""
LEADS = 0.75
"""The chance that no agreement comes between the most votes and the decision."""
MEANT = 0.1
"""Share of a placement that a seat speaks for, while it decides nothing yet."""


def promise(game: Game, part: Caravans, buildings: int, roads: int) -> float:
    """Return what the next camels may bring to pieces: masks of buildings and roads."""
    board, topology, found = island(game), island(game).topology, 0.0
    heads = [head_of(board, number, trail) for number, trail in numbered(CaravanId, part.trails) if trail]
    free = buildings & ~part.stops
    ways = 0
    for place in placements(game, part):
        ways |= 1 << place.path
    at_heads = sum([1 << head for head in set(heads) if topology.corner_paths[head] & ways])
    for path in bits(ways):
        found += NEAR * (topology.path_end_mask[path] & free & ~at_heads).bit_count()
    return found + HEAD * (at_heads & free).bit_count() + WAY * (ways & roads).bit_count()


def promised(game: Game, state: GameState) -> tuple[float, ...]:
    """Return what the next camels promise, by seat."""
    pieces, part = PIECES.of(game, state), CARAVANS.of(game, state)
    owned = [one | other for one, other in zip(pieces.settlements, pieces.cities, strict=True)]
    key = ("promised", part.trails, tuple(owned), pieces.roads)

    def made() -> tuple[float, ...]:
        return tuple(promise(game, part, own, roads) for own, roads in zip(owned, pieces.roads, strict=True))

    return memory_of(game).recall(key, made)


def gains(game: Game, state: GameState) -> tuple[tuple[Placement, tuple[float, ...]], ...]:
    """Return every placement with what each seat gains by it, less a share of what its best rival does."""
    pieces, part, holder = PIECES.of(game, state), CARAVANS.of(game, state), LONGEST_ROAD.of(game, state).holder
    key = ("gains", part.trails, pieces.settlements, pieces.cities, pieces.roads, holder)

    def made() -> tuple[tuple[Placement, tuple[float, ...]], ...]:
        before = promised(game, state)
        return tuple((place, _net(_gained(game, state, place, before))) for place in placements(game, part))

    return memory_of(game).recall(key, made)


def _net(gained: Sequence[float]) -> tuple[float, ...]:
    return tuple(
        own - RIVAL * max(0.0, *[other for rival, other in enumerate(gained) if rival != seat])
        for seat, own in enumerate(gained)
    )


def _gained(game: Game, state: GameState, place: Placement, before: Sequence[float]) -> list[float]:
    """By seat: points at camels, roads on the way to the award and the award itself, and what comes next."""
    pieces, was = PIECES.of(game, state), CARAVANS.of(game, state)
    part = with_camel(game, was, place)
    fresh, lengths, found = part.stops & ~was.stops, list(pieces.lengths), []
    for seat, roads in enumerate(pieces.roads):
        own = pieces.settlements[seat] | pieces.cities[seat]
        if roads >> place.path & 1:
            lengths[seat] = longest_route(island(game).topology, roads, rivals(game, state, Seat(seat)), part.camels)
        longer = max(0, lengths[seat] - LEAST_LENGTH) - max(0, pieces.lengths[seat] - LEAST_LENGTH)
        more = promise(game, part, own, roads) - before[seat]
        found.append((fresh & own).bit_count() + LENGTH * longer + more)
    holder = LONGEST_ROAD.of(game, state).holder
    then = rightful(tuple(lengths), holder, tables(game).longest_road_from)
    if then != holder:
        for seat, sign in ((then, 1), (holder, -1)):
            if seat != NOBODY:
                found[seat] += sign * tables(game).longest_road
    return found


def at_stake(game: Game, state: GameState) -> tuple[float, ...]:
    """Return what an open vote may bring, by seat, against a camel that lies anywhere; zeros where none is open."""
    frame = state.frames[-1]
    if not isinstance(frame.data, Votes):
        return (0.0,) * game.seats
    found = gains(game, state)
    if not found:
        return (0.0,) * game.seats
    seats = range(game.seats)
    means = [sum([each[seat] for _, each in found]) / len(found) for seat in seats]
    best = [max([each for _, each in found], key=lambda each: each[seat]) for seat in seats]
    likely = deciders(game, state, frame, frame.data)
    stakes = [
        sum([chance * (best[decider][seat] - means[seat]) for decider, chance in enumerate(likely) if chance])
        for seat in seats
    ]
    if isinstance(frame.data, Names):
        worth = dict(found)
        for seat, named in enumerate(frame.data.named):
            if named is not None:
                stakes[seat] += MEANT * (worth[named][seat] - means[seat])
    return tuple(stakes)


def deciders(game: Game, state: GameState, frame: Frame, data: Votes) -> tuple[float, ...]:
    """Return how likely each seat is to decide, by the cards that lie and by who may still lay some."""
    seats = range(game.seats)
    if isinstance(data, Chooser):
        return tuple([float(frame.waiting >> seat & 1) for seat in seats])
    waiting = frame.waiting if frame.step == BID else 0
    alone = majority(data.votes)
    if not waiting and alone >= 0:
        return tuple([float(seat == alone) for seat in seats])
    weights = [data.votes[seat] + UNLAID * (waiting >> seat & 1) + TIE * (seat == state.seat) for seat in seats]
    if not waiting:
        most = max(weights)
        weights = [LEADS if weight == most else (1 - LEADS) * weight / sum(weights) for weight in weights]
    total = sum(weights)
    return tuple([weight / total for weight in weights])
