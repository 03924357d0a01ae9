"""Cities that fall when no settlement piece is left: CK-371 to CK-374."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import CityLost, TownRighted
from tests.games.cities_knights.place import PRE_ROLL, cities_game, place

FIVE = "V(0,0,N) V(0,0,S) V(2,0,N) V(2,-1,N) V(-1,1,S)"


@pytest.mark.rule("CK-371", "CK-370", "CK-X09", "CK-232")
def test_without_a_settlement_piece_the_city_stays_tipped() -> None:
    """One point, a settlement's production, no improvements."""
    t = place(
        cities_game(),
        "",
        "",
        f"V(-1,0,NW)! {FIVE} science=3 5paper 4ore 1grain smith",
        seat=2,
        step=PRE_ROLL,
        city={"ship": 6},
    )
    assert t.public(2) == 7
    t.roll_all(4, 4, "ship")
    assert [event.tipped for event in t.of(CityLost)] == [True]
    assert t.town("V(-1,0,NW)") == "settlement 2"
    assert t.public(2) == 6
    assert t.hand(2)[0] == 1
    assert t.hand(2)[5] == 5
    assert t.levels(2)["science"] == 3
    assert t.progress(2) == ["smith"]
    assert t.refuse("2 improve_city science") == ("reason-improve-needs-city", "CK-704")
    assert t.city.tipped == 1 << t.corner("V(-1,0,NW)")


@pytest.mark.rule("CK-373", "CK-374", "CK-X09")
def test_a_tipped_city_is_raised_at_the_price_of_a_city_without_a_piece() -> None:
    """All four city pieces on the board, one of them tipped: only that place can be a city again."""
    spot = 1 << place(cities_game()).corner("V(-1,0,NW)")
    t = place(
        cities_game(),
        f"V(-1,0,NW) {FIVE} V(1,-2,N)! V(-2,2,SW)! V(0,2,SE)! 3ore 2grain",
        city={"tipped": spot},
    )
    assert [t.corner(name) for name in t.sites("build_city")] == [t.corner("V(-1,0,NW)")]
    t.do("0 build_city V(-1,0,NW)")
    assert t.city.tipped == 0
    assert t.town("V(-1,0,NW)") == "city 0"


@pytest.mark.rule("CK-372")
def test_a_settlement_piece_that_comes_back_rights_the_tipped_city() -> None:
    spot = 1 << place(cities_game()).corner("V(-1,0,NW)")
    t = place(cities_game(), f"V(-1,0,NW) {FIVE} 3ore 2grain", city={"tipped": spot})
    t.do("0 build_city V(0,0,N)")
    assert [event.corner for event in t.of(TownRighted)] == [t.corner("V(-1,0,NW)")]
    assert t.city.tipped == 0
    assert t.town("V(-1,0,NW)") == "settlement 0"


@pytest.mark.rule("CK-372", "CK-373")
@pytest.mark.parametrize("last", ["V(-1,1,S)", "V(0,2,SE)"])
def test_one_piece_rights_one_of_two_tipped_cities(last: str) -> None:
    """That of the lowest intersection; and neither a settlement that stands as such nor the tipped city of another."""
    game = cities_game()
    table = place(game)
    tipped = {table.corner(name) for name in ("V(0,0,S)", last)}
    theirs = table.corner("V(1,-2,N)")
    t = place(
        game,
        f"{FIVE} V(-1,0,NW) V(0,2,SE) 3ore 2grain",
        "V(1,-2,N) V(2,0,SE) V(-2,2,SW) V(-2,1,SW) V(0,-2,NW) V(1,1,SE)",
        city={"tipped": sum(1 << corner for corner in (*tipped, theirs))},
    ).do("0 build_city V(2,0,N)")
    (righted,) = t.of(TownRighted)
    assert (righted.seat, righted.corner) == (0, min(tipped))
    assert t.city.tipped == sum(1 << corner for corner in (*tipped - {righted.corner}, theirs))
    assert (t.part.settlements[0].bit_count(), t.public(0)) == (6, 8)


@pytest.mark.rule("CK-371", "CK-374")
def test_while_a_city_is_tipped_there_is_no_piece_for_a_settlement() -> None:
    """All five stand; the tipped city is a settlement, but no piece of them."""
    tipped = 1 << place(cities_game()).corner("V(-1,0,NW)")
    own = f"V(-1,0,NW) {FIVE} E(0,2,SE) E(0,2,SW) 2lumber 2brick 1wool 3grain 3ore"
    t = place(cities_game(), own, city={"tipped": tipped})
    assert t.refuse("0 build_settlement V(0,2,SE)") == ("reason-no-settlement-piece", "BASE-118")
    assert "build_settlement" not in t.kinds()
    t.do("0 build_city V(0,0,N)")
    assert (t.city.tipped, t.of(TownRighted)[0].seat) == (0, 0)
    assert t.refuse("0 build_settlement V(0,2,SE)") == ("reason-no-settlement-piece", "BASE-118"), "it stands there now"


@pytest.mark.rule("CK-340", "CK-371", "CK-232")
def test_a_tipped_city_is_not_lost_again() -> None:
    """Its owner has no ordinary city: no candidate, although it gave least."""
    spot = 1 << place(cities_game()).corner("V(0,0,N)")
    seats = ("V(0,0,N)", "V(2,0,N)! V(2,-1,N)! K1*(1,0,SE)")
    t = place(cities_game(), *seats, step=PRE_ROLL, city={"ship": 6, "tipped": spot}).roll_all(1, 1, "ship")
    assert t.actor == 1
    assert t.refuse("1 lose_city V(0,0,N)") == ("reason-own-ordinary-city", "CK-343")
    t.do("1 lose_city V(2,0,N)")
    assert [event.seat for event in t.of(CityLost)] == [1]
    assert t.town("V(0,0,N)") == "settlement 0"


@pytest.mark.rule("CK-X09", "CK-371", "CK-373", "CK-215", "CK-370")
def test_example_a_tipped_city() -> None:
    """One point, a settlement's production and the aqueduct, until it is paid for: two points."""
    t = place(cities_game(), "", "", f"V(-1,0,NW)! {FIVE} science=3 5paper", step=PRE_ROLL, city={"ship": 6})
    t.roll_all(1, 1, "ship")
    assert [event.tipped for event in t.of(CityLost)] == [True]
    assert (t.step, t.actor) == ("cities_knights.spring", 2), "a two brought C nothing"
    t.do("2 aqueduct_take grain", "0 end_turn")
    assert (t.public(2), t.hand(2)) == (6, (0, 0, 0, 1, 0, 5, 0, 0))
    t = place(
        cities_game(), f"V(-1,0,NW) {FIVE} science=3 5paper 3ore 2grain", city={"tipped": 1 << t.corner("V(-1,0,NW)")}
    )
    assert t.refuse("0 improve_city science") == ("reason-improve-needs-city", "CK-704")
    assert t.public(0) == 6
    t.do("0 build_city V(-1,0,NW)")
    assert (t.public(0), t.hand(0), t.city.tipped) == (7, (0, 0, 0, 0, 0, 5, 0, 0), 0)
    t.do("0 improve_city science")
    assert t.levels(0)["science"] == 4
