"""Knights on roads and where others would build: CK 7.2, section 14, CK-715."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import KnightRemoved
from catan_desktop.mechanics.events import AwardMoved
from tests.games.cities_knights.place import CityTable, cities_game, place
from tests.mechanics.place import line


def table(*seats: str, **more: object) -> CityTable:
    return place(cities_game(), *seats, **more)  # type: ignore[arg-type]


def paths(t: CityTable, *names: str) -> set[str]:
    """Paths under the names by which actions call them."""
    topology = t.game.board.topology
    return {str(topology.path_name(topology.parse_path(name))) for name in names}


ROAD = "1lumber 1brick"
SETTLEMENT = "1lumber 1brick 1wool 1grain"


# roads


@pytest.mark.rule("CK-185", "CK-715", "CK-X23")
def test_no_road_leads_on_past_the_knight_of_another() -> None:
    mine = "V(0,0,NE) E(0,0,E) E(0,0,SE) 1ore 1wool"
    t = table(mine, f"V(0,1,SW)! E(0,1,W) {ROAD}").do("0 recruit_knight V(0,0,S)", "0 end_turn")
    t.roll_all(1, 1, "trade")
    assert t.refuse("1 build_road E(0,0,SW)") == ("reason-road-past-figure", "CK-715")
    assert t.knights(0)


@pytest.mark.rule("CK-185")
@pytest.mark.parametrize("knight", ["K1(0,0,S)", "K1*(0,0,S)", "K3(0,0,S)", "K2*(0,0,S)"])
def test_every_knight_of_another_bars_the_road(knight: str) -> None:
    t = table(f"V(0,1,SW)! E(0,1,W) {ROAD}", knight)
    assert t.sites("build_road").isdisjoint(paths(t, "E(0,0,SW)", "E(0,0,SE)"))
    t = table(f"V(0,1,SW)! E(0,1,W) {ROAD} {knight}")
    assert paths(t, "E(0,0,SW)", "E(0,0,SE)") <= t.sites("build_road"), "an own knight bars nothing"


@pytest.mark.rule("CK-185", "CK-X23")
def test_another_way_to_the_path_serves() -> None:
    t = table(f"V(0,1,SW)! E(0,1,W) V(-1,0,S) E(-1,0,SE) {ROAD}", "K1(0,0,S)")
    t.do("0 build_road E(0,0,SW)")


@pytest.mark.rule("CK-185")
def test_an_own_town_at_one_end_serves_but_not_the_road_behind_the_knight() -> None:
    """Both ends of the path: a knight on the one, an own settlement on the other."""
    t = table(f"V(0,1,SW)! E(0,1,W) V(0,0,SW) {ROAD}", "K1(0,0,S)")
    t.do("0 build_road E(0,0,SW)")
    t = table(f"V(0,1,SW)! E(0,1,W) {ROAD}", "K1(0,0,S) V(0,0,SW)")
    assert t.refuse("0 build_road E(0,0,SW)") == ("reason-road-past-figure", "CK-715")


@pytest.mark.rule("CK-185")
def test_a_building_in_the_way_is_named_as_such() -> None:
    t = table(f"E(0,1,W) {ROAD}", "V(0,0,S)")
    assert t.refuse("0 build_road E(0,0,SW)") == ("reason-road-through-rival", "BASE-116")


@pytest.mark.rule("CK-186")
def test_a_road_is_built_up_to_the_knight_of_another() -> None:
    t = table(f"V(0,1,SW)! {ROAD}", "K1(0,1,NW)")
    t.do("0 build_road E(0,1,W)")


@pytest.mark.rule("CK-185")
def test_the_way_is_open_again_when_the_knight_has_gone() -> None:
    t = table("E(0,0,SE) K1*(0,0,S)", f"V(0,1,SW)! E(0,1,W) {ROAD}")
    t.do("0 move_knight V(0,0,S) V(0,0,SE)", "0 end_turn").roll_all(1, 1, "trade").do("1 build_road E(0,0,SW)")


# settlements


@pytest.mark.rule("CK-187", "CK-715")
@pytest.mark.parametrize("state", ["", "*"])
@pytest.mark.parametrize("owner", [0, 1])
def test_no_settlement_is_built_where_a_knight_stands(owner: int, state: str) -> None:
    seats = [f"V(0,0,N) E(0,0,NE) E(0,0,E) {SETTLEMENT}", ""]
    free = table(*seats)
    assert free.can("0 build_settlement V(0,0,SE)")
    seats[owner] += f" K1{state}(0,0,SE)"
    t = table(*seats)
    assert t.refuse("0 build_settlement V(0,0,SE)") == ("reason-figure-stands", "CK-715")
    assert "build_settlement" not in t.kinds()


@pytest.mark.rule("CK-188")
def test_an_own_knight_moves_away_first() -> None:
    t = table(f"V(0,0,N) E(0,0,NE) E(0,0,E) E(0,0,SE) {SETTLEMENT} K1*(0,0,SE)")
    t.do("0 move_knight V(0,0,SE) V(0,0,S)", "0 build_settlement V(0,0,SE)")
    assert t.town("V(0,0,SE)") == "settlement 0"
    assert t.stands(0, "V(0,0,S)") == "1"


@pytest.mark.rule("CK-188")
def test_a_knight_that_cannot_move_bars_the_settlement() -> None:
    t = table(f"V(0,0,N) E(0,0,NE) E(0,0,E) E(0,0,SE) {SETTLEMENT} 1grain K1(0,0,SE)")
    t.do("0 activate_knight V(0,0,SE)")
    assert t.refuse("0 move_knight V(0,0,SE) V(0,0,S)") == ("reason-knight-just-activated", "CK-710")
    assert t.refuse("0 build_settlement V(0,0,SE)") == ("reason-figure-stands", "CK-715")


@pytest.mark.rule("CK-189")
@pytest.mark.parametrize("owner", [0, 1])
def test_knights_do_not_count_in_the_distance_rule(owner: int) -> None:
    seats = [f"V(0,0,N) E(0,0,NE) E(0,0,E) {SETTLEMENT}", ""]
    seats[owner] += " K3*(0,0,S)"
    t = table(*seats).do("0 build_settlement V(0,0,SE)")
    assert t.town("V(0,0,SE)") == "settlement 0"


@pytest.mark.rule("CK-190")
def test_a_knight_at_a_harbour_neither_trades_nor_bars() -> None:
    """The harbour of three for one at V(1,1,SE) and V(1,1,S)."""
    t = table("E(1,1,SE) K3*(1,1,SE) 3ore", "V(1,1,S) 3ore")
    assert t.refuse("0 bank_trade ore wool")[0] == "reason-rate"
    t.do("0 end_turn").roll_all(1, 1, "trade").do("1 bank_trade ore wool")


# Longest Road


CHAIN = line(0, -2, 7)
"""Seven roads in a line; the intersections are v0 V(-2,0,NW), v1 V(-2,0,N), v2 V(-1,0,NW) ... v7 V(1,0,N)."""
MIDDLE, BELOW = "V(0,0,NW)", "V(0,0,SW)"
"""v4, and the intersection south of it."""


@pytest.mark.rule("CK-254", "CK-570", "CK-573", "CK-574", "CK-X24")
def test_a_recruited_knight_breaks_the_longest_road() -> None:
    t = table("E(-1,0,E) 1ore 1wool", f"{CHAIN} V(-2,0,NW)!")
    assert (t.part.longest, t.part.lengths[1], t.points(1)) == (1, 7, 4)
    t.do(f"0 recruit_knight {MIDDLE}")
    assert (t.part.longest, t.part.lengths[1], t.points(1)) == (-1, 4, 2)
    assert [(event.holder, event.former) for event in t.of(AwardMoved)] == [(-1, 1)]


@pytest.mark.rule("CK-570")
@pytest.mark.parametrize("state", ["", "*"])
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_every_foreign_knight_breaks_a_road(strength: int, state: str) -> None:
    assert table(f"K{strength}{state}(0,0,NW)", CHAIN).part.lengths[1] == 4


@pytest.mark.rule("CK-571")
def test_the_own_knight_breaks_nothing() -> None:
    assert table(f"{CHAIN} K1(0,0,NW)").part.lengths[0] == 7


@pytest.mark.rule("CK-572", "CK-574")
def test_a_knight_that_goes_away_mends_the_road_at_once() -> None:
    """The third player gets the card in the turn of the first; the fourth, who had five roads, loses it."""
    five = line(2, -2, 5)
    t = table("E(-1,0,E) K1*(0,0,NW)", "", CHAIN, five)
    assert (t.part.longest, t.part.lengths[2]) == (3, 4)
    t.do(f"0 move_knight {MIDDLE} {BELOW}")
    assert (t.part.longest, t.part.lengths[2]) == (2, 7)


WAY_ROUND = "E(-1,0,SE) E(-1,0,SW) E(-1,0,W)"
"""From V(0,0,SW) round hex (-1,0) to v2."""


@pytest.mark.rule("CK-572")
def test_longest_road_is_judged_after_the_retreat() -> None:
    """For a moment C would have six roads in one line, more than D's five; in the end its line is broken as before."""
    seats = ("E(-1,0,E) K2*(0,0,NW)", f"{WAY_ROUND} K1(0,0,SW)", line(0, -2, 6), line(2, -2, 5))
    t = table(*seats)
    assert (t.part.longest, t.part.lengths[2]) == (3, 4)
    t.do(f"0 displace_knight {MIDDLE} {BELOW}", "1 retreat_knight V(-1,0,NW)")
    assert (t.part.longest, t.part.lengths[2]) == (3, 4)
    assert t.of(AwardMoved) == []
    t = table(*seats).do(f"0 displace_knight {MIDDLE} {BELOW}", "1 retreat_knight V(-1,0,SW)")
    assert (t.part.longest, t.part.lengths[2]) == (2, 6)


@pytest.mark.rule("CK-572", "CK-304")
def test_longest_road_is_judged_when_a_knight_has_nowhere_to_go() -> None:
    t = table("E(-1,0,E) K2*(0,0,NW)", "K1(0,0,SW)", line(0, -2, 6), line(2, -2, 5))
    t.do(f"0 displace_knight {MIDDLE} {BELOW}")
    assert t.of(KnightRemoved)
    assert t.part.longest == 2
