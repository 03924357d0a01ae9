"""What lies in the water off the island: shoals with their numbers, and the sandbank of a robber who is away."""

from __future__ import annotations

from functools import lru_cache
from math import hypot

import pygame

from catan_desktop.present.models.board import HexGround
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.board_layout import Plan
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.spaces import Space
from catan_desktop.ui.tables.coast import harbours

_TOKEN = 0.3
"""Radius of a number in sides."""
_BANK = ((0.62, 0.3, "foam", 130), (0.52, 0.24, "sand-wet", 255), (0.44, 0.19, "sand", 255))
"""The sandbank: half its width and height in sides, ink and strength."""


def draw(painter: Painter, ground: HexGround) -> None:
    """Draw shoals, then the harbours between them."""
    plan = painter.plan
    for mark in ground.waters:
        points = plan.hexagon(mark.centre)
        (right, low), left, top = (points[0][0], points[2][1]), points[4][0], points[5][1]
        box = (round(right) - round(left), round(low) - round(top))
        painter.blit(painter.stretched(mark.picture, box), (round(left), round(top)))
    harbours.draw(painter, ground)
    for mark in ground.waters:
        x, y = plan.at(mark.centre)
        radius = max(12.0, plan.side * _TOKEN)
        painter.sprite(mark.token, (x, y), 2.2 * radius)
        ink = "danger-on-paper" if mark.red else "ink-dark"
        painter.label(mark.text, (x, y - 0.12 * radius), radius * 0.98, ink)
        dot = max(1.0, radius * 0.075)
        for index in range(mark.pips):
            across = (index - (mark.pips - 1) / 2) * dot * 2.9
            painter.dot((x + across, y + 0.56 * radius), dot, painter.colour(ink))


def bank(painter: Painter, picture: BoardPicture) -> None:
    """Draw the sandbank on which the robber stands beside the island."""
    if not picture.sites("home"):
        return
    x, y = painter.plan.at(beside(picture.board.ground))
    side = painter.plan.side
    for wide, tall, ink, alpha in _BANK:
        size = (round(2 * wide * side), round(2 * tall * side))
        disc = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.ellipse(disc, (*painter.colour(ink), alpha), disc.get_rect())
        painter.blit(disc, (x - size[0] / 2, y - size[1] / 2))


@lru_cache(maxsize=16)
def beside(ground: HexGround) -> Point:
    """Return the place off the island that is farthest from all that lies there, in sides."""
    left, top, right, low = ground.bounds
    taken = [tile.centre for tile in ground.tiles] + [mark.centre for mark in ground.waters]
    for mark in ground.harbours:
        (ax, ay), (bx, by) = mark.ends
        out = harbours.REACH
        taken.append(((ax + bx) / 2 + mark.outward[0] * out, (ay + by) / 2 + mark.outward[1] * out))
    places = [(x, y) for y in (low, low + 0.5, top + 0.6) for x in (left + 0.4, right - 0.4, left, right)]
    return max(places, key=lambda at: min(hypot(at[0] - x, at[1] - y) for x, y in taken))


def _home(plan: Plan, picture: BoardPicture, site: int) -> Point:
    return plan.at(beside(picture.board.ground))


def _water(plan: Plan, picture: BoardPicture, site: int) -> Point:
    return plan.at(picture.board.ground.waters[site].centre)


SPACES = (
    Space("home", _home, 30, reach=0.8, up=0.4, half=0.7, lamp=0.6, land=True),
    Space("water", _water, 60, reach=0.7, half=0.75, lamp=0.5, chosen=False),
)
