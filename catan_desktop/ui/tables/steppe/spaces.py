"""The spaces of the frontier, and how its boards lie. Sites are those of `present.models.frontier`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame

from catan_desktop.present.models.board import AWAY, Piece
from catan_desktop.present.models.frontier import SECTIONS
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.board.board_layout import At, Plan, Space
from catan_desktop.ui.tables.steppe.layout import GAP, FrontierPlan, frontier, frontier_plan, stands_behind

Boxed: TypeAlias = Callable[[FrontierPlan, int], pygame.Rect]


def _area(
    name: str,
    order: int,
    box: Boxed,
    *,
    stands: Callable[..., Point] | None = None,
    chosen: bool = True,
    told: bool = True,
) -> Space:
    """Return a space whose sites are boxes."""

    def boxed(plan: Plan, picture: BoardPicture, site: int) -> pygame.Rect:
        return box(frontier_plan(plan), site)

    return Space(name, _middle(boxed), order, box=boxed, shape="frame", stands=stands, chosen=chosen, told=told)


def _middle(boxed: Callable[[Plan, BoardPicture, int], pygame.Rect]) -> At:
    def at(plan: Plan, picture: BoardPicture, site: int) -> Point:
        x, y = boxed(plan, picture, site).center
        return (float(x), float(y))

    return at


def _post(plan: FrontierPlan, site: int) -> pygame.Rect:
    """The ground behind a section, or the face of its wall."""
    if site <= SECTIONS:
        return plan.rear(max(0, site - 1))
    box = plan.wall(site - 1 - SECTIONS)
    return box.inflate(round(-0.1 * box.width), round(-0.12 * box.height))


def _location(plan: FrontierPlan, site: int) -> pygame.Rect:
    """A place with half of what is between it and its neighbours, so that its name stays in sight in a frame; below it
    a line of words is as near."""
    box = plan.location(site)
    more = round(GAP * plan.u)
    return pygame.Rect(box.x - more // 2, box.y - more, box.width + more, box.height + more)


def _posted(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    if piece.site > SECTIONS:
        return frontier_plan(plan).firing(piece.site - 1 - SECTIONS, piece.slot)
    return stands_behind(frontier_plan(plan), picture, piece)


def _clerk(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    return frontier_plan(plan).clerk(piece.site, piece.slot, frontier(picture).ground.locations[piece.site].spots)


def _barricade(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    return frontier_plan(plan).barricade(piece.site, piece.slot)


def _tower(plan: Plan, picture: BoardPicture, site: int) -> Point:
    """The top, where the spearman stands."""
    box = frontier_plan(plan).tower(site)
    return (float(box.centerx), box.y + 0.19 * box.height)


def _tower_box(plan: Plan, picture: BoardPicture, site: int) -> pygame.Rect:
    return frontier_plan(plan).tower(site)


def _block_box(plan: Plan, picture: BoardPicture, site: int) -> pygame.Rect:
    return frontier_plan(plan).block(site)


def _block(plan: Plan, picture: BoardPicture, site: int) -> Point:
    """The edge of the card between its columns: what the spots bring stays in sight."""
    x, y = frontier_plan(plan).block(site).midbottom
    return (float(x), y - 2 * frontier_plan(plan).u)


def _machine(plan: Plan, picture: BoardPicture, piece: Piece) -> Point:
    x, y = frontier_plan(plan).block(piece.site).center
    return (float(x), float(y))


def _away(plan: Plan, picture: BoardPicture, site: int) -> Point:
    x, y = frontier_plan(plan).region.midtop
    return (float(x), float(y))


SPACES = (
    _area("spot", 10, lambda plan, site: plan.cell(site)),
    _area("firearm", 12, lambda plan, site: plan.firearm(site), chosen=False),
    Space("tower", _tower, 15, box=_tower_box, shape="frame"),
    _area("post", 40, _post, stands=_posted),
    Space("block", _block, 45, lamp=0.14, box=_block_box, stands=_machine, told=False),
    _area("rank", 50, lambda plan, site: plan.rank(site)),
    _area("tea", 55, lambda plan, site: plan.tea(site)),
    _area("location", 60, _location, stands=_clerk),
    _area("slot", 61, lambda plan, site: plan.named(0, site)),
    _area("display", 62, lambda plan, site: plan.named(1, site)),
    _area("goal", 63, lambda plan, site: plan.named(2, site), chosen=False),
    _area("horde", 70, lambda plan, site: plan.deck, chosen=False),
    _area("pool", 71, lambda plan, site: plan.pool, chosen=False),
    _area("year", 72, lambda plan, site: plan.year, chosen=False),
    _area("head", 75, lambda plan, site: plan.head(site), chosen=False),
    _area("section", 80, lambda plan, site: plan.section(site), stands=_barricade),
    Space(AWAY, _away, 99, chosen=False, told=False),
)
"""All spaces of a frontier."""


def extent(plan: Plan, picture: BoardPicture) -> pygame.Rect:
    """Return the box around all of it: the frontier fills its region."""
    return frontier_plan(plan).region


def covers(plan: Plan, picture: BoardPicture, box: pygame.Rect) -> bool:
    """Return whether a box would lie over anything: everywhere something does."""
    return True


def hinterland(plan: Plan, picture: BoardPicture) -> pygame.Rect:
    """Return the box of the places and of the cards below them: what is called out happens at the wall."""
    own = frontier_plan(plan)
    top = own.location(0).top
    return pygame.Rect(own.region.left, top, own.region.width, own.region.bottom - top)
