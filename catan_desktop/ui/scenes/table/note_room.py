"""Room that notes and tips leave free: the gauges that are looked for just then, and the places to choose from."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.table.board import TableBoard
from catan_desktop.ui.scenes.table.desk import Desk
from catan_desktop.ui.widgets import Kit, Root, Widget

_LEAST = Size(260, 130)
"""Design units that a call wants to be in."""


def call_room(kit: Kit, board: TableBoard) -> pygame.Rect:
    """Return the place for calls: where they cover least and nothing is to be chosen, or else at the top of the board,
    beside or below what stands there."""
    room = _quiet(board)
    if room is not None and not any(room.collidepoint(board.point_of(spot)) for spot in board.lit_spots()):
        return room
    stands = (board.gauge_rect, board.stand_rect) if board.picture is not None else ()
    least = Size(kit.px(_LEAST.width), kit.px(_LEAST.height))
    return beside(board.rect, [stand for stand in stands if stand is not None], least, kit.px("gap"))


def _quiet(board: TableBoard) -> pygame.Rect | None:
    """Return where calls cover least of the board, in pixels of the window; None where no place is better."""
    if board.picture is None or board.rect.width <= 0 or board.rect.height <= 0:
        return None
    plan = board.plan
    found = plan.scenery.family.calls(plan, board.picture)
    return None if found is None else found.move(board.rect.topleft).clip(board.rect)


def beside(board: pygame.Rect, stands: Iterable[pygame.Rect], least: Size, gap: int) -> pygame.Rect:
    """Return what is left at the top of a box beside what stands in its corners; below that, where it is too little."""
    there = [stand for stand in stands if stand.top < board.top + least.height]
    left = max([board.left, *(stand.right + gap for stand in there if stand.centerx <= board.centerx)])
    right = min([board.right, *(stand.left - gap for stand in there if stand.centerx > board.centerx)])
    if right - left >= least.width:
        return pygame.Rect(left, board.top, right - left, board.height)
    low = max([board.top, *(stand.bottom + gap for stand in there)])
    return pygame.Rect(board.left, low, board.width, max(0, board.bottom - low))


def tip_room(root: Root, told: Widget) -> pygame.Rect | None:
    """Return the place for what is told of things on the board and in the lower panel at the right: over the older
    lines of the chronicle, so that neither is hidden. None for other tips, or where the chronicle has no room."""
    desk = root.content
    if not isinstance(desk, Desk) or root.dialogs or not desk.right[0].visible:
        return None
    chronicle, below = desk.right
    return chronicle.rect if told is desk.board or told in set(below.walk()) else None


def choosing_room(board: TableBoard, root: Root, choosing: bool, told: Widget) -> pygame.Rect | None:
    """Return the box of the places that are chosen from just now, which tips of other things must leave free."""
    if told is board or root.dialogs or not choosing or board.picture is None:
        return None
    points = [board.point_of(spot) for spot in board.lit_spots()]
    if not points:
        return None
    reach = round(0.5 * board.plan.side)
    left, top = min(x for x, _ in points) - reach, min(y for _, y in points) - reach
    right, low = max(x for x, _ in points) + reach, max(y for _, y in points) + reach
    return pygame.Rect(left, top, right - left, low - top).clip(board.rect)
