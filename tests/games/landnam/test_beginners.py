"""Bots of the level easy play Landnam like beginners, not like fools."""

from __future__ import annotations

import pytest

from catan_desktop.arena.play import LIMITS, seed_of, transitions
from catan_desktop.bots.levels import make_bot
from catan_desktop.bots.table import deal
from catan_desktop.games.catalogue import ruleset
from catan_desktop.games.landnam.events import FarmFounded
from catan_desktop.kernel import chance

SEATS, ROUNDS = 4, 4


@pytest.mark.parametrize("seed", [seed_of(5, 0), seed_of(5, 1)], ids=["first", "second"])
def test_everybody_has_a_farm_before_long(seed: int) -> None:
    """Who spends the first cards on ships has no yield to build a farm with."""
    game = deal(ruleset("landnam"), SEATS, {}, chance.source(seed, "board"))
    farms = set()
    for state, events in transitions(game, [make_bot("easy", LIMITS.budget()) for _ in range(SEATS)], seed):
        farms |= {event.seat for event in events if isinstance(event, FarmFounded)}
        if state.turn > SEATS * ROUNDS or len(farms) == SEATS:
            break
    assert farms == set(range(SEATS))
