"""Which thing of the board lies under the pointer, lit or not, and the box that its tip leaves free."""

from __future__ import annotations

from itertools import chain

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board import sites
from catan_desktop.ui.tables.board.plan import Plan
from catan_desktop.ui.tables.board.sites import Spot, berth

_SPACES = (
    (("post", "camp", "home"), None, 0.35),
    (("figure",), -0.35, None),
    (("intersection", "path"), -1.1, None),
    (("trail", "clearing", "section"), None, 0.35),
    (("hex",), -0.35, None),
)
"""Kinds of places, the small before the large, and how far above and below the foot of the Wall they lie, in sides."""
_HALF = {"figure": 0.42, "post": 0.36, "camp": 0.62, "home": 0.7, "intersection": 0.4, "path": 0.5, "trail": 0.34}
"""Half the box around a small thing, in sides."""
FROSTFANGS: Spot = ("frostfangs", 0)
DANGER: Spot = ("danger", 0)


def told_at(plan: Plan, picture: BoardPicture, where: Point) -> Spot | None:
    """Give the thing of the board at a point of the region: what lies on top first."""
    if picture.north is not None:
        for clan in range(len(picture.north.clans)):
            if plan.banner(clan).collidepoint(where):
                return ("banner", clan)
    below = (where[1] - plan.wall[1]) / plan.side
    near = (kinds for kinds, top, low in _SPACES if (top is None or below > top) and (low is None or below < low))
    for space in chain.from_iterable(near):
        site = sites.site_at(plan, picture, where, space)
        if site is not None:
            return (space, site)
    for index, mark in enumerate(picture.board.ground.harbours):
        if berth(plan, mark).collidepoint(where):
            return ("harbour", index)
    return FROSTFANGS if picture.north is not None and _frostfangs(plan).collidepoint(where) else None


def box_of(plan: Plan, picture: BoardPicture, spot: Spot) -> pygame.Rect:
    """Give the box of a thing, in pixels of the region."""
    space, site = spot
    side = plan.side
    if space == "hex":
        x, y = plan.at(picture.board.ground.tiles[site].centre)
        return _around((x, y), 0.87 * side, 1.0 * side)
    if space == "section":
        return plan.section(site)
    if space == "clearing":
        x, y = plan.clearing(site)
        return _around((x, y - 0.2 * side), 0.5 * plan.section_width, 0.55 * side)
    if space == "banner":
        return plan.banner(site)
    if space == "frostfangs":
        return _frostfangs(plan)
    if space == "harbour":
        return berth(plan, picture.board.ground.harbours[site])
    half = _HALF.get(space, 0.4) * side
    return _around(sites.point(plan, picture, spot), half, half)


def _around(where: Point, half_width: float, half_height: float) -> pygame.Rect:
    box = pygame.Rect(0, 0, round(2 * half_width), round(2 * half_height))
    box.center = (round(where[0]), round(where[1]))
    return box


def _frostfangs(plan: Plan) -> pygame.Rect:
    """The words and figures on the mountains."""
    return _around((plan.middle, plan.header), 4.2 * plan.side, 0.55 * plan.side)
