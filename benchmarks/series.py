"""Series of games: a file keeps one JSON object a line, and a series that was broken off goes on where it stopped.

`benchmarks.landnam` and `benchmarks.wall` count games of their bots with it: `play FILE` adds games, `table FILE ...`
prints what stands there.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

Found: TypeAlias = dict[str, Any]
"""What a file keeps of a game; besides, its number."""


def games(file: Path) -> list[Any]:
    """Return the games that stand in a file; none where there is no file."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


def keep(file: Path, numbers: Iterable[int], played: Callable[[int], Mapping[str, object]]) -> None:
    """Play the games of these numbers that a file lacks, and add each as it ends."""
    known = {one["number"] for one in games(file)}
    for number in numbers:
        if number not in known:
            line = json.dumps({"number": number, **played(number)}, separators=(",", ":"))
            with file.open("a", encoding="utf-8") as out:
                out.write(line + "\n")


def mean(values: Iterable[float]) -> float:
    """Return the mean; 0 of nothing."""
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0


def levels(given: argparse.Namespace) -> list[str]:
    """Return the level of each seat."""
    return given.levels.split(",") if "," in given.levels else [given.levels] * given.seats


def main(
    doc: str | None,
    played: Callable[[argparse.Namespace, int], Found],
    table: Callable[[Sequence[Path]], None],
    options: Callable[[argparse.ArgumentParser], None] = lambda parser: None,
) -> None:
    """Play or print, as the command line says; `options` adds those of a game."""
    parser = argparse.ArgumentParser(description=doc)
    commands = parser.add_subparsers(required=True, dest="what")
    play = commands.add_parser("play")
    play.add_argument("file", type=Path)
    play.add_argument("--seats", type=int, default=4)
    play.add_argument("--levels", default="normal", help="one for all, or one for each seat, with commas")
    play.add_argument("--seed", type=int, default=0)
    play.add_argument("--first", type=int, default=0, help="the number of the first game")
    play.add_argument("--games", type=int, default=100)
    options(play)
    commands.add_parser("table").add_argument("files", nargs="+", type=Path)
    given = parser.parse_args()
    if given.what == "table":
        table(given.files)
    else:
        keep(given.file, range(given.first, given.first + given.games), lambda number: played(given, number))
