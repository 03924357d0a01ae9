"""Cues that only the Wall has: a guard falls, a section breaks."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

import pygame

from catan_desktop.ui.geometry import Point, clamp
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.stage import Act, Stage, light, puff
from catan_desktop.ui.tables.gift import wall
from catan_desktop.ui.tables.gift.layout import north
from catan_desktop.ui.tables.gift.wall import crack_key

_SHARDS = 24
_KINDS, _TURNS = 5, 12
"""Shapes of splinters, and steps in which they turn."""


def fall(stage: Stage, act: Act, share: float) -> None:
    """A guard goes over the edge, and snow with him."""
    painter, side = stage.painter, stage.side
    piece = act.taken
    if piece is None:
        return
    where = stage.stands(piece)
    light(painter, where, 0.8 * side, painter.colour("danger"), 0.75 * (1 - share))
    down = (
        where[0] - 0.25 * side * share,
        where[1] - 0.45 * side * sin(pi * min(1, share * 1.2)) + 1.1 * side * share**2,
    )
    for index in range(5):
        late = clamp(share * 1.2 - 0.08 * index, 0.0, 1.0)
        across = where[0] + (index - 2) * 0.13 * side - 0.1 * side * late
        size = (0.13 + 0.05 * (index % 3)) * side
        puff(painter, (across, where[1] + (0.15 + 0.95 * late * late) * side), size, 0.8 * sin(pi * late))
    tall = max(2, round(wall.GUARD * side))
    turn = round(share * 20) * 12

    def paint() -> pygame.Surface:
        upright = painter.kit.art.sprite("piece-guard", (tall * 4, tall), seat=painter.seat(piece.seat))
        return pygame.transform.rotozoom(upright, turn, 1.0)

    picture = painter.kit.art.cached(("board-fallen", tall, turn, painter.seat(piece.seat)), paint)
    where = (down[0] - picture.get_width() / 2, down[1] - tall / 2 - picture.get_height() / 2)
    painter.blit(picture, where, round(255 * (1 - share**3)))


def crack(stage: Stage, act: Act, share: float) -> None:
    """The section shakes and breaks: light, ice that flies, a cloud of snow at its foot."""
    painter, side = stage.painter, stage.side
    section = int(act.cue.to[1])
    box = north(painter.plan).section(section)
    before = wall.cracks(stage.picture, section)
    light(painter, box.center, 1.7 * side, painter.colour("danger"), 0.6 * sin(pi * share))
    shake = round(sin(share * 34) * 0.04 * side * (1 - share))
    picture = painter.stretched(crack_key(before + 1), box.size)
    open_to = round(box.height * clamp(share * 3, 0.0, 1.0))
    painter.surface.blit(picture, (box.x + shake, box.y), (0, 0, box.width, open_to))
    luck = Random(section * 7 + act.cue.number)
    for index in range(_SHARDS):
        late = clamp(share * 1.15 - luck.uniform(0.0, 0.15), 0.0, 1.0)
        way, rise = luck.uniform(-1.0, 1.0), luck.uniform(0.2, 0.8)
        size, spin = luck.uniform(0.04, 0.11) * side, luck.uniform(3.0, 9.0)
        x = box.centerx + way * (0.35 * box.width * 0.9 + late * 1.1 * side) * 0.8
        y = box.centery - rise * side * sin(pi * min(1.0, late * 1.1)) * 0.8 + 1.3 * side * late * late
        if 0 < late < 1:
            _shard(painter, (x, y), size, spin * late, index, min(1.0, 2.2 * (1 - late)))
    for index in range(7):
        late = clamp(share * 1.3 - 0.05 * index, 0.0, 1.0)
        x = box.left + box.width * (index + 0.5) / 7 + (index - 3) * 0.08 * side * late
        puff(painter, (x, box.bottom - 0.12 * side * late), (0.25 + 0.35 * late) * side, 0.75 * sin(pi * late))


def _shard(painter: Painter, centre: Point, size: float, turn: float, variant: int, alpha: float) -> None:
    """Draw a splinter of ice."""
    real = max(4, round(size))
    step = int(turn / (2 * pi) * _TURNS) % _TURNS
    variant %= _KINDS

    def paint() -> pygame.Surface:
        luck = Random(variant)
        picture = pygame.Surface((2 * real, 2 * real), pygame.SRCALPHA)
        angles = sorted(luck.uniform(0, 2 * pi) for _ in range(4))
        spin = 2 * pi * step / _TURNS
        points = [
            (real + real * (1.0 if index % 2 else 0.45) * cos(a + spin), real + real * 0.8 * sin(a + spin))
            for index, a in enumerate(angles)
        ]
        inks = ("wall-light", "ice-light", "ice", "snow", "wall-light")
        painter.kit.art.polygon(picture, points, painter.colour(inks[variant]))
        return picture

    picture = painter.kit.art.cached(("board-shard", real, step, variant), paint)
    painter.blit(picture, (centre[0] - real, centre[1] - real), round(clamp(alpha, 0.0, 1.0) * 8) * 255 // 8)
