"""Every way out of a game: at once where it is kept, after a page where the disk is slow; never frozen."""

from __future__ import annotations

import errno
import os
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from catan_desktop.app import leave_game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.session import autosave, files, paths, saves
from catan_desktop.session.disk import Disk
from catan_desktop.session.saving import Saving
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.scene import Push
from catan_desktop.ui.scenes.title import TitleScreen
from tests.audit import unreadable
from tests.ui.screens.player import Player
from tests.ui.screens.test_recovery import game_in

pytestmark = pytest.mark.usefixtures("unpainted")

Sit = Callable[..., Player]
LONG_SECONDS = 60.0


class Slow(Disk):
    """The real disk, which may keep everybody waiting, or refuse."""

    def __init__(self) -> None:
        self.free = threading.Event()
        self.free.set()
        self.full = False

    def create(self, path: Path) -> int:
        self.free.wait()
        if self.full and path.parent.name == "saves":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().create(path)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch, sit_down: Sit) -> Iterator[Slow]:
    """It is free again before the players of a test go home."""
    disk = Slow()
    monkeypatch.setattr(files, "disk", disk)
    monkeypatch.setattr(autosave, "RETRY_SECONDS", (0.01,))
    monkeypatch.setattr(leave_game, "GRACE_SECONDS", 0.01)
    monkeypatch.setattr(leave_game, "LAST_CHANCE_SECONDS", 0.05)
    yield disk
    disk.full = False
    disk.free.set()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "saves"


def seated(sit_down: Sit, **wishes: object) -> tuple[Player, Session]:
    """Somebody whose game is kept; the title stands for the table, which takes longer to draw."""
    player = sit_down(**wishes)
    begin(player)
    assert player.program.current.session is not None
    return player, player.program.current.session


def settled(session: Session | None) -> bool:
    assert session is not None
    assert session.saving.keeper is not None
    return session.saving.keeper.settle(LONG_SECONDS)


def begin(player: Player) -> None:
    program = player.program
    spec = NewGame(ruleset="gift-base", seats=tuple(SeatSpec(colour=colour) for colour in range(3)), seed=3)
    program.current.session = Session.new(spec, keeper=program.current.keeper(None), **program.current.timing())
    assert settled(program.current.session)


def held(player: Player, disk: Slow) -> Path:
    """Let the disk fall silent in the middle of a save; the file."""
    session = player.program.current.session
    assert session is not None
    disk.free.clear()
    session.saving.title = "Tuesday"
    session.saving.keep()
    return Path(player.program.current.kept_at())


def until(player: Player, happened: Callable[[], bool]) -> None:
    """Let rounds pass in which hardly any time goes by."""
    end = time.monotonic() + LONG_SECONDS
    while not happened():
        assert time.monotonic() < end, player.name
        player.wait(1, 0.001)


def title_of(path: Path) -> str:
    return saves.read_header(path).title


def gone(player: Player, way: str) -> None:
    player.loop.stack.apply(player.program.running.exits(lambda: Seat(0)).menu[way]())


def over_the_settings(player: Player, folder: Path) -> None:
    player.loop.stack.apply(Push(player.program.screens.scene("settings")))
    player.send(pygame.QUIT)


WAYS: dict[str, tuple[Callable[[Player, Path], None], str]] = {
    "closing the window": (lambda player, folder: player.send(pygame.QUIT), ""),
    "closing it over the settings": (over_the_settings, ""),
    "quit": (lambda player, folder: gone(player, "quit"), ""),
    "to the title": (lambda player, folder: gone(player, "title"), "TitleScreen"),
    "a new game": (lambda player, folder: player.loop.stack.apply(player.program.running.rematch()), "Table"),
    "another game": (
        lambda player, folder: player.loop.stack.apply(player.program.library.open(str(folder / "Sunday.catan"))),
        "Table",
    ),
}


def test_every_way_out_waits_for_a_slow_disk_and_goes_on_by_itself(sit_down: Sit, folder: Path, disk: Slow) -> None:
    player, _ = seated(sit_down)
    game_in(folder, name="Sunday")
    for way, (act, leads_to) in WAYS.items():
        if player.program.current.session is None:
            begin(player)
        if not player.loop.running:
            player.loop.stack.apply(Push(player.program.screens.scene("title")))
        session = player.program.current.session
        assert session is not None
        assert settled(session)
        path = held(player, disk)
        before = title_of(path)
        act(player, folder)
        assert player.name == "SavingScreen", way
        player.wait(3)
        assert player.program.current.session is session, "nothing is ended yet"
        assert title_of(path) == before
        disk.free.set()
        until(player, lambda: player.name != "SavingScreen")
        assert player.name == leads_to, way
        assert title_of(path) == "Tuesday"
        if leads_to:
            assert player.program.current.session is not session, way
        else:
            session.saving.title = ""
            session.saving.keep()


@pytest.mark.parametrize(
    ("language", "words", "asked"),
    [
        ("en", "Just a moment", "The save has not been written yet"),
        ("ru", "Одну минуту", "Сохранение ещё не записано"),
    ],
)
def test_after_ten_seconds_the_player_is_asked_and_may_go_on_waiting(
    sit_down: Sit, disk: Slow, language: str, words: str, asked: str
) -> None:
    player, session = seated(sit_down, language=language)
    path = held(player, disk)
    player.send(pygame.QUIT)
    player.wait(8, 1.0)
    assert player.sees(words)
    assert not unreadable(player.program.kit.audit)
    player.wait(2, 1.0)
    assert player.sees(asked)
    assert not unreadable(player.program.kit.audit)
    player.click("waiting-on")
    assert player.sees(words)
    player.wait(10, 1.0)
    assert player.sees(asked)
    disk.free.set()
    until(player, lambda: not player.loop.running)
    assert title_of(path) == "Tuesday", "it went on although nobody answered"
    player.program.current.end()
    assert session.saving.trouble is None


def test_back_to_the_game_and_then_out_without_the_save(sit_down: Sit, disk: Slow) -> None:
    player, session = seated(sit_down)
    path = held(player, disk)
    gone(player, "quit")
    player.click("waiting-back")
    assert player.name == "TitleScreen"
    gone(player, "title")
    player.key(pygame.K_ESCAPE)
    assert player.name == "TitleScreen"
    assert player.program.current.session is session, "all is as it was"
    gone(player, "title")
    player.wait(11, 1.0)
    player.key(pygame.K_ESCAPE)
    assert player.name == "SavingScreen", "who does not answer waits"
    player.wait(11, 1.0)
    player.click("waiting-quit")
    assert not player.loop.running
    assert session.saving.keeper is not None
    assert session.saving.keeper.patience == leave_game.LAST_CHANCE_SECONDS, "nothing is waited for that was given up"
    player.program.current.end()
    assert session.saving.trouble is not None
    assert session.saving.trouble.key == "save-slow"
    assert title_of(path) == ""
    assert saves.read(path).timeline.state == session.state, "only the name was waiting"


def test_closing_again_asks_at_once_and_no_further_closing_is_an_answer(sit_down: Sit, disk: Slow) -> None:
    player, _ = seated(sit_down)
    held(player, disk)
    both = [pygame.event.Event(pygame.WINDOWCLOSE), pygame.event.Event(pygame.QUIT)]
    player.loop.step(0.02, both)
    assert not player.scene.asking, "the two events of one closing are one wish"  # type: ignore[attr-defined]
    player.loop.step(0.02, both)
    assert player.scene.asking  # type: ignore[attr-defined]
    assert len(player.root.dialogs) == 1
    player.loop.step(0.02, both)
    assert player.loop.running
    assert len(player.root.dialogs) == 1
    player.click("waiting-quit")
    assert not player.loop.running


def test_a_disk_that_answers_with_a_refusal_leads_to_the_other_question(sit_down: Sit, disk: Slow) -> None:
    """Which is asked over any screen, and only once."""
    player, session = seated(sit_down)
    held(player, disk)
    player.send(pygame.QUIT)
    disk.full = True
    disk.free.set()
    until(player, lambda: player.name != "SavingScreen")
    assert player.name == "UnsavedScreen"
    assert player.sees("The disk is full")
    player.click("unsaved-stay")
    assert player.name == "TitleScreen"
    assert player.program.current.session is session
    until(player, lambda: session.saving.trouble is not None)
    player.loop.stack.apply(Push(player.program.screens.scene("settings")))
    player.send(pygame.QUIT)
    assert player.name == "UnsavedScreen"
    player.send(pygame.QUIT)
    assert player.name == "UnsavedScreen", "the cross is no answer"
    player.click("unsaved-leave")
    assert not player.loop.running


def test_a_minimised_window_is_closed_too_as_soon_as_the_disk_answers(sit_down: Sit, disk: Slow) -> None:
    player, _ = seated(sit_down)
    held(player, disk)
    player.send(pygame.WINDOWMINIMIZED)
    player.send(pygame.QUIT)
    assert player.loop.running
    disk.free.set()
    until(player, lambda: not player.loop.running)


# the screen after an error


def broken(*_: object, **__: object) -> None:
    raise ZeroDivisionError("division by zero")


def in_trouble(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let something go wrong that nobody expects."""
    with monkeypatch.context() as patch:
        patch.setattr(TitleScreen, "draw", broken)
        player.program.kit.dirty = True
        player.wait()
    assert player.name == "TroubleScreen"
    player.wait(1, 1.0)


def refusing(sit_down: Sit, disk: Slow, monkeypatch: pytest.MonkeyPatch) -> Player:
    """Somebody before the screen after an error, whose game cannot be saved."""
    player, session = seated(sit_down)
    disk.full = True
    session.saving.keep()
    in_trouble(player, monkeypatch)
    return player


def test_the_trouble_screen_asks_where_the_game_is_not_saved(
    sit_down: Sit, disk: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = refusing(sit_down, disk, monkeypatch)
    ways: list[Callable[[], None]] = [
        lambda: player.click("menu"),
        lambda: player.click("quit"),
        lambda: player.key(pygame.K_ESCAPE),
        lambda: player.send(pygame.QUIT),
    ]
    for way in ways:
        way()
        assert player.name == "UnsavedScreen"
        assert player.sees("The disk is full")
        player.click("unsaved-stay")
        assert player.name == "TroubleScreen"
    running = player.program.current.session
    assert running is not None
    disk.full = False
    until(player, lambda: running.saving.trouble is None)
    assert settled(running)
    player.click("menu")
    assert player.name == "TitleScreen", "nobody is asked once the disk takes the game again"
    assert player.program.current.session is None


@pytest.mark.parametrize(("button", "leads_to"), [("menu", "TitleScreen"), ("quit", "")])
def test_the_trouble_screen_does_not_ask_where_the_game_is_saved(
    sit_down: Sit, monkeypatch: pytest.MonkeyPatch, button: str, leads_to: str
) -> None:
    player, _ = seated(sit_down)
    in_trouble(player, monkeypatch)
    player.click(button)
    assert player.name == leads_to


def test_a_copy_elsewhere_is_as_good(
    sit_down: Sit, disk: Slow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    player = refusing(sit_down, disk, monkeypatch)
    monkeypatch.setattr(paths, "usual_folders", lambda: (tmp_path / "documents",))
    player.click("keep-copy")
    assert player.program.current.session is not None
    assert player.program.current.session.saving.trouble is not None, "the file itself still cannot be written"
    player.click("quit")
    assert player.name == ""


def test_whoever_is_asked_on_the_trouble_screen_may_leave_all_the_same(
    sit_down: Sit, disk: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = refusing(sit_down, disk, monkeypatch)
    player.click("quit")
    player.click("unsaved-leave")
    assert player.name == ""


def test_the_trouble_screen_asks_where_the_disk_is_well_but_the_file_lacks_the_last_move(
    sit_down: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, session = seated(sit_down)
    while session.actor() == CHANCE:
        session.pump()
    assert settled(session)
    asked = session.actor()
    assert asked is not None
    decision = session.view(asked).decision
    assert decision is not None
    with monkeypatch.context() as patch:
        patch.setattr(Saving, "freeze", broken)
        with pytest.raises(ZeroDivisionError) as caught:
            session.submit(next(iter(decision.choices[0])))
        player.loop._failed(caught.value)
        player.wait(1, 1.0)
        assert player.name == "TroubleScreen"
        player.click("quit")
        assert player.name == "UnsavedScreen"
        player.click("unsaved-stay")
    running = player.program.current.session
    assert running is not None
    running.saving.keep()
    assert settled(running)
    player.click("quit")
    assert player.name == "", "the file holds all of it now"
