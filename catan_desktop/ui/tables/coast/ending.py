"""The light of the game's end on the coast: the sun breaks over the sea, and sparks dance on the water."""

from __future__ import annotations

from math import cos, pi, sin, tau

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import ease, scaled
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.stage import faded, light
from catan_desktop.ui.tables.coast import outline

_RAYS = 14


def noon(painter: Painter, picture: BoardPicture, age: float, clock: float) -> None:
    """Golden light from the north-west, with slow rays, and sparks over the water."""
    plan = painter.plan
    share = ease(age)
    size = (max(1, round(plan.width)), max(1, round(plan.height)))
    gold, pale = painter.colour("gold-light"), painter.colour("paper-light")

    def paint() -> pygame.Surface:
        small = pygame.Surface((64, 40), pygame.SRCALPHA)
        for x in range(64):
            for y in range(40):
                far = ((x / 63) ** 2 + (y / 39) ** 2) ** 0.5 / 1.42
                small.set_at((x, y), (*gold, round(150 * max(0.0, 1 - far) ** 1.4)))
        return scaled(small, size)

    faded(painter, ("coast-noon", size, gold), paint, (plan.left, plan.top), 0.8 * share)
    sun = (plan.left + 0.04 * plan.width, plan.top + 0.02 * plan.height)
    reach = 1.7 * plan.width
    for ray in range(_RAYS):
        angle = 0.5 * pi * (ray + 0.5) / _RAYS + 0.02 * sin(clock + ray)
        wide = 0.012 + 0.008 * (ray % 3)
        points = (
            sun,
            (sun[0] + reach * cos(angle - wide), sun[1] + reach * sin(angle - wide)),
            (sun[0] + reach * cos(angle + wide), sun[1] + reach * sin(angle + wide)),
        )
        painter.kit.art.polygon(painter.surface, points, pale, alpha=round(26 * share))
    light(painter, sun, 4.5 * plan.side, pale, share)
    cx, cy = outline.middle(picture.board.ground)
    for spark in range(18):
        angle = tau * spark / 18
        out = 5.2 + 0.8 * sin(2.3 * spark)
        glow = max(0.0, sin(2.1 * clock + 1.7 * spark)) * share
        light(painter, plan.at((cx + out * cos(angle), cy + out * sin(angle))), 0.3 * plan.side, pale, glow)
