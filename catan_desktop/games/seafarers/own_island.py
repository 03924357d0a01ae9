"""Seafarers on islands that somebody has drawn.

Rulings where the rule file is silent: such a board is played as New Shores or as The Four Islands, whose rules ask for
nothing on it but islands. The sea reaches as far as that of the smallest printed frame with room for the land. Where no
desert lies the robber begins on the land hex that yields least, the pirate on the sea hex that lies in the middle row
or nearest to it, and there farthest in the east.
"""

from __future__ import annotations

from catan_desktop.grid.outline import FIFTY_EIGHT, FIFTY_ONE, FORTY_FOUR, SIXTY_FIVE, THIRTY_SEVEN
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Reason, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.board import Island, pips
from catan_desktop.mechanics.own_island import Drawn, IslandMaker, Remark, extended, painted
from catan_desktop.mechanics.terrain import DESERT

from .charts import GOLD, KINDS
from .layouts import SeaIsland, areas
from .scenarios import OPTION

SUITED = ("shores", "islands")
"""The scenarios that can be played on it."""


def make(island: Island, drawn: Drawn) -> SeaIsland:
    """Return the islands in their sea, with the places of robber and pirate."""
    found = extended(SeaIsland, island, areas=areas(island.topology, island.terrain, belt=False, homes=1))
    at, sea, land = found.topology.hexes, bits(found.sea), bits(found.land_hexes)
    pirate = min(sea, key=lambda hex: (abs(at[hex][1]), -at[hex][0]))
    barren = min(land, key=lambda hex: pips(found.tokens[hex]))
    desert = any(kind == DESERT for kind in found.hex_terrain)
    robber = None if desert else HexId(barren)
    return replace(found, pirate_start=HexId(pirate), robber_hex=robber)


def home(island: Island) -> int:
    """Return the largest island, on which all begin."""
    assert isinstance(island, SeaIsland)
    return island.areas[0]


def remarks(island: Island) -> tuple[Remark, ...]:
    """Return how many islands there are to be settled, and how many gold fields."""
    assert isinstance(island, SeaIsland)
    counts = (("count", len(island.areas) - 1), ("gold", island.gold_fields.bit_count()))
    return (Remark(Reason("island-others", counts), len(island.areas) > 1),)


MAKER = IslandMaker(
    kinds=KINDS,
    paints=painted(DESERT, others=(GOLD,)),
    make=make,
    remarks=remarks,
    frames=(THIRTY_SEVEN, FORTY_FOUR, FIFTY_ONE, FIFTY_EIGHT, SIXTY_FIVE),
    home=home,
    suits=lambda options: options.get(OPTION.key, OPTION.default) in SUITED,
)
