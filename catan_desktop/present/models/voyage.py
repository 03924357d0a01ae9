"""The view model of a danger that comes over the sea step by step, and of what it will meet."""

from __future__ import annotations

from catan_desktop.kernel.record import record


@record
class Voyage:
    """Where the raiders are, and how their landing would end if they landed now."""

    at: int
    """Steps that their ship has sailed; 0: it lies at its start."""
    steps: int
    """It lands at this one."""
    attack: int
    """Their strength."""
    defence: int
    """What stands against them."""
    first: bool
    """They have not landed yet in this game."""
    losers: int
    """Mask of the seats that would lose something; 0 where the raiders would be beaten."""
    heroes: int
    """Mask of the seats that would be honoured; 0 where the raiders would win, or where nobody defends."""
