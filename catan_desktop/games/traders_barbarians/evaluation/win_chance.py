"""The worth of a position of Traders & Barbarians to a seat that searches: the settlers' chances, with deliveries that
come at the pace of the wagon beside what is built, levels of the train as builds, and gold as cards to come."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.evaluation.turns_to_win import Build, Line
from catan_desktop.evaluation.win_chance import Extra, value_by_scores
from catan_desktop.games.traders_barbarians.part import BEST, COSTS, EMPTY, POINTS, TRADERS, Traders
from catan_desktop.kernel import Counts, Game, GameState, Seat
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.scoring import goal_of, public_points

from .position import gold
from .trips import ahead, remaining, trip_turns, turns

GOLD = 0.8
"""Share of a score for what gold is worth, in victory points."""
FEE = 0.12
"""What the gold of a delivery is worth, in victory points, for each level."""
POINT = 3.5
"""Rolls for which a level is thought to be of use for each point that the leader lacks."""
WAIT = 0.5
"""Turns until the next movement, on the average: what is kept of a board does not know whose turn it is."""
SOONER = 0.5
"""Share of a score for the part of a trip by which a wagon is further because its movement comes sooner."""
BEHIND = -2.0
"""No wagon is thought to be further behind, in trips."""


def pace(game: Game, part: Traders, roads: int, level: int) -> float:
    """Return the points that deliveries bring in a roll, at a level and with these own roads."""
    if not any(map(any, part.left)):
        return 0.0
    return (1.0 + FEE * level) / (game.seats * trip_turns(game, part, roads, level))


def progress(game: Game, state: GameState, seat: Seat, *movements: tuple[float, int]) -> list[float]:
    """Return how much of a trip the wagon has behind it, for each of several next movements (in how many turns it
    comes, and its points); negative where the next delivery is further than a trip, 0 where there is none to come."""
    part = TRADERS.of(game, state)
    if part.loads[seat] == EMPTY and not any(map(any, part.left)):
        return [0.0] * len(movements)
    level = part.levels[seat]
    trip = trip_turns(game, part, PIECES.of(game, state).roads[seat], level)
    far, more = remaining(game, state, seat), trip if part.loads[seat] == EMPTY else 0.0
    left = [turns(far, wait, points, POINTS[level - 1]) + more for wait, points in movements]
    return [max(BEHIND, 1.0 - each / trip) for each in left]


def extra(game: Game, state: GameState, seat: Seat, rolls: float) -> Extra:
    """Return levels as builds, the delivery that is on its way, gold, and the pace of the wagon, in a game that goes on
    for `rolls` rolls."""
    part, roads = TRADERS.of(game, state), PIECES.of(game, state).roads[seat]
    level = part.levels[seat]
    paces = [pace(game, part, roads, each) for each in range(level, BEST + 1)]
    worths = [
        round(rolls * (better - plain) + (each == BEST), 2)
        for each, plain, better in zip(range(level + 1, BEST + 1), paces, paces[1:], strict=False)
    ]
    lines = (_line(level, tuple(worths)),) if worths else ()
    (done,) = progress(game, state, seat, (WAIT, POINTS[level - 1]))
    return Extra(lines, done, GOLD * gold(game, state, seat), paces[0])


@lru_cache(maxsize=1024)
def _line(level: int, worths: tuple[float, ...]) -> Line:
    costs: tuple[Counts, ...] = COSTS[level - 1 :]
    return Line(tuple([Build(cost, worth, (0.0,) * len(cost)) for cost, worth in zip(costs, worths, strict=True)]))


def _more(game: Game, state: GameState) -> tuple[Extra, ...]:
    seats = [Seat(each) for each in range(game.seats)]
    rolls = POINT * min([goal_of(game, state, each) - public_points(game, state, each) for each in seats])
    return tuple([extra(game, state, each, max(0.0, rolls)) for each in seats])


def _hope(game: Game, state: GameState) -> list[float]:
    """By how much each wagon is further because its movement comes sooner."""
    found = []
    for index, level in enumerate(TRADERS.of(game, state).levels):
        each = Seat(index)
        usual, now = progress(game, state, each, (WAIT, POINTS[level - 1]), ahead(game, state, each))
        found.append(SOONER * (now - usual))
    return found


value = value_by_scores(_more, _hope)
