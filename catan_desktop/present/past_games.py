"""What the games of the past add up to: who won how often, and the best of all feats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from catan_desktop.kernel.record import record


class Seated(Protocol):
    """Who sat on a seat of a game, and how it went."""

    @property
    def name(self) -> str:
        """Return the name."""

    @property
    def human(self) -> bool:
        """Return whether a person sat there."""

    @property
    def level(self) -> str:
        """Return the level of a bot."""

    @property
    def points(self) -> int:
        """Return the points at the end."""

    @property
    def won(self) -> bool:
        """Return whether the seat won, alone or with others."""


class Feat(Protocol):
    """What a seat did that may be a best of all games."""

    @property
    def key(self) -> str:
        """Return what it is."""

    @property
    def seat(self) -> int:
        """Return whose it is."""

    @property
    def count(self) -> int:
        """Return how many."""


class PastGame(Protocol):
    """A game that was played to its end."""

    @property
    def ruleset(self) -> str:
        """Return the key of its rules."""

    @property
    def seats(self) -> Sequence[Seated]:
        """Return who sat there, by seat."""

    @property
    def feats(self) -> Sequence[Feat]:
        """Return what was done."""


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
