"""The Harbourmaster at the table: harbour points and the award at the seats, what is told and foretold."""

from __future__ import annotations

import pytest

from catan_desktop.bots.advice import grounds_of
from catan_desktop.games.harbourmaster.evaluation import promise
from catan_desktop.games.harbourmaster.events import HarbourmasterMoved
from catan_desktop.games.harbourmaster.view import missing
from catan_desktop.games.views import EVENTS, PANELS
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.actions import BuildCity
from catan_desktop.mechanics.view.charts import points
from catan_desktop.present.compose import cues, event_texts
from catan_desktop.present.foresight import foresee
from catan_desktop.present.models.charts import Layers
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.panels import SeatPanel
from catan_desktop.present.panel_view import table_model
from catan_desktop.stores.stories import story_of
from tests.games.harbourmaster.test_award import CITY, harbour, table
from tests.mechanics.place import Table
from tests.session.test_switched_modules import played


def seat(t: Table, number: int) -> SeatPanel:
    return table_model(PANELS, t.game, observe(t.game, t.state, Seat(0))).seats[number]


def test_every_seat_shows_its_harbour_points_and_the_holder_the_award() -> None:
    t = table(f"{harbour(0)}! {harbour(1)}", harbour(2))
    counted = [next(one for one in seat(t, number).counters if one.key == "harbourmaster") for number in range(3)]
    assert [(one.value, one.lit) for one in counted] == [(3, True), (1, False), (0, False)]
    assert [badge.art for badge in seat(t, 0).badges] == ["card-harbourmaster"]
    assert not seat(t, 1).badges
    assert seat(t, 0).goal == 11
    assert [words.key for words in counted[1].more] == ["tell-harbourmaster-held", "tell-harbourmaster-needs"]
    assert dict(counted[1].more[1].arguments)["count"] == 3


@pytest.mark.parametrize(
    ("counted", "holder", "lacking"),
    [((0, 0), -1, 3), ((2, 0), -1, 1), ((3, 4), 1, 2), ((1, 3), 1, 3), ((3, 3), 0, 1)],
)
def test_what_is_missing_for_the_award(counted: tuple[int, int], holder: int, lacking: int) -> None:
    seat = 1 if holder == 0 else 0
    assert missing(counted, holder, seat) == lacking


def test_the_award_is_foretold_told_and_shown() -> None:
    t = table(f"{harbour(0)} {harbour(1)} {CITY}")
    action = BuildCity(Seat(0), t.game.board.topology.parse_corner(harbour(0)))
    said = {words.key for words in foresee(PANELS, t.game, observe(t.game, t.state, Seat(0)), action)}
    assert "foresee-harbourmaster" in said
    t.do(f"0 build_city {harbour(0)}")
    moved = t.of(HarbourmasterMoved)[0]
    assert [words.key for words, _ in event_texts(EVENTS, t.game, moved)] == ["event-harbourmaster"]
    assert [cue.kind for cue in cues(EVENTS, t.game, (moved,))] == ["award"]


def test_an_intersection_at_a_harbour_tells_what_it_counts() -> None:
    t = table(f"{harbour(0)}!")
    view = observe(t.game, t.state, Seat(0))
    for corner, count in ((harbour(0), 2), (harbour(3), 1)):
        site = t.game.board.topology.parse_corner(corner)
        rows = PANELS["harbourmaster"].tell(t.game, view, ("intersection", site), Explained()).rows
        assert [dict(row.arguments)["count"] for row in rows] == [count]


def test_the_line_of_the_goal_is_one_point_higher() -> None:
    session = played("classic", "harbourmaster", 200)
    _, chart = points(story_of(session.game, session.timeline, None), ())
    assert isinstance(chart.body, Layers)
    assert chart.body.limit is not None
    assert chart.body.limit.value == 11


def test_bots_value_harbour_points_and_a_lead_and_can_say_so() -> None:
    t = table(f"{harbour(0)}! {harbour(1)}", harbour(2))
    worth = [dict(promise(t.game, t.state, Seat(number)))["harbours"] for number in range(3)]
    assert worth[0] > worth[1] > worth[2] == 0
    assert any("harbours" in grounds.tellers for grounds in grounds_of(t.game))
