"""The light of the game's end on the frontier: dawn over a wall that has held, or fires along one that has not."""

from __future__ import annotations

from math import sin

import pygame

from catan_desktop.present.models.frontier import SECTIONS
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import clamp, ease, gradient, mix
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.stage import faded, light
from catan_desktop.ui.tables.steppe.layout import frontier, frontier_plan


def _glow(painter: Painter, key: str, top: tuple[int, int, int], low: tuple[int, int, int], strength: float) -> None:
    """Lay a light over the field that grows from the wall upwards."""
    plan = frontier_plan(painter.plan)
    size = (max(1, round(plan.width)), max(1, round(plan.horizon - plan.top)))

    def paint() -> pygame.Surface:
        return gradient(size, lambda part: (*mix(top, low, part), round(30 + 90 * part)))

    faded(painter, (key, size), paint, (plan.left, plan.top), strength)


def dawn(painter: Painter, picture: BoardPicture, age: float, clock: float) -> None:
    """The sun rises behind the steppe; the wall shines."""
    share, plan = ease(age), frontier_plan(painter.plan)
    _glow(painter, "steppe-dawn", painter.colour("danger-light"), painter.colour("gold-light"), 0.9 * share)
    for section in range(SECTIONS):
        box = plan.stone(section, frontier(picture).sections[section].level)
        light(painter, (float(box.centerx), float(box.y)), 3.0 * plan.side, painter.colour("gold-light"), 0.5 * share)


def fires(painter: Painter, picture: BoardPicture, age: float, clock: float) -> None:
    """Fires burn along the wall and behind it; the sky is red."""
    plan = frontier_plan(painter.plan)
    _glow(painter, "steppe-fires", painter.colour("shadow"), painter.colour("danger-dark"), ease(min(1.0, age * 1.5)))
    for section in range(SECTIONS):
        box = plan.stone(section, frontier(picture).sections[section].level)
        for index in range(4):
            grown = ease(clamp(age * 2.2 - 0.2 * abs(section - 1) - 0.1 * index, 0.0, 1.0))
            wave = 0.5 + 0.5 * sin(clock * 5 + section * 1.7 + index * 2.1)
            where = (box.x + (index + 0.5) / 4 * box.width, box.y + (0.3 + 0.2 * (index % 2)) * box.height)
            strength = grown * (0.7 + 0.3 * wave)
            light(painter, where, 0.8 * plan.side, painter.colour("fire"), 0.7 * strength)
            size = round((0.3 + 0.5 * strength) * plan.side / 4) * 4
            if grown > 0 and size >= 6:
                painter.sprite(f"camp-fire-{index % 3 + 1}", where, size)
