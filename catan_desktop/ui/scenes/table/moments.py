"""Great moments, told large over the board one after the other: banners, and a battle as two rows that fill."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from catan_desktop.kernel.record import record, replace
from catan_desktop.present.models.moments import Moment, Side
from catan_desktop.present.words import Party, Who, Words
from catan_desktop.ui.geometry import clamp, ease, lerp
from catan_desktop.ui.scenes.parts import face_key
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.tables.board.playback import SPEEDS
from catan_desktop.ui.text import FIGURE, HEADING, LARGE, STRONG, TITLE, Style
from catan_desktop.ui.widgets import Kit

BANNER_SECONDS, TURN_SECONDS = 1.5, 0.9
BATTLE_SECONDS = 3.0
_COMES, _GOES = 0.22, 0.25
"""Seconds in which a moment comes, and goes."""
_BANNER, _TURN = 92, 56
"""Heights of a band across the board, and of the one at its foot that says whose turn it is, in design units."""
AWAY = 6.0
"""Seconds without any press or motion after which the beginning of the own turn is told."""
_BATTLE = 560
_HEAD, _ROW, _LINE = 66, 50, 34
_FILLS = (0.12, 0.4, 0.68)
"""Shares of a battle: the first row begins to fill, the second does, and the verdict stands."""


def seconds_of(moment: Moment) -> float:
    """Return how long a moment is told at normal speed."""
    return BATTLE_SECONDS if moment.sides else TURN_SECONDS if _own_turn(moment) else BANNER_SECONDS


def _own_turn(moment: Moment) -> bool:
    """Return whether it is the beginning of the own turn."""
    return not (moment.text or moment.sides)


@record
class _Telling:
    """A moment that is told, how many times faster than usual, and how far it has come."""

    moment: Moment
    speed: float
    age: float = 0.0


class Moments:
    """What is told large at one table, and how far it has come."""

    def __init__(self, kit: Kit, texts: TableText) -> None:
        self._kit = kit
        self._texts = texts
        self._queue: tuple[_Telling, ...] = ()
        self.idle = 0.0
        """Seconds since the person before the screen did anything."""

    @property
    def now(self) -> Moment | None:
        """Return what is told just now."""
        return self._queue[0].moment if self._queue else None

    @property
    def running(self) -> bool:
        """Return whether something is told."""
        return bool(self._queue)

    @property
    def busy(self) -> bool:
        """Return whether the game waits for it: for everything but the beginning of the own turn."""
        return any(not _own_turn(telling.moment) for telling in self._queue)

    def play(self, moments: Sequence[Moment], speed: str) -> None:
        """Tell moments after those that are told already; nothing where nothing is to move. The beginning of the own
        turn is told to somebody who may be looking elsewhere."""
        if SPEEDS[speed] > 0 and not self._kit.reduced_motion:
            told = [moment for moment in moments if self.idle >= AWAY or not _own_turn(moment)]
            self._queue += tuple(_Telling(moment, SPEEDS[speed]) for moment in told)

    def finish(self) -> None:
        """Be at the end of all of them."""
        self._queue = ()

    def update(self, seconds: float) -> bool:
        """Let time pass; True where a new frame is wanted."""
        self.idle += seconds
        if not self._queue:
            return False
        now, *later = self._queue
        now = replace(now, age=now.age + seconds * now.speed)
        self._queue = (now, *later) if now.age < seconds_of(now.moment) else tuple(later)
        return True

    # drawing

    def draw(self, surface: pygame.Surface, board: pygame.Rect) -> None:
        """Draw what is told over the board."""
        if not self._queue:
            return
        moment, age = self._queue[0].moment, self._queue[0].age
        whole = seconds_of(moment)
        here = ease(clamp(age / _COMES, 0.0, 1.0)) * clamp((whole - age) / _GOES, 0.0, 1.0)
        before = surface.get_clip()
        surface.set_clip(board.clip(before))
        with self._kit.audit.layer():
            if moment.sides:
                self._battle(surface, moment, board, here, age / whole)
            else:
                self._banner(surface, moment, board, here)
        surface.set_clip(before)

    def _banner(self, surface: pygame.Surface, moment: Moment, board: pygame.Rect, here: float) -> None:
        """A band sweeps across the board, with a face or a sign, a title and a line; lower, at the foot of the board,
        at the beginning of the own turn."""
        kit, px = self._kit, self._kit.px
        low = _own_turn(moment)
        band = pygame.Rect(board.x, 0, board.width, px(_TURN if low else _BANNER))
        band.centery = board.bottom - band.height // 2 if low else board.y + round(0.34 * board.height)
        alpha = round(238 * here)
        kit.art.panel(surface, band, kit.colour("panel"), kit.colour("ground"), alpha=alpha)
        wide = round(board.width * here)
        for y in (band.y, band.bottom - px(2)):
            surface.fill(kit.colour("gold"), pygame.Rect(board.centerx - wide // 2, y, wide, px(2)))
        if here < 0.35:
            return
        title = self._texts.say(moment.title)
        text = " ".join(self._texts.say(line) for line in moment.text)
        side, gap = round(0.74 * band.height), px(16)
        style = (HEADING if low else TITLE).of(moment.ink)
        room = max(1, board.width - side - 4 * gap)
        fitted = kit.text.fit(title, style, room, lines=1)
        width = max(fitted.size.width, kit.text.size(text, LARGE).width if text else 0)
        left = round(lerp(board.x - width / 3, board.centerx - (width + side + gap) / 2, here))
        self._emblem(surface, moment, pygame.Rect(left, band.centery - side // 2, side, side))
        x, tall = left + side + gap, fitted.size.height + (kit.text.line_height(LARGE) if text else 0)
        y = band.centery - tall // 2
        kit.text.draw_lines(
            surface, fitted.lines[:1], pygame.Rect(x, y, room, fitted.size.height), style, pixels=fitted.pixels
        )
        if text:
            kit.text.draw(surface, text, (x, y + fitted.size.height), LARGE)

    def _emblem(self, surface: pygame.Surface, moment: Moment, box: pygame.Rect) -> None:
        """The face of the seat, with the sign of what it won at its foot; without a seat the sign alone."""
        kit = self._kit
        if moment.seat >= 0:
            self._face(surface, moment.seat, box)
        if moment.icon:
            radius = round(box.width * (0.24 if moment.seat >= 0 else 0.5))
            centre = (box.right - radius // 2, box.bottom - radius) if moment.seat >= 0 else box.center
            kit.art.circle(surface, centre, radius, kit.colour("gold"), rim=kit.colour("gold-light"), rim_width=2.0)
            sign = kit.icon(moment.icon, round(1.25 * radius), "ink-dark")
            surface.blit(sign, sign.get_rect(center=centre))

    def _face(self, surface: pygame.Surface, seat: int, box: pygame.Rect) -> None:
        sitting = self._texts.seats.sittings[seat]
        key = face_key(sitting.character, sitting.human, sitting.colour) or "piece-settlement"
        picture = self._kit.art.sprite(key, box.width, seat=self._texts.colours(seat))
        surface.blit(picture, picture.get_rect(center=box.center))

    # a battle

    def _battle(self, surface: pygame.Surface, moment: Moment, board: pygame.Rect, here: float, share: float) -> None:
        """The fleet comes, both rows fill seat by seat, the verdict falls, and who loses or is honoured is named."""
        kit, px = self._kit, self._kit.px
        veil = kit.art.cached(("moment-veil", board.size), lambda: _veil(board.size, kit.colour("veil")))
        veil.set_alpha(round(150 * here))
        surface.blit(veil, board.topleft)
        lines = kit.text.line_height(TITLE) + len(moment.text[1:]) * px(_LINE)
        tall = px(_HEAD + 24) + len(moment.sides) * px(_ROW) + lines
        box = pygame.Rect(0, 0, min(px(_BATTLE), board.width - 2 * px(12)), min(tall, board.height - 2 * px(12)))
        box.center = (board.centerx, round(board.centery + (1 - here) * 0.1 * board.height))
        if here < 0.3:
            return
        decided = share >= _FILLS[2]
        kit.panel(surface, box, "raised", radius="radius", rim=moment.ink if decided else "gold")
        inner = box.inflate(-2 * px(20), -2 * px(12))
        self._line(surface, self._texts.say(moment.title), TITLE, inner, inner.y, 0.0)
        ship = kit.art.sprite(moment.sprite, px(64))
        sails = lerp(box.right + px(40), inner.right - ship.get_width(), ease(clamp(share / 0.35, 0.0, 1.0)))
        surface.set_clip(box.inflate(-4, -4).clip(surface.get_clip()))
        surface.blit(ship, (round(sails), inner.y - px(6)))
        surface.set_clip(board)
        top = inner.y + px(_HEAD)
        most = max(1, *(sum(side.shares) for side in moment.sides))
        for side, begins in zip(moment.sides, _FILLS, strict=False):
            part = clamp((share - begins) / (_FILLS[2] - _FILLS[1]), 0.0, 1.0)
            self._side(surface, side, pygame.Rect(inner.x, top, inner.width, px(40)), most, part)
            top += px(_ROW)
        if decided:
            self._verdict(surface, moment, pygame.Rect(inner.x, top, inner.width, inner.bottom - top))

    def _side(self, surface: pygame.Surface, side: Side, row: pygame.Rect, most: int, part: float) -> None:
        """One row: its name, a field for each unit in the colour of whose it is, and the sum so far."""
        kit, px = self._kit, self._kit.px
        label = pygame.Rect(row.x, row.y, px(112), row.height)
        sign = kit.icon(side.icon, px(22), "ink")
        surface.blit(sign, sign.get_rect(midleft=label.midleft))
        self._line(surface, self._texts.say(side.name), STRONG, label.move(px(28), 0), label.centery, 0.5)
        owners = [seat for seat, count in enumerate(side.shares) for _ in range(count)]
        seen = round(part * len(owners))
        room = row.width - label.width - px(44)
        step = min(px(34), room // most)
        for index, seat in enumerate(owners[:seen]):
            field = pygame.Rect(label.right + index * step, row.y + px(4), max(3, step - px(3)), row.height - px(8))
            colours = self._texts.colours(seat)
            kit.art.panel(
                surface, field, colours.body, colours.shade, radius=px(4), rim=colours.light, rim_width=max(1.0, kit.k)
            )
        kit.text.draw(surface, str(seen), (row.right, row.centery), FIGURE, across=1.0, down=0.5)

    def _verdict(self, surface: pygame.Surface, moment: Moment, box: pygame.Rect) -> None:
        """The verdict as a title, and below it who loses or is honoured, each with the face."""
        kit, px = self._kit, self._kit.px
        style = TITLE.of(moment.ink)
        self._line(surface, self._texts.say(moment.text[0]), style, box, box.y, 0.0)
        y = box.y + kit.text.line_height(style)
        for line in moment.text[1:]:
            left = box.x
            for seat in _named(line):
                self._face(surface, seat, pygame.Rect(left, y + px(2), px(_LINE - 4), px(_LINE - 4)))
                left += px(_LINE)
            room = pygame.Rect(left, y, box.right - left, px(_LINE))
            self._line(surface, self._texts.say(line), LARGE, room, room.centery, 0.5)
            y += px(_LINE)

    def _line(self, surface: pygame.Surface, text: str, style: Style, box: pygame.Rect, y: int, down: float) -> None:
        fitted = self._kit.text.fit(text, style, box.width, lines=1)
        line = fitted.lines[0] if fitted.lines else ""
        self._kit.text.draw(surface, line, (box.x, y), style, pixels=fitted.pixels, down=down)


def _named(line: Words) -> tuple[int, ...]:
    """Return the seats that a line names."""
    found: list[int] = []
    for _, value in line.arguments:
        if isinstance(value, Who):
            found.append(value.seat)
        elif isinstance(value, Party):
            found += [seat for seat in range(value.seats.bit_length()) if value.seats >> seat & 1]
    return tuple(found)


def _veil(size: tuple[int, int], ink: tuple[int, int, int]) -> pygame.Surface:
    veil = pygame.Surface(size)
    veil.fill(ink)
    return veil
