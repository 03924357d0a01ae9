"""Questions to the modules about what is as good as points to a seat, for the judgement and the words of a hint."""

from __future__ import annotations

from operator import add
from typing import TypeAlias

from catan_desktop.kernel import Counts, Game, GameState, Seat
from catan_desktop.kernel.game import Question

Promised: TypeAlias = tuple[tuple[str, float], ...]


def _once(a: Promised, b: Promised) -> Promised:
    """Both, but each part once: gold is worth the same to two games that have it."""
    told = [key for key, _ in a]
    return (*a, *[pair for pair in b if pair[0] not in told])


PROMISES: Question[Promised] = Question("what is as good as points", (), _once, neutral=True)
"""(seat) -> (part of the judgement, worth in victory points) pairs, of what everybody can count."""
STAKES: Question[Promised] = Question("what an open question is about", (), add, neutral=True)
"""(seat) -> the same of a vote or a roll that is under way; it hangs on what is asked, and is not remembered."""
AIMS: Question[tuple[tuple[str, Counts, float, int], ...]] = Question("builds of a game's own", (), add, neutral=True)
"""(seat) -> (text key, cost, worth of one in victory points, how many of them) of builds besides the usual ones."""


def promise_points(game: Game, state: GameState, seat: Seat) -> float:
    """Return what modules promise a seat in all, in victory points."""
    return sum([worth for _, worth in game.ask(PROMISES, state, seat)])
