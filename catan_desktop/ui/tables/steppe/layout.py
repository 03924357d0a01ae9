"""Places on the frontier, in pixels. No drawing here.

From the top: a strip with year, deck, shame and tea; the battlefield in three columns, each with
three cards of attackers, the wall that grows and the ground behind it; the places in a row. All of it hangs on one unit
and on the size of the region: what is left of the height is shared out among the parts of the battlefield.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from catan_desktop.present.models.board import Piece
from catan_desktop.present.models.frontier import (
    CELLS,
    COLUMNS,
    ROWS,
    SECTIONS,
    FrontierBoard,
    FrontierGround,
)
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.board_layout import Landscape, Plan

WIDE, HIGH = 836.0, 584.0
"""The least room for everything, in units."""
UNITS = 46.0
"""Units to the side that the motions of all boards are measured in."""
SMALL = 0.7
"""Pixels of a unit below which a frontier is a small picture, on which the least type would be too large for all."""
MARGIN, GAP = 6.0, 4.0
STRIP, PLACES = 32.0, 110.0
"""Heights: the strip at the top, and the places."""
FAR, NEAR, WALL, REAR = 50.0, 104.0, 178.0, 46.0
"""Heights of the battlefield: a card that is far, the nearest one, the wall with the soldiers on it, and the ground
behind it, of which a part lies before the foot of the wall."""
BEFORE = 16.0
"""That part."""
SHARES = {"far": 0.14, "near": 0.22, "wall": 0.34, "rear": 0.04, "places": 0.12}
"""What each takes of the height that is left; there are two far cards."""
COLUMN_GAP, TOWER_GAP = 12.0, 24.0
"""Between two columns, without and with towers there."""
STRIPS = (204.0, 168.0, 174.0)
"""Widths of the boxes of the strip but the last one."""
FACE, TITLE = 0.3, 0.32
"""The part of the nearest card that its picture takes, and the part of its height above its cells."""
NAMED = 0.53
"""The part of a far card beside its cells."""
BACK_RATIO = 3.0
COURSE, MERLON, PALISADE, FOOT = 54 / 240, 24 / 240, 62 / 240, 232 / 240
"""In the picture of a wall, as parts of its height: a level, the battlement on the last one, the palisade where there
is none, and where all of it stands."""
SPOT_X = (0.14, 0.86)
"""Firing places of a level, as parts of the width of a section."""
BARRICADES = (0.36, 0.5, 0.64)
PLATE, SMALL_PLATE, BELOW = 24.0, 20.0, 2.0
"""Heights of the plate with the strengths and of the line below it, and what is between them."""


def frontier(picture: BoardPicture) -> FrontierBoard:
    """Return the board of a picture as a frontier.

    Raises:
        LookupError: it is a board of another kind.
    """
    if not isinstance(picture.layout, FrontierBoard):
        raise LookupError("the board is no frontier")
    return picture.layout


@dataclass(frozen=True, kw_only=True)
class _Bands(Plan):
    """The plan of a frontier as far as its bands go, from the top to the bottom. Lengths are in units."""

    ground: FrontierGround

    @property
    def u(self) -> float:
        """Pixels to a unit."""
        return self.side / UNITS

    def _rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Turn units from the upper left corner into pixels."""
        u = self.u
        left, top = round(self.left + x * u), round(self.top + y * u)
        return pygame.Rect(
            left, top, round(self.left + (x + width) * u) - left, round(self.top + (y + height) * u) - top
        )

    @property
    def _wide(self) -> float:
        return self.width / self.u

    def _tall(self, part: str, least: float) -> float:
        """Return the height of a part with its share of what is left."""
        return least + SHARES[part] * max(0.0, self.height / self.u - HIGH)

    @property
    def _field(self) -> float:
        """Return where the battlefield begins."""
        return MARGIN + STRIP + GAP

    def _rank_y(self, row: int) -> float:
        """Return where a card begins; row 0, the nearest one, lies lowest."""
        return self._field + (ROWS - 1 - row) * (self._tall("far", FAR) + GAP)

    @property
    def _wall_y(self) -> float:
        return self._rank_y(0) + self._tall("near", NEAR)

    @property
    def _rear_y(self) -> float:
        return self._wall_y + self._tall("wall", WALL) - BEFORE

    @property
    def horizon(self) -> int:
        """Return where the steppe ends and the land behind the wall begins, in pixels."""
        return self._rect(0, self._rear_y, 1, 1).top

    def _column(self, section: int) -> tuple[float, float]:
        """Return where a column begins, and its width."""
        gap = self._gap
        edge = MARGIN + (gap if self.ground.towers else 0.0)
        wide = (self._wide - 2 * edge - (SECTIONS - 1) * gap) / SECTIONS
        return edge + section * (wide + gap), wide

    @property
    def _gap(self) -> float:
        return TOWER_GAP if self.ground.towers else COLUMN_GAP

    @property
    def region(self) -> pygame.Rect:
        """All of it."""
        return pygame.Rect(round(self.left), round(self.top), round(self.width), round(self.height))


@dataclass(frozen=True)
class _Field(_Bands):
    """The plan of the battlefield."""

    def rank(self, site: int) -> pygame.Rect:
        """Return the box of a card; row 0 lies next to the wall and is the largest."""
        section, row = divmod(site, ROWS)
        x, wide = self._column(section)
        return self._rect(x, self._rank_y(row), wide, self._tall("far", FAR) if row else self._tall("near", NEAR))

    def cell(self, site: int) -> pygame.Rect:
        """Return the box of a cell of a card."""
        at, cell = divmod(site, CELLS)
        return cell_in(self.rank(at), cell, near=not at % ROWS)

    def block(self, site: int) -> pygame.Rect:
        """Return the box around the middle of a block, as wide as a cell, down to the edge of its card."""
        section, before = divmod(site, COLUMNS + 1)
        first, last = (self.cell(section * ROWS * CELLS + cell) for cell in (0, CELLS - 1))
        pitch = (last.right - first.left) / COLUMNS
        box = pygame.Rect(0, first.top, round(0.9 * pitch), self.rank(section * ROWS).bottom - first.top)
        box.centerx = round(first.left + before * pitch)
        return box

    def wall(self, section: int) -> pygame.Rect:
        """Return the box of the picture of a wall with what stands on its last level; neighbours meet."""
        x, wide = self._column(section)
        return self._rect(x - self._gap / 2, self._wall_y, wide + self._gap, self._tall("wall", WALL))

    def stone(self, section: int, level: int) -> pygame.Rect:
        """Return the box of a wall as high as it is, in the width of its column."""
        box, (x, wide) = self.wall(section), self._column(section)
        up = COURSE * level + MERLON if level else PALISADE
        top, foot = (round(box.y + part * box.height) for part in (FOOT - up, FOOT))
        return pygame.Rect(self._rect(x, 0, wide, 1).x, top, self._rect(x, 0, wide, 1).width, foot - top)

    def head(self, section: int, level: int) -> pygame.Rect:
        """Return the plate with the strengths of a section, on its battlement; above a low one, for the line below."""
        stone, tall = self.stone(section, level), round(PLATE * self.u)
        plate = pygame.Rect(0, 0, round(min(0.6 * stone.width, 164 * self.u)), tall)
        gate = self.wall(section).y + (FOOT - COURSE) * self.wall(section).height
        low = round(gate - (SMALL_PLATE + 2 * BELOW) * self.u)
        plate.midbottom = (stone.centerx, min(stone.y + round(0.85 * tall), low))
        return plate

    def below_head(self, section: int, level: int) -> pygame.Rect:
        """Return the line below that plate, above the gate: who would be shamed, and levels that would be lost."""
        plate = self.head(section, level)
        return pygame.Rect(plate.x, plate.bottom + round(BELOW * self.u), plate.width, round(SMALL_PLATE * self.u))

    def firing(self, section: int, slot: int) -> Point:
        """Return where the feet are of who stands on a firing place: two a level, the lowest first."""
        level, side = divmod(slot, 2)
        box, (x, wide) = self.wall(section), self._column(section)
        column = self._rect(x, 0, wide, 1)
        return (column.x + SPOT_X[side] * column.width, box.y + (FOOT - COURSE * (level + 1)) * box.height)

    def barricade(self, section: int, slot: int, level: int) -> Point:
        """Return the middle of a barricade, which stands before the wall: above the plate."""
        stone = self.stone(section, level)
        return (
            stone.x + BARRICADES[slot % len(BARRICADES)] * stone.width,
            self.head(section, level).y - 10 * self.u,
        )

    def rear(self, section: int) -> pygame.Rect:
        """Return the box of the ground behind a section."""
        x, wide = self._column(section)
        return self._rect(x, self._rear_y, wide, self._tall("rear", REAR))

    def firearm(self, site: int) -> pygame.Rect:
        """Return the box of a firearm, at the right end of the ground behind a section."""
        section, place = divmod(site, 2)
        box = self.rear(section)
        size = round(REAR * self.u)
        return pygame.Rect(box.right - (2 - place) * size, box.y, size, box.height)

    def section(self, section: int, level: int) -> pygame.Rect:
        """Return the box of a section: its plate, its wall and the ground behind it."""
        box = self.head(section, level).union(self.stone(section, level)).union(self.rear(section))
        rim = round(5 * self.u)
        return pygame.Rect(box.x, box.y - rim, box.width, box.height + rim)

    def tower(self, tower: int) -> pygame.Rect:
        """Return the box of a tower, at an end of a section."""
        x, wide = self._column(min(tower, SECTIONS - 1))
        middle = x - self._gap / 2 if tower < SECTIONS else x + wide + self._gap / 2
        tall = self._tall("wall", WALL) + 2
        return self._rect(middle - 0.15 * tall, self._wall_y + 2, 0.3 * tall, tall)


@dataclass(frozen=True)
class FrontierPlan(_Field):
    """The plan of a frontier."""

    # the land behind

    def location(self, site: int) -> pygame.Rect:
        """Return the box of a place."""
        count = len(self.ground.locations)
        wide = (self._wide - 2 * MARGIN + GAP) / count
        tall = self._tall("places", PLACES)
        return self._rect(MARGIN + site * wide, self.height / self.u - MARGIN - tall, wide - GAP, tall)

    def clerk(self, site: int, slot: int, room: int) -> Point:
        """Return the middle of a clerk's spot."""
        box = self.location(site)
        pitch = min((box.width - 3 * self.u) / max(1, room), 25 * self.u)
        return (box.centerx + (slot - (room - 1) / 2) * pitch, box.bottom - 13 * self.u)

    # the strip at the top

    def _strip(self, place: int) -> pygame.Rect:
        """Return one of the four boxes of the strip."""
        gaps = MARGIN + GAP
        left = MARGIN + sum(STRIPS[:place]) + place * gaps
        wide = STRIPS[place] if place < len(STRIPS) else self._wide - MARGIN - left
        return self._rect(left, MARGIN, wide, STRIP)

    @property
    def year(self) -> pygame.Rect:
        """The box of the year with its season."""
        return self._strip(0)

    @property
    def deck(self) -> pygame.Rect:
        """The box of the deck, its back as wide as it is drawn."""
        return self._strip(1)

    @property
    def deck_back(self) -> pygame.Rect:
        """The back of the top card."""
        box = self.deck
        return pygame.Rect(box.x, box.y, round(box.height * BACK_RATIO), box.height)

    @property
    def pool(self) -> pygame.Rect:
        """The box of the tokens of shame."""
        return self._strip(2)

    @property
    def order(self) -> pygame.Rect:
        """The box of the tea order."""
        return self._strip(3)

    def tea(self, place: int) -> pygame.Rect:
        """Return the box of a place in tea order."""
        box, seats = self.order, self.ground.seats
        wide = min(34 * self.u, box.width / seats)
        return pygame.Rect(round(box.right - (seats - place) * wide), box.y, round(wide), box.height)


def cell_in(card: pygame.Rect, cell: int, *, near: bool) -> pygame.Rect:
    """Return the box of a cell in that of a card: on the nearest one below its name, on a far one beside it."""
    row, column = divmod(cell, COLUMNS)
    pad = (0.035 if near else 0.06) * card.height
    left = card.x + (FACE if near else NAMED) * card.width
    top = card.y + TITLE * card.height if near else card.y + 1.2 * pad
    wide, tall = (card.right - 2 * pad - left) / COLUMNS, (card.bottom - (1.6 if near else 0.4) * pad - top) / 2
    return pygame.Rect(round(left + column * wide), round(top + row * tall), round(wide - pad), round(tall - pad))


def frontier_plan(plan: Plan) -> FrontierPlan:
    """Return a plan as that of a frontier.

    Raises:
        TypeError: it is of another family.
    """
    if not isinstance(plan, FrontierPlan):
        raise TypeError("the plan is no plan of a frontier")
    return plan


def planned(
    scenery: Landscape, size: tuple[int, int], picture: BoardPicture, unit: float, reserve: float = 0.0
) -> FrontierPlan:
    """Return the plan that shows all of a frontier in a region."""
    width, height = float(size[0]), max(60.0, size[1] - reserve)
    side = UNITS * min(width / WIDE, height / HIGH)
    board = frontier(picture)
    zero = (0.0, 0.0)
    return FrontierPlan(0.0, 0.0, width, height, side, zero, False, unit, scenery, ground=board.ground)


def in_reading_order(points: Sequence[Point]) -> list[int]:
    """Return in which order to walk some points: line by line."""
    return sorted(range(len(points)), key=lambda index: (round(points[index][1] / 12), points[index][0]))


def groups(picture: BoardPicture, post: int) -> list[tuple[int, str, int]]:
    """Return who stands at a post, alike together: seat, kind and number."""
    counts: dict[tuple[int, str], int] = {}
    for piece in picture.at("post", post):
        counts[piece.seat, piece.kind] = counts.get((piece.seat, piece.kind), 0) + 1
    return [(seat, kind, count) for (seat, kind), count in counts.items()]


def stands_behind(plan: FrontierPlan, picture: BoardPicture, piece: Piece) -> Point:
    """Return where a piece behind the wall stands: with those who are alike."""
    kinds = [(seat, kind) for seat, kind, _ in groups(picture, piece.site)]
    mine = (piece.seat, piece.kind)
    if mine not in kinds:
        kinds.append(mine)
    box = plan.rear(piece.site - 1)
    arms = 2 * REAR * plan.u if picture.sites("firearm") >> 2 * (piece.site - 1) & 3 else 0
    pitch = min(48 * plan.u, (box.width - arms - 6 * plan.u) / max(1, len(kinds)))
    return (box.x + 6 * plan.u + (kinds.index(mine) + 0.42) * pitch, float(box.centery))
