"""The puzzles of the games of the program; those of a game are read when they are first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from catan_desktop.puzzles.puzzle import Puzzle

from .catalogue import GAMES


@cache
def puzzles_of(ruleset: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, easiest first; none where it has none."""
    name = GAMES[ruleset].telling.puzzles
    if not name:
        return ()
    found: tuple[Puzzle, ...] = import_module(name).PUZZLES
    return found


@cache
def puzzles() -> dict[str, tuple[str, Puzzle]]:
    """Return all of them by their keys, each with the key of its game, in the order of the games."""
    return {one.key: (ruleset, one) for ruleset in GAMES for one in puzzles_of(ruleset)}


def puzzle(key: str) -> Puzzle:
    """Return the puzzle of a key; LookupError, with the keys there are, for another word."""
    if key not in puzzles():
        raise LookupError(f"the puzzles are: {', '.join(puzzles())}")
    return puzzles()[key][1]
