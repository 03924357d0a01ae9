"""Islands as data: which positions are land. Each outline is sorted by (r, q)."""

from __future__ import annotations

from catan_desktop.grid.axial import Axial


def hex_rows(*rows: tuple[int, int, int]) -> tuple[Axial, ...]:
    """Return the hexes of rows given as (r, westmost q, eastmost q), from north to south."""
    return tuple((q, r) for r, west, east in rows for q in range(west, east + 1))


def without(land: tuple[Axial, ...], *gone: Axial) -> tuple[Axial, ...]:
    """Return the outline with some of its hexes taken out."""
    return tuple(hex for hex in land if hex not in gone)


NINETEEN: tuple[Axial, ...] = hex_rows((-2, 0, 2), (-1, -1, 2), (0, -2, 2), (1, -2, 1), (2, -2, 0))
"""The island of the classic game: 19 hexes. Source: BASE-027."""

THIRTY: tuple[Axial, ...] = hex_rows(
    (-3, 0, 2), (-2, -1, 2), (-1, -2, 2), (0, -3, 2), (1, -3, 1), (2, -3, 0), (3, -3, -1)
)
"""The island for five and six players: 30 hexes. Source: EXT-020."""

THIRTY_SEVEN: tuple[Axial, ...] = hex_rows(
    (-3, 0, 3), (-2, -1, 3), (-1, -2, 3), (0, -3, 3), (1, -3, 2), (2, -3, 1), (3, -3, 0)
)
"""A full hexagon, four hexes to a side. Source: TRADE-016."""

FORTY_FOUR: tuple[Axial, ...] = hex_rows(
    (-3, 0, 4), (-2, -1, 4), (-1, -2, 4), (0, -3, 4), (1, -3, 3), (2, -3, 2), (3, -3, 1)
)
"""The frame of four players at sea: rows of five to eight hexes. Source: SEA-012."""

FIFTY_ONE: tuple[Axial, ...] = hex_rows(
    (-3, -1, 4), (-2, -2, 4), (-1, -3, 4), (0, -4, 4), (1, -4, 3), (2, -4, 2), (3, -4, 1)
)
"""A frame at sea for four players: rows of six to nine hexes. Source: SEA-013."""

FIFTY_EIGHT: tuple[Axial, ...] = hex_rows(
    (-3, -1, 5), (-2, -2, 5), (-1, -3, 5), (0, -4, 5), (1, -4, 4), (2, -4, 3), (3, -4, 2)
)
"""The frame of six players at sea: rows of seven to ten hexes. Source: SEA-014."""

SIXTY_FIVE: tuple[Axial, ...] = hex_rows(
    (-3, -2, 5), (-2, -3, 5), (-1, -4, 5), (0, -5, 5), (1, -5, 4), (2, -5, 3), (3, -5, 2)
)
"""The widest frame at sea: rows of eight to eleven hexes. Source: SEA-015."""
