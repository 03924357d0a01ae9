"""Many rows of which some are seen: lists to choose from, and the chronicle."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from catan_desktop.ui.geometry import Size, clamp
from catan_desktop.ui.text import BODY, SMALL, Style
from catan_desktop.ui.theme import Ink
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.keys import activates
from catan_desktop.ui.widgets.scroll import Scrolling


class ListView(Scrolling):
    """Many rows of one height, of which only the seen ones are drawn; one may be chosen."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        count: int,
        draw_row: Callable[[pygame.Surface, pygame.Rect, int], object],
        *,
        row: float | str = "row",
        on_choose: Callable[[int], object] | None = None,
        on_open: Callable[[int], object] | None = None,
        name: str = "",
        grow: float = 1.0,
    ) -> None:
        """`on_choose` is called with the row that was chosen, `on_open` on Enter or a second click."""
        super().__init__(kit, name=name, grow=grow)
        self.count = count
        self.draw_row = draw_row
        self.row = row
        self.on_choose = on_choose
        self.on_open = on_open
        self.chosen = -1
        self._under = -1

    def set(self, count: int) -> None:
        """Show another number of rows."""
        self.count = count
        self.chosen = min(self.chosen, count - 1)
        self.scroll_to(self.offset)
        self.touch()

    def carry(self, former: Widget) -> None:
        """Keep the row that is chosen."""
        super().carry(former)
        if isinstance(former, ListView) and former.count == self.count:
            self.chosen = former.chosen

    def choose(self, index: int) -> None:
        """Choose a row and bring it into sight."""
        if not 0 <= index < self.count:
            return
        self.chosen = index
        top = index * self._height()
        if top < self.offset:
            self.scroll_to(top)
        elif top + self._height() > self.offset + self.rect.height:
            self.scroll_to(top + self._height() - self.rect.height)
        self.touch()
        if self.on_choose is not None:
            self.on_choose(index)

    def length(self) -> int:
        """Return the height of all rows."""
        return self.count * self._height()

    def measure(self, width: int | None = None) -> Size:
        """Want to show all rows."""
        return Size(width or self.kit.px(200), self.length())

    def least(self) -> int:
        """Need the room of a short row."""
        return self.kit.px(120)

    def row_at(self, y: int) -> int:
        """Return the row at a height on the screen, or -1."""
        index = (y - self.rect.y + self.offset) // self._height()
        return index if 0 <= index < self.count else -1

    def handle(self, event: pygame.event.Event) -> bool:
        """Choose by click or arrow, open by Enter."""
        if super().handle(event) and event.type != pygame.KEYDOWN:
            return True
        if event.type == pygame.MOUSEMOTION:
            under = self.row_at(event.pos[1]) if self.rect.collidepoint(event.pos) else -1
            if under != self._under:
                self._under = under
                self.touch()
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.row_at(event.pos[1]) >= 0:
            again = self.row_at(event.pos[1]) == self.chosen
            self.choose(self.row_at(event.pos[1]))
            if again and self.on_open is not None:
                self.on_open(self.chosen)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in {pygame.K_UP, pygame.K_DOWN}:
            step = 1 if event.key == pygame.K_DOWN else -1
            self.choose(int(clamp(self.chosen + step, 0, self.count - 1)))
            return self.count > 0
        if activates(event) and self.chosen >= 0 and self.on_open is not None:
            self.on_open(self.chosen)
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the rows in sight."""
        before = surface.get_clip()
        surface.set_clip(before.clip(self.rect))
        view, height = self.view(), self._height()
        first = self.offset // height
        with self.kit.audit.scrolled():
            for index in range(first, min(self.count, first + self.rect.height // height + 2)):
                row = pygame.Rect(view.x, view.y + index * height - self.offset, view.width, height)
                if index == self.chosen or (index == self._under and self.hovered):
                    shade = self.kit.colour("select" if index == self.chosen else "raised")
                    self.kit.art.panel(surface, row, shade, radius=self.kit.px("radius-small"))
                self.draw_row(surface, row, index)
        surface.set_clip(before)
        self.draw_bar(surface)
        if self.ringed:
            self.kit.ring(surface, self.rect)

    def scroll_to(self, offset: float) -> None:
        """Set the offset so that no row is cut, kept between the ends."""
        height = self._height()
        super().scroll_to(offset if offset >= self.most else round(offset / height) * height)

    def _height(self) -> int:
        """Return the height of a row in real pixels: where not all are seen, just so many as are seen fill the view."""
        least = max(self.kit.px(self.row), self.kit.text.line_height(BODY))
        seen = self.rect.height // least
        return self.rect.height // seen if 0 < seen < self.count else least

    def _page(self, key: int) -> bool:
        return False if key in {pygame.K_UP, pygame.K_DOWN} else super()._page(key)


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of a chronicle."""

    text: str
    """May hold the markup of `catan_desktop.ui.rich`."""
    ink: Ink = "ink"
    key: int = 0
    """What `on_line` is called with, such as a ply."""


class LogPanel(Scrolling):
    """Coloured lines, broken to the width, the newest at the bottom; follows them while nobody reads further up."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        lines: Sequence[LogLine] = (),
        *,
        style: Style = BODY,
        on_line: Callable[[int], object] | None = None,
        below: Callable[[], str] | None = None,
        from_top: bool = False,
        name: str = "",
        grow: float = 1.0,
    ) -> None:
        """Make the panel.

        Args:
            below: gives the words of the mark that stands there while lines have come below what is seen.
            from_top: it is read from its beginning, and does not begin at its end.
        """
        super().__init__(kit, name=name, grow=grow)
        self.below = below
        self.from_top = from_top
        self.newer = False
        """Lines have come below what is seen."""
        self.lines: tuple[LogLine, ...] = tuple(lines)
        self.style = style
        self.on_line = on_line
        self._tops: list[int] = [0]
        self._known: tuple[object, ...] = ()
        self._under = -1

    def set(self, lines: Sequence[LogLine]) -> None:
        """Show these lines; lines added at the end cost only their own measuring."""
        if tuple(lines) == self.lines:
            return
        self.point_at(-1)  # another one comes to lie under the pointer
        at_end = self.offset >= self.most or not (self.hovered or self.focused)
        more = len(lines) > len(self.lines)
        self.lines = tuple(lines)
        if self.rect.width > 0:  # else no line has a width yet
            self._measure()
            self.scroll_to(self.most if at_end else self.offset)
        self.newer = not at_end and (more or self.newer) and self.offset < self.most
        self.touch()

    def to_newest(self) -> None:
        """Show the end."""
        self.scroll_to(self.most)

    def moved(self) -> None:
        """At the end nothing lies below."""
        self.newer = self.newer and self.offset < self.most

    def length(self) -> int:
        """Return the height of all lines."""
        return self._tops[-1]

    def measure(self, width: int | None = None) -> Size:
        """Want a few lines' room; it scrolls."""
        return Size(width or self.kit.px(220), self.kit.px(90))

    def least(self) -> int:
        """Need room for a few words."""
        return self.kit.px(140)

    def layout(self, rect: pygame.Rect) -> None:
        """Break the lines to the width and stay at the end if it was there."""
        at_end = (self.offset >= self.most or not self._known) and not (self.from_top and not self.offset)
        super().layout(rect)
        self._measure()
        self.offset = self.most if at_end else round(clamp(self.offset, 0, self.most))

    def handle(self, event: pygame.event.Event) -> bool:
        """Scroll, and click a line."""
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.mark().collidepoint(event.pos):
            self.to_newest()
            return True
        if event.type == pygame.MOUSEMOTION and self.on_line is not None:
            self.point_at(self._line_at(event.pos) if self.rect.collidepoint(event.pos) else -1)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.on_line is not None:
            at = self._line_at(event.pos)
            if at >= 0:
                self.on_line(self.lines[at].key)
                return True
        return False

    def update(self, seconds: float) -> None:
        """Forget the line when the pointer has left."""
        super().update(seconds)
        if not self.hovered:
            self.point_at(-1)

    @property
    def pointed(self) -> int | None:
        """Return the key of the line under the pointer; None where there is none."""
        return self.lines[self._under].key if self._under >= 0 else None

    def point_at(self, index: int) -> None:
        """Light up the line that the pointer has come to; -1: none."""
        if index != self._under:
            self._under = index
            self.moved_over()
            self.touch()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the lines in sight, of the first and the last only rows that are whole."""
        before = surface.get_clip()
        width, first = self._width(), max(0, bisect_right(self._tops, self.offset) - 1)
        above, below = self.hidden_height(first), self._cut_below()
        if first < len(self.lines) and self.offset + above >= self._tops[first] + self._rows(first)[0] - 1:
            first += 1
        seen = pygame.Rect(self.rect.x, self.rect.y + above, self.rect.width, self.rect.height - above - below)
        surface.set_clip(before.clip(seen))
        with self.kit.audit.scrolled():
            for index in range(first, len(self.lines)):
                top = self.rect.y + self._tops[index] - self.offset
                if top >= self.rect.bottom:
                    break
                row = pygame.Rect(self.rect.x, top, width, self._tops[index + 1] - self._tops[index])
                if index == self._under and self.hovered:
                    self.kit.art.panel(surface, row, self.kit.colour("hover"), radius=self.kit.px("radius-small"))
                self.draw_line(surface, self.lines[index], row)
        surface.set_clip(before)
        self.draw_bar(surface)
        self._draw_mark(surface)
        if self.ringed:
            self.kit.ring(surface, self.rect)

    def hidden_height(self, index: int) -> int:
        """Return how many pixels at the top hold but a part of a row, where a line is the first in sight."""
        if index >= len(self.lines) or self._tops[index] >= self.offset:
            return 0
        tall, row = self._rows(index)
        left = self._tops[index] + tall - self.offset
        return round(left % row) if left > 0 else 0

    def _cut_below(self) -> int:
        """Return how many pixels at the bottom hold but a part of a row."""
        end = self.offset + self.rect.height
        index = bisect_right(self._tops, end) - 1
        if index >= len(self.lines):
            return 0
        (tall, row), seen = self._rows(index), end - self._tops[index]
        return 0 if seen >= tall else -int(-(seen % row))

    def _rows(self, index: int) -> tuple[int, float]:
        """Return the height of a line, and that of one of its rows."""
        tall = self._tops[index + 1] - self._tops[index] - self.kit.px("gap-tiny")
        return tall, tall / max(1, round(tall / self.kit.text.line_height(self.style)))

    def mark(self) -> pygame.Rect:
        """Return the place of the mark that leads to the newest line; an empty one where there is none."""
        if not self.newer or self.below is None:
            return pygame.Rect(0, 0, 0, 0)
        px = self.kit.px
        words = self.kit.text.size(self.below(), SMALL)
        box = pygame.Rect(0, 0, min(self.rect.width, words.width + px(34)), words.height + px(6))
        box.midbottom = (self.rect.centerx, self.rect.bottom - px(2))
        return box

    def _draw_mark(self, surface: pygame.Surface) -> None:
        box = self.mark()
        if not box.width or self.below is None:
            return
        kit = self.kit
        kit.panel(surface, box, "select", radius="radius-small", shadow=True, rim="gold")
        icon = kit.icon("down", kit.px(12), "gold")
        surface.blit(icon, icon.get_rect(midleft=(box.x + kit.px(8), box.centery)))
        where = (box.x + kit.px(24), box.centery)
        kit.text.draw(surface, self.below(), where, SMALL.of("gold-light"), down=0.5, within=box)

    def moved_over(self) -> None:
        """Be told that the pointer has come to another line, or to none."""

    def line_height(self, line: LogLine, width: int) -> int:
        """Return the height of a line, the gap to the next left out."""
        return self.kit.rich.lay(line.text, width, self.style.of(line.ink), self.kit.k).size.height

    def draw_line(self, surface: pygame.Surface, line: LogLine, row: pygame.Rect) -> None:
        """Draw a line in its row."""
        laid = self.kit.rich.lay(line.text, row.width, self.style.of(line.ink), self.kit.k)
        self.kit.rich.draw(surface, laid, row.topleft, self.rect.inflate(2, 0))

    def _width(self) -> int:
        return max(1, self.rect.width - self._bar_width())

    def _line_at(self, where: tuple[int, int]) -> int:
        index = bisect_right(self._tops, where[1] - self.rect.y + self.offset) - 1
        return index if 0 <= index < len(self.lines) else -1

    def _measure(self) -> None:
        look = (self._width(), self.kit.text.pixels(self.style), self.kit.k)
        same = self._known[:1] == (look,)
        old = self._known[1] if same else ()
        assert isinstance(old, tuple)
        kept = 0
        for before, now in zip(old, self.lines, strict=False):
            if before is not now and before != now:
                break
            kept += 1
        del self._tops[kept + 1 :]
        gap = self.kit.px("gap-tiny")
        for line in self.lines[kept:]:
            self._tops.append(self._tops[-1] + self.line_height(line, look[0]) + gap)
        self._known = (look, self.lines)
