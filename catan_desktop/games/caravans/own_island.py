"""Caravans on an island that somebody has drawn.

Ruling where the rule file is silent: its deserts become the oases (CARAVAN-004, CARAVAN-006), one or two whatever the
number of seats, as the box has no more. At each of the three arrows a path must leave over land (CARAVAN-005).
"""

from __future__ import annotations

from catan_desktop.kernel import Reason
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.own_island import Drawn, IslandMaker, Remark, extended, painted
from catan_desktop.mechanics.terrain import FERTILE

from .layouts import OASIS, CaravanIsland
from .part import ARROWS

OASES = 2
"""Oases at most (CARAVAN-003)."""


def make(island: Island, drawn: Drawn) -> CaravanIsland:
    """Return the island, whose terrain says all."""
    return extended(CaravanIsland, island)


def faults(island: Island) -> tuple[Reason, ...]:
    """Return what keeps the oases from being those of the box, from which all caravans can set out."""
    assert isinstance(island, CaravanIsland)
    oases = island.oases.bit_count()
    if not 1 <= oases <= OASES:
        return (Reason("reason-island-oases", (("most", OASES),)),)
    if len(island.arrows) < ARROWS * oases:
        return (Reason("reason-island-oasis-coast", rule="CARAVAN-005"),)
    return ()


def remarks(island: Island) -> tuple[Remark, ...]:
    """Return how many caravans there are."""
    assert isinstance(island, CaravanIsland)
    return (Remark(Reason("island-caravans", (("count", len(island.arrows)),))),)


MAKER = IslandMaker(kinds=(*FERTILE, OASIS), paints=painted(OASIS), make=make, faults=faults, remarks=remarks)
