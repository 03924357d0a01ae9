"""What happens at sea."""

from __future__ import annotations

from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import Count, Seat
from catan_desktop.kernel.record import record


@record
class ShipBuilt(Event):
    """A ship stands on a path."""

    seat: Seat
    site: PathId
    paid: bool
    """False for set-up and Road Building."""


@record
class ShipMoved(Event):
    """A ship has gone from one path to another."""

    seat: Seat
    start: PathId
    site: PathId


@record
class PirateMoved(Event):
    """The pirate lies on another hex; `former` is where he lay."""

    seat: Seat
    hex: HexId
    former: HexId


@record
class IslandSettled(Event):
    """A seat has its first settlement on an island, and special points for it."""

    seat: Seat
    site: CornerId
    points: Count
