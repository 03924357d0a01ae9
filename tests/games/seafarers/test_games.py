"""Random games of the scenarios keep the contract of every ruleset."""

from __future__ import annotations

import pytest

from catan_desktop.games.seafarers.game import GAME
from catan_desktop.games.seafarers.scenarios import SCENARIOS
from tests.contract import check_game


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_random_game_keeps_the_contract(scenario: str, seats: int) -> None:
    """Boards as printed for two, dealt for six."""
    layout = "fixed" if seats == 2 else "random"
    check_game(GAME, seats, {"scenario": scenario, "layout": layout}, seed=seats, plies=900, every=90, must_end=False)
