"""What happens at the rivers."""

from __future__ import annotations

from catan_desktop.grid.topology import PathId
from catan_desktop.kernel import Seat, record
from catan_desktop.kernel.event import Event, SeatEvent
from catan_desktop.kernel.ids import SeatMask


@record
class BridgeBuilt(SeatEvent):
    """A bridge stands on a path, paid for."""

    site: PathId


@record
class TilesMoved(Event):
    """Who is the Wealthiest Settler (a seat, or -1 for nobody) and who are Poor Settlers (a mask), now and before."""

    wealthiest: Seat
    poor: SeatMask
    former_wealthiest: Seat
    former_poor: SeatMask
