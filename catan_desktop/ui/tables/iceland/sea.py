"""The outer sea in a summer night: the light of a sun that hardly sets lies on it from the north."""

from __future__ import annotations

from math import ceil, hypot, sin

import pygame

from catan_desktop.ui.geometry import clamp, mix, scaled
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.coast.sea import swell

_COLUMNS, _ROWS = 96, 64
"""The water is so soft that it is painted on so many points and stretched."""


def draw(painter: Painter) -> None:
    """Draw the open sea: rose and gold in the north, then green and slate, dark in the south."""
    plan = painter.plan
    size = (ceil(plan.width), ceil(plan.height))
    light, water, deep = (painter.colour(ink) for ink in ("sea-light", "sea", "sea-deep"))

    def paint() -> pygame.Surface:
        small = pygame.Surface((_COLUMNS, _ROWS))
        for x in range(_COLUMNS):
            for y in range(_ROWS):
                across, down = x / (_COLUMNS - 1) - 0.5, y / (_ROWS - 1)
                drift = 0.05 * sin(0.11 * x + 0.31 * y + 1.6 * sin(0.07 * x - 0.05 * y))
                ink = mix(water, deep, clamp(1.15 * down + 0.5 * across * across + drift, 0.0, 1.0))
                glow = clamp(1 - hypot(0.9 * across, 1.5 * down) / 0.62 + drift, 0.0, 1.0)
                streak = 0.75 + 0.25 * sin(1.9 * y + 0.5 * sin(0.3 * x))
                small.set_at((x, y), mix(ink, light, 0.8 * glow * streak))
        return small

    art = painter.kit.art
    small = art.kept(("iceland-sea", light, water, deep), paint)
    whole = art.kept(("iceland-sea", size, light, water, deep), lambda: scaled(small, size))
    painter.surface.blit(whole, (plan.left, plan.top))
    swell(painter, size)
