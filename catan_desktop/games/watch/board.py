"""The Wall, its clearings and the ways to them, as data (WATCH-11, WATCH-16, WATCH-17, WATCH-67)."""

from __future__ import annotations

from functools import cache

from catan_desktop.grid.axial import Axial
from catan_desktop.grid.topology import build

SECTIONS, POSTS = 4, 5
CLANS = ("cannibals", "cave_dwellers", "hornfoots")
"""Keys of the clans, west to east."""
CAMPS = 4
"""Camps of a clan area that wildlings stay in; the one who takes the fifth starts a raid."""
TRAILS = 8
LOWER_WAY, HIGHER_WAY = (1, 4, 6), (3, 5, 8)
"""By clan: its lowest and its highest trail. Trails 1 and 2 lead to the same clearing, and so do 7 and 8 (WATCH-17)."""
CLAN_OF_TRAIL = (-1, 0, 0, 0, 1, 1, 2, 2, 2)
"""By printed trail number."""
SECTION_OF_TRAIL = (-1, 0, 0, 1, 1, 2, 2, 3, 3)
"""By printed trail number: the section whose clearing it reaches."""
LINES: tuple[tuple[Axial, ...], ...] = tuple(
    tuple((section - step, step) for step in range(4)) for section in range(SECTIONS)
)
"""By section: the invasion line, from the Wall to the south-west."""


@cache
def invasion_lines(land: tuple[Axial, ...]) -> tuple[tuple[int, ...], ...]:
    """By section: the hex numbers of its invasion line on this outline."""
    topology = build(land)
    return tuple(tuple(topology.hex_id(at) for at in line) for line in LINES)
