"""The printed boards of Through the Desert."""

from __future__ import annotations

from catan_desktop.games.seafarers.charts import SeaChart, sea_chart
from catan_desktop.grid.outline import FORTY_FOUR, SIXTY_FIVE, THIRTY_SEVEN

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
    shuffled_harbours=True,
)
"""SAND-016, SAND-018."""
