"""The light of the game's end on Iceland: the sun that has not set climbs, and fires burn where people live."""

from __future__ import annotations

from math import pi, sin

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import ease, gradient, mix
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.stage import faded, light

_RAYS = 9


def sunrise(painter: Painter, picture: BoardPicture, age: float, clock: float) -> None:
    """A low sun in the north, its light over sea and land, and a beacon at every settlement."""
    plan, share = painter.plan, ease(age)
    size = (max(1, round(plan.width)), max(1, round(plan.height)))
    gold, rose = painter.colour("gold-light"), painter.colour("fire")

    def paint() -> pygame.Surface:
        return gradient(size, lambda down: (*mix(gold, rose, down), round(150 * (1 - down) ** 1.3 + 18)))

    faded(painter, ("iceland-sunrise", size, gold, rose), paint, (plan.left, plan.top), 0.85 * share)
    sun = (plan.left + plan.width / 2, plan.top - 0.6 * plan.side + 0.5 * plan.side * share)
    light(painter, sun, 4.2 * plan.side, painter.colour("paper-light"), 0.7 * share)
    reach = 1.3 * plan.height
    for ray in range(_RAYS):
        across = (ray - (_RAYS - 1) / 2) / _RAYS * 1.7 * plan.width + 6 * sin(clock + ray)
        wide = (0.05 + 0.03 * (ray % 3)) * plan.width
        far = (sun[0] + across, sun[1] + reach)
        points = (sun, (far[0] - wide, far[1]), (far[0] + wide, far[1]))
        painter.kit.art.polygon(painter.surface, points, painter.colour("paper-light"), alpha=round(20 * share))
    for house in picture.at("intersection"):
        flicker = 0.7 + 0.3 * sin(5 * clock + house.site * pi / 3)
        x, y = plan.at(picture.board.ground.corners[house.site])
        light(painter, (x, y - 0.15 * plan.side), 0.75 * plan.side, painter.colour("fire-light"), share * flicker)
