"""The bank of snow around the land, and the discs of the trade routes."""

from __future__ import annotations

import pygame

from catan_desktop.present.models.board import HarbourMark, HexGround
from catan_desktop.ui.geometry import Point, aside_of, lerp, scaled
from catan_desktop.ui.tables.board.painter import Painter

_PIER = 1.36
"""Sides from the centre of its hex to a trade route's disc."""


def shore(painter: Painter, ground: HexGround) -> None:
    """The shadow of the island and the bank of snow around it."""
    plan = painter.plan
    size = painter.surface.get_size()
    step = 8 * max(1, round(size[1] / 1000))  # so soft a thing is drawn no finer in a larger window
    small = (max(1, size[0] // step), max(1, size[1] // step))
    shade = pygame.Surface(small, pygame.SRCALPHA)
    for tile in ground.tiles:
        points = [(x / step, (y + 0.16 * plan.side) / step) for x, y in plan.hexagon(tile.centre, 1.16)]
        pygame.draw.polygon(shade, (*painter.colour("shadow"), 190), points)
    blur = max(1, round(plan.side / 5 / step))
    shade = pygame.transform.gaussian_blur(shade, blur, repeat_edge_pixels=False)
    painter.surface.blit(scaled(shade, size), (0, 0))
    for grown, ink in ((1.1, "wall-dark"), (1.08, "snow")):
        for tile in ground.tiles:
            painter.hexagon(tile.centre, grown, painter.colour(ink))


def routes(painter: Painter, ground: HexGround) -> None:
    """Draw planks first, then the discs over them."""
    for harbour in ground.harbours:
        _piers(painter, harbour)
    for harbour in ground.harbours:
        _route(painter, harbour)


def _route_disc(painter: Painter, harbour: HarbourMark) -> Point:
    (ax, ay), (bx, by) = harbour.ends
    middle = ((ax + bx) / 2, (ay + by) / 2)
    reach = _PIER - 3**0.5 / 2
    return painter.plan.at((middle[0] + harbour.outward[0] * reach, middle[1] + harbour.outward[1] * reach))


def _piers(painter: Painter, harbour: HarbourMark) -> None:
    """Planks from the disc to the two intersections."""
    disc, side = _route_disc(painter, harbour), painter.plan.side
    wood, dark = (139, 99, 66), (58, 40, 26)
    for end in harbour.ends:
        corner = painter.plan.at(end)
        near = (lerp(corner[0], disc[0], 0.1), lerp(corner[1], disc[1], 0.1))
        painter.kit.art.line(painter.surface, (near, disc), dark, 0.17 * side)
        painter.kit.art.line(painter.surface, (near, disc), wood, 0.11 * side)
        steps = 6
        aside = aside_of(near, disc, 0.055 * side)
        for step in range(1, steps):
            x, y = lerp(near[0], disc[0], step / steps), lerp(near[1], disc[1], step / steps)
            plank = ((x - aside[0], y - aside[1]), (x + aside[0], y + aside[1]))
            painter.kit.art.line(painter.surface, plank, dark, max(1.0, 0.02 * side))


def _route(painter: Painter, harbour: HarbourMark) -> None:
    """The disc with the resource, and the rate on a tag beside it."""
    x, y = _route_disc(painter, harbour)
    side = painter.plan.side
    radius = max(11.0, 0.33 * side)
    words = f"{harbour.rate}:1"
    pixels = max(12, round(0.3 * side))
    tag = pygame.Rect(0, 0, round(radius + 2.15 * pixels), round(pixels * 1.45))
    tag.midleft = (round(x), round(y))
    art = painter.kit.art
    art.panel(
        painter.surface,
        tag,
        painter.colour("paper-light"),
        painter.colour("paper-dark"),
        radius=tag.height // 2,
        rim=painter.colour("paper-line"),
        rim_width=max(1.0, 0.03 * side),
    )
    painter.sprite("route-disc", (x, y + 0.02 * side), 2.08 * radius)
    picture = "icon-trade" if harbour.resource == "any" else f"resource-{harbour.resource}"
    if harbour.resource == "any":
        icon = painter.kit.icon("trade", round(1.2 * radius), "ink-dark")
        painter.blit(icon, (x - icon.get_width() / 2, y - icon.get_height() / 2))
    else:
        painter.sprite(picture, (x, y), 1.3 * radius)
    middle = (tag.right + x + radius) / 2 - 0.06 * pixels
    painter.label(words, (middle, y), pixels, "ink-dark")
