"""Fishermen and Rivers: the board of the rivers, fishing grounds along its coast, bridges for fish (MIX section 3)."""

from __future__ import annotations

from random import Random

from catan_desktop.games.fishermen.layouts import FishingIsland, dealt_grounds
from catan_desktop.games.rivers import layouts
from catan_desktop.games.rivers.layouts import LITERAL, RiverIsland
from catan_desktop.kernel.record import record, widened
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.layouts import OPTIONS

from .mix import Mix


@record
class FishingRivers(FishingIsland, RiverIsland):
    """An island with rivers and fishing grounds."""


def board(seats: int, options: Options, rng: Random) -> FishingRivers:
    """Return the board of the rivers with the grounds of the fishermen, without a lake (MIX-050, MIX-051)."""
    found = layouts.board(seats, options, rng)
    return widened(found, FishingRivers, grounds=dealt_grounds(seats, found.layout, rng))


MIX = Mix(10, board, FishingRivers, (*OPTIONS, LITERAL))
