"""Random games of the scenarios keep the contract of every ruleset."""

from __future__ import annotations

from typing import Any

import pytest

from catan_desktop.games.seafarers.game import GAME
from catan_desktop.games.seafarers.scenarios import SCENARIOS
from tests.contract import check_game

TABLES: dict[int, dict[str, Any]] = {
    2: {},
    3: {"event_cards": True, "harbourmaster": True, "harbours": "shuffled"},
    4: {"friendly_robber": True, "goal": 9, "dice": "deck"},
    5: {"event_cards": True, "turn_rule": "paired_players", "friendly_robber": True},
    6: {"layout": "random", "harbourmaster": True},
}
"""Options by the number of seats."""


@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_random_game_keeps_the_contract(scenario: str, seats: int) -> None:
    """Boards as printed for two to five, dealt for six."""
    options = {"scenario": scenario, **TABLES[seats]}
    if scenario == "pirates":
        options.pop("layout", None)
    check_game(GAME, seats, options, seed=seats, plies=600, every=100, must_end=False)
