"""What happens to the award of the Harbourmaster."""

from __future__ import annotations

from catan_desktop.kernel import Seat, record
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import Count


@record
class HarbourmasterMoved(Event):
    """The award has a new holder, -1 for nobody, with so many harbour points; `former` held it before, or -1."""

    holder: Seat
    points: Count
    former: Seat
