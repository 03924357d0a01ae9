"""The two dangers, always in sight: breaches of the Wall, and wildlings in the Gift."""

from __future__ import annotations

import pygame

from catan_desktop.present.models.watch import WatchNorth
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.tables.gift.brush import Brush, Words
from catan_desktop.ui.text import Style
from catan_desktop.ui.widgets import Kit

ALARM = 2
"""So many wildlings before the end the gauge turns red."""
_LABEL = Style("text", "small", "ink")
_COUNT = Style("strong", "body", "ink")


def size(kit: Kit, tr: Words, north: WatchNorth, flat: bool) -> tuple[int, int]:
    """Give the room the gauges want: one above the other, or side by side."""
    pad, gap = kit.px("pad"), kit.px("gap")
    breach, gift = _breach_width(kit, tr, north), _gift_width(kit, tr, north)
    row = _row(kit)
    if flat:
        return (breach + gift + 2 * pad + 2 * gap, row + kit.px("gap"))
    return (max(breach, gift) + 2 * pad, 2 * row + kit.px(14) + kit.px("gap") + pad)


def _row(kit: Kit) -> int:
    return max(kit.px(22), kit.text.line_height(_COUNT))


def _shield(kit: Kit) -> int:
    return kit.px(20)


def _breach_width(kit: Kit, tr: Words, north: WatchNorth) -> int:
    shields = north.breach_limit * (_shield(kit) + kit.px(3))
    return kit.text.size(tr("board-breaches"), _LABEL).width + kit.px("gap-large") + shields


def _gift_width(kit: Kit, tr: Words, north: WatchNorth) -> int:
    words = kit.text.size(tr("board-in-gift"), _LABEL).width + kit.px("gap-large")
    return words + kit.text.size(f"{north.gift_limit} / {north.gift_limit}", _COUNT).width + kit.px(6)


def draw(brush: Brush, box: pygame.Rect, north: WatchNorth, flat: bool) -> None:
    """Draw both gauges in a box of the size asked for."""
    kit = brush.kit
    kit.panel(brush.surface, box, "panel", shadow=True, radius="radius", rim="line-strong")
    pad, gap, row = kit.px("pad"), kit.px("gap"), _row(kit)
    inner = box.inflate(-2 * pad, 0)
    if flat:
        wide = _breach_width(kit, brush.tr, north)
        top = box.y + (box.height - row) // 2
        _breaches(brush, pygame.Rect(inner.x, top, wide, row), north)
        rest = pygame.Rect(inner.x + wide + 2 * gap, top, inner.width - wide - 2 * gap, row)
        _in_gift(brush, rest, north)
        return
    top = box.y + pad // 2 + kit.px(2)
    _breaches(brush, pygame.Rect(inner.x, top, inner.width, row), north)
    second = pygame.Rect(inner.x, top + row + gap // 2, inner.width, row)
    _in_gift(brush, second, north)
    _bar(brush, pygame.Rect(inner.x, second.bottom + kit.px(2), inner.width, kit.px(10)), north)


def _breaches(brush: Brush, row: pygame.Rect, north: WatchNorth) -> None:
    """Whole and broken shields, the broken ones first."""
    last = north.breach == north.breach_limit - 1
    ink = "danger" if last or north.breach >= north.breach_limit else "ink"
    _write(brush, brush.tr("board-breaches"), row, _LABEL.of(ink))
    step = _shield(brush.kit) + brush.kit.px(3)
    for index in range(north.breach_limit):
        key = "shield-broken" if index < north.breach else "shield-whole"
        centre: Point = (row.right - step * (north.breach_limit - index - 0.5), row.centery)
        brush.sprite(key, centre, _shield(brush.kit))


def _in_gift(brush: Brush, row: pygame.Rect, north: WatchNorth) -> None:
    alarm = north.in_gift >= north.gift_limit - ALARM
    ink = "danger" if alarm else "ink"
    _write(brush, brush.tr("board-in-gift"), row, _LABEL.of(ink))
    _write(brush, f"{north.in_gift} / {north.gift_limit}", row, _COUNT.of(ink), across=1.0)


def _bar(brush: Brush, box: pygame.Rect, north: WatchNorth) -> None:
    """One segment for each wildling that the Gift can hold; the last ones are rimmed red."""
    kit = brush.kit
    gap = max(1, kit.px(2))
    width = (box.width + gap) / north.gift_limit
    for index in range(north.gift_limit):
        left, right = round(index * width), round((index + 1) * width) - gap
        part = pygame.Rect(box.x + left, box.y, max(1, right - left), box.height)
        deadly = index >= north.gift_limit - ALARM - 1
        fill = ("danger" if deadly else "fire") if index < north.in_gift else "sunken"
        rim = "danger" if deadly else "line-strong"
        kit.art.panel(
            brush.surface,
            part,
            kit.colour(fill),
            radius=max(1, box.height // 3),
            rim=kit.colour(rim),
            rim_width=max(1.0, kit.k * 0.8),
        )


def _write(brush: Brush, words: str, row: pygame.Rect, style: Style, *, across: float = 0.0) -> None:
    x = row.x + round(row.width * across)
    brush.kit.text.draw(brush.surface, words, (x, row.centery), style, across=across, down=0.5)
