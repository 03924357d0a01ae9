"""The board of the first game, and the choice of boards (CK-060, CK-061, CK-655).

The option `layout` = `fixed` is the board of the first game with up to four seats, the fixed board of the base rules
with more.
"""

from __future__ import annotations

from random import Random

from catan_desktop.games.classic.layouts import CLASSIC_CHART, MANY, island
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.layouts import FIXED, Chart, board_of_chart, harbours_at

FIRST_CHART = Chart(
    land=CLASSIC_CHART.land,
    top=-2,
    hexes="""
0: hills 6, mountains 2, hills 5
-1: forest 3, mountains 9, desert, forest 10
-2: forest 8, fields 4, hills 11, pasture 3, fields 8
-2: pasture 10, fields 5, mountains 6, pasture 4
-2: fields 9, pasture 12, forest 11
""",
    letters=CLASSIC_CHART.letters,
    harbours=harbours_at(
        "E(0,-3,SE) brick; E(1,-2,NE) ore; E(2,-1,NE) lumber; E(2,0,E) grain; E(1,1,SE) any; E(-1,2,SE) any; "
        "E(-3,3,NE) any; E(-3,1,E) wool; E(-2,-1,E) any"
    ),
)
"""`CK_FIRST`; letters serve only other layouts."""


def board(seats: int, options: Options, rng: Random) -> Island:
    """Return the board for `seats` players."""
    if seats < MANY and options["layout"] == FIXED:
        return board_of_chart(FIRST_CHART, options, rng)
    return island(seats, options, rng)
