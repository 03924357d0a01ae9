"""The Deserter: CK-470 to CK-476."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import KnightPlaced, KnightRemoved
from catan_desktop.games.cities_knights.numbers import MIGHTY, STRONG
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.mechanics.events import AwardMoved
from tests.games.cities_knights.place import CityTable, cities_game, place
from tests.games.cities_knights.words import A, B, at, corners
from tests.mechanics.place import line, spots

DESERTER = "0 play_progress deserter"
ROAD = "E(0,0,SE)"
"""Joins the corners SE and S of the middle hex."""


def offered(t: CityTable) -> set[tuple[int, str]]:
    """Ranks and places of the knight that may come."""
    return {(int(line.split()[2]), line.split()[3]) for line in t.lines("place_deserter")}


@pytest.mark.rule("CK-470", "CK-471", "CK-473", "CK-474", "CK-X31")
def test_a_mighty_knight_deserts_and_one_of_any_rank_may_come() -> None:
    t = place(cities_game(), f"{ROAD} deserter politics=1", "K3*(0,-1,N) K1(0,-1,S)").do(DESERTER)
    assert t.actor == 1
    assert t.sites("desert_knight") == corners(t, "V(0,-1,N) V(0,-1,S)")
    t.do("1 desert_knight V(0,-1,N)")
    assert t.knights(1) == {at(t, "V(0,-1,S)"): "1"}
    assert t.actor == 0
    free = corners(t, "V(0,0,SE) V(0,0,S)")
    assert offered(t) == {(rank, spot) for rank in range(3) for spot in free}
    t.do("0 place_deserter 2 V(0,0,SE)")
    assert t.knights(0) == {at(t, "V(0,0,SE)"): "3*"}
    assert t.sites("move_knight") == corners(t, "V(0,0,S)")
    t.do("0 move_knight V(0,0,SE) V(0,0,S)")
    assert t.knights(0) == {at(t, "V(0,0,S)"): "3"}


@pytest.mark.rule("CK-470", "CK-723", "CK-604")
def test_an_opponent_with_a_knight_is_named() -> None:
    t = place(cities_game(), "deserter K1(0,0,N)", "K1(0,-1,N)", "", "K1(0,1,S)").do(DESERTER)
    assert t.sites("name_opponent") == {"1", "3"}
    assert t.refuse("0 name_opponent 0") == ("reason-not-an-opponent", "CK-723")
    assert t.refuse("0 name_opponent 2") == ("reason-opponent-without-knight", "CK-604")
    t.do("0 name_opponent 3")
    assert t.knights(3) == {}, "the only knight of the only opponent is not asked for"
    assert t.knights(1)


@pytest.mark.rule("CK-470", "CK-395")
def test_the_opponent_must_give_a_knight_of_its_own() -> None:
    t = place(cities_game(), f"{ROAD} deserter K1(0,0,N)", "K1(0,-1,N) K2(0,1,S)").do(DESERTER)
    assert t.kinds() == {"desert_knight"}
    assert t.refuse("1 stop_card") == ("reason-not-now", "BASE-210")
    assert t.refuse("1 desert_knight V(0,0,N)") == ("reason-no-own-knight", "CK-470")
    t.do("1 desert_knight V(0,1,S)")
    assert t.of(KnightRemoved) == [KnightRemoved(B, t.corner("V(0,1,S)"), STRONG, "deserter")]


@pytest.mark.rule("CK-471")
@pytest.mark.parametrize(
    ("gone", "own", "ranks"),
    [
        ("K1", "", {0}),
        ("K2", "", {0, 1}),
        ("K3", "", {0, 1, 2}),
        ("K3", "K3(-1,1,S) K3(-1,1,N)", {0, 1}),
        ("K3", "K2(-1,1,S) K2(-1,1,N)", {0, 2}),
        ("K2", "K1(-1,1,S) K1(-1,1,N)", {1}),
    ],
)
def test_it_is_no_stronger_and_has_a_piece(gone: str, own: str, ranks: set[int]) -> None:
    t = place(cities_game(), f"{ROAD} deserter {own}", f"{gone}(0,-1,N)").do(DESERTER)
    assert {rank for rank, _ in offered(t)} == ranks


@pytest.mark.rule("CK-471", "CK-472", "CK-604")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("2 V(0,0,S)", ("reason-deserter-stronger", "CK-471")),
        ("0 V(0,0,S)", ("reason-no-such-knight-left", "CK-471")),
        ("1 V(0,0,SE)", ("reason-corner-taken", "CK-472")),
        ("1 V(1,0,S)", ("reason-figure-stands", "CK-472")),
        ("1 V(0,0,N)", ("reason-knight-needs-road", "CK-472")),
        ("7 V(0,0,N)", ("reason-no-such-place", "CK-472")),
    ],
)
def test_what_cannot_come_is_refused_with_the_reason(line: str, reason: tuple[str, str]) -> None:
    own = f"V(0,0,SE) {ROAD} E(0,1,NE) E(1,0,SW) E(1,0,SE) K1(1,0,S) K1(2,0,N) deserter"
    t = place(cities_game(), own, "K2(0,-1,N)").do(DESERTER)
    assert t.refuse(f"0 place_deserter {line}") == reason


@pytest.mark.rule("CK-472")
@pytest.mark.parametrize(("road", "allowed"), [(ROAD, True), ("E(0,0,NW)", False)])
def test_the_emptied_intersection_counts_only_at_an_own_road(road: str, allowed: bool) -> None:
    t = place(cities_game(), f"{road} deserter", "K1(0,0,S)").do(DESERTER)
    assert ((0, at(t, "V(0,0,S)")) in offered(t)) == allowed
    assert offered(t) <= {(0, spot) for spot in corners(t, "V(0,0,S) V(0,0,SE) V(0,0,N) V(0,0,NW)")}


@pytest.mark.rule("CK-473")
def test_an_inactive_knight_is_followed_by_an_inactive_one() -> None:
    own = f"{ROAD} K1*(0,-2,N) K1*(0,2,S) deserter"
    t = place(cities_game(), own, "K3(0,-1,N)").do(DESERTER, "0 place_deserter 2 V(0,0,S)")
    assert t.stands(0, "V(0,0,S)") == "3"
    assert t.of(KnightPlaced) == [KnightPlaced(A, t.corner("V(0,0,S)"), MIGHTY, False)]


@pytest.mark.rule("CK-475")
@pytest.mark.parametrize(
    "own",
    ["", "E(0,0,SE) V(0,0,S) K1(0,0,SE)", "E(0,0,SE) K1(0,1,S) K1(-1,1,S)"],
    ids=["no road", "no free place", "no piece"],
)
def test_the_knight_leaves_even_if_none_can_come(own: str) -> None:
    t = place(cities_game(), f"deserter {own}", "K1*(0,-1,N)").do(DESERTER)
    assert t.knights(1) == {}
    assert t.step == "settlers.action"
    assert not t.of(KnightPlaced)


@pytest.mark.rule("CK-476")
def test_placing_is_free_and_can_be_left_out() -> None:
    t = place(cities_game(), f"{ROAD} deserter 2grain", "K1(0,-1,N)").do(DESERTER, "0 stop_card")
    assert t.knights(0) == {}
    assert t.step == "settlers.action"
    t = place(cities_game(), f"{ROAD} deserter 2grain", "K1*(0,-1,N)").do(DESERTER, "0 place_deserter 0 V(0,0,S)")
    assert t.part.hands[0] == 2


@pytest.mark.rule("CK-470", "CK-720")
def test_without_a_knight_of_an_opponent_it_is_not_played() -> None:
    t = place(cities_game(), f"{ROAD} deserter K1(0,0,S)")
    assert t.refuse(DESERTER) == ("reason-no-rival-knight", "CK-720")
    assert not t.lines("play_progress")


def crossing() -> CityTable:
    """Seat 2 has six roads in a line, cut in the middle by a knight of seat 1; a road of seat 0 ends there too."""
    middle = spots(0, -2, 3)
    topology = cities_game().board.topology
    spot = topology.parse_corner(middle)
    theirs = {topology.parse_path(word) for word in line(0, -2, 6).split()}
    (third,) = [path for path, ends in enumerate(topology.path_ends) if spot in ends and path not in theirs]
    return place(cities_game(), f"{topology.path_name(third)} deserter", f"K1{middle[1:]}", line(0, -2, 6))


@pytest.mark.rule("CK-396")
def test_longest_road_is_not_judged_between_the_two_knights() -> None:
    t = crossing()
    assert t.part.lengths[2] == 3
    t.do(DESERTER, f"0 place_deserter 0 {spots(0, -2, 3)}")
    assert t.part.longest == -1
    assert not t.of(AwardMoved)


@pytest.mark.rule("CK-396", "CK-572")
def test_longest_road_is_judged_when_the_card_is_done() -> None:
    t = crossing().do(DESERTER)
    assert t.part.lengths[2] == 6
    assert t.part.longest == -1, "the card is not done"
    t.do("0 stop_card")
    assert t.of(AwardMoved) == [AwardMoved("longest", Seat(2), NOBODY)]
