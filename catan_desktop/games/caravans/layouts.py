"""The boards of Caravans: oases in place of the deserts, each with three arrows.

The options are those of the base game. In a variable layout the oases stay where they are.
"""

from __future__ import annotations

from functools import cached_property
from random import Random

from catan_desktop.games.classic.layouts import CLASSIC_CHART, MANY, THIRTY_CHART
from catan_desktop.grid.topology import CornerId, PathId, build
from catan_desktop.kernel import record, replace
from catan_desktop.kernel.bits import bits, first
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.layouts import FIXED, Chart, dealt_harbours, dealt_tokens, read, shuffled_at
from catan_desktop.mechanics.terrain import FERTILE, Terrain

OASIS = Terrain("oasis", takes_token=False, robber_may_stand=False)
"""CARAVAN-004a, CARAVAN-009a."""


@record
class Arrow:
    """Where a caravan begins."""

    path: PathId
    """Its first path, away from the oasis."""
    head: CornerId
    """Where it stands after its first camel."""
    number: int
    """Three times the number of its oasis, and 0 to 2 for its NW, NE and S corner."""


@record
class CaravanIsland(Island):
    """An island with oases."""

    @cached_property
    def oases(self) -> int:
        """The mask of the oases."""
        return sum(1 << hex for hex, terrain in enumerate(self.hex_terrain) if terrain == OASIS)

    @cached_property
    def arrows(self) -> tuple[Arrow, ...]:
        """By caravan: at the NW, NE and S corner of each oasis, each on the path that leaves it (CARAVAN-010); none
        where the sea lies before a corner."""
        topology, found = self.topology, []
        for oasis, hex in enumerate(bits(self.oases)):
            q, r = topology.hexes[hex]
            for number, place in enumerate(((q, r - 1, "S"), (q + 1, r - 1, "S"), (q, r, "S")), 3 * oasis):
                at = topology.corner_id(*place)
                leaving = topology.corner_paths[at] & ~sum(1 << edge for edge in topology.hex_paths[hex])
                if leaving:
                    path = PathId(first(leaving))
                    found.append(Arrow(path, CornerId(sum(topology.path_ends[path]) - at), number))
        return tuple(found)


SMALL_CHART = replace(CLASSIC_CHART, hexes=CLASSIC_CHART.hexes.replace("desert", "oasis"), kinds=(*FERTILE, OASIS))
"""The oasis replaces the desert (CARAVAN-004, CARAVAN-007)."""
LARGE_CHART = replace(
    THIRTY_CHART,
    hexes=THIRTY_CHART.hexes.replace("desert, forest 12", "forest 12, oasis").replace("desert", "oasis"),
    kinds=(*FERTILE, OASIS),
)
"""Two oases; one has changed places with its eastern neighbour (CARAVAN-006, CARAVAN-007a)."""


def board(seats: int, options: Options, rng: Random) -> CaravanIsland:
    """Return the board for `seats` players by the options `layout` and `harbours`."""
    return laid_out(LARGE_CHART if seats >= MANY else SMALL_CHART, options, rng)


def laid_out(chart: Chart, options: Options, rng: Random) -> CaravanIsland:
    """Return the island of a chart; what takes no token stays where it is."""
    layout = str(options["layout"])
    terrain, tokens = read(chart)
    if layout != FIXED:
        dry = [hex for hex, kind in enumerate(terrain) if chart.kinds[kind].takes_token]
        terrain = shuffled_at(terrain, dry, rng)
        tokens = dealt_tokens(chart, terrain, layout, rng)
    harbours = dealt_harbours(chart, options, rng)
    return CaravanIsland(layout, build(chart.land).hexes, terrain, tokens, harbours, terrain_kinds=chart.kinds)
