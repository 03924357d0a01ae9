"""The printed boards of Heading for New Shores."""

from __future__ import annotations

from catan_desktop.games.seafarers.charts import SeaChart, sea_chart
from catan_desktop.grid.outline import FIFTY_EIGHT, FORTY_FOUR, THIRTY_SEVEN

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
