"""The worth of a position to a seat that searches: as on the classic island, with a share for waters and tokens."""

from __future__ import annotations

from catan_desktop.evaluation.win_chance import Extra, for_each, value_by_scores
from catan_desktop.games.fishermen.part import FISH, held_by, worth
from catan_desktop.kernel import Game, GameState, Seat

from .position import DEAREST, flow

CATCH = 1.0
"""Of a score: one token a roll."""
HELD = 0.05
"""A fish in hand, up to the dearest price ..."""
BEYOND = 0.025
"""... and each beyond."""


def extra(game: Game, state: GameState, seat: Seat) -> Extra:
    """What waters and tokens add to a seat's score; the boot changes its goal."""
    held = worth(held_by(FISH.of(game, state), seat))
    tokens = HELD * min(held, DEAREST) + BEYOND * max(0, held - DEAREST)
    return Extra(share=CATCH * flow(game, state, seat) + tokens)


value = value_by_scores(for_each(extra))
