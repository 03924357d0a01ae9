"""The screens around the table, as frozen data: rulesets to choose from, boards, saved games, a result."""

from __future__ import annotations

from typing import TypeAlias

from catan_desktop.kernel import record
from catan_desktop.present.achievements import Achievement
from catan_desktop.present.models.board import Ground
from catan_desktop.present.models.charts import Chart
from catan_desktop.present.naming import round_of
from catan_desktop.present.picture import BoardPicture
from catan_desktop.present.words import Words

Value: TypeAlias = bool | int | str


@record
class OptionCard:
    """One choice of those who start a game; its texts are `option-<key>`, `-help` and `option-<key>-<value>`."""

    key: str
    default: Value
    choices: tuple[Value, ...]
    house: bool
    seats: tuple[int, ...] = ()
    """Numbers of seats for which it matters; empty: all."""
    clashes: tuple[tuple[str, Value], ...] = ()
    """(key, value) pairs of other options that do not go with this one unless it has its default."""
    pictures: tuple[tuple[Value, tuple[str, ...]], ...] = ()
    """Values with the pictures that each is chosen from, first of all; empty for a plain option. One that is no choice
    of the option stands for playing alone."""
    idle: tuple[str, Value] = ("", "")
    """(key, value) of another option with which it does not matter, unless one plays alone."""

    @property
    def alone(self) -> Value | None:
        """Return the pictured value that stands for playing alone; None where there is none."""
        return next((value for value, _ in self.pictures if value not in self.choices), None)


@record
class GuestCard:
    """A game that may be added to a table, or taken away from it; its texts are `guest-<key>` and its own."""

    key: str
    chosen: bool
    table: str
    """The key of the game that is played then; empty where it is not offered."""
    reason: Words | None = None
    """Why not."""


@record
class RulesetCard:
    """A game on offer; its texts are `ruleset-<key>` and `ruleset-<key>-line`."""

    key: str
    games: tuple[str, ...]
    """The games that are played at its table: itself, or several."""
    guests: tuple[GuestCard, ...]
    """What may be added; nothing where it goes with no other game."""
    seats: tuple[int, ...]
    """Allowed numbers of seats."""
    options: tuple[OptionCard, ...]


@record
class BoardSketch:
    """A board to look at before a game, or of a saved one."""

    ground: Ground
    picture: BoardPicture | None
    """With what stands on it; None for bare land."""
    pips: tuple[tuple[str, int], ...]
    """Resource -> of 36 throws, how many yield it, hex by hex."""
    goal: int | None
    """Points to win with: the least that a seat needs; None where no number of points wins."""


@record
class SeatLine:
    """A seat in a list."""

    name: str
    colour: int
    human: bool
    level: str
    points: int
    winner: bool = False
    character: str = ""
    """Of a bot that is somebody."""


@record
class SaveEntry:
    """One file of the list of games."""

    path: str
    title: str
    """Empty for an autosave."""
    ruleset: str
    """Empty for a file of which nothing can be read."""
    seats: tuple[SeatLine, ...]
    turn: int
    date: str
    """`2030-12-31T23:59:59Z`."""
    autosave: bool
    example: bool
    """It came with the program and cannot be changed."""
    ending: str
    """Empty while the game goes on."""
    damage: Words | None = None
    """What is wrong with the file."""
    backup: str = ""
    """A former version that can be read, where the file itself cannot; seats, turn and ruleset are those of it."""
    when: Words | None = None
    """When its turn is, where turns are not counted by rounds."""
    campaign: str = ""
    """The stage of a campaign that it is, in words; empty for any other game."""

    @property
    def round(self) -> int:
        """Return the round of the table that it had come to; 0 in the set-up."""
        return round_of(self.turn, len(self.seats))


@record
class ResultModel:
    """The course of a game: how it ended, or its figures so far."""

    ruleset: str
    ending: str
    """`win`, `true`, `tragic` ..., `nobody` where everybody lost; empty while the game goes on. The texts are
    `ending-<key>` and `ending-<key>-line`."""
    winners: tuple[int, ...]
    seats: tuple[SeatLine, ...]
    """By seat, with the points that the reader may count."""
    turns: int
    charts: tuple[Chart, ...]
    """In the order to show; each says on which page it stands."""
    when: Words | None = None
    """When that was, where turns are not counted."""
    achievements: tuple[Achievement, ...] = ()
    """What people have earned in it for the first time."""
    way: str = ""
    """What the rules call the end, whoever has won; the texts `ending-<way>-together-line` where all have won and
    `ending-<way>-nobody-line` where all have lost count before those of the ending."""
    title: str = ""
    """What the game is called; empty: as its rules."""
    unseen: int = 0
    """Points of the only winner that nobody else could count before the end."""

    @property
    def round(self) -> int:
        """Return the last round of the table; 0 in the set-up."""
        return round_of(self.turns, len(self.seats))

    @property
    def lost(self) -> bool:
        """Return whether the only person at the table has lost to somebody."""
        people = [seat for seat, line in enumerate(self.seats) if line.human]
        return bool(self.winners) and len(people) == 1 and people[0] not in self.winners

    def ranking(self) -> list[int]:
        """Return the seats, winners first, then by points."""
        return sorted(range(len(self.seats)), key=lambda seat: (seat not in self.winners, -self.seats[seat].points))


@record
class ActionKey:
    """An action of the games that there are, for a choice of its key."""

    key: str
    usual: str
    """Its usual key on the keyboard."""
    words: str
    """What it is called, in the player's language."""
