"""Fishermen and Barbarian Attack (MIX section 6): fish for cards and long rides, buildings that catch nothing."""

from __future__ import annotations

import pygame
import pytest

from catan_desktop.games.barbarian_attack import layouts
from catan_desktop.games.barbarian_attack.part import SLOT, attack
from catan_desktop.games.fishermen.catch import due
from catan_desktop.games.fishermen.evaluation.position import flow
from catan_desktop.games.fishermen.layouts import LARGE_GROUNDS, SMALL_GROUNDS
from catan_desktop.games.mixes.fishermen_barbarian_attack import FishRide
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.movement import paths_within
from catan_desktop.mechanics.parts import ROBBER
from catan_desktop.ui.scenes.table.messages import PlacePicked
from tests.games.fishermen.place import catch, fish
from tests.games.mixes.place import MixTable, facts, mixed, shown_at
from tests.mechanics.place import PRE_ROLL

KEY = "fishermen-barbarian-attack"
START, NEAR, FAR = "E(-1,0,E)", "E(1,-1,E)", "E(1,0,NE)"
"""A path, and others: three paths away, and five."""
RIDE = "barbarian_attack.ride"


def riding(cards: str = "", fish: str = "", more: str = "") -> MixTable:
    """A rider of the first seat rides."""
    lines = (
        f"barbarian_attack.riders 0: {START}\nfishermen.private 0: {fish}\n"
        if fish
        else (f"barbarian_attack.riders 0: {START}\n")
    )
    return mixed(KEY, cards, more=f"{lines}{more}").do("0 end_turn")


def at(t: MixTable) -> set[str]:
    """The paths with a rider of the first seat."""
    topology, held = t.game.board.topology, attack(t.game, t.state).riders[0]
    return {topology.path_name(path) for path in range(len(topology.paths)) if held >> path & 1}


@pytest.mark.rule("MIX-110", "OPTION-052")
@pytest.mark.parametrize("many", [2, 4, 5, 6])
@pytest.mark.parametrize("layout", ["fixed", "random"])
def test_the_board_is_that_of_the_attack_with_grounds(many: int, layout: str) -> None:
    """The deserts stay, there is no lake, no robber, and the castles lie where they do."""
    t = mixed(KEY, many=many, options={"layout": layout})
    board, grounds = t.game.board, SMALL_GROUNDS if many < 5 else LARGE_GROUNDS
    kinds = [terrain.key for terrain in board.hex_terrain]
    assert [board.topology.hex_name(hex) for hex in board.castles] == (["(-2,2)"] if many < 5 else ["(-3,0)", "(2,0)"])
    assert kinds.count("desert") == (1 if many < 5 else 2)
    assert not any(terrain.printed for terrain in board.hex_terrain)
    assert [ground.sea for ground in board.grounds] == [ground.sea for ground in grounds]
    assert layout != "fixed" or board.hex_terrain == layouts.board(many, t.game.options, None).hex_terrain  # type: ignore[arg-type]
    assert ROBBER.get(t.game, t.state) is None


@pytest.mark.rule("MIX-X07", "MIX-111", "OPTION-052")
def test_example_a_token_pays_for_a_ride_of_five_paths() -> None:
    """One payment is possible: it is paid unasked."""
    t = riding(fish="0 1 0").do(f"0 move_rider {START} {FAR}")
    assert at(t) == {FAR}
    assert fish(t).held == (0, 0, 0)
    assert fish(t).used == (0, 1, 0)
    assert not facts(t)


@pytest.mark.rule("MIX-111")
def test_grain_or_fish_is_asked_where_both_can_pay() -> None:
    t = riding("1grain", "2 0 0").do(f"0 move_rider {START} {FAR}")
    assert t.step == "fish_rides.pay"
    assert t.lines() == ["0 grain_ride", "0 fish_ride 2,0,0"]
    for paid, hand, held in (("grain_ride", 0, 2), ("fish_ride 2,0,0", 1, 0)):
        then = riding("1grain", "2 0 0").do(f"0 move_rider {START} {FAR}", f"0 {paid}")
        assert at(then) == {FAR}
        assert (then.hand(0)[3], fish(then).held[0]) == (hand, held)
        assert then.step == PRE_ROLL
    assert t.refuse("0 fish_ride 1,0,0") == ("reason-fish-too-few", "FISH-082")


@pytest.mark.rule("MIX-111")
def test_without_fish_for_it_a_ride_costs_grain_as_ever() -> None:
    assert riding("1grain", "1 0 0").do(f"0 move_rider {START} {FAR}").hand(0)[3] == 0
    assert riding("", "1 0 0").refuse(f"0 move_rider {START} {FAR}") == ("reason-ride-no-grain", "BARB-072")
    near = riding("1grain", "0 1 0").do(f"0 move_rider {START} {NEAR}")
    assert (near.hand(0)[3], fish(near).held[0]) == (1, 1)


@pytest.mark.rule("FISH-060", "BARB-102a", "MIX-008")
def test_between_the_turns_no_fish_pay_for_a_ride() -> None:
    """A knight that has come between the turns rides for grain, or no further than three paths."""
    card = "V(0,0,N) 1wool 1grain 1ore"
    t = mixed(KEY, "", card, many=5, more="fishermen.private 1: 0 2 0").do("0 end_turn", "1 buy_chronicle")
    castle = sorted(t.do("* drawn_chronicle 0").sites("place_rider"))[0]
    t.do(f"1 place_rider {castle}", "1 pass_building")
    assert t.step == RIDE
    ends = {line.split()[-1] for line in t.lines("move_rider")}
    topology = t.game.board.topology
    near = paths_within(topology, topology.parse_path(castle), 3)
    assert ends
    assert all(near >> topology.parse_path(end) & 1 for end in ends)


@pytest.mark.rule("MIX-111", "BARB-072a")
def test_each_long_ride_is_paid() -> None:
    lines = f"barbarian_attack.riders 0: {START} E(-1,0,SE)\nfishermen.private 0: 0 2 0"
    t = mixed(KEY, more=lines).do("0 end_turn", f"0 move_rider {START} {FAR}")
    assert t.step == RIDE
    assert fish(t).held[0] == 1
    t.do("0 move_rider E(-1,0,SE) E(1,0,E)")
    assert fish(t).held[0] == 0


@pytest.mark.rule("MIX-111")
def test_no_favour_sends_a_robber_home() -> None:
    t = mixed(KEY, "V(0,0,N)", "1ore", more="fishermen.private 0: 0 3 0")
    assert t.kinds() >= {"fish_steal", "fish_take", "fish_road"}
    assert not t.kinds() & {"fish_robber", "fish_card"}


@pytest.mark.rule("MIX-112")
def test_seven_fish_draw_a_chronicle_card_at_once() -> None:
    """It costs no cards, and what it does is asked at once."""
    t = mixed(KEY, "1wool 1grain 1ore", more="fishermen.private 0: 1 0 2").do("0 fish_chronicle 1,0,2")
    t.do("* drawn_chronicle 0")
    assert t.step == "barbarian_attack.place"
    assert t.hand(0) == (0, 0, 1, 1, 1)
    assert not facts(t)
    assert SLOT.of(t.game, t.state).used == (1, 0, 0, 0)


@pytest.mark.rule("FISH-054")
def test_five_fish_lay_a_road_without_development_cards() -> None:
    t = mixed(KEY, "V(0,0,N)", more="fishermen.private 0: 0 1 1").do("0 fish_road 0,1,1")
    assert t.step == "settlers.free_roads"
    t.do("0 place_free_road E(0,0,NE)")
    assert t.part.lengths[0] == 1


@pytest.mark.rule("MIX-113", "OPTION-052")
def test_a_conquered_building_catches_nothing() -> None:
    """The ground with the 4 lies between (2,0) and (1,1); both are conquered."""
    corner, both = "V(2,0,S)", "barbarian_attack.standing (2,0): 3; (1,1): 3"
    free, taken = mixed(KEY, corner, step=PRE_ROLL), mixed(KEY, corner, step=PRE_ROLL, more=both)
    assert (flow(free.game, free.state, Seat(0)) > 0, flow(taken.game, taken.state, Seat(0))) == (True, 0)
    assert (catch(free, 4), due(taken.game, taken.state, 4)) == ([1, 0, 0], (0, 0, 0))


@pytest.mark.rule("MIX-114")
def test_a_conquered_hex_does_not_stop_the_ground_beside_it() -> None:
    """One of the two hexes of the building is conquered: it stands, and fishes."""
    t = mixed(KEY, "V(2,0,S)", step=PRE_ROLL, more="barbarian_attack.standing (2,0): 3")
    assert catch(t, 4) == [1, 0, 0]


def test_what_is_paid_is_chosen_at_the_table() -> None:
    """The rider, its path, then one of two ways to pay."""
    t = mixed(KEY, "1grain", more=f"barbarian_attack.riders 0: {START}\nfishermen.private 0: 2 0 0").do("0 end_turn")
    shown, path = shown_at(t), t.game.board.topology.parse_path
    shown.scene.send(PlacePicked(("path", path(START))))
    shown.scene.send(PlacePicked(("path", path(FAR))))
    if shown.session.state.frames[-1].step == RIDE:
        shown.scene.send(PlacePicked(("path", path(FAR))))
    assert shown.session.state.frames[-1].step == "fish_rides.pay"
    titles = [row.title for row in shown.answers]
    assert titles == ["2 fish (1\u00a0+\u00a01)", "Pay 1 grain"]
    shown.key(pygame.K_1)
    shown.key(pygame.K_SPACE)
    assert shown.last() == FishRide(Seat(0), (2, 0, 0))
