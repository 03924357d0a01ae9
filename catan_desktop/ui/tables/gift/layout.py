"""Places of the Wall, and of the camps, trails and clearings beyond it, in pixels. No drawing here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from catan_desktop.ui.geometry import Point, clamp, lerp
from catan_desktop.ui.tables.board.board_layout import ACROSS, Plan

SECTIONS, POSTS, CLANS, CAMPS = 4, 5, 3, 5
FOOT = -0.72
"""Foot of the Wall, in sides below the centres of the first row."""
WALL = 1.22
"""Height of the Wall in sides."""
CENTRE = 1.5 * ACROSS
"""Middle of the four sections, in sides."""
_WIDEST = 19.0
"""Sides at most over which the camps spread."""
_FROM_MIDDLE = (-2, -1, 0, 1, 2)
_PITCH = 0.187
"""From post to post, in widths of a section."""
_SLOTS = (0.0, -0.29, 0.29, -0.56, 0.56, -0.42)
"""Where those who wait in a clearing stand, in sides from its middle."""
_IN_GIFT = ((0.57, 0.47), (-0.57, 0.47), (0.6, -0.12), (-0.6, -0.12), (0.28, 0.82), (-0.28, 0.82))
"""Feet of the wildlings on a hex, in sides from its centre."""
_BESIDE_ROBBER = ((0.57, 0.47), (0.6, -0.12), (0.24, 0.84), (-0.6, -0.4), (0.72, 0.2), (-0.1, -0.5))
"""The same where the robber stands on the hex."""


@dataclass(frozen=True)
class NorthPlan(Plan):
    """The plan of a land below the Wall."""

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
        """Return where the mountains end and the snow begins."""
        return self.top + self._room * (0.34 if self.beyond else 0.6)

    @property
    def header(self) -> float:
        """Middle line of what is written on the mountains."""
        return self.top + self._room * (0.085 if self.beyond else 0.12) + 3 * self.unit * self.zoom

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
        if not self.beyond:
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

    def camp_feet(self, clan: int, camp: int) -> Point:
        """Return where a wildling stands at his fire."""
        x, y = self.camp(clan, camp)
        return (x + 0.1 * self.camp_size, y + 0.04 * self.camp_size)

    def invader(self, centre: Point, slot: int, robber: bool) -> Point:
        """The feet of a wildling on a hex, where the robber stands too or not; `centre`: of the hex, in sides."""
        slots = _BESIDE_ROBBER if robber else _IN_GIFT
        dx, dy = slots[slot % len(slots)]
        return self.at((centre[0] + dx, centre[1] + dy))


def north(plan: Plan) -> NorthPlan:
    """The plan as that of a land below the Wall, which every plan of this scenery is."""
    assert isinstance(plan, NorthPlan)
    return plan


def _curve(start: Point, bend: Point, end: Point, steps: int = 12) -> Iterator[Point]:
    for step in range(steps + 1):
        t = step / steps
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        yield (a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1])
