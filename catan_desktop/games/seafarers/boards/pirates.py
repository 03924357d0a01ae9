"""The printed boards of The Pirate Islands, and what lies on them besides: the place of each player, and the track of
the fleet.
"""

from __future__ import annotations

from catan_desktop.games.seafarers.charts import SeaChart, sea_chart
from catan_desktop.grid.outline import FIFTY_ONE, SIXTY_FIVE
from catan_desktop.kernel.record import record


@record
class Position:
    """Where a player begins, and where the ships lead (PIRATE-004), by the names of intersections and paths."""

    settlement: str
    ship: str
    landing: str
    fortress: str
    lane: str


@record
class Fairway:
    """What is drawn on the sea of a board."""

    positions: tuple[Position, ...]
    """In play order (PIRATE-005)."""
    track: str
    """The hexes of the ring on which the fleet moves, in moving order from its start."""
    truce: str = ""
    """A hex on which nobody is attacked (PIRATE-045)."""


PIRATES4 = SeaChart(
    sea_chart(
        FIFTY_ONE,
        """
-1: gold 11, mountains 6, sea, sea, fields 4, hills 5
-2: hills, sea, sea, desert, sea, mountains 9, forest 10
-3: fields 4, sea, sea, desert, sea, forest 3, pasture 8, forest 5
-4: sea, sea, mountains 8, sea, sea, fields 6, hills 9, pasture 12, sea
-4: fields 10, sea, sea, desert, sea, pasture 11, forest 8, pasture 9
-4: hills, sea, sea, pasture, sea, mountains 5, forest 2
-4: gold 3, mountains 6, sea, sea, fields 10, hills 4
""",
        """
E(3,-4,SE) grain, E(4,-4,SE) ore, E(4,-3,E) 3:1, E(4,-2,E) wool, E(3,0,E) brick, E(3,1,SE) 3:1,
E(2,2,SE) lumber, E(0,3,SE) 3:1
""",
    ),
    shuffled_harbours=True,
)
"""PIRATE-010, PIRATE-012."""
FAIRWAY4 = Fairway(
    (
        Position(
            "V(0,3,N)",
            "E(0,2,SE)",
            "V(-3,4,N)",
            "V(-4,3,S)",
            "E(-2,2,SE) E(-2,3,NE) E(-1,2,SE) E(-1,3,NE) E(0,2,SE) E(-3,3,E) E(-2,3,E) E(-1,3,E) E(-4,3,SE) "
            "E(-4,4,NE) E(-3,3,SE) E(-3,4,NE) E(-2,3,SE) E(-2,4,NE) E(-1,3,SE)",
        ),
        Position(
            "V(3,-3,S)",
            "E(2,-2,NE)",
            "V(1,-4,S)",
            "V(-1,-3,N)",
            "E(0,-2,NE) E(1,-3,SE) E(1,-2,NE) E(2,-3,SE) E(2,-2,NE) E(0,-3,E) E(1,-3,E) E(2,-3,E) E(-1,-3,NE) "
            "E(0,-4,SE) E(0,-3,NE) E(1,-4,SE) E(1,-3,NE) E(2,-4,SE) E(2,-3,NE)",
        ),
        Position(
            "V(1,0,S)",
            "E(0,1,NE)",
            "V(-2,0,S)",
            "V(-4,2,N)",
            "E(-3,0,SE) E(-3,1,NE) E(-2,0,SE) E(-2,1,NE) E(-1,0,SE) E(-1,1,NE) E(0,0,SE) E(0,1,NE) E(-4,1,E) "
            "E(-3,1,E) E(-4,2,NE) E(-3,1,SE)",
        ),
        Position(
            "V(1,0,N)",
            "E(1,-1,SE)",
            "V(-2,0,N)",
            "V(-2,-2,S)",
            "E(-3,0,NE) E(-2,-1,SE) E(-2,0,NE) E(-1,-1,SE) E(-1,0,NE) E(0,-1,SE) E(0,0,NE) E(1,-1,SE) "
            "E(-3,-1,E) E(-2,-1,E) E(-2,-2,SE) E(-2,-1,NE)",
        ),
    ),
    "(-1,3) (-2,3) (-2,2) (-2,1) (-1,0) (-1,-1) (0,-2) (1,-3) (2,-3) (2,-2) (1,-1) (0,0) (0,1) (0,2)",
)
"""PIRATE-013, PIRATE-014."""

PIRATES6 = SeaChart(
    sea_chart(
        SIXTY_FIVE,
        """
-2: gold 3, sea, mountains 6, sea, sea, pasture 5, fields 4, hills 9
-3: sea, sea, sea, sea, desert, sea, mountains 3, hills 10, forest 11
-4: gold 11, desert, mountains 8, sea, sea, sea, forest 12, forest 6, pasture 4, forest 10
-5: sea, sea, sea, sea, desert, sea, fields 6, fields 4, mountains 5, pasture 8, sea
-5: gold 11, desert, mountains 6, sea, sea, sea, pasture 2, pasture 10, hills 3, pasture 5
-5: sea, sea, sea, sea, desert, sea, fields 11, mountains 9, hills 8
-5: gold 3, sea, mountains 8, sea, sea, forest 9, fields 5, forest 4
""",
        """
E(4,-4,SE) grain, E(5,-4,SE) ore, E(5,-3,E) 3:1, E(5,-2,E) wool, E(4,0,E) 3:1, E(3,2,E) brick, E(2,3,E) 3:1,
E(1,4,NE) lumber, E(0,4,NE) 3:1
""",
    ),
    shuffled_harbours=True,
)
"""PIRATE-015, PIRATE-017."""
FAIRWAY6 = Fairway(
    (
        Position(
            "V(0,3,N)",
            "E(0,2,SE)",
            "V(-3,3,N)",
            "V(-5,3,N)",
            "E(-5,3,NE) E(-4,2,SE) E(-4,3,NE) E(-3,2,SE) E(-3,3,NE) E(-2,2,SE) E(-2,3,NE) E(-1,2,SE) "
            "E(-1,3,NE) E(0,2,SE)",
        ),
        Position(
            "V(3,-3,S)",
            "E(2,-2,NE)",
            "V(0,-3,S)",
            "V(-2,-3,S)",
            "E(-2,-3,SE) E(-2,-2,NE) E(-1,-3,SE) E(-1,-2,NE) E(0,-3,SE) E(0,-2,NE) E(1,-3,SE) E(1,-2,NE) "
            "E(2,-3,SE) E(2,-2,NE)",
        ),
        Position(
            "V(1,0,S)",
            "E(0,1,NE)",
            "V(-2,0,S)",
            "V(-4,0,S)",
            "E(-4,0,SE) E(-4,1,NE) E(-3,0,SE) E(-3,1,NE) E(-2,0,SE) E(-2,1,NE) E(-1,0,SE) E(-1,1,NE) "
            "E(0,0,SE) E(0,1,NE)",
        ),
        Position(
            "V(1,0,N)",
            "E(1,-1,SE)",
            "V(-2,0,N)",
            "V(-4,0,N)",
            "E(-4,0,NE) E(-3,-1,SE) E(-3,0,NE) E(-2,-1,SE) E(-2,0,NE) E(-1,-1,SE) E(-1,0,NE) E(0,-1,SE) "
            "E(0,0,NE) E(1,-1,SE)",
        ),
        Position(
            "V(3,-4,S)",
            "E(2,-3,NE)",
            "V(1,-4,S)",
            "V(-2,-4,S)",
            "E(-2,-4,SE) E(-2,-3,NE) E(-1,-4,SE) E(-1,-3,NE) E(0,-4,SE) E(0,-3,NE) E(1,-4,SE) E(1,-3,NE) "
            "E(2,-4,SE) E(2,-3,NE)",
        ),
        Position(
            "V(-1,4,N)",
            "E(-1,3,SE)",
            "V(-3,4,N)",
            "V(-6,4,N)",
            "E(-6,4,NE) E(-5,3,SE) E(-5,4,NE) E(-4,3,SE) E(-4,4,NE) E(-3,3,SE) E(-3,4,NE) E(-2,3,SE) "
            "E(-2,4,NE) E(-1,3,SE)",
        ),
    ),
    "(-2,3) (-2,2) (-2,1) (-2,0) (-1,-1) (0,-2) (1,-3) (2,-3) (2,-2) (1,-1) (0,0) (0,1) (0,2) (-1,3)",
    "(-2,0)",
)
"""PIRATE-018, PIRATE-019, PIRATE-045."""
