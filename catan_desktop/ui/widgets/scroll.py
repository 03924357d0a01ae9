"""Scrolling of what is larger than its place: an offset moved by wheel, bar and keys, and a scrolling area."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from catan_desktop.ui.geometry import Size, clamp
from catan_desktop.ui.widgets.base import Kit, Widget

_BAR = 8
_WHEEL = 48
_LOW = 36
"""Design units: what is lower shows nothing that could be scrolled."""


class Scrolling(Widget):
    """The part common to all: an offset moved by wheel, bar and keys."""

    def __init__(self, kit: Kit, *, name: str = "", grow: float = 1.0) -> None:
        super().__init__(kit, name=name, grow=grow)
        self.offset = 0
        self._grip: int | None = None

    @abstractmethod
    def length(self) -> int:
        """Return the height of all that can be seen by scrolling, in real pixels."""

    def least_height(self, width: int) -> int:
        """Need room for a line or two."""
        del width
        return min(self.length(), self.kit.px(_LOW))

    @property
    def most(self) -> int:
        """Return the greatest offset."""
        return max(0, self.length() - self.rect.height)

    def view(self) -> pygame.Rect:
        """Return the place for the content, the bar's room left out where it is needed."""
        bar = self._bar_width() if self.length() > self.rect.height else 0
        return pygame.Rect(self.rect.x, self.rect.y, max(0, self.rect.width - bar), self.rect.height)

    def scroll_to(self, offset: float) -> None:
        """Set the offset, kept between the ends."""
        kept = round(clamp(offset, 0, self.most))
        if kept != self.offset:
            self.offset = kept
            self.moved()
            self.touch()

    def carry(self, former: Widget) -> None:
        """Stand as far down as before."""
        if isinstance(former, Scrolling):
            self.offset = former.offset

    def moved(self) -> None:
        """Be told that the offset changed."""

    def reveal(self, rect: pygame.Rect) -> None:
        """Scroll so far that a box on the screen is seen."""
        if rect.top < self.rect.top:
            self.scroll_to(self.offset - (self.rect.top - rect.top))
        elif rect.bottom > self.rect.bottom:
            self.scroll_to(self.offset + rect.bottom - self.rect.bottom)

    def begin_at(self, rect: pygame.Rect) -> None:
        """Scroll so far that a box on the screen stands at the top, if what follows it is long enough."""
        self.scroll_to(self.offset + rect.top - self.rect.top)

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
        """Return the one widget inside."""
        return (self.child,)

    def length(self) -> int:
        """Return the height of the widget inside."""
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
        with self.kit.audit.scrolled():
            self.child.draw(surface)
        surface.set_clip(before)
        self.draw_bar(surface)
