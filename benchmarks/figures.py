"""What the benchmarks share: the machine's name, and tables of milliseconds."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from pathlib import Path


def machine() -> str:
    """The processor, how many cores, the system and the Python."""
    name = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = (line.partition(":") for line in info.read_text(encoding="utf-8").splitlines())
        name = next((value.strip() for key, _, value in lines if key.strip() == "model name"), name)
    return f"{name}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


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
