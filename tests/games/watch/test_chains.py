"""Wildlings set loose by builds and awards (WATCH-38, 71, 77, 78, 82, X23, X24)."""

from __future__ import annotations

import pytest

from catan_desktop.games.watch.board import CampId, ClanId
from catan_desktop.games.watch.events import TokenRevealed, WildlingSettled
from catan_desktop.games.watch.part import GIANT, TOKENS
from catan_desktop.kernel.ids import CHANCE, NOBODY, Seat
from catan_desktop.mechanics.actions import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    EndTurn,
    MoveRobber,
    PlaceFreeRoad,
    PlayKnight,
    PlayRoads,
)
from catan_desktop.mechanics.events import AwardMoved
from tests.positions import Position, Table

RED, BLUE = Seat(0), Seat(1)
FOUR = "E(0,1,NE) E(1,0,SE) E(1,1,NE) E(2,0,SE)"
FIVE = FOUR + " E(2,1,NE)"
"""A line from V(0,1,N) over V(1,0,S), V(1,1,N), V(2,0,S) and V(2,1,N) to V(3,0,S)."""
SOUTH_FIVE = "E(-1,3,NE) E(0,2,SE) E(0,3,NE) E(1,2,SE) E(1,3,NE)"


def tokens_asked(table: Table) -> int:
    """Turn up regulars of the clan with the fewest until somebody is asked; how many there were."""
    count = 0
    while table.actor() == CHANCE and table.step() == "watch.token":
        clan = min(range(3), key=lambda index: len(table.watch.camps[index]))
        table.reveal(("cannibals", "cave_dwellers", "hornfoots")[clan], "regular")
        count += 1
    return count


@pytest.mark.rule("WATCH-38", "WATCH-77")
def test_a_settlement_sets_one_wildling_loose() -> None:
    table = Position(
        settlements={0: "V(0,1,N)"}, roads={0: "E(0,1,NE) E(1,0,SE)"}, hands={0: "lumber brick wool grain"}
    ).table()
    table.do(BuildSettlement(RED, table.corner("V(1,1,N)")))
    assert table.public(0) == 2, "the piece stands before the token is drawn"
    assert tokens_asked(table) == 1
    assert table.step() == "settlers.action"


@pytest.mark.rule("WATCH-38", "WATCH-77")
def test_a_keep_sets_two_loose_one_after_the_other() -> None:
    table = Position(settlements={0: "V(0,1,N)"}, hands={0: "3ore 2grain"}, camps=("gcrr", "", "")).table()
    table.do(BuildCity(RED, table.corner("V(0,1,N)")))
    table.reveal("cannibals", "regular")
    assert table.camps() == ["rrr", "", ""], "the raid is over before the second token"
    assert table.watch.breach == 1
    assert table.step() == "watch.token"
    table.reveal("cannibals", "climber")
    assert table.camps() == ["rrrc", "", ""]
    assert table.step() == "settlers.action"


@pytest.mark.rule("WATCH-71")
def test_a_returned_settlement_piece_reveals_again() -> None:
    table = Position(
        settlements={0: "V(0,1,N) V(0,2,N) V(1,2,N) V(2,2,N) V(3,2,N)"},
        roads={0: "E(0,1,NE) E(1,0,SE)"},
        hands={0: "3ore 3grain lumber brick wool"},
    ).table()
    table.refused(BuildSettlement(RED, table.corner("V(1,1,N)")))
    table.do(BuildCity(RED, table.corner("V(0,1,N)")))
    assert tokens_asked(table) == 2
    table.do(BuildSettlement(RED, table.corner("V(1,1,N)")))
    assert tokens_asked(table) == 1
    assert sum(table.watch.unrevealed) == sum(TOKENS) - 3


@pytest.mark.rule("WATCH-38", "WATCH-78")
@pytest.mark.parametrize("holder", [-1, 1])
def test_longest_road_brings_one_each_time_it_changes_hands(holder: int) -> None:
    about = {"roads": {0: FIVE, 1: SOUTH_FIVE}, "longest": 1} if holder == 1 else {"roads": {0: FOUR}}
    table = Position(hands={0: "lumber brick"}, **about).table()
    assert table.part.longest == holder
    table.do(BuildRoad(RED, table.path("E(3,0,SE)" if holder == 1 else "E(2,1,NE)")))
    assert table.told(AwardMoved) == [AwardMoved("longest", RED, Seat(holder))]
    assert tokens_asked(table) == 1
    assert table.step() == "settlers.action"


@pytest.mark.rule("WATCH-38")
def test_the_holder_who_builds_on_brings_nobody() -> None:
    table = Position(roads={0: FIVE}, hands={0: "lumber brick"}).table()
    table.do(BuildRoad(RED, table.path("E(3,0,SE)")))
    assert tokens_asked(table) == 0


@pytest.mark.rule("WATCH-38", "WATCH-78")
def test_largest_patrol_brings_one_each_time_it_changes_hands() -> None:
    table = Position(knights={0: 3, 1: 3}, largest=Seat(1), cards={0: "knight"}).table().do(PlayKnight(RED))
    assert table.told(AwardMoved) == [AwardMoved("largest", RED, BLUE)]
    assert tokens_asked(table) == 1
    table = Position(knights={0: 3}, cards={0: "knight"}).table().do(PlayKnight(RED))
    assert tokens_asked(table) == 0, "the holder stays the same"


@pytest.mark.rule("WATCH-77", "WATCH-78", "WATCH-X24")
def test_example_24_a_cut_that_moves_the_award() -> None:
    """Blue's settlement on V(1,1,N) cuts red's five; blue has five in the south."""
    table = Position(
        seat=1,
        roads={0: FIVE, 1: SOUTH_FIVE + " E(1,0,E)"},
        longest=Seat(0),
        hands={1: "lumber brick wool grain"},
        camps=("crrr", "", ""),
    ).table()
    assert table.part.longest == RED
    table.do(BuildSettlement(BLUE, table.corner("V(1,1,N)")))
    assert table.part.longest == BLUE, "the award changes hands at once"
    assert table.step() == "watch.token"
    table.reveal("cannibals", "giant")
    assert table.gift() == {"(0,0)": "c", "(1,0)": "r"}
    assert table.step() == "watch.token"
    table.reveal("hornfoots", "giant")
    assert table.told(TokenRevealed) == [TokenRevealed(ClanId(2), GIANT)]
    assert table.told(WildlingSettled) == [WildlingSettled(ClanId(2), GIANT, CampId(0))]
    assert table.step() == "settlers.action"


@pytest.mark.rule("WATCH-78")
def test_an_award_set_aside_brings_nobody_and_taking_it_again_does() -> None:
    """Blue's settlement cuts red's five and nobody else has five; red then builds on."""
    table = Position(
        seat=1,
        roads={0: FIVE, 1: "E(1,0,E)"},
        longest=Seat(0),
        hands={1: "lumber brick wool grain", 0: "4lumber 4brick"},
    ).table()
    table.do(BuildSettlement(BLUE, table.corner("V(1,1,N)")))
    assert table.told(AwardMoved) == [AwardMoved("longest", NOBODY, RED)]
    assert tokens_asked(table) == 1, "only the settlement's"
    again = Position(roads={0: FIVE, 1: SOUTH_FIVE}, hands={0: "lumber brick"}).table()
    assert again.part.longest == -1, "two tie, so it is set aside"
    again.do(BuildRoad(RED, again.path("E(3,0,SE)")))
    assert again.told(AwardMoved) == [AwardMoved("longest", RED, NOBODY)]
    assert tokens_asked(again) == 1


@pytest.mark.rule("WATCH-78")
def test_free_roads_bring_the_award_and_its_wildling_between_them() -> None:
    table = Position(roads={0: FOUR}, cards={0: "roads"}).table().do(PlayRoads(RED))
    table.do(PlaceFreeRoad(RED, table.path("E(2,1,NE)")))
    assert tokens_asked(table) == 1
    assert table.step() == "settlers.free_roads"
    table.do(PlaceFreeRoad(RED, table.path("E(3,0,SE)")))
    assert tokens_asked(table) == 0


@pytest.mark.rule("WATCH-53", "WATCH-82", "WATCH-X23")
def test_example_23_the_tenth_point_is_lost_on_the_way() -> None:
    table = Position(
        wall=((0,), (0,), (0,), ()),
        cities={0: "V(0,2,N) V(1,2,N) V(2,2,N) V(3,2,N)"},
        roads={0: "E(0,1,NE) E(1,0,SE)"},
        hands={0: "lumber brick wool grain"},
        camps=("grrr", "", ""),
    ).table()
    assert table.points(0) == 9
    table.do(BuildSettlement(RED, table.corner("V(1,1,N)")))
    assert table.points(0) == 10
    assert table.ending() is None
    table.reveal("cannibals", "climber")
    assert table.points(0) == 9
    assert table.ending() is None
    assert table.step() == "settlers.action"
    assert table.actor() == RED


@pytest.mark.rule("WATCH-53")
def test_the_tenth_point_wins_when_its_wildlings_are_resolved() -> None:
    table = Position(
        wall=((0,), (0,), (0,), ()),
        cities={0: "V(0,2,N) V(1,2,N) V(2,2,N) V(3,2,N)"},
        roads={0: "E(0,1,NE) E(1,0,SE)"},
        hands={0: "lumber brick wool grain"},
    ).table()
    table.do(BuildSettlement(RED, table.corner("V(1,1,N)")))
    assert table.ending() is None
    table.reveal("cannibals", "regular")
    assert table.ending() == ((RED,), "true")


@pytest.mark.rule("WATCH-54")
def test_ten_points_in_somebody_elses_turn_win_only_in_the_own_one() -> None:
    """Red plays a patrol; blue has ten points all the while."""
    table = Position(
        cards={0: "knight"}, cities={1: "V(0,2,N) V(1,2,N) V(2,2,N) V(3,2,N)"}, settlements={1: "V(0,1,N) V(1,1,N)"}
    ).table()
    assert table.points(1) == 10
    table.do(PlayKnight(RED), MoveRobber(RED, table.hex("(0,0)")))
    assert table.ending() is None
    table.do(EndTurn(RED))
    assert table.ending() == ((BLUE,), "true")
