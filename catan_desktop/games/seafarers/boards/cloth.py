"""The printed boards of Cloth for Catan."""

from __future__ import annotations

from catan_desktop.games.seafarers.charts import SeaChart, sea_chart
from catan_desktop.grid.outline import FIFTY_EIGHT, FORTY_FOUR

CLOTH4 = SeaChart(
    sea_chart(
        FORTY_FOUR,
        """
0: pasture 8, fields 3, mountains 8, hills 2, pasture 9
-1: fields 11, mountains 4, sea, sea, fields 6, forest 10
-2: forest 12, sea, sea, gold, sea, sea, sea
-3: sea, sea, desert, sea, sea, desert, sea, sea
-3: sea, sea, sea, gold, sea, sea, hills 3
-3: mountains 5, forest 12, sea, sea, pasture 9, forest 6
-3: fields 10, hills 11, pasture 4, mountains 2, fields 5
""",
        """
E(-2,-2,E) grain, E(0,-3,NE) ore, E(3,-4,SE) 3:1, E(4,-2,E) wool, E(-4,2,E) 3:1, E(-3,4,NE) brick,
E(0,3,SE) 3:1, E(2,2,SE) lumber, E(3,1,E) 3:1
""",
    ),
    pirate=(4, 0),
    robber=(-2, -1),
    shuffled_harbours=True,
    villages="""
V(-1,0,N) 10, V(-1,0,S) 9, V(1,-1,N) 11, V(1,-1,S) 8, V(0,1,N) 6, V(0,1,S) 3, V(2,0,N) 4, V(2,0,S) 5
""",
)
"""CLOTH-010, CLOTH-012, CLOTH-013, CLOTH-048, CLOTH-049."""
CLOTH6 = SeaChart(
    sea_chart(
        FIFTY_EIGHT,
        """
-1: fields 6, mountains 12, hills 9, mountains 8, forest 3, hills 4, mountains 5
-2: forest 3, hills 10, sea, sea, sea, sea, pasture 11, fields 4
-3: fields 11, sea, sea, desert, sea, desert, sea, sea, pasture 12
-4: sea, sea, gold, sea, sea, sea, sea, gold, sea, sea
-4: forest 3, sea, sea, desert, sea, desert, sea, sea, forest 8
-4: fields 2, mountains 6, sea, sea, sea, sea, fields 11, pasture 3
-4: pasture 9, hills 11, fields 5, forest 8, pasture 2, mountains 10, forest 6
""",
        """
E(-3,-2,E) wool, E(-1,-3,NE) grain, E(2,-4,SE) 3:1, E(4,-4,SE) ore, E(5,-2,E) 3:1, E(-5,2,E) wool,
E(-4,4,NE) 3:1, E(-2,3,SE) brick, E(1,3,SE) 3:1, E(3,2,SE) lumber, E(4,1,E) 3:1
""",
    ),
    pirate=(5, 0),
    robber=(-3, -1),
    shuffled_harbours=True,
    villages="""
V(-2,0,N) 4, V(-2,0,S) 9, V(0,-1,N) 2, V(0,-1,S) 5, V(-1,1,N) 6, V(-1,1,S) 12, V(2,-1,N) 10, V(2,-1,S) 8,
V(1,1,N) 9, V(1,1,S) 10, V(3,0,N) 4, V(3,0,S) 5
""",
)
"""CLOTH-014, CLOTH-016, CLOTH-017, CLOTH-048, CLOTH-049."""
