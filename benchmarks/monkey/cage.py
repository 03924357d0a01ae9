"""The real program in a window nobody sees, with a clock of its own: every fault comes out, none is swallowed."""

from __future__ import annotations

import itertools
import logging
import os
import shutil
import sys
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame

from benchmarks.monkey.pokes import Arm, Blinking, Poke
from catan_desktop.app.library import SavedGames
from catan_desktop.app.program import Program
from catan_desktop.session import paths, settings
from catan_desktop.session.settings import Settings
from catan_desktop.stores.files import Refused
from catan_desktop.ui.scene import Change, Scene
from catan_desktop.ui.window import Window

SIZE = (1280, 720)
DATE = "2026-01-17T19:30:00Z"
THINKING = 0.1
"""Seconds for bots of a level that thinks, so that it costs little."""


class Fault(AssertionError):
    """Something that must not be."""


class Logged(logging.Handler):
    """Keeps what was written to the log as a warning or worse."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it with its traceback."""
        self.lines.append(self.format(record))


class Caged(SavedGames):
    """The saved games, kept from writing anywhere but into their cage."""

    def hand_out(self, path: str, target: str) -> str:
        """Refuse places outside."""
        place = Path(target).expanduser().resolve()
        if not place.is_relative_to(paths.user_saves().parent.resolve()):
            raise Refused("outside")
        return super().hand_out(path, target)


class Ticks:
    """A clock for work that is done in slices: the same slices each time."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """A thousandth later at each look."""
        self.now += 0.001
        return self.now


class Cage:
    """Holds the program from its first screen to its end, and starts it again when it is left."""

    def __init__(self, folder: Path, size: tuple[int, int] = SIZE, *, laying: bool = False, **wishes: object) -> None:
        """`laying`: tables come behind a page with a bar, as in a real window."""
        self.laying = laying
        self.saves = folder / "saves"
        self.saves.mkdir(parents=True, exist_ok=True)
        self.logged = Logged()
        self.trouble: list[str] = []
        """What other threads raised."""
        self.starts = 0
        self._seeds = itertools.count(1)
        self._size = size
        given = {"language": "en", "bot_pause_seconds": 0.1, "bot_thinking_seconds": THINKING, **wishes}
        settings.save(Settings.model_validate(given), paths.user_settings_file())
        self.window = Window.open("Monkey", size)
        self.start()

    def start(self) -> None:
        """Start the program, with what it has kept."""
        self.starts += 1
        loaded = settings.load(paths.user_settings_file())
        if loaded.warning is not None:
            raise Fault(f"the settings cannot be read again: {loaded.warning}")
        self.program = Program(
            self.window, loaded.settings, clock=lambda: DATE, seed=lambda: next(self._seeds), saves_folder=self.saves
        )
        self.program.library = Caged(self.program.services, self.program.running, self.program.campaigns)
        self.program.kit.audit.on = True
        kit = self.program.kit
        first = self.program.first()
        self.loop = Blinking(self.window, first, fullscreen=lambda one: kit.keys.pressed(one, "fullscreen"))
        self.loop.on_closed = self.program.leaving.closed
        if self.laying:
            self.program.preload.loop, self.program.preload.clock = self.loop, Ticks()
            self.loop.each = self.program.preload.tick
        self.arm = Arm(self.loop, self.program)
        pygame.event.clear()
        self.arm.step(0.0)

    def do(self, poke: Poke) -> None:
        """Do one thing; an exception anywhere, a warning or an error in the log is a fault."""
        self.arm.do(poke)
        self.settled()
        if not self.loop.running:
            self.leave()
            self.start()

    def settled(self) -> None:
        """Raise what was told aside: by the log, by a thread."""
        if self.logged.lines or self.trouble:
            told = [*self.logged.lines, *self.trouble]
            self.logged.lines, self.trouble = [], []
            raise Fault("told aside: " + "\n".join(told))

    def leave(self) -> None:
        """End what runs as the program does when it is left, but for the window."""
        self.program.preload.rest()
        self.program.current.end()
        self.program.preferences.store()

    def go(self, change: Change) -> None:
        """Go where the program leads."""
        self.loop.stack.apply(change)
        self.arm.step(0.0)
        self.settled()

    @property
    def top(self) -> Scene:
        """The scene that gets events."""
        found = self.loop.stack.top
        assert found is not None
        return found

    def close(self) -> None:
        """End everything."""
        self.leave()
        self.window.close()
        pygame.event.clear()


@contextmanager
def caged(folder: Path, size: tuple[int, int] = SIZE, *, laying: bool = False, **wishes: Any) -> Iterator[Cage]:
    """A cage in a folder of its own, which is the program's home and the working folder meanwhile."""
    home = folder / "home"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    before, where = os.environ.get(paths.HOME_VARIABLE), Path.cwd()
    os.environ[paths.HOME_VARIABLE] = str(home)
    log = logging.getLogger()
    hooks = threading.excepthook, sys.unraisablehook
    cage: Cage | None = None
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            os.chdir(home)
            cage = Cage(home, size, laying=laying, **wishes)
            log.addHandler(cage.logged)
            trouble = cage.trouble
            threading.excepthook = lambda told: trouble.append(f"thread: {told.exc_value!r}")
            sys.unraisablehook = lambda told: trouble.append(f"unraisable: {told.exc_value!r} {told.err_msg}")
            yield cage
        finally:
            if cage is not None:
                log.removeHandler(cage.logged)
                cage.close()
            threading.excepthook, sys.unraisablehook = hooks
            os.chdir(where)
            if before is None:
                del os.environ[paths.HOME_VARIABLE]
            else:
                os.environ[paths.HOME_VARIABLE] = before
