"""What the values are called that a seat chooses among: a number says by its type what it means."""

from __future__ import annotations

from random import Random
from typing import NewType, get_type_hints

import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.kernel.engine import actor, advance, decision, observe, start
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.table_port.action_fields import fields_of
from tests.playing import living, next_action
from tests.recipes import set_table

PLIES = 400
UNNAMED = "value"
"""The words of a number that nothing names: the number itself."""


@pytest.mark.parametrize("key", RULESETS)
def test_every_number_that_is_chosen_has_a_name_or_a_place(key: str) -> None:
    rules = RULESETS[key]
    game, seed = set_table(rules, max(rules.seats)), 5
    state, _ = start(game)
    rng, unnamed = Random(seed), set()
    for _ in range(PLIES):
        seat = actor(state)
        if seat is None:
            break
        asked = decision(game, state, seat) if seat != CHANCE else None
        for _, action in living(asked.choices) if asked is not None else ():
            hints = get_type_hints(type(action))
            for one in fields_of(game, state, observe(game, state, seat), action):
                typed = isinstance(hints.get(one.name), NewType)  # a plain amount is called by its number
                if typed and one.label.key == UNNAMED:
                    unnamed.add((action.kind, one.name))
        state, _ = advance(game, state, next_action(game, state, seed, rng))
    assert not unnamed
