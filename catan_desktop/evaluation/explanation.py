"""Reasons for an action as data: text keys with arguments that a learner reads as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from catan_desktop.kernel import Action, Counts, Game, GameState, Reason, Seat, record

Teller: TypeAlias = Callable[[Game, GameState, GameState, Seat], Iterable[Reason]]
"""(game, what would be otherwise, what will be, seat) -> what is better for the seat; an argument `who` is a seat."""
Goal: TypeAlias = tuple[str, Counts, float]
"""(key, cost, worth) of what a seat could build next; texts `goal-KEY`."""


@record
class Explanations:
    """What one module tells of its parts of a judgement."""

    tellers: Mapping[str, Teller]
    """Part of the judgement -> who puts its growth into words."""
    goals: Callable[[Game, GameState, Seat], Iterable[Goal]] | None = None
    suppose: Callable[[Game, GameState, Action], GameState | None] | None = None
    """How things would stand if others said yes to an action that asks them; None for other actions."""
    asks: Callable[[Action], Iterable[tuple[Seat, int]]] | None = None
    """(seat, kind of card) pairs: whom an action asks for what."""
    rival: Teller | None = None
    """What an opponent loses; the seat that is told of is the opponent."""
    choice: Callable[[Game, GameState, Action, Sequence[Action]], Iterable[Reason]] | None = None
    """What tells an action from the others that could be chosen, where no part of the judgement has words for it."""


def plainly(key: str) -> Teller:
    """Tell one sentence without arguments."""

    def tell(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterable[Reason]:
        return (Reason(key),)

    return tell
