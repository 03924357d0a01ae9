"""The board of a hex game: terrain, number tokens, harbours. An explicit value, so that a save needs no generator."""

from __future__ import annotations

from functools import cache
from typing import Any

from catan_desktop.grid.axial import Axial
from catan_desktop.grid.topology import CornerId, HexId, PathId, Topology, build
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.record import record

DESERT = -1
"""Terrain of a land hex that yields nothing."""
ANY = -1
"""Kind of a harbour that serves every resource."""


@record
class Harbour:
    """A place where the bank gives a better rate."""

    path: str
    """Name of the edge that it stands at."""
    kind: int
    """Resource index, or ANY."""
    rate: int
    """So many equal cards for one."""


@record
class Island:
    """A laid-out board. Hex, intersection and path numbers are those of `topology`."""

    layout: str
    """Name of the layout it came from."""
    land: tuple[Axial, ...]
    """Positions of the terrain hexes."""
    terrain: tuple[int, ...]
    """By hex: the resource it yields, or DESERT."""
    tokens: tuple[tuple[int, ...], ...]
    """By hex: the dice totals on which it yields; empty for none, two for a double token."""
    harbours: tuple[Harbour, ...]
    ice: tuple[Axial, ...] = ()
    """Positions that belong to the frame but are drawn as ice fields."""

    @property
    def topology(self) -> Topology:
        """The numbered graph of hexes, intersections and paths."""
        return build(self.land)

    @property
    def codecs(self) -> dict[Any, Any]:
        """How action lines write sites."""
        return _codecs(self.land)


@cache
def _codecs(land: tuple[Axial, ...]) -> dict[Any, Any]:
    topology = build(land)
    return {
        HexId: (topology.hex_name, topology.parse_hex),
        CornerId: (topology.corner_name, topology.parse_corner),
        PathId: (topology.path_name, topology.parse_path),
    }


@record
class Ground:
    """What production and trade look up, worked out once per board."""

    producers: tuple[tuple[int, ...], ...]
    """By dice total 0..12: the hexes that yield on it."""
    harbour_corners: tuple[int, ...]
    """By harbour: the mask of its two intersections."""


@cache
def ground(island: Island) -> Ground:
    """The lookups of a board."""
    producers = tuple(
        tuple(hex for hex, numbers in enumerate(island.tokens) if total in numbers) for total in range(13)
    )
    topology = island.topology
    corners = tuple(topology.path_end_mask[topology.parse_path(harbour.path)] for harbour in island.harbours)
    return Ground(producers, corners)


def terrain_around(island: Island, corner: int) -> list[int]:
    """The resources of the terrain hexes that touch an intersection, in hex order, desert left out."""
    return [kind for hex in bits(island.topology.corner_hexes[corner]) if (kind := island.terrain[hex]) != DESERT]


def pips(token: tuple[int, ...]) -> int:
    """How many of 36 dice throws make a token yield."""
    return sum(6 - abs(7 - total) for total in token)
