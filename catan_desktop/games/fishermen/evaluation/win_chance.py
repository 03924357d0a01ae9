"""The worth of a position to a seat that searches: as on the classic island, with a share for waters and tokens."""

from __future__ import annotations

from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.evaluation.verdict import verdict
from catan_desktop.evaluation.win_chance import WIN, Extra, chances, odds, scores
from catan_desktop.games.fishermen.part import FISH, held_by, worth
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState

from .position import DEAREST, flow

CATCH = 1.0
"""Of a score: one token a roll."""
HELD = 0.05
"""A fish in hand, up to the dearest price ..."""
BEYOND = 0.025
"""... and each beyond."""


def more(game: Game, state: GameState) -> tuple[Extra, ...]:
    """By seat: what waters and tokens add to its score; the boot changes its goal."""
    part = FISH.of(game, state)
    fish = [worth(held_by(part, Seat(seat))) for seat in range(game.seats)]
    return tuple(
        Extra(share=CATCH * flow(game, state, Seat(seat)) + HELD * min(held, DEAREST) + BEYOND * max(0, held - DEAREST))
        for seat, held in enumerate(fish)
    )


def value(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
    """The position for a seat: the logarithm of its odds to win; WIN or -WIN once the game is over."""
    if (over := verdict(state, seat, WIN)) is not None:
        return over
    return odds(chances(scores(game, state, more=more, personality=personality))[seat])
