"""The printed boards of The Wonders of Catan."""

from __future__ import annotations

from catan_desktop.games.seafarers.charts import SeaChart, sea_chart
from catan_desktop.grid.outline import FIFTY_ONE, SIXTY_FIVE

WONDERS4 = SeaChart(
    sea_chart(
        FIFTY_ONE,
        """
-1: fields 5, sea, hills 10, mountains 6, sea, forest 3
-2: forest 4, sea, forest 11, pasture 9, sea, fields 6, sea
-3: gold 6, sea, sea, mountains 4, sea, sea, mountains 2, pasture 11
-4: sea, sea, desert, hills 11, pasture 12, forest 4, pasture 5, forest 10, sea
-4: sea, desert, mountains 5, fields 8, hills 3, fields 10, hills 8, pasture 9
-4: sea, desert, sea, mountains 9, sea, sea, sea
-4: sea, sea, fields 3, sea, hills 2, gold 8
""",
        """
E(2,-4,SE) grain, E(0,-3,SE) ore, E(3,-2,E) 3:1, E(-1,-1,NE) wool, E(2,-1,SE) 3:1, E(3,0,E) brick,
E(-2,2,NE) 3:1, E(0,1,SE) lumber, E(2,1,SE) 3:1
""",
    ),
    shuffled_harbours=True,
    quiet=((-1, 0), (-2, 1)),
    loud=(6, 8),
    marks=(
        ("wasteland", "V(-1,-1,S) V(-2,1,N) V(-2,0,S) V(-3,2,N) V(-2,1,S)"),
        ("strait", "V(2,-2,N) V(3,-3,S)"),
        ("beside the strait", "V(3,-4,S) V(2,-3,S) V(3,-2,N) V(2,-1,N)"),
    ),
)
"""WONDER-010, WONDER-012, WONDER-013."""
WONDERS6 = SeaChart(
    sea_chart(
        SIXTY_FIVE,
        """
-2: gold 6, sea, pasture 11, forest 4, sea, fields 5, forest 10, sea
-3: forest 4, sea, forest 3, hills 6, sea, pasture 8, hills 11, sea, gold 6
-4: sea, sea, hills 9, mountains 11, pasture 2, sea, fields 12, forest 4, sea, sea
-5: sea, desert, mountains 5, pasture 8, fields 12, mountains 10, hills 4, mountains 10, hills 9, sea, sea
-5: sea, desert, fields 2, hills 10, pasture 5, forest 9, fields 8, pasture 3, fields 5, sea
-5: desert, desert, sea, sea, mountains 6, sea, mountains 9, sea, sea
-5: sea, sea, sea, forest 3, sea, pasture 11, sea, gold 8
""",
        """
E(1,-4,SE) wool, E(4,-4,SE) grain, E(-1,-3,SE) 3:1, E(3,-2,E) ore, E(-2,-2,SE) 3:1, E(3,-1,E) wool,
E(1,-1,SE) 3:1, E(3,1,E) brick, E(-2,2,NE) 3:1, E(0,2,NE) lumber, E(2,1,SE) 3:1
""",
    ),
    shuffled_harbours=True,
    quiet=((-3, 0), (-3, 1)),
    loud=(6, 8),
    marks=(
        ("wasteland", "V(-3,-1,S) V(-4,1,N) V(-3,0,S) V(-4,2,N) V(-3,1,S)"),
        ("strait", "V(1,-2,N) V(2,-3,S) V(-1,3,N) V(0,2,S)"),
        ("beside the strait", "V(2,-4,S) V(1,-3,S) V(2,-2,N) V(1,-1,N) V(0,1,S) V(-1,2,S) V(0,3,N) V(-1,4,N)"),
    ),
)
"""WONDER-014, WONDER-016, WONDER-017."""
