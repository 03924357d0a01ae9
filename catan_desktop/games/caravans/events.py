"""What happens with camels, and in a vote besides bids."""

from __future__ import annotations

from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import Seat, SeatMask
from catan_desktop.kernel.record import record


@record
class VoteOpened(Event):
    """A camel is due; the seat bids first."""

    seat: Seat


@record
class PlacementNamed(Event):
    """A bidder speaks for a placement; path and caravan are -1 where it speaks for none."""

    seat: Seat
    path: int
    caravan: int


@record
class VoteDecided(Event):
    """Who decides: `how` is alone, agreed, most, tie or nobody (no votes)."""

    seats: SeatMask
    how: str


@record
class CamelPlaced(Event):
    """A camel lies on a path."""

    path: int
    head: int
    """The intersection that it leads to."""
    caravan: int
    begins: bool
    """It is the first of its caravan."""
    ends: bool
    """The caravan can go no further."""
    left: int
    """Camels in the supply."""


@record
class RouteReached(Event):
    """Two camels meet at a building of the seat, and did not before."""

    seat: Seat
    corner: int
