"""Alchemist and Crane: CK-400 to CK-414."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import DiceSet
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.mechanics.events import Discarded, Rolled
from tests.games.cities_knights.hands import barred, hand
from tests.games.cities_knights.place import DICE, PRE_ROLL, CityTable, cities_game, place

CITY = "V(0,0,N)!"


# Alchemist


def before_roll(*seats: str) -> CityTable:
    return place(cities_game(), *seats, step=PRE_ROLL)


@pytest.mark.rule("CK-400", "CK-401", "CK-093")
def test_the_alchemist_sets_both_dice_instead_of_the_roll() -> None:
    t = before_roll("alchemist")
    assert t.kinds() == {"roll", "play_progress"}
    t.do("0 play_progress alchemist")
    assert t.actor == 0
    assert set(t.lines()) == {f"0 set_dice {white} {red}" for white in range(1, 7) for red in range(1, 7)}
    t.do("0 set_dice 6 1")
    assert t.of(DiceSet) == [DiceSet(Seat(0), 6, 1)]
    assert (t.step, t.actor) == (DICE, CHANCE)
    assert t.lines() == ["* dice 6 1"], "nothing else can fall"
    assert not any(frame.step in {PRE_ROLL, "cities_knights.card_done"} for frame in t.state.frames)


@pytest.mark.rule("CK-401", "CK-604")
@pytest.mark.parametrize("throw", ["0 1", "1 0", "7 1", "1 7", "-1 3"])
def test_a_die_shows_one_to_six(throw: str) -> None:
    t = before_roll("alchemist").do("0 play_progress alchemist")
    assert t.refuse(f"0 set_dice {throw}") == ("reason-no-such-dice", "CK-401")


@pytest.mark.rule("CK-402", "CK-403", "CK-X26")
@pytest.mark.parametrize(("throw", "draws"), [("6 2", True), ("5 3", False)])
def test_the_chosen_red_die_tells_who_draws_and_the_sum_produces(throw: str, draws: bool) -> None:
    """The event die falls after the choice and is resolved before the sum 8 produces."""
    t = before_roll("alchemist", "politics=1 V(2,0,N)")
    t.do("0 play_progress alchemist", f"0 set_dice {throw}", f"* dice {throw}")
    assert t.lines("event_die") == [f"* event_die {face}" for face in range(4)]
    t.do("* event_die politics")
    if draws:
        assert t.hand(1) == hand(""), "the draw comes before the production"
        t.do("* drawn_progress spy")
    assert t.progress(1) == (["spy"] if draws else [])
    assert t.hand(1) == hand("1grain")
    assert t.step == "settlers.action"


@pytest.mark.rule("CK-401", "CK-402")
def test_a_chosen_seven_is_a_seven() -> None:
    t = before_roll("alchemist", "8ore")
    t.do("0 play_progress alchemist", "0 set_dice 3 4", "* dice 3 4", "* event_die science")
    assert (len(t.of(Discarded)), t.hand(1)) == (1, hand("4ore"))
    assert t.step == "settlers.robber"


@pytest.mark.rule("CK-402")
def test_a_ship_moves_although_the_dice_were_set() -> None:
    t = before_roll("alchemist")
    t.do("0 play_progress alchemist", "0 set_dice 1 1", "* dice 1 1", "* event_die ship")
    assert t.city.ship == 1


@pytest.mark.rule("CK-404", "CK-702")
def test_the_alchemist_comes_too_late_after_the_roll() -> None:
    t = place(cities_game(), "alchemist")
    assert t.refuse("0 play_progress alchemist") == ("reason-alchemist-before-roll", "CK-702")
    assert t.lines("play_progress") == []


@pytest.mark.rule("CK-702", "CK-093")
def test_other_cards_wait_for_the_roll_and_other_seats_for_their_turn() -> None:
    t = before_roll(f"{CITY} engineer", "alchemist")
    assert t.refuse("0 play_progress engineer") == ("reason-roll-first", "CK-702")
    assert t.lines("play_progress") == []
    assert t.refuse("1 play_progress alchemist") == ("reason-not-your-move", "BASE-210")


@pytest.mark.rule("CK-405")
def test_a_second_alchemist_waits_for_another_turn() -> None:
    t = before_roll("alchemist alchemist")
    t.do("0 play_progress alchemist", "0 set_dice 1 1", "* dice 1 1", "* event_die trade")
    assert t.refuse("0 play_progress alchemist")[1] == "CK-702"
    assert t.progress(0) == ["alchemist"]
    t.do("0 end_turn", "1 roll")
    assert len(t.lines()) == 36, "the next roll is free again"


@pytest.mark.rule("CK-400")
def test_set_dice_are_not_taken_from_the_dice_deck() -> None:
    t = place(cities_game(dice="deck"), "alchemist", step=PRE_ROLL)
    before = t.part.throws
    t.do("0 play_progress alchemist", "0 set_dice 2 5", "* dice 2 5")
    assert t.of(Rolled) == [Rolled(Seat(0), 2, 5)]
    assert t.part.throws == before != 0


# Crane


@pytest.mark.rule("CK-410", "CK-411", "CK-X14")
@pytest.mark.parametrize(("level", "paper"), [(2, "2paper"), (0, ""), (4, "4paper")])
def test_the_crane_spares_one_commodity(level: int, paper: str) -> None:
    t = place(cities_game(), f"{CITY} science={level} {paper} crane")
    assert not t.can("0 improve_city science")
    t.do("0 play_progress crane", "0 improve_city science")
    assert (t.levels(0)["science"], t.hand(0)) == (level + 1, hand(""))


@pytest.mark.rule("CK-410")
def test_the_crane_serves_one_improvement_of_any_track() -> None:
    t = place(cities_game(), f"{CITY} 1coin crane").do("0 play_progress crane")
    assert t.city.crane
    t.do("0 improve_city politics")
    assert (t.hand(0), t.city.crane) == (hand("1coin"), False)
    assert not t.can("0 improve_city politics"), "the next level costs two again"


@pytest.mark.rule("CK-412", "CK-720")
def test_a_crane_is_not_played_while_another_waits() -> None:
    t = place(cities_game(), f"{CITY} crane crane 1paper").do("0 play_progress crane")
    assert barred(t, "crane") == "reason-crane-waits"
    t.do("0 improve_city science", "0 play_progress crane", "0 improve_city science")
    assert (t.levels(0)["science"], t.hand(0)) == (2, hand("")), "one after the other both serve"


@pytest.mark.rule("CK-413")
def test_the_crane_makes_nothing_else_cheaper() -> None:
    t = place(cities_game(), f"{CITY} V(0,0,S) E(0,0,SE) crane 1brick 2ore 2grain").do("0 play_progress crane")
    assert not t.can("0 build_city V(0,0,S)")
    assert not t.can("0 build_wall V(0,0,N)")
    t = place(cities_game(), f"{CITY} V(0,0,S) crane 3ore 2grain").do("0 play_progress crane", "0 build_city V(0,0,S)")
    assert (t.hand(0), t.city.crane) == (hand(""), True)


@pytest.mark.rule("CK-414", "CK-098")
def test_an_unused_crane_is_lost_at_the_end_of_the_turn() -> None:
    t = place(cities_game(), f"{CITY} crane", "V(0,0,S)!").do("0 play_progress crane", "0 end_turn")
    assert not t.city.crane
    t.roll_all(1, 1, "ship")
    assert t.lines("improve_city") == []


@pytest.mark.rule("CK-414", "CK-659")
def test_the_crane_does_not_serve_others_between_the_turns() -> None:
    t = place(cities_game(5), f"{CITY} crane", "V(0,0,S)! 1ore 1wool")
    t.do("0 play_progress crane", "0 end_turn")
    assert t.step == "six_players.building"
    assert t.lines("improve_city") == []


@pytest.mark.rule("CK-720", "CK-414")
@pytest.mark.parametrize(
    "seat",
    [
        "V(0,0,N) 5paper",
        f"{CITY} trade=3 politics=5 science=3 politics(0,0,N) 5cloth",
        f"{CITY} trade=5 politics=5 science=5 5coin",
    ],
    ids=["no city", "one city, a metropolis", "every track complete"],
)
def test_no_crane_without_an_improvement_to_come(seat: str) -> None:
    assert barred(place(cities_game(), f"{seat} crane"), "crane") == "reason-nothing-to-improve"


@pytest.mark.rule("CK-720")
def test_a_crane_needs_no_commodities() -> None:
    assert place(cities_game(), f"{CITY} trade=3 science=3 politics=4 politics(0,0,N) crane").can(
        "0 play_progress crane"
    )
