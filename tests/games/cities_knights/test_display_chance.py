"""What people are told of the chances in Cities & Knights."""

from __future__ import annotations

from math import exp

import pytest

from catan_desktop.evaluation.personality import SOBER
from catan_desktop.games.catalogue import entry
from catan_desktop.games.cities_knights.evaluation.display_chance import SHARES, by_seat, display_odds
from catan_desktop.games.cities_knights.evaluation.position import parts_of
from catan_desktop.kernel.ids import Seat
from tests.games.cities_knights.place import CityTable, cities_game, place

FIRST, SECOND, THIRD = "V(0,0,N)", "V(0,1,S)!", "V(2,-2,N)!"


def table(*seats: str, defenders: tuple[int, ...] = (0, 0, 0)) -> CityTable:
    return place(cities_game(3), *seats, city={"ship": 2, "defenders": defenders})


def chances(t: CityTable) -> list[float]:
    return [1 / (1 + exp(-one)) for one in display_odds(t.game, t.state)]


def late(t: CityTable) -> float:
    return SHARES.lateness(t.game, t.state, [parts_of(t.game, t.state, Seat(seat)) for seat in range(3)])


def gain(defenders: tuple[int, ...]) -> tuple[float, float]:
    """What a point and what a city's yield add to the first seat's odds, in a game that has come as far."""
    point, rest = defenders[0] + 1, defenders[1:]
    plain = table(FIRST, SECOND, THIRD, defenders=defenders)
    before = display_odds(plain.game, plain.state)[0]
    richer = table(f"{FIRST} V(1,-2,N)", SECOND, THIRD, defenders=(defenders[0] - 1, *rest))
    leading = table(FIRST, SECOND, THIRD, defenders=(point, *rest))
    return (
        display_odds(leading.game, leading.state)[0] - before,
        display_odds(richer.game, richer.state)[0] - before,
    )


def test_it_is_what_the_game_tells_by() -> None:
    assert entry("cities-knights").telling.display_odds is display_odds


def test_the_chances_are_shared_out() -> None:
    found = chances(table(f"{FIRST} 2coin", f"{SECOND} V(2,1,N) 3ore", THIRD))
    assert sum(found) == pytest.approx(1)
    assert found[1] > found[2]


def test_each_part_of_the_judgement_counts() -> None:
    t = place(cities_game(3), FIRST, SECOND, THIRD, merchant=(0, "(0,0)"))
    assert set(SHARES.parts) <= set(by_seat(t.game, t.state, SOBER)[0])


def test_the_point_of_the_merchant_counts_for_less_than_one_that_stays() -> None:
    """He goes to whoever plays the next card of his."""
    plain = table(FIRST, SECOND, THIRD, defenders=(3, 3, 3))
    merchant = place(
        cities_game(3), FIRST, SECOND, THIRD, city={"ship": 2, "defenders": (3, 3, 3)}, merchant=(0, "(2,-2)")
    )
    leading = table(FIRST, SECOND, THIRD, defenders=(4, 3, 3))
    none, point, stays = (display_odds(t.game, t.state)[0] for t in (plain, merchant, leading))
    assert none < point < none + 0.7 * (stays - none)


def test_a_game_comes_to_its_end_by_the_points_of_all() -> None:
    assert late(table(FIRST, SECOND, THIRD)) == 0
    assert 0 < late(table(FIRST, SECOND, THIRD, defenders=(5, 4, 4))) < 1
    assert late(table(FIRST, SECOND, THIRD, defenders=(11, 10, 10))) == 1


def test_land_counts_more_beside_points_at_first_than_near_the_end() -> None:
    """A second settlement that replaces a point of defence."""
    point, land = gain((1, 1, 1))
    assert land > 0.8 * point > 0
    point, land = gain((9, 9, 9))
    assert point > 0.5
    assert land < 0.5 * point
