"""Guards (WATCH-5, 32, 35 to 37, 51, 83, 87, 89, X10)."""

from __future__ import annotations

import pytest

from catan_desktop.games.watch.actions import BuildGuard, PlayRecruits
from catan_desktop.games.watch.board import GuardPostId, SectionId
from catan_desktop.games.watch.events import GuardPlaced
from catan_desktop.games.watch.guards import guard_points
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.actions import PlayRoads
from catan_desktop.mechanics.scoring import sources
from tests.positions import PRE_ROLL, Position

RED = Seat(0)
COST = "brick wool lumber"
SEVEN = ((0, 0, 0), (0, 0, 0), (0,), ())
WALL_FULL = ((1, 1, 1, 1, 1), (1, 1, 2, 2, 2), (2, 2, 2, 2, 3), (3, 3, 3, 3, 0))


@pytest.mark.rule("WATCH-32", "WATCH-35", "WATCH-89")
def test_a_guard_costs_three_cards_and_takes_the_lowest_free_post() -> None:
    table = Position(hands={0: "2lumber brick wool ore"}, wall=((1, 2), (), (1,) * 5, ())).table()
    assert [action.section for action in table.offered(BuildGuard)] == [0, 1, 3]
    table.do(BuildGuard(RED, SectionId(0)))
    assert table.watch.posts[0] == (1, 2, 0)
    assert table.watch.guards == (1, 6, 1, 0)
    assert table.hand(0) == "lumber ore"
    assert table.told(GuardPlaced) == [GuardPlaced(RED, SectionId(0), GuardPostId(2), "build")]
    assert table.part.bank[:3] == (18, 19, 19)


@pytest.mark.rule("WATCH-35", "WATCH-87")
def test_no_guard_on_a_full_section() -> None:
    table = Position(hands={0: COST}, wall=((1,) * 5, (), (), ())).table()
    reason = table.refused(BuildGuard(RED, SectionId(0)))
    assert (reason.key, reason.rule) == ("reason-section-full", "WATCH-87")
    assert table.refused(BuildGuard(RED, SectionId(7))).key == "reason-no-such-place"


@pytest.mark.rule("WATCH-5", "WATCH-35", "WATCH-87")
def test_no_eighth_guard() -> None:
    table = Position(hands={0: COST}, cards={0: "recruits"}, wall=SEVEN).table()
    assert table.refused(BuildGuard(RED, SectionId(3))).key == "reason-no-guard-left"
    assert table.refused(PlayRecruits(RED, SectionId(3))).key == "reason-no-guard-left"


@pytest.mark.rule("WATCH-32")
def test_no_guard_without_the_cards() -> None:
    table = Position(hands={0: "brick wool ore"}).table()
    assert table.refused(BuildGuard(RED, SectionId(0))).key == "reason-cannot-pay"
    table = Position(step=PRE_ROLL, hands={0: COST}).table()
    table.refused(BuildGuard(RED, SectionId(0)))


@pytest.mark.rule("WATCH-36")
def test_points_for_guards() -> None:
    assert [guard_points(count) for count in range(8)] == [0, 0, 0, 1, 1, 2, 2, 2]
    table = Position(wall=((0, 1, 0), (0,), (0, 1), (0, 1, 1, 1, 1))).table()
    assert [table.public(seat) for seat in range(4)] == [2, 2, 0, 0]
    assert sources(table.game, table.state, RED) == (("guards", 2),)


@pytest.mark.rule("WATCH-36", "WATCH-X10")
def test_example_10_a_point_gained_and_lost() -> None:
    table = Position(hands={0: COST}, wall=((0,), (0,), (), ())).table()
    assert table.public(0) == 0
    table.do(BuildGuard(RED, SectionId(1)))
    assert table.public(0) == 1
    lost = Position(step=PRE_ROLL, wall=((0,), (0, 0), (), ()), camps=("g", "", "")).table()
    assert lost.public(0) == 1
    lost.roll(1, 1, 3)
    assert lost.public(0) == 0


@pytest.mark.rule("WATCH-51", "WATCH-89")
def test_new_recruits_are_free() -> None:
    table = Position(cards={0: "recruits"}, wall=((1,) * 5, (2,), (), ())).table()
    assert [action.section for action in table.offered(PlayRecruits)] == [1, 2, 3]
    table.do(PlayRecruits(RED, SectionId(1)))
    assert table.watch.posts[1] == (2, 0)
    assert table.hand(0) == table.cards(0) == ""
    assert table.told(GuardPlaced)[0].cause == "recruits"


@pytest.mark.rule("WATCH-51", "WATCH-87")
def test_new_recruits_need_a_free_post() -> None:
    table = Position(cards={0: "recruits"}, hands={0: COST}, wall=WALL_FULL).table()
    assert table.refused(PlayRecruits(RED, SectionId(3))).key == "reason-wall-full"
    assert table.offered(PlayRecruits) == table.offered(BuildGuard) == []
    assert table.cards(0) == "recruits"


@pytest.mark.rule("WATCH-51")
def test_road_building_without_a_piece_is_refused() -> None:
    roads = " ".join(f"E({q},{r},{way})" for q in (0, 1, 2) for r in (0, 1) for way in ("NE", "E", "SE"))
    table = Position(cards={0: "roads"}, roads={0: " ".join(roads.split()[:15])}).table()
    assert table.refused(PlayRoads(RED)).rule == "BASE-160"


@pytest.mark.rule("WATCH-53", "WATCH-83")
def test_a_guard_wins_at_once() -> None:
    table = Position(
        hands={0: COST},
        wall=((0,), (0,), (), ()),
        cities={0: "V(0,1,N) V(1,1,N) V(2,1,N) V(3,1,N)"},
        settlements={0: "V(0,2,N)"},
    ).table()
    assert table.points(0) == 9
    table.do(BuildGuard(RED, SectionId(0)))
    assert table.ending() == ((0,), "true")
