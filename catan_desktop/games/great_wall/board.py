"""The frontier as numbered places: sections, horde slots, vital spots, hideouts, locations, and how logs name them.

Rules: GW-030 to GW-033, GW-037, GW-038, GW-L1 to GW-L9. Section, row and cell count from 0; logs write them from 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, NewType, TypeAlias

from catan_desktop.kernel.ids import numbers
from catan_desktop.kernel.notation import Codec
from catan_desktop.kernel.record import state_record
from catan_desktop.kernel.ruleset import Options

SectionId = NewType("SectionId", int)
"""A section of the wall, from left to right."""
RowId = NewType("RowId", int)
"""A row of a section, the nearest to the wall first."""
CellId = NewType("CellId", int)
"""A cell of a horde card: row * 4 + column."""
ColumnId = NewType("ColumnId", int)
"""A column of cells; -1 is left of the card."""
SpotId = NewType("SpotId", int)
"""A cell of a horde slot: (section * 3 + row) * 8 + cell."""
PostId = NewType("PostId", int)
"""Where soldiers stand apart from horde cards: 0 the camp, 1 to 3 the hideouts, 4 to 6 the walls."""
FiringSpotId = NewType("FiringSpotId", int)
"""A firing spot of a section, two a level, the lowest first."""
LocationId = NewType("LocationId", int)
"""A place for clerks, by its place in `LOCATIONS`."""
ResourceId = NewType("ResourceId", int)
"""Wood, stone, gold or chi."""
SlotId = NewType("SlotId", int)
"""An execution slot."""
Year: TypeAlias = int
"""The number of a Year, from 1."""

SECTIONS = 3
SECTION_IDS = numbers(SectionId, SECTIONS)
ROWS = 3
ROW_IDS = numbers(RowId, ROWS)
COLUMNS = 4
CELLS = 2 * COLUMNS
CELL_IDS = numbers(CellId, CELLS)
SPOT_IDS = numbers(SpotId, SECTIONS * ROWS * CELLS)
TOP_LEVEL = 3
SPOTS_A_LEVEL = 2
POST_IDS = numbers(PostId, 1 + 2 * SECTIONS)
CAMP = POST_IDS[0]
NO_SPOT, NO_FIRING_SPOT = SpotId(-1), FiringSpotId(-1)
FIRST_SLOT = SlotId(0)
HONOUR = ResourceId(-1)
"""What is gained where it is no resource."""
WOOD, STONE, GOLD, CHI = RESOURCE_IDS = numbers(ResourceId, 4)
RESOURCES = ("wood", "stone", "gold", "chi")
LOCATION_IDS = numbers(LocationId, 9)
MARKET, TEA_HOUSE, HEADQUARTERS, BARRACKS, BUILDERS = LOCATION_IDS[4:]
PRODUCTION = LOCATION_IDS[:4]
"""The locations that bring the resource of the same number."""
LOCATIONS = (
    "lumber_mill",
    "quarry",
    "gold_mine",
    "temple",
    "market",
    "tea_house",
    "headquarters",
    "barracks",
    "builders_camp",
)
"""Names of the locations, in the order of their activation (GW-029)."""
REGULAR = (*PRODUCTION, BARRACKS)
"""Locations that work when they are full (GW-153)."""


def hideout(section: SectionId) -> PostId:
    """Return the hideout behind a section."""
    return PostId(1 + section)


def wall(section: SectionId) -> PostId:
    """Return the firing spots of a section."""
    return PostId(4 + section)


def section_of(post: PostId) -> SectionId:
    """Return the section of a hideout or of firing spots."""
    return SectionId((post - 1) % SECTIONS)


def spot(section: SectionId, row: RowId, cell: CellId) -> SpotId:
    """Return a cell of a horde slot."""
    return SpotId((section * ROWS + row) * CELLS + cell)


def place_of(where: SpotId) -> tuple[SectionId, RowId, CellId]:
    """Return section, row and cell of a spot."""
    rank, cell = divmod(where, CELLS)
    return (*slot_of(rank), CELL_IDS[cell])


def slot_of(rank: int) -> tuple[SectionId, RowId]:
    """Return section and row of a horde slot by its number among all."""
    section, row = divmod(rank, ROWS)
    return SECTION_IDS[section], ROW_IDS[row]


def cell_at(row: int, column: int) -> CellId:
    """Return the number of the cell in a row (0 upper, 1 lower) and column of a card."""
    return CellId(row * COLUMNS + column)


def _beside(cell: CellId) -> int:
    row, column = divmod(cell, COLUMNS)
    near = [(1 - row, column), (row, column - 1), (row, column + 1)]
    return sum([1 << cell_at(r, c) for r, c in near if 0 <= c < COLUMNS])


BESIDE = tuple([_beside(cell) for cell in CELL_IDS])
"""By cell: the mask of those that differ by 1 in exactly one of row and column (GW-038)."""


def _write_spot(where: SpotId) -> str:
    section, row, cell = place_of(where)
    return f"S{section + 1}.{row + 1}.{cell // COLUMNS}{cell % COLUMNS}"


def _number(text: str, count: int) -> int:
    """The digit of a text, from 0 to below `count`."""
    if len(text) != 1 or not text.isdecimal() or not 0 <= int(text) < count:
        raise ValueError(text)
    return int(text)


def _read_spot(text: str) -> SpotId:
    slot, row, cell = text.split(".")
    if len(cell) != 2:
        raise ValueError(text)
    column = _number(cell[1], COLUMNS)
    return spot(_read_section(slot), RowId(_number(row, ROWS + 1) - 1), cell_at(_number(cell[0], 2), column))


def _read_section(text: str) -> SectionId:
    if text[:1] != "S" or text == "S0":
        raise ValueError(text)
    return SectionId(_number(text[1:], SECTIONS + 1) - 1)


POSTS = ("camp", *[f"hideout{number}" for number in (1, 2, 3)], *[f"wall{number}" for number in (1, 2, 3)])


@state_record
class Frontier:
    """The board: the same in every game."""

    codecs: ClassVar[Mapping[Any, Codec]] = {
        SectionId: (lambda section: f"S{section + 1}", _read_section),
        SpotId: (_write_spot, _read_spot),
        PostId: (lambda post: POSTS[post], lambda text: PostId(POSTS.index(text))),
        LocationId: (lambda location: LOCATIONS[location], lambda text: LocationId(LOCATIONS.index(text))),
    }


def board(seats: int, options: Options, rng: Random) -> Frontier:
    """Return the board."""
    return Frontier()
