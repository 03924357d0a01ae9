"""What knights do: moving and displacing (CK 9.5 to 9.7, CK-710 to CK-712)."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import KnightDisplaced, KnightMoved, KnightRemoved, KnightRetreated
from catan_desktop.kernel.ids import Seat
from tests.games.cities_knights.place import CityTable, cities_game, place

ROADS = "V(0,0,N)! E(0,0,NE) E(0,0,E) E(0,0,SE)"
"""The city and the roads of CK-X18: N, NE, SE and S of the middle hex in one line."""
START, NEXT, END = "V(0,0,NE)", "V(0,0,SE)", "V(0,0,S)"
RETREATS = "E(0,1,NE) E(1,0,SE) E(1,0,E) V(1,0,SE)"
"""The roads of B in CK-X19, from NEXT by V(1,0,S) and the own settlement to V(1,0,NE)."""


def table(*seats: str, **more: object) -> CityTable:
    return place(cities_game(), *seats, **more)  # type: ignore[arg-type]


def targets(t: CityTable, kind: str, start: str) -> set[str]:
    """Where the knight of an intersection can go by actions of a kind."""
    own = next(iter(t.named(start)))
    return {text.split()[3] for text in t.lines(kind) if text.split()[2] == own}


# who may act


@pytest.mark.rule("CK-281", "CK-283", "CK-710")
def test_an_inactive_knight_does_nothing() -> None:
    t = table(f"{ROADS} K2(0,0,NE)", "K1(0,0,S) K1*(-1,2,S)", robber="(1,0)")
    assert t.kinds() == {"end_turn"}
    for text in (f"move_knight {START} {NEXT}", f"displace_knight {START} {END}", f"chase_robber {START}"):
        assert t.refuse(f"0 {text}") == ("reason-knight-is-idle", "CK-710")


@pytest.mark.rule("CK-281", "CK-282", "CK-283")
@pytest.mark.parametrize(
    ("text", "where"),
    [(f"move_knight {START} {NEXT}", NEXT), (f"displace_knight {START} {END}", END), (f"chase_robber {START}", START)],
)
def test_acting_makes_inactive(text: str, where: str) -> None:
    t = table(f"{ROADS} K2*(0,0,NE)", "K1(0,0,S)", robber="(1,0)").do(f"0 {text}")
    assert t.stands(0, where) == "2"
    assert t.city.acted == 1 << t.corner(where)


@pytest.mark.rule("CK-283")
@pytest.mark.parametrize("flag", ["acted", "activated"])
def test_each_of_the_two_flags_bars_an_active_knight(flag: str) -> None:
    reason = {"acted": "reason-knight-acted", "activated": "reason-knight-just-activated"}[flag]
    seats = (f"{ROADS} K2*(0,0,NE)", "K1(0,0,S)")
    spot = 1 << table(*seats).corner(START)
    t = table(*seats, robber="(1,0)", city={flag: spot, "active": spot})
    for text in (f"move_knight {START} {NEXT}", f"displace_knight {START} {END}", f"chase_robber {START}"):
        assert t.refuse(f"0 {text}") == (reason, "CK-710")
    assert t.kinds() == {"end_turn"}


@pytest.mark.rule("CK-283", "CK-275")
def test_a_promotion_does_not_bar_a_knight() -> None:
    t = table(f"{ROADS} K1*(0,0,NE) 1ore 1wool").do(f"0 promote_knight {START}", f"0 move_knight {START} {NEXT}")
    assert t.stands(0, NEXT) == "2"


@pytest.mark.rule("CK-280", "CK-710")
def test_nobody_leads_the_knights_of_others() -> None:
    t = table(ROADS, "K1*(0,0,NE)", robber="(1,0)")
    for text in (f"move_knight {START} {NEXT}", f"displace_knight {START} {END}", f"chase_robber {START}"):
        assert t.refuse(f"0 {text}") == ("reason-no-own-knight", "CK-710")


# moving


@pytest.mark.rule("CK-290", "CK-291", "CK-X18")
def test_a_knight_goes_where_its_roads_lead() -> None:
    t = table(f"{ROADS} K1*(0,0,NE)")
    assert targets(t, "move_knight", START) == t.named(NEXT, END)
    assert t.lines("displace_knight") == []
    barred = table(f"{ROADS} K1*(0,0,NE)", "K1(0,0,SE)")
    assert barred.lines("move_knight") == []
    assert barred.refuse(f"0 move_knight {START} {END}") == ("reason-no-knight-route", "CK-711")


@pytest.mark.rule("CK-290")
def test_a_move_takes_the_knight_along_with_all_that_it_is() -> None:
    t = table(f"{ROADS} K3*(0,0,NE)").do(f"0 move_knight {START} {END}")
    assert t.knights(0) == {next(iter(t.named(END))): "3"}
    assert [(event.corner, event.to) for event in t.of(KnightMoved)] == [(t.corner(START), t.corner(END))]


@pytest.mark.rule("CK-284", "CK-291", "CK-292")
@pytest.mark.parametrize("other", ["K1(0,0,SE)", "K3*(0,0,SE)", "V(0,0,SE)", "V(0,0,SE)!"])
def test_what_belongs_to_others_bars_the_way(other: str) -> None:
    t = table(f"{ROADS} K1*(0,0,NE)", other)
    assert t.lines("move_knight") == []
    assert t.refuse(f"0 move_knight {START} {END}") == ("reason-no-knight-route", "CK-711")


@pytest.mark.rule("CK-284")
@pytest.mark.parametrize("own", ["K1(0,0,SE)", "K3*(0,0,SE)", "V(0,0,SE)", "V(0,0,SE)!"])
def test_own_pieces_are_passed(own: str) -> None:
    t = table(f"{ROADS} K1*(0,0,NE) {own}")
    assert targets(t, "move_knight", START) == t.named(END)


@pytest.mark.rule("CK-284")
def test_the_roads_of_others_are_no_way() -> None:
    t = table("V(0,0,N)! E(0,0,NE) K1*(0,0,NE)", "E(0,0,E) E(0,0,SE)")
    assert t.lines("move_knight") == []


@pytest.mark.rule("CK-284")
def test_a_knight_does_not_march_to_where_it_stands() -> None:
    t = table("V(0,0,N)! E(0,0,NE) E(0,0,E) K1*(0,0,NE)")
    assert targets(t, "move_knight", START) == t.named(NEXT)
    assert t.refuse(f"0 move_knight {START} {START}") == ("reason-knight-stays", "CK-711")


@pytest.mark.rule("CK-293")
def test_a_knight_without_a_free_intersection_stays() -> None:
    t = table("V(0,0,N)! E(0,0,NE) K1*(0,0,NE)")
    assert t.lines("move_knight") == []
    assert t.refuse("0 move_knight V(0,0,NE) V(0,0,SE)") == ("reason-no-knight-route", "CK-711")


@pytest.mark.rule("CK-711")
@pytest.mark.parametrize(
    ("seats", "to", "reason"),
    [
        ((f"{ROADS} K1*(0,0,NE)",), "V(0,0,N)", "reason-corner-taken"),
        ((f"{ROADS} K1*(0,0,NE)", "V(0,0,SE)"), NEXT, "reason-corner-taken"),
        ((f"{ROADS} K2*(0,0,NE) K1(0,0,SE)",), NEXT, "reason-figure-stands"),
        ((f"{ROADS} K2*(0,0,NE)", "K1(0,0,SE)"), NEXT, "reason-figure-stands"),
        ((f"{ROADS} K1*(0,0,NE)",), START, "reason-knight-stays"),
        ((f"{ROADS} K1*(0,0,NE)",), "V(0,0,SW)", "reason-no-knight-route"),
        ((f"{ROADS} K1*(0,0,NE) E(0,1,SE)",), "V(0,1,SE)", "reason-no-knight-route"),
    ],
)
def test_a_move_is_refused(seats: tuple[str, ...], to: str, reason: str) -> None:
    assert table(*seats).refuse(f"0 move_knight {START} {to}") == (reason, "CK-711")


# displacing


@pytest.mark.rule("CK-300", "CK-303", "CK-X19")
def test_the_owner_of_a_displaced_knight_says_where_it_goes() -> None:
    t = table(f"{ROADS} K2*(0,0,NE)", f"{RETREATS} K1*(0,0,SE)")
    t.do(f"0 displace_knight {START} {NEXT}")
    assert t.of(KnightDisplaced) == [KnightDisplaced(Seat(0), t.corner(START), t.corner(NEXT), Seat(1))]
    assert t.knights(0) == {next(iter(t.named(NEXT))): "2"}
    assert t.knights(1) == {}, "it stands nowhere while its owner thinks"
    assert (t.actor, t.step) == (1, "cities_knights.retreat")
    assert t.sites("retreat_knight") == t.named("V(1,0,S)", "V(1,0,NE)")
    t.do("1 retreat_knight V(1,0,NE)")
    assert t.knights(1) == {next(iter(t.named("V(1,0,NE)"))): "1*"}, "its state does not change"
    assert (t.actor, t.step) == (0, "settlers.action")
    assert [event.to for event in t.of(KnightRetreated)] == [t.corner("V(1,0,NE)")]


@pytest.mark.rule("CK-304", "CK-243", "CK-X20")
def test_a_displaced_knight_without_a_way_out_leaves_the_board() -> None:
    t = table(f"{ROADS} K2*(0,0,NE)", "E(0,1,NE) K1*(0,0,SE)", "K1(1,0,S)")
    t.do(f"0 displace_knight {START} {NEXT}")
    assert t.knights(1) == {}
    assert [(event.seat, event.rank, event.cause) for event in t.of(KnightRemoved)] == [(1, 0, "displaced")]
    assert t.step == "settlers.action"
    assert t.city.active == 0


@pytest.mark.rule("CK-300", "CK-712", "CK-X21")
@pytest.mark.parametrize("mine", [1, 2, 3])
@pytest.mark.parametrize("theirs", [1, 2, 3])
def test_only_a_weaker_knight_is_displaced(mine: int, theirs: int) -> None:
    t = table(f"{ROADS} K{mine}*(0,0,NE)", f"K{theirs}(0,0,SE)")
    text = f"0 displace_knight {START} {NEXT}"
    if mine > theirs:
        assert t.do(text).stands(0, NEXT) == str(mine)
    else:
        assert t.refuse(text) == ("reason-knight-not-weaker", "CK-712")


@pytest.mark.rule("CK-301", "CK-712")
def test_own_knights_are_not_displaced() -> None:
    t = table(f"{ROADS} K3*(0,0,NE) K1(0,0,SE)")
    assert t.lines("displace_knight") == []
    assert t.refuse(f"0 displace_knight {START} {NEXT}") == ("reason-displace-opponent", "CK-712")


@pytest.mark.rule("CK-712")
@pytest.mark.parametrize(
    ("seats", "to", "reason"),
    [
        ((f"{ROADS} K3*(0,0,NE)",), NEXT, "reason-displace-opponent"),
        ((f"{ROADS} K3*(0,0,NE)", "V(0,0,SE)"), NEXT, "reason-displace-opponent"),
        ((f"{ROADS} K3*(0,0,NE)", "K1(0,0,SW)"), "V(0,0,SW)", "reason-no-knight-route"),
        ((f"{ROADS} K3*(0,0,NE)", "K2(0,0,SE) K1(0,0,S)"), END, "reason-no-knight-route"),
    ],
)
def test_displacing_is_refused(seats: tuple[str, ...], to: str, reason: str) -> None:
    assert table(*seats).refuse(f"0 displace_knight {START} {to}") == (reason, "CK-712")


@pytest.mark.rule("CK-302", "CK-303")
@pytest.mark.parametrize("state", ["", "*"])
@pytest.mark.parametrize("strength", [1, 2])
def test_the_state_of_the_displaced_knight_does_not_matter_and_does_not_change(strength: int, state: str) -> None:
    t = table(f"{ROADS} K3*(0,0,NE)", f"E(0,1,NE) K{strength}{state}(0,0,SE)", "K1*(0,-2,N) K1*(0,2,S)")
    t.do(f"0 displace_knight {START} {NEXT}")
    assert t.knights(1) == {next(iter(t.named("V(1,0,S)"))): f"{strength}{state}"}


@pytest.mark.rule("CK-601", "CK-307")
def test_the_only_way_out_is_taken_without_asking() -> None:
    t = table(f"{ROADS} K2*(0,0,NE)", "E(0,1,NE) K1(0,0,SE)").do(f"0 displace_knight {START} {NEXT}")
    assert t.step == "settlers.action"
    assert [type(event) for event in t.events if type(event) in {KnightDisplaced, KnightRetreated}] == [
        KnightDisplaced,
        KnightRetreated,
    ]


@pytest.mark.rule("CK-307", "CK-092")
def test_the_owner_cannot_choose_anything_else() -> None:
    t = table(f"{ROADS} K2*(0,0,NE) 3ore", f"{RETREATS} K1(0,0,SE)").do(f"0 displace_knight {START} {NEXT}")
    assert t.kinds() == {"retreat_knight"}
    assert t.refuse("1 retreat_knight V(0,0,N)") == ("reason-no-retreat", "CK-303")
    assert t.refuse("1 retreat_knight V(1,0,SE)") == ("reason-no-retreat", "CK-303"), "the own settlement stands there"
    assert t.refuse("0 end_turn")[0] == "reason-not-your-move"


@pytest.mark.rule("CK-305")
def test_a_retreating_knight_displaces_nobody() -> None:
    """B's mighty knight could beat C's basic one, but must go to a free intersection or leave."""
    t = table(f"{ROADS} K3*(0,0,NE)", "E(0,1,NE) K2*(0,0,SE)", "K1(1,0,S)").do(f"0 displace_knight {START} {NEXT}")
    assert t.knights(1) == {}
    assert t.stands(2, "V(1,0,S)") == "1"


@pytest.mark.rule("CK-306")
def test_the_place_of_the_displacing_knight_is_free_for_the_retreat() -> None:
    around = "E(0,1,NE) E(1,0,SE) E(1,0,E) E(1,0,NE) E(1,0,NW)"
    t = table(f"{ROADS} K2*(0,0,NE)", f"{around} K1(0,0,SE)").do(f"0 displace_knight {START} {NEXT}")
    assert next(iter(t.named(START))) in t.sites("retreat_knight")
    t.do(f"1 retreat_knight {START}")
    assert (t.stands(0, NEXT), t.stands(1, START)) == ("2", "1")


@pytest.mark.rule("CK-306", "CK-304", "CK-601")
def test_the_freed_place_may_be_the_only_way_out() -> None:
    """The knight goes there unasked: it left the board only where no place at all is free."""
    around = "E(0,1,NE) E(1,0,SE) E(1,0,E) E(1,0,NE) E(1,0,NW)"
    full = "V(1,0,S) K1(1,0,SE) V(1,0,NE) K2(1,0,N)"
    t = table(f"{ROADS} K2*(0,0,NE)", f"{around} {full} K1(0,0,SE)")
    t.do(f"0 displace_knight {START} {NEXT}")
    assert (t.stands(0, NEXT), t.stands(1, START)) == ("2", "1")


@pytest.mark.rule("CK-308")
def test_a_retreat_sets_no_flag() -> None:
    t = table(f"{ROADS} K2*(0,0,NE)", "E(0,1,NE) K1*(0,0,SE)").do(f"0 displace_knight {START} {NEXT}")
    assert (t.city.acted, t.city.activated, t.city.promoted) == (1 << t.corner(NEXT), 0, 0)
    t.do("0 end_turn").roll_all(1, 1, "trade")
    assert t.can(f"1 move_knight V(1,0,S) {NEXT}") is False
    assert targets(t, "move_knight", "V(1,0,S)") == set(), "its one road leads to the knight of A"


@pytest.mark.rule("CK-303")
def test_a_retreating_knight_is_barred_as_a_moving_one() -> None:
    t = table(f"{ROADS} K2*(0,0,NE)", f"{RETREATS} K1(0,0,SE)", "K1(1,0,S)")
    t.do(f"0 displace_knight {START} {NEXT}")
    assert t.knights(1) == {}, "the knight of C at V(1,0,S) bars every way"
