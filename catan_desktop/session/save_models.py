"""The content of a saved game, with its limits: the models of `saves`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field

from .labels import label
from .spec import OWN, SEED_LIMIT, Model, NewGame, OptionValue, SeatSpec, small

LINES = 50_000
"""Actions in a log. A game of 3,000 turns has about 35,000; older ones leave the log of a longer game."""
LETTERS = 2_000_000
"""Of all actions in a log that is written, so that the file stays within what `container` reads."""
COUNT_LIMIT = 10_000_000
_Count = Annotated[int, Field(ge=0, le=COUNT_LIMIT)]
_Points = Annotated[int, Field(ge=-1000, le=1000)]
_Key = Annotated[str, Field(max_length=100), AfterValidator(label)]
_Digest = Annotated[str, Field(max_length=64)]


def surplus(log: Sequence[str]) -> int:
    """Return how many of the oldest actions must leave a log for the file to be read again."""
    letters = 0
    for kept, line in enumerate(reversed(log)):
        letters += len(line) + 3
        if kept == LINES or letters > LETTERS:
            return len(log) - kept
    return 0


class Ending(Model):
    """How the saved game ended."""

    winners: Annotated[tuple[int, ...], Field(max_length=14)]
    ending: _Key


class Header(Model):
    """What the list of games shows, and what makes the game again."""

    app: _Key
    """Version of the program that wrote it."""
    title: Annotated[str, Field(max_length=200), AfterValidator(label)]
    ruleset: _Key
    versions: Annotated[tuple[tuple[_Key, _Count], ...], Field(max_length=100)]
    """Modules with their versions."""
    options: Annotated[dict[_Key, OptionValue], Field(max_length=100)]
    seats: Annotated[tuple[SeatSpec, ...], Field(min_length=1, max_length=14)]
    seed: Annotated[int, Field(ge=0, lt=SEED_LIMIT)]
    board: Annotated[Any, AfterValidator(small)]
    turn: _Count
    ply: _Count
    points: Annotated[tuple[_Points, ...], Field(max_length=14)]
    """By seat; what everybody at the table can count."""
    date: Annotated[str, Field(max_length=40), AfterValidator(label)]
    outcome: Ending | None

    def spec(self) -> NewGame:
        """The game as it was begun, with the seats as they are."""
        drawn = isinstance(self.board, dict) and self.board.get("layout") == OWN
        board = self.board if drawn else None
        return NewGame(ruleset=self.ruleset, seats=self.seats, options=self.options, seed=self.seed, board=board)


class Body(Model):
    """The game itself."""

    start: Any
    """The state that the log begins at; None: the first one of the game."""
    log: Annotated[tuple[Annotated[str, Field(max_length=1000)], ...], Field(max_length=LINES)]
    """Every action, those taken back included."""
    position: _Count
    """How many actions of the log have been done and not taken back."""
    digests: dict[str, _Digest]
    """Ply -> digest of the state after it."""
    snapshot: Any


class SaveFile(Model):
    """The whole file."""

    format: Literal["catan_desktop-save"]
    schema_: Annotated[int, Field(alias="schema", ge=1)]
    sha256: str
    header: Header
    game: Body
