"""Reasons for an action by the cards of a hand: builds that come nearer, what is saved for, who has a card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from catan_desktop.kernel import Game, GameState, Observation, Reason, Seat
from catan_desktop.mechanics.parts import HANDS, hand_of
from catan_desktop.mechanics.questions import RATES
from catan_desktop.mechanics.tables import tables

from .explanation import Goal
from .hands import bounds_of
from .position import shortfall

PATIENCE = 0.62
"""Factor on a goal for each trade that it still takes."""
FAR = 3
"""Lacking cards from which on a build is no reason."""


def nearer(game: Game, other: GameState, will: GameState, seat: Seat, goals: Sequence[Goal]) -> Iterator[Reason]:
    """Return which build the hand is nearer to and nearly pays for."""
    closer = [goal for goal in goals if missing(game, will, seat, goal) < min(FAR, missing(game, other, seat, goal))]
    goal = nearest(game, will, seat, closer)
    if goal:
        yield Reason("why-near", (("count", missing(game, will, seat, goal)), ("goal", goal[0])))


def saving(game: Game, state: GameState, seat: Seat, goals: Sequence[Goal]) -> Iterator[Reason]:
    """Return what a seat that leaves it at that saves its cards for; nothing without cards."""
    goal = nearest(game, state, seat, goals) if HANDS.of(game, state).sizes[seat] else None
    count = missing(game, state, seat, goal) if goal is not None else 0
    if goal is not None and 0 < count < FAR:
        yield Reason("why-save", (("count", count), ("goal", goal[0])))


def holding(game: Game, view: Observation, asked: Sequence[tuple[Seat, int]]) -> Iterator[Reason]:
    """Return whether one who is asked for a card has it, as far as the seat has seen: the surest that can be said."""
    bounds = bounds_of(game, view) if view.history and asked else ()
    kinds = tables(game).kinds
    for key, row in (("why-has", "least"), ("why-may-have", "most")):
        for seat, kind in asked if bounds else ():
            if kind < len(kinds) and getattr(bounds[seat], row)[kind]:
                yield Reason(key, (("who", seat), ("resource", kinds[kind])))
                return


def nearest(game: Game, state: GameState, seat: Seat, goals: Sequence[Goal]) -> Goal | None:
    """Return the build that the hand is nearest to, by its worth."""
    hand, rates = hand_of(game, state, seat), game.ask(RATES, state, seat)
    return max(goals, key=lambda goal: goal[2] * PATIENCE ** shortfall(hand, rates, goal[1]), default=None)


def missing(game: Game, state: GameState, seat: Seat, goal: Goal) -> int:
    """Return how many cards of its price the hand lacks."""
    hand = hand_of(game, state, seat)
    return sum(max(0, need - have) for have, need in zip(hand, goal[1], strict=True))
