"""How likely a seat is to win a game of Fishermen, as people are told: waters count for more than a search gives them.

The figures come from games of bots (`benchmarks/told.py`).
"""

from __future__ import annotations

from catan_desktop.evaluation.told import Shares, telling

from .position import by_seat

SHARES = Shares(
    begun=0.2,
    nearly_over=0.84,
    parts={
        "army": (0.67, 1.59),
        "boot": (0.3, 0.0),
        "cards": (0.84, 0.48),
        "catch": (1.33, 0.11),
        "fish": (1.22, 0.43),
        "held": (0.6, 0.28),
        "income": (0.09, 0.04),
        "near": (-0.01, 0.55),
        "points": (0.42, 0.81),
        "road": (4.05, 4.87),
        "excess": (0.0, 0.0),
        "prospect": (0.0, 0.0),
    },
    others=(0.42, 0.81),
    wait=(-0.02, -0.14),
)
"""What only some tables promise counts as points do."""

told = telling(by_seat, SHARES)
