"""The bar of a replay: all moves of a game from left to right, in the colours of the turns, with its great moments."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence

import pygame

from catan_desktop.kernel.ids import NOBODY
from catan_desktop.kernel.record import record
from catan_desktop.present.models.charts import Moment
from catan_desktop.table_port.film import Stretch
from catan_desktop.ui.geometry import Size, clamp, mix
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import SMALL
from catan_desktop.ui.widgets import Kit, Widget
from catan_desktop.ui.widgets.cached import Cached
from catan_desktop.ui.widgets.shapes import draw_shape

_ICON, _BAND, _LANES = 14, 12, 2
_WEIGHT = {"danger": 0, "gold": 1, "fire": 2, "ice": 3, "good": 4}
"""Which moments get their picture first where there is no room for all."""


@record
class _Sign:
    """A moment on the bar."""

    moment: Moment
    x: int
    lane: int
    """-1: only a tick, the lanes are full here."""


class ScrubBar(Widget):
    """Click or drag goes to a move; the pointer tells what was there."""

    focusable = True

    def __init__(self, kit: Kit, texts: TableText, on_seek: Callable[[int], object], name: str = "bar") -> None:
        super().__init__(kit, name=name, tip=texts.tr("replay-bar"))
        self.texts = texts
        self.on_seek = on_seek
        self.first = self.last = self.ply = 0
        self.stretches: Sequence[Stretch] = ()
        self.moments: Sequence[Moment] = ()
        self.dragging = False
        self._starts: list[int] = []
        self._still = Cached(kit.audit)
        self._signs: tuple[object, list[_Sign]] = (None, [])

    def set(self, stretches: Sequence[Stretch], moments: Sequence[Moment]) -> None:
        """Show a game as certain eyes see it."""
        self.stretches, self.moments = stretches, moments
        self.first, self.last = stretches[0].first, stretches[-1].last
        self._starts = [stretch.first for stretch in stretches]
        self._signs = (None, [])
        self.touch()

    def go(self, ply: int) -> None:
        """Move the marker."""
        if ply != self.ply:
            self.ply = ply
            self.touch()

    def stretch_at(self, ply: int) -> Stretch:
        """The turn of a position."""
        return self.stretches[max(0, bisect_right(self._starts, ply) - 1)]

    def measure(self, width: int | None = None) -> Size:
        """Lanes for moments, the band, and the numbers of turns."""
        px = self.kit.px
        tall = _LANES * px(_ICON + 2) + px(_BAND) + px(4) + self.kit.text.line_height(SMALL)
        return Size(px(400) if width is None else width, tall)

    def least(self) -> int:
        """Need some room to drag."""
        return self.kit.px(240)

    # places

    def x_of(self, ply: float) -> int:
        """The pixel of a move."""
        room = self._band()
        return round(room.x + room.width * (ply - self.first) / max(1, self.last - self.first))

    def ply_at(self, x: int) -> int:
        """The move nearest to a pixel."""
        room = self._band()
        part = (x - room.x) / max(1, room.width)
        return int(clamp(round(self.first + part * (self.last - self.first)), self.first, self.last))

    def moment_at(self, where: tuple[int, int]) -> Moment | None:
        """The moment whose picture is under a point."""
        reach = self.kit.px(_ICON) // 2 + 1
        if where[1] >= self._band().y:
            return None
        for sign in self._placed():
            lane = self._lane(sign.lane)
            if sign.lane >= 0 and abs(where[0] - sign.x) <= reach and lane.y <= where[1] < lane.bottom:
                return sign.moment
        return None

    # events

    def handle(self, event: pygame.event.Event) -> bool:
        """Seek by press and drag; tell of what is under the pointer."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.dragging, self.tip = True, ""
            self._seek(event.pos)
            return True
        if event.type == pygame.MOUSEMOTION:
            if self.dragging:
                if getattr(event, "buttons", (1,))[0]:
                    self.on_seek(self.ply_at(event.pos[0]))
                    return True
                self.dragging = False
            self.tip = self._tip_at(event.pos)
            return False
        if event.type == pygame.MOUSEBUTTONUP and self.dragging:
            self.dragging = False
            return True
        if event.type == pygame.MOUSEWHEEL:
            self.on_seek(int(clamp(self.ply - event.y, self.first, self.last)))
            return True
        return False

    def _seek(self, where: tuple[int, int]) -> None:
        moment = self.moment_at(where)
        self.on_seek(moment.ply if moment is not None else self.ply_at(where[0]))

    def _tip_at(self, where: tuple[int, int]) -> str:
        if not self.rect.collidepoint(where):
            return self.texts.tr("replay-bar")
        moment = self.moment_at(where)
        ply = moment.ply if moment is not None else self.ply_at(where[0])
        stretch = self.stretch_at(ply)
        if stretch.seat == NOBODY:
            line = self.texts.tr("replay-setup")
        else:
            name = self.texts.name(stretch.seat)
            line = self.texts.tr("replay-bar-tip", ply=ply, round=self.texts.round(stretch.turn), name=name)
            line = line if stretch.when is None else f"{self.texts.say(stretch.when)} · {name}"
        return f"{self.texts.rich(moment.words)}\n<dim>{line}</>" if moment is not None else line

    # drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the still picture, what is past in full light, and the marker."""
        kit = self.kit
        colours = tuple(sitting.colour for sitting in self.texts.seats.sittings)
        key = (kit.k, kit.theme, colours, tuple(self.rect), id(self.moments), kit.larger)
        self._still.draw(surface, self.rect, key, self._paint)
        band = self._band()
        x = self.x_of(self.ply)
        rest = pygame.Rect(x, band.y, band.right - x, band.height)
        if rest.width > 0:
            veil = pygame.Surface(rest.size, pygame.SRCALPHA)
            veil.fill((*kit.colour("ground"), 120))
            surface.blit(veil, rest)
        stem = pygame.Rect(0, band.y - kit.px(4), max(2, kit.px(3)), band.height + kit.px(8))
        stem.centerx = x
        kit.art.panel(surface, stem.inflate(2, 2), kit.colour("ground"), radius=kit.px(2))
        kit.art.panel(surface, stem, kit.colour("gold-light"), radius=kit.px(1))
        kit.art.circle(surface, (x, band.centery), kit.px(7), kit.colour("gold"), rim=kit.colour("ground"))
        if self.ringed:
            kit.ring(surface, band.inflate(kit.px(8), kit.px(8)))

    def _paint(self, sheet: pygame.Surface) -> None:
        """Paint all that stays, on a sheet whose left top is this widget's."""
        kit = self.kit
        band = self._band().move(-self.rect.x, -self.rect.y)
        kit.art.panel(sheet, band.inflate(2, 2), kit.colour("line"), radius=kit.px(3))
        for stretch in self.stretches:
            self._paint_stretch(sheet, band, stretch)
        self._paint_numbers(sheet, band)
        for sign in self._placed():
            x = sign.x - self.rect.x
            ink = kit.colour(sign.moment.tone)
            sheet.fill(ink, (x - kit.px(1) // 2, band.y - kit.px(3), max(1, kit.px(1)), kit.px(3)))
            if sign.lane >= 0:
                lane = self._lane(sign.lane).move(-self.rect.x, -self.rect.y)
                icon = kit.icon(sign.moment.icon, kit.px(_ICON), sign.moment.tone)
                sheet.blit(icon, icon.get_rect(center=(x, lane.centery)))

    def _paint_stretch(self, sheet: pygame.Surface, band: pygame.Rect, stretch: Stretch) -> None:
        kit = self.kit
        left = self.x_of(stretch.first) - self.rect.x
        # a turn lasts until the next one begins
        right = self.x_of(min(stretch.last + 1, self.last)) - self.rect.x
        box = pygame.Rect(left, band.y, max(1, right - left), band.height)
        if stretch.seat == NOBODY:
            sheet.fill(kit.colour("raised"), box)
            return
        colours = self.texts.colours(stretch.seat)
        sheet.fill(mix(colours.body, colours.light, 0.12), box)
        sheet.fill(kit.colour("ground"), (box.x, box.y, max(1, kit.px(1)), box.height))
        if box.width >= kit.px(12):
            draw_shape(kit, sheet, box.center, kit.px(3.4), colours.shape, colours.ink)

    def _paint_numbers(self, sheet: pygame.Surface, band: pygame.Rect) -> None:
        """Number some rounds, or what the game counts instead, below the band, none over another."""
        kit = self.kit
        eras: dict[str, int] = {}
        for one in self.stretches:
            if one.era is not None:
                eras.setdefault(self.texts.say(one.era), one.first)
        names = dict(enumerate(eras, 1))
        begun = {number: eras[name] for number, name in names.items()}
        begun = begun or {self.texts.round(one.turn): one.first for one in reversed(self.stretches) if one.turn}
        wide = max([kit.text.size(name, SMALL).width for name in ("000", *names.values())]) + kit.px(16)
        room = max(1, band.width // wide)
        every = next((step for step in (1, 2, 5, 10, 20, 50, 100) if len(begun) <= step * room), 100)
        last = -wide
        for number in sorted(begun):
            if number != 1 and number % every:
                continue
            x = self.x_of(begun[number]) - self.rect.x
            if x - last < wide:
                continue
            last = x
            sheet.fill(kit.colour("line-strong"), (x, band.bottom, max(1, kit.px(1)), kit.px(4)))
            said = names.get(number, str(number))
            half = kit.text.size(said, SMALL).width // 2 + 1
            at = (int(clamp(x, half, self.rect.width - half)), band.bottom + kit.px(3))
            kit.text.draw(sheet, said, at, SMALL, across=0.5)

    def _band(self) -> pygame.Rect:
        px = self.kit.px
        side = px(8)
        top = self.rect.y + _LANES * px(_ICON + 2)
        return pygame.Rect(self.rect.x + side, top, max(1, self.rect.width - 2 * side), px(_BAND))

    def _lane(self, lane: int) -> pygame.Rect:
        tall = self.kit.px(_ICON + 2)
        return pygame.Rect(self.rect.x, self._band().y - (lane + 1) * tall - self.kit.px(2), self.rect.width, tall)

    def _placed(self) -> list[_Sign]:
        """Return where the moments stand: the weighty ones take their lane first."""
        key = (tuple(self.rect), id(self.moments), self.kit.k)
        if self._signs[0] != key:
            apart = self.kit.px(_ICON + 1)
            taken: list[list[int]] = [[] for _ in range(_LANES)]
            signs = []
            for moment in sorted(self.moments, key=lambda one: (_WEIGHT.get(one.tone, 9), one.ply)):
                x = self.x_of(moment.ply)
                lane = next((lane for lane in range(_LANES) if all(abs(x - o) >= apart for o in taken[lane])), -1)
                if lane >= 0:
                    taken[lane].append(x)
                signs.append(_Sign(moment, x, lane))
            self._signs = (key, signs)
        return self._signs[1]
