"""How the tests are spread over processes: what mostly waits beside what computes, and what is long first.

A file stays together, because its tests share what one of them has made; the longest are dealt test by test. The robots
before the real window wait most of their time; they go one after another, and all others are spread over a process for
each core besides.
"""

from __future__ import annotations

import os

import pytest
from xdist.scheduler import LoadScopeScheduling

WINDOW = "tests/end_to_end/"
LONG = (
    "tests/ui/test_everything_fits.py",
    "tests/ui/screens/test_tutorial.py",
    "tests/packing/test_wheel.py",
    "tests/test_contract.py",
    "tests/fuzz/test_fire.py",
    "tests/test_pythons.py",
    "tests/fuzz/",
    "tests/ui/screens/test_walk.py",
    "tests/bots/",
    "tests/arena/",
    "tests/ui/screens/",
    "tests/ui/table/",
    "tests/pictures/",
    "tests/test_app.py",
    "tests/test_golden.py",
    "tests/session/",
    "tests/mechanics/test_longest_road_histories.py",
    "tests/games/cities_knights/test_longest_road_in_play.py",
    "tests/mechanics/common/",
)
"""Files and folders, the longest first; few tests can be long ones."""
DEALT = ("tests/ui/test_everything_fits.py", "tests/ui/screens/test_tutorial.py", "tests/fuzz/test_fire.py")
"""Files whose tests share little, dealt one by one."""
TOGETHER = (
    "tests/test_layers.py",
    "tests/test_imports.py",
    "tests/test_sizes.py",
    "tests/present/test_locale.py",
    "tests/present/test_almanac_content.py",
    "tests/present/test_vocabulary.py",
    "tests/games/great_wall/test_words.py",
    "tests/games/landnam/test_words.py",
)
"""Files that read the whole source of the program, or all its texts: one process parses them once (`tests.source`)."""
NICENESS = 5
"""Of what computes; bots of a program before a window think at 10, and would starve beside a process for each core."""


class Spread(LoadScopeScheduling):  # type: ignore[misc]
    """Gives each process a file at a time, in the order of `order`, and one process all robots."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        if file.startswith(WINDOW):
            return WINDOW
        return TOGETHER[0] if file in TOGETHER else nodeid if file in DEALT else file


def order(items: list[pytest.Item]) -> None:
    """Put robots first, then what is long, then files with many tests."""
    many: dict[str, int] = {}
    for item in items:
        file = item.nodeid.partition("::")[0]
        many[file] = many.get(file, 0) + 1

    def key(item: pytest.Item) -> tuple[int, int, str]:
        file = item.nodeid.partition("::")[0]
        first = next((place for place, start in enumerate((WINDOW, *LONG)) if file.startswith(start)), len(LONG) + 1)
        return (first, -many[file], file)

    items.sort(key=key)


def processes(windows: bool) -> int:
    """Return the number of processes: one for each core this one may use, and one that mostly waits for windows."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + windows


def give_way(nodeid: str) -> None:
    """Let the programs that robots play, and the bots that think for them, have the cores first."""
    computes = "PYTEST_XDIST_WORKER" in os.environ and not nodeid.startswith(WINDOW)
    if computes and hasattr(os, "nice"):
        missing = NICENESS - os.nice(0)
        if missing > 0:
            os.nice(missing)
