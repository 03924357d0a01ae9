"""Targets of Tab and the arrow keys: an arrow leads to the nearest thing in its direction, as the eye would go."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from catan_desktop.ui.widgets.base import Widget

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_ASIDE = 3.0
"""How much worse a step to the side is than one ahead."""


def led_to(stops: Sequence[Widget], focus: Widget | None, way: tuple[int, int]) -> Widget | None:
    """Return where an arrow leads from what has the focus; from nowhere to the first or last there is."""
    if not stops:
        return None
    if focus is None or focus not in stops:
        return stops[0 if sum(way) > 0 else -1]
    found = neighbour(stops, focus, way)
    # on from the end of a column, as Tab would go
    return next_stop(stops, focus, way[1]) if found is None and way[1] else found


def next_stop(stops: Sequence[Widget], focus: Widget | None, step: int) -> Widget | None:
    """Return the next or last thing in their order, round from the end to the beginning."""
    if not stops:
        return None
    before = stops.index(focus) if focus in stops else -1 if step > 0 else 0
    return stops[(before + step) % len(stops)]


def neighbour(stops: Sequence[Widget], start: Widget, way: tuple[int, int]) -> Widget | None:
    """Return the nearest widget in a direction, those straight ahead first, of a row the one whose middle lies nearest;
    None where there is none."""
    found: list[tuple[float, int, int, Widget]] = []
    for order, stop in enumerate(stops):
        if stop is start:
            continue
        ahead, aside = _ahead(start.rect, stop.rect, way), _aside(start.rect, stop.rect, way)
        if ahead > 0:
            across = stop.rect.centery - start.rect.centery if way[0] else stop.rect.centerx - start.rect.centerx
            found.append((ahead + _ASIDE * aside, abs(across), order, stop))
    return min(found, default=(0.0, 0, 0, None), key=lambda one: one[:3])[3]


def _ahead(start: pygame.Rect, stop: pygame.Rect, way: tuple[int, int]) -> int:
    """Return how far the middle of one box lies ahead of the other's; not ahead at all where they lie abreast."""
    if way[0]:
        abreast = stop.left < start.centerx < stop.right
        far = (stop.centerx - start.centerx) * way[0]
    else:
        abreast = stop.top < start.centery < stop.bottom
        far = (stop.centery - start.centery) * way[1]
    return 0 if abreast else far


def _aside(start: pygame.Rect, stop: pygame.Rect, way: tuple[int, int]) -> int:
    """Return the gap between two boxes across the direction; 0 where one lies straight ahead of the other."""
    if way[0]:
        return max(0, stop.top - start.bottom, start.top - stop.bottom)
    return max(0, stop.left - start.right, start.left - stop.right)
