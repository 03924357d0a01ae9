"""A bot that thinks for long is seen to think; the table lives meanwhile, and nothing waits for the thought."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pygame
import pytest

from catan_desktop.kernel.choice import Only
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.session import bot_process, saves
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from tests.ui.table.table import Table, advance, at_step, new_session

pytestmark = pytest.mark.usefixtures("unpainted")


def waiting(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table that waits for a bot without an end."""
    session = advance(new_session("classic", humans=(0,)), at_step("settlers.action"))
    decision = session.view(Seat(0)).decision
    assert decision is not None
    session.submit(next(choice.action for choice in decision.choices if isinstance(choice, Only)))
    while session.actor() == CHANCE:
        session.pump()
    assert session.actor() == 1
    monkeypatch.setattr(session, "pump", lambda: False)
    table = Table(session)
    table.step(0.02, 3)
    return table


def dots(table: Table) -> list[int]:
    return [card.dots for card in table.scene.view.cards]


def test_dots_come_after_a_moment_and_move(monkeypatch: pytest.MonkeyPatch) -> None:
    table = waiting(monkeypatch)
    asked = table.session.actor()
    assert asked is not None
    assert set(dots(table)) == {-1}
    seen = set()
    for _ in range(12):
        table.step(0.2)
        table.draw()
        seen.add(dots(table)[asked])
    assert {0, 1, 2} <= seen
    assert [at for at, dot in enumerate(dots(table)) if dot >= 0] == [asked]


def test_they_stand_still_where_nothing_may_move(monkeypatch: pytest.MonkeyPatch) -> None:
    table = waiting(monkeypatch)
    table.kit.reduced_motion = True
    table.step(0.2, 4)
    assert max(dots(table)) == 3
    table.draw()
    table.kit.reduced_motion = False


def test_nobody_is_seen_to_think_when_the_move_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    table = waiting(monkeypatch)
    table.step(0.2, 4)
    monkeypatch.undo()
    table.step(0.02, 20)
    assert not table.scene.flow.course.thought.visible


def test_menu_and_undo_are_there_while_a_bot_thinks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    table = waiting(monkeypatch)
    table.step(0.3, 3)
    table.key(pygame.K_F10)
    assert table.dialog == "menu"
    table.key(pygame.K_ESCAPE)
    table.key(pygame.K_z, pygame.KMOD_CTRL)
    table.session.saving.save(tmp_path / "now.catan")
    assert (tmp_path / "now.catan").exists()


def test_a_thought_in_the_bots_process_delays_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No bot thinks here, and a process that stands still and never answers holds no call of the session up."""
    here: list[object] = []
    monkeypatch.setattr(bot_process, "decide", lambda *asked: here.append(asked))
    sitting = (SeatSpec(name="Ann"), *(SeatSpec(kind="bot", level="hard", character="trader") for _ in range(2)))
    session = Session.new(NewGame(ruleset="classic", seats=sitting, seed=4))
    end = time.monotonic() + 200
    while time.monotonic() < end and not (session.bots.worker is not None and session.bots.worker.asked):
        actor = session.actor()
        if actor is not None and actor != CHANCE and session.seats[actor].human:
            asked = session.view(actor).decision
            assert asked is not None
            session.submit(next(iter(asked.choices[0])))
        session.pump()
        time.sleep(0.002)
    assert session.bots.process_id is not None
    os.kill(session.bots.process_id, signal.SIGSTOP)
    ply = session.ply
    assert not session.pump()
    session.saving.save(tmp_path / "now.catan")
    session.history.undo()
    session.close()
    assert saves.read_header(tmp_path / "now.catan").ply == ply
    assert not here, "no thinking here"
