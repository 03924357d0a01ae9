"""The two endings (WATCH-53 to 58, 82 to 85, X8, X9, X18, X22)."""

from __future__ import annotations

import pytest

from catan_desktop.games.watch.actions import WildDie
from catan_desktop.games.watch.events import WildlingAdvanced
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.mechanics.actions import BuildCity, BuyCard, Dice, DrawnCard, EndTurn, Roll
from catan_desktop.mechanics.events import PointCardsShown
from catan_desktop.mechanics.tables import tables
from tests.positions import PRE_ROLL, Position, Table

RED, BLUE = Seat(0), Seat(1)
SEVEN = {"(0,0)": "rr", "(1,0)": "rr", "(2,0)": "rrr"}
WALL_3321 = ((0, 0, 0, 3), (1, 1, 1), (2, 2), ())


def crossed(**about: object) -> Table:
    """A climber crosses section 1 in the roll."""
    return Position(step=PRE_ROLL, camps=("c", "", ""), **about).table().roll(1, 1, 1)  # type: ignore[arg-type]


@pytest.mark.rule("WATCH-56", "WATCH-57", "WATCH-X8")
def test_example_8_the_eighth_wildling() -> None:
    table = crossed(
        gift=SEVEN,
        wall=WALL_3321,
        cities={0: "V(0,2,N) V(1,2,N)", 1: "V(2,2,N) V(3,2,N) V(2,1,N)"},
        settlements={0: "V(0,1,N)", 1: "V(1,1,N)", 2: "V(3,1,N)"},
    )
    assert [table.points(seat) for seat in range(2)] == [6, 8]
    assert table.watch.guards == (3, 3, 2, 1)
    assert table.ending() == ((BLUE,), "tragic")


@pytest.mark.rule("WATCH-56")
def test_seven_wildlings_are_borne() -> None:
    six = {"(0,0)": "rr", "(1,0)": "rr", "(2,0)": "rr"}
    table = crossed(gift=six)
    assert table.watch.invaders == 7
    assert table.ending() is None


@pytest.mark.rule("WATCH-55")
@pytest.mark.parametrize(("before", "ends"), [(1, False), (2, True)])
def test_the_third_breach(before: int, ends: bool) -> None:
    table = Position(step=PRE_ROLL, camps=("r", "", ""), breach=before, wall=((), (1,), (), ())).table().roll(1, 1, 1)
    assert table.watch.breach == before + 1
    assert table.ending() == (((BLUE,), "tragic") if ends else None)


@pytest.mark.rule("WATCH-57", "WATCH-84")
def test_most_guards_win_whatever_the_points() -> None:
    table = crossed(gift=SEVEN, wall=((1, 2, 2), (), (), ()), cities={1: "V(0,1,N) V(1,1,N)"})
    assert table.ending() == ((2,), "tragic")


@pytest.mark.rule("WATCH-57", "WATCH-84")
def test_hidden_points_count_in_a_tie_of_guards() -> None:
    table = crossed(gift=SEVEN, wall=((1, 2), (), (), ()), settlements={1: "V(0,1,N)"}, cards={2: "2vp"})
    assert table.ending() == ((2,), "tragic")


@pytest.mark.rule("WATCH-57", "WATCH-84")
def test_cards_in_hand_decide_last_and_only_among_the_tied() -> None:
    """Seat 3 has most points and cards, but no guard; seat 0 has fewer points than 1 and 2."""
    about = {"gift": SEVEN, "wall": ((0, 1, 2), (), (), ()), "settlements": {1: "V(0,1,N)", 2: "V(2,1,N)"}}
    about["cities"] = {3: "V(3,1,N)"}
    table = crossed(hands={0: "7ore", 1: "2wool", 2: "3wool", 3: "8ore"}, **about)
    assert table.ending() == ((2,), "tragic")
    table = crossed(hands={0: "7ore", 1: "3wool", 2: "3wool", 3: "8ore"}, **about)
    assert table.ending() == ((), "tragic"), "everybody lost"


@pytest.mark.rule("WATCH-84")
def test_all_equal_means_that_everybody_lost() -> None:
    assert crossed(gift=SEVEN).ending() == ((), "tragic")


@pytest.mark.rule("WATCH-53", "WATCH-55", "WATCH-58", "WATCH-X9")
def test_example_9_a_tenth_point_that_breaks_the_wall() -> None:
    table = Position(
        breach=2,
        cities={0: "V(0,2,N) V(1,2,N) V(2,2,N)"},
        settlements={0: "V(0,1,N) V(1,1,N) V(2,1,N)"},
        hands={0: "3ore 2grain"},
        camps=("", "", "rrrr"),
        wall=((1,), (), (), ()),
    ).table()
    assert table.points(0) == 9
    table.do(BuildCity(RED, table.corner("V(0,1,N)")))
    assert table.points(0) == 10
    table.reveal("cannibals", "regular")
    assert table.ending() is None, "the second token comes first"
    table.reveal("hornfoots", "regular")
    assert table.watch.breach == 3
    assert table.ending() == ((BLUE,), "tragic")


@pytest.mark.rule("WATCH-40", "WATCH-58", "WATCH-X22")
def test_example_22_a_raid_stops_in_its_middle() -> None:
    table = Position(reveals=2, breach=2, camps=("rgrr", "", ""), wall=((), (0,), (), ())).table()
    table.reveal("cannibals", "climber")
    assert table.watch.breach == 3
    assert len(table.told(WildlingAdvanced)) == 1
    assert table.camps() == ["grrc", "", ""]
    assert table.watch.posts[1] == (RED,)
    assert table.ending() == ((RED,), "tragic")


@pytest.mark.rule("WATCH-58")
def test_a_breach_is_resolved_to_its_end_before_the_game_is_over() -> None:
    """Three regulars break through with six in the Gift: all of them enter and the marker moves."""
    table = (
        Position(
            step=PRE_ROLL,
            camps=("r", "", ""),
            clearings=(2, 0, 0, 0),
            wall=((0, 1), (), (), ()),
            gift={"(2,0)": "rrr", "(3,0)": "rrr"},
        )
        .table()
        .roll(1, 1, 2)
    )
    assert table.watch.invaders == 9
    assert table.watch.breach == 1
    assert table.watch.posts[0] == (BLUE,)
    assert table.ending() == ((BLUE,), "tragic")


@pytest.mark.rule("WATCH-58")
def test_no_further_token_after_the_end() -> None:
    table = Position(reveals=3, breach=2, camps=("rrrr", "", "")).table().reveal("cannibals", "regular")
    assert table.ending() == ((), "tragic")
    assert table.actor() is None
    assert sum(table.watch.revealed) == 1


@pytest.mark.rule("WATCH-54", "WATCH-X18")
def test_example_18_ten_points_at_the_start_of_the_own_turn() -> None:
    table = Position(
        cities={1: "V(0,2,N) V(1,2,N) V(2,2,N) V(3,2,N)"}, settlements={1: "V(0,1,N)"}, cards={1: "vp"}
    ).table()
    assert (table.public(1), table.points(1)) == (9, 10)
    assert table.ending() is None
    table.do(EndTurn(RED))
    assert table.ending() == ((BLUE,), "true")


@pytest.mark.rule("WATCH-85")
def test_at_the_end_everybody_shows_the_point_cards() -> None:
    table = crossed(gift=SEVEN, wall=((2,), (), (), ()), cards={0: "2vp", 3: "vp knight"})
    assert table.told(PointCardsShown) == [PointCardsShown(Seat(0), 2), PointCardsShown(Seat(3), 1)]
    assert table.public(0) == 2


@pytest.mark.rule("WATCH-53", "WATCH-83")
def test_a_point_card_wins_at_once() -> None:
    table = Position(
        cities={0: "V(0,2,N) V(1,2,N) V(2,2,N) V(3,2,N)"}, settlements={0: "V(0,1,N)"}, hands={0: "ore wool grain"}
    ).table()
    kind = tables(table.game).card_kind("vp")
    table.do(BuyCard(RED), DrawnCard(CHANCE, kind))
    assert table.ending() == ((RED,), "true")


@pytest.mark.rule("WATCH-56")
def test_nobody_wins_truly_once_the_gift_is_overrun() -> None:
    """The owner of ten points has no guard and the die of his own turn brings the eighth wildling."""
    table = Position(
        step="settlers.dice",
        gift=SEVEN,
        camps=("c", "", ""),
        wall=((1,), (), (), ()),
        cities={0: "V(0,2,N) V(1,2,N) V(2,2,N) V(3,2,N)"},
        settlements={0: "V(0,1,N)"},
        cards={0: "vp"},
    ).table()
    table.do(Dice(CHANCE, 1, 1), WildDie(CHANCE, 2))
    assert table.ending() == ((BLUE,), "tragic")
    assert not table.legal(Roll(RED))
