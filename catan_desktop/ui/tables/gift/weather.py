"""The air of the north: snow that drifts, fires that breathe, a faint light in the sky."""

from __future__ import annotations

from collections.abc import Iterator
from math import pi, sin, tau
from random import Random

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import scaled
from catan_desktop.ui.tables.board.painter import Painter, Particle
from catan_desktop.ui.tables.board.particles import TICK, flake, glow
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
        picture = flake(painter, max(1.0, 2.0 * near * k), "snow", round(90 + 90 * depth) // 30 * 30)
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
                yield glow(painter, (x, y - 0.36 * size), radius, "fire-light", 0.07 * level)
            if camp > 2:
                continue
            for index in range(_PUFFS):
                part = (now * 0.22 + index / _PUFFS + 0.37 * phase) % 1.0
                reach = round(size * (0.09 + 0.13 * part))
                alpha = round(0.3 * sin(pi * part) * 6) / 6
                if alpha > 0 and reach > 1:
                    drift = size * (0.14 * part + 0.05 * sin(now * 0.9 + phase + index))
                    yield glow(painter, (x + drift, y - size * (0.62 + 0.55 * part)), reach, "snow-shade", alpha)


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
            bright = (34 + 9 * level) * edge * (0.7 + 0.3 * sin(x * 1.1 + fold * 3))
            for y in range(24):
                rise = (foot - y) / 15
                if rise < -0.25 or rise > 1:
                    continue
                body = (1 - rise) ** 1.5 if rise >= 0 else 1 + 4 * rise
                small.set_at((x, y), (*ink, max(0, round(bright * body))))
        return scaled(small, size)

    return painter.kit.art.cached(("board-curtain", size, side, level, ink), paint)
