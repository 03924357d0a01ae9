"""The light of the game's end on the north: dawn over the Wall, or fires that spread over the land."""

from __future__ import annotations

from math import cos, hypot, sin

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point, clamp, ease, gradient, lerp, mix
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.spaces import ROBBER
from catan_desktop.ui.tables.board.stage import faded, light
from catan_desktop.ui.tables.gift.layout import north


def dawn(painter: Painter, picture: BoardPicture, age: float, clock: float) -> None:
    """A pale sun behind the mountains; its light over sky, snow and land."""
    share = ease(age)
    plan = north(painter.plan)
    size = (max(1, round(plan.width)), max(1, round(plan.height)))
    horizon = plan.horizon - plan.top
    gold, rose = painter.colour("gold-light"), painter.colour("fire")

    def ink(down: float) -> tuple[int, ...]:
        y = down * size[1]
        if y < horizon:
            near = y / max(1.0, horizon)
            return (*mix(rose, gold, near), round(20 + 120 * near**1.6))
        near = clamp(1 - (y - horizon) / (size[1] - horizon), 0.0, 1.0)
        return (*gold, round(22 + 52 * near**2.2))

    def paint() -> pygame.Surface:
        return gradient(size, ink, 96)

    faded(painter, ("board-dawn", size, round(horizon)), paint, (plan.left, plan.top), 0.92 * share)
    east = (plan.clan(1).right + plan.clan(2).left) / 2 if plan.beyond else plan.middle
    sun = (east, plan.horizon - 0.55 * plan.side - share * 0.4 * plan.side)
    light(painter, sun, 4.2 * plan.side, painter.colour("gold-light"), 0.55 * share)
    light(painter, sun, 1.2 * plan.side, painter.colour("paper-light"), share)


def fires(painter: Painter, picture: BoardPicture, share: float, clock: float) -> None:
    """From the hexes where the wildlings stand, fire goes over the land; the sky is red."""
    plan = north(painter.plan)
    size = (max(1, round(plan.width)), max(1, round(plan.height)))

    def ink(part: float) -> tuple[int, ...]:
        red = mix(painter.colour("danger"), painter.colour("shadow"), abs(part - 0.4) * 1.4)
        return (*red, round(70 + 70 * abs(part - 0.45)))

    def paint() -> pygame.Surface:
        return gradient(size, ink, 96)

    faded(painter, ("board-fires", size), paint, (plan.left, plan.top), ease(min(1.0, share * 1.5)))
    ground = picture.board.ground
    burning = [piece.site for piece in picture.at("hex") if piece.kind != ROBBER] if plan.beyond else []
    hearths = [ground.tiles[hex].centre for hex in burning] or [(0.0, 0.0)]
    for tile in ground.land:
        far = min(hypot(tile.centre[0] - x, tile.centre[1] - y) for x, y in hearths)
        grown = ease(clamp(share * 2.6 - 0.24 * far, 0.0, 1.0))
        if grown <= 0:
            continue
        for index, (dx, dy) in enumerate(((-0.42, 0.34), (0.4, 0.42), (0.02, -0.42))):
            wave = 0.5 + 0.5 * sin(clock * 5 + tile.site * 1.7 + index * 2.1)
            _flame(painter, (tile.centre[0] + dx, tile.centre[1] + dy), grown * (0.75 + 0.25 * wave), tile.site + index)


def _flame(painter: Painter, centre: Point, strength: float, variant: int) -> None:
    x, y = painter.plan.at(centre)
    side = painter.plan.side
    light(painter, (x, y), 0.62 * side, painter.colour("fire"), 0.55 * strength)
    size = round(lerp(0.25, 0.78, strength) * side / 4) * 4
    if size >= 6:
        painter.sprite(f"camp-fire-{variant % 3 + 1}", (x, y - 0.1 * side), size)
    ember = (x + 0.2 * side * cos(variant), y - (0.4 + 0.5 * strength) * side)
    light(painter, ember, 0.08 * side, painter.colour("fire-light"), strength)
