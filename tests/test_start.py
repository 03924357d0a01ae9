"""Where the program cannot begin, or must end, it says so in one sentence, and its exit code tells of it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from catan_desktop import cli
from catan_desktop.app import desktop, ending, main_loop, start
from catan_desktop.session import paths, saves
from catan_desktop.session.logbook import Logbook
from catan_desktop.ui import window as windows


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    yield tmp_path / "home"
    assert not list((tmp_path / "home").glob("running-*")), "the end was told of, so it was no sudden one"


def raising(error: BaseException) -> Callable[..., object]:
    def fail(*_: object, **__: object) -> object:
        raise error

    return fail


FAILURES: list[tuple[object, str, BaseException, int, str]] = [
    (paths, "assets", FileNotFoundError("The folder 'assets' of the game is missing"), 1, "please install it again"),
    (main_loop, "open_program", tomllib.TOMLDecodeError("Invalid value"), 1, "please install it again"),
    (main_loop, "open_program", pygame.error("Couldn't open art"), 1, "please install it again"),
    (main_loop, "open_program", ImportError("No module named 'pygame'"), 1, "A package that the game needs"),
    (main_loop, "open_program", RuntimeError("nobody knows"), 1, "cannot start: RuntimeError: nobody knows"),
    (main_loop, "open_program", windows.NoDisplay("none"), 2, "No window can be opened"),
]


@pytest.mark.parametrize(("owner", "name", "error", "code", "words"), FAILURES, ids=lambda value: type(value).__name__)
def test_a_start_that_fails_is_told_in_one_sentence(
    own_home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    owner: object,
    name: str,
    error: BaseException,
    code: int,
    words: str,
) -> None:
    monkeypatch.setattr(owner, name, raising(error))
    assert start.run() == code
    told = capfd.readouterr()
    assert told.out == ""
    assert words in told.err
    assert told.err.startswith("catan-desktop: ")
    assert told.err.count("\n") == 1
    assert "the program cannot begin" in (own_home / "catan_desktop.log").read_text(encoding="utf-8")


def test_the_window_shows_the_game_before_the_first_screen(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[pygame.Surface] = []
    monkeypatch.setattr(windows.Window, "flip", lambda self: seen.append(self.surface.copy()))
    logbook = Logbook(own_home)
    program = main_loop.open_program(logbook)
    try:
        (first,) = seen
        ground = program.kit.colour("ground")
        assert first.get_at((0, 0))[:3] == ground[:3] != (0, 0, 0)
        assert first.get_at(first.get_rect().center)[:3] != ground[:3], "the sign of the game"
    finally:
        program.close()
        logbook.close()


def test_the_sentence_is_said_in_the_language_of_the_desktop(
    own_home: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    monkeypatch.setattr(main_loop, "open_program", raising(ValueError("x")))
    assert start.run() == 1
    assert "установите её заново" in capfd.readouterr().err


def test_a_missing_package_is_named_on_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(cli.COMMANDS, "doctor", raising(ModuleNotFoundError("No module named 'pygame'", name="pygame")))
    assert cli.main(["doctor"]) == cli.PROBLEM
    told = capfd.readouterr().err
    assert "pygame" in told
    assert told.count("\n") == 1


def test_where_nobody_reads_a_terminal_a_box_is_shown(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []

    def box(title: str, message: str, kind: str) -> None:
        shown.append(message)

    monkeypatch.setattr(pygame.display, "message_box", box)
    desktop.tell("x", "blind")
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    desktop.tell("x", "seen")
    desktop.tell("x", "not wanted", box=False)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    desktop.tell("x", "read")
    monkeypatch.setattr(sys, "stderr", None)
    desktop.tell("x", "no terminal at all")
    monkeypatch.setattr(pygame.display, "message_box", raising(pygame.error("no screen")))
    desktop.tell("x", "nothing can be shown")
    assert shown == ["seen", "no terminal at all"]


def test_a_folder_is_opened_with_what_the_desktop_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: asked.append(command))
    assert desktop.opened(tmp_path)
    assert asked == [["/bin/xdg-open", str(tmp_path)]]
    assert not desktop.opened(tmp_path / "nowhere")
    monkeypatch.setattr(subprocess, "Popen", raising(OSError("no")))
    assert not desktop.opened(tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert not desktop.opened(tmp_path)


def test_a_second_signal_ends_whatever_goes_on() -> None:
    ends: list[int] = []
    before = signal.getsignal(signal.SIGTERM), signal.getsignal(signal.SIGINT)
    with ending.signals(lambda: ends.append(1)) as asked:
        os.kill(os.getpid(), signal.SIGTERM)
        assert (asked.number, ends) == (signal.SIGTERM, [1])
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
    assert (signal.getsignal(signal.SIGTERM), signal.getsignal(signal.SIGINT)) == before


HANGING = """
import time
from catan_desktop.app.desktop import at_most
with at_most(60.0, 3):
    pass
with at_most(0.05, 7):
    time.sleep(60.0)
"""


def test_an_end_that_hangs_is_cut_short() -> None:
    done = subprocess.run([sys.executable, "-c", HANGING], timeout=120, check=False)
    assert done.returncode == 7


ENDS = """
import sys
import pygame
from catan_desktop.app import leave_game as ways_out
from catan_desktop.app import start
from catan_desktop.app.running import Running
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.loop import SystemClock
from catan_desktop.ui.scene import SceneStack
from catan_desktop.ui.scenes.trouble import PlainScene
from catan_desktop.ui.scenes.table.scene import TableScene
from catan_desktop.ui.scenes.trouble import TroubleScreen
from catan_desktop.ui.window import DisplayLost, NoDisplay, Window

ways_out.GRACE_SECONDS = 60.0
seen = []
spec = NewGame(ruleset="watch", seed=3, seats=tuple(SeatSpec(colour=n) for n in range(3)))

def broken(*_, **__):
    raise ZeroDivisionError("division by zero")

def leaving(*_, **__):
    raise SystemExit(5)

def interrupted(*_, **__):
    raise KeyboardInterrupt

def rounds(most):
    left = [most]
    def wait(self, seconds):
        left[0] -= 1
        return [pygame.event.Event(pygame.QUIT)] if left[0] <= 0 else []
    SystemClock.wait = wait

def look(self):
    top = self.scenes[-1] if self.scenes else None
    if top is not None and (not seen or seen[-1] != type(top).__name__):
        seen.append(type(top).__name__)
    return draws(self)

draws = SceneStack.dirty.fget
SceneStack.dirty = property(look)

def mended(**places):
    kept = {}
    for name, (owner, attribute, value) in places.items():
        kept[name] = (owner, attribute, getattr(owner, attribute))
        setattr(owner, attribute, value)
    return kept

def run(make, **places):
    seen.clear()
    kept = mended(**places)
    rounds(6)
    try:
        code = make()
    except (SystemExit, KeyboardInterrupt) as end:
        code = type(end).__name__
    mended(**kept)
    print(code, *seen, flush=True)

def lost(self):
    raise DisplayLost("gone")

def none(self):
    raise NoDisplay("none left")

run(lambda: start.run(spec), first=(Running, "begin", broken))
run(lambda: start.run(spec), table=(TableScene, "draw", broken))
failing = {kind.__name__: (kind, "draw", broken) for kind in (TableScene, TroubleScreen, PlainScene)}
run(lambda: start.run(spec), **failing)
run(lambda: start.run(spec), a=(Window, "flip", lost), b=(Window, "reopen", none))
run(lambda: start.run(spec), a=(TableScene, "draw", leaving))
run(lambda: start.run(spec), a=(TableScene, "draw", interrupted))
"""


def test_the_ways_in_which_a_window_ends(own_home: Path) -> None:
    environ = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", ENDS],
        env=environ,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.stdout.splitlines() == [
        "0 TroubleScreen",
        "0 Table TroubleScreen",
        "1 Table TroubleScreen PlainScene",
        "2 Table",
        "SystemExit Table",
        "KeyboardInterrupt Table",
    ], done.stderr
    said = [line for line in done.stderr.splitlines() if line.startswith("catan-desktop: ")]
    assert len(said) == 2, done.stderr
    assert "because errors kept coming back" in said[0]
    assert "autosave-" in said[0]
    assert "The display was lost" in said[1]
    assert "Traceback" not in done.stderr
    kept = sorted((own_home / "saves").glob("*.catan"))
    assert len(kept) == 5, "all but the one that did not begin"
    assert all(saves.read(file).header.ruleset == "watch" for file in kept)
    reports = list(own_home.glob("report-*.txt"))
    assert len(reports) == 3
    assert all("division by zero" in file.read_text(encoding="utf-8") for file in reports)
