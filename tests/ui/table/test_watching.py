"""Bots alone are watched with open hands, or with the eyes of one seat; who plays has no such choice."""

from __future__ import annotations

import pygame
import pytest

from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.session.settings import Settings
from catan_desktop.ui.scenes.replay_parts import EyesButton
from catan_desktop.ui.scenes.table.hand import Hand
from catan_desktop.ui.scenes.table.messages import StepAsked
from catan_desktop.ui.widgets import RichText
from tests.ui.table.table import QUICK, Table, advance, new_session

pytestmark = pytest.mark.usefixtures("unpainted")


def watched(turns: int = 12) -> Table:
    """Bots alone in the middle of a game, resting."""
    session = new_session(humans=(), seed=6)
    bought = ("buy_card", "steal")
    for _ in range(4000):
        done = {ply.action.kind for ply in session.timeline.plies}
        if session.state.turn >= turns and done.issuperset(bought):
            break
        session.pump()
    assert session.outcome is None
    table = Table(session, settings=QUICK)
    table.letter("p")
    return table


def shows_hand(table: Table, seat: int) -> bool:
    """Return whether the hand of a seat lies below the board."""
    hand = next(widget for widget in table.scene.root.content.walk() if isinstance(widget, Hand))
    held = [count for _, count in table.port.game.model(Seat(seat)).hand.resources]
    return [stack.count for stack in hand.resources] == held and table.scene.seat == seat


def keys(table: Table, seat: Seat) -> list[str]:
    return [line.words.key for line in table.port.log.chronicle(seat)]


def test_every_hand_lies_open_in_its_turn_and_every_draw_is_told() -> None:
    table = watched()
    seen = set()
    for _ in range(400):
        seen.add(table.scene.seat)
        assert shows_hand(table, table.session.state.seat)
        told = table.find("watch-hand")
        assert isinstance(told, RichText)
        assert table.scene.texts.name(table.scene.seat) in told.source
        if len(seen) == 4:
            break
        table.scene.send(StepAsked())
        table.step(0.1)
    assert seen == {0, 1, 2, 3}
    assert len(table.scene.view.log.lines) > 0
    told_all = keys(table, table.scene.facts.log_viewer)
    assert "event-bought-unseen" not in told_all
    assert "event-stolen-unseen" not in told_all


def test_the_eyes_of_a_seat_see_its_hand_alone_and_a_digit_changes_them() -> None:
    table = watched()
    table.click("eyes-2")
    chosen = [one.seat for one in table.scene.root.content.walk() if isinstance(one, EyesButton) and one.chosen]
    assert chosen == [2]
    for _ in range(30):
        assert shows_hand(table, 2)
        table.scene.send(StepAsked())
        table.step(0.1)
    hidden = keys(table, table.scene.facts.log_viewer)
    assert hidden == keys(table, Seat(2))
    assert "event-bought-unseen" in hidden or "event-stolen-unseen" in hidden
    table.key(pygame.K_1)
    assert table.scene.facts.log_viewer == 0
    assert shows_hand(table, 0)
    table.key(pygame.K_0)
    assert table.scene.facts.log_viewer == NOBODY
    assert shows_hand(table, table.session.state.seat)
    table.key(pygame.K_9)
    assert table.scene.facts.log_viewer == NOBODY, "there is no such seat"


def test_who_plays_has_the_own_eyes_and_no_others() -> None:
    table = Table(new_session(humans=(1,)), settings=Settings(animation_speed="off", bot_pause_seconds=0.0))
    table.step(0.1, 20)
    assert table.scene.facts.log_viewer == table.scene.seat == 1
    assert not any(isinstance(widget, EyesButton) for widget in table.scene.root.content.walk())
    table.key(pygame.K_3)
    assert table.scene.seat == 1


def test_whoever_sits_down_sees_the_own_hand_only() -> None:
    table = watched()
    table.scene.tools.reseat(Seat(3), "")
    table.letter("p")
    table.step(0.2, 3)
    assert table.scene.viewer == 3
    assert table.scene.facts.log_viewer == 3
    assert shows_hand(table, 3)


def left_to_a_bot() -> Table:
    """The only person leaves the own seat in the middle of a game."""
    table = Table(advance(new_session(seed=6), lambda session: session.state.turn > 8), settings=QUICK)
    table.scene.tools.seating()
    table.click("seat-0-easy")
    table.click("seats-done")
    assert table.scene.facts.watching
    return table


def test_who_left_the_own_seat_watches_with_its_eyes_alone() -> None:
    table = left_to_a_bot()
    told = table.find("watch-hand")
    assert isinstance(told, RichText)
    assert told.source == table.words.tr("watch-own", name=f"**{table.scene.texts.name(Seat(0))}**")
    assert not any(isinstance(widget, EyesButton) for widget in table.scene.root.content.walk())
    for code in (pygame.K_2, pygame.K_0):
        table.key(code)
        for _ in range(30):
            table.step(0.1)
            assert table.scene.facts.log_viewer == table.scene.viewer == 0
            assert shows_hand(table, 0)


def test_who_sat_down_again_plays_as_before_and_may_leave_again() -> None:
    table = left_to_a_bot()
    table.step(0.1, 5)
    for _ in range(2):
        table.scene.tools.seating()
        table.click("seat-0-human")
        table.click("seats-done")
        table.step(0.1, 3)
        assert table.curtain is None
        assert table.scene.viewer == 0
        assert table.scene.state.left is None
        table.scene.tools.seating()
        table.click("seat-0-easy")
        table.click("seats-done")
        assert table.scene.state.left == 0


@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_speeds_stand_in_one_row(language: str) -> None:
    table = Table(new_session(humans=(), seed=6), settings=QUICK, language=language)
    speeds = [table.find(f"watch-pace-{pace}").rect for pace in ("½", "1", "2", "4")]
    assert len({speed.y for speed in speeds}) == 1
    assert [speed.x for speed in speeds] == sorted({speed.x for speed in speeds})
