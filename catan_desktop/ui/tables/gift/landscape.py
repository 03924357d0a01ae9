"""Sky, mountains, snow, the Wall's long ends and the dark land around the island: all that never moves."""

from __future__ import annotations

from math import ceil, hypot
from random import Random

import pygame

from catan_desktop.ui.geometry import Point, gradient, mix
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.gift.layout import SECTIONS, north

_NIGHT = (84, 112, 144)
"""What is left of the colours of snow by night, south of the Wall."""
_DUSK = (150, 178, 204)
"""The Wall beyond the sections."""
_NEAR, _FAR = (150, 180, 206), (66, 90, 116)
"""Their light at the foot of the Wall, and where the land loses itself in the dark."""
_DEEP, _SHADES = 5.8, 6
"""Sides below the Wall where it is darkest, and tones that lie between."""
_LAKE = (-7.05, 3.5, 0.86)
_HUTS = ((7.2, 2.1, 1.15), (-6.4, 1.4, 1.0))
"""Sides to the right of the middle, from the foot of the Wall down to the feet, and of the height."""
_GROVES = (
    (-7.6, 0.9, 6),
    (-7.9, 2.2, 6),
    (-8.0, 4.9, 10),
    (-5.0, 0.7, 3),
    (6.1, 0.9, 5),
    (8.2, 1.1, 6),
    (7.5, 3.8, 8),
    (8.6, 5.2, 8),
    (-11.4, 1.4, 12),
    (-12.6, 3.8, 14),
    (11.2, 1.5, 10),
    (12.8, 3.6, 14),
)
"""Middle of a grove, and how many pines stand there."""
_ALONE = 16
_TRACKS = (
    ((-6.4, 1.5), (-5.8, 2.4), (-6.9, 2.9)),
    ((-6.0, 1.5), (-5.2, 1.4), (-4.8, 2.0)),
    ((7.1, 2.2), (6.5, 2.6), (5.6, 2.9)),
    ((7.6, 2.2), (8.6, 2.9), (11.5, 2.4)),
)
_STEP = 0.17
"""Sides from footprint to footprint."""


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

    return painter.kit.art.cached(("board-toned", name, picture.get_size(), light), paint)


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

    painter.blit(painter.kit.art.cached(("board-south", size), paint), (plan.left, top))
    _dressed(painter)
    light = painter.plan.at((2.1, 2.2))
    painter.kit.art.glow(painter.surface, light, 8.2 * plan.side, painter.colour("ice-dark"), 0.42)


def _dressed(painter: Painter) -> None:
    """Draw what stands beside the island: a frozen lake, tracks, huts, and pines in groves; always the same."""
    plan = north(painter.plan)
    for start, bend, end in _TRACKS:
        _track(painter, start, bend, end)
    things = [("gift-lake", *_LAKE), *(("gift-hut", *hut) for hut in _HUTS)]
    things += [(f"gift-pine-{kind}", across, down, tall) for across, down, tall, kind in trees()]
    for key, across, down, tall in sorted(things, key=lambda thing: thing[2]):
        feet = plan.middle + across * plan.side, plan.edge + down * plan.side
        if not painter.visible(feet, 3 * tall * plan.side):
            continue
        height = max(2, round(tall * plan.side))
        picture = painter.kit.art.sprite(key, (4 * height, height), moving=painter.zooming)
        light = mix(_NEAR, _FAR, round(_SHADES * min(1.0, down / _DEEP)) / _SHADES)
        picture = _toned(painter, picture, light, key)
        at = (feet[0] - picture.get_width() / 2, feet[1] - 0.94 * picture.get_height())
        painter.blit(picture, at)
        if key == "gift-hut":
            warm = (feet[0], feet[1] - 0.25 * height)
            painter.kit.art.glow(painter.surface, warm, 0.95 * height, painter.colour("fire-light"), 0.3)
            lit = painter.kit.art.sprite("gift-hut-light", (4 * height, height), moving=painter.zooming)
            painter.blit(lit, at)


def trees() -> list[tuple[float, float, float, int]]:
    """Return pines as (across, down, height, kind), in groves and a few alone, none on the island, the ice or a hut."""
    luck = Random(7)
    spots = [(x + luck.gauss(0, 0.62), y + luck.gauss(0, 0.34)) for x, y, count in _GROVES for _ in range(count)]
    spots += [(luck.uniform(-15, 15), luck.uniform(0.5, _DEEP)) for _ in range(_ALONE)]
    found = []
    for across, down in spots:
        tall, kind = round(luck.uniform(0.75, 1.15) * (0.8 + 0.05 * down), 1), luck.randint(1, 3)
        held = [(_LAKE[0], _LAKE[1] - 0.3, 1.4), *((x, y - 0.2, 0.95) for x, y, _ in _HUTS)]
        free = all(abs(across - x) > room or not -0.7 < down - y < 0.9 for x, y, room in held)
        if down > 0.3 and free and not -(3.9 + 0.577 * down) < across < 4.5 + 0.3 * down:
            found.append((across, down, tall, kind))
    return found


def _track(painter: Painter, start: Point, bend: Point, end: Point) -> None:
    """Draw footprints in the snow along a bend; places are sides from the middle and from the foot of the Wall."""
    plan = north(painter.plan)
    count = max(2, round(hypot(end[0] - start[0], end[1] - start[1]) / _STEP))
    for step in range(count + 1):
        t = step / count
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        across, down = (a * start[i] + b * bend[i] + c * end[i] for i in (0, 1))
        aside = 0.05 if step % 2 else -0.05
        x, y = plan.middle + (across + aside) * plan.side, plan.edge + down * plan.side
        if painter.visible((x, y), plan.side):
            ink = mix((20, 36, 56), (10, 20, 32), min(1.0, down / _DEEP))
            painter.dot((round(x), round(y)), max(1.0, 0.036 * plan.side), ink)


def _veil(painter: Painter, size: tuple[int, int]) -> pygame.Surface:
    """Darkness that grows downwards."""
    return gradient(size, lambda down: (*painter.colour("ground"), round(30 + 190 * down**0.9)))


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
