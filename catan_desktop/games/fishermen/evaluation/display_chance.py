"""The chance to win a game of Fishermen as shown to people: waters count for more than in a search.

The figures come from games of bots (`benchmarks/told.py`).
"""

from __future__ import annotations

from catan_desktop.evaluation.display_chance import Shares, odds_by_parts

from .position import by_seat

SHARES = Shares(
    begun=0.2,
    nearly_over=0.84,
    parts={
        "army": (0.66, 1.55),
        "boot": (0.16, 0.16),
        "cards": (0.51, 1.13),
        "catch": (1.33, 0.15),
        "fish": (1.24, 0.4),
        "held": (0.61, 0.26),
        "income": (0.1, 0.03),
        "near": (0.16, 0.16),
        "points": (0.43, 0.79),
        "road": (3.98, 4.49),
        "excess": (0.0, 0.0),
        "prospect": (0.0, 0.0),
    },
    others=(0.43, 0.79),
    wait=(-0.02, -0.14),
)
"""What only some tables promise counts as points do."""

display_odds = odds_by_parts(by_seat, SHARES)
