"""The Wall, its clearings and the ways to them, as data (WATCH-11, WATCH-16, WATCH-17, WATCH-67)."""

from __future__ import annotations

from functools import cache
from typing import NewType

from catan_desktop.grid.axial import Axial
from catan_desktop.grid.topology import HexId, build
from catan_desktop.kernel.ids import numbers

SectionId = NewType("SectionId", int)
"""A section of the Wall, from west to east, with the clearing before it."""
GuardPostId = NewType("GuardPostId", int)
"""A post of a section, the lowest first."""
ClanId = NewType("ClanId", int)
"""A clan, by its place in `CLANS`."""
CampId = NewType("CampId", int)
"""A camp of a clan area, in the order in which they fill."""
TrailId = NewType("TrailId", int)
"""A trail from a clan area to a clearing, by its printed number."""

SECTIONS, POSTS = 4, 5
SECTION_IDS, CLAN_IDS = numbers(SectionId, SECTIONS), numbers(ClanId, 3)
CLANS = ("cannibals", "cave_dwellers", "hornfoots")
"""Keys of the clans, west to east."""
CAMPS = 4
"""Camps of a clan area that wildlings stay in; the one who takes the fifth starts a raid."""
TRAILS = 8
_TRAILS = numbers(TrailId, TRAILS + 1)
LOWER_WAY, HIGHER_WAY = (_TRAILS[1], _TRAILS[4], _TRAILS[6]), (_TRAILS[3], _TRAILS[5], _TRAILS[8])
"""By clan: its lowest and its highest trail. Trails 1 and 2 lead to the same clearing, and so do 7 and 8 (WATCH-17)."""
CLAN_OF_TRAIL = tuple([ClanId(clan) for clan in (-1, 0, 0, 0, 1, 1, 2, 2, 2)])
"""By printed trail number."""
SECTION_OF_TRAIL = tuple([SectionId(section) for section in (-1, 0, 0, 1, 1, 2, 2, 3, 3)])
"""By printed trail number: the section whose clearing it reaches."""
LINES: tuple[tuple[Axial, ...], ...] = tuple(
    tuple((section - step, step) for step in range(4)) for section in range(SECTIONS)
)
"""By section: the invasion line, from the Wall to the south-west."""


@cache
def invasion_lines(land: tuple[Axial, ...]) -> tuple[tuple[HexId, ...], ...]:
    """Return by section the hex numbers of its invasion line on this outline."""
    topology = build(land)
    return tuple(tuple(topology.hex_id(at) for at in line) for line in LINES)
