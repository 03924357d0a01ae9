"""The coast of an island: its outer edges in a ring, and the rings of hexes from the coast inwards.

Source: BASE-029, BASE-030, BASE-051.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from catan_desktop.grid.axial import DIRECTIONS, Axial, neighbour

Edge: TypeAlias = tuple[Axial, str]
"""A coastal edge: its land hex, and the direction of the water."""
CORNER_EDGES = 3
"""Coastal edges of a corner hex of an island."""


def coast(land: Iterable[Axial]) -> tuple[Edge, ...]:
    """Return the coastal edges of an island without lakes, clockwise from the west edge of its first hex by (r, q).

    Raises: ValueError if there is no land, or if the ring does not pass every edge: land in two pieces, or a lake.

    >>> len(coast([(0, 0), (1, 0)]))
    10
    """
    here = frozenset(land)
    if not here:
        raise ValueError("There is no land.")
    hex = min(here, key=lambda place: (place[1], place[0]))
    start = edge = (hex, "W")
    ring = [start]
    while (edge := _after(here, edge)) != start:
        ring.append(edge)
    whole = sum(neighbour(place, way) not in here for place in here for way in DIRECTIONS)
    if len(ring) != whole:
        raise ValueError("The land is in several pieces or has a lake.")
    return tuple(ring)


def _after(land: frozenset[Axial], edge: Edge) -> Edge:
    """Return the coastal edge that follows clockwise."""
    hex, way = edge
    turn = DIRECTIONS.index(way)
    onward = DIRECTIONS[(turn + 1) % 6]
    beside = neighbour(hex, onward)
    return (beside, DIRECTIONS[turn - 1]) if beside in land else (hex, onward)


def corner_hexes(land: Iterable[Axial]) -> tuple[Axial, ...]:
    """Return the corners of the island, the hexes with three coastal edges, clockwise from the first by (r, q)."""
    outer = [hex for hex, _ in coast(land)]
    return tuple(hex for hex in dict.fromkeys(outer) if outer.count(hex) == CORNER_EDGES)


def spiral(land: Iterable[Axial], start: Axial) -> tuple[Axial, ...]:
    """Return all hexes, ring by ring counter-clockwise from a corner hex inwards.

    Each further ring begins with its only hex that touches the first hex of the ring before (BASE-051, EXT-041).

    Raises: ValueError if `start` is no corner hex.
    """
    left = frozenset(land)
    if start not in corner_hexes(left):
        raise ValueError(f"{start} is no corner of the island.")
    walk: list[Axial] = []
    while left:
        ring = list(dict.fromkeys(hex for hex, _ in coast(left)))[::-1]
        at = ring.index(start)
        walk += ring[at:] + ring[:at]
        left -= frozenset(ring)
        start = next((hex for hex in _around(start) if hex in left), start)
    return tuple(walk)


def _around(hex: Axial) -> tuple[Axial, ...]:
    return tuple(neighbour(hex, way) for way in DIRECTIONS)
