"""How even the dice fell: the figure against known values of the chi-square distribution, and against honest dice."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.present.chi_square import chi_square, few, more_even_of_hundred, share_below

WAYS = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


@pytest.mark.parametrize(
    ("freedom", "statistic", "share"),
    [
        (1, 2.706, 0.90), (1, 3.841, 0.95), (2, 5.991, 0.95), (2, 9.210, 0.99), (3, 7.815, 0.95), (5, 9.236, 0.90),
        (10, 3.940, 0.05), (10, 9.342, 0.50), (10, 15.987, 0.90), (10, 18.307, 0.95), (10, 23.209, 0.99),
        (11, 4.575, 0.05), (11, 10.341, 0.50), (11, 17.275, 0.90), (11, 19.675, 0.95), (11, 24.725, 0.99),
    ],
)  # fmt: skip
def test_the_tables_of_the_chi_square_distribution(freedom: int, statistic: float, share: float) -> None:
    assert share_below(statistic, freedom) == pytest.approx(share, abs=5e-5)


def test_the_share_grows_with_the_statistic_and_stays_a_share() -> None:
    for freedom in (1, 2, 10, 11):
        shares = [share_below(step / 4, freedom) for step in range(400)]
        assert shares == sorted(shares)
        assert shares[0] == 0.0
        assert 0.999 < shares[-1] <= 1.0


def test_the_statistic_is_the_sum_of_squares_over_what_was_due() -> None:
    assert chi_square((8, 12), (10.0, 10.0)) == pytest.approx(0.8)
    assert chi_square((3, 5, 4), (4.0, 4.0, 4.0)) == pytest.approx(0.5)
    assert chi_square((3, 0, 5), (4.0, 0.0, 4.0)) == pytest.approx(0.5), "what cannot fall is left out"


def test_throws_exactly_as_expected_are_more_even_than_all_others() -> None:
    fallen = [3 * ways for ways in WAYS]
    assert more_even_of_hundred(fallen, [float(count) for count in fallen]) == 0


def test_only_sevens_are_less_even_than_any_honest_game() -> None:
    fallen = [0, 0, 0, 0, 0, 72, 0, 0, 0, 0, 0]
    assert more_even_of_hundred(fallen, [2.0 * ways for ways in WAYS]) == 100


@pytest.mark.parametrize("throws", [36, 72, 120])
def test_honest_dice_get_the_figure_that_they_should(throws: int) -> None:
    """Of honest games, so many in a hundred lie below each figure: right within sampling error and a little."""
    rng = Random(throws)
    expected = [throws * ways / 36 for ways in WAYS]
    figures = []
    for _ in range(4000):
        fallen = [0] * len(WAYS)
        for face in rng.choices(range(len(WAYS)), WAYS, k=throws):
            fallen[face] += 1
        figures.append(share_below(chi_square(fallen, expected), len(WAYS) - 1))
    for share in (0.1, 0.25, 0.5, 0.75, 0.9, 0.95):
        below = sum(figure <= share for figure in figures) / len(figures)
        assert below == pytest.approx(share, abs=0.025)


def test_a_few_throws_are_not_judged() -> None:
    assert few([0.5 * ways for ways in WAYS])
    assert not few([1.0 * ways for ways in WAYS])
    assert few([])
