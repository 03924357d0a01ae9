"""Rivers of Catan on an island that somebody has drawn.

Rulings where the rule file is silent: there is at least one river, each with two hexes or more, from mountains
(RIVER-006) to the sea; the other hexes of a river may be of any terrain and yield as that does (RIVER-005). A desert is
a swamp, and at least one river ends in one. Those that do come first, the longest before the others: the first is the
long river, in whose swamp the robber begins (RIVER-018). As on the printed boards no intersection touches two bridge
sites (RIVER-011), and none of them is the edge of a harbour (RIVER-011a).
"""

from __future__ import annotations

from itertools import pairwise

from catan_desktop.games.waters import River
from catan_desktop.grid.axial import distance, neighbour
from catan_desktop.kernel import Reason
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.own_island import Drawn, DrawnStream, IslandMaker, Remark, extended, painted
from catan_desktop.mechanics.terrain import MOUNTAINS

from .layouts import KINDS, SWAMP, RiverIsland

LEAST = 2
"""Hexes of a river."""


def make(island: Island, drawn: Drawn) -> RiverIsland:
    """Return the island with its rivers, the long one first."""
    terrain = dict(zip(island.topology.hexes, island.hex_terrain, strict=True))
    passed = [hex for hexes, _ in drawn.streams for hex in hexes]
    steps = [step for hexes, _ in drawn.streams for step in pairwise(hexes)]
    if len(set(passed)) != len(passed) or not terrain.keys() >= set(passed):
        raise ValueError("A river flows over land, and no hex has two.")
    if not all(hexes for hexes, _ in drawn.streams) or any(distance(a, b) != 1 for a, b in steps):
        raise ValueError("A river flows from hex to hex.")
    for hexes, outlet in drawn.streams:
        if outlet and neighbour(hexes[-1], outlet) in terrain:
            raise ValueError("A river flows into the sea.")
    ordered = sorted(drawn.streams, key=lambda river: (terrain[river[0][-1]] != SWAMP, -len(river[0])))
    return extended(RiverIsland, island, rivers=tuple([River(hexes, outlet) for hexes, outlet in ordered]))


def drawn_rivers(island: Island) -> tuple[DrawnStream, ...]:
    """Return the rivers as somebody would draw them."""
    assert isinstance(island, RiverIsland)
    return tuple([(river.hexes, river.outlet) for river in island.rivers])


def faults(island: Island) -> tuple[Reason, ...]:
    """Return what is wrong with the rivers, which lead from mountains to the sea, one of them through a swamp, and with
    their bridge sites, which lie apart."""
    assert isinstance(island, RiverIsland)
    rivers, topology = island.rivers, island.topology
    if not rivers:
        return (Reason("reason-island-no-river"),)
    if not all(river.outlet for river in rivers):
        return (Reason("reason-island-river-open", rule="RIVER-006"),)
    found, kinds = [], dict(zip(topology.hexes, island.hex_terrain, strict=True))
    if any(len(river.hexes) < LEAST for river in rivers):
        found.append(Reason("reason-island-river-short"))
    if any(kinds[river.hexes[0]] != MOUNTAINS for river in rivers):
        found.append(Reason("reason-island-river-source", rule="RIVER-006"))
    if kinds[rivers[0].hexes[-1]] != SWAMP:
        found.append(Reason("reason-island-no-swamp", rule="RIVER-018"))
    sites = island.bridge_sites
    if any(topology.path_paths[site] & sites for site in bits(sites)):
        found.append(Reason("reason-island-bridges", rule="RIVER-011"))
    if any(sites >> topology.parse_path(harbour.path) & 1 for harbour in island.harbours):
        found.append(Reason("reason-island-river-harbour", rule="RIVER-011a"))
    return tuple(found)


def remarks(island: Island) -> tuple[Remark, ...]:
    """Return how many bridges there can be, and at how many intersections gold waits."""
    assert isinstance(island, RiverIsland)
    counts = (("count", island.bridge_sites.bit_count()), ("corners", island.river_corners.bit_count()))
    return (Remark(Reason("island-bridges", counts)),)


MAKER = IslandMaker(
    kinds=KINDS,
    paints=painted(SWAMP),
    make=make,
    faults=faults,
    remarks=remarks,
    streams=drawn_rivers,
    stream_icon="river",
    double=True,
)
