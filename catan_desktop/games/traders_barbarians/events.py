"""What happens to wagons, commodities and barbarians. Gold of the supply is told of by the coins: `GoldTaken` with the
causes `start` and `delivery`. Swift Journey is told of as every card that is played, under the key `swift`."""

from __future__ import annotations

from catan_desktop.games.traders_barbarians.part import CommodityId
from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel import Seat, record
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import Count, Face, Level


@record
class WagonPlaced(Event):
    """A wagon comes to the intersection of the starting city."""

    seat: Seat
    corner: CornerId


@record
class WagonUpgraded(Event):
    """The baggage train of a seat has reached a level, paid for; its wagon stands at an intersection."""

    seat: Seat
    level: Level
    corner: CornerId


@record
class WagonMoved(Event):
    """A wagon moved along intersections, the first of which is where it stood, for movement points."""

    seat: Seat
    route: tuple[CornerId, ...]
    points: Count


@record
class TollPaid(Event):
    """A seat paid gold to the owner of roads that its wagon used."""

    seat: Seat
    owner: Seat
    count: Count


@record
class GrainPaid(Event):
    """A seat paid one grain for two more movement points."""

    seat: Seat


@record
class Delivered(Event):
    """A commodity was delivered at a trade hex; the gold for it follows."""

    seat: Seat
    hex: HexId
    commodity: CommodityId


@record
class Loaded(Event):
    """A wagon at a plaza took a commodity from the stack of a trade hex."""

    seat: Seat
    corner: CornerId
    hex: HexId
    commodity: CommodityId


@record
class NothingToLoad(Event):
    """An empty wagon found no token at a trade hex."""

    seat: Seat
    hex: HexId


@record
class DriveOffRolled(Event):
    """A wagon tried to drive off the barbarian on a path: `driven` tells whether it goes."""

    seat: Seat
    path: PathId
    value: Face
    driven: bool


@record
class BarbarianMoved(Event):
    """A barbarian stands on another path; a theft that follows is told of by itself."""

    seat: Seat
    former: PathId
    path: PathId
