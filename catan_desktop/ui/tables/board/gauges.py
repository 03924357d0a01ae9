"""Gauges, always in sight beside the board: bars that fill, tracks on which something comes nearer, and shelves with
what is left."""

from __future__ import annotations

from collections.abc import Sequence
from math import sin

import pygame

from catan_desktop.present.models.gauges import Dial, Gauge, Shelf, Track
from catan_desktop.present.picture import BoardPicture
from catan_desktop.present.words import Speaker
from catan_desktop.ui.geometry import Point, ease, lerp
from catan_desktop.ui.tables.board.marks import LEAST_MARK
from catan_desktop.ui.tables.board.painter import Painter
from catan_desktop.ui.text import Style
from catan_desktop.ui.theme import Ink
from catan_desktop.ui.widgets import Kit
from catan_desktop.ui.widgets.shapes import draw_shape

FILL_SECONDS, BREAK_SECONDS, STEP_SECONDS = 0.5, 0.9, 0.7
"""How long a bar fills, an icon breaks, and a piece goes to the next step of its track."""
_LABEL, _COUNT = Style("text", "small", "ink"), Style("strong", "body", "ink")
_TITLE, _TEXT, _STRONG = (
    Style("display", "body", "gold"),
    Style("text", "small", "dim"),
    Style("strong", "small", "ink"),
)
_ICON, _STEP, _GAP = 20, 23, 3
_ACROSS = 4
"""Piles of a shelf that stand side by side."""
_SEGMENT = 9
"""Least width of a segment of a bar, in design units."""
_BALANCE = 70
"""Least width of the bar of two strengths, in design units."""


def size(kit: Kit, tr: Speaker, picture: BoardPicture, flat: bool) -> tuple[int, int]:
    """Return the room for all gauges: one above the other, or side by side in one low strip."""
    pad, gap = kit.px("pad"), kit.px("gap")
    sizes = [_size(kit, tr, gauge, flat) for gauge in picture.gauges]
    if flat:
        wide = sum(width for width, _ in sizes) + 2 * gap * (len(sizes) - 1)
        return (wide + 2 * pad, max(height for _, height in sizes) + gap)
    return (max(width for width, _ in sizes) + 2 * pad, sum(height for _, height in sizes) + pad)


def draw(painter: Painter, box: pygame.Rect, picture: BoardPicture, flat: bool) -> None:
    """Draw them all in a box of the size asked for."""
    painter.kit.panel(painter.surface, box, "panel", shadow=True, radius="radius", rim="line-strong")
    for gauge, part in zip(picture.gauges, _parts(painter, box, picture, flat), strict=True):
        if isinstance(gauge, Track):
            _draw_track(painter, part, gauge, flat)
        elif isinstance(gauge, Shelf):
            _draw_shelf(painter, part, gauge, flat)
        elif gauge.icons[0]:
            _draw_icons(painter, part, gauge, flat)
        else:
            _draw_bar(painter, part, gauge, value_of(gauge, picture), flat)


def value_of(gauge: Dial, picture: BoardPicture) -> int:
    """Return what a gauge shows in a picture that is on its way to another; 0 for a shelf, on which nothing moves."""
    if isinstance(gauge, Shelf):
        return 0
    if isinstance(gauge, Track):
        return gauge.at
    return sum(piece.kind in gauge.kinds for piece in picture.at("hex")) if gauge.kinds else gauge.level


def _parts(painter: Painter, box: pygame.Rect, picture: BoardPicture, flat: bool) -> list[pygame.Rect]:
    """Return the part of the box that belongs to each gauge."""
    kit = painter.kit
    inner = box.inflate(-2 * kit.px("pad"), 0)
    found, x, y = [], inner.x, box.y + kit.px("pad") // 2
    for gauge in picture.gauges:
        wide, tall = _size(kit, painter.tr, gauge, flat)
        if flat:
            last = gauge is picture.gauges[-1]
            found.append(pygame.Rect(x, box.y, inner.right - x if last else wide, box.height))
            x += wide + 2 * kit.px("gap")
        else:
            found.append(pygame.Rect(inner.x, y, inner.width, tall))
            y += tall
    return found


def _size(kit: Kit, tr: Speaker, gauge: Dial, flat: bool) -> tuple[int, int]:
    if isinstance(gauge, Track):
        return _track_size(kit, tr, gauge, flat)
    if isinstance(gauge, Shelf):
        across = len(gauge.piles) if flat else min(_ACROSS, len(gauge.piles))
        return (across * _pile(kit), -(-len(gauge.piles) // across) * _below(kit))
    words = kit.text.size(tr(gauge.label), _LABEL).width
    icons = gauge.limit * (kit.px(_ICON) + kit.px(3)) if gauge.icons[0] else 0
    count = 0 if gauge.icons[0] else _count_width(kit, gauge)
    if flat:
        return (words + kit.px("gap-large") + icons + count, _row(kit))
    bar = 0 if gauge.icons[0] else gauge.limit * kit.px(_SEGMENT)
    return (max(words, icons + bar + count), kit.px(2) + _row(kit) + _below(kit))


def _count_width(kit: Kit, gauge: Gauge) -> int:
    return kit.text.size(f"{gauge.limit} / {gauge.limit}", _COUNT).width + kit.px(6)


def _below(kit: Kit) -> int:
    """Return the height of the row below the name of a gauge."""
    return max(kit.px(_ICON + 2), kit.text.line_height(_COUNT))


def _row(kit: Kit) -> int:
    return max(kit.px(22), kit.text.line_height(_COUNT))


def _line(kit: Kit, part: pygame.Rect, flat: bool) -> pygame.Rect:
    """Return the row with the name of a gauge."""
    row = _row(kit)
    top = part.y + (part.height - row) // 2 if flat else part.y + kit.px(2)
    return pygame.Rect(part.x, top, part.width, row)


def _values(kit: Kit, part: pygame.Rect, flat: bool) -> pygame.Rect:
    """Return the row with its icons, its bar and its count: below the name, or beside it in a low strip."""
    row = _line(kit, part, flat)
    return row if flat else pygame.Rect(row.x, row.bottom - kit.px(1), row.width, _below(kit))


def _ink(gauge: Gauge, value: int) -> Ink:
    return "danger" if value >= gauge.alarm else "ink"


def _draw_icons(painter: Painter, part: pygame.Rect, gauge: Gauge, flat: bool) -> None:
    """The steps that are done come first."""
    kit = painter.kit
    _write(painter, painter.tr(gauge.label), _line(kit, part, flat), _LABEL.of(_ink(gauge, gauge.level)))
    row = _values(kit, part, flat)
    for index in range(gauge.limit):
        key = gauge.icons[0] if index < gauge.level else gauge.icons[1]
        painter.sprite(key, _icon(kit, row, gauge, index, flat), kit.px(_ICON))


def _icon(kit: Kit, row: pygame.Rect, gauge: Gauge, index: int, flat: bool) -> Point:
    step = kit.px(_ICON) + kit.px(3)
    left = row.right - step * gauge.limit if flat else row.x
    return (left + step * (index + 0.5), float(row.centery))


def _draw_bar(painter: Painter, part: pygame.Rect, gauge: Gauge, value: int, flat: bool) -> None:
    """The name, one segment for each step, and the number."""
    ink = _ink(gauge, value)
    _write(painter, painter.tr(gauge.label), _line(painter.kit, part, flat), _LABEL.of(ink))
    row = _values(painter.kit, part, flat)
    _write(painter, f"{value} / {gauge.limit}", row, _COUNT.of(ink), across=1.0)
    if not flat:
        _segments(painter, row, gauge, float(value))


def _segments(painter: Painter, row: pygame.Rect, gauge: Gauge, shown: float) -> None:
    """The last ones are rimmed red; one may be filling."""
    kit = painter.kit
    tall = kit.px(10)
    box = pygame.Rect(row.x, row.centery - tall // 2, row.width - _count_width(kit, gauge), tall)
    gap = max(1, kit.px(2))
    width = (box.width + gap) / gauge.limit
    for index in range(gauge.limit):
        left, right = round(index * width), round((index + 1) * width) - gap
        part = pygame.Rect(box.x + left, box.y, max(1, right - left), box.height)
        deadly = index >= gauge.alarm - 1
        full: Ink = "danger" if deadly else "fire"
        kit.art.panel(
            painter.surface,
            part,
            kit.colour(full if index + 1 <= shown else "sunken"),
            radius=max(1, box.height // 3),
            rim=kit.colour("danger" if deadly else "line-strong"),
            rim_width=max(1.0, kit.k * 0.8),
        )
        if index < shown < index + 1:
            inner = part.inflate(-2, -2)
            inner.width = round(inner.width * (shown - index))
            painter.surface.fill(kit.colour(full), inner)


# tracks


def _strong_row(kit: Kit) -> int:
    return max(kit.px(20), kit.text.line_height(_STRONG))


def _mark(kit: Kit) -> float:
    return max(LEAST_MARK + 1, kit.px(6))


def _steps_width(kit: Kit, track: Track) -> int:
    return (track.steps + 1) * kit.px(_STEP) + track.steps * kit.px(_GAP)


def _seats(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def _strengths(tr: Speaker, track: Track, most: int = 0) -> tuple[str, str]:
    counts = (most, most) if most else track.strengths
    return (tr(track.names[0], count=counts[0]), tr(track.names[1], count=counts[1]))


def _track_size(kit: Kit, tr: Speaker, track: Track, flat: bool) -> tuple[int, int]:
    """As wide as the longest words that may come: head, steps, strengths, and what would come of it."""
    measure, gap = kit.text.size, kit.px("gap")
    left = tr(track.left, count=track.steps)
    head = measure(tr(track.title), _TITLE).width + 2 * gap + measure(left, _TEXT).width
    strengths = sum(measure(words, _STRONG).width for words in _strengths(tr, track, 24))
    balance = strengths + kit.px(_BALANCE) + 2 * gap
    ends = [
        measure(tr(key), _TEXT).width + gap + round(len(_seats(mask)) * 3.2 * _mark(kit))
        for key, mask in track.ends[1:]
    ]
    end = max(ends, default=0)
    steps, row = _steps_width(kit, track), _strong_row(kit)
    if flat:
        return (steps + balance + end + 2 * gap, max(kit.px(_STEP), row))
    tall = kit.text.line_height(_TITLE) + kit.px(_STEP) + 2 * row + 2 * kit.px(6)
    return (max(steps, head, balance, end), tall)


def _track_rows(
    painter: Painter, part: pygame.Rect, track: Track, flat: bool
) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return the rows of the steps, of the strengths and of what would come."""
    kit = painter.kit
    gap, row, step = kit.px("gap"), _strong_row(kit), kit.px(_STEP)
    wide = _steps_width(kit, track)
    if flat:
        words = sum(kit.text.size(words, _STRONG).width for words in _strengths(painter.tr, track))
        steps = pygame.Rect(part.x, part.centery - step // 2, wide, step)
        bar = pygame.Rect(steps.right + gap, part.centery - row // 2, words + kit.px(_BALANCE) + 2 * gap, row)
        return steps, bar, pygame.Rect(bar.right + gap, bar.y, max(0, part.right - bar.right - gap), row)
    steps = pygame.Rect(part.x, part.y + kit.text.line_height(_TITLE) + kit.px(2), min(wide, part.width), step)
    bar = pygame.Rect(part.x, steps.bottom + kit.px(6), part.width, row)
    return steps, bar, pygame.Rect(part.x, bar.bottom + kit.px(2), part.width, row)


def _draw_track(painter: Painter, part: pygame.Rect, track: Track, flat: bool) -> None:
    kit, tr = painter.kit, painter.tr
    steps, bar, end = _track_rows(painter, part, track, flat)
    if not flat:
        head = pygame.Rect(part.x, part.y, part.width, kit.text.line_height(_TITLE))
        kit.text.draw(painter.surface, tr(track.title), (head.x, head.centery), _TITLE, down=0.5)
        left = track.steps - track.at
        style = _TEXT.of("danger") if left <= track.alarm else _TEXT
        words = tr(track.left, count=left)
        kit.text.draw(painter.surface, words, (head.right, head.centery), style, across=1.0, down=0.5)
    _draw_steps(painter, steps, track, float(track.at))
    _draw_balance(painter, bar, track)
    if track.ends:
        key, mask = track.ends[0]
        right = kit.text.draw(painter.surface, tr(key), (end.x, end.centery), _TEXT, down=0.5).right
        radius = _mark(kit)
        for number, seat in enumerate(_seats(mask)):
            _seat(painter, seat, (right + kit.px("gap") + (number * 3.2 + 1.3) * radius, float(end.centery)), radius)


def _draw_steps(painter: Painter, steps: pygame.Rect, track: Track, at: float) -> None:
    """Where the piece may be, the last step lit, and the piece."""
    kit, (piece, step, last) = painter.kit, track.icons
    side = kit.px(_STEP)

    def middle(index: float) -> Point:
        return (steps.x + side / 2 + index * (side + kit.px(_GAP)), float(steps.centery))

    for index in range(track.steps):
        painter.sprite(step, middle(index), side, alpha=255 if index >= track.at else 120)
    kit.art.glow(painter.surface, middle(track.steps), 0.8 * side, painter.colour("danger"), 0.5)
    painter.sprite(last, middle(track.steps), side)
    x, y = middle(at)
    painter.sprite(piece, (x, y - kit.px(1)), side * 1.14)


def _draw_balance(painter: Painter, row: pygame.Rect, track: Track) -> None:
    """Both strengths, and a bar that leans to the stronger one."""
    kit, (attack, defence) = painter.kit, track.strengths
    lost = attack > defence
    comes, stands = _strengths(painter.tr, track)
    left = _write(painter, comes, row, _STRONG.of("danger" if lost else "ink"))
    right = _write(painter, stands, row, _STRONG.of("ink" if lost else "good"), across=1.0)
    tall = kit.px(8)
    bar = pygame.Rect(left.right + kit.px("gap"), row.centery - tall // 2, 0, tall)
    bar.width = max(kit.px(20), right.left - kit.px("gap") - bar.x)
    share = attack / (attack + defence) if attack + defence else 0.5
    kit.art.panel(painter.surface, bar, kit.colour("good-dark"), radius=tall // 2)
    part = bar.copy()
    part.width = round(bar.width * share)
    if part.width >= tall:
        kit.art.panel(painter.surface, part, kit.colour("danger-dark"), radius=tall // 2)
    kit.art.outline(painter.surface, bar, tall // 2, kit.colour("line-strong"), max(1.0, kit.k))


def _seat(painter: Painter, seat: int, where: Point, radius: float) -> None:
    """A disc in the colour of a seat, with its shape."""
    colours, kit = painter.seat(seat), painter.kit
    kit.art.circle(painter.surface, where, 1.3 * radius, colours.body, rim=colours.light, rim_width=max(1.0, kit.k))
    draw_shape(kit, painter.surface, where, 0.75 * radius, colours.shape, colours.ink)


def _write(painter: Painter, words: str, row: pygame.Rect, style: Style, *, across: float = 0.0) -> pygame.Rect:
    x = row.x + round(row.width * across)
    return painter.kit.text.draw(painter.surface, words, (x, row.centery), style, across=across, down=0.5)


# shelves


def _pile(kit: Kit) -> int:
    """Return the width of a pile with its number."""
    return kit.px(_ICON) + kit.text.size("88", _STRONG).width + kit.px(8)


def _draw_shelf(painter: Painter, part: pygame.Rect, shelf: Shelf, flat: bool) -> None:
    """The piles row by row; one that is used up is pale, and its number red."""
    kit, wide, tall = painter.kit, _pile(painter.kit), _below(painter.kit)
    across = len(shelf.piles) if flat else min(_ACROSS, len(shelf.piles))
    for index, pile in enumerate(shelf.piles):
        x, y = part.x + index % across * wide, part.y + index // across * tall
        middle = y + tall / 2 if not flat else float(part.centery)
        painter.sprite(pile.picture, (x + kit.px(_ICON) / 2, middle), kit.px(_ICON), alpha=255 if pile.count else 90)
        if pile.text:
            painter.label(pile.text, (x + kit.px(_ICON) / 2, middle), 0.6 * kit.px(_ICON), "ink-dark")
        where = (x + kit.px(_ICON + 3), round(middle))
        kit.text.draw(painter.surface, str(pile.count), where, _STRONG.of("ink" if pile.count else "danger"), down=0.5)


# what changes


class Dials:
    """The gauges while they change: a bar that fills, an icon that breaks, a piece that goes to its next step."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._values: tuple[int, ...] = ()
        self._former: list[int] = []
        self._left: list[float] = []
        """By gauge: how much of the way to the new value is still to go, 1 at first."""

    @property
    def moving(self) -> bool:
        """Return whether something changes."""
        return any(left > 0 for left in self._left)

    def see(self, picture: BoardPicture, *, at_once: bool) -> None:
        """Learn what is shown now."""
        values = tuple(value_of(gauge, picture) for gauge in picture.gauges)
        before, self._values = self._values, values
        if len(before) != len(values):
            self._former, self._left = list(values), [0.0] * len(values)
            return
        for index, (gauge, old, new) in enumerate(zip(picture.gauges, before, values, strict=True)):
            if old == new:
                continue
            breaks = isinstance(gauge, Gauge) and bool(gauge.icons[0])
            still = at_once or self._kit.reduced_motion or (breaks and new < old)
            self._former[index], self._left[index] = old, 0.0 if still else 1.0

    def update(self, seconds: float, gauges: Sequence[Dial]) -> bool:
        """Let time pass; True when a new frame is wanted."""
        if not self.moving:
            return False
        for index, gauge in enumerate(gauges[: len(self._left)]):
            self._left[index] = max(0.0, self._left[index] - seconds / _seconds(gauge))
        return True

    def finish(self) -> None:
        """Be at the end."""
        self._left = [0.0] * len(self._left)

    def draw(self, painter: Painter, box: pygame.Rect, picture: BoardPicture, flat: bool) -> None:
        """Draw what is under way over the gauges as they will be."""
        for index, part in enumerate(_parts(painter, box, picture, flat)):
            gauge, left = picture.gauges[index], self._left[index]
            if left <= 0:
                continue
            now, former = float(self._values[index]), float(self._former[index])
            if isinstance(gauge, Track):
                steps = _track_rows(painter, part, gauge, flat)[0]
                kit = painter.kit
                kit.art.panel(painter.surface, steps.inflate(kit.px(2), kit.px(4)), kit.colour("panel"))
                _draw_steps(painter, steps, gauge, lerp(now, former, ease(left)))
            elif isinstance(gauge, Gauge) and gauge.icons[0]:
                _break(painter, _values(painter.kit, part, flat), gauge, 1 - left, flat)
            elif isinstance(gauge, Gauge) and not flat:
                _segments(painter, _values(painter.kit, part, flat), gauge, lerp(now, former, ease(left)))


def _seconds(gauge: Dial) -> float:
    if isinstance(gauge, Track):
        return STEP_SECONDS
    return BREAK_SECONDS if isinstance(gauge, Gauge) and gauge.icons[0] else FILL_SECONDS


def _break(painter: Painter, row: pygame.Rect, gauge: Gauge, share: float, flat: bool) -> None:
    """A light slides to the next icon, and the icon bursts."""
    kit, (broken, whole) = painter.kit, gauge.icons
    icon = kit.px(_ICON)
    step, centre = icon + kit.px(3), _icon(kit, row, gauge, gauge.level - 1, flat)
    if share < 0.55:
        start = centre[0] - step * (1 - ease(share / 0.55))
        box = pygame.Rect(0, 0, icon, icon)
        box.center = (round(centre[0]), round(centre[1]))
        kit.art.panel(painter.surface, box, kit.colour("panel"))
        shake = sin(share * 40) * 0.05 * step
        painter.sprite(whole, (centre[0] + shake, centre[1]), icon)
        kit.art.glow(painter.surface, (start, centre[1]), 0.6 * step, kit.colour("danger"), 0.75)
        return
    part = (share - 0.55) / 0.45
    kit.art.glow(painter.surface, centre, step * 1.3, kit.colour("danger"), round((1 - part) * 8) / 8)
    for way in (-1, 1):
        at = (centre[0] + way * 0.5 * step * part, centre[1] + 0.5 * step * part * part)
        painter.sprite(broken, at, icon * (1 + 0.3 * part), alpha=round(140 * (1 - part)))
