"""The base of events: what has happened, for the chronicle, the pictures and the other modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from .ids import Seat
from .record import replace, state_record


@state_record
class Event:
    """One thing that happened. Every subclass is a `@record`."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Secret fields -> names of the fields that hold the seats which may read them; a field not named is public."""
    opens: ClassVar[str | None] = None
    """None: tells nothing that was secret. Else something secret lies open to all now, known before only to the seat in
    the field of this name; the empty name: to nobody of those who acted."""


@state_record
class SeatEvent(Event):
    """One that a seat has brought about, or that befell it."""

    seat: Seat


@state_record
class TurnBegan(SeatEvent):
    """A seat's turn begins; `turn` counts from 1."""

    turn: int


@state_record
class TurnEnded(SeatEvent):
    """A seat's turn is over."""

    turn: int


@state_record
class GameEnded(Event):
    """The game is over; see the state's outcome. Secrets may lie open now."""

    opens: ClassVar[str | None] = ""
    winners: tuple[Seat, ...]
    ending: str


def redact(event: Event, seat: Seat) -> Event:
    """`event` as `seat` sees it: secret fields of others are None."""
    secret = event.seen_by
    if not secret:
        return event
    hidden = {
        field: None for field, readers in secret.items() if all(getattr(event, reader) != seat for reader in readers)
    }
    return replace(event, **hidden) if hidden else event
