"""Rivers and Seafarers: the main island of New Shores has the rivers, and no ship lies at an outlet (MIX section 8)."""

from __future__ import annotations

from random import Random

from catan_desktop.games.rivers import layouts as rivers
from catan_desktop.games.rivers.layouts import LITERAL, SWAMP, RiverIsland
from catan_desktop.games.rivers.module import island
from catan_desktop.games.seafarers import layouts as seas
from catan_desktop.games.seafarers.charts import KINDS
from catan_desktop.games.seafarers.layouts import SeaIsland
from catan_desktop.games.seafarers.questions import SHIPS_BARRED
from catan_desktop.games.seafarers.scenarios import FOUR, MANY
from catan_desktop.games.waters import River
from catan_desktop.grid.axial import Axial
from catan_desktop.kernel import Reason, record, replace
from catan_desktop.kernel.game import Module
from catan_desktop.kernel.record import widened
from catan_desktop.kernel.ruleset import Options
from catan_desktop.kernel.slot import no_part

from .mix import Joint, Mix


@record
class RiverSea(RiverIsland, SeaIsland):
    """Islands in the sea, the main one with rivers."""


MOVED = {"E(-2,4,NE)": "E(-1,3,SE)"}
"""The harbour of `shores6` that lies elsewhere, as an outlet is in its place (MIX-205)."""


def board(seats: int, options: Options, rng: Random) -> RiverSea:
    """Return New Shores with the island of the rivers as its main one (MIX-200, MIX-201)."""
    sea, wet = seas.board(max(seats, FOUR), options, rng), rivers.board(seats, options, rng)
    kinds, terrain, tokens = (*KINDS, SWAMP), list(sea.terrain), list(sea.tokens)
    right, down = (1, 0) if seats >= MANY else (-1, 1)

    def there(hex: Axial) -> Axial:
        return hex[0] + right, hex[1] + down

    for hex, kind, token in zip(wet.topology.hexes, wet.hex_terrain, wet.tokens, strict=True):
        at = sea.topology.hex_id(there(hex))
        terrain[at], tokens[at] = kinds.index(kind), token
    return widened(
        replace(sea, terrain=tuple(terrain), tokens=tuple(tokens), terrain_kinds=kinds),
        RiverSea,
        harbours=tuple([replace(one, path=MOVED.get(one.path, one.path)) for one in sea.harbours]),
        rivers=tuple([River(tuple(map(there, river.hexes)), river.outlet) for river in wet.rivers]),
    )


NO_SHIP = Reason("reason-bridge-site-takes-no-ship", rule="MIX-203")
MODULE = Module(
    slot=no_part("outlets"),
    version=1,
    requires=("rivers", "ships"),
    answers={SHIPS_BARRED: lambda game, state, seat: ((island(game).bridge_sites, NO_SHIP),)},
)
MIX = Mix(0, board, RiverSea, (LITERAL,), joints=(Joint(MODULE, f"{__package__}.view.outlets"),), scenarios=("shores",))
