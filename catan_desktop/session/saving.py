"""Saving a running game: into a file whenever that is asked for, and all the while by what keeps it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from ..kernel import Game, Reason
from . import saves
from .history import Timeline
from .spec import NewGame


def today() -> str:
    """Return the present moment, UTC, as it stands in saves: `2030-12-31T23:59:59Z`."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Keeper(Protocol):
    """Something that keeps a game safe while it is played."""

    patience: float
    """Seconds that `close` waits for what does not answer."""

    @property
    def failure(self) -> Reason | None:
        """Return why the game is not safe just now; None if it is."""

    def keep(self, data: saves.SaveData) -> None:
        """Save this soon; called after every change, must not wait."""

    def stamp(self, date: str) -> int:
        """Return a stamp later than that of every save there is."""

    def settle(self, seconds: float = ...) -> bool:
        """Wait for what is being saved, but not for long; True if everything is."""

    def close(self) -> None:
        """Finish what was promised; `failure` says what could not be."""


class Savable(Protocol):
    """What of a running game is saved."""

    game: Game
    spec: NewGame
    timeline: Timeline
    shelf_name: str


class Saving:
    """Saves one running game."""

    def __init__(self, played: Savable, keeper: Keeper | None, clock: Callable[[], str]) -> None:
        """`clock` gives the date of saves; without a keeper nothing is kept by itself."""
        self._played = played
        self.keeper = keeper
        self.clock = clock
        self.title = ""
        """What the game is called in the list of saves; empty: as its rules."""
        self.over_since = ""
        """The date of the save of a game that was over when it was opened; empty: it is played today."""
        self._lines: dict[int, saves.Line] = {}

    def freeze(self, title: str = "") -> saves.SaveData:
        """Return everything a save holds, at this moment; cheap, and safe to encode in another thread."""
        played = self._played
        return saves.SaveData(
            game=played.game,
            spec=played.spec,
            shelf_name=played.shelf_name,
            date=self.clock(),
            title=title,
            start=played.timeline.start,
            done=tuple(played.timeline.plies),
            undone=tuple(reversed(played.timeline.undone)),
            lines=self._lines,
        )

    @property
    def trouble(self) -> Reason | None:
        """Return why the game cannot be kept just now; None if it is."""
        return self.keeper.failure if self.keeper is not None else None

    def keep(self) -> None:
        """Have the game kept as it stands now."""
        if self.keeper is not None:
            self.keeper.keep(self.freeze(self.title))

    def save(self, path: Path, title: str = "", stamp: int = 0) -> None:
        """Write the game to a file; SaveError where that cannot be done."""
        saves.write(self.freeze(title), path, stamp)

    def stamp(self, date: str) -> int:
        """Return a stamp for a further save of this game: later than every one before; 0 where nothing is kept."""
        return self.keeper.stamp(date) if self.keeper is not None else 0

    def rename(self, title: str) -> None:
        """Call the game otherwise from now on; back when that is kept, or soon."""
        self.title = title
        self.keep()
        if self.keeper is not None:
            self.keeper.settle()
