"""The character of a bot: factors on the parts of a judgement."""

from __future__ import annotations

from catan_desktop.kernel import record


@record
class Personality:
    """Factors by what a seat may strive for; 1 is sober. A personality colours a judgement, it never blinds it."""

    building: float = 1.0
    """Settlements, cities and their improvements."""
    trading: float = 1.0
    """Harbours, good rates, and trade with others."""
    defence: float = 1.0
    """What keeps off danger, knights, the largest army."""
    roads: float = 1.0
    """Roads, the sites they lead to, the longest road."""
    share: float = 0.0
    """What the share of its goal that it has reached counts besides winning."""


SOBER = Personality()
