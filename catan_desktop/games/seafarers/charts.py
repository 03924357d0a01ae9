"""The printed boards of the scenarios: what lies where, the harbours, where pirate and robber begin."""

from __future__ import annotations

from catan_desktop.grid.axial import Axial
from catan_desktop.grid.outline import FIFTY_EIGHT, FORTY_FOUR, SIXTY_FIVE, THIRTY_SEVEN
from catan_desktop.kernel.record import record
from catan_desktop.mechanics.board import ANY, Harbour
from catan_desktop.mechanics.layouts import Chart
from catan_desktop.mechanics.tables import BRICK, GRAIN, LUMBER, ORE, WOOL
from catan_desktop.mechanics.terrain import LAND, Terrain

GOLD = Terrain("gold")
"""A gold field: it gives resources of choice (SEA-090)."""
SEA = Terrain("sea", takes_token=False, robber_may_stand=False, water=True)
KINDS = (*LAND, GOLD, SEA)
_HARBOURS = {
    "lumber": (LUMBER, 2),
    "brick": (BRICK, 2),
    "wool": (WOOL, 2),
    "grain": (GRAIN, 2),
    "ore": (ORE, 2),
    "3:1": (ANY, 3),
}


@record
class SeaChart:
    """A board of a scenario as its box has it."""

    chart: Chart
    pirate: Axial
    """Where the pirate begins."""
    robber: Axial | None = None
    """Where the robber begins; None: on the first desert (SEA-112)."""


def sea_chart(land: tuple[Axial, ...], hexes: str, harbours: str) -> Chart:
    """Return a chart with its rows of hexes, and its harbours as `path kind` pairs: each at its path, `3:1` for any."""
    pairs = [entry.split() for entry in harbours.replace(", ", "\n").replace(",\n", "\n").strip().splitlines()]
    found = tuple([Harbour(path, *_HARBOURS[kind]) for path, kind in pairs])
    return Chart(land, top=-3, hexes=hexes, letters=(), harbours=found, kinds=KINDS)


SHORES3 = SeaChart(
    sea_chart(
        THIRTY_SEVEN,
        """
0: mountains 12, hills 10, sea, sea
-1: sea, sea, sea, fields 4, pasture 8
-2: sea, pasture 10, mountains 8, sea, gold 9, sea
-3: sea, hills 5, forest 11, fields 2, sea, mountains 5, sea
-3: pasture 10, mountains 4, pasture 5, forest 8, sea, sea
-3: fields 6, forest 11, fields 9, sea, hills 3
-3: pasture 3, hills 6, sea, gold 4
""",
        """
E(-2,-1,E) grain, E(0,-1,E) ore, E(0,1,NE) 3:1, E(-2,3,E) wool, E(-3,4,NE) brick, E(-4,3,E) 3:1,
E(-4,2,NE) lumber, E(-3,0,SE) 3:1
""",
    ),
    pirate=(3, 0),
    robber=(0, -3),
)
"""SHORE-010, SHORE-012."""
SHORES4 = SeaChart(
    sea_chart(
        FORTY_FOUR,
        """
0: gold 3, mountains 4, sea, gold 11, sea
-1: sea, sea, sea, sea, fields 8, hills 5
-2: sea, mountains 10, pasture 2, forest 9, sea, pasture 10, sea
-3: sea, fields 12, hills 6, pasture 4, hills 10, sea, mountains 6, sea
-3: fields 9, forest 11, desert, forest 3, mountains 8, sea, sea
-3: forest 8, mountains 3, fields 4, pasture 5, sea, forest 9
-3: hills 5, fields 6, pasture 11, sea, hills 2
""",
        """
E(-1,-2,SE) 3:1, E(0,-1,NE) grain, E(1,0,NE) ore, E(1,1,E) 3:1, E(0,2,SE) wool, E(-2,3,SE) 3:1,
E(-4,4,NE) 3:1, E(-4,2,E) brick, E(-3,0,E) lumber
""",
    ),
    pirate=(4, 0),
)
"""SHORE-013, SHORE-015."""
SHORES6 = SeaChart(
    sea_chart(
        FIFTY_EIGHT,
        """
-1: pasture 10, sea, forest 4, pasture 5, fields 2, sea, mountains 11
-2: forest 4, sea, hills 6, mountains 11, hills 10, pasture 8, sea, sea
-3: hills 6, sea, desert, forest 12, fields 12, forest 9, fields 4, sea, gold 5
-4: sea, sea, fields 3, forest 10, mountains 3, hills 6, hills 5, forest 8, sea, sea
-4: fields 3, sea, pasture 9, mountains 5, fields 2, desert, pasture 3, sea, gold 9
-4: hills 2, sea, hills 8, pasture 4, pasture 9, mountains 6, sea, sea
-4: mountains 8, sea, mountains 11, fields 11, forest 10, sea, gold 12
""",
        """
E(2,-3,NE) wool, E(3,-2,NE) grain, E(3,-1,E) 3:1, E(3,0,SE) ore, E(1,2,E) 3:1, E(0,3,SE) wool,
E(-2,4,NE) 3:1, E(-3,3,NE) brick, E(-3,1,NE) 3:1, E(-2,-1,E) lumber, E(0,-3,SE) 3:1
""",
    ),
    pirate=(5, 0),
)
"""SHORE-016, SHORE-018."""
ISLANDS3 = SeaChart(
    sea_chart(
        THIRTY_SEVEN,
        """
0: sea, sea, hills 3, pasture 5
-1: forest 10, hills 4, sea, fields 11, forest 9
-2: mountains 6, fields 5, sea, pasture 8, mountains 4, sea
-3: sea, sea, sea, sea, sea, sea, sea
-3: mountains 6, hills 11, fields 5, sea, forest 3, pasture 8
-3: fields 2, mountains 9, sea, pasture 10, hills 9
-3: forest 12, sea, sea, sea
""",
        """
E(-2,-2,SE) 3:1, E(0,-2,SE) ore, E(-3,1,NE) lumber, E(-4,2,NE) 3:1, E(-2,2,SE) wool,
E(3,-2,NE) 3:1, E(1,0,NE) brick, E(0,1,SE) 3:1, E(2,1,SE) grain
""",
    ),
    pirate=(0, 0),
    robber=(-3, 3),
)
"""ISLE-010, ISLE-012."""
ISLANDS4 = SeaChart(
    sea_chart(
        THIRTY_SEVEN,
        """
0: pasture 11, sea, pasture 10, fields 9
-1: hills 6, sea, mountains 2, forest 12, hills 10
-2: pasture 9, fields 10, sea, fields 8, mountains 11, sea
-3: sea, sea, sea, forest 4, sea, sea, sea
-3: mountains 5, hills 8, sea, sea, fields 4, forest 11
-3: forest 3, pasture 5, mountains 6, sea, pasture 5
-3: hills 9, fields 3, sea, forest 4
""",
        """
E(-2,-2,E) grain, E(-2,-1,SE) 3:1, E(-4,2,NE) brick, E(-2,2,NE) 3:1, E(-4,3,E) wool,
E(0,-1,SE) 3:1, E(3,-2,SE) lumber, E(2,0,SE) ore, E(2,1,SE) 3:1
""",
    ),
    pirate=(3, 0),
    robber=(2, -2),
)
"""ISLE-013, ISLE-015."""
ISLANDS6 = SeaChart(
    sea_chart(
        FIFTY_EIGHT,
        """
-1: mountains 12, pasture 3, sea, hills 10, sea, forest 3, hills 2
-2: forest 11, fields 8, sea, mountains 6, fields 4, sea, mountains 5, fields 12
-3: hills 10, pasture 3, sea, fields 5, pasture 9, sea, sea, hills 9, sea
-4: sea, sea, sea, sea, sea, sea, sea, sea, sea, sea
-4: sea, fields 5, sea, sea, pasture 6, hills 9, sea, mountains 10, forest 9
-4: forest 6, hills 2, sea, forest 4, mountains 10, sea, fields 8, pasture 4
-4: mountains 4, forest 6, sea, pasture 8, sea, pasture 11, forest 5
""",
        """
E(0,-4,SE) wool, E(-1,-2,SE) grain, E(-3,0,NE) 3:1, E(2,-3,NE) ore, E(5,-3,NE) 3:1,
E(3,-1,NE) wool, E(-5,2,E) 3:1, E(-3,3,NE) brick, E(-2,3,NE) 3:1, E(3,2,E) lumber, E(0,4,NE) 3:1
""",
    ),
    pirate=(-4, 0),
    robber=(-1, -3),
)
"""ISLE-016, ISLE-018."""
DESERT3 = SeaChart(
    sea_chart(
        THIRTY_SEVEN,
        """
0: fields 3, desert, sea, mountains 5
-1: gold 4, desert, forest 8, sea, pasture 11
-2: forest 6, desert, forest 10, hills 9, sea, sea
-3: sea, sea, fields 2, hills 4, sea, fields 8, sea
-3: pasture 6, forest 5, mountains 11, mountains 6, sea, sea
-3: pasture 3, forest 10, fields 4, sea, gold 5
-3: hills 8, pasture 9, sea, mountains 9
""",
        """
E(1,-2,NE) grain, E(0,1,NE) ore, E(0,1,SE) 3:1, E(-2,3,E) wool, E(-3,3,SE) brick, E(-4,3,E) 3:1,
E(-4,2,NE) lumber, E(-2,0,SE) 3:1
""",
    ),
    pirate=(3, 0),
)
"""SAND-010, SAND-012."""
DESERT4 = SeaChart(
    sea_chart(
        FORTY_FOUR,
        """
0: fields 11, desert, mountains 5, sea, mountains 9
-1: mountains 8, desert, hills 6, fields 11, sea, fields 12
-2: gold 10, desert, forest 9, pasture 10, forest 8, sea, pasture 2
-3: sea, sea, fields 6, hills 4, forest 3, sea, sea, sea
-3: pasture 5, forest 3, forest 9, pasture 11, sea, gold 5, mountains 3
-3: hills 8, hills 10, mountains 12, sea, sea, sea
-3: sea, pasture 4, sea, fields 6, hills 4
""",
        """
E(2,-3,E) grain, E(2,-1,NE) ore, E(2,-1,SE) 3:1, E(0,1,SE) wool, E(-2,3,E) 3:1, E(-3,4,NE) brick,
E(-3,2,SE) 3:1, E(-4,2,E) lumber, E(-2,0,E) 3:1
""",
    ),
    pirate=(4, 0),
)
"""SAND-013, SAND-015."""
DESERT6 = SeaChart(
    sea_chart(
        SIXTY_FIVE,
        """
-2: forest 5, mountains 6, hills 5, sea, pasture 4, hills 12, fields 6, gold 3
-3: mountains 11, forest 2, desert, desert, desert, desert, desert, sea, sea
-4: sea, sea, sea, pasture 10, hills 12, fields 4, forest 9, sea, sea, forest 2
-5: sea, pasture 5, fields 8, fields 3, mountains 6, forest 11, mountains 10, mountains 5, sea, sea, sea
-5: pasture 9, hills 12, forest 10, mountains 11, fields 4, hills 8, hills 9, sea, sea, fields 4
-5: forest 2, hills 6, sea, sea, sea, sea, sea, mountains 11, pasture 9
-5: pasture 3, sea, pasture 8, gold 10, sea, gold 3, sea, fields 8
""",
        """
E(-6,2,E) wool, E(-5,0,SE) grain, E(-4,-1,SE) 3:1, E(-2,-1,SE) ore, E(2,-1,E) 3:1, E(2,0,SE) wool,
E(0,2,NE) 3:1, E(-2,2,NE) brick, E(-3,1,SE) 3:1, E(-4,2,SE) lumber, E(-6,4,NE) 3:1
""",
    ),
    pirate=(1, 3),
)
"""SAND-016, SAND-018."""
