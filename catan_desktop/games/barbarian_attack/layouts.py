"""The boards of Barbarian Attack: castles and deserts at the coast, tokens that keep their places.

The option `layout` is `fixed` or `random`, which deals the terrain within the coast and within the inner area
(BARB-023); the option `harbours` is that of the base game.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from random import Random

from catan_desktop.games.classic.layouts import CLASSIC_CHART, MANY, THIRTY_CHART
from catan_desktop.grid.coast import coast
from catan_desktop.grid.topology import HexId, build
from catan_desktop.kernel import record, replace
from catan_desktop.kernel.game import OptionSpec
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.layouts import FIXED, OPTIONS, RANDOM, Chart, dealt_harbours, read, shuffled_at
from catan_desktop.mechanics.terrain import LAND, Terrain

CASTLE = Terrain("castle", takes_token=False)
"""BARB-018a, BARB-018b."""
KINDS = (*LAND, CASTLE)
LAYOUT = OptionSpec("layout", FIXED, (FIXED, RANDOM))
CHOICES = (LAYOUT, *[option for option in OPTIONS if option.key != LAYOUT.key])
DIRECTIONS = ("SE", "NE", "E")
"""Of a path, by its name; the losses of a victory strike one of them."""


def struck_direction(face: int) -> str:
    """Return the direction of the paths that a face of the die strikes (BARB-081)."""
    return DIRECTIONS[(face - 1) % len(DIRECTIONS)]


@record
class CastleIsland(Island):
    """An island with castles, and a coast where barbarians land."""

    @cached_property
    def castles(self) -> tuple[int, ...]:
        """The hexes with a castle, in hex order."""
        return tuple(hex for hex, terrain in enumerate(self.hex_terrain) if terrain == CASTLE)

    @cached_property
    def castle_paths(self) -> int:
        """The mask of the six edges of every castle; faces 1 to 6 are its edges NW, NE, E, SE, SW, W (BARB-021)."""
        return sum(1 << path for castle in self.castles for path in self.topology.hex_paths[castle])

    @cached_property
    def coast(self) -> tuple[HexId, ...]:
        """The coastal hexes with a token, in check order: clockwise from the first castle (BARB-018 to BARB-020)."""
        ring = list(dict.fromkeys(self.topology.hex_id(hex) for hex, _ in coast(self.land)))
        first = next(place for place, hex in enumerate(ring) if hex == self.castles[0])
        return tuple(hex for hex in ring[first:] + ring[:first] if self.tokens[hex])

    @cached_property
    def coast_mask(self) -> int:
        """The mask of the coastal hexes with a token."""
        return sum(1 << hex for hex in self.coast)

    @cached_property
    def path_masks(self) -> tuple[int, ...]:
        """By hex: the mask of its six paths."""
        return tuple(sum(1 << path for path in paths) for paths in self.topology.hex_paths)

    @cached_property
    def by_direction(self) -> dict[str, int]:
        """By direction: the mask of the paths that run so."""
        named = enumerate(self.topology.paths)
        paths = [(path, direction) for path, (_, _, direction) in named]
        return {each: sum(1 << path for path, direction in paths if direction == each) for each in DIRECTIONS}

    @cached_property
    def exposed(self) -> int:
        """The mask of the intersections that touch coastal hexes with a token alone: only there a building can be
        conquered (BARB-054, BARB-056)."""
        near = enumerate(self.topology.corner_hexes)
        return sum(1 << corner for corner, hexes in near if not hexes & ~self.coast_mask)


SMALL_CHART = replace(
    CLASSIC_CHART,
    hexes="""
0: mountains 3, pasture 8, desert
-1: fields 9, hills 4, pasture 5, forest 10
-2: fields 12, forest 6, fields 10, mountains 8, hills 11
-2: forest 4, mountains 9, fields 3, pasture 5
-2: castle, pasture 6, hills 2
""",
    kinds=KINDS,
)
"""BARB-010, BARB-016."""
LARGE_CHART = replace(
    THIRTY_CHART,
    hexes="""
0: mountains 12, hills 9, pasture 3
-1: fields 4, pasture 5, mountains 10, forest 8
-2: pasture 5, hills 11, fields 6, pasture 3, desert
-3: castle, fields 8, mountains 10, hills 4, mountains 6, castle
-3: desert, forest 3, pasture 8, fields 11, forest 9
-3: hills 6, fields 4, forest 9, hills 10
-3: forest 2, mountains 5, fields 11
""",
    kinds=KINDS,
)
"""BARB-013, BARB-017."""


def board(seats: int, options: Options, rng: Random) -> CastleIsland:
    """Return the board for `seats` players by the options `layout` and `harbours`."""
    return laid_out(LARGE_CHART if seats >= MANY else SMALL_CHART, options, rng)


def laid_out(chart: Chart, options: Options, rng: Random, still: Collection[int] = ()) -> CastleIsland:
    """Return the island of a chart, the terrain dealt by option but for what takes no token and these hexes."""
    terrain, tokens = read(chart)
    layout, land = str(options["layout"]), build(chart.land).hexes
    laid = CastleIsland(layout, land, terrain, tokens, chart.harbours, terrain_kinds=chart.kinds)
    if layout != FIXED:
        dealt = [hex for hex in range(len(land)) if tokens[hex] and hex not in still]
        for coastal in (1, 0):
            terrain = shuffled_at(terrain, [hex for hex in dealt if laid.coast_mask >> hex & 1 == coastal], rng)
    return replace(laid, terrain=terrain, harbours=dealt_harbours(chart, options, rng))
