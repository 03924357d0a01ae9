"""What people are told of the chances in Fishermen."""

from __future__ import annotations

from math import exp

import pytest

from catan_desktop.games.catalogue import entry
from catan_desktop.games.fishermen.evaluation.display_chance import SHARES, display_odds
from catan_desktop.games.fishermen.evaluation.position import parts_of
from catan_desktop.games.fishermen.evaluation.win_chance import value
from catan_desktop.kernel.ids import Seat
from tests.games.fishermen.place import AT_LAKE, GROUND_6, fishing
from tests.mechanics.place import Table

INLAND, FAR = "V(-1,0,N)", "V(2,-1,N)"


def chances(t: Table) -> list[float]:
    return [1 / (1 + exp(-one)) for one in display_odds(t.game, t.state)]


def test_it_is_what_the_game_tells_by() -> None:
    assert entry("fishermen").telling.display_odds is display_odds


def test_the_chances_are_shared_out() -> None:
    found = chances(fishing(f"{GROUND_6}!", INLAND, FAR))
    assert sum(found) == pytest.approx(1)
    assert max(found) == found[0]


def test_each_part_of_the_judgement_counts() -> None:
    t = fishing(GROUND_6, INLAND)
    assert set(SHARES.parts) <= set(parts_of(t.game, t.state, Seat(0)))


def test_fish_are_good_and_the_boot_is_not() -> None:
    towns = GROUND_6, INLAND
    rich, plain, poor = [
        chances(t)[0] for t in (fishing(*towns, fish=("223",)), fishing(*towns), fishing(*towns, boot=0))
    ]
    assert rich > plain > poor


def test_a_lake_is_worth_more_than_what_a_search_gives_it() -> None:
    t = fishing(AT_LAKE, INLAND, robber="(0,0)")
    free = fishing(AT_LAKE, INLAND)
    by_search = [value(one.game, one.state, Seat(0)) for one in (t, free)]
    by_told = [display_odds(one.game, one.state)[0] for one in (t, free)]
    assert by_told[1] - by_told[0] > by_search[1] - by_search[0] > 0
