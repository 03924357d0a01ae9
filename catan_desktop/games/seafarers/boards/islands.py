"""The printed boards of The Four Islands."""

from __future__ import annotations

from catan_desktop.games.seafarers.charts import SeaChart, sea_chart
from catan_desktop.grid.outline import FIFTY_EIGHT, THIRTY_SEVEN

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
    shuffled_harbours=True,
)
"""ISLE-016, ISLE-018."""
