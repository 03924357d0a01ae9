"""Questions to the modules about what is as good as points to a seat, for the judgement and the words of a hint."""

from __future__ import annotations

from operator import add

from catan_desktop.kernel import Counts, Game, GameState, Seat
from catan_desktop.kernel.game import Question

PROMISES: Question[tuple[tuple[str, float], ...]] = Question("what is as good as points", (), add, neutral=True)
"""(seat) -> (part of the judgement, worth in victory points) pairs, of what everybody can count."""
STAKES: Question[tuple[tuple[str, float], ...]] = Question("what an open question is about", (), add, neutral=True)
"""(seat) -> the same of a vote or a roll that is under way; it hangs on what is asked, and is not remembered."""
AIMS: Question[tuple[tuple[str, Counts, float, int], ...]] = Question("builds of a game's own", (), add, neutral=True)
"""(seat) -> (text key, cost, worth of one in victory points, how many of them) of builds besides the usual ones."""


def promise_points(game: Game, state: GameState, seat: Seat) -> float:
    """Return what modules promise a seat in all, in victory points."""
    return sum([worth for _, worth in game.ask(PROMISES, state, seat)])
