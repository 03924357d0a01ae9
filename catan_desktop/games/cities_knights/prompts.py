"""Questions in which a seat knows, or does not know, secrets of another."""

from __future__ import annotations

from catan_desktop.kernel import Seat, record
from catan_desktop.kernel.prompts import Asks


@record
class Looking(Asks):
    """A seat looks at secrets of another while it chooses; what it sees lies in its study."""

    victim: Seat
    hand: bool
    """True for the hand, False for the progress cards."""


@record
class Pledged(Asks):
    """An opponent gives a commodity for a resource that it has not seen (CK-525)."""

    by: Seat
    """Who offers; the resource stands in that seat's study."""
