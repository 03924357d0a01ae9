"""The columns beside the board: how wide they are, and who stands in the right one from top to bottom."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame

from catan_desktop.ui.geometry import clamp, rows
from catan_desktop.ui.widgets import Kit, Widget

Guest: TypeAlias = Callable[[int], tuple[int, int]]
"""(width) -> the height that the coach wants, and the least that he needs."""
_BROAD = 1100
"""Design units of a window that has room for broad columns."""
_WIDE = 1600
"""... and of one in which the columns may be broader still."""
_HOST = 300.0
"""Least width of the right column where a coach stands in it."""
_CHRONICLE = 124
"""A chronicle lower than this, which has room for three rows, is not worth its place."""


def sides(wide: float, larger: float, *, hosting: bool = False, broad: bool = False) -> tuple[float, float]:
    """Return the widths of the columns beside the board, all in design units; larger words and a guest need more, and a
    `broad` board leaves less."""
    left, right = (212.0, 232.0) if wide >= _BROAD else (172.0, 224.0)
    if broad and larger == 1.0:
        left, right = min(left, 188.0), min(right, 224.0)
    spare = clamp(wide / _WIDE, 1.0, 1.4)
    right *= spare * (1 + 0.6 * (larger - 1))
    if hosting and wide >= _BROAD:
        right = max(right, _HOST)
    return left * min(spare, 1.2), right


def right_column(
    kit: Kit, rect: pygame.Rect, chronicle: Widget, below: Widget, guest: Guest | None
) -> pygame.Rect | None:
    """Lay out the right column: the lower panel as tall as it wants, the chronicle the rest; where few lines, none.

    A guest has the top of the column as his own. Give that place; None where nobody asks for one, or there is too
    little room.

    The lower panel scrolls where it has no room; the whole chronicle has a key of its own.
    """
    gap = kit.px("gap")
    tall = below.measure(rect.width).height
    own: pygame.Rect | None = None
    if guest is not None:
        wanted, least = guest(rect.width)
        high = min(wanted, rect.height - gap - tall)
        if high >= least:
            own = pygame.Rect(rect.x, rect.y, rect.width, high)
            rect = pygame.Rect(rect.x, own.bottom + gap, rect.width, rect.height - high - gap)
    rest = rect.height - tall - gap
    chronicle.visible = rest >= round(kit.px(_CHRONICLE) * kit.larger)
    if not chronicle.visible:
        place = rect if own is None else pygame.Rect(rect.x, rect.bottom - tall, rect.width, tall)
        below.layout(place)
        return own
    upper, lower = rows(rect, [rest, tall], gap)
    chronicle.layout(upper)
    below.layout(lower)
    return own
