"""What the benchmarks share: the machine's name, a stopwatch for frames, and tables of milliseconds."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, thread_time
from typing import NamedTuple


class Spent(NamedTuple):
    """Seconds that something took."""

    wall: float
    """As a clock on the wall shows it: with all that other programs of the machine took meanwhile."""
    cpu: float
    """What the thread itself had of its core: the figure to compare on a machine that does other things as well."""


class Stopwatch:
    """Measures from when it is made."""

    def __init__(self) -> None:
        self._wall, self._cpu = perf_counter(), thread_time()

    def spent(self) -> Spent:
        """The seconds until now."""
        cpu = thread_time() - self._cpu
        return Spent(perf_counter() - self._wall, cpu)


def machine() -> str:
    """The processor, how many cores, the system and the Python."""
    name = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = (line.partition(":") for line in info.read_text(encoding="utf-8").splitlines())
        name = next((value.strip() for key, _, value in lines if key.strip() == "model name"), name)
    return f"{name}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def load() -> str:
    """How many programs want a core, where the system tells."""
    try:
        return f"load of the last minute {os.getloadavg()[0]:.1f}"
    except (AttributeError, OSError):
        return "load unknown"


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which a part of the values lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(part * (len(ordered) - 1)))]


def heading(first: str) -> str:
    """The head of a table of milliseconds."""
    return f"{first:44} {'n':>5} {'median':>8} {'p99':>8} {'most':>8}   ms"


def row(name: str, seconds: Sequence[float]) -> str:
    """One line of a table of milliseconds."""
    if not seconds:
        return f"{name:44} {0:5} {'-':>8} {'-':>8} {'-':>8}"
    figures = (quantile(seconds, 0.5), quantile(seconds, 0.99), max(seconds))
    return f"{name:44} {len(seconds):5} " + " ".join(f"{1000 * figure:8.2f}" for figure in figures)


def frame_heading(first: str) -> str:
    """The head of a table of frames: milliseconds of the thread's own time, then by the clock on the wall."""
    return f"{first:50} {'n':>5} {'median':>7} {'p99':>7} {'most':>7} | {'median':>7} {'p99':>7}   ms own | wall"


def frame_row(name: str, frames: Sequence[Spent]) -> str:
    """One line of a table of frames."""
    if not frames:
        return f"{name:50} {0:5} " + " ".join(f"{'-':>7}" for _ in range(3))
    own, wall = [spent.cpu for spent in frames], [spent.wall for spent in frames]
    left = (quantile(own, 0.5), quantile(own, 0.99), max(own))
    right = (quantile(wall, 0.5), quantile(wall, 0.99))
    return (
        f"{name:50} {len(frames):5} "
        + " ".join(f"{1000 * figure:7.2f}" for figure in left)
        + " | "
        + " ".join(f"{1000 * figure:7.2f}" for figure in right)
    )
