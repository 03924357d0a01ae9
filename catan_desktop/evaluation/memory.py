"""A cache of results for the positions of a game, kept beside it: a search meets the same things often."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any, TypeVar

from catan_desktop.kernel import Game

T = TypeVar("T")
MEMORY = 1 << 14
"""Things that are remembered for a game before all are forgotten."""


class Memory:
    """What has been worked out for one game."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, Any] = {}
        self._serial = 0

    def number(self) -> int:
        """A number that was not given before."""
        self._serial += 1
        return self._serial

    def named(self, key: Hashable) -> int:
        """The number of a key, given when it is first seen."""
        return self.recall(key, self.number)

    def recall(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what was kept under a key; else make it and keep it."""
        found: T | None = self._kept.get(key)
        return found if found is not None else self.keep(key, make())

    def find(self, key: Hashable) -> Any:
        """Return what was kept under a key, or None."""
        return self._kept.get(key)

    def keep(self, key: Hashable, value: T) -> T:
        """Remember a value and return it."""
        if len(self._kept) >= MEMORY:
            self._kept.clear()
        self._kept[key] = value
        return value


@lru_cache(maxsize=2)
def memory_of(game: Game) -> Memory:
    """The memory of a game, the same as long as the game is in use."""
    return Memory()
