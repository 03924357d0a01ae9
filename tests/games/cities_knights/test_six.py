"""Five and six players, and the easy start: CK sections 18.3 and 19."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import EventRolled
from catan_desktop.games.cities_knights.numbers import LANDING
from catan_desktop.games.six_players.module import BUILDING, PAIR
from tests.games.cities_knights.place import PRE_ROLL, CityTable, cities_game, place
from tests.mechanics.place import line

BUYER = "V(0,0,N)! E(0,0,NE) E(0,0,E) K1(0,0,SE) 2brick 1ore 1wool 1grain 1cloth 1lumber smith"


def phase(*seats: str, many: int = 5, **more: object) -> CityTable:
    """The special building phase after the turn of seat 0."""
    return place(cities_game(many), *seats, **more).do("0 end_turn")  # type: ignore[arg-type]


@pytest.mark.rule("CK-657")
def test_the_track_is_as_long_for_six() -> None:
    t = place(cities_game(6), step=PRE_ROLL, city={"ship": LANDING - 1}).roll_all(1, 1, "ship")
    assert t.city.ship == 0


@pytest.mark.rule("CK-658")
def test_everybody_else_may_build_after_each_turn_clockwise() -> None:
    t = phase("", "1grain", "", "2ore", "4wool")
    asked = []
    while t.step == BUILDING:
        asked.append(t.actor)
        t.do(f"{t.actor} pass_building")
    assert asked == [1, 3, 4]
    assert (t.step, t.actor) == (PRE_ROLL, 1)
    assert place(cities_game(4), "", "1grain").do("0 end_turn").step == PRE_ROLL


@pytest.mark.rule("CK-659", "CK-660", "CK-726")
def test_what_can_be_done_in_it() -> None:
    t = phase("", BUYER)
    assert (t.step, t.actor) == (BUILDING, 1)
    assert {"build_road", "build_wall", "improve_city", "pass_building"} <= t.kinds()
    assert not t.kinds() & {
        "bank_trade",
        "offer_trade",
        "play_progress",
        "move_knight",
        "displace_knight",
        "chase_robber",
    }
    assert t.refuse("1 play_progress smith") == ("reason-not-in-building-phase", "CK-726")
    assert t.refuse("1 bank_trade ore wool")[1] == "EXT-101"
    t.do("1 improve_city trade", "1 build_wall V(0,0,N)")
    assert t.levels(1)["trade"] == 1


@pytest.mark.rule("CK-662")
def test_nobody_wins_in_it() -> None:
    """Thirteen points there win when the own turn begins."""
    rich = "V(0,0,N)! V(0,0,S)! V(2,0,N)! V(2,-1,N) trade=4 trade(0,0,N) defender=3 3ore 2grain"
    t = phase("", "", rich)
    t.do("2 build_city V(2,-1,N)")
    assert t.public(2) == 13
    assert not t.state.outcome
    t.do("2 pass_building", "1 roll", "* dice 1 1", "* event_die science", "1 end_turn")
    while t.step == BUILDING:
        t.do(f"{t.actor} pass_building")
    assert t.winner == 2


@pytest.mark.rule("CK-662", "CK-581")
def test_not_even_the_seat_whose_turn_has_just_ended_wins_in_it() -> None:
    """Another cuts the longest road: the award comes to seat 0, which wins only when its next turn begins."""
    chain = "E(-2,-1,SE) E(-2,0,NE) E(-1,-1,SE) E(-1,0,NE) E(0,-1,SE) E(0,0,NE)"
    t = phase(
        "V(0,-4,S)! V(2,-4,S)! V(3,-2,S)! V(1,1,S)! trade=4 trade(1,1,S) defender=1 " + line(2, -3, 5),
        "1lumber 1brick 1wool 1grain E(-1,-1,E)",
        chain,
    )
    assert t.public(0) == 11
    assert t.part.longest == 2
    t.do("1 build_settlement V(-1,-1,SE)")
    assert t.part.longest == 0
    assert t.public(0) == 13
    t.do("1 pass_building")
    while t.step == BUILDING:
        t.do(f"{t.actor} pass_building")
    assert (t.step, t.actor) == (PRE_ROLL, 1)
    assert not t.state.outcome


@pytest.mark.rule("CK-664", "CK-665")
def test_the_second_player_of_a_pair_may_do_all_but_trade_with_players() -> None:
    game = cities_game(6, turn_rule="paired_players")
    words = "V(0,0,N)! 4ore 2brick 1cloth crane alchemist K1*(0,0,NE)"
    t = place(game, "", "", "", words, "3wool", robber="(1,0)").do("0 end_turn")
    assert (t.step, t.actor) == (PAIR, 3)
    assert {"bank_trade", "build_wall", "improve_city", "play_progress", "end_step"} <= t.kinds()
    assert "offer_trade" not in t.kinds()
    assert len(t.lines("play_progress")) == 1
    assert t.refuse("3 play_progress alchemist") == ("reason-alchemist-before-roll", "CK-702")
    t.do("3 play_progress crane", "3 improve_city trade")
    assert t.levels(3)["trade"] == 1
    assert t.hand(3)[6] == 1


@pytest.mark.rule("CK-664")
def test_the_second_player_wins_on_reaching_thirteen_there() -> None:
    game = cities_game(5, turn_rule="paired_players")
    rich = "V(0,0,N)! V(0,0,S)! V(2,0,N)! V(2,-1,N) trade=4 trade(0,0,N) defender=3 3ore 2grain"
    t = place(game, "", "", "", rich).do("0 end_turn", "3 build_city V(2,-1,N)")
    assert t.winner == 3


@pytest.mark.rule("CK-664")
def test_the_second_player_wins_at_the_start_of_its_step_with_thirteen_already() -> None:
    game = cities_game(5, turn_rule="paired_players")
    rich = "V(0,0,N)! V(0,0,S)! V(2,0,N)! V(2,-1,N)! trade=4 trade(0,0,N) defender=3"
    t = place(game, "", "", "", rich)
    assert (t.public(3), t.state.outcome) == (13, None)
    assert t.do("0 end_turn").winner == 3


@pytest.mark.rule("CK-664", "CK-581", "EXT-088")
def test_the_first_player_does_not_win_by_what_the_second_did() -> None:
    """The second cuts the longest road: the award comes to the first, who wins only in a step of its own."""
    chain = "E(-2,-1,SE) E(-2,0,NE) E(-1,-1,SE) E(-1,0,NE) E(0,-1,SE) E(0,0,NE)"
    t = place(
        cities_game(5, turn_rule="paired_players"),
        "V(0,-4,S)! V(2,-4,S)! V(3,-2,S)! V(1,1,S)! trade=4 trade(1,1,S) defender=1 " + line(2, -3, 5),
        "",
        chain,
        "1lumber 1brick 1wool 1grain E(-1,-1,E)",
    ).do("0 end_turn", "3 build_settlement V(-1,-1,SE)")
    assert (t.part.longest, t.public(0)) == (0, 13)
    t.do("3 end_step")
    assert (t.step, t.actor) == (PRE_ROLL, 1)
    assert not t.state.outcome


@pytest.mark.rule("CK-664", "CK-388")
def test_its_progress_cards_are_down_to_four_at_the_end_of_the_step() -> None:
    game = cities_game(5, turn_rule="paired_players")
    t = place(game, "", "", "", "smith smith crane crane mining V(0,0,N)!").do("0 end_turn")
    assert t.refuse("3 end_step") == ("reason-too-many-progress", "CK-719")
    t.do("3 discard_progress smith", "3 end_step")
    assert t.step == PRE_ROLL


# the easy start


def easy(turn: int, seats: int = 4) -> CityTable:
    """A roll of seat 0 in that turn of the game."""
    return place(cities_game(seats, easy_start=True), step=PRE_ROLL, turn=turn).do("0 roll")


@pytest.mark.rule("CK-630", "CK-631", "CK-X44")
@pytest.mark.parametrize(("turn", "seats"), [(1, 4), (5, 4), (8, 4), (6, 3), (10, 5), (12, 6)])
def test_in_the_first_two_turns_of_each_no_seven_and_no_event(turn: int, seats: int) -> None:
    t = easy(turn, seats)
    throws = {(int(a), int(b)) for a, b in (line.split()[-2:] for line in t.lines("dice"))}
    assert throws == {(a, b) for a in range(1, 7) for b in range(1, 7) if a + b != 7}
    t.do("* dice 2 3")
    assert t.step == "settlers.action"
    assert not t.of(EventRolled)
    assert t.city.ship == 0


@pytest.mark.rule("CK-632", "CK-X44")
@pytest.mark.parametrize(("turn", "seats"), [(9, 4), (7, 3), (11, 5), (13, 6)])
def test_from_the_third_turn_on_all_is_as_usual(turn: int, seats: int) -> None:
    """Of the first player, for everyone."""
    t = easy(turn, seats)
    assert t.can("* dice 3 4")
    t.do("* dice 3 4", "* event_die ship")
    assert t.city.ship == 1
    assert t.step == "settlers.robber"


@pytest.mark.rule("CK-630")
def test_without_the_option_sevens_and_events_fall_at_once() -> None:
    t = place(cities_game(), step=PRE_ROLL, turn=1).do("0 roll")
    assert t.can("* dice 3 4")
    t.do("* dice 3 4")
    assert t.step == "cities_knights.event"
