"""Random clicks and keys on a real window with real bots' processes: python -m tests.end_to_end.fire --minutes 5.

Everything goes through the X server: pointer, buttons, wheel, keys with modifiers, sizes, a hidden and a shown window.
The program must go on: it answers, no error is in its log, it closes when it is asked to, and every save can be read.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from catan_desktop.session import saves
from tests.end_to_end.stage import SIZE, Stage, Stuck, missing_tools, playing, x_server

ROOT = Path(__file__).resolve().parents[2]
STARTS = (
    ("new", "--rules", "watch", "--seats", "human,bot:easy,bot:normal,bot:random"),
    ("new", "--rules", "cities-knights", "--seats", "human,human,bot:easy,bot:random"),
    (),
    ("new", "--rules", "classic", "--seats", "bot:random,bot:random,bot:easy"),
)
KEYS = (
    *("space", "space", "Return", "Tab", "Tab", "Escape", "Left", "Right", "Up", "Down", "F1", "F2", "F3", "F4", "F10"),
    *("r", "s", "k", "c", "t", "e", "q", "v", "p", "plus", "minus", "0", "1", "2", "ctrl+z", "ctrl+y", "shift+Tab"),
    *("question", "Home", "End", "Page_Up", "Page_Down", "BackSpace", "ctrl+BackSpace", "F5", "alt+Return", "F11"),
)
SIZES = ((1280, 720), (1024, 768), (1100, 650), (640, 400), (1280, 720))
ONWARD = (
    *("next", "lift", "decline", "accept", "handful-done", "option-0", "confirm-answer"),
    *("chronicle-close", "start", "rematch"),
)
"""What brings a game further is aimed at more often."""


@dataclass
class Fire:
    """Shoots at a stage."""

    stage: Stage
    luck: random.Random
    events: int = 0
    starts: int = 0
    first: int = 0
    """Which of `STARTS` comes first."""
    plies: int = 0
    scenes: Counter[str] = field(default_factory=Counter)
    _known: tuple[int, str] = (-1, "")
    shot: list[str] = field(default_factory=list)
    """The last commands, the newest first."""

    def burst(self) -> None:
        """Some events at once, faster than anybody could, then a look whether the program still answers."""
        self._shoot(self._commands(self.luck.randint(4, 14)))
        if not self.alive():
            return
        try:
            before = int(self.stage.now.line["inputs"])
            self._shoot(["windowfocus", self._window(), "key", "Shift_L"])
            self.stage.wait(lambda sight: int(sight.line["inputs"]) > before, "any answer")
        except Stuck as stuck:
            if self.alive():
                raise Stuck(f"after {self.shot}: {stuck}") from stuck
            return
        sight = self.stage.now
        self.scenes[f"{sight.scene}/{sight.dialog}" if sight.dialog else sight.scene] += 1
        self.plies = max(self.plies, sight.ply)

    def alive(self) -> bool:
        """Whether the program runs; one that was left by its menu is started again, with what it has kept."""
        process = self.stage.process
        if process is not None and process.poll() is None:
            return True
        if process is not None:
            code = process.poll()
            if code != 0:
                raise Stuck(f"the program ended with {code}; {self.stage.account()}")
            self.begin()
        return False

    def begin(self) -> None:
        """Start the program."""
        self.stage.start(*STARTS[(self.first + self.starts) % len(STARTS)])
        self.starts += 1

    def end(self) -> list[Path]:
        """Close the window as a person does: the program ends at once, and all it has kept can be read."""
        sight = self.stage.now
        if sight.scene in {"TroubleScreen", "PlainScene"}:
            raise Stuck(f"an error was shown; {self.stage.account()}")
        with suppress(Stuck):  # the last shots may have closed it: whether it ends is seen in any case
            self.stage.close_window()
        code = self.stage.left()
        if code != 0:
            raise Stuck(f"closed, it ended with {code}; {self.stage.account()}")
        return self.searched()

    def searched(self) -> list[Path]:
        """Look through what a program that has ended has left; its saves."""
        for log in (self.stage.log, *self.stage.home.glob("**/*.log")):
            said = log.read_text(encoding="utf-8", errors="replace")
            if "Traceback" in said or " ERROR " in said:
                raise Stuck(f"{log.name}: {said[-3000:]}")
        kept = sorted((self.stage.home / "saves").glob(f"*{saves.SUFFIX}"))
        for file in kept:
            saves.read(file)
        return kept

    # inside

    def _commands(self, count: int) -> list[str]:
        luck = self.luck
        found: list[str] = []
        for _ in range(count):
            chance = luck.random()
            if chance < 0.5:
                x, y = self._aim()
                found += ["mousemove", str(x), str(y), "click", luck.choices(("1", "3", "4", "5"), (12, 1, 1, 1))[0]]
            elif chance < 0.85:
                found += ["key", luck.choice(KEYS)]
            elif chance < 0.93:
                (x, y), (to_x, to_y) = self._aim(), self._aim()
                found += [
                    "mousemove",
                    str(x),
                    str(y),
                    "mousedown",
                    "1",
                    "mousemove",
                    str(to_x),
                    str(to_y),
                    "mouseup",
                    "1",
                ]
            elif chance < 0.96:
                found += ["type", "--delay", "5", luck.choice(("Jon", "7", "zima", "x" * 30))]
            elif self._window():
                width, height = luck.choice(SIZES)
                window = self._window()
                found += ["windowsize", window, str(width), str(height)]
                if luck.random() < 0.3:  # without a window manager nobody else gives the focus back
                    found += [
                        "windowunmap",
                        window,
                        "sleep",
                        "0.2",
                        "windowmap",
                        "--sync",
                        window,
                        "windowfocus",
                        window,
                    ]
        return found

    def _aim(self) -> tuple[int, int]:
        sight = self.stage.now
        lit = sight.lit if sight.table else []
        if lit and self.luck.random() < 0.5:
            return self.luck.choice(lit)[2]
        onward = [item for item in sight.items if item.name in ONWARD and item.on]
        if onward and self.luck.random() < 0.3:
            return self.luck.choice(onward).middle
        if sight.items and self.luck.random() < 0.6:
            return self.luck.choice(sight.items).middle
        return (self.luck.randrange(SIZE[0]), self.luck.randrange(SIZE[1]))

    def _window(self) -> str:
        """The window of this run; it is looked for once."""
        if self._known[0] != self.starts or not self._known[1]:
            self._known = (self.starts, self._found())
        return self._known[1]

    def _found(self) -> str:
        for window in self.stage._xdotool("search", "--class", ".*").split():
            if self.stage._xdotool("getwindowname", window).strip():
                return window
        return ""

    def _shoot(self, command: Sequence[str]) -> None:
        self.events += sum(word in {"click", "key", "mouseup", "windowsize", "type"} for word in command)
        self.shot = [*command, *self.shot][:80]
        if command:
            self.stage._xdotool(*command)


def firing(fire: Fire, until: Callable[[], bool]) -> Iterator[int]:
    """Begin, shoot until it is enough, end; gives the number of events after each burst."""
    fire.begin()
    while not until():
        fire.burst()
        yield fire.events


def main(argv: Sequence[str] | None = None) -> int:
    """Shoot and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="which start comes first: watch, cities, menu, bots")
    given = parser.parse_args(argv)
    missing = missing_tools()
    if missing:
        print(f"not installed: {missing}", file=sys.stderr)
        return 2
    os.environ["PYTHONPATH"] = str(ROOT)
    end = time.monotonic() + given.minutes * 60
    with tempfile.TemporaryDirectory(prefix="fire-") as folder, x_server() as display:
        os.chdir(folder)  # what is exported by chance lies here
        with playing(Path(folder) / "home", display, bot_pause_seconds=0.1, animation_speed="fast") as stage:
            fire = Fire(stage, random.Random(given.seed), first=given.first)
            for events in firing(fire, lambda: time.monotonic() > end):
                if events % 50 < 8:
                    print(f"{events} events, {fire.starts} starts, ply {fire.plies}", flush=True)
            assert stage.process is not None
            if not fire.alive():
                stage.rest()
            shot = Path(folder) / "shot.png"
            begun = time.monotonic()
            stage.shoot(shot)
            size = shot.stat().st_size
            kept = fire.end()
            spent = time.monotonic() - begun
        os.chdir(ROOT)
    print(f"{fire.events} events, {fire.starts} starts, up to ply {fire.plies}; {dict(fire.scenes)}")
    print(f"a picture of {size} bytes, and closed, within {spent:.1f} s; {len(kept)} saves can be read")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.TimeoutExpired as error:
        print(f"the X server does not answer: {error}", file=sys.stderr)
        sys.exit(1)
