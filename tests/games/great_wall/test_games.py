"""Whole games of chance players keep the contract of every game."""

from __future__ import annotations

import pytest

from catan_desktop.games.great_wall.module import GREAT_WALL
from catan_desktop.kernel.chance import draw
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.engine import actor, advance, decision, start
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.kernel.state import GameState
from catan_desktop.session.codec import records_of
from tests.contract import check_game
from tests.playing import play_game
from tests.recipes import set_table


@pytest.mark.rule("GW-212", "GW-222", "GW-223", "GW-244")
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
        (1, {"black_powder": True}, 8),
        (2, {"black_powder": True}, 9),
        (3, {"black_powder": True, "gw_mode": "coop"}, 10),
        (4, {"black_powder": True}, 11),
        (5, {"black_powder": True}, 12),
    ],
)
def test_random_games_keep_the_contract(seats: int, options: dict[str, bool | int | str], seed: int) -> None:
    check_game(GREAT_WALL, seats, options, seed, every=40)


@pytest.mark.rule("GW-212")
@pytest.mark.parametrize("powder", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_who_always_takes_the_first_legal_action_finishes(seats: int, powder: bool) -> None:
    game = set_table(GREAT_WALL, seats, {"black_powder": powder})
    state, _ = start(game)
    while state.outcome is None:
        seat = actor(state)
        assert seat is not None
        asked = decision(game, state, seat)
        assert asked is not None
        first = asked.choices[0]
        action = draw(1, state.ply, first) if isinstance(first, Draw) else next(iter(first))
        state, _ = advance(game, state, action)
        assert state.ply < 3000
    assert seat != CHANCE


@pytest.mark.rule("GW-223")
@pytest.mark.parametrize("powder", [False, True])
@pytest.mark.parametrize("plies", [5, 30, 90, 150, 200])
def test_every_state_can_be_saved(plies: int, powder: bool) -> None:
    game = set_table(GREAT_WALL, 3, {"black_powder": powder})
    state = play_game(game, 2, plies).state
    records = records_of(game.ruleset)
    assert records.decode(records.encode(state), GameState) == state
