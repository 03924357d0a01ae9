"""Motion around the island while nothing happens: waves that come and go, glints on the water, a few gulls."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, cos, pi, sin, tau
from random import Random

import pygame

from catan_desktop.present.models.board import HexGround
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.painter import Painter, Particle
from catan_desktop.ui.tables.coast import discovery, outline

WAVES, GLINTS, GULLS = 46, 22, 3
_WAVE_SECONDS, _GLINT_SECONDS = 5.5, 2.6
GOLD, SPARKS, _SPARK_SECONDS = "gold", 3, 3.2
"""Terrain that glitters, sparks on each hex of it, and seconds from one to the next of a spark."""
_LEVELS = 6
_WINGS = 6
"""Pictures of one beat of the wings."""


def air(painter: Painter, picture: BoardPicture, now: float, tick: int) -> Iterator[Particle]:
    """Everything that moves at a moment, the water below the birds."""
    ground = picture.board.ground
    yield from _waves(painter, ground, now)
    yield from _glints(painter, ground, now)
    yield from discovery.air(painter, picture, now)
    yield from gold(painter, ground, now)
    yield from _gulls(painter, tick, now)


def _spot(painter: Painter, ground: HexGround, luck: Random, margin: float) -> Point | None:
    """A place in the water; None where this throw hits land."""
    plan = painter.plan
    where = (plan.left + luck.random() * plan.width, plan.top + luck.random() * plan.height)
    return where if outline.at_sea(ground, plan.back(where), margin) else None


def _waves(painter: Painter, ground: HexGround, now: float) -> Iterator[Particle]:
    """Crests that rise, run a little way and are gone; each comes back at another place."""
    side = painter.plan.side
    for index in range(WAVES):
        age = now / _WAVE_SECONDS + index * 0.617
        luck = Random(index * 7919 + int(age) % 5)
        part = age % 1.0
        level = round(sin(pi * part) * _LEVELS)
        where = _spot(painter, ground, luck, 0.55)
        if where is None or level <= 0:
            continue
        size = round(side * luck.choice((0.34, 0.46, 0.6)))
        picture = _crest(painter, size, level)
        drift = 0.22 * side * part
        yield Particle(
            picture, (round(where[0] - size + drift), round(where[1] - picture.get_height() / 2 + 0.3 * drift))
        )


def _crest(painter: Painter, size: int, level: int) -> pygame.Surface:
    ink = painter.colour("foam")

    def paint() -> pygame.Surface:
        wide, high = 2 * size, max(6, round(0.5 * size))
        picture = pygame.Surface((wide, high), pygame.SRCALPHA)
        points = []
        for step in range(17):
            part = step / 16
            points.append((0.08 * wide + 0.84 * wide * part, high * (0.55 - 0.28 * sin(2 * pi * part))))
        painter.kit.art.line(picture, points, ink, max(1.2, size * 0.06), alpha=round(150 * level / _LEVELS))
        return picture

    return painter.kit.art.cached(("coast-crest", size, level, ink), paint)


def _glints(painter: Painter, ground: HexGround, now: float) -> Iterator[Particle]:
    unit = painter.plan.unit * painter.plan.zoom
    for index in range(GLINTS):
        age = now / _GLINT_SECONDS + index * 0.381
        luck = Random(index * 104729 + int(age) % 7)
        level = round(sin(pi * (age % 1.0)) * 4)
        where = _spot(painter, ground, luck, 0.25)
        if where is None or level <= 0:
            continue
        radius = max(2, round(luck.uniform(2.4, 4.2) * unit))
        picture = _glint(painter, radius, level)
        yield Particle(picture, (round(where[0] - radius), round(where[1] - radius)))


def gold(painter: Painter, ground: HexGround, now: float) -> Iterator[Particle]:
    """Gold fields glitter: now here, now there, beside the number."""
    plan = painter.plan
    for tile in ground.tiles:
        if tile.terrain != GOLD:
            continue
        for index in range(SPARKS):
            age = now / _SPARK_SECONDS + index / SPARKS + 0.37 * tile.site
            luck = Random(tile.site * 7907 + index * 127 + int(age) % 11)
            level = round(sin(pi * min(1.0, 3 * (age % 1.0))) * 4)
            if level <= 0:
                continue
            angle, far = luck.random() * tau, luck.uniform(0.48, 0.68)
            x, y = plan.at((tile.centre[0] + far * cos(angle), tile.centre[1] + far * sin(angle)))
            radius = max(3, round(luck.uniform(0.09, 0.14) * plan.side))
            yield Particle(_glint(painter, radius, level), (round(x - radius), round(y - radius)))


def _glint(painter: Painter, radius: int, level: int) -> pygame.Surface:
    def paint() -> pygame.Surface:
        picture = pygame.Surface((2 * radius + 2, 2 * radius + 2), pygame.SRCALPHA)
        middle = radius + 1
        points = [
            (
                middle + cos(tau * step / 8) * radius * (1.0 if step % 2 == 0 else 0.22),
                middle + sin(tau * step / 8) * radius * (1.0 if step % 2 == 0 else 0.22),
            )
            for step in range(8)
        ]
        painter.kit.art.polygon(picture, points, painter.colour("foam"), alpha=55 * level)
        return picture

    return painter.kit.art.cached(("coast-glint", radius, level, painter.colour("foam")), paint)


def _gulls(painter: Painter, tick: int, now: float) -> Iterator[Particle]:
    """They cross the whole board in wide bows, now and then."""
    plan = painter.plan
    unit = plan.unit * plan.zoom
    for index in range(GULLS):
        lap = now / (34 + 7 * index) + 0.31 * index
        part = lap % 1.0 * 1.6 - 0.3
        if not -0.1 < part < 1.1:
            continue
        luck = Random(index * 31 + int(lap))
        west = luck.random() < 0.5
        height = luck.uniform(0.12, 0.8)
        x = plan.left + plan.width * (1 - part if west else part)
        y = plan.top + plan.height * (height + 0.08 * sin(3 * pi * part + index))
        beat = (tick + 2 * index) % (3 * _WINGS)
        wings = beat if beat < _WINGS else 0
        size = max(7, round((9 + 2 * index) * unit))
        picture = _gull(painter, size, wings)
        yield Particle(picture, (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)))


def _gull(painter: Painter, size: int, wings: int) -> pygame.Surface:
    """A white bird from above, its wings at one moment of a beat, with its shadow on the water."""

    def paint() -> pygame.Surface:
        fold = 0.35 * sin(pi * wings / _WINGS)
        half = ceil(size * 1.15)
        picture = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA)
        art = painter.kit.art
        for dx, dy, ink, alpha in (
            (0.16, 0.34, painter.colour("shadow"), 60),
            (0.0, 0.0, (250, 252, 252), 255),
        ):
            x, y = half + dx * size, half + dy * size
            wing = [
                (x - size * (1 - 0.3 * fold), y - size * (0.18 + 0.3 * fold)),
                (x - size * 0.42, y - size * (0.28 + 0.1 * fold)),
                (x, y),
                (x + size * 0.42, y - size * (0.28 + 0.1 * fold)),
                (x + size * (1 - 0.3 * fold), y - size * (0.18 + 0.3 * fold)),
            ]
            art.line(picture, wing, ink, max(1.2, size * 0.13), alpha=alpha)
            body = ((x, y - 0.16 * size), (x, y + 0.2 * size))
            art.line(picture, body, ink, max(1.6, size * 0.2), alpha=alpha)
        return picture

    return painter.kit.art.cached(("coast-gull", size, wings), paint)
