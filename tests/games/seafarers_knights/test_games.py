"""Random games of Cities & Knights at sea keep the contract of every ruleset."""

from __future__ import annotations

from typing import Any

import pytest

from catan_desktop.games.seafarers_knights.game import GAME
from catan_desktop.games.seafarers_knights.knights_at_sea import PLAYED
from tests.contract import check_game

TABLES: dict[int, dict[str, Any]] = {
    3: {"quick_knights": True, "harbours": "shuffled"},
    4: {"friendly_robber": True, "goal": 9, "experts": True},
    5: {"turn_rule": "paired_players", "easy_start": True},
    6: {"layout": "random", "harbourmaster": True},
}
"""Options by the number of seats."""


@pytest.mark.matrix
@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("scenario", PLAYED)
def test_a_random_game_keeps_the_contract(scenario: str, seats: int) -> None:
    """Boards as printed for three to five, dealt for six."""
    options = {"scenario": scenario, **TABLES[seats]}
    check_game(GAME, seats, options, seed=seats, plies=800, every=100, must_end=False)
