"""How likely a seat is to win a game of Landnam, as people are told.

At first what a seat will build with counts as much as points, near the end points above all; who is about to overtake
the leader is seen by its sites and its hand. The figures come from games of bots (`benchmarks/told.py`).
"""

from __future__ import annotations

from catan_desktop.evaluation.personality import Personality
from catan_desktop.evaluation.position import Parts
from catan_desktop.evaluation.told import Shares, telling
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.state import GameState

from .position import by_seat, weighted

SHARES = Shares(
    begun=0.0,
    nearly_over=0.79,
    parts={
        "cards": (1.35, -0.25),
        "fate": (-0.74, 1.45),
        "harbour": (0.32, -0.04),
        "income": (0.29, -0.18),
        "law": (0.72, 0.53),
        "near": (0.04, 1.3),
        "pieces": (2.15, 0.65),
        "points": (0.25, 0.86),
        "sites": (-0.04, 1.09),
    },
)


def _by_seat(game: Game, state: GameState, personality: Personality) -> list[Parts]:
    return by_seat(game, state, weighted(personality))


told = telling(_by_seat, SHARES)
