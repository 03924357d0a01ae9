"""The worth of gold as money, in the games that have it."""

from __future__ import annotations

COIN = 0.07
"""Of one gold, in victory points: half of what a card of choice is worth to a hand."""
LATER = 0.4
"""Gold that is spent later counts so much less."""


def gold_worth(count: int, soon: int = 4) -> float:
    """Return what so much gold is worth, in victory points; what is beyond `soon` is spent later."""
    return COIN * (min(count, soon) + LATER * max(0, count - soon))
