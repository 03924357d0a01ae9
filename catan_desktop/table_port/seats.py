"""The players of a table, and who may take their seats."""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.bots.characters import CHARACTERS
from catan_desktop.bots.levels import levels
from catan_desktop.kernel import Seat, record
from catan_desktop.present.naming import names_of, new_name
from catan_desktop.present.translate import Translator
from catan_desktop.session.casting import next_character
from catan_desktop.session.spec import SeatSpec

from .source import Source


@record
class Sitting:
    """Who sits on a seat."""

    name: str
    colour: int
    """Index of the seat colours."""
    human: bool
    level: str = ""
    """The level of the bot; empty for a person."""
    character: str = ""
    """Who the bot is; empty for nobody in particular."""


class Seats:
    """Who plays."""

    characters: Sequence[str] = tuple(CHARACTERS)

    def __init__(self, source: Source) -> None:
        self._source = source
        self.levels: Sequence[str] = levels()
        self._sittings: tuple[tuple[SeatSpec, ...], Translator, list[Sitting]] | None = None

    @property
    def sittings(self) -> Sequence[Sitting]:
        """Return who sits where; a seat without a name is called by its colour. Every sentence asks, so it is kept."""
        seats, translator = self._source.session.seats, self._source.context.translator()
        if self._sittings is None or self._sittings[:2] != (seats, translator):
            names = names_of(seats, translator.tr)
            found = [
                Sitting(name, spec.colour, True) if spec.human
                else Sitting(name, spec.colour, False, spec.level, spec.character)
                for name, spec in zip(names, seats, strict=True)
            ]  # fmt: skip
            self._sittings = (seats, translator, found)
        return self._sittings[2]

    def set_seat(self, seat: Seat, level: str, character: str = "") -> None:
        """Let a bot of a level sit down, or a person where the level is empty; a bot of no character keeps its own."""
        session = self._source.session
        spec = session.seats[seat]
        who = character or spec.character or next_character(session.seats)
        changed = {"kind": "bot", "level": level, "character": who} if level else {"kind": "human"}
        if level and not spec.human:
            seats = [(one.name, one.character, one.colour) for one in session.seats]
            changed["name"] = new_name(seats, seat, who, self._source.context.translator().tr)
        session.set_seat(seat, spec.model_copy(update=changed))
