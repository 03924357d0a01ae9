"""A puzzle as data, and what may be asked of who solves it.

It is the text `assets/puzzles/<key>.txt`: a position, in which the seat that is asked solves, and three remarks:

    # puzzle: GRADE GOAL
    # way: ACTION; ACTION; ...
    # tempting: ACTION; ...

Texts are `puzzle-<key>` (its name) with the attributes `.story`, `.hint1` and `.hint2`; the goal is
`puzzle-goal-<goal>`, which says in one sentence what is to be reached.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from catan_desktop.kernel import Game, GameState, Seat, record
from catan_desktop.kernel.event import Event

GRADES = ("easy", "medium", "hard")


@record
class Attempt:
    """What has come of a position so far."""

    game: Game
    seat: Seat
    """Who solves."""
    start: GameState
    state: GameState
    events: tuple[Event, ...]
    """Since the start."""

    @property
    def over(self) -> bool:
        """Return whether the turn of the seat, or the game, has ended."""
        before, now = self.start, self.state
        return now.outcome is not None or (now.turn, now.seat) != (before.turn, before.seat)


class Goal(Protocol):
    """What is to be reached before the turn ends."""

    @property
    def key(self) -> str:
        """The last part of its text key."""

    def reached(self, attempt: Attempt) -> bool:
        """Return whether it has been reached."""


@record
class Win:
    """Win the game."""

    key: str = "win"

    def reached(self, attempt: Attempt) -> bool:
        """Return whether the seat is among the winners."""
        outcome = attempt.state.outcome
        return outcome is not None and attempt.seat in outcome.winners


@record
class Puzzle:
    """A position to be solved, and how it is."""

    key: str
    grade: str
    """One of `GRADES`."""
    goal: Goal
    solution: tuple[str, ...]
    """One way to the goal: actions of the seat as they are written in logs, without the seat. It leads there whatever
    chance answers and whatever lies in hands that the seat cannot see."""
    tempting: tuple[str, ...]
    """What one would try first, which does not lead there: after it no way is left in this turn."""


def read_puzzle(key: str, text: str, goals: Mapping[str, Goal]) -> Puzzle:
    """Return the puzzle that a text holds; `goals` are those of its game besides `win`.

    Raises:
        LookupError: a remark is missing, or its goal is unknown.
    """
    remarks = dict(line[2:].split(": ", 1) for line in text.splitlines() if line.startswith("# "))
    grade, _, goal = remarks["puzzle"].partition(" ")
    way, tempting = [tuple(remarks[name].split("; ")) for name in ("way", "tempting")]
    return Puzzle(key, grade, Win() if goal == "win" else goals[goal], way, tempting)


def verdict(puzzle: Puzzle, attempt: Attempt) -> bool | None:
    """Return True for a goal that is reached, False where the turn has ended without it, None as long as it is open."""
    if puzzle.goal.reached(attempt):
        return True
    return False if attempt.over else None


@dataclass
class Progress:
    """How a puzzle has gone so far, over all its attempts."""

    failures: int = 0
    hints: int = 0
    """Hints that are shown."""
    way: bool = False
    """The way of the book is shown."""
