"""What happens with event cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record


@record
class EventDrawn(Event):
    """A card lies open; `event` is one of `cards.EVENTS`, and what it asks for follows."""

    seat: Seat
    event: str


@record
class NewYear(Event):
    """All cards are shuffled and laid out anew."""

    seat: Seat


@record
class EventPassed(Event):
    """The event of the card found nobody to act on."""

    event: str


@record
class RoadDamaged(Event):
    """A road lies sideways."""

    seat: Seat
    path: int


@record
class RoadRepaired(Event):
    """A road is whole again; `paid` is False where it took the place of a free road."""

    seat: Seat
    path: int
    paid: bool


@record
class CardGiven(Event):
    """A card changed hands by an event; only the two see its kind."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("giver", "taker")}
    giver: Seat
    taker: Seat
    card: int | None
    event: str
