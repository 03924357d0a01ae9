"""The air of the north: snow that drifts, fires that breathe, a faint light in the sky."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, pi, sin, tau
from random import Random

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Colour, scaled
from catan_desktop.ui.tables.board.painter import Painter, Particle
from catan_desktop.ui.tables.board.particles import TICK
from catan_desktop.ui.tables.gift.layout import CAMPS, CLANS, north

FLAKES = 34
_LEVELS = 5
_PUFFS = 3
_CURTAIN = 6
"""The light in the sky moves with every sixth picture."""
_luck = Random(11)
_FLAKES_AT = [(_luck.random(), _luck.random(), _luck.random(), _luck.random()) for _ in range(FLAKES)]


def air(painter: Painter, picture: BoardPicture, now: float, tick: int) -> Iterator[Particle]:
    """Everything in the air at a moment, those behind first."""
    yield from _sky(painter, now)
    yield from _fires(painter, picture, now)
    yield from _snow(painter, now)


def _snow(painter: Painter, now: float) -> Iterator[Particle]:
    plan = painter.plan
    k = plan.unit * plan.zoom
    for x, y, depth, sway in _FLAKES_AT:
        near = 0.4 + 0.6 * depth
        across = x * plan.width + now * 9 * near * k + 9 * k * near * sin(now * 0.6 + sway * 9)
        down = y * plan.height + now * 19 * near * k
        picture = _flake(painter, max(1.0, 2.0 * near * k), round(90 + 90 * depth))
        left = plan.left + across % (plan.width + 20) - 10
        top = plan.top + down % (plan.height + 20) - 10
        yield Particle(picture, (round(left), round(top)))


def _fires(painter: Painter, picture: BoardPicture, now: float) -> Iterator[Particle]:
    plan = north(painter.plan)
    if not plan.beyond:
        return
    size = plan.camp_size
    for clan in range(CLANS):
        for camp in range(CAMPS):
            phase = 2.4 * clan + 1.3 * camp
            x, y = plan.camp(clan, camp)
            wave = sin(now * 3.1 + phase) + 0.6 * sin(now * 7.3 + 2 * phase)
            level = round((wave / 1.6 + 1) / 2 * _LEVELS)
            radius = round(size * (0.5 - 0.055 * camp))
            if level:
                warm = _glow(painter, radius, painter.colour("fire-light"), 0.07 * level)
                yield Particle(warm, (round(x - radius), round(y - 0.36 * size - radius)))
            if camp > 2:
                continue
            for index in range(_PUFFS):
                part = (now * 0.22 + index / _PUFFS + 0.37 * phase) % 1.0
                reach = round(size * (0.09 + 0.13 * part))
                alpha = round(0.3 * sin(pi * part) * 6) / 6
                if alpha > 0 and reach > 1:
                    smoke = _glow(painter, reach, painter.colour("snow-shade"), alpha)
                    drift = size * (0.14 * part + 0.05 * sin(now * 0.9 + phase + index))
                    yield Particle(smoke, (round(x + drift - reach), round(y - size * (0.62 + 0.55 * part) - reach)))


def _sky(painter: Painter, now: float) -> Iterator[Particle]:
    """Two faint curtains of light above the mountains, left and right of what is written there."""
    plan = north(painter.plan)
    tall = round((plan.horizon - plan.top) * 0.62)
    slow = int(now / TICK / _CURTAIN) * _CURTAIN * TICK
    if tall < 24 or plan.zoom != 1.0:
        return
    for side in (-1, 1):
        wide = round(plan.width * 0.3)
        picture = _curtain(painter, (wide, tall), side, round(2 + 2 * sin(slow * 0.5 + side)))
        sway = plan.width * 0.02 * sin(slow * 0.13 + 1.4 * side)
        yield Particle(picture, (round(plan.middle + side * plan.width * 0.33 + sway - wide / 2), round(plan.top)))


def _flake(painter: Painter, radius: float, alpha: int) -> pygame.Surface:
    radius, alpha = round(radius * 2) / 2, alpha // 30 * 30
    half = ceil(radius) + 1

    def paint() -> pygame.Surface:
        picture = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA)
        painter.kit.art.circle(picture, (half, half), radius, painter.colour("snow"), alpha=alpha)
        return picture

    return painter.kit.art.kept(("board-flake", radius, alpha), paint)


def _glow(painter: Painter, radius: int, ink: Colour, strength: float) -> pygame.Surface:
    strength = round(strength, 2)

    def paint() -> pygame.Surface:
        picture = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
        painter.kit.art.glow(picture, (radius, radius), radius, ink, strength)
        return picture

    return painter.kit.art.kept(("board-particle", radius, ink, strength), paint)


def _curtain(painter: Painter, size: tuple[int, int], side: int, level: int) -> pygame.Surface:
    """Folds of green light, brightest at their lower edge."""
    level = max(0, min(4, level))
    ink = painter.colour("good")

    def paint() -> pygame.Surface:
        small = pygame.Surface((96, 24), pygame.SRCALPHA)
        luck = Random(3 + side)
        turns = [(luck.uniform(1.0, 4.0), luck.uniform(0, tau)) for _ in range(3)]
        for x in range(96):
            part = x / 95
            fold = sum(sin(tau * pace * part + phase) for pace, phase in turns) / 3
            foot = 15 + 5 * fold
            edge = sin(pi * part) ** 0.8
            for y in range(24):
                rise = (foot - y) / 15
                if rise < -0.25 or rise > 1:
                    continue
                body = (1 - rise) ** 1.5 if rise >= 0 else 1 + 4 * rise
                alpha = (34 + 9 * level) * body * edge * (0.7 + 0.3 * sin(x * 1.1 + fold * 3))
                small.set_at((x, y), (*ink, max(0, min(255, round(alpha)))))
        return scaled(small, size)

    return painter.kit.art.kept(("board-curtain", size, side, level, ink), paint)
