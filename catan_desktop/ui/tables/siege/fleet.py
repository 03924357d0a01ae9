"""The ships before the island, and how many are still aboard."""

from __future__ import annotations

from math import ceil

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.board_layout import Plan, Space
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.tables.board.spaces import around
from catan_desktop.ui.tables.coast.waters import free_places

_ABOARD = 15
"""Barbarians that one ship carries."""
_SHIPS = (((0.0, 0.0), 1.25), ((-0.78, -0.42), 0.9), ((0.74, -0.5), 0.8))
"""Where ships lie from the first one, and how large they are, in sides."""
_WIDE, _HIGH = 1.2, 0.9
"""Half the box around the ships, in sides ..."""
_RIM = 0.05
"""... and what is left free beside it."""


def _sea(plan: Plan, picture: BoardPicture, site: int) -> Point:
    x, y = plan.at(free_places(picture.board.ground)[0])
    side = plan.side
    wide, high = (_WIDE + _RIM) * side, (_HIGH + _RIM) * side
    return (min(max(x, plan.left + wide), plan.left + plan.width - wide), min(y, plan.top + plan.height - high))


def _box(plan: Plan, picture: BoardPicture, site: int) -> pygame.Rect:
    return around(_sea(plan, picture, site), _WIDE * plan.side, _HIGH * plan.side)


def draw(painter: Painter, picture: BoardPicture) -> None:
    """Draw as many ships as are needed for those aboard, the far ones first, and their number."""
    aboard = len(picture.at("sea"))
    if not picture.sites("sea"):
        return
    side = painter.plan.side
    x, y = _sea(painter.plan, picture, 0)
    for (dx, dy), size in reversed(_SHIPS[: ceil(aboard / _ABOARD)]):
        painter.sprite("ship-barbarian", (x + dx * side, y + dy * side), size * side)
    low = (x + 0.36 * side, y + 0.46 * side)
    painter.dot(low, max(9.0, 0.28 * side), painter.colour("paper-light"))
    painter.label(str(aboard), low, max(12.0, 0.36 * side), "ink-dark")


SEA = Space("sea", _sea, 70, box=_box, shape="box", heap=True, chosen=False)
"""Those who have not landed come out of it."""
