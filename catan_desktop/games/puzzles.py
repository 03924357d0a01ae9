"""The puzzles of the games of the program."""

from __future__ import annotations

from importlib import import_module

from catan_desktop.puzzles.puzzle import Puzzle, read_puzzle

from .catalogue import GAMES


def puzzle_keys() -> dict[str, str]:
    """Return the keys of all of them, each with that of its game, in the order of the games."""
    return {key: ruleset for ruleset, game in GAMES.items() for key in game.telling.puzzles}


def puzzle(key: str, text: str) -> Puzzle:
    """Return the puzzle of a key from its text; LookupError, with the keys there are, for another word."""
    keys = puzzle_keys()
    if key not in keys:
        raise LookupError(f"the puzzles are: {', '.join(keys)}")
    goals = GAMES[keys[key]].telling.goals
    return read_puzzle(key, text, import_module(goals).GOALS if goals else {})
