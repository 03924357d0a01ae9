"""Widgets that place other widgets; they measure first and reflow, they never cut."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from catan_desktop.ui.geometry import Size, place, share
from catan_desktop.ui.widgets.base import Kit, Widget


class Box(Widget):
    """A widget that holds others in order."""

    def __init__(
        self,
        kit: Kit,
        children: Sequence[Widget] = (),
        *,
        gap: float | str = "gap",
        name: str = "",
        grow: float = 0.0,
    ) -> None:
        super().__init__(kit, name=name, grow=grow)
        self.gap = gap
        self.content: list[Widget] = list(children)
        self.sizes: dict[tuple[object, ...], Size] | None = None
        """Sizes by width and visible children, kept where nothing inside changes its size (`steady`); else None."""

    def children(self) -> Sequence[Widget]:
        """Return the widgets inside."""
        return self.content

    def shown(self) -> list[Widget]:
        """Return the widgets that take room."""
        return [child for child in self.content if child.visible]

    def measure(self, width: int | None = None) -> Size:
        """Return the size of all at a width; None: as broad as they want to be."""
        if self.sizes is None:
            return self.measured(width)
        key = (width, *[child.visible for child in self.content])
        if key not in self.sizes:
            self.sizes[key] = self.measured(width)
        return self.sizes[key]

    @abstractmethod
    def measured(self, width: int | None) -> Size:
        """Measure what is inside at a width; None: as broad as it wants to be."""

    def overfull(self) -> bool:
        """Return whether the last widget reaches beyond the place of all."""
        last = self.shown()[-1:]
        return any(one.rect.right > self.rect.right + 1 or one.rect.bottom > self.rect.bottom + 1 for one in last)

    def gaps(self, count: int) -> int:
        """Return the room that the gaps between `count` widgets take."""
        return self.kit.px(self.gap) * max(0, count - 1)


def steady(widget: Widget) -> Widget:
    """Return a widget in which every box measures what it holds once for a width, as nothing in it changes its size."""
    for part in widget.walk():
        if isinstance(part, Box):
            part.sizes = {}
    return widget


class Column(Box):
    """Stacks widgets from the top, each as wide as the column (or as it wants, with `across`)."""

    def __init__(
        self,
        kit: Kit,
        children: Sequence[Widget] = (),
        *,
        gap: float | str = "gap",
        across: float | None = None,
        name: str = "",
        grow: float = 0.0,
    ) -> None:
        """`across`: 0 left, 0.5 centred, 1 right; None stretches every widget to the full width."""
        super().__init__(kit, children, gap=gap, name=name, grow=grow)
        self.across = across

    def measured(self, width: int | None) -> Size:
        """Add up the heights."""
        sizes = [child.measure(width) for child in self.shown()]
        height = sum(size.height for size in sizes) + self.gaps(len(sizes))
        return Size(max((size.width for size in sizes), default=0), height)

    def least(self) -> int:
        """Return the widest of the least widths."""
        return max((child.least() for child in self.shown()), default=0)

    def layout(self, rect: pygame.Rect) -> None:
        """Give the room that is left to those that grow."""
        super().layout(rect)
        shown = self.shown()
        heights = [child.measure(rect.width).height for child in shown]
        spare = rect.height - sum(heights) - self.gaps(len(shown))
        if spare > 0:
            extra = share(spare, [child.grow for child in shown])
            heights = [height + more for height, more in zip(heights, extra, strict=True)]
        elif spare < 0:
            heights = _give_way(shown, heights, -spare)
        y = rect.y
        for child, height in zip(shown, heights, strict=True):
            row = pygame.Rect(rect.x, y, rect.width, height)
            if self.across is not None:
                row = place((min(rect.width, child.measure().width), height), row, self.across, 0)
            child.layout(row)
            y += height + self.kit.px(self.gap)


def _give_way(shown: Sequence[Widget], heights: list[int], lack: int) -> list[int]:
    """Take missing height from those that grow: they can scroll or show less."""
    room = [height if child.grow > 0 else 0 for child, height in zip(shown, heights, strict=True)]
    taken = share(min(lack, sum(room)), room)
    return [height - less for height, less in zip(heights, taken, strict=True)]


class Row(Box):
    """Sets widgets side by side; where room is short each gives way down to its least width."""

    def __init__(
        self,
        kit: Kit,
        children: Sequence[Widget] = (),
        *,
        gap: float | str = "gap",
        stretch: bool = False,
        even: bool = False,
        down: float = 0.5,
        name: str = "",
        grow: float = 0.0,
    ) -> None:
        """`stretch` makes all as tall as the row, `even` equally broad; else `down` places them: 0 top, 0.5 middle, 1
        bottom."""
        super().__init__(kit, children, gap=gap, name=name, grow=grow)
        self.stretch = stretch
        self.even = even
        self.down = down

    def widths(self, total: int) -> list[int]:
        """Divide a width among the widgets."""
        shown = self.shown()
        if self.even:
            return share(max(0, total - self.gaps(len(shown))), [1.0] * len(shown))
        natural = [child.measure().width for child in shown]
        spare = total - sum(natural) - self.gaps(len(shown))
        if spare >= 0:
            extra = share(spare, [child.grow for child in shown])
            return [width + more for width, more in zip(natural, extra, strict=True)]
        slack = [max(0, width - child.least()) for width, child in zip(natural, shown, strict=True)]
        taken = share(min(-spare, sum(slack)), slack)
        return [width - less for width, less in zip(natural, taken, strict=True)]

    def measured(self, width: int | None) -> Size:
        """Add up the widths."""
        shown = self.shown()
        if width is None:
            sizes = [child.measure() for child in shown]
        else:
            widths = self.widths(width)
            sizes = [Size(w, child.measure(w).height) for child, w in zip(shown, widths, strict=True)]
        total = sum(size.width for size in sizes) + self.gaps(len(sizes))
        return Size(total, max((size.height for size in sizes), default=0))

    def least(self) -> int:
        """Add up the least widths."""
        shown = self.shown()
        return sum(child.least() for child in shown) + self.gaps(len(shown))

    def layout(self, rect: pygame.Rect) -> None:
        """Place the widgets from the left."""
        super().layout(rect)
        x = rect.x
        for child, width in zip(self.shown(), self.widths(rect.width), strict=True):
            cell = pygame.Rect(x, rect.y, width, rect.height)
            if not self.stretch:
                cell = place((width, min(rect.height, child.measure(width).height)), cell, 0, self.down)
            child.layout(cell)
            x += width + self.kit.px(self.gap)


class Flow(Box):
    """Sets widgets side by side and starts a new line where they no longer fit."""

    def measured(self, width: int | None) -> Size:
        """Return one line without a width, else the lines at that width."""
        boxes = self._boxes(width if width is not None else 1 << 20)
        return Size(max((box.right for box in boxes), default=0), max((box.bottom for box in boxes), default=0))

    def least(self) -> int:
        """Return the widest of the least widths."""
        return max((child.least() for child in self.shown()), default=0)

    def layout(self, rect: pygame.Rect) -> None:
        """Place the widgets line by line."""
        super().layout(rect)
        for child, box in zip(self.shown(), self._boxes(rect.width), strict=True):
            child.layout(box.move(rect.topleft))

    def _boxes(self, width: int) -> list[pygame.Rect]:
        gap = self.kit.px(self.gap)
        boxes: list[pygame.Rect] = []
        x = y = tall = 0
        for child in self.shown():
            size = child.measure()
            if size.width > width:
                size = Size(width, child.measure(width).height)
            if x and x + size.width > width:
                x, y, tall = 0, y + tall + gap, 0
            boxes.append(pygame.Rect(x, y, size.width, size.height))
            x += size.width + gap
            tall = max(tall, size.height)
        return boxes


class Grid(Box):
    """Sets widgets in cells of equal width, as many columns as fit."""

    def __init__(
        self,
        kit: Kit,
        children: Sequence[Widget] = (),
        *,
        cell: float = 200,
        most: int = 99,
        gap: float | str = "gap",
        name: str = "",
        grow: float = 0.0,
    ) -> None:
        """`cell` is the least width of a cell in design units; `most` the most columns."""
        super().__init__(kit, children, gap=gap, name=name, grow=grow)
        self.cell = cell
        self.most = most

    def across(self, width: int) -> int:
        """Return the number of columns at a width."""
        gap = self.kit.px(self.gap)
        least = max(self.kit.px(self.cell), self.least())
        return max(1, min(self.most, len(self.shown()), (width + gap) // (least + gap)))

    def measured(self, width: int | None) -> Size:
        """Add up the heights of the lines."""
        shown = self.shown()
        if width is None:
            count = min(self.most, len(shown))
            width = self.kit.px(self.cell) * count + self.gaps(count)
        lines = self._lines(width)
        return Size(width, sum(lines) + self.gaps(len(lines)))

    def least(self) -> int:
        """Return the least width of one column."""
        return max((child.least() for child in self.shown()), default=0)

    def layout(self, rect: pygame.Rect) -> None:
        """Place the widgets; all in a line are equally tall."""
        super().layout(rect)
        count, gap = self.across(rect.width), self.kit.px(self.gap)
        widths = share(rect.width - gap * (count - 1), [1.0] * count)
        lines = self._lines(rect.width)
        y = rect.y
        for line, height in enumerate(lines):
            x = rect.x
            for child, width in zip(self.shown()[line * count : (line + 1) * count], widths, strict=False):
                child.layout(pygame.Rect(x, y, width, height))
                x += width + gap
            y += height + gap

    def _lines(self, width: int) -> list[int]:
        shown = self.shown()
        count = self.across(width)
        cell = (width - self.gaps(count)) // count
        heights = [child.measure(cell).height for child in shown]
        return [max(heights[start : start + count]) for start in range(0, len(heights), count)]
