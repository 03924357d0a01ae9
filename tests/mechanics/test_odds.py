"""Chances and the logarithms of their odds."""

from __future__ import annotations

import pytest

from catan_desktop.evaluation.odds import logistic
from catan_desktop.evaluation.win_chance import SURE, odds


@pytest.mark.parametrize("value", [-SURE, -3.0, 0.0, 0.5, 7.0, SURE])
def test_a_chance_and_the_logarithm_of_its_odds_lead_to_each_other(value: float) -> None:
    assert odds(logistic(value)) == pytest.approx(value)
    assert logistic(value) + logistic(-value) == pytest.approx(1.0)


def test_odds_beyond_the_bound_leave_no_doubt() -> None:
    assert (logistic(-1e6), logistic(1e6)) == (0.0, 1.0)
    assert 0.0 < logistic(-31.0) < logistic(31.0) < 1.0
    assert (logistic(-31.0, 30.0), logistic(31.0, 30.0)) == (0.0, 1.0)
