"""Seats, and sets of names as the table writes them, from names as the rule file writes them."""

from __future__ import annotations

from catan_desktop.kernel.ids import Seat
from tests.games.cities_knights.place import CityTable

A, B, C, D = (Seat(seat) for seat in range(4))
"""The seats of the worked examples."""


def corners(t: CityTable, text: str) -> set[str]:
    """Intersections: `V(0,0,NE) V(0,0,S)`."""
    topology = t.game.board.topology
    return {str(topology.corner_name(topology.parse_corner(word))) for word in text.split()}


def paths(t: CityTable, text: str) -> set[str]:
    """Paths: `E(0,0,NE) E(0,0,SW)`."""
    topology = t.game.board.topology
    return {str(topology.path_name(topology.parse_path(word))) for word in text.split()}


def at(t: CityTable, name: str) -> str:
    """One intersection."""
    return corners(t, name).pop()
