"""What happens at sea."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.event import Event, SeatEvent
from catan_desktop.kernel.ids import Count, Face, Level, Seat, Total
from catan_desktop.kernel.record import record
from catan_desktop.mechanics.tables import DevelopmentId
from catan_desktop.mechanics.terrain import TerrainId

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


@record
class GiftTaken(SeatEvent):
    """A ship has come to a gift of the tribe, a point or a harbour."""

    site: PathId
    gift: str
    """`point`, or what the harbour serves: the key of a resource, or `any`."""


@record
class GiftCardTaken(SeatEvent):
    """A ship has come to a gift of the tribe, a development card."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("seat",)}
    site: PathId
    card: DevelopmentId | None


@record
class HarbourPlaced(SeatEvent):
    """A harbour of the tribe lies at the coast of the main island; it never moves again."""

    site: PathId
    gift: str


@record
class VillageEmptied(Event):
    """A village has given its last cloth; `left` others have some."""

    site: CornerId
    left: Count


@record
class HexDiscovered(SeatEvent):
    """A seat has discovered a hex; `number` is its token, 0 for none."""

    hex: HexId
    terrain: TerrainId
    number: Total


@record
class FleetMoved(Event):
    """The pirate fleet lies on another hex of its ring; it is as strong as the steps that it has taken."""

    hex: HexId
    former: HexId
    steps: Count


@record
class FleetFought(SeatEvent):
    """The fleet has attacked a seat: its strength, and the warships against it."""

    hex: HexId
    strength: Count
    warships: Count


@record
class FleetPlundered(SeatEvent):
    """A seat has lost cards to the supply."""

    opens: ClassVar[str | None] = "seat"
    cards: Counts


@record
class FleetLeft(Event):
    """The last fortress has fallen, and the fleet leaves the board."""

    former: HexId


@record
class WarshipMade(SeatEvent):
    """A ship has become a warship."""

    site: PathId


@record
class FortressAttacked(SeatEvent):
    """A seat has attacked its fortress: the die, the warships against it, and the markers that are left."""

    site: CornerId
    die: Face
    warships: Count
    left: Count


@record
class ShipsLost(SeatEvent):
    """Ships have gone back to the supply, those nearest to the fortress first, warships among them."""

    paths: tuple[PathId, ...]
    warships: tuple[PathId, ...]


@record
class FortressFallen(SeatEvent):
    """A fortress is a settlement now."""

    site: CornerId
