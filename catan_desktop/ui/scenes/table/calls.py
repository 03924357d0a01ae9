"""Where the table calls things out: over the sea or the land, never over the gauges that are looked for just then."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.table.board import TableBoard
from catan_desktop.ui.widgets import Kit

_LEAST = Size(260, 130)
"""Design units that a call wants to be in."""


def call_room(kit: Kit, board: TableBoard) -> pygame.Rect:
    """Give the place for calls: at the top of the board, beside or below what stands there."""
    stands = (board.gauge_rect, board.stand_rect) if board.picture is not None else ()
    least = Size(kit.px(_LEAST.width), kit.px(_LEAST.height))
    return beside(board.rect, [stand for stand in stands if stand is not None], least, kit.px("gap"))


def beside(board: pygame.Rect, stands: Iterable[pygame.Rect], least: Size, gap: int) -> pygame.Rect:
    """Give what is left at the top of a box beside what stands in its corners; below that, where it is too little."""
    there = [stand for stand in stands if stand.top < board.top + least.height]
    left = max([board.left, *(stand.right + gap for stand in there if stand.centerx <= board.centerx)])
    right = min([board.right, *(stand.left - gap for stand in there if stand.centerx > board.centerx)])
    if right - left >= least.width:
        return pygame.Rect(left, board.top, right - left, board.height)
    low = max([board.top, *(stand.bottom + gap for stand in there)])
    return pygame.Rect(board.left, low, board.width, max(0, board.bottom - low))
