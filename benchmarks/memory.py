"""How memory grows while bots play before the window: `python -m benchmarks.memory [--minutes 60] [--size 1280x720]`.

Four bots play whole games at full speed, one after another, at the table with its animations off, through the program's
own loop; after each game the result is shown, then a rematch begins. Every so often the resident memory of the window's
process and of the bots' process is read. The first third of the time fills caches and is not counted (pictures are
forgotten when nobody has wanted them for ten minutes); what follows is compared with the end. Linux only: the figures
come from /proc.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from benchmarks.figures import machine
from benchmarks.stand import FRAME

import pygame  # isort: skip  # after the drivers have been chosen

from catan_desktop.app.program import Program
from catan_desktop.session.settings import Settings
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.loop import Loop
from catan_desktop.ui.scene import Replace
from catan_desktop.ui.window import Window

READINGS = 60
SETTLED = 1 / 3
"""The part of the time that only fills caches."""
DRAWN_EVERY = 5
"""Frames are drawn after so many rounds, so that most of the time is play."""
MEBIBYTE = 1 << 20


def resident(process: int) -> int:
    """The resident memory of a process in bytes; 0 where it is gone."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


class Marathon:
    """Bots that play game after game."""

    def __init__(self, rules: str, level: str, size: tuple[int, int], folder: Path) -> None:
        self.window = Window.open("Memory", size)
        wishes = {"language": "en", "animation_speed": "off", "bot_pause_seconds": 0.0}
        self.program = Program(self.window, Settings.model_validate(wishes), keep=True, saves_folder=folder)
        seats = tuple(SeatSpec(kind="bot", level=level, colour=seat) for seat in range(4))
        self.spec = NewGame(ruleset=rules, seats=seats, seed=0)
        begun = self.program.lobby.begin(self.spec)
        assert isinstance(begun, Replace)
        self.loop = Loop(self.window, begun.scene)
        self.games = 0
        self.actions = 0

    def round(self) -> None:
        """One round of the loop; a game that is over is followed by the next."""
        pygame.event.pump()
        session = self.program.current.session
        assert session is not None
        before = session.ply
        self.program.kit.dirty = self.loop.stats.drawn % DRAWN_EVERY == 0
        self.loop.step(FRAME)
        if session.outcome is None:
            self.actions += session.ply - before
            return
        for _ in range(5):
            self.loop.step(1.0)
        self.games += 1
        self.loop.stack.apply(self.program.lobby.begin(self.spec.model_copy(update={"seed": self.games})))

    def memory(self) -> tuple[int, int]:
        """Bytes of the window's process and of the bots'."""
        gc.collect()
        session = self.program.current.session
        worker = session.bots.worker if session is not None else None
        helper = worker.process_id if worker is not None else None
        return resident(os.getpid()), resident(helper) if helper is not None else 0

    def close(self) -> None:
        """End everything."""
        self.program.close()


def main() -> int:
    """Measure and print; 1 where memory grew by more than the limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--rules", default="watch")
    parser.add_argument("--level", default="easy")
    parser.add_argument("--limit", type=float, default=5.0, help="most growth in percent")
    arguments = parser.parse_args()
    width, height = (int(length) for length in arguments.size.split("x"))
    whole = arguments.minutes * 60
    with tempfile.TemporaryDirectory() as folder:
        marathon = Marathon(arguments.rules, arguments.level, (width, height), Path(folder))
        print(machine())
        print(f"{'minute':>7} {'games':>6} {'actions':>8} {'window':>9} {'bots':>7}   MiB", flush=True)
        begun = perf_counter()
        readings: list[tuple[float, int]] = []
        while (now := perf_counter() - begun) < whole:
            marathon.round()
            if now >= whole * (len(readings) + 1) / READINGS:
                own, bots = marathon.memory()
                readings.append((now, own))
                figures = f"{own / MEBIBYTE:9.1f} {bots / MEBIBYTE:7.1f}"
                print(f"{now / 60:7.1f} {marathon.games:6} {marathon.actions:8} {figures}", flush=True)
        marathon.close()
    settled = [size for moment, size in readings if moment >= whole * SETTLED]
    early, late = settled[: len(settled) // 5 or 1], settled[-(len(settled) // 5 or 1) :]
    growth = 100 * (max(late) / max(early) - 1)
    print(f"growth after the first third: {growth:.1f} % (limit {arguments.limit:g} %)")
    return 1 if growth > arguments.limit else 0


if __name__ == "__main__":
    sys.exit(main())
