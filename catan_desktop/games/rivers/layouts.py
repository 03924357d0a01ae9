"""The boards of Rivers of Catan: rivers over fixed hexes, from mountains to the coast.

The options are those of the base game, and `river56_literal_2_12` (RIVER-016). In a variable layout the generator is
asked for the tiles beside the rivers, the tokens and the harbours.

Ruling where the rule file is silent: with three and four players too the tokens of the layout `random` are dealt under
BASE-054, and the 2 joins the 12 afterwards.
"""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from random import Random

from catan_desktop.games.classic.layouts import CLASSIC_CHART, MANY, THIRTY_CHART
from catan_desktop.games.waters import River, WaterIsland
from catan_desktop.grid.topology import HexId, build
from catan_desktop.kernel import record, replace
from catan_desktop.kernel.game import OptionSpec
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.layouts import FIXED, Chart, dealt_harbours, dealt_tokens, read, shuffled_at
from catan_desktop.mechanics.terrain import FERTILE, Terrain

LITERAL = OptionSpec("river56_literal_2_12", False, (False, True), seats=(5, 6))
"""With five and six players no 2 and no 12 lies on the island (RIVER-016)."""
SWAMP = Terrain("swamp", takes_token=False)
"""RIVER-005a."""
KINDS = (*FERTILE, SWAMP)
TWO, TWELVE = 2, 12


@record
class RiverIsland(WaterIsland):
    """An island with rivers."""

    @cached_property
    def river_hexes(self) -> int:
        """The mask of the hexes with a river, swamps included."""
        return sum(1 << self.topology.hex_id(hex) for river in self.rivers for hex in river.hexes)

    @cached_property
    def river_corners(self) -> int:
        """The mask of the intersections that touch a river hex (RIVER-012a)."""
        return sum(1 << corner for corner, near in enumerate(self.topology.corner_hexes) if near & self.river_hexes)

    @cached_property
    def river_paths(self) -> int:
        """The mask of the paths with a river hex beside them, bridge sites included (RIVER-012)."""
        return sum(1 << path for path, near in enumerate(self.topology.path_hexes) if near & self.river_hexes)

    @cached_property
    def bridge_sites(self) -> int:
        """The mask of the paths that only a bridge can take: the seams of the rivers and their outlets (RIVER-006a)."""
        topology = self.topology
        sites = 0
        for river in self.rivers:
            hexes = [topology.hex_id(hex) for hex in river.hexes]
            for one, other in pairwise(hexes):
                seam = set(topology.hex_paths[one]).intersection(topology.hex_paths[other])
                sites |= sum(1 << path for path in seam)
            if river.outlet:
                sites |= 1 << topology.path_id(*river.hexes[-1], river.outlet)
        return sites

    @cached_property
    def swamps(self) -> int:
        """The mask of the swamps."""
        return sum(1 << hex for hex, terrain in enumerate(self.hex_terrain) if terrain == SWAMP)

    @cached_property
    def robber_start(self) -> HexId | None:
        """The swamp of the long river (RIVER-018)."""
        return self.topology.hex_id(self.rivers[0].hexes[-1]) if self.rivers else None


SMALL_RIVERS: tuple[River, ...] = (
    River(((2, -1), (1, -1), (0, -1), (-1, -1)), "NW"),
    River(((0, 1), (-1, 1), (-2, 1)), "SW"),
)
LARGE_RIVERS: tuple[River, ...] = (
    River(((-2, 0), (-2, 1), (-2, 2), (-2, 3)), "SW"),
    River(((-1, -1), (0, -2), (1, -3)), "NW"),
    River(((0, 0), (1, 0), (2, 0)), "NE"),
)
"""RIVER-009."""
SMALL_CHART = replace(
    CLASSIC_CHART,
    hexes="""
0: fields 10, forest 2/12, forest 9
-1: swamp, pasture 6, hills 4, mountains 10
-2: fields 8, forest 11, fields 9, forest 3, mountains 8
-2: swamp, hills 3, mountains 4, pasture 5
-2: hills 5, fields 6, pasture 11
""",
    letters=tuple(token for token in CLASSIC_CHART.letters if token != TWO),
    kinds=KINDS,
)
"""RIVER-019; the 2 is no token of its own (RIVER-014)."""
LARGE_CHART = replace(
    THIRTY_CHART,
    hexes="""
0: fields 5, swamp, hills 2
-1: forest 4, hills 10, forest 8, fields 4
-2: pasture 6, mountains 11, fields 12, hills 9, mountains 8
-3: forest 3, mountains 12, pasture 3, mountains 6, pasture 5, pasture 3
-3: fields 9, hills 10, forest 2, hills 9, fields 6
-3: forest 8, pasture 5, mountains 4, forest 10
-3: fields 11, swamp, pasture 11
""",
    kinds=KINDS,
)
"""RIVER-020."""


def board(seats: int, options: Options, rng: Random) -> RiverIsland:
    """Return the board for `seats` players by the options `layout`, `harbours` and `river56_literal_2_12`."""
    many = seats >= MANY
    chart, rivers = (LARGE_CHART, LARGE_RIVERS) if many else (SMALL_CHART, SMALL_RIVERS)
    terrain, tokens = read(chart)
    layout = str(options["layout"])
    if layout != FIXED:
        terrain = shuffled_at(terrain, free_hexes(chart, rivers), rng)
        tokens = dealt_tokens(chart, terrain, layout, rng)
        tokens = tokens if many else with_shared_two(tokens)
    if many and options[LITERAL.key]:
        tokens = tuple(() if token in {(TWO,), (TWELVE,)} else token for token in tokens)
    harbours = dealt_harbours(chart, options, rng)
    land = build(chart.land).hexes
    return RiverIsland(layout, land, terrain, tokens, harbours, terrain_kinds=chart.kinds, rivers=rivers)


def free_hexes(chart: Chart, rivers: tuple[River, ...]) -> tuple[int, ...]:
    """Return the hexes without a river, whose tiles may be dealt anew (RIVER-017a)."""
    wet = {hex for river in rivers for hex in river.hexes}
    return tuple(number for number, hex in enumerate(build(chart.land).hexes) if hex not in wet)


def with_shared_two(tokens: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Return the tokens with the 2 laid on the hex with the 12 (RIVER-014a)."""
    return tuple((TWO, TWELVE) if token == (TWELVE,) else token for token in tokens)
