"""What bots think of knights, walls and the next attack."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from catan_desktop.bots.budget import Budget
from catan_desktop.bots.levels import make_bot
from catan_desktop.evaluation.personality import SOBER
from catan_desktop.evaluation.position import covered
from catan_desktop.games.catalogue import entry
from catan_desktop.games.cities_knights.evaluation.attack_forecast import attack, attack_worth
from catan_desktop.games.cities_knights.evaluation.position import (
    ENLIST,
    goals,
    judge,
    parts_of,
    road_lead,
    totals,
    wall_worth,
    weighed,
)
from catan_desktop.games.cities_knights.evaluation.weights import ATTACK_WEIGHTS, HARD, NORMAL
from catan_desktop.games.cities_knights.evaluation.win_chance import value
from catan_desktop.games.cities_knights.numbers import ACTIVATE, WALL
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from tests.games.cities_knights.place import CityTable, cities_game, place

FIRST, SECOND, THIRD = "V(0,0,N)!", "V(0,1,S)!", "V(2,-2,N)!"
ROAD = "E(0,0,NE)"


def table(*seats: str, ship: int = 5, robber: str = "") -> CityTable:
    return place(cities_game(3), *seats, city={"ship": ship}, robber=robber)


def fears(t: CityTable) -> list[float]:
    return attack_worth(t.game, t.state, ATTACK_WEIGHTS)


def move(t: CityTable, seat: int = 0, level: str = "normal") -> str:
    view = observe(t.game, t.state, Seat(seat))
    return make_bot(level, Budget(seconds=None, nodes=200)).choose(t.game, view, Random(3)).kind


def wanted(t: CityTable, seat: int = 0) -> dict[tuple[int, ...], float]:
    found = goals(t.game, t.state, Seat(seat), attack(t.game, t.state))
    return {cost: worth for _, cost, worth in found}


def test_who_has_given_least_has_most_to_fear() -> None:
    one, two, three = fears(table(f"{FIRST} {ROAD} K1*(0,0,NE)", SECOND, THIRD))
    assert one > two
    assert two < -1
    assert three < -1


def test_nobody_fears_for_a_city_that_is_not_there() -> None:
    assert fears(table("V(0,0,N)", SECOND, THIRD))[0] == 0


def test_an_attack_that_will_be_beaten_brings_the_strongest_a_point() -> None:
    t = table(f"{FIRST} {ROAD} K3*(0,0,NE)", f"{SECOND} E(0,1,SE) K1*(0,1,SE)", THIRD, ship=6)
    strongest, second, nothing = fears(t)
    assert strongest > 0.5
    assert strongest > second
    assert nothing < second


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_knight_is_recruited_and_activated_before_the_landing(level: str) -> None:
    t = table(f"{FIRST} {ROAD} 1wool 1ore 1grain", SECOND, THIRD, ship=6)
    assert move(t, level=level) == "recruit_knight"
    t = table(f"{FIRST} {ROAD} K1(0,0,NE) 1grain", SECOND, THIRD, ship=6)
    assert move(t, level=level) == "activate_knight"


def test_with_the_ship_far_and_the_others_weaker_the_grain_is_kept() -> None:
    stronger = f"{FIRST} V(-1,1,N) {ROAD} K1*(0,0,NE) E(0,0,E) K1(0,0,SE) 1grain 3ore"
    assert move(table(stronger, SECOND, THIRD, ship=0, robber="(2,0)")) == "end_turn"


def test_knights_are_wanted_the_more_the_nearer_the_ship() -> None:
    near, far = (wanted(table(f"{FIRST} {ROAD}", SECOND, THIRD, ship=ship)) for ship in (6, 0))
    assert near[ENLIST] > far[ENLIST]
    resting = [wanted(table(f"{FIRST} {ROAD} K1(0,0,NE)", SECOND, THIRD, ship=ship)) for ship in (6, 0)]
    assert resting[0][ACTIVATE] > resting[1][ACTIVATE]


def test_a_wall_is_wanted_by_a_full_hand() -> None:
    few, many = (table(f"{FIRST} {hand}", SECOND, THIRD) for hand in ("1ore", "4ore 5grain"))
    assert wall_worth(many.game, many.state, Seat(0), ATTACK_WEIGHTS) > wall_worth(
        few.game, few.state, Seat(0), ATTACK_WEIGHTS
    )
    assert wanted(many)[WALL] > wanted(few)[WALL]


@pytest.mark.parametrize("card", ["engineer", "smith", "warlord"])
def test_a_card_is_played_where_it_does_what_it_can(card: str) -> None:
    """A wall, two promotions, knights roused before the landing."""
    t = table(f"{FIRST} {ROAD} K1(0,0,NE) {card}", SECOND, THIRD, ship=6)
    assert move(t) == "play_progress"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_what_others_must_give_is_seen(level: str) -> None:
    """The wedding takes cards that its givers choose; with nothing to take it is kept."""
    poor, rich = "V(-1,-1,N)", f"{SECOND} V(2,-2,N)! 4ore 2wool"
    assert move(table(f"{poor} wedding", rich, "V(0,-2,N)! 3ore", ship=2), level=level) == "play_progress"
    assert move(table(f"{poor} wedding", f"{SECOND} V(2,-2,N)!", "V(0,-2,N)!", ship=2), level=level) == "end_turn"


def test_the_chances_that_the_search_sees_are_shared_out() -> None:
    t = table(f"{FIRST} {ROAD} K1*(0,0,NE) trade=3 smith 2coin", f"{SECOND} V(2,1,N) 3ore", THIRD)
    chances = [1 / (1 + exp(-value(t.game, t.state, Seat(seat)))) for seat in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert chances[0] > chances[2]


def test_the_value_follows_the_judgement_and_the_parts_add_up_to_it() -> None:
    t = table(f"{FIRST} {ROAD} K1*(0,0,NE) trade=3 smith 2coin", f"{SECOND} V(2,1,N) 3ore", THIRD)
    parts = parts_of(t.game, t.state, Seat(0))
    assert parts["held"] == parts["army"] == 0, "they belong to other games"
    assert sum(parts.values()) == pytest.approx(judge(t.game, t.state, Seat(0)))
    before = value(t.game, t.state, Seat(0))
    more = table(f"{FIRST} {ROAD} K1*(0,0,NE) trade=4 smith 2coin", f"{SECOND} V(2,1,N) 3ore", THIRD)
    assert value(more.game, more.state, Seat(0)) > before


def test_what_hard_says_is_what_it_goes_by() -> None:
    """Its hints are told by the parts of its own judgement."""
    t = table(f"{FIRST} {ROAD} K1*(0,0,NE) trade=3 smith 2coin", f"{SECOND} V(2,1,N) 3ore", THIRD)
    known = entry("cities-knights").bots
    assert known.search_position is not None
    assert known.search_parts is not None
    parts = known.search_parts(t.game, t.state, Seat(0), SOBER)
    assert sum(parts.values()) == pytest.approx(known.search_position(t.game, t.state, Seat(0), SOBER))
    assert parts.keys() == parts_of(t.game, t.state, Seat(0)).keys()
    assert parts["tracks"] != parts_of(t.game, t.state, Seat(0))["tracks"]


def test_a_number_that_is_there_already_covers_no_more_rolls() -> None:
    one, two = table("V(0,0,N)", SECOND, THIRD), table("V(0,0,N) V(-1,1,N)", SECOND, THIRD)
    assert 0 < covered(one.game, one.state, Seat(0)) < covered(two.game, two.state, Seat(0)) < 30 / 36
    again = table("V(0,0,N)!", SECOND, THIRD)
    assert covered(again.game, again.state, Seat(0)) == covered(one.game, one.state, Seat(0))


@pytest.mark.parametrize(
    ("lengths", "holder", "lead"),
    [((7, 5, 0), 0, 2), ((12, 5, 0), 0, 3), ((5, 7, 0), 1, -1), ((0, 9, 0), 1, -2), ((2, 4, 0), -1, 0)],
)
def test_the_lead_of_the_longest_road(lengths: tuple[int, ...], holder: int, lead: float) -> None:
    assert road_lead(lengths, 0, holder) == lead


def test_hard_counts_income_for_more_as_the_goal_comes_near() -> None:
    early, late = (table(FIRST, SECOND, f"{THIRD} {more}") for more in ("", "defender=6"))
    found = [[one.parts for one in weighed(t.game, t.state, SOBER, HARD)[0]] for t in (early, late)]
    before, after = (sum(parts["points"] for parts in table) for table in found)
    assert after >= before + 6
    first, later = (totals(t.game, t.state, SOBER, HARD)[0] for t in (early, late))
    assert later - first == pytest.approx(found[0][0]["income"] * HARD.cities.rising * (after - before) / 39)
    assert totals(early.game, early.state, SOBER, NORMAL)[0] == totals(late.game, late.state, SOBER, NORMAL)[0]


def test_hard_likes_science_better_than_trade() -> None:
    trade, science = (table(f"{FIRST} {track}=3", SECOND, THIRD) for track in ("trade", "science"))
    assert value(science.game, science.state, Seat(0)) > value(trade.game, trade.state, Seat(0))
    assert judge(science.game, science.state, Seat(0)) < judge(trade.game, trade.state, Seat(0)), "normal: the rates"
