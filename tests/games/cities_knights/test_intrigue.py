"""Intrigue and the Warlord: CK-490 to CK-493, CK-510 to CK-512."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import KnightActivated, KnightDrivenAway, KnightRemoved, KnightRetreated
from catan_desktop.games.cities_knights.numbers import MIGHTY
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.mechanics.events import AwardMoved
from tests.games.cities_knights.place import CityTable, cities_game, place
from tests.games.cities_knights.words import A, B, D, at, corners, paths
from tests.mechanics.place import line, spots

INTRIGUE, WARLORD = "0 play_progress intrigue", "0 play_progress warlord"
ROAD = "E(0,0,SE)"
"""Joins the corners SE and S of the middle hex."""


@pytest.mark.rule("CK-490", "CK-491", "CK-492", "CK-304", "CK-X40")
def test_a_mighty_knight_without_a_way_out_goes_to_the_supply_although_no_knight_came() -> None:
    t = place(cities_game(), f"{ROAD} intrigue", "", "", "K3*(0,0,S)").do(INTRIGUE)
    assert t.knights(3) == {}
    spot = t.corner("V(0,0,S)")
    assert t.of(KnightDrivenAway) == [KnightDrivenAway(A, spot, D)]
    assert t.of(KnightRemoved) == [KnightRemoved(D, spot, MIGHTY, "displaced")]
    assert t.step == "settlers.action"


@pytest.mark.rule("CK-491", "CK-492", "CK-303")
@pytest.mark.parametrize("knight", ["K1", "K1*", "K2", "K3*"])
def test_its_owner_moves_it_and_it_stays_as_it_was(knight: str) -> None:
    t = place(cities_game(), f"{ROAD} intrigue", f"{knight}(0,0,S) E(0,0,SW) E(0,0,W)").do(INTRIGUE)
    assert t.actor == 1
    assert t.kinds() == {"retreat_knight"}, "removal is not for choice (CK-307)"
    assert t.sites("retreat_knight") == corners(t, "V(0,0,SW) V(0,0,NW)")
    t.do("1 retreat_knight V(0,0,NW)")
    assert t.knights(1) == {at(t, "V(0,0,NW)"): knight[1:]}
    assert t.of(KnightRetreated) == [KnightRetreated(B, t.corner("V(0,0,S)"), t.corner("V(0,0,NW)"))]
    assert t.actor == 0


@pytest.mark.rule("CK-492", "CK-601")
def test_the_only_way_out_is_taken_without_asking() -> None:
    t = place(cities_game(), f"{ROAD} intrigue", "K2(0,0,S) E(0,0,SW)").do(INTRIGUE)
    assert t.knights(1) == {at(t, "V(0,0,SW)"): "2"}


@pytest.mark.rule("CK-490", "CK-604")
def test_the_knight_stands_at_a_road_of_the_player_and_is_an_opponents() -> None:
    own = f"{ROAD} E(0,0,SW) intrigue K1(0,0,SE)"
    t = place(cities_game(), own, "K1(0,0,S) K1(0,0,N)", "K2(0,0,SW)").do(INTRIGUE)
    assert t.sites("intrigue_knight") == corners(t, "V(0,0,S) V(0,0,SW)")
    for spot in ("V(0,0,SE)", "V(0,0,N)", "V(2,0,N)"):
        assert t.refuse(f"0 intrigue_knight {spot}") == ("reason-not-a-knight-at-your-roads", "CK-490")
    t.do("0 intrigue_knight V(0,0,SW)")
    assert t.knights(2) == {}
    assert len(t.knights(1)) == 2


@pytest.mark.rule("CK-490", "CK-720")
@pytest.mark.parametrize("theirs", ["", "K1(0,0,N)", "V(0,0,S)"])
def test_without_such_a_knight_it_is_not_played(theirs: str) -> None:
    t = place(cities_game(), f"{ROAD} intrigue K1(0,0,SE)", theirs)
    assert t.refuse(INTRIGUE) == ("reason-no-knight-at-your-roads", "CK-720")


@pytest.mark.rule("CK-493")
def test_nobody_comes_in_its_place_and_it_is_free_for_recruiting() -> None:
    t = place(cities_game(), f"{ROAD} intrigue 1ore 1wool K1(0,1,S)", "K1(0,0,S)")
    assert t.sites("recruit_knight") == corners(t, "V(0,0,SE)")
    t.do(INTRIGUE)
    assert list(t.knights(0)) == [at(t, "V(0,1,S)")]
    assert t.sites("recruit_knight") == corners(t, "V(0,0,SE) V(0,0,S)")


def hexagon(t: CityTable, *names: str) -> list[str]:
    """The six paths around the one hex that these intersections touch together."""
    topology = t.game.board.topology
    spots = sum(1 << t.corner(name) for name in names)
    (hex,) = [hex for hex, around in enumerate(topology.hex_corner_mask) if around & spots == spots]
    around = topology.hex_corner_mask[hex]
    return [topology.path_name(path) for path, mask in enumerate(topology.path_end_mask) if mask & around == mask]


@pytest.mark.rule("CK-396", "CK-492", "CK-572", "CK-574")
@pytest.mark.parametrize(("retreat", "moved"), [(1, 0), (0, 1)])
def test_longest_road_is_judged_after_the_retreat(retreat: int, moved: int) -> None:
    """The knight leaves the middle of five roads: to another place on them, or beside them."""
    game = cities_game()
    route = line(0, -2, 5)
    around = hexagon(place(game), *(spots(0, -2, number) for number in (1, 2, 3)))
    roads = " ".join(name for name in around if name not in paths(place(game), route))
    t = place(game, f"{route} intrigue", f"K1{spots(0, -2, 3)[1:]} {roads}")
    assert (t.part.lengths[0], t.part.longest) == (3, -1)
    t.do(INTRIGUE)
    assert t.actor == 1
    beside = t.sites("retreat_knight") - corners(t, spots(0, -2, 1))
    assert len(beside) == 3
    t.do(f"1 retreat_knight {spots(0, -2, 1) if retreat else min(beside)}")
    assert t.part.lengths[0] == (4 if retreat else 5)
    assert t.of(AwardMoved) == [AwardMoved("longest", Seat(0), NOBODY)] * moved


@pytest.mark.rule("CK-510", "CK-511", "CK-512", "CK-X47")
def test_all_inactive_knights_become_active_and_only_the_others_may_act() -> None:
    roads = "E(0,0,NE) E(0,0,E) E(0,0,SE) E(0,0,SW) E(0,0,W) E(0,0,NW)"
    t = place(cities_game(), f"{roads} warlord warlord K1*(0,0,N) K1(0,0,SE) K3*(0,0,SW)")
    t.do("0 move_knight V(0,0,SW) V(0,0,S)", WARLORD)
    k1, k2, k3 = (at(t, name) for name in ("V(0,0,N)", "V(0,0,SE)", "V(0,0,S)"))
    assert t.knights(0) == {k1: "1*", k2: "1*", k3: "3*"}
    assert {text.split()[2] for text in t.lines("move_knight")} == {k1}
    assert t.refuse(f"0 move_knight {k2} V(0,0,NE)")[1] == "CK-710"
    assert t.refuse(f"0 move_knight {k3} V(0,0,SW)")[1] == "CK-710"
    raised = {event.corner for event in t.of(KnightActivated)}
    assert raised == {t.corner(k2), t.corner(k3)}
    assert not any(event.paid for event in t.of(KnightActivated))


@pytest.mark.rule("CK-511", "CK-091")
def test_they_may_act_in_the_next_turn() -> None:
    t = place(cities_game(2 + 1), "E(0,0,NE) warlord K1(0,0,N)").do(WARLORD)
    assert not t.lines("move_knight")
    t.do("0 end_turn")
    for _ in range(2):
        t.roll_all(1, 2, "trade").do(f"{t.state.seat} end_turn")
    t.roll_all(1, 2, "trade")
    assert t.sites("move_knight") == corners(t, "V(0,0,NE)")


@pytest.mark.rule("CK-510")
def test_it_costs_nothing_and_touches_own_knights_alone() -> None:
    t = place(cities_game(), "warlord 2grain K1(0,0,N) K2(0,0,S)", "K1(0,1,S)").do(WARLORD)
    assert list(t.knights(1).values()) == ["1"]
    assert sorted(t.knights(0).values()) == ["1*", "2*"]
    assert t.part.hands[0] == 2


@pytest.mark.rule("CK-510", "CK-720")
@pytest.mark.parametrize("own", ["", "K1*(0,0,N)"])
def test_without_an_inactive_knight_it_is_not_played(own: str) -> None:
    t: CityTable = place(cities_game(), f"warlord {own}", "K1(0,1,S)")
    assert t.refuse(WARLORD) == ("reason-no-idle-knight", "CK-720")
