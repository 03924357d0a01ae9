"""Theft of a card, by the active seat and by another, with a robber in the game and without."""

from __future__ import annotations

import pytest

from catan_desktop.games.classic.layouts import island
from catan_desktop.games.classic.module import ISLAND
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.ruleset import compose
from catan_desktop.mechanics import theft
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.events import Stolen
from catan_desktop.mechanics.settlers import SETTLERS, without
from catan_desktop.mechanics.tables import WOOL
from catan_desktop.mechanics.theft import rob, with_cards
from catan_desktop.session.codec import records_of
from tests.mechanics.place import ACTION, Table, classic, counts, place


def robbed(t: Table, thief: int) -> Table:
    t.state = rob(t.state, Seat(thief), with_cards(t.game, t.state, Seat(thief)))
    return t


def test_another_than_the_active_seat_chooses_whom_it_robs_and_takes_the_card() -> None:
    t = robbed(place(classic(), "1ore", "", "1wool"), 1)
    assert t.actor == 1
    assert t.lines() == ["1 steal 0", "1 steal 2"]
    records = records_of(t.game.ruleset)
    assert records.decode(records.encode(t.state), type(t.state)) == t.state
    t.do("1 steal 2", "* stolen_card wool")
    assert [t.hand(seat) for seat in range(3)] == [counts("1ore"), counts("1wool"), counts("")]
    assert t.of(Stolen) == [Stolen(Seat(1), Seat(2), WOOL)]
    assert (t.step, t.actor) == (ACTION, 0)


def test_one_victim_is_robbed_unasked_and_nobody_where_nobody_has_cards() -> None:
    t = robbed(place(classic(), "", "1ore", ""), 2).do("* stolen_card ore")
    assert t.hand(2) == counts("1ore")
    t = robbed(place(classic(), "1ore", "", ""), 0)
    assert t.step == ACTION


def test_a_game_without_a_robber_takes_the_theft_alone() -> None:
    bare = (*without("robber"), theft.MODULE, ISLAND)
    with pytest.raises(RulesetError, match="theft and robber do not go together"):
        compose("both", (*SETTLERS, theft.MODULE, ISLAND), (3,), island, Island)
    assert "settlers.theft" in compose("bare", bare, (3,), island, Island).steps
