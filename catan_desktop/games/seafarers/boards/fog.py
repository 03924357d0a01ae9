"""The printed boards of The Fog Islands."""

from __future__ import annotations

from catan_desktop.games.seafarers.charts import SeaChart, sea_chart
from catan_desktop.grid.outline import FIFTY_EIGHT, FORTY_FOUR

FOG3 = SeaChart(
    sea_chart(
        FORTY_FOUR,
        """
0: fog, fog, sea, hills 12, sea
-1: fog, fog, sea, pasture 8, forest 5, sea
-2: sea, sea, fog, sea, hills 11, mountains 10, sea
-3: sea, mountains 6, sea, fog, sea, forest 8, pasture 9, sea
-3: pasture 9, fields 5, sea, fog, sea, sea, sea
-3: forest 6, pasture 3, sea, fog, fog, fog
-3: fields 11, forest 4, sea, fog, fog
""",
        """
E(-3,0,E) 3:1, E(-4,2,NE) grain, E(-4,3,E) wool, E(-3,4,NE) 3:1, E(3,0,NE) ore, E(3,-1,NE) lumber,
E(3,-3,E) 3:1, E(2,-3,SE) brick
""",
    ),
    pirate=(4, 0),
    robber=(3, -3),
    tiles="1 forest, 2 hills, 1 pasture, 2 fields, 2 mountains, 2 gold, 2 sea",
    tokens=(3, 3, 4, 5, 6, 8, 9, 10, 11, 12),
)
"""FOG-003, FOG-010, FOG-012, FOG-025, FOG-026."""

FOG4 = SeaChart(
    sea_chart(
        FORTY_FOUR,
        """
0: fog, fog, sea, fields 10, forest 9
-1: sea, fog, fog, sea, mountains 5, fields 3
-2: hills 10, sea, fog, fog, sea, hills 4, forest 2
-3: sea, fields 3, sea, fog, fog, sea, pasture 6, sea
-3: forest 12, pasture 6, sea, sea, fog, sea, sea
-3: mountains 9, hills 5, forest 8, sea, fog, fog
-3: pasture 8, mountains 11, pasture 4, sea, fog
""",
        """
E(-3,0,NE) 3:1, E(-4,2,NE) brick, E(-4,3,E) 3:1, E(-3,3,SE) grain, E(-2,4,NE) wool, E(3,0,E) lumber,
E(4,-1,NE) ore, E(4,-3,E) 3:1, E(4,-4,SE) 3:1
""",
    ),
    pirate=(4, 0),
    robber=(-3, 1),
    tiles="1 forest, 2 hills, 1 pasture, 2 fields, 2 mountains, 2 gold, 2 sea",
    tokens=(3, 4, 5, 6, 8, 9, 10, 11, 11, 12),
)
"""FOG-005, FOG-013, FOG-015, FOG-025, FOG-026."""

FOG6 = SeaChart(
    sea_chart(
        FIFTY_EIGHT,
        """
-1: hills 10, sea, fog, fog, sea, pasture 10, hills 5
-2: hills 4, sea, fog, fog, fog, sea, pasture 3, mountains 8
-3: fields 12, mountains 9, sea, fog, fog, fog, sea, fields 9, forest 10
-4: sea, forest 2, forest 8, sea, fog, fog, sea, forest 11, mountains 4, sea
-4: fields 6, pasture 11, sea, fog, fog, fog, sea, fields 6, mountains 9
-4: forest 4, fields 3, sea, fog, fog, fog, sea, hills 12
-4: hills 8, pasture 5, sea, fog, fog, sea, pasture 6
""",
        """
E(-2,-3,SE) 3:1, E(-2,-1,E) wool, E(-4,0,E) ore, E(-5,2,E) 3:1, E(-3,3,NE) 3:1, E(4,-3,NE) grain,
E(5,-1,NE) 3:1, E(3,-1,NE) lumber, E(4,1,NE) brick, E(4,1,SE) wool, E(2,2,E) 3:1
""",
    ),
    pirate=(5, 0),
    robber=(-3, -1),
    tiles="2 forest, 2 hills, 2 pasture, 2 fields, 3 mountains, 3 gold, 1 desert, 3 sea",
    tokens=(2, 2, 3, 3, 4, 5, 5, 6, 8, 9, 10, 11, 11, 12),
)
"""FOG-007, FOG-016, FOG-018, FOG-025, FOG-026."""
