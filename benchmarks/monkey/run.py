"""One run of the monkey from one place, done again where it failed, and cut down to what is needed."""

from __future__ import annotations

import signal
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FrameType

import pygame

from benchmarks.monkey.cage import SIZE, Cage, Fault, caged
from benchmarks.monkey.hand import Hand
from benchmarks.monkey.places import Place
from benchmarks.monkey.pokes import Poke
from benchmarks.monkey.watch import Watcher
from benchmarks.monkey.wits import Wits
from catan_desktop.ui import vectors

LOOK_EVERY = 40
"""So many pokes lie between two careful looks ..."""
BACK_EVERY = 160
"""... and between two times that the way back is looked for and a question answered."""
ANSWERS = 3
HANG_SECONDS = 60
"""One thing takes no longer than that."""


@dataclass
class Report:
    """How a run went."""

    place: str
    seed: int
    pokes: list[Poke] = field(default_factory=list)
    seconds: float = 0.0
    """Time in the program."""
    visits: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    checks: int = 0
    plies: int = 0
    answers: int = 0
    starts: int = 0
    lean: str = ""
    fault: str = ""
    """What went wrong; empty if nothing did."""
    trace: str = ""
    worst: float = 0.0
    """Seconds of the longest poke by the clock on the wall ..."""
    slowest: Poke = ()
    """... and which that was."""


class Monkey:
    """A cage with its monkey; every poke is written down before it is done."""

    def __init__(self, cage: Cage, report: Report, luck: Random) -> None:
        self.cage = cage
        self.report = report
        self.watcher = Watcher(cage)
        self.hand = Hand(luck)
        self.wits = Wits(cage, luck, self.do)
        report.visits, report.asked = self.watcher.visits, self.watcher.asked

    def do(self, poke: Poke) -> None:
        """Write it down, do it, and look."""
        self.report.pokes.append(poke)
        begun = time.perf_counter()
        with in_time(HANG_SECONDS):
            before = self.cage.arm.seconds
            self.cage.do(poke)
            self.report.seconds += max(0.0, self.cage.arm.seconds - before)
            self.watcher.glance()
        spent = time.perf_counter() - begun
        if spent > self.report.worst and poke[0] != "wait":
            self.report.worst, self.report.slowest = spent, poke

    def play(self, events: int) -> None:
        """Poke at random; look often; go back and answer now and then."""
        self.watcher.glance()
        self.watcher.look()
        looked = back = len(self.report.pokes)
        while len(self.report.pokes) < events:
            for poke in self.hand.pokes(self.cage):
                self.do(poke)
            done = len(self.report.pokes)
            if done - looked >= LOOK_EVERY:
                looked = done
                self.watcher.look()
            if done - back >= BACK_EVERY:
                self.sober()
                back = looked = len(self.report.pokes)
        self.sober()
        self.watcher.saved()

    def sober(self) -> None:
        """The way back is there, and the question can be answered."""
        self.wits.back()
        self.watcher.look()
        for _ in range(ANSWERS):
            if not self.wits.answer():
                break
            self.report.answers += 1
            self.watcher.look()

    def again(self, pokes: Sequence[Poke]) -> None:
        """Do what was written down."""
        self.watcher.look()
        for number, poke in enumerate(pokes):
            self.do(poke)
            if number % LOOK_EVERY == LOOK_EVERY - 1:
                self.watcher.look()
        self.watcher.look()


def run(name: str, place: Place, seed: int, events: int, pokes: Sequence[Poke] | None = None) -> Report:
    """Begin at a place and poke, or do again what is given; what goes wrong stands in the report."""
    report = Report(name, seed)
    luck = Random(f"{name} {seed}")
    wishes: dict[str, object] = {
        "language": luck.choice(("en", "ru")),
        "animation_speed": luck.choice(("off", "off", "fast", "normal")),
    }
    laying = luck.random() < 0.12
    size = luck.choice((SIZE, SIZE, (1024, 768), (1366, 768)))
    try:
        with (
            tempfile.TemporaryDirectory(prefix="monkey-") as folder,
            kept_pictures(),
            caged(Path(folder), size, laying=laying, **wishes) as cage,
        ):
            place(cage)
            monkey = Monkey(cage, report, luck)
            if pokes is None:
                monkey.play(events)
            else:
                monkey.again(pokes)
            report.checks, report.plies = monkey.watcher.checks, monkey.watcher.plies
            report.starts = cage.starts
            monkey.watcher.replays()
            del monkey
            report.lean = Watcher(cage).lean()
    except Exception as error:
        report.fault = signature(error)
        report.trace = "".join(traceback.format_exception(error))
    return report


_PICTURES: dict[tuple[bytes, tuple[int, int]], pygame.Surface] = {}
MOST_PICTURES = 128 << 20
"""Bytes."""
LARGE = 400


@contextmanager
def kept_pictures() -> Iterator[None]:
    """Draw each small picture once in a process, though every run has a program of its own."""
    held, drawn = sum(4 * width * height + len(source) for source, (width, height) in _PICTURES), vectors.rasterise

    def rasterise(source: bytes, size: tuple[int, int]) -> pygame.Surface:
        nonlocal held
        if max(size) > LARGE:
            return drawn(source, size)
        key = (source, (size[0], size[1]))
        if key not in _PICTURES:
            if held > MOST_PICTURES:
                _PICTURES.clear()
                held = 0
            held += 4 * size[0] * size[1] + len(source)
            _PICTURES[key] = drawn(source, size)
        return _PICTURES[key]

    vectors.rasterise = rasterise
    try:
        yield
    finally:
        vectors.rasterise = drawn


def signature(error: BaseException) -> str:
    """The kind of an error and where it came from: two that are alike in both are taken for the same."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if "catan_desktop" in frame.filename] or frames
    last = ours[-1]
    said = str(error).partition(":")[0][:60] if isinstance(error, Fault) else ""
    return f"{type(error).__name__} {said} {Path(last.filename).name}:{last.lineno} {last.name}"


def shrink(name: str, place: Place, seed: int, failed: Report, tries: int) -> list[Poke]:
    """Leave pokes out, as long as the same goes wrong; at most so many tries."""
    best = list(failed.pokes)
    if tries < 1 or run(name, place, seed, 0, best).fault != failed.fault:
        return best
    part = max(1, len(best) // 2)
    while tries > 0:
        at, found = 0, False
        while at < len(best) and tries > 0:
            tries -= 1
            fewer = best[:at] + best[at + part :]
            again = run(name, place, seed, 0, fewer)
            if again.fault == failed.fault:
                best, found = again.pokes, True
            else:
                at += part
        if part == 1 and not found:
            break
        part = max(1, part // 2)
    return best


@contextmanager
def in_time(seconds: int) -> Iterator[None]:
    """Raise where something never ends; only where the system has alarms."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise Fault(f"it takes longer than {seconds} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
