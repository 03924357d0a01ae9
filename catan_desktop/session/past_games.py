"""The games that came to their end at this computer, in one file that never leaves it, and their sums.

A game is known by its last state, so that one which is looked at again stands there once. The oldest leave when there
are too many. A game counts in the sums if a person sat at the table when it ended.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Container, Iterable, Sequence
from pathlib import Path
from typing import Annotated, Self

from pydantic import AfterValidator, Field, ValidationError, model_validator

from ..kernel import record
from .files import clean, keep_former, read_limited, write_atomically
from .labels import label
from .spec import Model

logger = logging.getLogger(__name__)

FILE = "past-games.json"
"""Its name in the folder of saves."""
MOST = 2000
"""Games that are remembered."""
SIZE_LIMIT = 16 * 1024 * 1024
"""Bytes of the file; a game of six seats has less than 3,000."""
_Text = Annotated[str, Field(max_length=100), AfterValidator(label)]


class Seated(Model):
    """Who sat on a seat, and how it went."""

    name: _Text
    human: bool
    level: _Text = ""
    """Of a bot."""
    colour: int
    points: int
    won: bool


class Feat(Model):
    """What a seat did that may be a best of all games."""

    key: _Text
    seat: int
    count: int


class PastGame(Model):
    """A game that was played to its end."""

    key: _Text
    """Tells games apart: the digest of the last state."""
    date: _Text
    """`2030-12-31T23:59:59Z`."""
    ruleset: _Text
    round: int
    ending: _Text
    seats: Annotated[tuple[Seated, ...], Field(min_length=1, max_length=14)]
    feats: tuple[Feat, ...] = ()
    achievements: tuple[Feat, ...] = ()

    @property
    def counts(self) -> bool:
        """Return whether a person sat there at the end; where bots had taken over, nobody has won or lost it."""
        return any(seat.human for seat in self.seats)

    @model_validator(mode="after")
    def _seated(self) -> Self:
        """Whatever was done was done by somebody at the table."""
        doers = [*(one.seat for one in self.feats), *(one.seat for one in self.achievements)]
        if not all(0 <= seat < len(self.seats) for seat in doers):
            raise ValueError("there is no such seat")
        return self


class _File(Model):
    games: tuple[PastGame, ...] = ()


def first_earned(games: Iterable[PastGame]) -> dict[str, tuple[PastGame, Feat]]:
    """Return by achievement the first of several games in which somebody earned it."""
    found: dict[str, tuple[PastGame, Feat]] = {}
    for game in games:
        for one in game.achievements:
            found.setdefault(one.key, (game, one))
    return found


class PastGames:
    """The games in their file, oldest first; read when they are first asked for."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def all(self) -> tuple[PastGame, ...]:
        """Return every game; none where the file cannot be read, which is then kept beside it when one is added."""
        try:
            data = read_limited(self._path, SIZE_LIMIT)
            return _File.model_validate_json(data).games
        except FileNotFoundError:
            return ()
        except (OSError, ValidationError) as error:
            logger.warning("%s: %s", self._path, error)
            return ()

    def add(self, game: PastGame) -> None:
        """Remember a game; one that is known stays as it is.

        Raises:
            OSError: the file cannot be written; what was in it stays as it was.
        """
        self._change(lambda games: [*games] if any(one.key == game.key for one in games) else [*games, game])

    def forget(self, keys: Container[str]) -> None:
        """Forget games by their keys.

        Raises:
            OSError: the file cannot be written; what was in it stays as it was.
        """
        self._change(lambda games: [one for one in games if one.key not in keys])

    def _change(self, act: Callable[[tuple[PastGame, ...]], list[PastGame]]) -> None:
        games = self.all()
        if not games and self._path.exists():
            keep_former(self._path)
        kept = _File(games=tuple(act(games)[-MOST:]))
        write_atomically(self._path, kept.model_dump_json().encode(), keep_backup=False)
        clean(self._path.parent, self._path.name)


# what they add up to


@record
class Player:
    """A person, or the bots of a level, over several games."""

    name: str
    """Of a person; empty for bots."""
    level: str
    """Of bots; empty for a person."""
    games: int
    """Seats of games: two bots of one level at a table are two."""
    won: int
    best: int
    """Most points."""
    points: int
    """All points added up."""


PEOPLE = "people"


def against(game: PastGame, whom: str) -> bool:
    """Return whether a game was against bots of a level or against other people; empty: against anybody."""
    if whom == PEOPLE:
        return sum([seat.human for seat in game.seats]) > 1
    return not whom or any(seat.level == whom for seat in game.seats if not seat.human)


def players(games: Iterable[PastGame]) -> tuple[Player, ...]:
    """Return people, then bots by level, each by wins."""
    found: dict[tuple[str, str], list[Seated]] = {}
    for game in games:
        for seat in game.seats:
            found.setdefault((seat.name, "") if seat.human else ("", seat.level), []).append(seat)
    rows = [
        Player(
            name,
            level,
            len(seats),
            sum([seat.won for seat in seats]),
            max([seat.points for seat in seats]),
            sum([seat.points for seat in seats]),
        )
        for (name, level), seats in found.items()
    ]
    return tuple(sorted(rows, key=lambda row: (bool(row.level), -row.won, -row.games, row.name)))


@record
class Best:
    """The most of something that anybody did in one of several games."""

    key: str
    count: int
    seat: int
    game: int
    """Index of the game: the first one where several are equal."""


def bests(games: Sequence[PastGame]) -> tuple[Best, ...]:
    """Return the best of each feat, in the order in which they were first done."""
    found: dict[str, Best] = {}
    for index, game in enumerate(games):
        for feat in game.feats:
            known = found.get(feat.key)
            if known is None or feat.count > known.count:
                found[feat.key] = Best(feat.key, feat.count, feat.seat, index)
    return tuple(found.values())
