"""The two dangers, always in sight: breaches of the Wall, and wildlings in the Gift."""

from __future__ import annotations

from math import sin

import pygame

from catan_desktop.present.models.watch import WatchNorth
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import Point, ease, lerp
from catan_desktop.ui.tables.board.brush import Brush, Words
from catan_desktop.ui.text import Style
from catan_desktop.ui.widgets import Kit

ALARM = 2
"""So many wildlings before the end the gauge turns red."""
FILL_SECONDS, BREAK_SECONDS = 0.5, 0.9
_LABEL = Style("text", "small", "ink")
_COUNT = Style("strong", "body", "ink")


def _size(kit: Kit, tr: Words, north: WatchNorth, flat: bool) -> tuple[int, int]:
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


def _draw(brush: Brush, box: pygame.Rect, north: WatchNorth, flat: bool) -> None:
    """Draw both gauges in a box of the size asked for."""
    kit = brush.kit
    kit.panel(brush.surface, box, "panel", shadow=True, radius="radius", rim="line-strong")
    first, second, bar = _rows(kit, brush, box, north, flat)
    _breaches(brush, first, north)
    _in_gift(brush, second, north)
    if not flat:
        _bar(brush, bar, north, float(north.in_gift))


def _rows(
    kit: Kit, brush: Brush, box: pygame.Rect, north: WatchNorth, flat: bool
) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """The rows of the breaches and of the wildlings, and the bar below; the bar is empty where all lies in a line."""
    pad, gap, row = kit.px("pad"), kit.px("gap"), _row(kit)
    inner = box.inflate(-2 * pad, 0)
    if flat:
        wide = _breach_width(kit, brush.tr, north)
        top = box.y + (box.height - row) // 2
        rest = pygame.Rect(inner.x + wide + 2 * gap, top, inner.width - wide - 2 * gap, row)
        return (pygame.Rect(inner.x, top, wide, row), rest, pygame.Rect(rest.bottomleft, (0, 0)))
    top = box.y + pad // 2 + kit.px(2)
    second = pygame.Rect(inner.x, top + row + gap // 2, inner.width, row)
    bar = pygame.Rect(inner.x, second.bottom + kit.px(2), inner.width, kit.px(10))
    return (pygame.Rect(inner.x, top, inner.width, row), second, bar)


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


def _bar(brush: Brush, box: pygame.Rect, north: WatchNorth, shown: float) -> None:
    """One segment for each wildling that the Gift can hold; the last ones are rimmed red. A segment may be filling."""
    kit = brush.kit
    gap = max(1, kit.px(2))
    width = (box.width + gap) / north.gift_limit
    for index in range(north.gift_limit):
        left, right = round(index * width), round((index + 1) * width) - gap
        part = pygame.Rect(box.x + left, box.y, max(1, right - left), box.height)
        deadly = index >= north.gift_limit - ALARM - 1
        fill = ("danger" if deadly else "fire") if index + 1 <= shown else "sunken"
        rim = "danger" if deadly else "line-strong"
        filling = shown - index if index < shown < index + 1 else 0.0
        kit.art.panel(
            brush.surface,
            part,
            kit.colour(fill),
            radius=max(1, box.height // 3),
            rim=kit.colour(rim),
            rim_width=max(1.0, kit.k * 0.8),
        )
        if filling:
            inner = part.inflate(-2, -2)
            inner.width = round(inner.width * filling)
            brush.surface.fill(kit.colour("danger" if deadly else "fire"), inner)


class DangerGauges:
    """The gauges of a game with a Wall."""

    corners: tuple[str, ...] = ("se", "ne", "nw", "sw")

    def wanted(self, picture: BoardPicture) -> bool:
        """Only a game with a Wall has them."""
        return picture.north is not None

    def size(self, kit: Kit, tr: Words, picture: BoardPicture, flat: bool) -> tuple[int, int]:
        """Give the room wanted: one above the other, or side by side."""
        return (0, 0) if picture.north is None else _size(kit, tr, picture.north, flat)

    def draw(self, brush: Brush, box: pygame.Rect, picture: BoardPicture, flat: bool) -> None:
        """Draw both gauges in a box of the size asked for."""
        if picture.north is not None:
            _draw(brush, box, picture.north, flat)

    def dials(self, kit: Kit) -> Dials:
        """Give what moves in them."""
        return Dials(kit)


class Dials:
    """What the gauges show while they change: a segment that fills, a shield that breaks."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._seen: tuple[int, int] | None = None
        self._breach = self._gift = 0.0
        """How much of the way to the new value is still to go, 1 at first."""
        self._former = (0, 0)

    @property
    def moving(self) -> bool:
        """Say whether something changes."""
        return self._breach > 0 or self._gift > 0

    def see(self, picture: BoardPicture, *, at_once: bool) -> None:
        """Learn what is shown now."""
        north = picture.north
        if north is None:
            return
        now = (north.breach, north.in_gift)
        before, self._seen = self._seen, now
        if before is None or before == now:
            return
        if at_once or self._kit.reduced_motion:
            self._breach = self._gift = 0.0
            return
        self._former = (before[0] if before[0] != now[0] else self._former[0], before[1])
        if now[0] > before[0]:
            self._breach = 1.0
        if now[1] != before[1]:
            self._gift = 1.0

    def update(self, seconds: float) -> bool:
        """Let time pass; True when a new frame is wanted."""
        if not self.moving:
            return False
        self._breach = max(0.0, self._breach - seconds / BREAK_SECONDS)
        self._gift = max(0.0, self._gift - seconds / FILL_SECONDS)
        return True

    def cut(self) -> None:
        """Be at the end."""
        self._breach = self._gift = 0.0

    def draw(self, brush: Brush, box: pygame.Rect, picture: BoardPicture, flat: bool) -> None:
        """Draw what is under way over the gauges as they will be."""
        north = picture.north
        if north is None:
            return
        if self._breach > 0:
            self._break(brush, box, north, flat)
        if self._gift > 0 and not flat:
            self._fill(brush, box, north)

    def _break(self, brush: Brush, box: pygame.Rect, north: WatchNorth, flat: bool) -> None:
        """The marker slides to the next shield, and the shield bursts."""
        kit, share = brush.kit, 1 - self._breach
        row = _rows(kit, brush, box, north, flat)[0]
        step = _shield(kit) + kit.px(3)
        centre = (row.right - step * (north.breach_limit - (north.breach - 1) - 0.5), float(row.centery))
        if share < 0.55:
            start = centre[0] - step * (1 - ease(share / 0.55))
            kit.art.panel(brush.surface, _around(centre, _shield(kit)), kit.colour("panel"))
            shake = sin(share * 40) * 0.05 * step
            brush.sprite("shield-whole", (centre[0] + shake, centre[1]), _shield(kit))
            kit.art.glow(brush.surface, (start, centre[1]), 0.6 * step, kit.colour("danger"), 0.75)
            return
        part = (share - 0.55) / 0.45
        kit.art.glow(brush.surface, centre, step * 1.3, kit.colour("danger"), round((1 - part) * 8) / 8)
        for way in (-1, 1):
            at = (centre[0] + way * 0.5 * step * part, centre[1] + 0.5 * step * part * part)
            brush.sprite("shield-broken", at, _shield(kit) * (1 + 0.3 * part), alpha=round(140 * (1 - part)))

    def _fill(self, brush: Brush, box: pygame.Rect, north: WatchNorth) -> None:
        kit = brush.kit
        bar = _rows(kit, brush, box, north, False)[2]
        shown = lerp(float(north.in_gift), float(self._former[1]), ease(self._gift))
        _bar(brush, bar, north, shown)


def _around(centre: Point, size: int) -> pygame.Rect:
    box = pygame.Rect(0, 0, size, size)
    box.center = (round(centre[0]), round(centre[1]))
    return box


def _write(brush: Brush, words: str, row: pygame.Rect, style: Style, *, across: float = 0.0) -> None:
    x = row.x + round(row.width * across)
    brush.kit.text.draw(brush.surface, words, (x, row.centery), style, across=across, down=0.5)
