"""Caravans and Barbarian Attack (MIX section 6): an oasis with two caravans, knights before the vote."""

from __future__ import annotations

from collections import Counter

import pytest

from catan_desktop.games import catalogue
from catan_desktop.games.barbarian_attack import layouts
from catan_desktop.games.caravans.part import CARAVANS, camels_left, placements
from catan_desktop.games.caravans.view.board import caravan_called
from catan_desktop.mechanics.layouts import read
from tests.games.mixes.place import MixTable, mixed

KEY = "caravans-barbarian-attack"
FIRST, SOUTH = "E(1,-2,NE)", "E(1,-1,E)"
"""The first paths of the two caravans."""


def places(t: MixTable) -> set[str]:
    """Where the next camel may lie."""
    return {t.game.board.topology.path_name(each.path) for each in placements(t.game, CARAVANS.of(t.game, t.state))}


@pytest.mark.rule("MIX-121", "OPTION-057")
@pytest.mark.parametrize("layout", ["fixed", "random"])
def test_the_board_is_that_of_the_attack_with_an_oasis_for_the_desert(layout: str) -> None:
    """It has two caravans, to the north-west and to the south, and all the camels of the box."""
    t = mixed(KEY, many=4, options={"layout": layout})
    board, chart = t.game.board, read(layouts.SMALL_CHART)
    kinds = [terrain.key for terrain in board.hex_terrain]
    usual = [layouts.KINDS[kind].key for kind in chart[0]]
    assert (kinds[board.topology.parse_hex("(2,-2)")], kinds[board.topology.parse_hex("(-2,2)")]) == ("oasis", "castle")
    assert Counter(kinds) == Counter([kind.replace("desert", "oasis") for kind in usual])
    assert board.tokens == chart[1]
    assert places(t) == {FIRST, SOUTH}
    assert [dict(caravan_called(board, number).arguments)["caravan"] for number in range(2)] == [1, 3]
    assert camels_left(t.game, CARAVANS.of(t.game, t.state)) == 22


@pytest.mark.rule("MIX-122", "OPTION-057")
def test_barbarians_and_knights_do_not_hinder_camels() -> None:
    """A knight stands on the path, both its hexes are held."""
    t = mixed(KEY, more=f"barbarian_attack.riders 1: {SOUTH}\nbarbarian_attack.standing (2,-1): 3\ncaravans.due yes")
    assert SOUTH in places(t)
    t.do("0 end_turn", f"0 place_camel {SOUTH} 1")
    assert CARAVANS.of(t.game, t.state).camels >> t.game.board.topology.parse_path(SOUTH) & 1


@pytest.mark.rule("MIX-123")
def test_knights_ride_and_the_coast_is_checked_before_the_vote() -> None:
    turn = catalogue.ruleset(KEY).script.turn
    steps = ["settlers.action", "barbarian_attack.ride", "barbarian_attack.sweep", "caravans.vote"]
    assert [step for step in turn if step in steps] == steps
    riders = "barbarian_attack.riders 0: E(1,-2,NE) E(1,-2,E)\nbarbarian_attack.standing (1,-2): 1\ncaravans.due yes"
    t = mixed(KEY, "1wool", more=riders).do("0 end_turn")
    assert t.step == "barbarian_attack.ride"
    t.do("0 finish_riding")
    assert t.step == "barbarian_attack.losses"
    t.do("* loss_roll 1")
    assert t.step == "caravans.bid"


@pytest.mark.rule("MIX-123")
def test_a_building_brings_its_landing_at_once_and_its_camel_at_the_end() -> None:
    t = mixed(KEY, "E(0,0,NE) V(-1,0,S) 1lumber 1brick 1wool 1grain", "1wool")
    town = sorted(t.sites("build_settlement"))[0]
    t.do(f"0 build_settlement {town}")
    assert t.step == "barbarian_attack.landing"
    t.do("* landing_roll 6 6", "* landing_roll 1 1", "* landing_roll 1 3")
    assert CARAVANS.of(t.game, t.state).due
    assert t.do("0 end_turn").step == "caravans.bid"


@pytest.mark.rule("MIX-124")
def test_no_road_but_a_camel_at_a_conquered_hex() -> None:
    hand = "V(2,-2,S) 1lumber 1brick"
    taken = "barbarian_attack.standing (2,-1): 3\n"
    assert mixed(KEY, hand).can(f"0 build_road {SOUTH}")
    t = mixed(KEY, hand, more=f"{taken}caravans.due yes")
    assert t.refuse(f"0 build_road {SOUTH}") == ("reason-road-conquered", "BARB-052")
    t.do("0 end_turn", "0 no_bid", f"0 place_camel {SOUTH} 1")
    assert SOUTH not in places(t)


@pytest.mark.rule("MIX-125")
def test_two_to_four_play() -> None:
    assert catalogue.ruleset(KEY).seats == (2, 3, 4)


@pytest.mark.rule("CARAVAN-072", "BARB-055")
def test_a_conquered_building_loses_the_point_of_its_camels() -> None:
    """It gives no points; the camels stay, and it has both again when it is freed."""
    camels = "caravans.trails 0: E(1,-2,NE) E(1,-3,SE)\n"
    free = mixed(KEY, "V(1,-2,N)", more=f"{camels}barbarian_attack.standing (1,-2): 2")
    taken = mixed(KEY, "V(1,-2,N)", more=f"{camels}barbarian_attack.standing (1,-2): 3")
    assert (free.public(0), taken.public(0)) == (2, 0)
