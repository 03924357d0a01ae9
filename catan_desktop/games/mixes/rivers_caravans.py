"""Rivers and Caravans: rivers beside the oases, all other tiles and the tokens dealt (MIX section 5)."""

from __future__ import annotations

from random import Random

from catan_desktop.games.caravans.layouts import OASIS, CaravanIsland
from catan_desktop.games.classic.layouts import MANY
from catan_desktop.games.rivers import layouts
from catan_desktop.games.rivers.layouts import LARGE_RIVERS, SMALL_RIVERS, RiverIsland, free_hexes
from catan_desktop.grid.topology import build
from catan_desktop.kernel.game import OptionSpec
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.layouts import OPTIONS, RANDOM, dealt_harbours, random_tokens, read, shuffled, shuffled_at

from .mix import Mix


@record
class RiverCaravans(RiverIsland, CaravanIsland):
    """An island with rivers and oases."""


SMALL_CHART = replace(
    layouts.SMALL_CHART,
    hexes=layouts.SMALL_CHART.hexes.replace("fields 9, forest 3", "oasis, forest 3"),
    letters=tuple(token for token in layouts.SMALL_CHART.letters if token != layouts.TWELVE),
    kinds=(*layouts.KINDS, OASIS),
)
"""MIX-090, MIX-091; which tile lies beside the rivers and which token where is dealt."""
LARGE_CHART = replace(
    layouts.LARGE_CHART,
    hexes=layouts.LARGE_CHART.hexes.replace("fields 5, swamp", "hills 5, mountains")
    .replace("mountains 11", "oasis")
    .replace("forest 2, hills 9", "forest 2, oasis"),
    letters=layouts.LARGE_CHART.letters[1:],
    kinds=(*layouts.KINDS, OASIS),
)
"""MIX-093, MIX-094: the first of the tokens is a 2."""
DOUBLE = ((2, 3), (3, 12))
"""MIX-091."""


def board(seats: int, options: Options, rng: Random) -> RiverCaravans:
    """Return the board: rivers and oases as they are, the rest dealt (MIX-090 to MIX-094)."""
    large = seats >= MANY
    chart, rivers = (LARGE_CHART, LARGE_RIVERS[::2]) if large else (SMALL_CHART, SMALL_RIVERS)
    terrain, _ = read(chart)
    dry = [hex for hex in free_hexes(chart, rivers) if chart.kinds[terrain[hex]] != OASIS]
    terrain = shuffled_at(terrain, dry, rng)
    tokens = list(random_tokens(chart, terrain, rng))
    threes = tuple([hex for hex, token in enumerate(tokens) if token == (3,)])
    if not large:
        for hex, both in zip(shuffled(threes, rng), DOUBLE, strict=True):
            tokens[hex] = both
    land, harbours = build(chart.land).hexes, dealt_harbours(chart, options, rng)
    return RiverCaravans(RANDOM, land, terrain, tuple(tokens), harbours, terrain_kinds=chart.kinds, rivers=rivers)


LAYOUT = OptionSpec("layout", RANDOM, (RANDOM,))
MIX = Mix(12, board, RiverCaravans, (LAYOUT, OPTIONS[1]), words=("rivers-caravans",))
