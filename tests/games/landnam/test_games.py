"""Whole games of chance players keep the contract of every game."""

from __future__ import annotations

import pytest

from catan_desktop.games.landnam.module import LANDNAM
from tests.contract import check_game


@pytest.mark.rule("ALTH-104", "ALTH-116", "ALTH-117", "ALTH-118", "ALTH-119", "ALTH-127", "ALTH-445")
@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3)])
def test_random_games_keep_the_contract(seats: int, seed: int) -> None:
    check_game(LANDNAM, seats, {"offers": 1}, seed, plies=1200, every=25, must_end=False)
