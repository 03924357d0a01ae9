"""Roads, settlements and cities."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.mechanics.events import AwardMoved, Built
from tests.mechanics.place import Table, classic, counts, gift, line, place, spots

PRICE = "1lumber 1brick 1wool 1grain"
ROAD = "1lumber 1brick"


def table(*seats: str) -> Table:
    return place(gift(3), *seats)


@pytest.mark.rule("BASE-110")
def test_a_build_is_paid_to_the_bank_and_takes_a_piece() -> None:
    """The cost goes to the bank, the piece leaves the supply and stands."""
    t = table(f"V(0,1,N) E(0,1,NE) {ROAD} 1ore")
    t.do("0 build_road E(1,0,SE)")
    assert t.hand(0) == counts("1ore")
    assert t.part.bank == (19, 19, 19, 19, 18)
    assert t.part.roads[0].bit_count() == 2
    assert [(event.piece, event.paid) for event in t.of(Built)] == [("road", True)]


FOURTEEN = f"{line(2, -2, 10)} {line(1, -1, 4)}"


@pytest.mark.rule("BASE-110", "BASE-215")
def test_without_a_road_piece_there_is_no_road() -> None:
    """After 15 roads a sixteenth is refused, whatever the hand holds."""
    t = table(f"{FOURTEEN} 2lumber 2brick").do(f"0 build_road {line(1, -1, 1, skip=4)}")
    assert t.part.roads[0].bit_count() == 15
    assert t.refuse("0 build_road E(1,1,NE)") == ("reason-no-road-piece", "BASE-110")
    assert "build_road" not in t.kinds()


@pytest.mark.rule("BASE-110", "BASE-215")
def test_without_a_city_piece_there_is_no_city() -> None:
    """After 4 cities a fifth is refused."""
    t = table("V(0,1,N)! V(1,1,N)! V(2,1,N)! V(0,2,N)! V(1,2,N) 3ore 2grain")
    assert t.refuse("0 build_city V(1,2,N)") == ("reason-no-city-piece", "BASE-110")
    assert "build_city" not in t.kinds()


@pytest.mark.rule("BASE-111", "BASE-213")
def test_no_building_one_path_away_from_any_building() -> None:
    """Own and foreign settlements and cities alike keep the intersections next to them free."""
    for mine, theirs in (("V(1,1,N)", ""), ("V(1,1,N)!", ""), ("", "V(1,1,N)"), ("", "V(1,1,N)!")):
        t = table(f"{mine} E(1,0,SE) E(0,1,NE) {PRICE}", theirs)
        assert t.refuse("0 build_settlement V(1,0,S)") == ("reason-distance", "BASE-111")
        assert t.can("0 build_settlement V(0,1,N)"), "two paths away"


@pytest.mark.rule("BASE-111", "BASE-213")
def test_no_building_on_a_building() -> None:
    """An occupied intersection is not free, whoever built there."""
    t = table(f"V(0,1,N) E(0,1,NE) E(1,0,SE) {PRICE}", "V(1,1,N)")
    assert t.refuse("0 build_settlement V(0,1,N)") == ("reason-corner-taken", "BASE-213")
    assert t.refuse("0 build_settlement V(1,1,N)") == ("reason-corner-taken", "BASE-213")


@pytest.mark.rule("BASE-112", "BASE-213")
def test_a_settlement_needs_an_own_road() -> None:
    """Nobody else's road will do."""
    t = table(f"V(0,1,N) {PRICE}", "E(2,1,NE)")
    assert t.refuse("0 build_settlement V(2,1,N)") == ("reason-settlement-needs-road", "BASE-112")
    assert t.refuse("0 build_settlement V(0,2,N)") == ("reason-settlement-needs-road", "BASE-112")
    t = table(f"E(2,1,NE) {PRICE}").do("0 build_settlement V(2,1,N)")
    assert t.hand(0) == counts("")


@pytest.mark.rule("BASE-113")
def test_a_settlement_may_stand_where_an_opponents_road_ends() -> None:
    """Roads of two seats may meet, and either may build there."""
    t = table(f"E(1,0,SE) {PRICE}", "E(1,0,E)").do("0 build_settlement V(1,1,N)")
    assert t.part.settlements[0].bit_count() == 1


@pytest.mark.rule("BASE-114", "BASE-212")
def test_one_road_on_a_path() -> None:
    """A path with a road, of whomever, takes no other."""
    t = table(f"V(0,1,N) E(0,1,NE) {ROAD}", "E(1,0,SE)")
    assert t.refuse("0 build_road E(1,0,SE)") == ("reason-path-taken", "BASE-114")
    assert t.refuse("0 build_road E(0,1,NE)") == ("reason-path-taken", "BASE-114")


@pytest.mark.rule("BASE-115", "BASE-212", "BASE-235")
def test_a_road_joins_an_own_road_settlement_or_city() -> None:
    """At one of its two ends there is an own piece; foreign pieces do not count."""
    for piece in ("V(0,1,N)", "V(0,1,N)!"):
        t = table(f"{piece} {ROAD}", "V(2,1,N) E(2,1,NE)")
        assert t.sites("build_road") == {"E(0,0,E)", "E(0,0,SE)", "E(0,1,NE)"}
        assert t.refuse("0 build_road E(2,0,E)") == ("reason-road-not-joined", "BASE-115")
    t = table(f"E(0,1,NE) {ROAD}")
    assert t.sites("build_road") == {"E(0,0,E)", "E(0,0,SE)", "E(0,1,E)", "E(1,0,SE)"}


@pytest.mark.rule("BASE-116", "BASE-212")
@pytest.mark.parametrize("building", ["V(1,0,S)", "V(1,0,S)!"])
def test_an_opponents_building_gives_no_connection(building: str) -> None:
    """A road cannot go on behind it; the other end of the own road is still open."""
    t = table(f"E(0,1,NE) {ROAD}", building)
    assert t.refuse("0 build_road E(1,0,SE)") == ("reason-road-through-rival", "BASE-116")
    assert t.sites("build_road") == {"E(0,0,E)", "E(0,0,SE)"}


@pytest.mark.rule("BASE-116")
def test_a_path_behind_an_opponent_may_be_reached_from_its_other_end() -> None:
    """The building closes the intersection, not the path."""
    t = table(f"E(0,1,NE) E(1,1,NE) {ROAD}", "V(1,0,S)")
    assert "E(1,0,SE)" in t.sites("build_road")


@pytest.mark.rule("BASE-116")
def test_a_new_settlement_closes_the_way_at_once() -> None:
    """When an opponent settles at the end of a road the seat can no longer go on there."""
    t = table(f"E(1,0,E) {PRICE}", f"V(0,1,N) E(0,1,NE) E(1,0,SE) {ROAD}").do("0 build_settlement V(1,1,N)")
    t.do("0 end_turn").roll(2)
    assert t.refuse("1 build_road E(1,1,NE)") == ("reason-road-through-rival", "BASE-116")


@pytest.mark.rule("BASE-117", "BASE-214")
def test_a_city_replaces_an_own_settlement() -> None:
    """It stands on the same intersection and the settlement goes back to the supply."""
    t = table("V(0,1,N) V(1,1,N) 3ore 2grain", "V(2,1,N)")
    assert t.sites("build_city") == {"V(0,1,N)", "V(1,1,N)"}
    t.do("0 build_city V(0,1,N)")
    assert [(event.piece, event.paid) for event in t.of(Built)] == [("city", True)]
    assert (t.part.settlements[0].bit_count(), t.part.cities[0].bit_count()) == (1, 1)
    assert t.public(0) == 3


@pytest.mark.rule("BASE-214", "BASE-117")
def test_a_city_stands_nowhere_else() -> None:
    """Not on an empty intersection, not on an opponent's settlement, not on an own city."""
    t = table("V(0,1,N)! V(1,1,N) 3ore 2grain", "V(2,1,N)")
    for corner in ("V(0,2,N)", "V(2,1,N)", "V(0,1,N)"):
        assert t.refuse(f"0 build_city {corner}") == ("reason-city-needs-settlement", "BASE-214")


FIVE = "V(0,1,N) V(1,1,N) V(2,1,N) V(0,2,N) V(1,2,N)"


@pytest.mark.rule("BASE-118", "BASE-215", "BASE-117")
def test_with_five_settlements_one_must_be_upgraded_first() -> None:
    """The piece that a city sets free may be built again."""
    t = table(f"{FIVE} E(-1,2,NE) 3ore 3grain 1lumber 1brick 1wool")
    assert t.refuse("0 build_settlement V(-1,2,N)") == ("reason-no-settlement-piece", "BASE-118")
    assert "build_settlement" not in t.kinds()
    t.do("0 build_city V(1,2,N)", "0 build_settlement V(-1,2,N)")
    assert (t.part.settlements[0].bit_count(), t.part.cities[0].bit_count()) == (5, 1)


@pytest.mark.rule("BASE-119")
def test_nothing_can_be_taken_off_the_board() -> None:
    """In no step is there an action that removes a piece; playing on leaves all that stands."""
    t = table(f"{FIVE} {line(1, -1, 6)} knight roads plenty 9lumber 9brick 9wool 9grain 9ore")
    assert t.kinds() <= {
        "build_road", "build_city", "buy_card", "play_knight", "play_roads", "play_plenty", "bank_trade",
        "offer_trade", "end_turn", "build_settlement",
    }  # fmt: skip
    roads, towns = t.part.roads[0], t.part.pieces.buildings
    for text in t.lines():
        after = Table(t.game, t.state).do(text)
        assert after.part.roads[0] & roads == roads
        assert after.part.pieces.buildings & towns == towns


@pytest.mark.rule("BASE-120")
def test_as_many_builds_as_can_be_paid() -> None:
    """There is no limit on builds in one turn."""
    t = table("V(0,1,N) 9lumber 9brick 9wool 9grain 9ore")
    t.do("0 build_road E(0,1,NE)", "0 build_road E(1,0,SE)", "0 build_road E(1,1,NE)", "0 build_road E(2,0,SE)")
    t.do("0 build_settlement V(1,1,N)", "0 build_settlement V(2,1,N)", "0 build_city V(1,1,N)", "0 build_city V(0,1,N)")
    assert t.public(0) == 2 + 2 + 1


@pytest.mark.rule("BASE-121")
def test_a_settlement_on_an_opponents_road_line_is_legal_and_cuts_it() -> None:
    """It interrupts the line for Longest Road."""
    t = place(classic(), f"E(-1,-1,E) {PRICE}", line(0, -2, 7))
    assert (t.part.lengths[1], t.part.longest) == (7, 1)
    t.do(f"0 build_settlement {spots(0, -2, 3)}")
    assert t.part.lengths[1] == 4
    assert t.of(AwardMoved) == [AwardMoved("longest", NOBODY, Seat(1))]


@pytest.mark.rule("BASE-121", "BASE-112", "BASE-111")
def test_a_settlement_in_an_opponents_line_needs_the_same_as_any_other() -> None:
    """An own road and the distance rule."""
    t = place(classic(), f"E(-1,-1,E) {PRICE}", f"{line(0, -2, 7)} {spots(0, -2, 4)}")
    assert t.refuse(f"0 build_settlement {spots(0, -2, 3)}") == ("reason-distance", "BASE-111")
    assert t.refuse(f"0 build_settlement {spots(0, -2, 1)}") == ("reason-settlement-needs-road", "BASE-112")
