"""Places on the frontier, in pixels. No drawing here.

From the top: a band with year, deck and tea; three columns of ranks, the one next to the wall lowest; the wall with
the ground behind it; the places; the cards. All of it hangs on one unit and on the size of the region: what is left of
the height makes the ranks taller.
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

WIDE, HIGH = 836.0, 608.0
"""The least room for everything, in units."""
UNITS = 46.0
"""Units to the side that the motions of all boards are measured in."""
MARGIN, GAP = 7.0, 5.0
BAND, HEAD, WALL, REAR, PLACES, CARDS, CAPTION = 36.0, 24.0, 88.0, 42.0, 84.0, 92.0, 15.0
"""Heights: the band at the top, the plates above the columns, the wall, the ground behind it, places, cards, their
captions."""
MOST_RANK = 92.0
COLUMN_GAP = 14.0
FACE = 0.275
"""The part of a card that its picture takes."""
TITLE = 0.27
"""The part of a card's height above its cells."""
DISPLAY = 4
BACK_RATIO = 3.0
CARD_RATIO = 0.7
GROUPS_APART, PITCH = 22.0, 1.4
"""Between two groups of cards of the lowest row, and the most from one card to the next, in widths of a card."""
SPOT_X, SPOT_Y, SPOT_PITCH = (120 / 420, 300 / 420), 118 / 150, 34 / 150
"""Firing places in the picture of a wall."""
BARRICADES = (0.17, 0.5, 0.83)


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
    """The plan of a frontier as far as its bands go, from the top to the bottom."""

    ground: FrontierGround

    @property
    def goals(self) -> int:
        """Return how many goals lie in the lowest row; never none, for their caption."""
        return max(1, self.ground.goals)

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

    @property
    def _high(self) -> float:
        return self.height / self.u

    @property
    def _spare(self) -> float:
        """Return what the ranks leave of the height, for the places."""
        fixed = MARGIN + BAND + GAP + HEAD + WALL + REAR + 3 * GAP + PLACES + CAPTION + CARDS + MARGIN
        return max(0.0, self._high - fixed)

    @property
    def _rank(self) -> float:
        """Height of a rank with the gap below it."""
        return min(MOST_RANK, self._spare / ROWS)

    @property
    def _more(self) -> float:
        """Height that the wall takes besides."""
        return min(60.0, max(0.0, self._spare - ROWS * self._rank) / 2)

    @property
    def _field(self) -> float:
        return MARGIN + BAND + GAP

    @property
    def _wall(self) -> float:
        return self._field + HEAD + ROWS * self._rank

    @property
    def _places(self) -> float:
        return self._wall + WALL + self._more + REAR + GAP

    @property
    def _cards(self) -> float:
        return self._high - MARGIN - CARDS

    @property
    def horizon(self) -> int:
        """Return where the steppe ends and the land behind the wall begins."""
        return self._rect(0, self._wall + WALL + self._more, 1, 1).top

    def _column(self, section: int) -> tuple[float, float]:
        """Return where a column begins, and its width."""
        edge = MARGIN + (22.0 if self.ground.towers else 0.0)
        wide = (self._wide - 2 * edge - (SECTIONS - 1) * COLUMN_GAP) / SECTIONS
        return edge + section * (wide + COLUMN_GAP), wide

    def _row(self) -> tuple[tuple[float, int], ...]:
        """Return where the slots, the display and the goals begin, and how many cards each has."""
        slots = self.ground.slots
        counts = (slots, DISPLAY, self.goals)
        card = self._pitch
        apart = max(10.0, (self._wide - 2 * MARGIN - card * sum(counts)) / 2)
        starts = (MARGIN, MARGIN + card * slots + apart, MARGIN + card * (slots + DISPLAY) + 2 * apart)
        return tuple(zip(starts, counts, strict=True))

    @property
    def _pitch(self) -> float:
        """From one card of the lowest row to the next: apart where there is room, for names wider than a card."""
        room = (self._wide - 2 * MARGIN - 2 * GROUPS_APART) / (self.ground.slots + DISPLAY + self.goals)
        return max(self._card + 4, min(PITCH * self._card, room))

    @property
    def _card(self) -> float:
        """Width of a card of the lowest row."""
        slots = self.ground.slots
        room = (self._wide - 2 * MARGIN - 20.0) / (slots + DISPLAY + self.goals) - 4
        return min(CARDS * CARD_RATIO, room)

    @property
    def region(self) -> pygame.Rect:
        """All of it."""
        return pygame.Rect(round(self.left), round(self.top), round(self.width), round(self.height))


@dataclass(frozen=True)
class _Field(_Bands):
    """The plan of the battlefield."""

    def head(self, section: int) -> pygame.Rect:
        """Return the plate with the strengths of a section."""
        x, wide = self._column(section)
        return self._rect(x, self._field, wide, HEAD - 3)

    def rank(self, site: int) -> pygame.Rect:
        """Return the box of a card; row 0 lies next to the wall."""
        section, row = divmod(site, ROWS)
        x, wide = self._column(section)
        return self._rect(x, self._field + HEAD + (ROWS - 1 - row) * self._rank, wide, self._rank - 3)

    def cell(self, site: int) -> pygame.Rect:
        """Return the box of a cell of a card."""
        at, cell = divmod(site, CELLS)
        return cell_in(self.rank(at), cell)

    def block(self, site: int) -> pygame.Rect:
        """Return the box around the middle of a block, as wide as a cell, down to the edge of its card."""
        section, before = divmod(site, COLUMNS + 1)
        first, last = (self.cell(section * ROWS * CELLS + cell) for cell in (0, CELLS - 1))
        pitch = (last.right - first.left) / COLUMNS
        box = pygame.Rect(0, first.top, round(0.9 * pitch), self.rank(section * ROWS).bottom - first.top)
        box.centerx = round(first.left + before * pitch)
        return box

    def wall(self, section: int) -> pygame.Rect:
        """Return the box of the wall of a section; neighbours meet."""
        x, wide = self._column(section)
        tall = WALL + self._more
        return self._rect(x - COLUMN_GAP / 2, self._wall, wide + COLUMN_GAP, tall)

    def firing(self, section: int, slot: int) -> Point:
        """Return the middle of a firing place: two a level, the lowest first."""
        box, (level, side) = self.wall(section), divmod(slot, 2)
        return (box.x + SPOT_X[side] * box.width, box.y + (SPOT_Y - SPOT_PITCH * level) * box.height)

    def barricade(self, section: int, slot: int) -> Point:
        """Return the middle of a barricade before the wall."""
        box = self.wall(section)
        return (box.x + BARRICADES[slot % len(BARRICADES)] * box.width, box.y + 0.1 * box.height)

    def rear(self, section: int) -> pygame.Rect:
        """Return the box of the ground behind a section."""
        x, wide = self._column(section)
        return self._rect(x, self._wall + WALL + self._more, wide, REAR)

    def firearm(self, site: int) -> pygame.Rect:
        """Return the box of a firearm, at the right end of the ground behind a section."""
        section, place = divmod(site, 2)
        box = self.rear(section)
        size = box.height
        return pygame.Rect(box.right - (2 - place) * size, box.y, size, size)

    def section(self, section: int) -> pygame.Rect:
        """Return the box of a section: its plate, its wall and the ground behind it."""
        return self.wall(section).union(self.rear(section))

    def tower(self, tower: int) -> pygame.Rect:
        """Return the box of a tower, at an end of a section."""
        x, wide = self._column(min(tower, SECTIONS - 1))
        middle = x - COLUMN_GAP / 2 if tower < SECTIONS else x + wide + COLUMN_GAP / 2
        tall = 82.0 + self._more
        across = 0.56 * tall
        return self._rect(middle - across / 2, self._wall + WALL + self._more - tall + 4, across, tall)


@dataclass(frozen=True)
class FrontierPlan(_Field):
    """The plan of a frontier."""

    # the land behind

    def location(self, site: int) -> pygame.Rect:
        """Return the box of a place."""
        count = len(self.ground.locations)
        wide = (self._wide - 2 * MARGIN + GAP) / count
        tall = self._cards - CAPTION - GAP / 2 - self._places
        return self._rect(MARGIN + site * wide, self._places, wide - GAP, tall)

    def clerk(self, site: int, slot: int, room: int) -> Point:
        """Return the middle of a clerk's spot."""
        box = self.location(site)
        pitch = min(box.width / max(1, room), 25 * self.u)
        return (box.centerx + (slot - (room - 1) / 2) * pitch, box.bottom - 15 * self.u)

    def card(self, group: int, place: int) -> pygame.Rect:
        """Return the box of a card of a group: 0 the slots, 1 the display, 2 the goals."""
        start = self._row()[group][0]
        wide = self._card
        left = start + place * self._pitch + (self._pitch - 4 - wide) / 2
        return self._rect(left, self._cards, wide, wide / CARD_RATIO)

    def named(self, group: int, place: int) -> pygame.Rect:
        """Return the box of a card of a group with the room for its name."""
        left = self._row()[group][0] + place * self._pitch
        return self._rect(left, self._cards, self._pitch - 4, self._card / CARD_RATIO)

    def caption(self, group: int) -> pygame.Rect:
        """Return the line above a group of cards."""
        start, count = self._row()[group]
        return self._rect(start, self._cards - CAPTION, count * self._pitch - 4, CAPTION)

    # the band at the top

    @property
    def year(self) -> pygame.Rect:
        """The box of the year with its season."""
        return self._rect(MARGIN, MARGIN, 232, BAND)

    @property
    def deck(self) -> pygame.Rect:
        """The box of the deck, its back as wide as it is drawn."""
        return self._rect(MARGIN + 239, MARGIN, 178, BAND)

    @property
    def deck_back(self) -> pygame.Rect:
        """The back of the top card."""
        box = self.deck
        return pygame.Rect(box.x, box.y, round(box.height * BACK_RATIO), box.height)

    @property
    def pool(self) -> pygame.Rect:
        """The box of the tokens of shame."""
        return self._rect(MARGIN + 424, MARGIN, 112, BAND)

    @property
    def order(self) -> pygame.Rect:
        """The box of the tea order."""
        start = MARGIN + 543
        return self._rect(start, MARGIN, self._wide - MARGIN - start, BAND)

    def tea(self, place: int) -> pygame.Rect:
        """Return the box of a place in tea order."""
        box, seats = self.order, self.ground.seats
        wide = min(46 * self.u, box.width / seats)
        return pygame.Rect(round(box.right - (seats - place) * wide), box.y, round(wide), box.height)


def cell_in(card: pygame.Rect, cell: int) -> pygame.Rect:
    """Return the box of a cell in that of a card."""
    row, column = divmod(cell, COLUMNS)
    left, top = card.x + FACE * card.width, card.y + TITLE * card.height
    pad = 0.035 * card.height
    wide, tall = (card.right - 2 * pad - left) / COLUMNS, (card.bottom - 1.6 * pad - top) / 2
    box = pygame.Rect(round(left + column * wide), round(top + row * tall), round(wide - pad), round(tall - pad))
    return box


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
    arms = 2 * box.height if picture.sites("firearm") >> 2 * (piece.site - 1) & 3 else 0
    pitch = min(48 * plan.u, (box.width - arms - 6 * plan.u) / max(1, len(kinds)))
    return (box.x + 6 * plan.u + (kinds.index(mine) + 0.42) * pitch, float(box.centery))
