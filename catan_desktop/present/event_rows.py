"""The row of a kind of event: its line of the chronicle, and what it shows and sounds like."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypeAlias, get_args, get_type_hints

from catan_desktop.kernel import Game, Seat, record
from catan_desktop.kernel.event import Event, GameEnded
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.present.cue_rows import CueMaker, CueRow, Pictures, Places, cue_maker
from catan_desktop.present.picture import Cue
from catan_desktop.present.words import Argument, Party, Who, Words

Reader: TypeAlias = Callable[[Game, Any], Argument]
"""Gives an argument of a text: of an event, or of a value of one type."""
Cues: TypeAlias = CueMaker | CueRow | tuple[CueRow, ...]
"""What is shown of a kind of event: by rows, or by a function where it is more than its fields say."""
EVERYBODY = "everybody"
"""In place of an argument that names the reader of a line."""


@record
class EventRow:
    """How a kind of event is told and shown."""

    key: str = ""
    """Text key of its line, without `event-`; empty: it has none."""
    args: str = ""
    """Arguments of that text: each goes by the name of the reader or of the field that gives it, or is written
    `name:reader` or `name:field`."""
    tone: str = "ink"
    icon: str = ""
    """Name of the picture before the line."""
    indent: bool = False
    """It belongs to the line before."""
    group: str = ""
    """The small things that are told in one line: behind another of its group and of the same `who` it is said by its
    key with `-more`."""
    opens: bool = False
    """It never stands behind another of its group."""
    loud: bool = False
    """So great that the table calls it out besides."""
    great: Literal[True] | tuple[str, str] | None = None
    """One of the great moments of a game: shown by its own icon and tone, or by these."""
    lasting: str = ""
    """It stays in sight until the own turn ends: of whoever this argument names, or of `EVERYBODY`."""
    roll: str = ""
    """It tells of the roll of a turn: its argument that is the sum."""
    share: bool = False
    """It tells what one seat, `who`, gets of the roll."""
    each: Callable[[Game, Any], Iterable[Any]] | None = None
    """It is told of each of these, which are read instead of the event."""
    sound: str = ""
    """What is heard of an event that has no cue besides."""
    cue: Cues | None = None


@record
class EventCases:
    """The rows of a kind of event that is told in several ways; what is shown is the same."""

    pick: Callable[[Game, Any], Hashable]
    """Says which row it is."""
    rows: Mapping[Hashable, EventRow]
    sound: str = ""
    cue: Cues | None = None


NOTHING = EventRow()
"""Neither told nor shown."""


def either(
    pick: Callable[[Game, Any], object],
    yes: EventRow,
    no: EventRow = NOTHING,
    *,
    sound: str = "",
    cue: Cues | None = None,
) -> EventCases:
    """Return the rows of a kind of event that is told in one of two ways."""
    return EventCases(lambda game, event: bool(pick(game, event)), {True: yes, False: no}, sound, cue)


def knows_card(game: Game, event: Any) -> bool:
    """Return whether whoever reads of an event may know its card."""
    return event.card is not None


Rows: TypeAlias = EventRow | EventCases | tuple[EventRow | EventCases, ...]
"""What is told of a kind of event; several make several lines, and one of them says what is shown."""
READERS: Mapping[str, Reader] = {"who": lambda game, event: Who(event.seat)}
BY_TYPE: Mapping[Any, Reader] = {Seat: lambda game, seat: Who(seat)}


class EventText(NamedTuple):
    """A line of the chronicle: what it says, and its row."""

    words: Words
    row: EventRow

    @property
    def roll(self) -> int:
        """The sum of the roll that it tells of, else 0."""
        total = dict(self.words.arguments).get(self.row.roll, 0) if self.row.roll else 0
        return total if isinstance(total, int) else 0

    @property
    def more(self) -> Words | None:
        """Return how it is said behind another of its group; None: never."""
        row = self.row
        return Words(f"{self.words.key}-more", self.words.arguments) if row.group and not row.opens else None

    def lasts_for(self, reader: Seat) -> bool:
        """Return whether it stays in sight of a reader until his turn ends."""
        if self.row.lasting in {"", EVERYBODY}:
            return bool(self.row.lasting)
        named = dict(self.words.arguments).get(self.row.lasting)
        return reader != NOBODY and (
            bool(named.seats >> reader & 1) if isinstance(named, Party) else named == Who(reader)
        )


@dataclass(frozen=True)
class EventTable:
    """The rows of the events of a module."""

    rows: Mapping[type[Event], Rows]
    readers: Mapping[str, Reader] = field(default_factory=dict)
    """Name -> what gives an argument of an event that is not said as its field stands."""
    by_type: Mapping[Any, Reader] = field(default_factory=dict)
    """Type of a field -> what names a value of it."""
    places: Places = field(default_factory=dict)
    """What a cue says by the type of a field: a place of this game ..."""
    pictures: Pictures = field(default_factory=dict)
    """... or a picture."""
    arrange: Callable[[tuple[Cue, ...]], tuple[Cue, ...]] | None = None
    """Sets the cues of one step in another order, such as all that belongs to one great moment."""
    _plans: dict[tuple[type[Any], str], tuple[tuple[str, Reader], ...]] = field(default_factory=dict, repr=False)
    _makers: dict[type[Event], CueMaker] = field(default_factory=dict, repr=False)

    def rows_of(self, kind: type[Event]) -> tuple[EventRow | EventCases, ...]:
        """Return the rows of a kind of event, one for each line."""
        found = self.rows.get(kind, ())
        return found if isinstance(found, tuple) else (found,)

    def rows_for(self, game: Game, event: Event) -> Iterator[EventRow]:
        """Yield the rows by which an event is told."""
        for entry in self.rows_of(type(event)):
            yield entry if isinstance(entry, EventRow) else entry.rows[entry.pick(game, event)]

    def texts(self, game: Game, event: Event) -> Iterator[EventText]:
        """Yield the lines of the chronicle for an event, as the reader may know it."""
        for row in self.rows_for(game, event):
            if row.key:
                for one in (event,) if row.each is None else row.each(game, event):
                    plan = self._plans.get((type(one), row.args))
                    plan = self.plan(type(one), row.args) if plan is None else plan
                    arguments = tuple([(name, read(game, one)) for name, read in plan])
                    yield EventText(Words("event-" + row.key, arguments), row)

    def great(self, game: Game, event: Event) -> tuple[str, str] | None:
        """Return icon and tone of a great moment; None for any other event."""
        for row in self.rows_for(game, event):
            if row.great is not None:
                return (row.icon, row.tone) if row.great is True else row.great
        return None

    def shows(self, kind: type[Event]) -> bool:
        """Return whether something is to be seen or heard of a kind of event."""
        return any(one.cue is not None or one.sound for one in self.rows_of(kind))

    def cues(self, game: Game, event: Event) -> tuple[Cue, ...]:
        """Return what to show of an event."""
        kind = type(event)
        maker = self._makers.get(kind) or self._makers.setdefault(kind, self.cue_maker(kind))
        return maker(game, event)

    def cue_maker(self, kind: type[Event]) -> CueMaker:
        """Return what makes the cues of events of a kind.

        Raises:
            LookupError: a cue names what is no field, or no place or picture.
        """
        for one in self.rows_of(kind):
            if callable(one.cue):
                return one.cue
            if one.cue is not None or one.sound:
                rows = (CueRow("heard", sound=one.sound),) if one.cue is None else one.cue
                rows = rows if isinstance(rows, tuple) else (rows,)
                makers = [cue_maker(kind, row, self.places, self.pictures) for row in rows]
                return lambda game, event: tuple([make(game, event) for make in makers])
        return lambda game, event: ()

    def plan(self, kind: type[Any], args: str) -> tuple[tuple[str, Reader], ...]:
        """Return what gives each argument of a line about a thing of a kind, by name.

        Raises:
            LookupError: it has neither such a reader nor such a field.
        """
        named = [(name, source or name) for name, _, source in (arg.partition(":") for arg in args.split())]
        found = self._plans[kind, args] = tuple([(name, self._reader(kind, source)) for name, source in sorted(named)])
        return found

    def _reader(self, kind: type[Any], source: str) -> Reader:
        reader = self.readers.get(source) or READERS.get(source)
        if reader is not None:
            return reader
        hint, by_type = get_type_hints(kind)[source], {**BY_TYPE, **self.by_type}
        name = next((by_type[one] for one in (hint, *get_args(hint)) if one in by_type), lambda game, value: value)
        return lambda game, one: name(game, getattr(one, source))


GENERAL = EventTable(
    {
        GameEnded: either(
            lambda game, event: event.winners,
            EventRow("won", "who:winners ending", "gold", "crown"),
            EventRow("nobody-won", "", "danger", "crown"),
        )
    },
    {"winners": lambda game, event: Party(sum([1 << seat for seat in event.winners]))},
)
"""What happens in all games."""
EventViews: TypeAlias = Mapping[str, EventTable]
"""By module key."""
