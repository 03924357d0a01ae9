"""Numbers as pictures: progress, bars and lines. What a colour says is said by a shape, a figure or a word as well."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from catan_desktop.kernel.record import record
from catan_desktop.ui.geometry import Point, Size, clamp, mix
from catan_desktop.ui.text import SMALL
from catan_desktop.ui.theme import Ink
from catan_desktop.ui.widgets.axes import Legend, LegendEntry, Plot, Stepped, marked_steps
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.shapes import draw_shape


class ProgressBar(Widget):
    """How much is done, 0 to 1; in steps when there are some."""

    def __init__(
        self,
        kit: Kit,
        value: float = 0.0,
        *,
        ink: Ink = "ice",
        steps: int = 0,
        name: str = "",
        tip: str = "",
        grow: float = 0.0,
    ) -> None:
        """`steps`: cells into which the bar is divided."""
        super().__init__(kit, name=name, tip=tip, grow=grow)
        self.value = value
        self.ink = ink
        self.steps = steps

    def set(self, value: float) -> None:
        """Show another share."""
        if value != self.value:
            self.value = value
            self.touch()

    def measure(self, width: int | None = None) -> Size:
        """Take the width it gets."""
        return Size(self.kit.px(160) if width is None else width, self.kit.px(8))

    def least(self) -> int:
        """Need little room."""
        return self.kit.px(40)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw groove and filled part."""
        kit = self.kit
        part = clamp(self.value, 0.0, 1.0)
        cells = max(1, self.steps)
        gap = kit.px("gap-tiny") if cells > 1 else 0
        radius = self.rect.height // 2
        for cell in range(cells):
            left = self.rect.x + (self.rect.width + gap) * cell // cells
            right = self.rect.x + (self.rect.width + gap) * (cell + 1) // cells - gap
            box = pygame.Rect(left, self.rect.y, right - left, self.rect.height)
            kit.art.panel(surface, box, kit.colour("pressed"), radius=radius, rim=kit.colour("line"))
            filled = round(box.width * clamp(part * cells - cell, 0.0, 1.0))
            if filled > 0:
                done = pygame.Rect(box.x, box.y, max(filled, min(box.width, box.height)), box.height)
                kit.art.panel(surface, done, kit.colour(self.ink), radius=radius)


@record
class Bar:
    """One bar of a chart."""

    label: str
    value: float
    ink: Ink = "ice"
    mark: float | None = None
    """Where a line across the bar says what was expected."""
    tip: str = ""


@record
class Curve:
    """One line of a chart."""

    label: str
    values: tuple[float, ...]
    ink: Ink
    shape: str = "circle"
    """What marks it without colour."""


class BarChart(Widget):
    """Upright bars with their value above and their name below; a tooltip for each."""

    def __init__(self, kit: Kit, bars: Sequence[Bar], *, tall: float = 160, name: str = "", grow: float = 0.0) -> None:
        """`tall` is the least height in design units."""
        super().__init__(kit, name=name, grow=grow)
        self.bars = tuple(bars)
        self.tall = tall
        self._under = -1

    def measure(self, width: int | None = None) -> Size:
        """Return each bar room for its name."""
        return Size(self.least() if width is None else width, self.kit.px(self.tall))

    def least(self) -> int:
        """Keep the names apart."""
        return len(self.bars) * (self._widest() + self.kit.px("gap-tiny"))

    def handle(self, event: pygame.event.Event) -> bool:
        """Tell of the bar under the pointer."""
        if event.type == pygame.MOUSEMOTION and self.bars:
            at = (event.pos[0] - self.rect.x) * len(self.bars) // max(1, self.rect.width)
            under = at if self.rect.collidepoint(event.pos) and 0 <= at < len(self.bars) else -1
            if under != self._under:
                self._under = under
                self.tip = self.bars[under].tip if under >= 0 else ""
                self.touch()
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bars."""
        if not self.bars:
            return
        kit = self.kit
        line = kit.text.line_height(SMALL)
        base = self.rect.bottom - line - kit.px("gap-tiny")
        room = max(1, base - self.rect.y - line)
        most = max(max(bar.value, bar.mark or 0.0) for bar in self.bars) or 1.0
        cell = self.rect.width / len(self.bars)
        thick = max(2, min(round(cell * 0.62), kit.px(46)))
        surface.fill(kit.colour("line-strong"), (self.rect.x, base, self.rect.width, kit.px("hairline")))
        for index, bar in enumerate(self.bars):
            middle = self.rect.x + round(cell * (index + 0.5))
            if index == self._under and self.hovered:
                back = pygame.Rect(round(middle - cell / 2), self.rect.y, round(cell), self.rect.height)
                kit.art.panel(surface, back, kit.colour("hover"), radius=kit.px("radius-small"))
            tall = round(room * bar.value / most)
            box = pygame.Rect(middle - thick // 2, base - tall, thick, tall)
            ink = kit.colour(bar.ink)
            kit.art.panel(surface, box, mix(ink, (255, 255, 255), 0.15), ink, radius=kit.px("radius-small"))
            top = base - tall
            if bar.mark is not None:
                level = base - round(room * bar.mark / most)
                across = pygame.Rect(box.x - kit.px(3), level - kit.px(1), thick + kit.px(6), kit.px(2))
                surface.fill(kit.colour("ground"), across.inflate(kit.px(2), kit.px(2)))
                surface.fill(kit.colour("gold-light"), across)
                if base - tall - line < level + kit.px(2) and level < base - tall + kit.px(2):
                    top = min(top, level - kit.px(1))
            written = f"{bar.value:g}"
            kit.text.draw(surface, written, (middle, top), SMALL.of("ink"), across=0.5, down=1.0, within=self.rect)
            under = (middle, self.rect.bottom)
            kit.text.draw(surface, bar.label, under, SMALL, across=0.5, down=1.0, within=self.rect)

    def _widest(self) -> int:
        words = [bar.label for bar in self.bars] + [f"{bar.value:g}" for bar in self.bars]
        return max((self.kit.text.size(word, SMALL).width for word in words), default=0)


class LineChart(Stepped):
    """Lines over steps; the row of names above tells the values at the end, or where the pointer or arrows are."""

    def __init__(
        self,
        kit: Kit,
        curves: Sequence[Curve],
        *,
        steps: Sequence[int] = (),
        limit: tuple[float, str] | None = None,
        write: str = "",
        tall: float = 180,
        name: str = "",
        grow: float = 0.0,
    ) -> None:
        """Take the lines.

        Args:
            steps: what the steps are called, else 0, 1, 2 ...
            limit: a level to be marked across, with its name.
            write: what a step is, with `{}` for its number, such as `Round {}`.
        """
        super().__init__(kit, name=name, grow=grow)
        self.curves = tuple(curves)
        self.steps = tuple(steps) or tuple(range(max((len(curve.values) for curve in curves), default=0)))
        self.limit = limit
        self.write = write
        self.tall = tall

    def measure(self, width: int | None = None) -> Size:
        """Return room for lines and names."""
        wide = self.kit.px(280) if width is None else width
        return Size(wide, self.kit.px(self.tall) + self._legend().height(wide))

    def least(self) -> int:
        """Keep each name whole."""
        return max(self.kit.px(160), self._legend().least())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw axes, lines and names."""
        kit = self.kit
        self._legend().draw(surface, self.rect)
        plot = self._plot()
        plot.draw(surface, self.rect, self.at)
        for number, curve in enumerate(self.curves):
            beside = (number - (len(self.curves) - 1) / 2) * 1.5 * kit.k
            points: list[Point] = []
            for index, value in enumerate(curve.values):
                x, y = plot.point(index, value)
                points.append((x, y + beside))
            ink = kit.colour(curve.ink)
            if len(points) > 1:
                kit.art.line(surface, points, ink, max(2.0, 2.5 * kit.k))
            for index in marked_steps(len(points), plot.box.width, kit.px(90), number):
                kit.art.circle(surface, points[index], kit.px(6), kit.colour("ground"))
                draw_shape(kit, surface, points[index], kit.px(5), curve.shape, ink)
        if self.ringed:
            kit.ring(surface, self.rect)

    def _plot(self) -> Plot:
        values = [value for curve in self.curves for value in curve.values]
        most = max([*values, self.limit[0] if self.limit else 0.0], default=0.0)
        above, least = self._legend().height(self.rect.width), min(values, default=0.0)
        return Plot(self.kit, self.rect, above, most, self.steps, self.limit, least=least)

    def _legend(self) -> Legend:
        entries = []
        for curve in self.curves:
            value = curve.values[self.at if -1 <= self.at < len(curve.values) else -1] if curve.values else 0
            entries.append(LegendEntry(curve.label, f"{value:g}", curve.ink, curve.shape))
        step = self.steps[self.at] if self.steps else 0
        return Legend(self.kit, entries, self.write.format(step) if self.write and self.steps else "")
