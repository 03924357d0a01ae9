"""What happens with event cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from catan_desktop.grid.topology import PathId
from catan_desktop.kernel import Seat, record
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.event import Event, SeatEvent
from catan_desktop.kernel.ids import Total
from catan_desktop.mechanics.events import Rolled


@record
class EventDrawn(Rolled):
    """A card lies open: its pair of dice is the roll, `event` one of `cards.EVENTS`; what that asks for follows."""

    from_deck: ClassVar[bool] = True
    event: str


@record
class DrawnAgain(Event):
    """The number brings nothing in this game: after the event another card is drawn."""

    number: Total


@record
class NewYear(SeatEvent):
    """All cards are shuffled and laid out anew."""


@record
class EventPassed(Event):
    """The event of the card found nobody to act on."""

    event: str


@record
class RoadDamaged(SeatEvent):
    """A road lies sideways."""

    path: PathId


@record
class RoadRepaired(SeatEvent):
    """A road is whole again; `paid` is False where it took the place of a free road."""

    path: PathId
    paid: bool


@record
class CardGiven(Event):
    """A card changed hands by an event; only the two see its kind."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("giver", "taker")}
    giver: Seat
    taker: Seat
    card: CardKind | None
    event: str
