"""The joints of a game that are data alone: questions with a law, the order of steps, and options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from .errors import RulesetError
from .record import record, replace

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Question(Generic[T]):
    """A named joint with a law: modules answer it, the answers are folded from `start`."""

    name: str
    start: T
    fold: Callable[[T, T], T]
    neutral: bool = False
    """True: folding any answer to `start` gives that answer, so that folding may as well begin with the first one."""


@record
class Script:
    """The order of steps, as data."""

    setup: tuple[str, ...] = ()
    turn: tuple[str, ...] = ()

    def _splice(self, anchor: str, before: tuple[str, ...], keep: bool, after: tuple[str, ...]) -> Script:
        for name in ("setup", "turn"):
            steps: tuple[str, ...] = getattr(self, name)
            if anchor in steps:
                at = steps.index(anchor)
                middle = (anchor,) if keep else ()
                return replace(self, **{name: (*steps[:at], *before, *middle, *after, *steps[at + 1 :])})
        raise RulesetError(f"the script has no step {anchor!r}")

    def insert_before(self, anchor: str, *steps: str) -> Script:
        """The script with `steps` before `anchor`; RulesetError if there is no such step."""
        return self._splice(anchor, steps, True, ())

    def insert_after(self, anchor: str, *steps: str) -> Script:
        """The script with `steps` after `anchor`; RulesetError if there is no such step."""
        return self._splice(anchor, (), True, steps)

    def replace(self, anchor: str, *steps: str) -> Script:
        """The script with `steps` instead of `anchor`; RulesetError if there is no such step."""
        return self._splice(anchor, steps, False, ())


@record
class OptionSpec:
    """One choice of the people who start a game."""

    key: str
    default: bool | int | str
    choices: tuple[bool | int | str, ...]
    """Every allowed value, in the order to show."""
    house: bool = False
    """True for a house rule."""
    seats: tuple[int, ...] = ()
    """Numbers of seats for which it matters; empty: all."""
    clashes: tuple[tuple[str, bool | int | str], ...] = ()
    """(key, value) pairs of other options that do not go with this one unless it has its default."""
