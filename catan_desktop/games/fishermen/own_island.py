"""Fishermen of Catan on an island that somebody has drawn.

Rulings where the rule file is silent: its deserts become the lakes (FISH-006, FISH-006a), the first in the order of the
hexes the one with 2, 3, 11 and 12, whatever the number of seats; there may be none, and two at most. A fishing ground
lies on every free place (FISH-011, FISH-012), clockwise from the first hex on with the numbers of the fixed layouts:
those of the small box for up to six places, those of the large one, again and again, for more.
"""

from __future__ import annotations

from itertools import cycle

from catan_desktop.games.waters import Ground
from catan_desktop.grid.axial import Axial, neighbour
from catan_desktop.grid.coast import coast
from catan_desktop.grid.topology import Topology
from catan_desktop.kernel import Reason
from catan_desktop.mechanics.board import Harbour, Island, pips
from catan_desktop.mechanics.own_island import Drawn, IslandMaker, Remark, at_coast, extended, painted
from catan_desktop.mechanics.terrain import FERTILE

from .layouts import LAKE, LARGE_GROUNDS, SECOND_LAKE, SMALL_GROUNDS, FishingIsland

LAKES = 2
"""Lakes at most (FISH-003a)."""
CORNERS = 3
"""Intersections that a free place touches (FISH-012)."""


def make(island: Island, drawn: Drawn) -> FishingIsland:
    """Return the island with its fishing grounds."""
    places = free_places(island.topology, drawn.harbours)
    box = SMALL_GROUNDS if len(places) <= len(SMALL_GROUNDS) else LARGE_GROUNDS
    numbers = cycle([ground.number for ground in (box[-1], *box[:-1])])
    grounds = tuple([Ground(sea, number) for sea, number in zip(places, numbers, strict=False)])
    return extended(FishingIsland, island, grounds=grounds)


def free_places(topology: Topology, harbours: tuple[Harbour, ...]) -> tuple[Axial, ...]:
    """Return the free places clockwise from the first hex on; none of land that is not in one piece (FISH-012)."""
    land = topology.hexes
    try:
        ring = coast(land)
    except ValueError:
        return ()
    taken = set()
    for harbour in harbours:
        q, r, way = topology.paths[topology.parse_path(harbour.path)]
        taken |= {(q, r), neighbour((q, r), way)} - set(land)
    seas = dict.fromkeys([neighbour(*edge) for edge in ring])
    return tuple([sea for sea in seas if sea not in taken and topology.corners_of(sea).bit_count() == CORNERS])


def faults(island: Island) -> tuple[Reason, ...]:
    """Return what is wrong with the lakes: more than two, or one at the coast (FISH-003a, FISH-007)."""
    lakes = [hex for hex, terrain in enumerate(island.hex_terrain) if terrain.printed]
    found = []
    if len(lakes) > LAKES:
        found.append(Reason("reason-island-lakes", (("most", LAKES),)))
    if any(at_coast(island, hex) for hex in lakes):
        found.append(Reason("reason-island-lake-coast", rule="FISH-007"))
    return tuple(found)


def sources(island: Island) -> tuple[tuple[int, int], ...]:
    """Return what grounds and lakes yield."""
    assert isinstance(island, FishingIsland)
    grounds = zip(island.ground_corners, island.grounds, strict=True)
    lakes = zip(island.topology.hex_corner_mask, island.hex_terrain, strict=True)
    return (
        *[(corners, pips((ground.number,))) for corners, ground in grounds],
        *[(corners, pips(terrain.printed)) for corners, terrain in lakes if terrain.printed],
    )


def remarks(island: Island) -> tuple[Remark, ...]:
    """Return how much fish there is."""
    found = sources(island)
    fish = sum([throws for _, throws in found])
    return (Remark(Reason("island-fish", (("count", len(found)), ("throws", fish))), bool(found)),)


MAKER = IslandMaker(
    kinds=(*FERTILE, LAKE, SECOND_LAKE),
    paints=painted(LAKE, SECOND_LAKE),
    make=make,
    faults=faults,
    remarks=remarks,
    sources=sources,
)
