"""The boards of Fishermen of Catan: lakes in place of the deserts, and fishing grounds along the coast.

The options are those of the base game. In a variable layout the generator is asked for the lakes, the other tiles, the
tokens and the numbers of the grounds (FISH-018d), and for the harbours at last.
"""

from __future__ import annotations

from functools import cached_property
from random import Random

from catan_desktop.games.classic.layouts import CLASSIC_CHART, MANY, THIRTY_CHART
from catan_desktop.games.waters import Ground, WaterIsland
from catan_desktop.grid.topology import build
from catan_desktop.kernel import record, replace
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.board import HexMask
from catan_desktop.mechanics.layouts import FIXED, Chart, dealt_harbours, dealt_tokens, read, shuffled
from catan_desktop.mechanics.terrain import FERTILE, Terrain

LAKE = Terrain("lake", takes_token=False, printed=(2, 3, 11, 12))
"""FISH-002a, FISH-008, FISH-020."""
SECOND_LAKE = Terrain("second-lake", takes_token=False, printed=(4, 10))
"""The one that five and six players add (FISH-003a, FISH-004)."""
INNER = 6
"""Neighbours on the island of a hex that is not at the coast."""


@record
class FishingIsland(WaterIsland):
    """An island with fishing grounds."""

    @cached_property
    def ground_corners(self) -> tuple[int, ...]:
        """By ground: the mask of its three intersections."""
        return tuple(self.topology.corners_of(ground.sea) for ground in self.grounds)

    @cached_property
    def ground_hexes(self) -> tuple[HexMask, ...]:
        """By ground: the mask of the hex that it lies on, 0 for one in the frame."""
        at = self.topology
        return tuple(1 << at.hex_id(ground.sea) if ground.sea in at.hexes else 0 for ground in self.grounds)


SMALL_CHART = replace(CLASSIC_CHART, hexes=CLASSIC_CHART.hexes.replace("desert", "lake"), kinds=(*FERTILE, LAKE))
"""The lake replaces the desert (FISH-006, FISH-016)."""
LARGE_CHART = replace(
    THIRTY_CHART,
    hexes=THIRTY_CHART.hexes.replace("desert, forest 12", "forest 12, lake").replace("desert", "second-lake"),
    kinds=(*FERTILE, LAKE, SECOND_LAKE),
)
"""Two lakes replace the deserts; the coastal one has changed places with its eastern neighbour (FISH-017)."""
SMALL_GROUNDS: tuple[Ground, ...] = (
    Ground((1, -3), 6),
    Ground((3, -1), 5),
    Ground((2, 1), 4),
    Ground((-2, 3), 9),
    Ground((-3, 2), 8),
    Ground((-1, -2), 10),
)
"""FISH-013."""
LARGE_GROUNDS: tuple[Ground, ...] = (
    Ground((1, -4), 6),
    Ground((3, -2), 9),
    Ground((3, -1), 5),
    Ground((2, 1), 4),
    Ground((-3, 4), 9),
    Ground((-4, 3), 8),
    Ground((-2, -2), 5),
    Ground((-1, -3), 10),
)
"""FISH-014."""


def board(seats: int, options: Options, rng: Random) -> FishingIsland:
    """Return the board for `seats` players by the options `layout` and `harbours`."""
    chart = LARGE_CHART if seats >= MANY else SMALL_CHART
    layout = str(options["layout"])
    terrain, tokens = read(chart)
    if layout != FIXED:
        terrain = dealt_terrain(chart, terrain, rng)
        tokens = dealt_tokens(chart, terrain, layout, rng)
    grounds = dealt_grounds(seats, layout, rng)
    harbours = dealt_harbours(chart, options, rng)
    land = build(chart.land).hexes
    return FishingIsland(layout, land, terrain, tokens, harbours, terrain_kinds=chart.kinds, grounds=grounds)


def dealt_grounds(seats: int, layout: str, rng: Random) -> tuple[Ground, ...]:
    """Return the fishing grounds, in a variable layout with their numbers dealt anew (FISH-018d)."""
    grounds = LARGE_GROUNDS if seats >= MANY else SMALL_GROUNDS
    if layout == FIXED:
        return grounds
    numbers = shuffled(tuple(ground.number for ground in grounds), rng)
    return tuple(Ground(old.sea, number) for old, number in zip(grounds, numbers, strict=True))


def dealt_terrain(chart: Chart, terrain: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    """Return the lakes on random inner hexes, in random order, and the other tiles shuffled (FISH-018 to FISH-018c)."""
    lakes = [number for number in terrain if not chart.kinds[number].takes_token]
    inner = [hex for hex, near in enumerate(build(chart.land).hex_hexes) if near.bit_count() == INNER]
    wet = dict(zip(rng.sample(inner, len(lakes)), lakes, strict=True))
    others = iter(shuffled(tuple(number for number in terrain if number not in lakes), rng))
    return tuple(wet[hex] if hex in wet else next(others) for hex in range(len(terrain)))
