"""The judgement of a position of Traders & Barbarians: that of the settlers, gold, the commodity on its way, and how
many more the wagon will deliver."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.evaluation.gold import COIN, gold_worth
from catan_desktop.evaluation.position import Parts, Targets, Weights, by_seats, judging, seat_parts
from catan_desktop.games.traders_barbarians.module import UPGRADE, cost_of_next
from catan_desktop.games.traders_barbarians.part import BEST, EMPTY, POINTS, TRADERS, Traders
from catan_desktop.kernel import Game, GameState, Seat
from catan_desktop.mechanics.coins import gold_of
from catan_desktop.mechanics.parts import PIECES

from .trips import ahead, remaining, trip_turns, turns

SOON = 6
"""Gold beyond this is spent later."""
DELIVERY = 0.9
"""Of a commodity that is about to be delivered."""
PATIENCE = 0.86
"""Share of it that is left for each turn that it takes."""
TRIPS = 8.0
"""Victory points that one delivery a turn is worth."""
CHASE = 0.05
"""Of a further number of the die that drives a barbarian off."""


def gold(game: Game, state: GameState, seat: Seat) -> float:
    """Return what the seat's gold is worth as money."""
    return gold_worth(gold_of(game, state)[seat], SOON)


def underway(game: Game, state: GameState, seat: Seat) -> float:
    """Return what the commodity on the wagon, or the next one, is worth on its way."""
    part = TRADERS.of(game, state)
    level = part.levels[seat]
    wait = turns(remaining(game, state, seat), *ahead(game, state, seat), POINTS[level - 1])
    if part.loads[seat] == EMPTY:
        wait += trip_turns(game, part, PIECES.of(game, state).roads[seat], level)
    return (DELIVERY + COIN * level) * float(PATIENCE**wait)


def trips(game: Game, part: Traders, roads: int, level: int) -> float:
    """Return what the deliveries of the rest of the game are worth at a level, with these own roads."""
    return _trips(trip_turns(game, part, roads, level), level) if any(map(any, part.left)) else 0.0


@lru_cache(maxsize=4096)
def _trips(each: float, level: int) -> float:
    return TRIPS / each * (DELIVERY + COIN * level) + CHASE * level


def upgrade_worth(game: Game, state: GameState, seat: Seat) -> float:
    """Return what the next level of the baggage train would be worth to the seat; 0 at the last one."""
    part, roads = TRADERS.of(game, state), PIECES.of(game, state).roads[seat]
    level = part.levels[seat]
    if level == BEST:
        return 0.0
    return trips(game, part, roads, level + 1) - trips(game, part, roads, level) + (level + 1 == BEST)


def targets(game: Game, state: GameState, seat: Seat) -> Targets:
    """Return the next level among what to save for."""
    worth = upgrade_worth(game, state, seat)
    return ((UPGRADE, cost_of_next(game, state, seat), worth),) if worth else ()


def _parts(game: Game, state: GameState, seat: Seat, weights: Weights, blocked: int) -> Parts:
    part = TRADERS.of(game, state)
    found = seat_parts(game, state, seat, weights, blocked, targets(game, state, seat))
    found["gold"] = gold(game, state, seat)
    found["journey"] = underway(game, state, seat)
    found["trips"] = trips(game, part, PIECES.of(game, state).roads[seat], part.levels[seat])
    return found


judge, parts_of = judging(by_seats(_parts))
