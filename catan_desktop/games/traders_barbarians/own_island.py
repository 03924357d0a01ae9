"""Traders & Barbarians on an island that somebody has drawn.

Rulings where the rule file is silent: one castle, and one to three quarries and glassworks each, so that their stacks
are equal (TRADE-007a). Whatever the number of seats all six edges of a trade hex are open, there are the tokens of the
large box, and 2 and 12 yield (TRADE-003a, TRADE-017, TRADE-082). The three barbarians begin between castle and quarry,
quarry and glassworks, glassworks and castle, the first of each kind: on the path nearest to the middle between them
that touches no trade hex.
"""

from __future__ import annotations

from itertools import pairwise
from math import dist

from catan_desktop.grid.layout import Point, hex_center, path_points
from catan_desktop.grid.topology import PathId, build
from catan_desktop.kernel import Reason
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.own_island import Drawn, IslandMaker, Remark, extended, painted
from catan_desktop.mechanics.terrain import DESERT

from .layouts import CASTLE, GLASSWORKS, KINDS, QUARRY, TRADE, TradeIsland

MOST = {CASTLE: 1, QUARRY: 3, GLASSWORKS: 3}
"""By kind of trade hex: how many there may be (TRADE-003)."""
NEAR, FAR = 4, 9
"""Trips of fewer or more paths are told as something to think about; those of the boxes have 6 and 7."""


def make(island: Island, drawn: Drawn) -> TradeIsland:
    """Return the island with its barbarians, as soon as there is a trade hex of each kind."""
    firsts = [island.hex_terrain.index(kind) for kind in TRADE if kind in island.hex_terrain]
    return extended(TradeIsland, island, barbarians=_barbarians(island, firsts) if len(firsts) == len(TRADE) else ())


def _barbarians(island: Island, firsts: list[int]) -> tuple[str, ...]:
    topology = build(island.land)
    trade = sum([1 << hex for hex, kind in enumerate(island.hex_terrain) if kind in TRADE])
    free = [PathId(path) for path, hexes in enumerate(topology.path_hexes) if not hexes & trade]
    found: list[PathId] = []
    for one, other in pairwise((*firsts, firsts[0])):
        middle = _middle(hex_center(topology.hexes[one]), hex_center(topology.hexes[other]))
        left = [path for path in free if path not in found]
        if left:
            far = {path: round(dist(middle, _middle(*path_points(topology, path))), 6) for path in left}
            found.append(min(left, key=lambda path: (far[path], path)))
    return tuple([topology.path_name(path) for path in found])


def _middle(a: Point, b: Point) -> Point:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def faults(island: Island) -> tuple[Reason, ...]:
    """Return which trade hexes are missing or too many, or that barbarians have no path."""
    assert isinstance(island, TradeIsland)
    counts = {kind: island.hex_terrain.count(kind) for kind in TRADE}
    if not all(1 <= counts[kind] <= most for kind, most in MOST.items()):
        return (Reason("reason-island-trade", rule="TRADE-003"),)
    if len(island.barbarians) < len(TRADE):
        return (Reason("reason-island-no-path", rule="TRADE-025"),)
    return ()


def remarks(island: Island) -> tuple[Remark, ...]:
    """Return how many paths lie between trade hexes of two kinds, where they are nearest."""
    assert isinstance(island, TradeIsland)
    plazas = list(zip(island.plazas, island.trade_kinds, strict=True))
    found = []
    for one, other in ((0, 1), (1, 2), (2, 0)):
        goals = sum([1 << plaza for plaza, kind in plazas if kind == other])
        paths = min([_paths(island, plaza, goals) for plaza, kind in plazas if kind == one])
        told = Reason("island-trip", (("from", TRADE[one].key), ("to", TRADE[other].key), ("count", paths)))
        found.append(Remark(told, NEAR <= paths <= FAR))
    return tuple(found)


def _paths(island: TradeIsland, start: int, goals: int) -> int:
    """The number of paths on the shortest way from an intersection to one of several; plazas end ways."""
    seen = edge = 1 << start
    steps = 0
    while not edge & goals:
        passed = edge if not steps else edge & ~island.plaza_mask
        edge = 0
        for corner in bits(passed):
            edge |= island.topology.corner_corners[corner]
        edge &= ~seen
        seen |= edge
        steps += 1
    return steps


MAKER = IslandMaker(
    kinds=KINDS,
    paints=painted(DESERT, others=TRADE),
    make=make,
    faults=faults,
    remarks=remarks,
)
