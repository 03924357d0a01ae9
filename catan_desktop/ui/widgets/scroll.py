"""What is larger than its place: scrolling areas, lists of many rows, and the chronicle."""

from __future__ import annotations

from abc import abstractmethod
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from catan_desktop.ui.geometry import Size, clamp
from catan_desktop.ui.text import BODY, Style
from catan_desktop.ui.theme import Ink
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.keys import activates

_BAR = 8
_WHEEL = 48


class Scrolling(Widget):
    """The part common to all: an offset moved by wheel, bar and keys."""

    def __init__(self, kit: Kit, *, name: str = "", grow: float = 1.0) -> None:
        super().__init__(kit, name=name, grow=grow)
        self.offset = 0
        self._grip: int | None = None

    @abstractmethod
    def length(self) -> int:
        """Give the height of all that can be seen by scrolling, in real pixels."""

    @property
    def most(self) -> int:
        """Give the greatest offset."""
        return max(0, self.length() - self.rect.height)

    def view(self) -> pygame.Rect:
        """Give the place for the content, the bar's room left out where it is needed."""
        bar = self._bar_width() if self.length() > self.rect.height else 0
        return pygame.Rect(self.rect.x, self.rect.y, max(0, self.rect.width - bar), self.rect.height)

    def scroll_to(self, offset: float) -> None:
        """Set the offset, kept between the ends."""
        kept = round(clamp(offset, 0, self.most))
        if kept != self.offset:
            self.offset = kept
            self.moved()
            self.touch()

    def moved(self) -> None:
        """Be told that the offset changed."""

    def reveal(self, rect: pygame.Rect) -> None:
        """Scroll so far that a box on the screen is seen."""
        if rect.top < self.rect.top:
            self.scroll_to(self.offset - (self.rect.top - rect.top))
        elif rect.bottom > self.rect.bottom:
            self.scroll_to(self.offset + rect.bottom - self.rect.bottom)

    def path_at(self, where: tuple[int, int]) -> list[Widget]:
        """Keep the pointer from what is scrolled away, and for the bar."""
        if not self.visible or not self.rect.collidepoint(where):
            return []
        return [self] if self._thumb_track().collidepoint(where) else super().path_at(where)

    def handle(self, event: pygame.event.Event) -> bool:
        """Scroll by wheel, by dragging the bar, and with the page keys."""
        if event.type == pygame.MOUSEWHEEL:
            before = self.offset
            self.scroll_to(self.offset - event.y * self.kit.px(_WHEEL))
            return self.offset != before
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._thumb_track().collidepoint(event.pos):
            thumb = self._thumb()
            self._grip = event.pos[1] - thumb.y if thumb.collidepoint(event.pos) else thumb.height // 2
            self._drag(event.pos[1])
            return True
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            self._drag(event.pos[1])
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._grip is not None:
            self._grip = None
            return True
        return event.type == pygame.KEYDOWN and self._page(event.key)

    def draw_bar(self, surface: pygame.Surface) -> None:
        """Draw the bar where there is something to scroll."""
        if self.most <= 0:
            return
        thumb = self._thumb()
        ink = "ice-dark" if self._grip is not None or self.hovered else "line-strong"
        self.kit.art.panel(surface, thumb, self.kit.colour(ink), radius=thumb.width // 2)

    def _page(self, key: int) -> bool:
        steps = {
            pygame.K_PAGEUP: -self.rect.height,
            pygame.K_PAGEDOWN: self.rect.height,
            pygame.K_HOME: -self.offset,
            pygame.K_END: self.most - self.offset,
            pygame.K_UP: -self.kit.px(_WHEEL),
            pygame.K_DOWN: self.kit.px(_WHEEL),
        }
        if key not in steps or self.most <= 0:
            return False
        before = self.offset
        self.scroll_to(self.offset + steps[key])
        return self.offset != before

    def _bar_width(self) -> int:
        return self.kit.px(_BAR) + self.kit.px("gap-tiny")

    def _thumb_track(self) -> pygame.Rect:
        if self.most <= 0:
            return pygame.Rect(0, 0, 0, 0)
        width = self._bar_width()
        return pygame.Rect(self.rect.right - width, self.rect.y, width, self.rect.height)

    def _thumb(self) -> pygame.Rect:
        tall = max(self.kit.px(24), self.rect.height * self.rect.height // max(1, self.length()))
        tall = min(tall, self.rect.height)
        top = self.rect.y + (self.rect.height - tall) * self.offset // max(1, self.most)
        width = self.kit.px(_BAR) - self.kit.px(2)
        return pygame.Rect(self.rect.right - width, top, width, tall)

    def _drag(self, y: int) -> None:
        free = self.rect.height - self._thumb().height
        if free > 0:
            self.scroll_to((y - (self._grip or 0) - self.rect.y) * self.most / free)


class ScrollArea(Scrolling):
    """One widget that may be taller than its place."""

    def __init__(self, kit: Kit, child: Widget, *, name: str = "", grow: float = 1.0) -> None:
        super().__init__(kit, name=name, grow=grow)
        self.child = child
        self._tall = 0

    def children(self) -> Sequence[Widget]:
        """Give the one widget inside."""
        return (self.child,)

    def length(self) -> int:
        """Give the height of the widget inside."""
        return self._tall

    def measure(self, width: int | None = None) -> Size:
        """Want to show all of it."""
        return self.child.measure(width)

    def least(self) -> int:
        """Leave room for the bar."""
        return self.child.least() + self._bar_width()

    def layout(self, rect: pygame.Rect) -> None:
        """Measure at full width first, and again beside the bar if it is needed."""
        super().layout(rect)
        self._tall = self.child.measure(rect.width).height
        if self._tall > rect.height:
            self._tall = self.child.measure(max(0, rect.width - self._bar_width())).height
        self.offset = round(clamp(self.offset, 0, self.most))
        self.moved()

    def moved(self) -> None:
        """Place the widget inside anew."""
        view = self.view()
        self.child.layout(pygame.Rect(view.x, view.y - self.offset, view.width, max(self._tall, view.height)))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is seen."""
        if self.most <= 0:
            self.child.draw(surface)
            return
        before = surface.get_clip()
        # a focus ring may stand out a little at the sides
        surface.set_clip(before.clip(self.rect.inflate(2 * self.kit.px(5), 0)))
        with self.kit.ledger.scrolled():
            self.child.draw(surface)
        surface.set_clip(before)
        self.draw_bar(surface)


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
        """Give the height of all rows."""
        return self.count * self._height()

    def measure(self, width: int | None = None) -> Size:
        """Want to show all rows."""
        return Size(width or self.kit.px(200), self.length())

    def least(self) -> int:
        """Need the room of a short row."""
        return self.kit.px(120)

    def row_at(self, y: int) -> int:
        """Give the row at a height on the screen, or -1."""
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
        with self.kit.ledger.scrolled():
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

    def _height(self) -> int:
        return max(self.kit.px(self.row), self.kit.text.line_height(BODY))

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
    """Coloured lines, broken to the width, the newest at the bottom; follows them until the reader scrolls up."""

    focusable = True

    def __init__(
        self,
        kit: Kit,
        lines: Sequence[LogLine] = (),
        *,
        style: Style = BODY,
        on_line: Callable[[int], object] | None = None,
        name: str = "",
        grow: float = 1.0,
    ) -> None:
        super().__init__(kit, name=name, grow=grow)
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
        at_end = self.offset >= self.most
        self.lines = tuple(lines)
        if self.rect.width > 0:  # else no line has a width yet
            self._measure()
            self.scroll_to(self.most if at_end else self.offset)
        self.touch()

    def length(self) -> int:
        """Give the height of all lines."""
        return self._tops[-1]

    def measure(self, width: int | None = None) -> Size:
        """Want a few lines' room; it scrolls."""
        return Size(width or self.kit.px(220), self.kit.px(90))

    def least(self) -> int:
        """Need room for a few words."""
        return self.kit.px(140)

    def layout(self, rect: pygame.Rect) -> None:
        """Break the lines to the width and stay at the end if it was there."""
        at_end = self.offset >= self.most or not self._known
        super().layout(rect)
        self._measure()
        self.offset = self.most if at_end else round(clamp(self.offset, 0, self.most))

    def handle(self, event: pygame.event.Event) -> bool:
        """Scroll, and click a line."""
        if super().handle(event):
            return True
        if event.type == pygame.MOUSEMOTION and self.on_line is not None:
            under = self._line_at(event.pos) if self.rect.collidepoint(event.pos) else -1
            if under != self._under:
                self._under = under
                self.moved_over(under)
                self.touch()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.on_line is not None:
            at = self._line_at(event.pos)
            if at >= 0:
                self.on_line(self.lines[at].key)
                return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the lines in sight."""
        before = surface.get_clip()
        surface.set_clip(before.clip(self.rect))
        width = self._width()
        with self.kit.ledger.scrolled():
            for index in range(max(0, bisect_right(self._tops, self.offset) - 1), len(self.lines)):
                top = self.rect.y + self._tops[index] - self.offset
                if top >= self.rect.bottom:
                    break
                row = pygame.Rect(self.rect.x, top, width, self._tops[index + 1] - self._tops[index])
                if index == self._under and self.hovered:
                    self.kit.art.panel(surface, row, self.kit.colour("hover"), radius=self.kit.px("radius-small"))
                self.draw_line(surface, self.lines[index], row)
        surface.set_clip(before)
        self.draw_bar(surface)
        if self.ringed:
            self.kit.ring(surface, self.rect)

    def moved_over(self, index: int) -> None:
        """Be told which line the pointer has come to; -1: none."""

    def line_height(self, line: LogLine, width: int) -> int:
        """Give the height of a line, the gap to the next left out."""
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
