"""City improvements and metropolises: CK section 8."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import Improved, MetropolisGained
from tests.games.cities_knights.place import PRE_ROLL, CityParts, cities_game, place

COMMODITY = {"trade": "cloth", "politics": "coin", "science": "paper"}
TRACKS = tuple(COMMODITY)


@pytest.mark.rule("CK-210", "CK-211", "CK-212", "CK-218", "CK-704")
@pytest.mark.parametrize("track", TRACKS)
def test_levels_one_by_one_as_many_as_can_be_paid(track: str) -> None:
    """From 0 to 5 in one turn with 15 commodities; a sixth is refused."""
    t = place(cities_game(6), f"V(0,0,N)! 17{COMMODITY[track]}")
    for level in range(1, 6):
        t.do(f"0 improve_city {track}")
        assert t.levels(0)[track] == level
        assert [(event.level, event.price) for event in t.of(Improved)] == [(level, level)]
    assert sum(t.hand(0)) == 2
    assert t.refuse(f"0 improve_city {track}") == ("reason-last-level", "CK-704")


@pytest.mark.rule("CK-211", "CK-214")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_level_is_the_buyers_alone(seat: int) -> None:
    levels = [(1, 0, 2), (0, 3, 1), (2, 2, 0), (3, 0, 0)]
    words = [f"trade={trade} politics={politics} science={science}" for trade, politics, science in levels]
    words[seat] += " V(0,0,N)! 4cloth 4coin 4paper"
    t = place(cities_game(), *words, seat=seat).do(f"{seat} improve_city science")
    levels[seat] = (*levels[seat][:2], levels[seat][2] + 1)
    assert t.city.levels == tuple(levels)


@pytest.mark.rule("CK-213", "CK-704")
def test_an_improvement_needs_a_city() -> None:
    t = place(cities_game(), "V(0,0,N) 5cloth 3ore 2grain")
    assert t.refuse("0 improve_city trade") == ("reason-improve-needs-city", "CK-704")
    t.do("0 build_city V(0,0,N)", "0 improve_city trade")
    assert t.levels(0)["trade"] == 1


@pytest.mark.rule("CK-704")
def test_it_must_be_paid_in_the_right_commodity() -> None:
    t = place(cities_game(), "V(0,0,N)! trade=1 1cloth 5coin")
    assert t.refuse("0 improve_city trade") == ("reason-cannot-pay", "CK-704")
    assert t.refuse("0 improve_city 7")[1] == "CK-704"


@pytest.mark.rule("CK-214")
def test_improvements_outlive_the_cities() -> None:
    t = place(cities_game(), "V(0,0,N)! trade=2 science=1", step=PRE_ROLL, city={"ship": 6}).roll_all(1, 1, "ship")
    assert t.town("V(0,0,N)") == "settlement 0"
    assert t.levels(0) == {"trade": 2, "politics": 0, "science": 1}


@pytest.mark.rule("CK-216", "CK-X16")
def test_the_fourth_level_needs_an_ordinary_city_or_that_metropolis() -> None:
    t = place(cities_game(), "V(0,0,N)! trade=4 trade(0,0,N) politics=3 4coin 5cloth")
    assert t.refuse("0 improve_city politics") == ("reason-improve-needs-ordinary-city", "CK-704")
    t.do("0 improve_city trade")
    assert t.levels(0)["trade"] == 5
    two = place(cities_game(), "V(0,0,N)! V(0,0,S)! trade=4 trade(0,0,N) politics=3 4coin")
    two.do("0 improve_city politics")
    assert two.levels(0)["politics"] == 4


@pytest.mark.rule("CK-216", "CK-704")
@pytest.mark.parametrize("theirs", ["(2,0,N)", "(0,-2,N)"])
def test_the_metropolis_of_another_is_no_leave_for_the_fourth_level(theirs: str) -> None:
    """Only one's own metropolis of that track stands in for an ordinary city."""
    own = "V(0,0,N)! trade=4 trade(0,0,N) politics=3 4coin"
    t = place(cities_game(), own, f"V{theirs}! politics=4 politics{theirs}")
    assert t.refuse("0 improve_city politics") == ("reason-improve-needs-ordinary-city", "CK-704")
    assert "improve_city" not in t.kinds()


@pytest.mark.rule("CK-217")
def test_levels_are_public() -> None:
    from catan_desktop.kernel.engine import observe  # noqa: PLC0415
    from catan_desktop.kernel.ids import Seat  # noqa: PLC0415

    t = place(cities_game(), "trade=3", "science=2")
    for seat in range(4):
        seen = CityParts(t.game, observe(t.game, t.state, Seat(seat)).state)
        assert seen.levels[:2] == ((3, 0, 0), (0, 0, 2))


# metropolises


@pytest.mark.rule("CK-220", "CK-221", "CK-222", "CK-233", "CK-705")
def test_the_first_at_level_four_chooses_a_city_for_the_metropolis() -> None:
    t = place(cities_game(), "V(0,0,N)! V(0,0,S)! V(2,0,N) science=3 4paper", "V(-1,1,S)!")
    t.do("0 improve_city science")
    assert t.step == "cities_knights.metropolis"
    assert {t.corner(name) for name in t.sites("place_metropolis")} == {t.corner("V(0,0,N)"), t.corner("V(0,0,S)")}
    assert t.kinds() == {"place_metropolis"}
    for name in ("V(2,0,N)", "V(-1,1,S)", "V(1,1,N)"):
        assert t.refuse(f"0 place_metropolis {name}") == ("reason-own-ordinary-city", "CK-705")
    before = t.public(0)
    t.do("0 place_metropolis V(0,0,S)")
    assert t.public(0) == before + 2
    assert [(event.track, event.former) for event in t.of(MetropolisGained)] == [(2, -1)]


@pytest.mark.rule("CK-216", "CK-220")
def test_the_third_level_brings_no_metropolis_and_needs_no_ordinary_city() -> None:
    t = place(cities_game(), "V(0,0,N)! trade=4 trade(0,0,N) politics=2 3coin").do("0 improve_city politics")
    assert t.levels(0)["politics"] == 3
    assert t.city.metropolis == (t.corner("V(0,0,N)"), -1, -1)
    assert t.of(MetropolisGained) == []
    free = place(cities_game(), "V(0,0,N)! V(0,0,S)! politics=2 3coin").do("0 improve_city politics")
    assert free.step == "settlers.action"
    assert free.city.metropolis == (-1, -1, -1)


@pytest.mark.rule("CK-601", "CK-233")
def test_with_one_city_it_stands_at_once() -> None:
    t = place(cities_game(), "V(0,0,N)! trade=3 4cloth").do("0 improve_city trade")
    assert t.city.metropolis[0] == t.corner("V(0,0,N)")
    assert t.public(0) == 4
    assert t.step == "settlers.action"


@pytest.mark.rule("CK-223", "CK-224", "CK-705")
def test_one_metropolis_on_a_city_several_for_a_player() -> None:
    t = place(cities_game(), "V(0,0,N)! V(0,0,S)! trade=4 trade(0,0,N) science=3 4paper").do("0 improve_city science")
    assert t.city.metropolis == (t.corner("V(0,0,N)"), -1, t.corner("V(0,0,S)"))
    assert t.public(0) == 8


@pytest.mark.rule("CK-225")
def test_a_later_fourth_level_brings_only_the_level() -> None:
    t = place(cities_game(), "V(0,0,N)! trade=3 4cloth", "V(2,0,N)! trade=4 trade(2,0,N)").do("0 improve_city trade")
    assert t.levels(0)["trade"] == 4
    assert t.city.metropolis[0] == t.corner("V(2,0,N)")
    assert t.public(0) == 2


@pytest.mark.rule("CK-226", "CK-227", "CK-228", "CK-X15", "CK-231")
def test_the_first_at_level_five_takes_it_and_keeps_it() -> None:
    """The former city is an ordinary one with its wall; nothing moves when the former holder follows."""
    t = place(
        cities_game(),
        "V(0,0,N)! W(0,0,N) V(0,0,S)! V(1,-2,N) politics=4 politics(0,0,N) 5coin defender=2",
        "V(2,0,N)! V(2,-1,N)! V(-1,1,S)! V(-2,1,SW) politics=4 5coin defender=1",
        seat=1,
    )
    assert (t.public(0), t.public(1)) == (9, 8)
    t.do("1 improve_city politics")
    assert t.actor == 1
    assert len(t.sites("place_metropolis")) == 3
    t.do("1 place_metropolis V(2,-1,N)")
    assert (t.public(0), t.public(1)) == (7, 10)
    assert t.city.walls == 1 << t.corner("V(0,0,N)")
    assert [(event.seat, event.former) for event in t.of(MetropolisGained)] == [(1, 0)]
    t.do("1 end_turn", "2 roll", "* dice 1 1", "* event_die trade", "2 end_turn")
    t.do("3 roll", "* dice 1 1", "* event_die trade", "3 end_turn", "0 roll", "* dice 1 1", "* event_die trade")
    t.do("0 improve_city politics")
    assert t.city.metropolis[1] == t.corner("V(2,-1,N)")
    assert (t.public(0), t.public(1)) == (7, 10)


@pytest.mark.rule("CK-227")
def test_the_former_metropolis_can_be_pillaged() -> None:
    t = place(
        cities_game(),
        "V(0,0,N)! politics=4 politics(0,0,N)",
        "V(2,0,N)! politics=4 5coin K1*(1,0,SE)",
        seat=1,
        city={"ship": 6},
    )
    t.do("1 improve_city politics", "1 end_turn", "2 roll", "* dice 1 1", "* event_die ship")
    assert t.town("V(0,0,N)") == "settlement 0"
    assert t.town("V(2,0,N)") == "city 1"


@pytest.mark.rule("CK-228", "CK-226", "CK-231")
def test_an_own_fifth_level_keeps_the_metropolis_where_it_is() -> None:
    t = place(cities_game(), "V(0,0,N)! V(0,0,S)! trade=4 trade(0,0,S) 5cloth", "V(2,0,N)! trade=4 5cloth")
    t.do("0 improve_city trade")
    assert t.step == "settlers.action"
    assert t.city.metropolis[0] == t.corner("V(0,0,S)")
    assert t.refuse("0 place_metropolis V(0,0,N)")[0] == "reason-not-now", "nor is it moved at another time"
    t.do("0 end_turn", "1 roll", "* dice 1 1", "* event_die trade")
    while t.step == "cities_knights.draw":
        t.do(t.lines("drawn_progress")[0])
    t.do("1 improve_city trade")
    assert t.city.metropolis[0] == t.corner("V(0,0,S)")


@pytest.mark.rule("CK-229", "CK-230")
def test_a_metropolis_counts_for_the_barbarians_but_is_never_pillaged() -> None:
    t = place(
        cities_game(), "V(0,0,N)! trade=4 trade(0,0,N)", "V(2,0,N)! K1*(1,0,SE)", step=PRE_ROLL, city={"ship": 6}
    ).roll_all(1, 1, "ship")
    assert t.town("V(0,0,N)") == "city 0"
    assert t.town("V(2,0,N)") == "settlement 1"


@pytest.mark.rule("CK-232")
def test_a_tipped_city_is_no_city_for_improvements() -> None:
    spot = 1 << place(cities_game()).corner("V(0,0,N)")
    t = place(cities_game(), "V(0,0,N) trade=3 4cloth", city={"tipped": spot})
    assert t.refuse("0 improve_city trade") == ("reason-improve-needs-city", "CK-704")
    t = place(cities_game(), "V(0,0,N) V(0,0,S)! science=4 science(0,0,S) trade=3 4cloth", city={"tipped": spot})
    assert t.refuse("0 improve_city trade") == ("reason-improve-needs-ordinary-city", "CK-704")


@pytest.mark.rule("CK-232", "CK-705", "CK-221")
def test_a_tipped_city_does_not_become_a_metropolis() -> None:
    spot = 1 << place(cities_game()).corner("V(0,0,N)")
    t = place(cities_game(), "V(0,0,N) V(0,0,S)! V(2,0,N)! trade=3 4cloth", city={"tipped": spot})
    t.do("0 improve_city trade")
    assert {t.corner(name) for name in t.sites("place_metropolis")} == {t.corner("V(0,0,S)"), t.corner("V(2,0,N)")}
    assert t.refuse("0 place_metropolis V(0,0,N)") == ("reason-own-ordinary-city", "CK-705")


@pytest.mark.rule("CK-705", "CK-223")
def test_no_city_carries_two_metropolises() -> None:
    own = "V(0,0,N)! V(0,0,S)! V(2,0,N)! trade=4 trade(0,0,N) science=3 4paper"
    t = place(cities_game(), own, "V(-1,1,S)!").do("0 improve_city science")
    for name in ("V(0,0,N)", "V(-1,1,S)"):
        assert t.refuse(f"0 place_metropolis {name}") == ("reason-own-ordinary-city", "CK-705")


@pytest.mark.rule("CK-226", "CK-227")
@pytest.mark.parametrize("holder", [1, 2, 3])
def test_it_is_told_who_has_lost_the_metropolis(holder: int) -> None:
    """Whoever of the four held it, and wherever the cities of the others stand."""
    towns = ["V(0,0,N)! trade=4 5cloth", "V(-2,2,SW)!", "V(2,0,N)!", "V(0,-2,N)!"]
    towns[holder] += f" trade=4 trade{towns[holder][1:-1]}"
    t = place(cities_game(), *towns).do("0 improve_city trade")
    assert [(event.seat, event.former) for event in t.of(MetropolisGained)] == [(0, holder)]
    assert t.city.metropolis[0] == t.corner("V(0,0,N)")
    assert (t.public(0), t.public(holder)) == (4, 2)
