"""What bots see in wonders: how far each seat is from a win by them, and the levels as builds (WONDER-054)."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.evaluation.explanation import Explanations, Goal
from catan_desktop.evaluation.memory import memory_of
from catan_desktop.evaluation.position import income
from catan_desktop.evaluation.turns_to_win import pace, wait
from catan_desktop.evaluation.win_chance import baskets
from catan_desktop.games.seafarers.ships import ships_left
from catan_desktop.games.seafarers.wonder_list import (
    LEVELS,
    WONDERS,
    highest_of_others,
    level_of,
    own_wonder,
    wonders_of,
)
from catan_desktop.kernel import Game, GameState, Reason, Seat, record
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.questions import BLOCKED, RATES
from catan_desktop.mechanics.scoring import goal_of, public_points

STEP = 0.8
"""Points that a step towards a condition is thought to cost besides what it brings."""


@record
class Plan:
    """A wonder that a seat may build."""

    key: str
    price: Counts
    level: float
    """What a level costs the seat, in points."""
    steps: int
    """What it lacks of the condition."""


def plans(game: Game, state: GameState, seat: Seat) -> list[Plan]:
    """Return the wonders that the seat builds, or may still begin, as everybody can count; worked out once for what
    they hang on."""
    pieces, part, free = PIECES.of(game, state), WONDERS.of(game, state), ships_left(game, state, seat) > 0
    rates, blocked, points = game.ask(RATES, state, seat), game.ask(BLOCKED, state), public_points(game, state, seat)
    key = (Plan, seat, pieces.settlements[seat], pieces.cities[seat], pieces.lengths[seat], part, free)
    found: list[Plan] = memory_of(game).recall(
        (*key, rates, blocked, points), lambda: _plans(game, state, seat, rates, blocked, points, free)
    )
    return found


def _plans(
    game: Game, state: GameState, seat: Seat, rates: Counts, blocked: int, points: int, free: bool
) -> list[Plan]:
    part, flow, every = WONDERS.of(game, state), tuple(income(game, state, seat, blocked)), wonders_of(game)
    own, point = own_wonder(part, seat), pace(flow, rates, baskets(game))
    meant = [own] if own >= 0 else [at for at, taker in enumerate(part.takers) if taker == NOBODY and free]
    found = []
    for one in [every[at] for at in meant]:
        rolls = wait((0,) * len(one.price), flow, rates, one.price)
        found.append(Plan(one.key, one.price, rolls / point, 0 if own >= 0 else one.missing(game, state, seat, points)))
    return found


def promise(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, float], ...]:
    """This module's answer to PROMISES: what is left to do for four levels, or for the goal and the highest wonder,
    against the goal alone. While the wonder is low, points are thought to be the surer way."""
    part = WONDERS.of(game, state)
    level = level_of(part, seat)
    lacking = max(0, goal_of(game, state, seat) - public_points(game, state, seat))
    behind = max(0, highest_of_others(part, seat) + 1 - level)
    four, ways = (1 + level) / (1 + LEVELS), []
    for one in plans(game, state, seat):
        by_points, by_levels = lacking + behind * one.level, (LEVELS - level) * one.level
        ways.append(one.steps * STEP + by_points - four * max(0.0, by_points - by_levels))
    return (("wonder", lacking - min(ways, default=2.0 * lacking + LEVELS)),)


def aims(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, Counts, float, int], ...]:
    """This module's answer to AIMS: the levels of the own wonder, or of those whose condition is met."""
    left = LEVELS - level_of(WONDERS.of(game, state), seat)
    return tuple([(one.key, one.price, one.level, left) for one in plans(game, state, seat) if not one.steps])


def _goals(game: Game, state: GameState, seat: Seat) -> Iterator[Goal]:
    for _, cost, worth, _ in aims(game, state, seat):
        yield "wonder", cost, worth


def _wonder(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    yield Reason("why-wonder")


EXPLANATIONS = Explanations(tellers={"wonder": _wonder}, goals=_goals)
