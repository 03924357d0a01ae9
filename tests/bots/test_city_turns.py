"""Whole turns of the bots of Cities & Knights: knights in time, hands that are spent, cards that are played."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.bots.budget import Budget
from catan_desktop.bots.greedy import GreedyBot
from catan_desktop.bots.levels import make_bot, win_chance_of
from catan_desktop.bots.search import SearchBot
from catan_desktop.evaluation import position as island_judge
from catan_desktop.evaluation.position import income_value
from catan_desktop.games.cities_knights.evaluation.attack_forecast import attack, builders, sails, toll
from catan_desktop.games.cities_knights.evaluation.position import held_worth
from catan_desktop.games.cities_knights.evaluation.weights import ATTACK_WEIGHTS, WEIGHTS
from catan_desktop.games.cities_knights.part import KNIGHTS
from catan_desktop.games.cities_knights.pieces import strength
from catan_desktop.kernel.engine import actor, advance, observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.notation import encode
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.dice import PRE_ROLL
from tests.games.cities_knights.place import CityTable, cities_game, place
from tests.parts import settlers

CITY, ROAD, TOWN = "V(0,0,N)!", "E(0,0,NE)", "V(2,1,N)"
SECOND, GUARDED, THIRD = "V(0,1,S)!", "V(0,1,S)! E(0,1,SE) K1*(0,1,SE)", "V(2,-2,N)!"


def table(own: str, second: str = SECOND, ship: int = 5) -> CityTable:
    return place(cities_game(3), own, second, THIRD, city={"ship": ship})


def played(t: CityTable) -> tuple[list[str], int, int]:
    """What a `normal` without anybody to trade with does in its turn, its hand then, and its active strength."""
    bot, state, done = make_bot("normal"), t.state, list[str]()
    assert isinstance(bot, GreedyBot)
    bot.trades = False
    while actor(state) == 0 and "end_turn" not in done:
        action = bot.choose(t.game, observe(t.game, state, Seat(0)), Random(3))
        done.append(action.kind)
        if action.kind != "end_turn":
            state, _ = advance(t.game, state, action)
    return done, settlers(state).hands[0], strength(KNIGHTS.of(t.game, state), Seat(0))


def test_a_knight_is_recruited_and_woken_in_one_turn_before_a_landing() -> None:
    """The one is worth nothing without the other, so the first must know of the second."""
    for hand in ("2lumber 2brick 2wool 2grain 1ore 2coin", "1lumber 1brick 2wool 4grain 1ore 1paper"):
        done, _, active = played(table(f"{CITY} {TOWN}! {ROAD} {hand}", GUARDED))
        assert active == 1, done


def test_a_knight_is_made_stronger_and_woken_with_what_lies_idle() -> None:
    for hand in ("2wool 5grain 2cloth", "4wool 3grain 1cloth", "1brick 3grain 2ore 1paper"):
        done, left, active = played(table(f"{CITY} {TOWN} {ROAD} K1(0,0,NE) {hand}", ship=6))
        assert active == 2, done
        assert left <= 3, done


def test_a_knight_that_chases_the_robber_before_a_landing_is_woken_again() -> None:
    done, left, active = played(table(f"{CITY} {TOWN} {ROAD} K1*(0,0,NE) 3lumber 3grain 1ore"))
    assert "chase_robber" in done
    assert active == 2, done
    assert left == 3


def test_a_full_hand_is_spent() -> None:
    for own, ship in (
        (f"{CITY} {ROAD} 3lumber 1brick 5wool 1cloth", 5),
        (f"{CITY} {TOWN} {ROAD} 1wool 4grain 3ore", 5),
    ):
        done, left, _ = played(table(own, GUARDED, ship))
        assert left <= 4, done


def test_the_ship_sails_at_every_second_roll() -> None:
    assert sails(4, 1) == pytest.approx(15 / 16)
    assert sails(4, 4) == pytest.approx(1 / 16)
    assert sails(3, 4) == 0
    assert sails(6, 3) > sails(4, 3), "with more seats one's next turn is later"


def test_who_may_build_now_is_in_time_and_who_has_ended_the_turn_may_be_late() -> None:
    t = table(f"{CITY} {ROAD} K1(0,0,NE) 1grain", ship=6)
    before = attack(t.game, t.state)
    assert builders(t.game, t.state) == 1
    assert before.gave[0] == pytest.approx(1), "it has the grain"
    t.do("0 end_turn")
    after = attack(t.game, t.state)
    assert builders(t.game, t.state) == 0
    assert after.chances[0] == pytest.approx(1 / 8)
    assert after.gave[0] < 0.2
    poor = table(f"{CITY} {ROAD} K1(0,0,NE)", ship=6)
    assert attack(poor.game, poor.state).gave[0] < 0.2


def test_a_seven_takes_more_from_a_fuller_hand_and_within_more_rolls() -> None:
    assert toll(7, 7, 1, 0) == 0
    assert toll(8, 7, 1, 0) == pytest.approx(4 / 6)
    assert toll(8, 9, 1, 0) == 0, "a wall"
    worth = [toll(count, 7, 4, 6) for count in range(13)]
    assert worth == sorted(worth)
    assert worth[5] > 0, "what comes in before the next turn may be too much"
    assert toll(9, 7, 6, 6) > toll(9, 7, 4, 6)


def test_the_fourth_card_is_worth_less_than_the_first() -> None:
    few, many = (table(f"{CITY} {cards}") for cards in ("merchant", "merchant spy bishop irrigation"))
    worth = [held_worth(t.city.cards, Seat(0), ATTACK_WEIGHTS) for t in (few, many)]
    assert worth[0] < worth[1] < 4 * worth[0]
    assert held_worth(few.city.cards, Seat(0), replace(ATTACK_WEIGHTS, kept=(0.0,) * 5)) == 0


def test_a_kind_of_ones_own_is_worth_two_points_on_the_dice() -> None:
    """Without wool there are no knights: it may cost more cards here than on the island."""
    rates = (4,) * 8
    narrow, wide = [0, 0, 0, 10, 10, 0, 0, 0], [0, 0, 6, 6, 6, 0, 0, 0]
    here, island = (
        [income_value(weights, rates, [pips / 36 for pips in each]) for each in (narrow, wide)]
        for weights in (WEIGHTS, island_judge.WEIGHTS)
    )
    assert here[0] < here[1]
    assert island[0] > island[1]


def test_a_win_behind_the_aqueduct_of_another_seat_is_seen() -> None:
    """Both are asked for a card in turn order; the one ore is lacking to the city that wins."""
    own = "V(0,0,N)! V(2,-2,N)! V(0,2,S)! V(1,0,S) V(2,-1,S) V(-1,1,N) V(-2,2,S) science=4 science(0,0,N) 2grain 2ore"
    t = place(cities_game(3), own, "V(-2,0,S)! science=3", step=PRE_ROLL).roll_all(1, 1, "trade")
    view = observe(t.game, t.state, Seat(0))
    assert t.step == "cities_knights.spring"
    bot = SearchBot(win_chance_of, budget=Budget(None, 60))
    for seed in range(4):
        first, rest = bot.plan(t.game, view, Random(seed))
        assert encode(t.game, first) == "0 aqueduct_take 4"
        assert [action.kind for action in rest or ()] == ["build_city"]
