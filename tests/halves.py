"""The two halves of the tests: what `pytest` runs, and the rest; `pytest --all` runs both.

A test marked `slow` belongs to the rest. A test marked `matrix` is one check over several axes, its parameters:
`pytest` runs as many of its items as show each value of each axis at least once, the rest runs the others. Both follow
from the tree alone, so the same commit always has the same halves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence

import pytest

Row = tuple[Hashable, ...]


def add_options(parser: pytest.Parser) -> None:
    """Add `--all` and `--rest`."""
    group = parser.getgroup("halves of the tests")
    group.addoption("--all", action="store_true", help="run every test")
    group.addoption("--rest", action="store_true", help="run only what `pytest` alone leaves out")


def select(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect what is not in the half asked for; single tests named by their `::` are always run."""
    if config.getoption("all") or any("::" in argument for argument in config.args):
        return
    rest = {*(item for item in items if item.get_closest_marker("slow")), *uncovering(items)}
    wanted = [item for item in items if (item in rest) == config.getoption("rest")]
    config.hook.pytest_deselected(items=[item for item in items if (item in rest) != config.getoption("rest")])
    items[:] = wanted


def uncovering(items: Sequence[pytest.Item]) -> Iterator[pytest.Item]:
    """Return the items of each matrix that the first half can do without."""
    matrices: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("matrix") and not item.get_closest_marker("slow"):
            matrices.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for rows in matrices.values():
        share = cover([tuple(repr(value) for value in row.callspec.params.values()) for row in rows])  # type: ignore[attr-defined]
        yield from (row for place, row in enumerate(rows) if place not in share)


def cover(rows: Sequence[Row]) -> set[int]:
    """Return the places of a share of `rows` that has each value of each column.

    One row for each value of the longest column, the one whose other values have been seen least, the first of equals;
    then the first row of each value that is still missing.
    """
    values = [{row[column] for row in rows} for column in range(len(rows[0]))]
    longest = max(range(len(values)), key=lambda column: len(values[column]))
    by_value: dict[Hashable, list[int]] = {}
    for place, row in enumerate(rows):
        by_value.setdefault(row[longest], []).append(place)
    seen: Counter[tuple[int, Hashable]] = Counter()
    share: set[int] = set()

    def take(place: int) -> None:
        share.add(place)
        seen.update(enumerate(rows[place]))

    for places in by_value.values():
        take(min(places, key=lambda place: sorted((seen[cell] for cell in enumerate(rows[place])), reverse=True)))
    for place, row in enumerate(rows):
        if not all(seen[cell] for cell in enumerate(row)):
            take(place)
    return share
