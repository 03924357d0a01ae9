"""What happens in Cities & Knights at sea alone."""

from __future__ import annotations

from catan_desktop.grid.topology import CornerId, PathId
from catan_desktop.kernel import Seat
from catan_desktop.kernel.event import SeatEvent
from catan_desktop.kernel.record import record


@record
class PirateChased(SeatEvent):
    """A knight has driven the pirate away; where he goes is chosen next."""

    corner: CornerId


@record
class ShipRemoved(SeatEvent):
    """A Diplomat has taken a ship off the board."""

    owner: Seat
    path: PathId
