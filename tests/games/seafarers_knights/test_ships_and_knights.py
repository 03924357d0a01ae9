"""Ships as roads, and knights at sea: CK-681 to CK-686, on the printed board of four in Heading for New Shores.

`EAST` is a settlement at the east coast of the main island from which ships lead to isle 3; `NORTH` one at its north
coast, a path from the sea intersection `OPEN`.
"""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import BarbariansLanded, CityLost, KnightRetreated
from catan_desktop.mechanics.events import AwardMoved
from tests.games.cities_knights.place import PRE_ROLL
from tests.games.seafarers_knights.place import KnightTable, afloat, corners

EAST, COAST, ISLE = "V(1,2,N)", "V(2,1,S)", "V(2,2,N)"
OUT, ON, BEYOND = "E(1,2,NE)", "E(2,1,SE)", "E(1,2,E)"
"""The path from EAST to COAST, and those from there to ISLE and to the south."""
NORTH, OPEN = "V(1,-1,N)", "V(2,-3,S)"
KNIGHT, SHIP = "1ore 1wool", "1lumber 1wool"


def landing(*seats: str) -> KnightTable:
    """The barbarians land on the roll of seat 0, whose dice bring nobody a card."""
    t = afloat(*seats, step=PRE_ROLL, city={"ship": 6}, bank="")
    t.roll_all(6, 6, "ship")
    return t


# ships count as roads


@pytest.mark.rule("CK-681", "CK-681a", "CK-X60", "CK-684", "CK-684a", "CK-699")
def test_a_knight_moves_to_sea_and_is_not_recruited_there() -> None:
    """On land at the ship's end it is."""
    red = f"{NORTH} E(1,-2,SE) ~(1,-2,E) K1*(1,-2,S) 2ore 2wool"
    t = afloat(red)
    assert OPEN not in corners(t.game.board, t.game.board.building_corners)
    assert t.refuse(f"0 recruit_knight {OPEN}") == ("reason-knight-at-sea", "CK-684")
    t.do(f"0 move_knight V(1,-2,S) {OPEN}")
    assert t.stands(0, OPEN) == "1"
    t = afloat(f"{EAST} ~(1,2,NE) {KNIGHT}")
    assert t.sites("recruit_knight") == {COAST}


@pytest.mark.rule("CK-681", "CK-681b")
def test_a_foreign_knight_lets_no_ship_through() -> None:
    t = afloat(f"{EAST} ~(1,2,NE) {SHIP}", "K1(2,1,S)")
    assert not {ON, BEYOND} & t.sites("build_ship")
    assert t.refuse(f"0 build_ship {ON}")[0] == "reason-road-past-figure"
    assert {ON, BEYOND} <= afloat(f"{EAST} ~(1,2,NE) {SHIP}").sites("build_ship")
    own = afloat(f"{EAST} ~(1,2,NE) K1(2,1,S) {SHIP}")
    assert {ON, BEYOND} <= own.sites("build_ship"), "the own knight bars nothing"


@pytest.mark.rule("CK-681c")
def test_a_ship_costs_lumber_and_wool_and_no_commodities() -> None:
    t = afloat(f"{EAST} {SHIP} 1cloth").do(f"0 build_ship {OUT}")
    assert sum(t.hand(0)) == t.hand(0)[6] == 1
    assert afloat(f"{EAST} 2paper 2cloth 2coin").refuse(f"0 build_ship {OUT}")[0] == "reason-cannot-pay"


@pytest.mark.rule("CK-681d")
def test_moving_a_ship_is_no_knight_action() -> None:
    """It goes beside those of knights, and uses up none of them."""
    t = afloat(f"{NORTH} {EAST} ~(1,2,NE) E(1,-1,NE) K1*(2,-2,S)")
    t.do(f"0 move_ship {OUT} E(1,-2,E)")
    assert t.marches("V(2,-2,S)") == {OPEN}
    t.do(f"0 move_knight V(2,-2,S) {OPEN}")
    assert t.stands(0, OPEN) == "1"


@pytest.mark.rule("CK-681e")
def test_a_deserter_comes_onto_land_alone() -> None:
    t = afloat(f"{NORTH} {EAST} ~(1,-2,E) ~(1,2,NE) deserter", "K2*(-1,0,N)").do("0 play_progress deserter")
    assert t.step.endswith("enlist"), "the only knight has gone"
    assert {line.split()[3] for line in t.lines("place_deserter")} == {COAST}
    assert t.refuse(f"0 place_deserter 0 {OPEN}") == ("reason-knight-at-sea", "CK-684")


@pytest.mark.rule("CK-682", "CK-682a", "CK-X72")
def test_the_barbarians_count_all_islands() -> None:
    """Cities and active knights on every one, and a knight on a ship."""
    t = landing("V(-1,0,N)! V(0,1,N)!", "V(1,0,N)!", f"{ISLE}! E(2,1,SE) K2*(2,1,S)", "E(-2,1,NE) K2*(-2,1,N)")
    (landed,) = t.of(BarbariansLanded)
    assert (landed.strength, landed.defence, landed.won) == (4, 4, True)
    t = landing("V(-1,0,N)!", "V(1,0,N)!", f"{NORTH} ~(1,-2,E) K2*(2,-3,S)")
    assert t.of(BarbariansLanded)[0].contributions == (0, 0, 2, 0)


@pytest.mark.rule("CK-682b", "CK-696a")
def test_a_city_on_any_island_may_be_lost() -> None:
    """The special points of its island stay."""
    t = afloat(f"{ISLE}! V(0,1,N)!", step=PRE_ROLL, city={"ship": 6}, special=(2,))
    t.roll_all(6, 6, "ship")
    assert t.sites("lose_city") == {ISLE, "V(0,1,N)"}
    t.do(f"0 lose_city {ISLE}")
    assert [event.corner for event in t.of(CityLost)] == [t.corner(ISLE)]
    assert (t.special(0), t.public(0)) == (2, 5)


# knights at sea


@pytest.mark.rule("CK-683", "CK-X61")
def test_a_knight_crosses_the_sea() -> None:
    """By road, building and ship, and on over the other island."""
    t = afloat(f"{EAST} E(1,1,SE) ~(1,2,NE) ~(2,1,SE) {ISLE} E(2,2,NE) K1*(1,1,S)")
    assert t.marches("V(1,1,S)") == {COAST, "V(3,1,S)"}
    t.do(f"0 move_knight V(1,1,S) {COAST}")
    assert t.knights(0) == {COAST: "1"}


@pytest.mark.rule("CK-683a")
def test_road_and_ship_are_joined_for_a_knight_without_a_building() -> None:
    t = afloat(f"V(0,2,N) E(0,2,NE) E(1,1,SE) ~(1,2,NE) ~(2,1,SE) {ISLE} K1*(1,1,S)")
    assert t.town(EAST) == ""
    assert COAST in t.marches("V(1,1,S)")


@pytest.mark.rule("CK-683b")
@pytest.mark.parametrize(
    ("blue", "reached"),
    [("", {COAST, ISLE, "V(3,0,S)"}), (ISLE, {COAST}), ("K1(2,2,N)", {COAST}), ("K1(2,1,S)", set())],
)
def test_others_block_the_way_at_sea(blue: str, reached: set[str]) -> None:
    t = afloat(f"{EAST} E(1,1,SE) ~(1,2,NE) ~(2,1,SE) ~(2,1,E) K1*(1,1,S)", blue)
    assert t.marches("V(1,1,S)") == reached
    if not reached:
        assert t.refuse(f"0 move_knight V(1,1,S) {ISLE}") == ("reason-no-knight-route", "CK-711")


@pytest.mark.rule("CK-684b", "CK-684d")
def test_a_knight_at_sea_is_like_any_other() -> None:
    """It is activated and promoted, and displaced by a stronger one; two never stand together."""
    t = afloat(f"{NORTH} ~(1,-2,E) K1(2,-3,S) 1grain {KNIGHT}")
    t.do(f"0 activate_knight {OPEN}", f"0 promote_knight {OPEN}")
    assert t.stands(0, OPEN) == "2*"
    blue = "V(1,-3,S) ~(1,-2,NE) K3*(1,-2,N)"
    t = afloat(f"{NORTH} ~(1,-2,E) E(1,-1,NE) K1(2,-3,S)", blue, seat=1)
    t.do(f"1 displace_knight V(1,-2,N) {OPEN}")
    assert t.knights(1) == {OPEN: "3"}
    assert t.of(KnightRetreated)[0].seat == 0
    assert t.knights(0) == {"V(2,-2,S)": "1"}


@pytest.mark.rule("CK-684c")
def test_a_knight_retreats_to_sea() -> None:
    """It is the only free intersection that its owner's lines lead to."""
    t = afloat(f"{NORTH} ~(1,-2,E) E(1,-2,SE) K1*(1,-2,S)", "E(0,-1,E) K2*(0,-1,SE)", seat=1)
    t.do("1 displace_knight V(0,-1,SE) V(1,-2,S)")
    assert t.knights(0) == {OPEN: "1*"}


# ships that knights hold


@pytest.mark.rule("CK-685", "CK-X62", "CK-699")
def test_a_ship_that_joins_a_knight_stays() -> None:
    t = afloat(f"{EAST} ~(1,2,NE) ~(1,2,E) K1(2,1,S)")
    assert t.refuse(f"0 move_ship {OUT} E(1,1,E)") == ("reason-ship-holds-knight", "CK-685")
    assert t.movable() == {BEYOND}
    t.do(f"0 move_ship {BEYOND} {ON}")
    assert t.ships(0) == {OUT, ON}


@pytest.mark.rule("CK-685a", "CK-X63")
def test_a_knight_closes_the_end_of_a_ship() -> None:
    t = afloat(f"{EAST} ~(1,2,NE) K1(2,1,S)")
    assert "move_ship" not in t.kinds()
    assert t.refuse(f"0 move_ship {OUT} E(1,1,E)") == ("reason-ship-holds-knight", "CK-685")
    assert afloat(f"{EAST} ~(1,2,NE)").movable() == {OUT}
    two_ways = f"{EAST} ~(1,2,NE) K1(2,1,S) E(2,1,SE) {ISLE}"
    assert afloat(two_ways).refuse(f"0 move_ship {OUT} E(1,1,E)") == ("reason-ship-closed", "SEA-061")


@pytest.mark.rule("CK-685")
def test_a_ship_that_a_road_leads_on_from_may_hold_a_knight_there() -> None:
    """The open end of the ship touches the road of a knight: it is free while the road leads home, and holds the knight
    once Blue stands in between."""
    red = f"V(0,2,N) E(0,2,NE) E(1,1,SE) E(1,1,E) K1(2,0,S) ~(1,2,NE) ~(2,1,SE) {ISLE}"
    assert afloat(red).movable() == {OUT}
    t = afloat(red, "K1(1,1,S)")
    assert "move_ship" not in t.kinds()
    assert t.refuse(f"0 move_ship {OUT} E(2,1,E)") == ("reason-ship-holds-knight", "CK-685")


@pytest.mark.rule("CK-685b")
def test_a_knight_that_others_cut_off_stays() -> None:
    """It moves where its own lines still lead."""
    t = afloat(f"{EAST} ~(1,2,NE) ~(1,2,E) K1*(1,3,N)", "E(2,1,SE) K1*(2,2,N) V(3,1,S) E(2,2,NE)", seat=1)
    t.do(f"1 move_knight {ISLE} {COAST}")
    assert t.stands(0, "V(1,3,N)") == "1*"


@pytest.mark.rule("CK-686", "CK-X64")
def test_a_foreign_knight_interrupts_a_line_of_ships() -> None:
    """The award is judged at once."""
    line = "~(1,2,NE) ~(2,1,SE) ~(2,1,E) ~(3,0,SE) ~(3,0,E)"
    t = afloat(f"{EAST} {line}", "V(1,2,S) E(1,2,E) K1*(1,3,N)", seat=1)
    assert (t.length(0), t.part.longest) == (5, 0)
    t.do(f"1 move_knight V(1,3,N) {COAST}")
    assert (t.length(0), t.part.longest) == (4, -1)
    assert [(event.holder, event.former) for event in t.of(AwardMoved)] == [(-1, 0)]


@pytest.mark.rule("CK-686a", "CK-686b")
def test_a_broken_line_keeps_its_ships() -> None:
    """Own pieces alone decide which of them may move: a closed chain stays closed, an open end open."""
    chain = f"{EAST} ~(1,2,NE) ~(2,1,SE) {ISLE} ~(2,1,E)"
    for blue in ("", "K1(2,1,S)"):
        t = afloat(chain, blue)
        assert t.ships(0) == {OUT, ON, "E(2,1,E)"}
        assert t.movable() == {"E(2,1,E)"}
        assert t.refuse(f"0 move_ship {OUT} E(1,1,E)") == ("reason-ship-closed", "SEA-061")
    end = afloat(f"{EAST} ~(1,2,NE)", "K1(2,1,S)")
    assert end.movable() == {OUT}, "a foreign knight at the open end holds nothing"
