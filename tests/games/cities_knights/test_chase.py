"""Chasing the robber, and the option of quick knights (CK 9.8, 18.2, CK-713)."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import RobberChased
from catan_desktop.mechanics.events import RobberMoved, Stolen
from tests.games.cities_knights.place import PRE_ROLL, CityTable, awaited, cities_game, place

NORTH, SPOT = "V(0,0,NE)", "V(0,0,SE)"
"""Two intersections of hex (1,0), with path E(0,0,E) between them."""


def table(*seats: str, **more: object) -> CityTable:
    return place(cities_game(), *seats, **more)  # type: ignore[arg-type]


# chasing the robber


@pytest.mark.rule("CK-315", "CK-317", "CK-318", "CK-319", "CK-X22")
def test_a_knight_chases_the_robber_and_its_owner_steals() -> None:
    t = table("K1*(0,0,SE)", "", "V(2,0,SE)! 3ore", robber="(1,0)").do(f"0 chase_robber {SPOT}")
    assert t.stands(0, SPOT) == "1", "it stays, inactive"
    assert (t.actor, t.step) == (0, "settlers.robber")
    t.do("0 move_robber (2,0)", "* stolen_card ore")
    assert t.robber == "(2,0)"
    assert (t.hand(0)[4], t.hand(2)[4]) == (1, 2)
    assert [(event.thief, event.victim) for event in t.of(Stolen)] == [(0, 2)]
    assert t.step == "settlers.action"
    assert t.refuse(f"0 chase_robber {SPOT}") == ("reason-knight-acted", "CK-710")


@pytest.mark.rule("CK-315")
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_a_knight_of_any_strength_chases_the_robber(strength: int) -> None:
    t = table(f"K{strength}*(0,0,SE)", robber="(1,0)").do(f"0 chase_robber {SPOT}")
    assert [(event.seat, event.corner) for event in t.of(RobberChased)] == [(0, t.corner(SPOT))]


@pytest.mark.rule("CK-315", "CK-713")
def test_the_knight_must_stand_at_the_hex_of_the_robber() -> None:
    t = table("K1*(0,0,SE) K1*(0,0,NW)", robber="(1,0)")
    assert t.sites("chase_robber") == t.named(SPOT)
    assert t.refuse("0 chase_robber V(0,0,NW)") == ("reason-robber-far", "CK-713")


@pytest.mark.rule("CK-316", "CK-163", "CK-713")
def test_nobody_chases_a_sleeping_robber() -> None:
    t = table("K1*(0,0,SE)", robber="(1,0)", awake=False)
    assert t.kinds() == {"end_turn"}
    assert t.refuse(f"0 chase_robber {SPOT}") == ("reason-robber-asleep", "CK-713")


@pytest.mark.rule("CK-317", "CK-714")
def test_a_chased_robber_goes_to_another_hex_with_a_number() -> None:
    t = table("K1*(0,0,SE)", robber="(1,0)").do(f"0 chase_robber {SPOT}")
    assert len(t.sites("move_robber")) == 17, "18 hexes have a number"
    assert t.refuse("0 move_robber (1,-1)") == ("reason-robber-needs-token", "CK-714")
    assert t.refuse("0 move_robber (1,0)")[0] == "reason-robber-stays"
    assert t.kinds() == {"move_robber"}
    t.do("0 move_robber (0,0)")
    assert t.of(RobberMoved)
    assert not t.of(Stolen), "nobody lives there"


@pytest.mark.rule("CK-318", "CK-157", "CK-158")
def test_the_thief_chooses_between_several_who_live_there() -> None:
    t = table("K1*(0,0,SE) 1ore", "V(2,0,SE)! 1coin", "V(2,0,SW) 1wool", "V(2,0,N)", robber="(1,0)")
    t.do(f"0 chase_robber {SPOT}", "0 move_robber (2,0)")
    assert t.lines("steal") == ["0 steal 1", "0 steal 2"], "not the empty hand"
    t.do("0 steal 1", "* stolen_card coin")
    assert t.hand(0)[7] == 1


@pytest.mark.rule("CK-319", "CK-263")
def test_a_knight_that_chased_may_be_activated_again() -> None:
    t = table("K1*(0,0,SE) 1grain", robber="(1,0)")
    t.do(f"0 chase_robber {SPOT}", "0 move_robber (0,0)", f"0 activate_knight {SPOT}")
    assert t.stands(0, SPOT) == "1*"
    assert t.refuse(f"0 chase_robber {SPOT}") == ("reason-knight-acted", "CK-710")


# quick knights


@pytest.mark.rule("CK-620", "CK-621", "CK-X22")
def test_quick_knights_chase_before_the_roll() -> None:
    game = cities_game(quick_knights=True)
    seats = ("E(0,0,E) K1*(0,0,SE) 1grain", "", "V(2,0,SE)! 3ore")
    t = place(game, *seats, robber="(1,0)", step=PRE_ROLL)
    assert t.kinds() == {"roll", "chase_robber"}
    assert t.refuse(f"0 move_knight {SPOT} {NORTH}") == ("reason-roll-first", "CK-701")
    t.do(f"0 chase_robber {SPOT}", "0 move_robber (2,0)", "* stolen_card ore")
    assert t.step == PRE_ROLL
    assert t.refuse(f"0 chase_robber {SPOT}") == ("reason-knight-acted", "CK-710")
    t.roll_all(1, 1, "trade").do(f"0 activate_knight {SPOT}")
    assert t.refuse(f"0 move_knight {SPOT} {NORTH}") == ("reason-knight-acted", "CK-710")


@pytest.mark.rule("CK-621")
@pytest.mark.parametrize(
    ("own", "more", "reason"),
    [
        ("K1(0,0,SE)", {}, "reason-knight-is-idle"),
        ("K1*(0,0,NW)", {}, "reason-no-own-knight"),
        ("K1*(0,0,SE)", {"awake": False}, "reason-robber-asleep"),
        ("K1*(0,0,SE)", {"robber": "(0,-1)"}, "reason-robber-far"),
    ],
)
def test_quick_knights_need_all_that_others_need(own: str, more: dict[str, object], reason: str) -> None:
    given = {"robber": "(1,0)", "step": PRE_ROLL, **more}
    t = place(cities_game(quick_knights=True), own, **given)  # type: ignore[arg-type]
    assert t.kinds() == {"roll"}
    assert t.refuse(f"0 chase_robber {SPOT}")[0] == reason


@pytest.mark.rule("CK-620")
def test_a_knight_is_quick_only_in_the_own_turn() -> None:
    t = place(cities_game(quick_knights=True), "", "K1*(0,0,SE)", robber="(1,0)", step=PRE_ROLL)
    assert awaited(t.state) == 1
    assert t.refuse(f"1 chase_robber {SPOT}")[0] == "reason-not-your-move"
