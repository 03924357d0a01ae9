"""The land of Brotherhood of the Watch as somebody has drawn it: its frame by number of seats, its invasion lines."""

from __future__ import annotations

from catan_desktop.games.gift.layouts import GIFT_16, GIFT_21
from catan_desktop.games.gift.own_island import maker
from catan_desktop.grid.axial import Axial

from .board import invasion_lines

LARGE = 4
"""So many seats have the whole frame (WATCH-10, WATCH-12, WATCH-63)."""


def frame(seats: int) -> tuple[Axial, ...]:
    """Return the land for so many."""
    return GIFT_21 if seats == LARGE else GIFT_16


MAKER = maker(frame, lambda island: invasion_lines(island.land))
