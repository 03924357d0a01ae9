"""What a judgement is made of: its parts add up to it in every game."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.games.catalogue import RULESETS, entry
from catan_desktop.kernel.choice import Draw, Offer
from catan_desktop.kernel.engine import actor, advance, decision, start
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.parts import PIECES
from tests.recipes import set_table

KEEN = Personality(building=1.2, trading=1.5, defence=1.4, roads=1.3)


@pytest.mark.parametrize("key", sorted(RULESETS))
def test_the_parts_add_up_to_the_judgement(key: str) -> None:
    ruleset, rng = RULESETS[key], Random(7)
    seats = min(ruleset.seats) + 1
    game = set_table(ruleset, seats, board_seed=3)
    (state, _), names = start(game), set[str]()
    for ply in range(260):
        who = actor(state)
        if who is None:
            break
        asked = decision(game, state, who)
        assert asked is not None
        choices = [choice for choice in asked.choices if choice.count() and not isinstance(choice, Offer)]
        choice = rng.choice(choices)
        weights = choice.weights if isinstance(choice, Draw) else None
        action = rng.choices(choice.outcomes, weights)[0] if isinstance(choice, Draw) else choice.sample(rng)
        state, _ = advance(game, state, action)
        if ply % 20 == 0:
            for seat in map(Seat, range(seats)):
                for personality in (SOBER, KEEN):
                    parts = entry(key).bots.parts(game, state, seat, personality)
                    assert sum(parts.values()) == pytest.approx(
                        entry(key).bots.position(game, state, seat, personality), abs=1e-9
                    )
                    names |= {name for name, value in parts.items() if value}
    assert {"cards", "rivals"} <= names
    if PIECES.key in ruleset.slots:
        assert {"points", "income", "near", "prospect"} <= names
    assert len(names) >= 6
