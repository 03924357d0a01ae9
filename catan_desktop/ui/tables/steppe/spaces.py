"""The spaces of the frontier, and how its boards lie. Sites are those of `present.models.frontier`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pygame

from catan_desktop.present.models.board import AWAY, Piece
from catan_desktop.present.models.frontier import SECTIONS
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.board_layout import Plan, Space
from catan_desktop.ui.tables.steppe.layout import GAP, FrontierPlan, frontier, frontier_plan, stands_behind
from catan_desktop.ui.tables.steppe.pieces import FIGURE, ON_FEET

Boxed: TypeAlias = Callable[[FrontierPlan, BoardPicture, int], pygame.Rect]


def _area(
    name: str,
    order: int,
    box: Boxed,
    *,
    at: Callable[[FrontierPlan, BoardPicture, int], Point] | None = None,
    shape: str = "frame",
    stands: Callable[..., Point] | None = None,
    **more: Any,
) -> Space:
    """Return a space whose sites are boxes; `at`: where their middle is, if not in that of the box."""

    def boxed(plan: Plan, picture: BoardPicture, site: int) -> pygame.Rect:
        return box(frontier_plan(plan), picture, site)

    def point(plan: Plan, picture: BoardPicture, site: int) -> Point:
        if at is not None:
            return at(frontier_plan(plan), picture, site)
        x, y = boxed(plan, picture, site).center
        return (float(x), float(y))

    return Space(name, point, order, box=boxed, shape=shape, stands=stands, **more)


def level_of(picture: BoardPicture, section: int) -> int:
    """Return how high the wall of a section is."""
    return frontier(picture).sections[section].level


def _post(plan: FrontierPlan, picture: BoardPicture, site: int) -> pygame.Rect:
    """The ground behind a section, or its wall."""
    if site <= SECTIONS:
        return plan.rear(max(0, site - 1))
    section = site - 1 - SECTIONS
    return plan.stone(section, level_of(picture, section))


def _head(plan: FrontierPlan, picture: BoardPicture, site: int) -> pygame.Rect:
    """The plate with the strengths of a section, and the line below it where one is."""
    mark = frontier(picture).sections[site]
    plate = plan.head(site, mark.level)
    return plate.union(plan.below_head(site, mark.level)) if mark.costs else plate


def _location(plan: FrontierPlan, picture: BoardPicture, site: int) -> pygame.Rect:
    """A place with half of what is between it and its neighbours, so that its name stays in sight in a frame."""
    gap = round(GAP * plan.u)
    return plan.location(site).inflate(gap, gap)


def _posted(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    own = frontier_plan(plan)
    if piece.site > SECTIONS:
        x, y = own.firing(piece.site - 1 - SECTIONS, piece.slot)
        return (x, y - ON_FEET * FIGURE * own.u)
    return stands_behind(own, picture, piece)


def _clerk(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    return frontier_plan(plan).clerk(piece.site, piece.slot, frontier(picture).ground.locations[piece.site].spots)


def _barricade(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    return frontier_plan(plan).barricade(piece.site, piece.slot, level_of(picture, piece.site))


def _tower(plan: FrontierPlan, picture: BoardPicture, site: int) -> Point:
    """The top, where the spearman stands."""
    box = plan.tower(site)
    return (float(box.centerx), box.y + 0.19 * box.height)


def _block(plan: FrontierPlan, picture: BoardPicture, site: int) -> Point:
    """The edge of the card between its columns: what the spots bring stays in sight."""
    x, y = plan.block(site).midbottom
    return (float(x), y - 2 * plan.u)


def _machine(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    x, y = frontier_plan(plan).block(piece.site).center
    return (float(x), float(y))


def _away(plan: Plan, picture: BoardPicture, site: int) -> Point:
    x, y = frontier_plan(plan).region.midtop
    return (float(x), float(y))


SPACES = (
    _area("spot", 10, lambda plan, picture, site: plan.cell(site)),
    _area("firearm", 12, lambda plan, picture, site: plan.firearm(site), chosen=False),
    _area("tower", 15, lambda plan, picture, site: plan.tower(site), at=_tower),
    _area("head", 35, _head, chosen=False),
    _area("post", 40, _post, stands=_posted),
    _area("block", 45, lambda plan, picture, site: plan.block(site), at=_block, shape="disc", stands=_machine,
        lamp=0.14, told=False),
    _area("rank", 50, lambda plan, picture, site: plan.rank(site)),
    _area("tea", 55, lambda plan, picture, site: plan.tea(site)),
    _area("location", 60, _location, stands=_clerk),
    _area("horde", 70, lambda plan, picture, site: plan.deck, chosen=False),
    _area("pool", 71, lambda plan, picture, site: plan.pool, chosen=False),
    _area("year", 72, lambda plan, picture, site: plan.year, chosen=False),
    _area("section", 80, lambda plan, picture, site: plan.section(site, level_of(picture, site)), stands=_barricade),
    Space(AWAY, _away, 99, chosen=False, told=False),
)  # fmt: skip
"""All spaces of a frontier."""


def extent(plan: Plan, picture: BoardPicture) -> pygame.Rect:
    """Return the box around all of it: the frontier fills its region."""
    return frontier_plan(plan).region


def covers(plan: Plan, picture: BoardPicture, box: pygame.Rect) -> bool:
    """Return whether a box would lie over anything: everywhere something does."""
    return True


def hinterland(plan: Plan, picture: BoardPicture) -> pygame.Rect:
    """Return the box of the places: what is called out happens at the wall."""
    own = frontier_plan(plan)
    top = own.location(0).top
    return pygame.Rect(own.region.left, top, own.region.width, own.region.bottom - top)
