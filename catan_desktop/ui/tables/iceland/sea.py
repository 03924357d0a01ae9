"""The outer sea in a summer night: the light of a sun that hardly sets lies on it from the north."""

from __future__ import annotations

from math import hypot, sin

from catan_desktop.ui.geometry import Colour, clamp, mix
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.coast.sea import COLUMNS, ROWS, Waters, open_water


def draw(painter: Painter) -> None:
    """Draw the open sea: rose and gold in the north, then green and slate, dark in the south."""
    open_water(painter, "iceland-sea", _ink)


def _ink(waters: Waters, x: int, y: int) -> Colour:
    light, water, deep = waters
    across, down = x / (COLUMNS - 1) - 0.5, y / (ROWS - 1)
    drift = 0.05 * sin(0.11 * x + 0.31 * y + 1.6 * sin(0.07 * x - 0.05 * y))
    ink = mix(water, deep, clamp(1.15 * down + 0.5 * across * across + drift, 0.0, 1.0))
    glow = clamp(1 - hypot(0.9 * across, 1.5 * down) / 0.62 + drift, 0.0, 1.0)
    streak = 0.75 + 0.25 * sin(1.9 * y + 0.5 * sin(0.3 * x))
    return mix(ink, light, 0.8 * glow * streak)
