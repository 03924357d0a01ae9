"""What frames are measured on: the program with a game in its window, driven round by round."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from time import perf_counter
from typing import Literal

os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
if not os.environ.get("DISPLAY"):
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from benchmarks.figures import Spent, Stopwatch
from catan_desktop.app.gc_pause import GcPause
from catan_desktop.app.program import Program
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.session import saves
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.loop import Loop
from catan_desktop.ui.scene import Scene
from catan_desktop.ui.scenes.table.scene import TableScene
from catan_desktop.ui.widgets import Widget
from catan_desktop.ui.window import Window

FRAME = 1 / 60
SEED = 1
MIDDLE_PLY = 420
LEVEL = "normal"


class Stand:
    """The program, its window and its loop."""

    def __init__(self, size: tuple[int, int], animation: str, folder: Path, **wishes: object) -> None:
        self.window = Window.open("Benchmark", size)
        given = {"language": "en", "animation_speed": animation, "bot_pause_seconds": 0.0, "window_width": size[0]}
        settings = Settings.model_validate({**given, "window_height": size[1], **wishes})
        self.program = Program(self.window, settings, keep=False, saves_folder=folder)
        self.loop: Loop | None = None

    def enter(self, scene: Scene) -> None:
        """Let the loop begin with a scene, and show its first frames."""
        self.loop = Loop(self.window, scene)
        for _ in range(3):
            self.round()
        GcPause(self.loop).now()  # as the program does when a scene has come to rest

    def round(self, events: Sequence[pygame.event.Event] = (), seconds: float = FRAME) -> Spent:
        """One round of the loop, from its events to the flip; what it took."""
        assert self.loop is not None
        pygame.event.pump()
        watch = Stopwatch()
        self.loop.step(seconds, events)
        return watch.spent()

    @property
    def drawn(self) -> int:
        """How many frames were drawn."""
        assert self.loop is not None
        return self.loop.stats.drawn

    def paced(self, spent: Spent) -> None:
        """Wait until the next frame is due, so that animations last as long as they should."""
        assert self.loop is not None
        self.loop.clock.sleep(FRAME - spent.wall)

    def close(self) -> None:
        """End bots and window."""
        self.program.close()


class Table(Stand):
    """A table in the middle of a game; so many of its seats are people's, the first of them is asked."""

    def __init__(
        self,
        size: tuple[int, int],
        people: int,
        animation: str,
        folder: Path,
        level: str = LEVEL,
        **wishes: object,
    ) -> None:
        super().__init__(size, animation, folder, **wishes)
        self.session = middle(people, folder, level)
        self.program.current.session = self.session
        self.program.almanacs.make_ready(self.session.game.ruleset.key)  # as the program does behind its bar
        scene = self.program.running.table()
        assert isinstance(scene, TableScene)
        self.scene = scene
        self.enter(scene)

    def widgets(self) -> list[Widget]:
        """What the pointer can rest on."""
        return [widget for widget in self.scene.root.content.walk() if widget.focusable and widget.rect.width]


@lru_cache(maxsize=1)
def _played(folder: Path) -> Path:
    """A game of easy bots up to its middle, at which a seat is asked in its own turn, as a file; that seat is first."""
    seats = tuple(SeatSpec(kind="bot", level="easy", colour=seat) for seat in range(4))
    session = Session.new(NewGame(ruleset="watch", seats=seats, seed=SEED), bots_in_process=True)
    while session.ply < MIDDLE_PLY or session.actor() in {None, CHANCE} or not _own_turn(session):
        session.pump()
    file = folder / "middle.catan"
    session.saving.save(file)
    return file


def middle(people: int, folder: Path, level: str = LEVEL) -> Session:
    """A game in its middle: so many people, from the seat on that is asked, and bots that think for a while."""
    session = Session.resume(saves.read(_played(folder)))
    first = int(session.actor() or 0)
    for seat in range(4):
        kind: Literal["human", "bot"] = "human" if (seat - first) % 4 < people else "bot"
        session.set_seat(Seat(seat), SeatSpec(kind=kind, level=level, colour=seat))
    return session


def _own_turn(session: Session) -> bool:
    return session.state.frames[-1].step == "settlers.action"


def until(seconds: float) -> float:
    """The moment on the clock of the wall after so many seconds."""
    return perf_counter() + seconds
