"""The row of a cue: what is shown of a kind of event, by the names of the event's fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any, TypeAlias, get_args, get_type_hints

from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel import Game, Seat, record
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.present.picture import Cue, Place

CueMaker: TypeAlias = Callable[[Game, Any], tuple[Cue, ...]]
"""Turns an event of one class into cues."""
Places: TypeAlias = Mapping[Any, str | Callable[[Any], Place]]
"""Type of a field -> the place that a value of it is: its space, where the value is the site; nobody is nowhere."""
Pictures: TypeAlias = Mapping[Any, Callable[[Game, Any], str]]
"""Type of a field -> the name of the picture of a value of it; None is a value that the reader may not know."""
PLACES: Places = {Seat: "seat", HexId: "hex", PathId: "path", CornerId: "intersection"}
PICTURES: Pictures = {str: lambda game, name: name}


@record
class CueRow:
    """One cue of a kind of event. A place, a seat and a number are constants, or the name of the field that says it."""

    kind: str
    start: Place | str = ()
    to: Place | str = ()
    sprite: str = ""
    picture: str = ""
    """Instead of a `sprite`: the field that says it, by its type."""
    seat: str = ""
    number: int | str = 0
    along: bool = False
    look: str = ""
    seconds: float = 0.0
    text: str = ""
    sound: str = ""
    weight: int = 0


SEAT_LIT = CueRow("pulse", to="seat", seat="seat")
"""The seat of an event is lit."""


def cue_maker(kind: type[Any], row: CueRow, places: Places, pictures: Pictures) -> Callable[[Game, Any], Cue]:
    """Return what makes the cue of a row out of an event of a kind.

    Raises:
        LookupError: a field is none of the event, or its type says no place or no picture.
    """
    hints = get_type_hints(kind)

    def read(source: str, known: Mapping[Any, Any]) -> Any:
        """Return what is known by the type of a field."""
        found = [known[one] for one in (hints[source], *get_args(hints[source])) if one in known]
        if not found:
            raise LookupError(f"{source} of {kind.__name__} says no place or picture")
        return found[0]

    def place(source: Place | str) -> Callable[[Any], Place]:
        if isinstance(source, tuple):
            return lambda event: source
        known = read(source, {**PLACES, **places})
        if not isinstance(known, str):
            return lambda event: known(getattr(event, source))
        return lambda event: (known, int(site)) if (site := getattr(event, source)) >= 0 else ()

    def number(source: int | str) -> Callable[[Any], Any]:
        return attrgetter(source) if isinstance(source, str) and hints[source] else lambda event: source

    start, to, seat, count = place(row.start), place(row.to), number(row.seat or NOBODY), number(row.number)
    show = read(row.picture, {**PICTURES, **pictures}) if row.picture else None

    def make(game: Game, event: Any) -> Cue:
        return Cue(
            row.kind,
            start(event),
            to(event),
            sprite=row.sprite if show is None else show(game, getattr(event, row.picture)),
            seat=seat(event),
            number=int(count(event)),
            along=row.along,
            look=row.look,
            seconds=row.seconds,
            text=row.text,
            sound=row.sound,
            weight=row.weight,
        )

    return make
