"""What happens with camels, and in a vote besides bids."""

from __future__ import annotations

from catan_desktop.games.caravans.part import CaravanId
from catan_desktop.grid.topology import CornerId, PathId
from catan_desktop.kernel import record
from catan_desktop.kernel.event import Event, SeatEvent
from catan_desktop.kernel.ids import Count, SeatMask


@record
class VoteOpened(SeatEvent):
    """A camel is due; the seat bids first."""


@record
class PlacementNamed(SeatEvent):
    """A bidder speaks for a placement; path and caravan are -1 where it speaks for none."""

    path: PathId
    caravan: CaravanId


@record
class VoteDecided(Event):
    """Who decides: `how` is alone, agreed, most, tie or nobody (no votes)."""

    seats: SeatMask
    how: str


@record
class CamelPlaced(Event):
    """A camel lies on a path."""

    path: PathId
    head: CornerId
    """The intersection that it leads to."""
    caravan: CaravanId
    begins: bool
    """It is the first of its caravan."""
    ends: bool
    """The caravan can go no further."""
    left: Count
    """Camels in the supply."""


@record
class RouteReached(SeatEvent):
    """Two camels meet at a building of the seat, and did not before."""

    corner: CornerId
