"""Rivers and Barbarian Attack: rivers that end in swamps at the coast, and no Poor Settler (MIX section 6).

Rulings where the rule file is silent:
* The long river runs over mountains, hills, pasture and a swamp, the short one over mountains, hills and a swamp, as
  those of Rivers do. In the fixed layout the other tiles are those of Barbarian Attack, but the fields of (0,0) lie on
  (1,0), whose mountains are the source at (2,0); a pasture and the desert are left out.
* The long river leaves (2,-2) to the north-east, the short one (0,2) to the south-east: no harbour stands there, and no
  intersection touches two bridge sites.
* The hex with 2 and 12 begins with a barbarian for each of them (BARB-032).
* A bridge is built on no path of a conquered hex, as a road is not (RIVER-038).
"""

from __future__ import annotations

from random import Random

from catan_desktop.games.barbarian_attack import layouts
from catan_desktop.games.barbarian_attack.conquest import barred_paths
from catan_desktop.games.barbarian_attack.layouts import CASTLE, CHOICES, CastleIsland
from catan_desktop.games.rivers.layouts import KINDS, RiverIsland, free_hexes
from catan_desktop.games.rivers.module import BARRED_BRIDGES, POOR_SETTLERS
from catan_desktop.games.waters import River
from catan_desktop.kernel.game import Module
from catan_desktop.kernel.record import record, replace, widened
from catan_desktop.kernel.ruleset import Options
from catan_desktop.kernel.slot import no_part

from .mix import Joint, Mix


@record
class RiverCastles(RiverIsland, CastleIsland):
    """An island with a castle and rivers."""


RIVERS = (
    River(((-1, 1), (0, 0), (1, -1), (2, -2)), "NE"),
    River(((2, 0), (1, 1), (0, 2)), "SE"),
)
CHART = replace(
    layouts.SMALL_CHART,
    hexes="""
0: mountains 3, pasture 8, swamp
-1: fields 9, hills 4, pasture 5, forest 10
-2: fields 2/12, forest 6, hills 10, fields 8, mountains 11
-2: forest 4, mountains 9, fields 3, hills 5
-2: castle, pasture 6, swamp
""",
    kinds=(*KINDS, CASTLE),
)
"""MIX-115."""


def board(seats: int, options: Options, rng: Random) -> RiverCastles:
    """Return the board; what has a river stays where it is."""
    wet = set(range(len(CHART.land))) - set(free_hexes(CHART, RIVERS))
    return widened(layouts.laid_out(CHART, options, rng, wet), RiverCastles, rivers=RIVERS)


TILES = Module(
    no_part("no_poor_settlers"),
    version=1,
    answers={POOR_SETTLERS: lambda game, state: False, BARRED_BRIDGES: barred_paths},
)
MIX = Mix(
    12,
    board,
    RiverCastles,
    CHOICES,
    seats=(2, 3, 4),
    joints=(Joint(TILES),),
    words=("rivers-barbarian-attack",),
)
