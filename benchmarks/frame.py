"""How long a frame of the table takes: `python -m benchmarks.frame [--size 1920x1080] [--frames 300]`.

A table in the middle of a game is driven through the program's own loop with the software renderer: every figure is
the time of one round, from its events to the flip. With `DISPLAY` set the window is a real one, else SDL's dummy.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import perf_counter

os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
if not os.environ.get("DISPLAY"):
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from benchmarks.figures import heading, machine, row
from catan_desktop.app.program import Program
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.loop import Loop
from catan_desktop.ui.scenes.table.scene import TableScene
from catan_desktop.ui.widgets import Widget
from catan_desktop.ui.window import Window

FRAME = 1 / 60
SEED = 1
MIDDLE_PLY = 420
BOT_SECONDS = 20.0


class Bench:
    """The program with a game in its window."""

    def __init__(self, size: tuple[int, int], people: int, animation: str, folder: Path) -> None:
        self.window = Window.open("Benchmark", size)
        settings = Settings.model_validate({"language": "en", "animation_speed": animation, "bot_pause_seconds": 0.0})
        self.program = Program(self.window, settings, keep=False, saves_folder=folder)
        self.session = middle(people)
        self.program.session = self.session
        scene = self.program.table()
        assert isinstance(scene, TableScene)
        self.scene = scene
        self.loop = Loop(self.window, scene)
        self.round()

    def round(self, events: Sequence[pygame.event.Event] = ()) -> float:
        """One round of the loop; its seconds."""
        pygame.event.pump()
        before = perf_counter()
        self.loop.step(FRAME, events)
        return perf_counter() - before

    def close(self) -> None:
        """End bots and window."""
        self.program.close()

    def widgets(self) -> list[Widget]:
        """What the pointer can rest on."""
        return [widget for widget in self.scene.root.content.walk() if widget.focusable and widget.rect.width]


def middle(people: int) -> Session:
    """A game of easy bots in its middle, at which a seat is asked in its own turn; so many seats become people's."""
    seats = tuple(SeatSpec(kind="bot", level="easy", colour=seat) for seat in range(4))
    session = Session.new(NewGame(ruleset="watch", seats=seats, seed=SEED), bots_in_process=True)
    while session.ply < MIDDLE_PLY or session.actor() in {None, CHANCE} or not _own_turn(session):
        session.pump()
    first = int(session.actor() or 0)
    spec = session.spec
    sitting = tuple(
        SeatSpec(kind="human" if (seat - first) % 4 < people else "bot", level="normal", colour=seat)
        for seat in range(4)
    )
    made = Session(session.game, spec.model_copy(update={"seats": sitting}), session.timeline)
    return made


def _own_turn(session: Session) -> bool:
    return session.state.frames[-1].step == "settlers.action"


def moves(bench: Bench) -> Iterator[pygame.event.Event]:
    """The pointer goes over everything, again and again."""
    while True:
        for widget in bench.widgets():
            where = widget.rect.center
            yield pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(1, 1), buttons=(0, 0, 0))


def over_the_board(bench: Bench) -> Iterator[pygame.event.Event]:
    """The pointer goes over the board in small steps."""
    area = bench.scene.board.rect
    while True:
        for step in range(0, min(area.size), 9):
            where = (area.x + step, area.y + step)
            yield pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(9, 9), buttons=(0, 0, 0))


def still(bench: Bench, frames: int) -> list[float]:
    """Rounds in which nothing changes."""
    bench.scene.board.light({})
    bench.round()
    return [bench.round() for _ in range(frames)]


def air(bench: Bench, frames: int) -> tuple[list[float], float]:
    """Rounds in which only the air over a resting table moves, and how many of them there are in a second."""
    bench.scene.board.light({})
    bench.round()
    found: list[float] = []
    rounds = 0
    while len(found) < frames and rounds < 20 * frames:
        before, drawn = bench.loop.stats.patched, bench.loop.stats.drawn
        spent = bench.round()
        rounds += 1
        if bench.loop.stats.drawn != drawn:
            bench.scene.board.light({})
        elif bench.loop.stats.patched != before:
            found.append(spent)
    return found, len(found) / (rounds * FRAME)


def title(program: Program, window: Window, frames: int) -> list[float]:
    """Frames of the title, in which everything lives."""
    loop = Loop(window, program.scene("title"))
    found = []
    for _ in range(2 * frames):
        before, drawn = perf_counter(), loop.stats.drawn
        loop.step(FRAME, ())
        if loop.stats.drawn != drawn:
            found.append(perf_counter() - before)
    return found


def redraw(bench: Bench, frames: int) -> list[float]:
    """Everything is put on the window again."""

    def one() -> float:
        bench.program.kit.dirty = True
        return bench.round()

    return [one() for _ in range(frames)]


def pointed(bench: Bench, frames: int, way: Callable[[Bench], Iterator[pygame.event.Event]]) -> list[float]:
    """The pointer moves: from the event to the frame that shows it."""
    path = way(bench)
    return [bench.round([next(path)]) for _ in range(frames)]


def pressed(bench: Bench, frames: int) -> list[float]:
    """A key opens the menu, another closes it: from the key to the frame that shows it."""
    keys = (pygame.K_F10, pygame.K_ESCAPE)
    found = []
    for index in range(frames):
        key = keys[index % 2]
        found.append(bench.round([pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")]))
        bench.round([pygame.event.Event(pygame.KEYUP, key=key, mod=0)])
    return found


def bots_at_work(bench: Bench, seconds: float, *, all_anew: bool) -> tuple[list[float], list[float]]:
    """Bots play on by themselves in their own process.

    Gives the seconds of frames between moves, each with everything redrawn if so wished, and of frames in which a
    move arrives.
    """
    calm: list[float] = []
    moved: list[float] = []
    end = perf_counter() + seconds
    while perf_counter() < end and not bench.scene.port.over:
        ply, drawn = bench.session.ply, bench.loop.stats.drawn
        if all_anew:
            bench.program.kit.dirty = True
        spent = bench.round()
        if bench.session.ply != ply:
            moved.append(spent)
        elif bench.loop.stats.drawn != drawn:
            calm.append(spent)
        bench.loop.clock.sleep(FRAME - spent)
    return calm, moved


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--frames", type=int, default=300)
    parser.add_argument("--bot-seconds", type=float, default=BOT_SECONDS)
    arguments = parser.parse_args()
    size = (int(arguments.size.split("x")[0]), int(arguments.size.split("x")[1]))
    frames = arguments.frames
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(size, 1, "off", Path(folder))
        print(machine())
        print(f"{size[0]}x{size[1]}, SDL driver {pygame.display.get_driver()}, pygame-ce {pygame.version.ver}")
        print(heading("a frame of the table"))
        print(row("nothing changes", still(bench, frames)))
        print(row("everything redrawn", redraw(bench, frames)))
        print(row("pointer over buttons, to its frame", pointed(bench, frames, moves)))
        print(row("pointer over the board, to its frame", pointed(bench, frames, over_the_board)))
        print(row("key to its frame (menu opens and closes)", pressed(bench, frames)))
        bench.close()
        bench = Bench(size, 1, "normal", Path(folder))
        spent, often = air(bench, frames)
        print(row(f"a resting table, the air moves ({often:.0f} a second)", spent))
        print(row("the title, everything lives", title(bench.program, bench.window, frames)))
        bench.close()
        bench = Bench(size, 0, "off", Path(folder))
        calm, moved = bots_at_work(bench, arguments.bot_seconds, all_anew=True)
        print(row("a bot thinks, everything redrawn", calm))
        print(row("a bot's move arrives, no animation", moved))
        bench.close()
        bench = Bench(size, 0, "normal", Path(folder))
        calm, moved = bots_at_work(bench, arguments.bot_seconds, all_anew=False)
        print(row("bots play, frames of the animations", calm))
        print(row("bots play, the frame in which a move arrives", moved))
        bench.close()


if __name__ == "__main__":
    main()
