"""What happens between two turns."""

from __future__ import annotations

from catan_desktop.kernel import Seat, record
from catan_desktop.kernel.event import Event, SeatEvent


@record
class BuildingBegan(Event):
    """The special building phase after a seat's turn."""

    seat: Seat
    """Whose turn it was."""


@record
class BuildingPassed(SeatEvent):
    """A seat builds no more in the phase."""


@record
class StepEnded(SeatEvent):
    """The second player of a pair has finished."""
