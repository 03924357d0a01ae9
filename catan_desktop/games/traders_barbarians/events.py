"""What happens to wagons, commodities and barbarians. Gold of the supply is told of by the coins: `GoldTaken` with the
causes `start` and `delivery`. Swift Journey is told of as every card that is played, under the key `swift`."""

from __future__ import annotations

from catan_desktop.games.traders_barbarians.part import CommodityId
from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel import Seat, record
from catan_desktop.kernel.event import SeatEvent
from catan_desktop.kernel.ids import Count, Face, Level


@record
class WagonPlaced(SeatEvent):
    """A wagon comes to the intersection of the starting city."""

    corner: CornerId


@record
class WagonUpgraded(SeatEvent):
    """The baggage train of a seat has reached a level, paid for; its wagon stands at an intersection."""

    level: Level
    corner: CornerId


@record
class WagonMoved(SeatEvent):
    """A wagon moved along intersections, the first of which is where it stood, for movement points."""

    route: tuple[CornerId, ...]
    points: Count


@record
class TollPaid(SeatEvent):
    """A seat paid gold to the owner of roads that its wagon used."""

    owner: Seat
    count: Count


@record
class GrainPaid(SeatEvent):
    """A seat paid one grain for two more movement points."""


@record
class Delivered(SeatEvent):
    """A commodity was delivered at a trade hex; the gold for it follows."""

    hex: HexId
    commodity: CommodityId


@record
class Loaded(SeatEvent):
    """A wagon at a plaza took a commodity from the stack of a trade hex."""

    corner: CornerId
    hex: HexId
    commodity: CommodityId


@record
class NothingToLoad(SeatEvent):
    """An empty wagon found no token at a trade hex."""

    hex: HexId


@record
class DriveOffRolled(SeatEvent):
    """A wagon tried to drive off the barbarian on a path: `driven` tells whether it goes."""

    path: PathId
    value: Face
    driven: bool


@record
class BarbarianMoved(SeatEvent):
    """A barbarian stands on another path; a theft that follows is told of by itself."""

    former: PathId
    path: PathId
