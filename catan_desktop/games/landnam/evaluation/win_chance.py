"""The worth of a position of Landnam to a seat that searches: how likely it is to win from here, by the judgement of
every seat. Figures that foretold the winner better made no stronger bot (`benchmarks/README.md`)."""

from __future__ import annotations

from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.evaluation.verdict import verdict
from catan_desktop.evaluation.win_chance import WIN, chances, odds
from catan_desktop.kernel import Game, GameState, Seat

from .position import by_seat, weighted

POINT = 0.6
"""Share of a score for what the judgement holds worth a victory point."""


def value(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
    """Return the position for a seat: the logarithm of its odds to win; WIN or -WIN once the game is over."""
    if (over := verdict(state, seat, WIN)) is not None:
        return over
    return odds(chances([POINT * sum(parts.values()) for parts in by_seat(game, state, weighted(personality))])[seat])
