"""An action step by step leads where it leads in one go."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.engine import advance, trace
from tests.playing import play_game
from tests.recipes import RECIPES, set_table


@pytest.mark.parametrize("key", sorted(RECIPES))
def test_the_steps_of_an_action_add_up_to_it(key: str) -> None:
    ruleset = RECIPES[key]
    record = play_game(set_table(ruleset, max(ruleset.seats)), 3, 400)
    state, several = record.first, 0
    for action in record.log:
        found = trace(record.game, state, action)
        state, events = advance(record.game, state, action)
        assert found[-1][0] == state
        assert tuple(event for _, told in found for event in told) == events
        assert all(told for _, told in found[1:]), "a step in which nothing happened is none"
        several += len(found) > 1
    assert several > 0
