"""Road Building and Smith: CK-450 to CK-458."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import KnightPromoted
from catan_desktop.mechanics.events import AwardMoved, Built
from tests.games.cities_knights.hands import barred, hand
from tests.games.cities_knights.place import cities_game, place
from tests.mechanics.place import line

# Road Building

ROADS = f"V(0,0,N) {line(0, 0, 2)} V(-1,1,S) E(-1,1,SE) road_building"


@pytest.mark.rule("CK-450")
def test_two_free_roads_in_different_places() -> None:
    t = place(cities_game(), ROADS).do("0 play_progress road_building")
    assert t.kinds() == {"lay_road"}, "the first one is not left out"
    before = t.sites("lay_road")
    t.do("0 lay_road E(0,0,E)")
    assert t.kinds() == {"lay_road", "stop_card"}
    assert t.sites("lay_road") - before == {"E(0,0,SE)", "E(0,1,NE)"}, "the first road counts"
    assert t.refuse("0 lay_road E(2,0,E)") == ("reason-road-not-joined", "BASE-115")
    t.do("0 lay_road E(-2,2,E)")
    assert (t.part.roads[0].bit_count(), t.step) == (5, "settlers.action")
    assert all(not built.paid for built in t.of(Built))


@pytest.mark.rule("CK-452")
def test_after_the_first_road_one_may_stop() -> None:
    t = place(cities_game(), ROADS).do("0 play_progress road_building")
    assert t.refuse("0 stop_card")[0] == "reason-not-now"
    t.do("0 lay_road E(0,0,E)", "0 stop_card")
    assert (t.part.roads[0].bit_count(), t.step) == (4, "settlers.action")


@pytest.mark.rule("CK-451")
def test_the_last_road_piece_is_the_only_free_road() -> None:
    t = place(cities_game(), f"{line(0, -2, 10)} {line(1, -2, 4)} road_building").do("0 play_progress road_building")
    t.do(t.lines("lay_road")[0])
    assert (t.part.roads[0].bit_count(), t.step) == (15, "settlers.action")


@pytest.mark.rule("CK-720", "CK-451")
@pytest.mark.parametrize(
    ("seat", "key"), [("", "no-road-site"), (f"{line(0, -2, 10)} {line(1, -2, 5)}", "no-road-piece")]
)
def test_no_road_building_without_a_piece_or_a_path(seat: str, key: str) -> None:
    assert barred(place(cities_game(), f"{seat} road_building"), "road_building") == f"reason-{key}"


@pytest.mark.rule("CK-396", "CK-450")
def test_the_longest_road_is_judged_once_the_card_is_done() -> None:
    """The first road makes five, but the award waits for the answer about the second."""
    t = place(cities_game(), f"V(0,0,N) {line(0, 0, 4)} road_building").do("0 play_progress road_building")
    t.do(
        f"0 lay_road {line(0, 0, 1, skip=4)}"
        if t.can(f"0 lay_road {line(0, 0, 1, skip=4)}")
        else "0 lay_road E(-1,0,NE)"
    )
    assert (t.part.lengths[0], t.part.longest) == (5, -1)
    t.do("0 stop_card")
    assert (len(t.of(AwardMoved)), t.part.longest) == (1, 0)


# Smith

BASIC, STRONG, OTHER = "V(1,-1,S)", "V(0,1,N)", "V(0,0,S)"
TROOP = "K1*(0,0,NE) K2(0,0,SE) K2*(0,0,S) smith"


@pytest.mark.rule("CK-457", "CK-458", "CK-X25")
def test_a_piece_freed_by_the_first_promotion_serves_the_second() -> None:
    t = place(cities_game(), f"{TROOP} politics=3").do("0 play_progress smith")
    assert t.sites("smith_knight") == {STRONG, OTHER}
    assert t.refuse(f"0 smith_knight {BASIC}") == ("reason-no-higher-knight", "CK-456")
    t.do(f"0 smith_knight {STRONG}")
    assert t.sites("smith_knight") == {BASIC, OTHER}
    t.do(f"0 smith_knight {BASIC}")
    assert t.knights(0) == {BASIC: "2*", STRONG: "3", OTHER: "2*"}
    assert t.step == "settlers.action"
    assert [(event.rank, event.paid) for event in t.of(KnightPromoted)] == [(1, False)]


@pytest.mark.rule("CK-456", "CK-276")
def test_without_the_fortress_nobody_becomes_mighty() -> None:
    t = place(cities_game(), "K1(0,0,NE) K1*(0,0,SE) K2(0,0,S) politics=2 smith 1ore").do("0 play_progress smith")
    assert t.sites("smith_knight") == {BASIC, STRONG}
    assert t.refuse(f"0 smith_knight {OTHER}") == ("reason-needs-fortress", "CK-456")
    t.do(f"0 smith_knight {STRONG}")
    assert t.knights(0) == {BASIC: "1", STRONG: "2*", OTHER: "2"}, "no second strong piece is left: done"
    assert (t.step, t.hand(0)) == ("settlers.action", hand("1ore"))


@pytest.mark.rule("CK-455", "CK-456")
def test_smith_promotes_two_and_keeps_their_state() -> None:
    t = place(cities_game(), "K1(0,0,NE) K1*(0,0,SE) K3(0,0,S) politics=5 smith").do("0 play_progress smith")
    assert t.refuse(f"0 smith_knight {OTHER}") == ("reason-knight-is-mighty", "CK-456")
    t.do(f"0 smith_knight {BASIC}")
    assert t.kinds() == {"smith_knight", "stop_card"}
    t.do(f"0 smith_knight {STRONG}")
    assert t.knights(0) == {BASIC: "2", STRONG: "2*", OTHER: "3"}


@pytest.mark.rule("CK-455")
def test_smith_may_stop_after_one_and_promotes_no_third() -> None:
    t = place(cities_game(), "K1(0,0,NE) K1*(0,0,SE) K2(0,0,S) politics=3 smith").do("0 play_progress smith")
    assert t.refuse("0 stop_card")[0] == "reason-not-now"
    t.do(f"0 smith_knight {OTHER}", "0 stop_card")
    assert t.knights(0) == {BASIC: "1", STRONG: "1*", OTHER: "3"}
    t = place(cities_game(), "K1(0,0,NE) K1*(0,0,SE) K2(0,0,S) politics=3 smith")
    t.do("0 play_progress smith", f"0 smith_knight {OTHER}", f"0 smith_knight {BASIC}")
    assert (t.step, t.knights(0)) == ("settlers.action", {BASIC: "2", STRONG: "1*", OTHER: "3"})


@pytest.mark.rule("CK-457", "CK-271")
def test_no_knight_rises_twice_in_a_turn() -> None:
    """Neither by Smith alone nor by payment and Smith."""
    t = place(cities_game(), "K1(0,0,NE) K1(0,0,SE) politics=3 smith").do("0 play_progress smith")
    t.do(f"0 smith_knight {BASIC}")
    assert t.refuse(f"0 smith_knight {BASIC}") == ("reason-knight-promoted", "CK-456")
    assert t.sites("smith_knight") == {STRONG}
    t = place(cities_game(), "K1(0,0,NE) E(0,0,NE) politics=3 smith 1ore 1wool").do(f"0 promote_knight {BASIC}")
    assert barred(t, "smith") == "reason-no-knight-can-rise"


@pytest.mark.rule("CK-455", "CK-601")
def test_the_only_knight_rises_unasked() -> None:
    t = place(cities_game(), "K1*(0,0,NE) smith", "K1(0,0,SE)").do("0 play_progress smith")
    assert (t.knights(0), t.step) == ({BASIC: "2*"}, "settlers.action")


@pytest.mark.rule("CK-720", "CK-456")
@pytest.mark.parametrize(
    "seat", ["", "K3(0,0,NE) politics=5", "K2(0,0,NE) politics=2", "K1(0,0,NE) K2(0,0,SE) K2(0,0,S)"]
)
def test_no_smith_without_a_knight_that_can_rise(seat: str) -> None:
    t = place(cities_game(), f"{seat} smith", "K1(-1,0,N)")
    assert barred(t, "smith") == "reason-no-knight-can-rise"
