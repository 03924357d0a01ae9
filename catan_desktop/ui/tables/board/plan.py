"""Where everything on the board lies, in pixels. No drawing here.

The board fills its region; which plan shows all of it is said by its scenery. Beyond a Wall: the camps, the trails.
All lengths hang on one number, the hex side; a zoom scales the whole plan and moves it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING

import pygame

from catan_desktop.present.models.board import HexGround
from catan_desktop.present.models.watch import WatchNorth
from catan_desktop.present.picture import BoardPicture, Place
from catan_desktop.ui.geometry import Point, clamp, hexagon, lerp

if TYPE_CHECKING:
    from catan_desktop.ui.tables.board.scenery import Scenery

ACROSS = sqrt(3.0)
"""Width of a hex in sides."""
SECTIONS, POSTS, CAMPS = 4, 5, 5
FOOT = -0.72
"""Foot of the Wall, in sides below the centres of the first row."""
WALL = 1.08
"""Height of the Wall in sides."""
CENTRE = 1.5 * ACROSS
"""Middle of the four sections, in sides."""
_WIDEST = 19.0
"""The camps spread over so many sides at most."""
_FROM_MIDDLE = (-2, -1, 0, 1, 2)
_PITCH = 0.187
"""From post to post, in widths of a section."""
_SLOTS = (0.0, -0.29, 0.29, -0.56, 0.56, -0.42)
"""Where those who wait in a clearing stand, in sides from its middle."""
_IN_GIFT = ((0.57, 0.47), (-0.57, 0.47), (0.6, -0.12), (-0.6, -0.12), (0.28, 0.82), (-0.28, 0.82))
"""Feet of the wildlings on a hex, in sides from its centre."""
_BESIDE_ROBBER = ((0.57, 0.47), (0.6, -0.12), (0.24, 0.84), (-0.6, -0.4), (0.72, 0.2), (-0.1, -0.5))
"""The same where the robber stands on the hex."""
ROBBER_FEET = (-0.56, 0.5)
"""Far enough from the corners of the hex that he hides no building."""


@dataclass(frozen=True)
class Floating:
    """Something that enlivens what lies around the land: its picture, and where it is, in sides."""

    key: str
    x: float
    y: float
    size: float
    alpha: int = 255


@dataclass(frozen=True)
class Plan:
    """The whole board in surface pixels."""

    left: float
    top: float
    width: float
    height: float
    side: float
    zero: Point
    """Where hex (0, 0) has its centre."""
    north: bool
    """There are camps, trails and posts."""
    unit: float
    """Pixels to a design unit; for what does not hang on the hexes."""
    scenery: Scenery
    zoom: float = 1.0
    foot: float = FOOT
    """Where the land begins, in sides below the centre of hex (0, 0); the Wall ends there, if there is one."""
    floating: tuple[Floating, ...] = ()
    """What lies around the land where nothing else stands."""

    # the island

    def at(self, point: Point) -> Point:
        """Turn hex sides into pixels."""
        return (self.zero[0] + point[0] * self.side, self.zero[1] + point[1] * self.side)

    def back(self, where: Point) -> Point:
        """Turn pixels into hex sides."""
        return ((where[0] - self.zero[0]) / self.side, (where[1] - self.zero[1]) / self.side)

    def hexagon(self, centre: Point, grown: float = 1.0) -> tuple[Point, ...]:
        """The corners of a hex given by its centre in sides, made larger or smaller."""
        return hexagon(self.at(centre), self.side * grown)

    def beside(self, corner: Point) -> Point:
        """Where a piece is that has just left an intersection."""
        return self.at((corner[0], corner[1] - 0.55))

    # the Wall

    @property
    def wall(self) -> tuple[float, float]:
        """Top and bottom of the Wall."""
        foot = self.zero[1] + self.foot * self.side
        return (foot - WALL * self.side, foot)

    @property
    def section_width(self) -> float:
        """A section is as wide as the hex below it."""
        return ACROSS * self.side

    def section(self, index: int) -> pygame.Rect:
        """The box of a section; those beyond the four carry the Wall on to the sides."""
        top, foot = self.wall
        middle = self.zero[0] + index * self.section_width
        west, east = round(middle - self.section_width / 2), round(middle + self.section_width / 2)
        return pygame.Rect(west, round(top), east - west, round(foot) - round(top))

    def post(self, section: int, post: int) -> Point:
        """The feet of a guard."""
        box = self.section(section)
        return (box.centerx + _FROM_MIDDLE[post] * _PITCH * box.width, box.top + box.height * 0.6)

    # the north

    @property
    def middle(self) -> float:
        """The middle of the four sections."""
        return self.zero[0] + CENTRE * self.side

    @property
    def _room(self) -> float:
        """Pixels between the top of the board and the Wall."""
        return self.wall[0] - self.top

    @property
    def horizon(self) -> float:
        """Where the mountains end and the snow begins."""
        return self.top + self._room * (0.34 if self.north else 0.6)

    @property
    def header(self) -> float:
        """Middle line of what is written on the mountains."""
        return self.top + self._room * (0.085 if self.north else 0.12) + 3 * self.unit * self.zoom

    @property
    def disc_radius(self) -> float:
        """The numbers on the trails."""
        return max(10.0, self.side * 0.25)

    def clearing(self, index: int) -> Point:
        """The middle of a clearing."""
        return (self.zero[0] + index * self.section_width, self.wall[0] - 0.2 * self.side)

    def clearing_slot(self, index: int, slot: int) -> Point:
        """The feet of one who waits in a clearing."""
        x, y = self.clearing(index)
        return (x + _SLOTS[slot % len(_SLOTS)] * self.side, y + (0.12 + 0.03 * (slot % 2)) * self.side)

    def disc(self, trail: int) -> Point:
        """The number of a trail, 1 to 8: two stand above each clearing."""
        x, y = self.clearing((trail - 1) // 2)
        aside = -0.44 if trail % 2 else 0.44
        return (x + aside * self.side, y - 0.5 * self.side - self.disc_radius)

    @property
    def _spread(self) -> float:
        return min(self.width - 0.5 * self.side, _WIDEST * self.side)

    def clan(self, index: int) -> pygame.Rect:
        """The box of a clan's area, its banner on top."""
        third = self._spread / 3
        gap = 0.2 * self.side
        x = self.middle - self._spread / 2 + index * third
        top = self.horizon - 0.62 * self.side
        low = self.disc(1)[1] - self.disc_radius - 0.12 * self.side
        return pygame.Rect(round(x + gap), round(top), round(third - 2 * gap), round(low - top))

    def banner(self, index: int) -> pygame.Rect:
        """The banner of a clan."""
        box = self.clan(index)
        height = max(20, round(0.56 * self.side))
        width = min(box.width, round(height * 10.5))
        return pygame.Rect(box.centerx - width // 2, box.top, width, height)

    def camp(self, clan: int, camp: int) -> Point:
        """The middle of a camp's ring of stones; the first is nearest to the Wall."""
        box = self.clan(clan)
        pitch = min(box.width / CAMPS, 1.5 * self.side)
        place = {0: 2 - camp, 2: camp - 2}.get(clan, (0, -1, 1, -2, 2)[camp])
        low = box.bottom - 0.42 * self.side
        rise = (box.height - self.banner(clan).height - 1.3 * self.side) * 0.5
        return (box.centerx + place * pitch, low - clamp(rise, 0.0, 0.5 * self.side) * camp / (CAMPS - 1))

    @property
    def camp_size(self) -> float:
        """The box of a camp's fire."""
        return min(1.34 * self.side, 1.22 * self.clan(0).width / CAMPS)

    @property
    def tent(self) -> Point:
        """The foot of the robber's tent."""
        if not self.north:
            return (self.middle + 3.1 * self.side, self.horizon + 0.4 * self.side)
        return (self.middle + 5.3 * self.side, self.wall[0] - 0.32 * self.side)

    @property
    def tent_size(self) -> float:
        """Its height."""
        return 1.15 * self.side

    def home(self) -> Point:
        """The robber's feet at his tent."""
        x, y = self.tent
        return (x - 0.72 * self.tent_size, y + 0.02 * self.side)

    def trail(self, clan: int, number: int) -> tuple[Point, ...]:
        """The dots of a trail, from the first camp by its number to the clearing."""
        start, disc, end = self.camp(clan, 0), self.disc(number), self.clearing((number - 1) // 2)
        bend = (lerp(start[0], disc[0], 0.9), start[1] + 0.55 * self.side)
        leg = _curve(start, bend, disc)
        return (*leg, *_curve(disc, (disc[0], end[1]), (lerp(disc[0], end[0], 0.6), end[1])))

    # everything

    def invader(self, ground: HexGround, hex: int, slot: int, robber: bool) -> Point:
        """The feet of a wildling on a hex, where the robber stands too or not."""
        slots = _BESIDE_ROBBER if robber else _IN_GIFT
        dx, dy = slots[slot % len(slots)]
        x, y = ground.tiles[hex].centre
        return self.at((x + dx, y + dy))

    def robber(self, ground: HexGround, hex: int) -> Point:
        """The feet of the robber on a hex."""
        x, y = ground.tiles[hex].centre
        return self.at((x + ROBBER_FEET[0], y + ROBBER_FEET[1]))

    def figure_height(self, kind: str) -> float:
        """How tall a figure stands."""
        return self.side * {"giant": 0.92, "robber": 0.88}.get(kind, 0.78)

    def place(self, picture: BoardPicture, place: Place) -> Point | None:
        """Where a thing stands; None for a place that is not on the board."""
        kind, *rest = place
        numbers = [int(number) for number in rest]
        return _PLACES[str(kind)](self, picture, numbers) if kind in _PLACES else None

    def zoomed(self, zoom: float, offset: Point) -> Plan:
        """The plan at another zoom; `offset` is what of it lies beyond the left and the top of the surface."""
        factor = zoom / self.zoom
        return replace(
            self,
            left=-offset[0],
            top=-offset[1],
            width=self.width * factor,
            height=self.height * factor,
            side=self.side * factor,
            zero=((self.zero[0] - self.left) * factor - offset[0], (self.zero[1] - self.top) * factor - offset[1]),
            zoom=zoom,
        )


def _slot(row: tuple[object, ...], numbers: list[int]) -> int:
    """The given slot, or the next free one."""
    return numbers[1] if len(numbers) > 1 else len(row)


def _clearing_place(plan: Plan, picture: BoardPicture, numbers: list[int]) -> Point:
    waiting = _north(picture).clearings[numbers[0]].figures
    return plan.clearing_slot(numbers[0], _slot(waiting, numbers))


def _gift_place(plan: Plan, picture: BoardPicture, numbers: list[int]) -> Point:
    here = next((group.figures for group in _north(picture).gift if group.hex == numbers[0]), ())
    return plan.invader(picture.board.ground, numbers[0], _slot(here, numbers), picture.board.robber == numbers[0])


def _path_place(plan: Plan, picture: BoardPicture, numbers: list[int]) -> Point:
    a, b = picture.board.ground.paths[numbers[0]]
    return plan.at(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))


def _section_place(plan: Plan, picture: BoardPicture, numbers: list[int]) -> Point:
    box = plan.section(numbers[0])
    return (box.centerx, box.top + 0.2 * box.height)


def _north(picture: BoardPicture) -> WatchNorth:
    if picture.north is None:
        raise LookupError("this board has no north")
    return picture.north


_PLACES = {
    "hex": lambda plan, picture, n: plan.at(picture.board.ground.tiles[n[0]].centre),
    "intersection": lambda plan, picture, n: plan.at(picture.board.ground.corners[n[0]]),
    "path": _path_place,
    "away": lambda plan, picture, n: plan.beside(picture.board.ground.corners[n[0]]),
    "home": lambda plan, picture, n: plan.home(),
    "frostfangs": lambda plan, picture, n: (plan.middle, plan.header + 0.3 * plan.side),
    "camp": lambda plan, picture, n: plan.camp(n[0], n[1]),
    "clan": lambda plan, picture, n: (plan.clan(n[0]).centerx, plan.banner(n[0]).bottom + 0.5 * plan.side),
    "trail": lambda plan, picture, n: plan.disc(n[0]),
    "clearing": _clearing_place,
    "post": lambda plan, picture, n: plan.post(n[0], n[1]),
    "section": _section_place,
    "gift": _gift_place,
}


def _curve(start: Point, bend: Point, end: Point, steps: int = 12) -> Iterator[Point]:
    for step in range(steps + 1):
        t = step / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        yield (a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1])
