"""How long a saved game takes to its first frame: `python -m benchmarks.load [--turns 300] [--size 1280x720]`.

A long game of random bots is saved; then the running program opens it as the Load screen does and draws the table.
The first opening also draws every picture of the board from its vectors; later ones find them ready.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from benchmarks.figures import Spent, Stopwatch, frame_heading, frame_row, load, machine
from catan_desktop.app.program import Program
from catan_desktop.session import saves
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.scene import SceneStack
from catan_desktop.ui.window import Window

RUNS = 15
SEEDS = range(50)


def long_game(turns: int) -> Session:
    """A game of random bots that has lasted so many turns; its first seat is a person's from there on."""
    for seed in SEEDS:
        seats = tuple(SeatSpec(kind="bot", level="random", colour=seat) for seat in range(4))
        session = Session.new(NewGame(ruleset="watch", seats=seats, seed=seed), bots_in_process=True)
        while session.outcome is None and session.state.turn < turns:
            session.pump()
        if session.outcome is None:
            session.set_seat(session.state.seat, seats[0].model_copy(update={"kind": "human"}))
            return session
    raise SystemExit(f"no game of random bots lasts {turns} turns")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=300)
    parser.add_argument("--size", default="1280x720")
    arguments = parser.parse_args()
    size = (int(arguments.size.split("x")[0]), int(arguments.size.split("x")[1]))
    print(machine())
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "long.catan"
        session = long_game(arguments.turns)
        session.saving.save(file)
        print(f"{session.state.turn} turns, {session.ply} actions, {file.stat().st_size} bytes, {arguments.size}")
        pygame.display.init()
        pygame.display.set_mode((64, 64), flags=pygame.HIDDEN)
        settings = Settings.model_validate({"language": "en", "animation_speed": "off"})
        program = Program(Window.offscreen(size), settings, keep=False, saves_folder=Path(folder))
        stack = SceneStack(program.screens.scene("load"), size)
        surface = pygame.Surface(size, depth=32)
        stack.draw(surface)
        read, resumed, first, drawn = list[Spent](), list[Spent](), list[Spent](), list[Spent]()
        for _ in range(RUNS):
            watch = Stopwatch()
            saves.read(file)
            read.append(watch.spent())
            program.current.end()
            whole = Stopwatch()
            change = program.library.open(str(file))
            resumed.append(whole.spent())
            watch = Stopwatch()
            stack.apply(change)
            stack.update(0.0)
            stack.draw(surface)
            first.append(watch.spent())
            drawn.append(whole.spent())
        program.close()
    print(load())
    print(frame_heading("a saved game"))
    print(frame_row("read and checked", read))
    print(frame_row("opened: read, resumed, table made", resumed))
    print(frame_row("its first frame", first))
    print(frame_row("in all, the first time (pictures made)", drawn[:1]))
    print(frame_row("in all, after that", drawn[1:]))


if __name__ == "__main__":
    main()
