"""The chance to win a game of Landnam as shown to people.

At first pieces, cards and yields count beside points, near the end points above all, and what a seat is about to
build. The figures come from games of bots (`benchmarks/told.py`).
"""

from __future__ import annotations

from catan_desktop.evaluation.display_chance import Shares, odds_by_parts
from catan_desktop.evaluation.personality import Personality
from catan_desktop.evaluation.position import Parts
from catan_desktop.kernel import Game, GameState

from .position import by_seat, weighted

SHARES = Shares(
    begun=0.0,
    nearly_over=0.79,
    parts={
        "cards": (0.79, 0.79),
        "fate": (0.13, 0.13),
        "harbour": (0.3, -0.01),
        "income": (0.3, -0.22),
        "law": (0.72, 0.51),
        "near": (0.17, 0.97),
        "pieces": (2.36, 0.06),
        "points": (0.23, 0.86),
        "sites": (-0.14, 1.42),
    },
)


def _by_seat(game: Game, state: GameState, personality: Personality) -> list[Parts]:
    return by_seat(game, state, weighted(personality))


display_odds = odds_by_parts(_by_seat, SHARES)
