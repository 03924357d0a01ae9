"""The cost of a damaged road to its owner, in the judgement of bots and in words for a hint."""

from __future__ import annotations

from catan_desktop.evaluation.explanation import Explanations, plainly
from catan_desktop.kernel import Game, GameState, Seat

from .cards import damaged_of

DAMAGED_ROAD = -0.35
"""In victory points: the price of a repair, and what waits for it."""


def promise(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, float], ...]:
    """Return what is off for a damaged road."""
    return (("repair", DAMAGED_ROAD),) if damaged_of(game, state, seat) else ()


EXPLANATIONS = Explanations(tellers={"repair": plainly("why-repair")})
