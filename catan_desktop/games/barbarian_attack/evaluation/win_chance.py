"""What a position of Barbarian Attack is worth to a seat that searches: its chance to win, by the judgement of all."""

from __future__ import annotations

from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.evaluation.verdict import decided
from catan_desktop.evaluation.win_chance import WIN, chances, next_to_roll, odds
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState

from .position import by_seat

POINT = 0.45
"""What a victory point of the judgement adds to a score."""
WAIT_TURN = -0.1
"""Of each turn of others before the own one."""


def value(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
    """The position for a seat: the logarithm of its odds to win; WIN or -WIN once the game is over."""
    if (over := decided(state, seat, WIN)) is not None:
        return over
    first, seats = next_to_roll(game, state), game.seats
    scores = [
        POINT * sum(parts.values()) + WAIT_TURN * ((index - first) % seats)
        for index, parts in enumerate(by_seat(game, state, personality))
    ]
    return odds(chances(scores)[seat])
