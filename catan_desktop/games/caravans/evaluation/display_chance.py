"""The chance to win a game of Caravans as shown to people: by what a search goes by, an open vote included, and
besides by what the next camels and sites promise.

The figures come from games of bots (`benchmarks/told.py`).
"""

from __future__ import annotations

from math import exp, log1p

from catan_desktop.evaluation.display_chance import Shares, odds_by_parts
from catan_desktop.evaluation.personality import Personality
from catan_desktop.evaluation.position import Parts
from catan_desktop.kernel import Game, GameState, Seat

from .position import by_seat
from .win_chance import value

SHARES = Shares(
    begun=0.17,
    nearly_over=0.84,
    parts={
        "chance": (0.79, 0.87),
        "camels": (1.31, 0.74),
        "prospect": (6.83, 3.44),
    },
)
"""`chance` is the logarithm of the chance that a search goes by."""


def _by_seat(game: Game, state: GameState, personality: Personality) -> list[Parts]:
    return [
        {**parts, "chance": -log1p(exp(-value(game, state, Seat(seat), personality)))}
        for seat, parts in enumerate(by_seat(game, state, personality))
    ]


display_odds = odds_by_parts(_by_seat, SHARES)
