"""Random games of the scenarios keep the contract of every ruleset."""

from __future__ import annotations

from typing import Any

import pytest

from catan_desktop.games.seafarers.game import GAME
from catan_desktop.games.seafarers.scenarios import SCENARIOS
from catan_desktop.games.views import PANELS
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.foresight import explain
from tests.contract import check_game
from tests.games.seafarers.place import sea
from tests.recipes import agreeing

TABLES: dict[int, dict[str, Any]] = {
    2: {},
    3: {"event_cards": True, "harbourmaster": True, "harbours": "shuffled"},
    4: {"friendly_robber": True, "goal": 9, "dice": "deck"},
    5: {"event_cards": True, "turn_rule": "paired_players", "friendly_robber": True},
    6: {"layout": "random", "harbourmaster": True},
}
"""Options by the number of seats."""


@pytest.mark.matrix
@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_random_game_keeps_the_contract(scenario: str, seats: int) -> None:
    """Boards as printed for two to five, dealt for six."""
    options = agreeing(GAME, {"scenario": scenario, **TABLES[seats]})
    check_game(GAME, seats, options, seed=seats, plies=600, every=100, must_end=False)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_place_of_every_board_can_be_pointed_at(scenario: str) -> None:
    """Land without a token among them, such as gold on an island of the tribe."""
    t = sea(many=6, options={"scenario": scenario})
    topology, view = t.game.board.topology, observe(t.game, t.state, Seat(0))
    sites = {"hex": topology.hexes, "intersection": topology.corners, "path": topology.paths}
    for space, every in sites.items():
        assert all(explain(PANELS, t.game, view, (space, site)).rows for site in range(len(every)))
