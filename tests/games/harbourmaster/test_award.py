"""The Harbourmaster (OPTION section 7.3)."""

from __future__ import annotations

import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.cities_knights.events import CityLost
from catan_desktop.games.cities_knights.module import CITIES
from catan_desktop.games.cities_knights.part import IMPROVEMENTS
from catan_desktop.games.classic.module import CLASSIC
from catan_desktop.games.harbourmaster.events import HarbourmasterMoved
from catan_desktop.games.harbourmaster.points import HARBOURMASTER, Harbourmaster, harbour_points
from catan_desktop.kernel.engine import start
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import Ruleset
from catan_desktop.mechanics.awards import rightful
from catan_desktop.mechanics.pieces import demote_city
from catan_desktop.mechanics.scoring import goal_of, sources
from tests.invariants import check_harbourmaster
from tests.mechanics.place import Table, classic, game_of, place

TOWN, CITY = "1lumber 1brick 1wool 1grain", "2grain 3ore"


def harbour(number: int, end: int = 0) -> str:
    """An intersection of a harbour of the fixed island."""
    board = classic().board
    return str(
        board.topology.corner_name(
            board.topology.path_ends[board.topology.parse_path(board.harbours[number].path)][end]
        )
    )


def table(*seats: str, ruleset: Ruleset = CLASSIC, **changes: object) -> Table:
    """A position; the award lies with its rightful holder."""
    t = place(game_of(ruleset, 3, {"harbourmaster": True}), *seats, **changes)  # type: ignore[arg-type]  # as `place`
    values = tuple(harbour_points(t.game, t.state, Seat(seat)) for seat in range(3))
    t.state = HARBOURMASTER.put(t.game, t.state, Harbourmaster(rightful(values, NOBODY, 3)))
    check_harbourmaster(t.game, t.state)
    return t


@pytest.mark.rule("OPTION-020")
def test_settlements_at_harbours_count_one_and_cities_two() -> None:
    """An intersection away from the harbours counts nothing."""
    t = table(f"{harbour(0)} {harbour(1)}! V(0,0,N)!", harbour(2))
    assert [harbour_points(t.game, t.state, Seat(seat)) for seat in range(3)] == [3, 1, 0]


@pytest.mark.rule("OPTION-021")
def test_the_first_with_three_harbour_points_takes_two_points() -> None:
    t = table(f"{harbour(0)} {harbour(1)} {CITY}")
    assert t.public(0) == 2
    t.do(f"0 build_city {harbour(0)}")
    assert t.of(HarbourmasterMoved) == [HarbourmasterMoved(Seat(0), 3, NOBODY)]
    assert t.public(0) == 5
    assert ("harbourmaster", 2) in sources(t.game, t.state, Seat(0))
    check_harbourmaster(t.game, t.state)


@pytest.mark.rule("OPTION-021a")
def test_the_award_can_be_taken_in_the_set_up() -> None:
    """A settlement and a city, as the second building is in some games, are three points."""
    game = game_of(CITIES, 3, {"harbourmaster": True})
    t = Table(game, start(game)[0]).do("* first_dice 6 5", "* first_dice 1 1", "* first_dice 1 2")
    for seat, corner in ((0, harbour(0)), (1, "V(0,0,N)"), (2, "V(0,0,S)"), (2, "V(1,1,N)"), (1, "V(-2,2,N)")):
        t.do(f"{seat} place_settlement {corner}")
        t.do(next(text for text in t.lines("place_road")))
    t.do(f"0 place_settlement {harbour(1)}")
    assert t.state.turn == 0
    assert t.of(HarbourmasterMoved) == [HarbourmasterMoved(Seat(0), 3, NOBODY)]


@pytest.mark.rule("OPTION-022")
def test_strictly_more_harbour_points_take_the_award_away() -> None:
    """Three points beside the holder's three leave it where it is; four take it."""
    t = table(f"{harbour(0)}! {harbour(1)}", f"{harbour(2)} {harbour(3)} {harbour(4)} {CITY}")
    t.state = HARBOURMASTER.put(t.game, t.state, Harbourmaster(Seat(0)))
    t.state = replace(t.state, seat=Seat(1), frames=(t.state.frames[0], replace(t.state.frames[1], waiting=2)))
    t.do(f"1 build_city {harbour(2)}")
    assert t.of(HarbourmasterMoved) == [HarbourmasterMoved(Seat(1), 4, Seat(0))]
    assert (t.public(0), t.public(1)) == (3, 6)
    equal = table(f"{harbour(0)}! {harbour(1)}", f"{harbour(2)}! {harbour(3)}")
    equal.state = HARBOURMASTER.put(equal.game, equal.state, Harbourmaster(Seat(0)))
    check_harbourmaster(equal.game, equal.state)


@pytest.mark.rule("OPTION-023")
@pytest.mark.parametrize(
    ("key", "goal"),
    [
        ("classic", 11),
        ("fishermen", 11),
        ("rivers", 11),
        ("caravans", 13),
        ("barbarian-attack", 13),
        ("traders-barbarians", 14),
        ("cities-knights", 14),
    ],
)
def test_one_point_more_is_needed_to_win(key: str, goal: int) -> None:
    t = place(game_of(RULESETS[key], 3, {"harbourmaster": True}))
    assert [goal_of(t.game, t.state, Seat(seat)) for seat in range(3)] == [goal] * 3
    t = place(game_of(RULESETS[key], 3, {"harbourmaster": True, "goal": 12}))
    assert goal_of(t.game, t.state, Seat(0)) == 13


@pytest.mark.rule("OPTION-023")
def test_ten_points_do_not_win_and_eleven_do() -> None:
    points = f"{harbour(0)}! {harbour(1)}! {harbour(2)}"
    t = table(f"{points} V(0,0,N)! {TOWN} {CITY} 1wool 1grain 1ore")
    assert t.points(0) == 9
    t.do(f"0 build_city {harbour(2)}")
    assert (t.points(0), t.winner) == (10, None)


@pytest.mark.rule("OPTION-025")
def test_a_metropolis_counts_as_its_city_and_a_lost_city_no_longer() -> None:
    """With Cities & Knights the holder loses the award with a city that the barbarians take."""
    t = table(f"{harbour(0)}! {harbour(1)}", ruleset=CITIES)
    corner = t.game.board.topology.parse_corner(harbour(0))
    part = IMPROVEMENTS.of(t.game, t.state)
    state = IMPROVEMENTS.put(t.game, t.state, replace(part, metropolis=(corner, *part.metropolis[1:])))
    assert harbour_points(t.game, state, Seat(0)) == 3
    out: list[Event] = []
    lost = demote_city(t.game, t.state, Seat(0), corner)
    for reaction in t.game.ruleset.reactions[CityLost]:
        lost = reaction(t.game, lost, CityLost(Seat(0), corner, False), out)
    assert out == [HarbourmasterMoved(NOBODY, 0, Seat(0))]


def test_a_game_without_the_award_has_no_part_of_it() -> None:
    for ruleset in RULESETS.values():
        assert "harbourmaster" not in ruleset.slots
