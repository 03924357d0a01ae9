"""The sea around the island, from the shallows to the depth, and the beach where both meet."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, hypot, sin
from random import Random
from typing import TypeAlias

import pygame

from catan_desktop.present.models.board import HexGround
from catan_desktop.ui.geometry import Colour, clamp, mix, scaled
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.coast import outline

COLUMNS, ROWS = 96, 64
"""Points on which the water is painted; it is soft, and is stretched from them."""
Waters: TypeAlias = tuple[Colour, Colour, Colour]
"""Water in the light, water, and deep water."""
_SWELLS = 170
_BEACH = (("foam", 0.3, 60), ("foam", 0.235, 170), ("sand-wet", 0.19, 255), ("sand", 0.135, 255))
"""Ink, reach beyond the land in sides, and strength, from the water to the land."""
_SHALLOWS = (("sea-shelf", 2.25, 90, 0.62), ("sea-shelf", 1.75, 110, 0.4), ("sea-shallow", 1.36, 130, 0.22))
"""Ink, size of each hex, strength and softness of the water over the sand, from the depth to the land."""
_DEPTHS = ((0.95, 0.2), (1.6, 0.13), (2.45, 0.09))
"""How far from the land lines of equal depth run, in sides, and how clearly."""
_SEA_HEX, _SEA_HEX_ALPHA = 0.03, 90
"""Width of the line around a hex of open sea, in sides, and its strength."""
_WIDTHS = 5
"""Widths of the beach."""


def draw(painter: Painter) -> None:
    """Draw the open sea: light comes from the north-west, the depth lies to the south-east."""
    open_water(painter, "coast-sea", _ink)


def open_water(painter: Painter, name: str, ink: Callable[[Waters, int, int], Colour]) -> None:
    """Draw water with long waves on it; `ink` says its colour at a column and a row."""
    plan, art = painter.plan, painter.kit.art
    size = (ceil(plan.width), ceil(plan.height))
    waters = (painter.colour("sea-light"), painter.colour("sea"), painter.colour("sea-deep"))

    def paint() -> pygame.Surface:
        small = pygame.Surface((COLUMNS, ROWS))
        for x in range(COLUMNS):
            for y in range(ROWS):
                small.set_at((x, y), ink(waters, x, y))
        return small

    small = art.cached((name, *waters), paint)
    whole = art.cached((name, size, *waters), lambda: scaled(small, size))
    painter.surface.blit(whole, (plan.left, plan.top))
    _swell(painter, size)


def _ink(waters: Waters, x: int, y: int) -> Colour:
    light, water, deep = waters
    far = hypot((x / COLUMNS - 0.44) * 1.15, y / ROWS - 0.42) + _drift(x, y)
    down = clamp(far * 1.5 + 0.18 * (y / ROWS - 0.5), 0.0, 1.0)
    return mix(light, water, clamp(down * 2, 0.0, 1.0)) if down < 0.5 else mix(water, deep, down * 2 - 1)


def _drift(x: int, y: int) -> float:
    """Currents: broad bands of darker and lighter water."""
    return 0.035 * sin(0.11 * x + 0.19 * y + 1.6 * sin(0.07 * x - 0.05 * y)) + 0.02 * sin(0.23 * x - 0.17 * y + 2.0)


def _swell(painter: Painter, size: tuple[int, int]) -> None:
    """Draw long soft waves; always the same ones."""
    luck = Random(23)
    unit = painter.plan.unit
    crest, trough = painter.colour("sea-crest"), painter.colour("sea-deep")
    for _ in range(_SWELLS):
        x, y = luck.random() * size[0], luck.random() * size[1]
        wide = luck.uniform(16, 46) * unit
        rise = luck.uniform(1.6, 3.4) * unit
        alpha = round(luck.uniform(26, 70))
        for ink, down in ((trough, 2.2 * unit), (crest, 0.0)):
            points = [
                (x - wide, y + down),
                (x - wide * 0.5, y - rise + down),
                (x, y - 0.2 * rise + down),
                (x + wide * 0.45, y - 0.9 * rise + down),
                (x + wide, y + 0.2 * rise + down),
            ]
            painter.kit.art.line(painter.surface, points, ink, max(1.0, 1.5 * unit), alpha=alpha)


def shore(painter: Painter, ground: HexGround) -> None:
    """The shallows, lines of equal depth, the surf and the sand around the land; the hexes of open sea faintly."""
    _shallows(painter, ground)
    for far, strength in _DEPTHS:
        _depth(painter, ground, far, strength)
    for ink, reach, alpha in _BEACH:
        _strand(painter, ground, painter.colour(ink), reach, alpha)
    width = max(1.0, _SEA_HEX * painter.plan.side)
    for tile in ground.tiles:
        if tile.water:
            painter.hexagon(
                tile.centre, 1.0, None, rim=painter.colour("sea-crest"), rim_width=width, alpha=_SEA_HEX_ALPHA
            )


def _shallows(painter: Painter, ground: HexGround) -> None:
    """Light water over sand, lightest near the land; drawn small and blurred."""
    plan = painter.plan
    size = painter.surface.get_size()
    step = 6 * max(1, round(size[1] / 1000))
    small = (max(1, ceil(size[0] / step)), max(1, ceil(size[1] / step)))
    for ink, grown, alpha, soft in _SHALLOWS:
        shade = pygame.Surface(small, pygame.SRCALPHA)
        shade.fill((*painter.colour(ink), 0))
        for tile in ground.shores:
            points = [(x / step, y / step) for x, y in plan.hexagon(tile.centre, grown)]
            pygame.draw.polygon(shade, (*painter.colour(ink), alpha), points)
        if grown == _SHALLOWS[0][1]:
            for where, reach in outline.shoals(ground):
                x, y = plan.at(where)
                pygame.draw.circle(shade, (*painter.colour(ink), alpha), (x / step, y / step), reach * plan.side / step)
        blur = max(1, round(soft * plan.side / step))
        shade = pygame.transform.gaussian_blur(shade, blur, repeat_edge_pixels=False)
        painter.surface.blit(scaled(shade, (small[0] * step, small[1] * step)), (0, 0))


def _depth(painter: Painter, ground: HexGround, far: float, strength: float) -> None:
    """A thin line around the land, as on a chart; it takes its colour from the water that it runs through.

    What floats interrupts it.
    """
    plan, surface, ink = painter.plan, painter.surface, painter.colour("sea-crest")
    line = outline.around(ground, far)
    area = surface.get_rect()
    width = max(1, round(1.2 * plan.unit))
    for place, following in zip(line, (*line[1:], line[0]), strict=True):
        start, end = plan.at(place), plan.at(following)
        here = (round(start[0]), round(start[1]))
        over = any(hypot(place[0] - one.x, place[1] - one.y) < 0.55 * one.size for one in plan.floating)
        if area.collidepoint(here) and not over:
            water = surface.get_at(here)
            pygame.draw.aaline(surface, mix((water.r, water.g, water.b), ink, strength), start, end, width)


def _strand(painter: Painter, ground: HexGround, ink: Colour, reach: float, alpha: int) -> None:
    """A band along the edge of the land that is wider here and narrower there."""
    side = painter.plan.side
    veil = alpha < 255
    target = painter
    if veil:
        clear = pygame.Surface(painter.surface.get_size(), pygame.SRCALPHA)
        clear.fill((*ink, 0))
        target = Painter(painter.kit, painter.plan, painter.scenery, clear, painter.tr)
    for tile in ground.shores:
        target.hexagon(tile.centre, 1.0 + 0.35 * reach, ink)
    for point, wide in outline.beach(ground):
        radius = side * reach * (0.62 + 0.5 * round(wide * _WIDTHS) / _WIDTHS)
        where = painter.plan.at(point)
        if painter.visible(where, radius):
            target.dot(where, max(1.5, radius), ink)
    if veil:
        target.surface.set_alpha(alpha)
        painter.surface.blit(target.surface, (0, 0))
