"""The worth of gold as money, in the games that have it."""

from __future__ import annotations

COIN = 0.07
"""Of one gold, in victory points: half of what a card of choice is worth to a hand."""
LATER = 0.4
"""Factor on gold that is spent later."""


def gold_worth(count: int, soon: int = 4) -> float:
    """Return what `count` gold is worth, in victory points; what is beyond `soon` is spent later."""
    return COIN * (min(count, soon) + LATER * max(0, count - soon))
