"""Whole games of chance players keep the contract of every game."""

from __future__ import annotations

import pytest

from catan_desktop.games.great_wall.ruleset import GREAT_WALL
from tests.contract import check_game


@pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [
        (1, {}, 1),
        (2, {}, 2),
        (2, {"gw_mode": "coop", "requests": 2}, 3),
        (3, {}, 4),
        (3, {"gw_mode": "coop"}, 5),
        (4, {}, 6),
        (5, {"gw_mode": "coop", "requests": 4}, 7),
    ],
)
def test_random_games_keep_the_contract(seats: int, options: dict[str, bool | int | str], seed: int) -> None:
    check_game(GREAT_WALL, seats, options, seed, every=40)
