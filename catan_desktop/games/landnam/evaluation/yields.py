"""The yield of a hex in the long run: number tokens age, so that a good one becomes worse and a bad one better."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.games.landnam.tables import LADDER

ROLLS = 24
"""Rolls that are looked ahead."""
AGES = 0.8
"""Chance that a hex that yields is the one that ages (ALTH-219, ALTH-220)."""


def _long_run() -> dict[int, float]:
    """By number: how often a roll the hex yields, on the average of the rolls to come."""
    chance = [(6 - abs(7 - number)) / 36 for number in LADDER]
    found = {0: 0.0}
    for at, number in enumerate(LADDER):
        shares, total = [float(index == at) for index in range(len(LADDER))], 0.0
        for _ in range(ROLLS):
            aged = [AGES * share * each for share, each in zip(shares, chance, strict=True)]
            total += sum([share * each for share, each in zip(shares, chance, strict=True)])
            shares = [share - aged[index] + aged[index - 1] for index, share in enumerate(shares)]
        found[number] = total / ROLLS
    return found


RATE: Mapping[int, float] = _long_run()
UNSEEN = 0.45 * sum([RATE[number] for number in LADDER]) / len(LADDER)
"""Of a hex that nobody has seen yet: it may be sea or mountain."""
