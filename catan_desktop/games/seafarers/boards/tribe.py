"""The printed boards of The Forgotten Tribe."""

from __future__ import annotations

from catan_desktop.games.seafarers.charts import SeaChart, sea_chart
from catan_desktop.grid.outline import FIFTY_ONE, SIXTY_FIVE

LOUD = (5, 6, 8, 9)
"""Tokens that never lie on the eastern coast of the main island (TRIBE-005)."""
TRIBE4 = SeaChart(
    sea_chart(
        FIFTY_ONE,
        """
-1: gold, mountains, sea, desert, mountains, fields
-2: sea, sea, sea, sea, sea, sea, sea
-3: pasture 3, mountains 8, hills 11, fields 9, forest 4, fields 12, sea, pasture
-4: sea, hills 4, pasture 5, forest 6, mountains 5, pasture 2, forest 10, sea, sea
-4: mountains 9, forest 8, fields 10, pasture 11, hills 6, fields 3, sea, forest
-4: sea, sea, sea, sea, sea, sea, sea
-4: desert, hills, sea, hills, desert, gold
""",
        """
E(-1,-4,SE) grain, E(2,-4,SE) ore, E(4,-1,NE) wool, E(3,1,SE) brick, E(-1,3,SE) lumber, E(-5,4,NE) 3:1
""",
    ),
    pirate=(1, -3),
    shuffled_harbours=True,
    quiet=((2, -1), (2, 0), (1, 1)),
    loud=LOUD,
    gifts=(
        "E(-1,-3,NE) E(2,-3,NE) E(4,-3,NE) E(4,-1,E) E(-4,3,SE) E(-2,4,NE) E(1,3,SE) E(3,1,E)",
        "E(-2,-3,E) E(4,-3,E) E(-5,3,E) E(1,3,E)",
    ),
)
"""TRIBE-010, TRIBE-012 to TRIBE-014."""
TRIBE6 = SeaChart(
    sea_chart(
        SIXTY_FIVE,
        """
-2: gold, fields, sea, hills, mountains, sea, desert, desert
-3: sea, sea, sea, sea, sea, sea, sea, sea, sea
-4: forest 10, pasture 8, mountains 11, fields 6, forest 5, fields 4, hills 10, forest 9, mountains 5, hills 11
-5: sea, fields 4, forest 9, pasture 3, mountains 10, pasture 9, forest 8, fields 3, hills 6, forest 4, sea
-5: pasture 2, mountains 6, hills 4, forest 8, hills 11, fields 3, hills 5, mountains 12, pasture 5, fields 3
-5: sea, sea, sea, sea, sea, sea, sea, sea, sea
-5: pasture, pasture, sea, gold, gold, sea, desert, desert
""",
        """
E(-1,-3,NE) grain, E(1,-4,SE) ore, E(4,-4,SE) 3:1, E(5,-3,NE) wool, E(0,4,NE) brick, E(-1,3,SE) 3:1,
E(-5,4,NE) lumber, E(-6,4,NE) 3:1
""",
    ),
    pirate=(3, -3),
    shuffled_harbours=True,
    quiet=((5, -1), (4, 0), (4, 1)),
    loud=LOUD,
    gifts=(
        "E(-2,-4,SE) E(-1,-4,SE) E(1,-3,NE) E(2,-4,SE) E(4,-3,NE) E(-4,3,SE) E(-2,3,SE) E(-2,4,NE) E(1,3,SE) E(2,3,SE)",
        "E(-3,-3,E) E(2,-3,NE) E(5,-3,E) E(-6,3,E) E(-3,4,NE) E(2,3,E)",
    ),
)
"""TRIBE-015, TRIBE-017 to TRIBE-019."""
