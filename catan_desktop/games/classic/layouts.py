"""The classic islands in the sea: 19 hexes for two to four seats, 30 for five and six."""

from __future__ import annotations

from random import Random

from catan_desktop.grid.outline import NINETEEN, THIRTY
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.layouts import Chart, board_of_chart, harbours_at

MANY = 5
"""Players from whom on the large island is played on."""
_CLASSIC_HEXES = """
0: mountains 10, pasture 2, forest 9
-1: fields 12, hills 6, pasture 4, hills 10
-2: fields 9, forest 11, desert, forest 3, mountains 8
-2: forest 8, mountains 3, fields 4, pasture 5
-2: hills 5, fields 6, pasture 11
"""
_THIRTY_HEXES = """
0: forest 4, pasture 5, fields 2
-1: hills 6, mountains 11, hills 10, pasture 8
-2: desert, forest 12, fields 12, forest 9, fields 4
-3: fields 3, forest 10, mountains 3, hills 6, hills 5, forest 8
-3: pasture 9, mountains 5, fields 2, desert, pasture 3
-3: hills 8, pasture 4, pasture 9, mountains 6
-3: mountains 11, fields 11, forest 10
"""


CLASSIC_CHART = Chart(
    land=NINETEEN,
    top=-2,
    hexes=_CLASSIC_HEXES,
    letters=(5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11),
    harbours=harbours_at(
        "E(0,-3,SE) any; E(1,-2,NE) grain; E(2,-1,NE) ore; E(2,0,E) any; E(1,1,SE) wool; E(-1,2,SE) any; "
        "E(-3,3,NE) any; E(-3,1,E) brick; E(-2,-1,E) lumber"
    ),
)
"""BASE-040, BASE-041."""
THIRTY_CHART = Chart(
    land=THIRTY,
    top=-3,
    hexes=_THIRTY_HEXES,
    letters=(2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6),
    harbours=harbours_at(
        "E(0,-4,SE) any; E(1,-3,NE) wool; E(2,-2,NE) any; E(2,0,E) any; E(1,1,SE) brick; E(-1,3,E) wool; "
        "E(-2,3,SE) lumber; E(-4,4,NE) any; E(-4,2,E) grain; E(-4,1,NE) any; E(-3,-1,E) ore"
    ),
)
"""EXT-030, EXT-031."""


def island(seats: int, options: Options, rng: Random) -> Island:
    """Return the board for `seats` players by the options `layout` and `harbours` (BASE-057)."""
    return board_of_chart(THIRTY_CHART if seats >= MANY else CLASSIC_CHART, options, rng)
