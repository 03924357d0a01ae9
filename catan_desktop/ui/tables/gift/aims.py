"""What can be pointed at beside the land of the Gift, and what there would rather stay in sight."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board import sites
from catan_desktop.ui.tables.board.plan import SECTIONS, Plan
from catan_desktop.ui.tables.board.scenery import Framer

_CLANS = 3


def _section(plan: Plan, picture: BoardPicture, site: int) -> tuple[pygame.Rect, str]:
    return plan.section(site), "box"


def _clan(plan: Plan, picture: BoardPicture, site: int) -> tuple[pygame.Rect, str]:
    return plan.clan(site), "box"


def _clearing(plan: Plan, picture: BoardPicture, site: int) -> tuple[pygame.Rect, str]:
    x, y = plan.clearing(site)
    box = pygame.Rect(0, 0, round(plan.section_width), round(1.1 * plan.side))
    box.midbottom = (round(x), round(y + 0.3 * plan.side))
    return box, "box"


def _home(plan: Plan, picture: BoardPicture, site: int) -> tuple[pygame.Rect, str]:
    return _robbers_camp(plan.tent, plan.home(), plan.tent_size), "disc"


def _robbers_camp(tent: Point, feet: Point, size: float) -> pygame.Rect:
    """The square around the robber's tent and the place before it where he stands; from the foot of the tent."""
    box = pygame.Rect(0, 0, round(1.75 * size), round(1.75 * size))
    box.center = (round(0.7 * tent[0] + 0.3 * feet[0]), round(tent[1] - 0.42 * size))
    return box


def _round(space: str, reach: float) -> Framer:
    """A small place: a circle so many sides around it."""

    def frame(plan: Plan, picture: BoardPicture, site: int) -> tuple[pygame.Rect, str]:
        x, y = sites.point(plan, picture, (space, site))
        half = round(reach * plan.side)
        box = pygame.Rect(0, 0, 2 * half, 2 * half)
        box.center = (round(x), round(y))
        return box, "disc"

    return frame


FRAMES: Mapping[str, Framer] = {
    "section": _section,
    "clan": _clan,
    "clearing": _clearing,
    "home": _home,
    "camp": _round("camp", 0.62),
    "post": _round("post", 0.32),
    "trail": _round("trail", 0.36),
}
"""By space: what is framed around a place."""


def dear(plan: Plan, picture: BoardPicture) -> Iterator[tuple[pygame.Rect, float]]:
    """Clans and sections."""
    if picture.north is not None:
        yield from ((plan.clan(index), 2.0) for index in range(_CLANS))
        yield from ((plan.section(index), 2.4) for index in range(SECTIONS))
