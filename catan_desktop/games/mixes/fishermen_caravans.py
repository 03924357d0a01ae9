"""Fishermen and Caravans: lakes beside the oases, fishing grounds along the coast (MIX section 4)."""

from __future__ import annotations

from random import Random

from catan_desktop.games.caravans import layouts
from catan_desktop.games.caravans.layouts import CaravanIsland
from catan_desktop.games.classic.layouts import MANY
from catan_desktop.games.fishermen.layouts import LAKE, SECOND_LAKE, FishingIsland, dealt_grounds
from catan_desktop.kernel.record import record, replace, widened
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.layouts import Chart

from .mix import Mix

TWO, TWELVE = 2, 12


@record
class FishingCaravans(FishingIsland, CaravanIsland):
    """An island with oases, lakes and fishing grounds."""


def _with_lakes(chart: Chart, *changes: tuple[str, str]) -> Chart:
    hexes = chart.hexes
    for before, after in changes:
        hexes = hexes.replace(before, after)
    letters = tuple(token for token in chart.letters if token != TWELVE)
    return replace(chart, hexes=hexes, letters=letters, kinds=(*chart.kinds, LAKE, SECOND_LAKE))


SMALL_CHART = _with_lakes(
    layouts.SMALL_CHART, ("oasis, forest 3", "oasis, lake"), ("fields 12", "fields 3"), ("pasture 2", "pasture 2/12")
)
"""MIX-070, MIX-071."""
LARGE_CHART = _with_lakes(
    layouts.LARGE_CHART,
    ("forest 12, oasis, fields 12, forest 9", "forest 10, oasis, fields 9, lake"),
    ("forest 10, mountains 3", "second-lake, mountains 3"),
    ("fields 2", "fields 2/12"),
)
"""MIX-072, MIX-072a."""


def board(seats: int, options: Options, rng: Random) -> FishingCaravans:
    """Return the board, on which a 12 lies with each 2; oases and lakes stay where they are (MIX-079)."""
    found = layouts.laid_out(LARGE_CHART if seats >= MANY else SMALL_CHART, options, rng)
    tokens = tuple([(TWO, TWELVE) if token == (TWO,) else token for token in found.tokens])
    return widened(found, FishingCaravans, tokens=tokens, grounds=dealt_grounds(seats, found.layout, rng))


MIX = Mix(12, board, FishingCaravans, words=("fishermen-caravans",))
