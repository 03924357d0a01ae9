"""The board of the first game, and the choice of boards (CK-060, CK-061, CK-655).

The option `layout` = `fixed` is the board of the first game with up to four seats, the fixed board of the base rules
with more.
"""

from __future__ import annotations

from random import Random

from catan_desktop.games.classic.layouts import CLASSIC_CHART, MANY, island
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.board import ANY, Harbour, Island
from catan_desktop.mechanics.layouts import FIXED, Chart, board_of_chart
from catan_desktop.mechanics.tables import BRICK, GRAIN, LUMBER, ORE, WOOL

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
    harbours=(
        Harbour("E(0,-3,SE)", BRICK, 2),
        Harbour("E(1,-2,NE)", ORE, 2),
        Harbour("E(2,-1,NE)", LUMBER, 2),
        Harbour("E(2,0,E)", GRAIN, 2),
        Harbour("E(1,1,SE)", ANY, 3),
        Harbour("E(-1,2,SE)", ANY, 3),
        Harbour("E(-3,3,NE)", ANY, 3),
        Harbour("E(-3,1,E)", WOOL, 2),
        Harbour("E(-2,-1,E)", ANY, 3),
    ),
)
"""`CK_FIRST`; letters serve only other layouts."""


def board(seats: int, options: Options, rng: Random) -> Island:
    """Return the board for `seats` players."""
    if seats < MANY and options["layout"] == FIXED:
        return board_of_chart(FIRST_CHART, options, rng)
    return island(seats, options, rng)
