"""What stands in the water or the snow beside the land: the gauges in a corner, and a panel where there is room.

The panel takes no size from the land: it only moves aside, as far as the free water reaches, and shrinks by a sliver
at most. Where that does not do, the panel is left out.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.tables.board import gauges, spaces
from catan_desktop.ui.tables.board.board_layout import Plan
from catan_desktop.ui.tables.board.painter import Words
from catan_desktop.ui.widgets import Kit

SHRINKS = (1.0, 0.985, 0.97)
"""How large the land may be beside a panel, of its size without one; the first that does is taken."""
_AIR = 0.4
"""The land moves a little further than it must, where there is room: so many sides."""
_STEP = 3
"""Design units between two places that are tried."""


class Stand(Protocol):
    """Something that would stand beside the land."""

    @property
    def key(self) -> Hashable:
        """What its sizes depend on."""

    def sizes(self, beside: int) -> Sequence[tuple[int, int]]:
        """Return the sizes in which it can stand, best first; `beside` is the width of the gauges, 0 without any."""


@dataclass(frozen=True)
class Room:
    """Where the land lies, and what stands beside it, in pixels of the region."""

    plan: Plan
    gauges: tuple[pygame.Rect, bool] | None = None
    """The box of the gauges; True where they lie in one low strip."""
    stand: pygame.Rect | None = None

    @property
    def taken(self) -> tuple[pygame.Rect, ...]:
        """The boxes that hide what lies below them."""
        gauges = () if self.gauges is None else (self.gauges[0],)
        return gauges if self.stand is None else (*gauges, self.stand)


def arranged(kit: Kit, tr: Words, base: Plan, picture: BoardPicture, stand: Stand | None) -> Room:
    """Find a place for everything; `base` shows all of the land."""
    room = _with_gauges(kit, tr, base, picture) if picture.gauges else Room(base)
    room = room if stand is None else _with_stand(kit, room, picture, stand)
    floating = base.scenery.floating
    if floating is None:
        return room
    return replace(room, plan=replace(room.plan, floating=floating(room.plan, picture, room.taken)))


def _with_gauges(kit: Kit, tr: Words, base: Plan, picture: BoardPicture) -> Room:
    """Find a corner for the gauges, the land moved aside if it must be; else keep a strip free below the island."""
    margin = kit.px("gap")
    across, down = round(base.width), round(base.height)
    width, height = gauges.size(kit, tr, picture, False)
    low, foot = down - height - margin, max(0, round(base.edge + 0.12 * base.side))
    east = across - width - margin
    boxes = []
    for corner in base.scenery.corners:
        x, y = margin if "w" in corner else east, low if "s" in corner else foot + margin
        boxes.append(pygame.Rect(x, y, width, height))
        if not spaces.covers(base, picture.board.ground, boxes[-1]):
            return Room(base, (boxes[-1], False))
    for box in boxes:
        moved = _aside(kit, base, picture, None, box)
        if moved is not None:
            return Room(moved, (box, False))
    width, height = gauges.size(kit, tr, picture, True)
    plan = base.scenery.fit((across, down), picture, kit.k, reserve=height + margin)
    box = pygame.Rect((across - width) // 2, down - height - margin // 2, width, height)
    return Room(plan, (box, True))


def _with_stand(kit: Kit, room: Room, picture: BoardPicture, stand: Stand) -> Room:
    """Find a place for a panel, the land moved aside where it must be."""
    corner = room.gauges[0] if room.gauges is not None and not room.gauges[1] else None
    sizes = stand.sizes(0 if corner is None else corner.width)
    for share in SHRINKS:
        plan = room.plan if share == 1.0 else _shrunk(room.plan, picture, share)
        for size in sizes:
            for box in _places(kit, room, size):
                moved = _aside(kit, plan, picture, corner, box)
                if moved is not None:
                    return Room(moved, room.gauges, box)
    return room


def _places(kit: Kit, room: Room, size: tuple[int, int]) -> Iterator[pygame.Rect]:
    """Return the places at the sides, the one below or above the gauges first."""
    margin = kit.px("gap")
    plan = room.plan
    width, height = size
    floor = round(plan.height) - margin
    corner = None
    if room.gauges is not None:
        box, flat = room.gauges
        corner = None if flat else box
        floor = min(floor, box.top - margin) if flat else floor
    west, east = margin, round(plan.width) - width - margin
    found = [pygame.Rect(x, y, width, height) for x in (west, east) for y in (margin, floor - height)]
    if corner is not None:
        x = corner.left if corner.centerx < plan.width / 2 else corner.right - width
        high = corner.centery < plan.height / 2
        found.insert(0, pygame.Rect(x, corner.bottom + margin if high else corner.top - margin - height, width, height))
    for box in found:
        free = corner is None or not box.colliderect(corner.inflate(margin, margin))
        if box.top >= margin and box.bottom <= floor and free:
            yield box


def _shrunk(plan: Plan, picture: BoardPicture, share: float) -> Plan:
    """Return the plan with the land a little smaller around the same middle."""
    left, top, right, low = picture.board.ground.bounds
    x, y = plan.at(((left + right) / 2, (top + low) / 2))
    side = plan.side * share
    return replace(plan, side=side, zero=(x - side * (left + right) / 2, y - side * (top + low) / 2))


def _aside(kit: Kit, plan: Plan, picture: BoardPicture, corner: pygame.Rect | None, box: pygame.Rect) -> Plan | None:
    """Return the plan with the land moved away from a box, as little as that takes and a breath more; None: it cannot.

    It must not come to lie below the gauges in a corner instead.
    """
    ground = picture.board.ground
    way = 1 if box.centerx < plan.width / 2 else -1
    slack = plan.scenery.slack(plan, picture, way) if plan.scenery.slack is not None else 0.0
    kept = box.inflate(kit.px("gap"), kit.px("gap"))

    def free(far: float) -> Plan | None:
        moved = plan if not far else replace(plan, zero=(plan.zero[0] + way * far, plan.zero[1]))
        covered = any(one is not None and spaces.covers(moved, ground, one) for one in (kept, corner))
        return None if covered else moved

    step = max(1, kit.px(_STEP))
    for number in range(int(slack) // step + 1):
        found = free(number * step)
        if found is None:
            continue
        more = min((slack - number * step) / 2, _AIR * plan.side) if number else 0.0
        return free(number * step + more) or found
    return None
