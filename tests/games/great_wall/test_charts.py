"""The course of the Great Wall in figures: they add up to what the game itself counts."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from catan_desktop.games.great_wall.ending import fulfilled, request_value
from catan_desktop.games.great_wall.part import COURSE, COURT, DEFENCE, ESTATES, cards_of
from catan_desktop.games.great_wall.tables import SHAME_EACH, tables
from catan_desktop.games.views import CHARTS, EVENTS, vocabulary
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.charts import Story, charts, moments
from catan_desktop.present.models.charts import Chart, Grid, Layers, Lines
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import say
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.stores.stories import story_of
from tests.present.test_locale import LANGUAGES, LOCALE


@cache
def played(powder: bool, mode: str = "competitive") -> Session:
    """A game of three chance players, or as far as it came."""
    seats = tuple(SeatSpec(kind="bot", level="random", colour=seat) for seat in range(3))
    spec = NewGame(ruleset="great-wall", seats=seats, seed=5, options={"black_powder": powder, "gw_mode": mode})
    session = Session.new(spec, clock=lambda: "2030", bots_in_process=True)
    while session.pump():
        pass
    return session


def told_of(session: Session, viewer: Seat | None = None) -> Story:
    return story_of(session.game, session.timeline, viewer)


def chart(story: Any, key: str) -> Chart:
    return next(one for one in charts(CHARTS, story) if one.key == key)


def grid(story: Any, key: str) -> list[dict[str, int]]:
    """The rows of a table by the keys of their heads."""
    body = chart(story, key).body
    assert isinstance(body, Grid)
    return [dict(zip([head.name.key for head in body.heads], row.cells, strict=True)) for row in body.rows]


@pytest.mark.parametrize("powder", [False, True])
def test_honour_by_source_adds_up_to_the_final_honour(powder: bool) -> None:
    session = played(powder)
    story, there = told_of(session), COURSE.of(session.game, session.state)
    assert there.ending
    if there.final:
        assert [row["result-sum"] for row in grid(story, "gw-sources")] == list(there.final)
    body = chart(story, "gw-honour").body
    assert isinstance(body, Layers)
    assert body.turns == tuple(range(1, there.year + 1))
    for total, parts in zip(body.totals, body.parts, strict=True):
        assert tuple(map(sum, zip(*[part.values for part in parts], strict=True))) == total.values


@pytest.mark.parametrize("powder", [False, True])
def test_deeds_are_those_that_the_game_counts(powder: bool) -> None:
    session = played(powder)
    players = ESTATES.of(session.game, session.state).players
    staffs = COURT.of(session.game, session.state).staffs
    rows = grid(told_of(session), "gw-deeds")
    assert [row["count-gw-trophies"] for row in rows] == [sum(own.trophies) for own in players]
    assert [row["count-gw-walls"] for row in rows] == [own.walls for own in players]
    assert [row["count-gw-overseers"] for row in rows] == [sum(own.overseers) for own in players]
    assert [row["count-gw-advisors"] for row in rows] == [len(own.active) + len(own.passive) for own in staffs]
    assert [row["count-gw-shame"] for row in rows] == [own.shame for own in players]
    curves = chart(told_of(session), "gw-shame").body
    assert isinstance(curves, Lines)
    assert [one.values[-1] for one in curves.series] == [own.shame for own in players]


def test_cards_that_came_were_beaten_or_stand_before_the_wall() -> None:
    session = played(False)
    defence = DEFENCE.of(session.game, session.state)
    rows = grid(told_of(session), "gw-winters")
    left = len(cards_of(defence))
    assert sum(row["count-gw-came"] - row["count-gw-beaten"] for row in rows) == left


def test_requests_are_told_with_what_was_asked_and_reached() -> None:
    session = played(False, "coop")
    given = tables(session.game)
    court = COURT.of(session.game, session.state)
    estates = ESTATES.of(session.game, session.state)
    told = chart(told_of(session), "gw-requests")
    assert isinstance(told.body, Grid)
    assert len(told.body.rows) == len(court.requests) > 0
    for row, card in zip(told.body.rows, court.requests, strict=True):
        request = given.requests[card]
        assert row.cells == (request.goals[2], request_value(session.game, session.state, request.key))
        assert (row.icon == "icon-check") == fulfilled(session.game, session.state, card)
    (note,) = told.notes
    counts = dict(note.arguments)
    assert counts["shame"] == sum(own.shame for own in estates.players)
    assert counts["left"] == estates.shame_left
    assert sum(int(str(counts[key])) for key in ("shame", "raided", "left")) == SHAME_EACH * 3
    assert counts["breaches"] == sum(row["count-gw-breaches"] for row in grid(told_of(session), "gw-winters")) > 0
    assert all(one.key != "gw-requests" for one in charts(CHARTS, told_of(played(False))))


@pytest.mark.parametrize(("powder", "mode"), [(False, "competitive"), (True, "competitive"), (False, "coop")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(powder: bool, mode: str, language: str) -> None:
    session = played(powder, mode)
    text = Translator(LOCALE, language, strict=True, vocabulary=vocabulary(session.game.ruleset))
    names = ("Anna", "Boris", "Clara")
    found = charts(CHARTS, told_of(session))
    assert {one.page for one in found} == {"overview", "points", "deeds", "frontier"}
    for one in found:
        assert text.tr(f"result-page-{one.page}")
        told = [one.title, *one.notes]
        told += [row.name for row in one.body.rows if row.name is not None] if isinstance(one.body, Grid) else []
        told += [head.name for head in one.body.heads] if isinstance(one.body, Grid) else []
        assert all(say(words, text.tr, names) for words in told)
    great = moments(EVENTS, session.game, session.timeline.events(), lambda _: session.game)
    assert len(great) > 3
    assert all(say(moment.words, text.tr, names) for moment in great)


def test_the_figures_so_far_hold_no_final_scoring() -> None:
    session = played(False)
    half = told_of(session, Seat(0))
    events = tuple(half.events[: len(half.events) // 2])
    story = Story(half.game, half.viewer, half.start, half.turns, half.states, events)
    assert {"source-gw-artifacts", "source-gw-passive"}.isdisjoint(grid(story, "gw-sources")[0])


@pytest.mark.parametrize("powder", [False, True])
def test_no_head_of_a_table_is_a_picture_alone(powder: bool) -> None:
    grids = [one.body for one in charts(CHARTS, told_of(played(powder, "competitive"))) if isinstance(one.body, Grid)]
    assert len(grids) >= 3
    assert not any(head.icon for grid in grids if not grid.turned for head in grid.heads)
