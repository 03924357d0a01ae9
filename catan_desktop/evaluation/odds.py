"""Chances from the logarithms of their odds."""

from __future__ import annotations

from math import exp


def logistic(value: float, bound: float = 700.0) -> float:
    """Return the chance whose odds have this logarithm; 0 or 1 beyond the bound."""
    if value > bound:
        return 1.0
    return 1.0 / (1.0 + exp(-value)) if value > -bound else 0.0
