"""Things in the water or the snow beside the land: the gauges in a corner, and a panel where there is room.

Neither lies over the box around the land with its harbours: the land moves aside, as far as the free water reaches, and
shrinks by a sliver at most. In a window that is narrow, or for larger words, they may stand between the corners of the
land. Where that does not do either, the gauges lie in a strip below the land, and the panel is left out where it has no
room beside that.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, TypeAlias

import pygame

from catan_desktop.present.picture import BoardPicture
from catan_desktop.present.words import Speaker
from catan_desktop.ui.tables.board import gauges, spaces
from catan_desktop.ui.tables.board.board_layout import Plan
from catan_desktop.ui.widgets import Kit

SHRINKS = (1.0, 0.985, 0.97, 0.955, 0.94)
"""How large the land may be beside a panel, of its size without one; the first that does is taken."""
_AIR = 0.4
"""Sides by which the land moves further than it must, where there is room."""
_STEP = 3
"""Design units between two places that are tried."""

Covered: TypeAlias = Callable[[Plan, BoardPicture, pygame.Rect], bool]
"""Whether a box would lie over what must be seen."""


class Stand(Protocol):
    """Something that would stand beside the land."""

    @property
    def key(self) -> Hashable:
        """Return what its sizes depend on."""

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


def arranged(kit: Kit, tr: Speaker, base: Plan, picture: BoardPicture, stand: Stand | None) -> Room:
    """Find a place for everything; `base` shows all of the land."""
    room = _arranged(kit, tr, base, picture, stand)
    floating = base.scenery.floating
    if floating is None:
        return room
    return replace(room, plan=replace(room.plan, floating=floating(room.plan, picture, room.taken)))


def _arranged(kit: Kit, tr: Speaker, base: Plan, picture: BoardPicture, stand: Stand | None) -> Room:
    """Find the greatest land beside which both have their place, else one for the gauges alone, else a strip."""
    plans = [base if share == 1.0 else _shrunk(base, picture, share) for share in SHRINKS]
    for wanted in (stand, None) if stand is not None else (None,):
        covers = base.scenery.family.covers
        for covered in (covers,) if base.scenery.between else (spaces.surrounds, covers):
            for plan in plans:
                found = _beside(kit, tr, plan, picture, wanted, covered)
                if found is not None:
                    return found
    room = _with_strip(kit, tr, base, picture) if picture.gauges else Room(base)
    beside = None if stand is None else _with_stand(kit, room, picture, stand, covers)
    return beside or room


def _beside(
    kit: Kit, tr: Speaker, plan: Plan, picture: BoardPicture, stand: Stand | None, covered: Covered
) -> Room | None:
    """Find places for gauges and panel beside land of one size; None where there are none."""
    rooms = _with_gauges(kit, tr, plan, picture, covered)
    if stand is None:
        return next(rooms, None)
    found = (_with_stand(kit, room, picture, stand, covered) for room in rooms)
    return next((room for room in found if room is not None), None)


def _with_gauges(kit: Kit, tr: Speaker, plan: Plan, picture: BoardPicture, covered: Covered) -> Iterator[Room]:
    """Find corners for the gauges, those first for which the land need not move; without gauges there is but one way.

    In a landscape with something beyond the land they stand below where the land begins.
    """
    if not picture.gauges:
        yield Room(plan)
        return
    margin = kit.px("gap")
    width, height = gauges.size(kit, tr, picture, False)
    low, top = round(plan.height) - height - margin, max(0, round(plan.edge + 0.12 * plan.side)) + margin
    east = round(plan.width) - width - margin
    corners = plan.scenery.corners
    boxes = [pygame.Rect(margin if "w" in at else east, low if "s" in at else top, width, height) for at in corners]
    rooms = [(_aside(kit, plan, picture, (box,), covered), box) for box in boxes]
    found = [Room(moved, (box, False)) for moved, box in rooms if moved is not None]
    yield from sorted(found, key=lambda room: room.plan is not plan)


def _with_strip(kit: Kit, tr: Speaker, base: Plan, picture: BoardPicture) -> Room:
    """Lay the gauges in a low strip below the land."""
    margin = kit.px("gap")
    across, down = round(base.width), round(base.height)
    width, height = gauges.size(kit, tr, picture, True)
    plan = base.scenery.fit((across, down), picture, kit.k, reserve=height + margin)
    return Room(plan, (pygame.Rect((across - width) // 2, down - height - margin // 2, width, height), True))


def _with_stand(kit: Kit, room: Room, picture: BoardPicture, stand: Stand, covered: Covered) -> Room | None:
    """Find a place for a panel, the land moved aside where it must be; None where there is none."""
    corner = room.gauges[0] if room.gauges is not None else None
    for size in stand.sizes(0 if corner is None else corner.width):
        for box in _places(kit, room, size):
            moved = _aside(kit, room.plan, picture, (box,) if corner is None else (box, corner), covered)
            if moved is not None:
                return Room(moved, room.gauges, box)
    return None


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
    left, top, right, low = picture.layout.ground.bounds
    x, y = plan.at(((left + right) / 2, (top + low) / 2))
    side = plan.side * share
    return replace(plan, side=side, zero=(x - side * (left + right) / 2, y - side * (top + low) / 2))


def _aside(kit: Kit, plan: Plan, picture: BoardPicture, boxes: Sequence[pygame.Rect], covered: Covered) -> Plan | None:
    """Return the plan with the land moved away from some boxes, as little as that takes and a breath more; None: it
    cannot."""
    gap = kit.px("gap-tiny")
    kept = [box.inflate(2 * gap, 2 * gap) for box in boxes]
    met = next((box for box in kept if covered(plan, picture, box)), None)
    if met is None:
        return plan
    way = 1 if met.centerx < plan.width / 2 else -1
    slack = plan.scenery.slack(plan, picture, way) if plan.scenery.slack is not None else 0.0

    def free(far: float) -> Plan | None:
        moved = replace(plan, zero=(plan.zero[0] + way * far, plan.zero[1]))
        return None if any(covered(moved, picture, box) for box in kept) else moved

    step = max(1, kit.px(_STEP))
    for number in range(1, int(slack) // step + 1):
        found = free(number * step)
        if found is not None:
            return free(number * step + min((slack - number * step) / 2, _AIR * plan.side)) or found
    return None
