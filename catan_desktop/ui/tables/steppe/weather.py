"""The air of the frontier: mist that drifts before the mountains; petals, dust, leaves or snow by the season."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import sin
from random import Random

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import scaled
from catan_desktop.ui.tables.board.painter import Painter, Particle
from catan_desktop.ui.tables.board.particles import flake
from catan_desktop.ui.tables.steppe.layout import frontier, frontier_plan

FLAKES = 22
_luck = Random(29)
_AT = [(_luck.random(), _luck.random(), _luck.random(), _luck.random()) for _ in range(FLAKES)]
FALLING: Mapping[str, tuple[str, float, int]] = {
    "spring": ("danger-light", 1.7, 8),
    "summer": ("gold-light", 1.0, 6),
    "autumn": ("fire", 2.0, 9),
    "winter": ("snow", 2.0, FLAKES),
}
"""By season: ink, radius in units, and how much of it there is."""
_WISPS = ((0.1, 0.0, 150.0), (0.45, 0.35, 210.0), (0.8, 0.7, 170.0))
"""Where a wisp of mist begins, its phase, and its width in units."""


def air(painter: Painter, picture: BoardPicture, now: float, tick: int) -> Iterator[Particle]:
    """Yield what is in the air, over the field alone."""
    plan, season = frontier_plan(painter.plan), frontier(picture).season
    yield from _mist(painter, now)
    ink, radius, count = FALLING.get(season, ("snow", 1.0, 0))
    k, low = plan.u, plan.horizon - plan.top
    falling = flake(painter, max(1.0, radius * k), ink, 190)
    for x, y, depth, sway in _AT[:count]:
        near = 0.5 + 0.5 * depth
        across = x * plan.width + (7 * now + 11 * sin(now * 0.7 + sway * 9)) * near * k
        down = y * low + now * 15 * near * k
        yield Particle(falling, (round(plan.left + across % plan.width), round(plan.top + down % low)))


def _mist(painter: Painter, now: float) -> Iterator[Particle]:
    """Wisps along the band at the top, where nothing is written."""
    plan = frontier_plan(painter.plan)
    tall = round(26 * plan.u)
    for start, phase, width in _WISPS:
        wide = round(width * plan.u)
        across = (start * plan.width + now * 5 * plan.u) % (plan.width + 2 * wide) - wide
        down = plan.year.bottom - 6 * plan.u + 5 * plan.u * sin(now * 0.2 + 6 * phase)
        yield Particle(_wisp(painter, (wide, tall)), (round(plan.left + across), round(down)))


def _wisp(painter: Painter, size: tuple[int, int]) -> pygame.Surface:
    def paint() -> pygame.Surface:
        small = pygame.Surface((48, 12), pygame.SRCALPHA)
        ink = painter.colour("snow")
        for x in range(48):
            for y in range(12):
                far = ((x - 23.5) / 24) ** 2 + ((y - 5.5) / 6) ** 2
                small.set_at((x, y), (*ink, max(0, round(70 * (1 - far)))))
        return scaled(small, size)

    return painter.kit.art.cached(("steppe-wisp", size), paint)
