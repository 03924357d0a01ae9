"""Barbarian Attack on an island that somebody has drawn.

Rulings where the rule file is silent: castles lie at the coast (BARB-010, BARB-013), one or two whatever the number of
seats. Where none is painted the first desert at the coast, in the order of the hexes, becomes the castle; other deserts
stay. The check order begins at the first castle (BARB-020). Numbers may lie at the coast several times or not at all:
barbarians land on all such hexes or on none (BARB-043), and a start without a 2 or a 12 there is one with fewer of them
(BARB-032).
"""

from __future__ import annotations

from collections import Counter

from catan_desktop.kernel import Reason, replace
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.own_island import NUMBERS, Drawn, IslandMaker, Remark, at_coast, extended, painted
from catan_desktop.mechanics.terrain import DESERT

from .layouts import CASTLE, KINDS, CastleIsland

CASTLES = 2
"""Castles at most (BARB-003)."""
LANDING = 3
"""Numbers of a landing (BARB-042)."""


def make(island: Island, drawn: Drawn) -> CastleIsland:
    """Return the island with its castles."""
    terrain = island.hex_terrain
    coastal = (hex for hex, kind in enumerate(terrain) if kind == DESERT and at_coast(island, hex))
    home = next(coastal, None) if CASTLE not in terrain else None
    kinds = [KINDS.index(CASTLE) if hex == home else kind for hex, kind in enumerate(island.terrain)]
    return extended(CastleIsland, replace(island, terrain=tuple(kinds)))


def faults(island: Island) -> tuple[Reason, ...]:
    """Return what is wrong with the castles, which lie at the coast, or with a coast where nobody can land."""
    assert isinstance(island, CastleIsland)
    if not 1 <= len(island.castles) <= CASTLES:
        return (Reason("reason-island-castles", (("most", CASTLES),)),)
    if not all(at_coast(island, castle) for castle in island.castles):
        return (Reason("reason-island-castle-inland", rule="BARB-018"),)
    if len(_numbers(island)) < LANDING:
        return (Reason("reason-island-landing", (("least", LANDING),), "BARB-042"),)
    return ()


def _numbers(island: CastleIsland) -> Counter[int]:
    """Return how many coastal hexes each number has."""
    return Counter([number for hex in island.coast for number in island.tokens[hex]])


def remarks(island: Island) -> tuple[Remark, ...]:
    """Return on which numbers nobody lands, and which the coast has more than once (BARB-012a, BARB-015a)."""
    assert isinstance(island, CastleIsland)
    counts = _numbers(island)
    safe = [number for number in NUMBERS if not counts[number]]
    twice = [number for number in NUMBERS if counts[number] > 1]
    told = (("island-coast-without", safe), ("island-coast-several", twice))
    return tuple(
        Remark(Reason(key, (("count", len(numbers)), ("numbers", ", ".join(map(str, numbers))))), not numbers)
        for key, numbers in told
    )


MAKER = IslandMaker(
    kinds=KINDS,
    paints=painted(DESERT, others=(CASTLE,)),
    make=make,
    faults=faults,
    remarks=remarks,
)
