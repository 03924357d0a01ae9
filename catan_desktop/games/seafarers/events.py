"""What happens at sea."""

from __future__ import annotations

from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel.event import SeatEvent
from catan_desktop.kernel.ids import Count, Level, Seat
from catan_desktop.kernel.record import record

from .actions import WonderId


@record
class ShipBuilt(SeatEvent):
    """A ship stands on a path."""

    site: PathId
    paid: bool
    """False for set-up and Road Building."""


@record
class ShipMoved(SeatEvent):
    """A ship has gone from one path to another."""

    start: PathId
    site: PathId


@record
class PirateMoved(SeatEvent):
    """The pirate lies on another hex; `former` is where he lay."""

    hex: HexId
    former: HexId


@record
class IslandSettled(SeatEvent):
    """A seat has its first settlement on an island, and special points for it."""

    site: CornerId
    points: Count


@record
class LevelBuilt(SeatEvent):
    """A wonder has a new level; with the first one the seat has taken it."""

    wonder: WonderId
    level: Level


@record
class RelationMade(SeatEvent):
    """A seat trades with a village from now on, and takes its first cloth, if there is any."""

    site: CornerId
    count: Count


@record
class ClothPaid(SeatEvent):
    """A seat takes one cloth at a village: its own, or where that is used up one of the supply."""

    site: CornerId
    supplied: bool


@record
class ClothRobbed(SeatEvent):
    """The seat has robbed a victim of one cloth."""

    victim: Seat
