"""What people are told of the chances in Caravans."""

from __future__ import annotations

from math import exp

import pytest

from catan_desktop.games.caravans.evaluation.display_chance import display_odds
from catan_desktop.games.caravans.evaluation.win_chance import value
from catan_desktop.games.catalogue import entry
from catan_desktop.kernel.ids import Seat
from tests.games.caravans.place import CaravanTable, caravans, voting
from tests.games.caravans.test_rules import NE

BESIDE, FAR = "V(1,0,N)", "V(-2,2,N)"
"""Where the next camels will meet, and far from them."""


def chances(t: CaravanTable) -> list[float]:
    return [1 / (1 + exp(-one)) for one in display_odds(t.game, t.state)]


def test_it_is_what_the_game_tells_by() -> None:
    assert entry("caravans").telling.display_odds is display_odds


def test_the_chances_are_shared_out() -> None:
    found = chances(caravans(f"{BESIDE}! V(2,1,N) 3ore", FAR))
    assert sum(found) == pytest.approx(1)
    assert found[0] > found[1] > found[2]


def test_camels_to_come_count_for_more_than_a_search_gives_them() -> None:
    tables = [caravans(at, camels={1: NE}) for at in (FAR, BESIDE)]
    by_search = [value(t.game, t.state, Seat(0)) for t in tables]
    by_told = [display_odds(t.game, t.state)[0] for t in tables]
    assert by_told[1] - by_told[0] > by_search[1] - by_search[0]


def test_a_say_in_a_vote_counts() -> None:
    t = voting(f"{BESIDE} 3wool", f"{FAR} 3wool", "3grain", camels={1: NE})
    without = chances(t)[0]
    assert chances(t.bids("3wool"))[0] > without
