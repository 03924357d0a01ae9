"""Frames and spacing of widgets: cards with a title, room at the sides, gaps and lines."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from catan_desktop.ui.geometry import Size, inset, place
from catan_desktop.ui.text import HEADING, Style
from catan_desktop.ui.theme import Ink
from catan_desktop.ui.widgets.base import Kit, Widget


class Card(Widget):
    """A panel around one widget, with an optional title."""

    def __init__(
        self,
        kit: Kit,
        child: Widget,
        *,
        title: str = "",
        look: str = "panel",
        pad: float | str = "pad",
        shadow: bool = True,
        rim: Ink | None = "line",
        title_style: Style = HEADING,
        name: str = "",
        grow: float = 0.0,
    ) -> None:
        """`look`: panel, raised or sunken; see `Kit.panel`."""
        super().__init__(kit, name=name, grow=grow)
        self.child = child
        self.title = title
        self.title_style = title_style
        self.look = look
        self.pad = pad
        self.shadow = shadow
        self.rim = rim

    def children(self) -> Sequence[Widget]:
        """Return the one widget inside."""
        return (self.child,)

    def measure(self, width: int | None = None) -> Size:
        """Add title and padding to what is inside."""
        pad = 2 * self.kit.px(self.pad)
        inner = self.child.measure(None if width is None else max(0, width - pad))
        title = self.kit.text.size(self.title, self.title_style).width if self.title else 0
        wide = max(inner.width, title) + pad
        return Size(wide, inner.height + pad + self._head(wide if width is None else width))

    def least(self) -> int:
        """Add the padding."""
        title = self.kit.text.widest_word(self.title, self.title_style)
        return max(self.child.least(), title) + 2 * self.kit.px(self.pad)

    def layout(self, rect: pygame.Rect) -> None:
        """Leave room for the title."""
        super().layout(rect)
        inner = inset(rect, self.kit.px(self.pad))
        head = self._head(rect.width)
        self.child.layout(pygame.Rect(inner.x, inner.y + head, inner.width, max(0, inner.height - head)))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw panel, title and what is inside."""
        radius = "radius-large" if self.look == "panel" else "radius"
        self.kit.panel(surface, self.rect, self.look, shadow=self.shadow, rim=self.rim, radius=radius)
        if self.title:
            inner = inset(self.rect, self.kit.px(self.pad))
            lines = self.kit.text.wrap(self.title, self.title_style, inner.width)
            self.kit.text.draw_lines(surface, lines, inner, self.title_style)
        super().draw(surface)

    def _head(self, width: int) -> int:
        if not self.title:
            return 0
        inner = max(1, width - 2 * self.kit.px(self.pad))
        return self.kit.text.wrapped_size(self.title, self.title_style, inner).height + self.kit.px("gap")


class Padded(Widget):
    """Room around one widget; with a greatest width it is centred in what it gets."""

    def __init__(
        self, kit: Kit, child: Widget, *, pad: float | str = 0, most: float | None = None, down: float | None = None
    ) -> None:
        """`most`: greatest width in design units; `down`: 0 to 1 places it at its own height, None stretches it."""
        super().__init__(kit, grow=child.grow)
        self.child = child
        self.pad = pad
        self.most = most
        self.down = down

    def children(self) -> Sequence[Widget]:
        """Return the one widget inside."""
        return (self.child,)

    def measure(self, width: int | None = None) -> Size:
        """Add the padding."""
        pad = 2 * self.kit.px(self.pad)
        inner = self.child.measure(None if width is None else self._inner(width))
        return Size(inner.width + pad, inner.height + pad)

    def least(self) -> int:
        """Add the padding."""
        return self.child.least() + 2 * self.kit.px(self.pad)

    def layout(self, rect: pygame.Rect) -> None:
        """Place the widget inside."""
        super().layout(rect)
        space = inset(rect, self.kit.px(self.pad))
        width = self._inner(rect.width)
        height = space.height
        if self.down is not None:
            height = min(height, self.child.measure(width).height)
        self.child.layout(place((width, height), space, 0.5, self.down or 0.0))

    def _inner(self, width: int) -> int:
        inner = max(0, width - 2 * self.kit.px(self.pad))
        return inner if self.most is None else min(inner, self.kit.px(self.most))


class Space(Widget):
    """Empty room; by default it takes what is left."""

    def __init__(self, kit: Kit, length: float | str = 0, *, grow: float | None = None) -> None:
        super().__init__(kit, grow=(1.0 if length == 0 else 0.0) if grow is None else grow)
        self.length = length

    def measure(self, width: int | None = None) -> Size:
        """Return a square of its length."""
        del width
        side = self.kit.px(self.length)
        return Size(side, side)


class Line(Widget):
    """A hairline across a column."""

    def measure(self, width: int | None = None) -> Size:
        """Be as wide as it may."""
        return Size(width or 0, self.kit.px("hairline"))

    def least(self) -> int:
        """Need no width."""
        return 0

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the line."""
        surface.fill(self.kit.colour("line"), self.rect)
