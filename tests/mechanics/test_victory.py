"""Points, and the end of the game."""

from __future__ import annotations

import pytest

from catan_desktop.games.catalogue import standings
from catan_desktop.kernel.engine import decision
from catan_desktop.kernel.event import GameEnded
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.events import PointCardsShown
from catan_desktop.mechanics.robber import ROBBER_STEP
from tests.mechanics.place import PRE_ROLL, classic, gift, line, place

EIGHT = "V(0,1,N)! V(1,1,N)! V(2,1,N)! V(-1,2,N)!"
NINE = f"{EIGHT} V(0,2,N)"


@pytest.mark.rule("BASE-190")
def test_points() -> None:
    """Settlement 1, city 2, Longest Road 2, Largest Army 2, victory point card 1."""
    for text, points in (
        ("V(0,1,N)", 1),
        ("V(0,1,N)!", 2),
        (line(2, -2, 5), 2),
        ("played=3", 2),
        ("vp", 1),
        ("vp vp vp", 3),
        (f"V(0,1,N) V(1,1,N) V(2,1,N)! {line(2, -2, 5)} played=4 vp", 1 + 1 + 2 + 2 + 2 + 1),
        ("knight roads plenty 9ore", 0),
    ):
        assert place(gift(3), text).points(0) == points, text


@pytest.mark.rule("BASE-191", "WATCH-62")
def test_the_active_seat_wins_at_once_with_ten_points() -> None:
    """The game is over as soon as the build stands; nobody is asked any more."""
    t = place(gift(3), f"{EIGHT} E(0,3,NE) E(1,2,SE) V(0,3,N) 1lumber 1brick 1wool 1grain")
    assert (t.points(0), t.winner) == (9, None)
    t.do("0 build_settlement V(1,3,N)")
    assert t.winner == 0
    assert t.of(GameEnded) == [GameEnded((Seat(0),), "win")]
    assert all(decision(t.game, t.state, Seat(seat)) is None for seat in range(3))


@pytest.mark.rule("BASE-191")
def test_nine_points_do_not_win() -> None:
    """The turn goes on."""
    t = place(gift(3), f"{NINE} 9ore").do("0 bank_trade ore wool", "0 end_turn")
    assert t.winner is None


@pytest.mark.rule("BASE-191", "BASE-159")
def test_hidden_points_count_for_the_victory() -> None:
    """A card bought now may decide the game in this turn."""
    t = place(gift(3), f"{NINE} 1wool 1grain 1ore").do("0 buy_card", "* drawn_card vp")
    assert t.winner == 0


@pytest.mark.rule("BASE-191", "BASE-187")
def test_a_knight_may_win_before_the_roll() -> None:
    """The award counts when the card is laid down, and the robber is not moved any more."""
    t = place(gift(3), f"{EIGHT} played=2 knight", step=PRE_ROLL).do("0 play_knight")
    assert t.winner == 0
    t = place(gift(3), f"{EIGHT} played=1 knight", step=PRE_ROLL).do("0 play_knight")
    assert (t.winner, t.step) == (None, ROBBER_STEP)


@pytest.mark.rule("BASE-191")
def test_the_first_free_road_may_win() -> None:
    """With the fifth road in a line Longest Road makes ten; the second free road is not placed."""
    t = place(gift(3), f"{EIGHT} {line(3, -3, 4)} roads").do(
        "0 play_roads", f"0 place_free_road {line(3, -3, 1, skip=4)}"
    )
    assert t.winner == 0


@pytest.mark.rule("BASE-192", "WATCH-54")
def test_ten_points_in_anothers_turn_do_not_win_then() -> None:
    """They win at the start of the own next turn, before the roll."""
    t = place(gift(3), "9ore", f"{NINE} vp")
    t.do("0 bank_trade ore wool")
    assert (t.points(1), t.winner) == (10, None)
    t.do("0 end_turn")
    assert t.winner == 1
    assert t.part.dice == (0, 0), "nobody has rolled"


@pytest.mark.rule("BASE-192")
def test_points_lost_before_the_own_turn_do_not_win() -> None:
    """They are counted when the turn begins, not when they were reached."""
    cutter = "E(-1,-1,E) 1lumber 1brick 1wool 1grain"
    eight = "V(-2,2,N)! V(-1,2,N)! V(0,2,N)! V(-1,3,N)!"
    t = place(classic(), cutter, f"{line(0, -2, 5)} {eight}")
    assert t.points(1) == 10
    t.do("0 build_settlement V(-1,0,N)", "0 end_turn")
    assert (t.points(1), t.winner) == (8, None)


@pytest.mark.rule("BASE-193", "WATCH-85")
def test_the_program_ends_the_game_and_shows_the_hidden_points() -> None:
    """Nobody declares anything; all victory point cards are laid open and count once."""
    t = place(gift(3), "9ore", f"{EIGHT} vp vp", "vp V(0,2,N)").do("0 end_turn")
    assert t.winner == 1
    assert t.of(PointCardsShown) == [PointCardsShown(Seat(1), 2), PointCardsShown(Seat(2), 1)]
    assert [t.public(seat) for seat in range(3)] == [t.points(seat) for seat in range(3)] == [0, 10, 2]


@pytest.mark.rule("BASE-194")
def test_there_is_one_winner_and_the_others_are_ranked() -> None:
    """By points with hidden cards; equal points share a rank."""
    seats = ("9ore", f"{EIGHT} vp vp", "vp V(0,2,N)", "V(1,2,N) V(2,2,N)")
    t = place(gift(4), *seats).do("0 end_turn")
    assert t.state.outcome is not None
    assert t.state.outcome.winners == (1,)
    table = standings(t.game, t.state)
    assert [(row.points, row.rank) for row in table] == [(0, 4), (10, 1), (2, 2), (2, 2)]
    assert table[1].sources == (("cities", 8), ("vp_cards", 2))


@pytest.mark.rule("BASE-194", "BASE-192")
def test_two_seats_with_ten_points_have_one_winner() -> None:
    """Both have ten; the one whose turn comes first wins."""
    other = "V(0,3,N)! V(1,3,N)! V(-1,3,N)! V(-2,3,N)! vp vp"
    t = place(gift(4), "", "", other, f"{EIGHT} vp vp").do("0 end_turn").roll(2).do("1 end_turn")
    assert t.state.outcome is not None
    assert t.state.outcome.winners == (2,)


@pytest.mark.rule("BASE-195")
def test_the_goal_is_an_option() -> None:
    """Ten by default."""
    assert gift().options["goal"] == 10
    for goal, wins in ((9, True), (10, False), (12, False)):
        t = place(gift(3, goal=goal), "", NINE).do("0 end_turn")
        assert (t.winner == 1) is wins
