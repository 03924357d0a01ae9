"""Sky, mountains, snow, the Wall's long ends and the dark land around the island: all that never moves."""

from __future__ import annotations

from math import ceil
from random import Random

import pygame

from catan_desktop.ui.geometry import mix
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.gift.layout import SECTIONS, north

_NIGHT = (84, 112, 144)
"""What is left of the colours of snow by night, south of the Wall."""
_DUSK = (150, 178, 204)
"""The Wall beyond the sections."""
_PINES = 90


def draw(painter: Painter) -> None:
    """Draw everything behind the Wall and the island."""
    _sky(painter)
    _south(painter)
    _north(painter)


def _sky(painter: Painter) -> None:
    plan = north(painter.plan)
    painter.surface.fill(painter.colour("ground"))
    height = plan.horizon - plan.top + 0.3 * plan.side
    sky = painter.covering("north-sky", (ceil(plan.width), ceil(height)), 0.16)
    painter.blit(sky, (plan.left, plan.top))
    tall = max(0.95 * (plan.horizon - plan.top), 0.9 * plan.side)
    wide = tall * 1600 / 240 * 1.15
    count = max(1, ceil(plan.width / wide))
    size = (ceil(plan.width / count) + 1, ceil(tall))
    peaks = painter.stretched("frostfangs", size)
    for index in range(count):
        painter.blit(peaks, (plan.left + index * (size[0] - 1), plan.horizon - tall * 0.9))


def _north(painter: Painter) -> None:
    """The snowfield of the camps and clearings."""
    plan = north(painter.plan)
    top = plan.horizon - 0.12 * plan.side
    size = (ceil(plan.width), ceil(plan.edge - top))
    snow = painter.stretched("snowfield", size)
    painter.blit(_toned(painter, snow, (202, 216, 231), "snowfield"), (plan.left, top))


def _toned(painter: Painter, picture: pygame.Surface, light: tuple[int, int, int], name: str) -> pygame.Surface:
    """The picture in another light; kept."""

    def paint() -> pygame.Surface:
        toned = picture.copy()
        toned.fill((*light, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return toned

    return painter.kit.art.kept(("board-toned", name, picture.get_size(), light), paint)


def _south(painter: Painter) -> None:
    """The Gift by night: snow that loses itself in the dark."""
    plan = north(painter.plan)
    top = plan.edge - 0.2 * plan.side
    size = (ceil(plan.width), max(1, ceil(plan.top + plan.height - top)))

    def paint() -> pygame.Surface:
        land = pygame.Surface(size)
        land.blit(painter.stretched("snowfield", (size[0], round(size[1] * 1.25))), (0, -round(size[1] * 0.12)))
        land.fill(_NIGHT, special_flags=pygame.BLEND_RGB_MULT)
        land.blit(_veil(painter, size), (0, 0))
        return land

    painter.blit(painter.kit.art.kept(("board-south", size), paint), (plan.left, top))
    _pines(painter)
    light = painter.plan.at((2.1, 2.2))
    painter.kit.art.glow(painter.surface, light, 8.2 * plan.side, painter.colour("ice-dark"), 0.42)


def _pines(painter: Painter) -> None:
    """Dark pines to the west and the east of the island; always the same ones."""
    plan = north(painter.plan)
    foot = plan.edge
    luck = Random(7)
    trees: list[tuple[float, float, float]] = []
    for _ in range(_PINES):
        far, down, tall = luck.random(), luck.random(), luck.uniform(0.55, 0.95)
        across = (5.1 + 9.0 * far) * luck.choice((-1, 1))
        trees.append((0.55 + 5.2 * down, across - 0.42 * down * (across < 0), tall * (0.65 + 0.5 * down)))
    for down, across, tall in sorted(trees):
        x, y = plan.middle + across * plan.side, foot + down * plan.side
        if -(3.72 + 0.577 * down) < across < 4.3 + 0.3 * down:
            continue
        if painter.visible((x, y), plan.side):
            _pine(painter, x, y, tall * plan.side, down / 5.8)


def _pine(painter: Painter, x: float, y: float, tall: float, near: float) -> None:
    dark = mix((34, 58, 78), (12, 24, 36), near)
    snow = mix((112, 142, 166), (40, 62, 82), near)
    art = painter.kit.art
    for step, (half, base, top) in enumerate(((0.3, 0.0, 0.5), (0.24, 0.26, 0.74), (0.16, 0.52, 1.0))):
        points = ((x - half * tall, y - base * tall), (x, y - top * tall), (x + half * tall, y - base * tall))
        art.polygon(painter.surface, points, dark)
        low = base + 0.55 * (top - base)
        west = (x - 0.45 * half * tall, y - low * tall)
        inner = (x - 0.05 * tall, y - (low + 0.05 * (top - base) - 0.02 * step) * tall)
        art.polygon(painter.surface, (points[1], west, inner), snow)


def _veil(painter: Painter, size: tuple[int, int]) -> pygame.Surface:
    """Darkness that grows downwards."""
    column = pygame.Surface((1, 64), pygame.SRCALPHA)
    ground = painter.colour("ground")
    for row in range(64):
        column.set_at((0, row), (*ground, round(30 + 190 * (row / 63) ** 0.9)))
    return pygame.transform.smoothscale(column, size)


def draw_wall(painter: Painter) -> None:
    """The Wall runs on to both sides, without posts; where nobody guards it, all of it is like that."""
    plan = north(painter.plan)
    width = plan.section_width
    west = ceil((plan.section(0).left - plan.left) / width)
    east = ceil((plan.left + plan.width - plan.section(SECTIONS - 1).right) / width)
    guarded = range(SECTIONS) if plan.beyond else ()
    for index in range(-west, SECTIONS + east):
        if index in guarded:
            continue
        box = plan.section(index)
        if not painter.visible(box.center, box.width):
            continue
        variant = index % 4 + 1
        part = painter.stretched(f"wall-section-{variant}", box.size)
        painter.blit(_toned(painter, part, _DUSK, f"wall-{variant}"), box.topleft)
    low = plan.edge
    shade = mix(painter.colour("shadow"), painter.colour("ground"), 0.3)
    band = pygame.Surface((ceil(plan.width), max(1, round(0.5 * plan.side))), pygame.SRCALPHA)
    for row in range(band.get_height()):
        band.fill((*shade, round(130 * (1 - row / band.get_height()) ** 2)), (0, row, band.get_width(), 1))
    painter.blit(band, (plan.left, low))
