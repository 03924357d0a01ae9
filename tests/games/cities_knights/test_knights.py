"""Knights on the board: supply, recruiting, activating, promoting (CK 9.1 to 9.4, CK-707 to CK-709)."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights import pieces
from catan_desktop.games.cities_knights.actions import (
    ActivateKnight,
    ChaseRobber,
    DisplaceKnight,
    MoveKnight,
    PromoteKnight,
    RecruitKnight,
)
from catan_desktop.games.cities_knights.events import (
    BarbariansLanded,
    KnightActivated,
    KnightPromoted,
    KnightRecruited,
    KnightRemoved,
)
from catan_desktop.games.cities_knights.numbers import BASIC, RANK_IDS, RankId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.engine import why_not
from catan_desktop.kernel.ids import Seat
from tests.games.cities_knights.place import PRE_ROLL, CityTable, cities_game, place

HOME = "V(0,0,N)! E(0,0,NE) E(0,0,E)"
"""A city and two roads to the south-east of it: they touch V(0,0,N), V(0,0,NE) and V(0,0,SE)."""
FIRST, LAST = "V(0,0,NE)", "V(0,0,SE)"
LIMIT = "K1(0,1,S) K1(1,1,S)"
"""Both basic knights, far away."""


def table(*seats: str, **more: object) -> CityTable:
    return place(cities_game(), *seats, **more)  # type: ignore[arg-type]


def next_round(t: CityTable) -> CityTable:
    """Everybody else has a turn in which nothing happens; the seat that was on turn has rolled again."""
    me = t.state.seat
    t.do(f"{me} end_turn")
    while t.state.seat != me:
        t.roll_all(1, 1, "trade").do(f"{t.state.seat} end_turn")
    return t.roll_all(1, 1, "trade")


# supply


@pytest.mark.rule("CK-240", "CK-042", "CK-250")
def test_a_recruited_knight_is_basic_and_inactive() -> None:
    t = table(f"{HOME} 1ore 1wool 1grain").do(f"0 recruit_knight {FIRST}")
    assert t.knights(0) == {next(iter(t.named(FIRST))): "1"}
    assert t.hand(0) == (0, 0, 0, 1, 0, 0, 0, 0)
    assert [event.corner for event in t.of(KnightRecruited)] == [t.corner(FIRST)]


@pytest.mark.rule("CK-250", "CK-011")
def test_a_knight_is_recruited_on_a_free_intersection_at_an_own_road() -> None:
    t = table(f"{HOME} 1ore 1wool", "V(2,0,SE)! E(2,0,SE)")
    assert t.sites("recruit_knight") == t.named(FIRST, LAST), "neither on the own city nor where no own road comes"


@pytest.mark.rule("CK-250", "CK-707")
@pytest.mark.parametrize(
    ("seats", "where", "reason"),
    [
        ((f"{HOME} 1ore 1wool",), "V(0,0,N)", "reason-corner-taken"),
        ((f"{HOME} 1ore 1wool", f"V{LAST[1:]}"), LAST, "reason-corner-taken"),
        ((f"{HOME} 1ore 1wool K1(0,0,NE)",), FIRST, "reason-figure-stands"),
        ((f"{HOME} 1ore 1wool", "K1(0,0,NE)"), FIRST, "reason-figure-stands"),
        ((f"{HOME} 1ore 1wool",), "V(0,0,S)", "reason-knight-needs-road"),
        ((f"{HOME} 1ore 1wool {LIMIT}",), FIRST, "reason-no-basic-knight"),
        ((f"{HOME} 1ore 5grain",), FIRST, "reason-cannot-pay"),
        ((f"{HOME} 1wool 5grain",), FIRST, "reason-cannot-pay"),
    ],
)
def test_recruiting_is_refused(seats: tuple[str, ...], where: str, reason: str) -> None:
    assert table(*seats).refuse(f"0 recruit_knight {where}") == (reason, "CK-707")


@pytest.mark.rule("CK-251")
@pytest.mark.parametrize("neighbour", ["V(0,0,SE)", "V(0,0,SE)!", "K3*(0,0,SE)"])
def test_the_distance_rule_is_not_for_knights(neighbour: str) -> None:
    t = table("V(0,0,N)! E(0,0,NE) 1ore 1wool", neighbour)
    assert t.do(f"0 recruit_knight {FIRST}").knights(0)


@pytest.mark.rule("CK-241", "CK-252")
def test_two_knights_of_each_strength_are_all() -> None:
    t = table(f"{HOME} 3ore 3wool E(0,0,SE)")
    t.do(f"0 recruit_knight {FIRST}", f"0 recruit_knight {LAST}")
    assert "recruit_knight" not in t.kinds()
    assert t.refuse("0 recruit_knight V(0,0,S)") == ("reason-no-basic-knight", "CK-707")
    t.do(f"0 promote_knight {FIRST}")
    assert [pieces.knights_left(t.city.knights, Seat(0), rank) for rank in RANK_IDS] == [1, 1, 2]


@pytest.mark.rule("CK-253")
def test_several_knights_are_recruited_in_one_turn() -> None:
    t = table(f"{HOME} 2ore 2wool").do(f"0 recruit_knight {FIRST}", f"0 recruit_knight {LAST}")
    assert set(t.knights(0)) == t.named(FIRST, LAST)


@pytest.mark.rule("CK-243")
def test_a_knight_that_leaves_the_board_leaves_its_state_and_flags() -> None:
    t = table(f"{HOME} K1*(0,0,NE)")
    spot = 1 << t.corner(FIRST)
    t = table(f"{HOME} K1*(0,0,NE)", city={"acted": spot, "activated": spot, "promoted": spot, "active": spot})
    state = pieces.take_knight(t.game, t.state, Seat(0), t.corner(FIRST), [])
    after = CityTable(t.game, state)
    assert after.knights(0) == {}
    assert (after.city.active, after.city.acted, after.city.activated, after.city.promoted) == (0, 0, 0, 0)
    assert pieces.knights_left(after.city.knights, Seat(0), BASIC) == 2


@pytest.mark.rule("CK-244", "CK-584")
def test_knights_give_no_points() -> None:
    with_knights, without = table(f"{HOME} K1*(0,0,NE) K2(0,0,SE) K3*(0,0,S)"), table(HOME)
    assert with_knights.points(0) == without.points(0) == 2


@pytest.mark.rule("CK-242")
def test_flags_tell_what_a_knight_has_done_in_this_turn() -> None:
    t = table(f"{HOME} 1ore 1wool 1grain K1(0,0,NE) K1*(0,0,SE) E(0,0,SE)")
    first, last, south = (1 << t.corner(name) for name in (FIRST, LAST, "V(0,0,S)"))
    t.do(f"0 activate_knight {FIRST}")
    assert (t.city.activated, t.city.acted, t.city.promoted) == (first, 0, 0)
    t.do(f"0 promote_knight {LAST}")
    assert (t.city.activated, t.city.acted, t.city.promoted) == (first, 0, last)
    t.do(f"0 move_knight {LAST} V(0,0,S)")
    assert (t.city.activated, t.city.acted, t.city.promoted) == (first, south, south), "flags go with the knight"


@pytest.mark.rule("CK-091")
def test_a_new_turn_clears_the_flags_of_all_knights() -> None:
    t = table(f"{HOME} K1*(0,0,NE) 1grain", "K2(1,1,S)")
    spots = 1 << t.corner(FIRST) | 1 << t.corner("V(1,1,S)")
    t = table(f"{HOME} K1*(0,0,NE)", "K2(1,1,S)", city={"acted": spots, "activated": spots, "promoted": spots})
    t.do("0 end_turn")
    assert t.step == PRE_ROLL
    assert (t.city.acted, t.city.activated, t.city.promoted) == (0, 0, 0)
    assert t.knights(0) == {next(iter(t.named(FIRST))): "1*"}, "the state of a knight is no flag"


# activating


@pytest.mark.rule("CK-260", "CK-043", "CK-261")
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_activating_costs_one_grain_for_every_strength(strength: int) -> None:
    t = table(f"{HOME} K{strength}(0,0,NE) 2grain").do(f"0 activate_knight {FIRST}")
    assert list(t.knights(0).values()) == [f"{strength}*"]
    assert t.hand(0) == (0, 0, 0, 1, 0, 0, 0, 0)
    assert t.of(KnightActivated) == [KnightActivated(Seat(0), t.corner(FIRST), True)]


@pytest.mark.rule("CK-708")
@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ((f"{HOME} K1*(0,0,NE) 1grain",), "reason-knight-is-active"),
        ((f"{HOME} 1grain", "K1(0,0,NE)"), "reason-no-own-knight"),
        ((f"{HOME} 1grain",), "reason-no-own-knight"),
        ((f"{HOME} K1(0,0,NE) 5ore",), "reason-cannot-pay"),
    ],
)
def test_activating_is_refused(seats: tuple[str, ...], reason: str) -> None:
    assert table(*seats).refuse(f"0 activate_knight {FIRST}") == (reason, "CK-708")


@pytest.mark.rule("CK-261", "CK-262", "CK-283", "CK-710", "CK-X17")
def test_a_knight_recruited_and_activated_acts_in_the_next_turn() -> None:
    t = table(f"{HOME} 1ore 1wool 1grain").do(f"0 recruit_knight {FIRST}", f"0 activate_knight {FIRST}")
    assert "move_knight" not in t.kinds()
    assert t.refuse(f"0 move_knight {FIRST} {LAST}") == ("reason-knight-just-activated", "CK-710")
    next_round(t).do(f"0 move_knight {FIRST} {LAST}")
    assert t.knights(0) == {next(iter(t.named(LAST))): "1"}


@pytest.mark.rule("CK-263", "CK-282", "CK-283", "CK-710")
def test_a_knight_that_acted_is_activated_again_but_does_not_act_again() -> None:
    t = table(f"{HOME} K1*(0,0,NE) 1grain").do(f"0 move_knight {FIRST} {LAST}")
    assert t.refuse(f"0 move_knight {LAST} {FIRST}") == ("reason-knight-acted", "CK-710")
    t.do(f"0 activate_knight {LAST}")
    assert list(t.knights(0).values()) == ["1*"]
    assert t.refuse(f"0 move_knight {LAST} {FIRST}") == ("reason-knight-acted", "CK-710")
    assert "move_knight" not in t.kinds()


@pytest.mark.rule("CK-264", "CK-332")
def test_nobody_is_asked_to_activate_a_knight_when_the_ship_lands() -> None:
    t = table(f"{HOME} V(0,1,S)! K3(0,0,NE) 5grain", step=PRE_ROLL, city={"ship": 6})
    t.do("0 roll", "* dice 1 1")
    assert t.refuse(f"0 activate_knight {FIRST}")[0] == "reason-not-your-move"
    t.do("* event_die ship")
    assert [event.defence for event in t.of(BarbariansLanded)] == [0], "the attack comes with the same throw of the die"
    assert t.step == "cities_knights.pillage"
    assert t.refuse(f"0 activate_knight {FIRST}")[0] == "reason-not-now"


# promoting


@pytest.mark.rule("CK-270", "CK-044", "CK-274")
@pytest.mark.parametrize(("strength", "state"), [(1, ""), (1, "*"), (2, ""), (2, "*")])
def test_promoting_raises_by_one_and_keeps_the_state(strength: int, state: str) -> None:
    t = table(f"{HOME} politics=3 K{strength}{state}(0,0,NE) 2ore 2wool").do(f"0 promote_knight {FIRST}")
    assert list(t.knights(0).values()) == [f"{strength + 1}{state}"]
    assert t.hand(0) == (0, 0, 1, 0, 1, 0, 0, 0)
    assert pieces.knights_left(t.city.knights, Seat(0), RankId(strength - 1)) == 2, "the old piece is free"
    assert pieces.knights_left(t.city.knights, Seat(0), RankId(strength)) == 1
    assert t.of(KnightPromoted) == [KnightPromoted(Seat(0), t.corner(FIRST), RankId(strength), True)]


@pytest.mark.rule("CK-271", "CK-709")
def test_a_knight_is_promoted_once_a_turn() -> None:
    t = table(f"{HOME} politics=3 K1(0,0,NE) K1(0,0,SE) 3ore 3wool").do(f"0 promote_knight {FIRST}")
    assert t.refuse(f"0 promote_knight {FIRST}") == ("reason-knight-promoted", "CK-709")
    assert t.sites("promote_knight") == t.named(LAST), "another one may still rise"
    next_round(t).do(f"0 promote_knight {FIRST}")
    assert t.knights(0)[next(iter(t.named(FIRST)))] == "3"


@pytest.mark.rule("CK-272")
def test_a_knight_is_promoted_in_the_turn_it_was_recruited() -> None:
    t = table(f"{HOME} 2ore 2wool").do(f"0 recruit_knight {FIRST}", f"0 promote_knight {FIRST}")
    assert list(t.knights(0).values()) == ["2"]


@pytest.mark.rule("CK-273", "CK-274", "CK-276", "CK-709")
@pytest.mark.parametrize(
    ("own", "reason"),
    [
        ("politics=5 K3(0,0,NE) 1ore 1wool", "reason-knight-is-mighty"),
        ("politics=2 K2(0,0,NE) 1ore 1wool", "reason-needs-fortress"),
        ("trade=3 science=3 K2(0,0,NE) 1ore 1wool", "reason-needs-fortress"),
        ("K1(0,0,NE) K2(0,1,S) K2(1,1,S) 1ore 1wool", "reason-no-higher-knight"),
        ("politics=3 K2(0,0,NE) K3(0,1,S) K3(1,1,S) 1ore 1wool", "reason-no-higher-knight"),
        ("K1(0,0,NE) 5ore 1grain", "reason-cannot-pay"),
        ("1ore 1wool", "reason-no-own-knight"),
    ],
)
def test_promoting_is_refused(own: str, reason: str) -> None:
    t = table(f"{HOME} {own}")
    assert t.refuse(f"0 promote_knight {FIRST}") == (reason, "CK-709")
    assert not {site for site in t.sites("promote_knight") if site in t.named(FIRST)}


@pytest.mark.rule("CK-709")
def test_nobody_promotes_the_knight_of_another() -> None:
    t = table(f"{HOME} 1ore 1wool", "K1(0,0,NE)")
    assert t.refuse(f"0 promote_knight {FIRST}") == ("reason-no-own-knight", "CK-709")


@pytest.mark.rule("CK-274")
def test_a_piece_freed_by_a_promotion_serves_the_next_one() -> None:
    """Both strong pieces stand; when one of them rises, a basic knight may follow."""
    t = table(f"{HOME} politics=3 K1(0,0,NE) K2(0,0,SE) K2(1,1,S) 2ore 2wool")
    assert t.sites("promote_knight") == t.named(LAST, "V(1,1,S)")
    t.do(f"0 promote_knight {LAST}", f"0 promote_knight {FIRST}")
    assert sorted(t.knights(0).values()) == ["2", "2", "3"]


@pytest.mark.rule("CK-276", "CK-215")
def test_the_fortress_stays_without_a_city() -> None:
    t = table("V(0,0,N) E(0,0,NE) politics=3 K2(0,0,NE) 1ore 1wool").do(f"0 promote_knight {FIRST}")
    assert list(t.knights(0).values()) == ["3"]


@pytest.mark.rule("CK-275")
def test_a_promotion_is_no_way_round_the_flags() -> None:
    t = table(f"{HOME} 2ore 2wool 2grain K1*(0,0,SE) E(0,0,SE)")
    t.do(f"0 recruit_knight {FIRST}", f"0 activate_knight {FIRST}", f"0 promote_knight {FIRST}")
    assert t.refuse(f"0 move_knight {FIRST} V(0,0,S)") == ("reason-knight-just-activated", "CK-710")
    t.do(f"0 move_knight {LAST} V(0,0,S)")
    t = next_round(t)
    assert t.can(f"0 move_knight {FIRST} {LAST}")


@pytest.mark.rule("CK-275", "CK-263")
def test_a_promoted_knight_that_has_acted_does_not_act_again() -> None:
    t = table(f"{HOME} 1ore 1wool 1grain K1*(0,0,NE)").do(f"0 move_knight {FIRST} {LAST}")
    t.do(f"0 promote_knight {LAST}", f"0 activate_knight {LAST}")
    assert t.refuse(f"0 move_knight {LAST} {FIRST}") == ("reason-knight-acted", "CK-710")


# the time for it


@pytest.mark.rule("CK-094", "CK-701")
@pytest.mark.parametrize(
    "line",
    [
        f"0 recruit_knight {LAST}",
        "0 activate_knight V(0,1,S)",
        f"0 promote_knight {FIRST}",
        f"0 move_knight {FIRST} {LAST}",
        f"0 displace_knight {FIRST} V(0,0,S)",
        f"0 chase_robber {FIRST}",
    ],
)
def test_no_knight_does_anything_before_the_roll(line: str) -> None:
    seats = (f"{HOME} E(0,0,SE) K2*(0,0,NE) K1(0,1,S) 3ore 3wool 3grain politics=3", "K1(0,0,S)")
    assert table(*seats, robber="(1,0)").can(line), "after the roll it may"
    t = table(*seats, robber="(1,0)", step=PRE_ROLL)
    assert t.refuse(line) == ("reason-roll-first", "CK-701")
    assert t.kinds() == {"roll"}


@pytest.mark.rule("CK-280", "CK-700")
@pytest.mark.parametrize("line", ["1 activate_knight V(0,0,S)", "1 move_knight V(1,1,S) V(1,1,SE)"])
def test_knights_are_led_in_the_own_turn_alone(line: str) -> None:
    t = table(HOME, "K1(0,0,S) K1*(1,1,S) E(1,1,SE) 1grain")
    assert t.refuse(line)[0] == "reason-not-your-move"
    assert not t.of(KnightRemoved)


@pytest.mark.rule("CK-604")
@pytest.mark.parametrize("corner", [-1, 10_000])
@pytest.mark.parametrize("kind", [RecruitKnight, ActivateKnight, PromoteKnight, ChaseRobber])
def test_a_place_beside_the_board_is_refused(kind: type[Action], corner: int) -> None:
    t = table(f"{HOME} K1*(0,0,NE) 3ore 3wool 3grain")
    assert why_not(t.game, t.state, kind(Seat(0), corner)) is not None  # type: ignore[call-arg]


@pytest.mark.rule("CK-604")
@pytest.mark.parametrize("kind", [MoveKnight, DisplaceKnight])
@pytest.mark.parametrize(("corner", "to"), [(-1, 0), (10_000, 0), (None, -1), (None, 10_000)])
def test_a_way_beside_the_board_is_refused(kind: type[Action], corner: int | None, to: int) -> None:
    t = table(f"{HOME} K1*(0,0,NE) 3ore 3wool 3grain")
    start = t.corner(FIRST) if corner is None else corner
    assert why_not(t.game, t.state, kind(Seat(0), start, to)) is not None  # type: ignore[call-arg]
