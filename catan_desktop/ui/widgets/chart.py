"""Numbers as pictures: progress, bars and lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from catan_desktop.ui.geometry import Size, clamp, mix
from catan_desktop.ui.text import SMALL, STRONG
from catan_desktop.ui.theme import Ink
from catan_desktop.ui.widgets.base import Kit, Widget

_LEVELS = (0.0, 0.5, 1.0)


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
        """`steps` divides the bar into so many cells."""
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


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar of a chart."""

    label: str
    value: float
    ink: Ink = "ice"
    mark: float | None = None
    """Where a line across the bar says what was expected."""


@dataclass(frozen=True, slots=True)
class Curve:
    """One line of a chart."""

    label: str
    values: tuple[float, ...]
    ink: Ink


class BarChart(Widget):
    """Upright bars with their value above and their name below."""

    def __init__(self, kit: Kit, bars: Sequence[Bar], *, tall: float = 160, name: str = "", grow: float = 0.0) -> None:
        """`tall` is the least height in design units."""
        super().__init__(kit, name=name, grow=grow)
        self.bars = tuple(bars)
        self.tall = tall

    def measure(self, width: int | None = None) -> Size:
        """Give each bar room for its name."""
        return Size(self.least() if width is None else width, self.kit.px(self.tall))

    def least(self) -> int:
        """Keep the names apart."""
        return len(self.bars) * (self._widest() + self.kit.px("gap-tiny"))

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
            tall = round(room * bar.value / most)
            box = pygame.Rect(middle - thick // 2, base - tall, thick, tall)
            ink = kit.colour(bar.ink)
            kit.art.panel(surface, box, mix(ink, (255, 255, 255), 0.15), ink, radius=kit.px("radius-small"))
            written = f"{bar.value:g}"
            top = base - tall
            if bar.mark is not None:
                level = base - round(room * bar.mark / most)
                surface.fill(kit.colour("gold"), (box.x - kit.px(3), level, thick + kit.px(6), kit.px(2)))
                top = min(top, level)
            kit.text.draw(surface, written, (middle, top), SMALL.of("ink"), across=0.5, down=1.0, within=self.rect)
            under = (middle, self.rect.bottom)
            kit.text.draw(surface, bar.label, under, SMALL, across=0.5, down=1.0, within=self.rect)

    def _widest(self) -> int:
        words = [bar.label for bar in self.bars] + [f"{bar.value:g}" for bar in self.bars]
        return max((self.kit.text.size(word, SMALL).width for word in words), default=0)


class LineChart(Widget):
    """Lines over steps from 0, with their names in a row above."""

    def __init__(
        self, kit: Kit, curves: Sequence[Curve], *, tall: float = 180, name: str = "", grow: float = 0.0
    ) -> None:
        super().__init__(kit, name=name, grow=grow)
        self.curves = tuple(curves)
        self.tall = tall

    def measure(self, width: int | None = None) -> Size:
        """Give room for lines and names."""
        wide = self.kit.px(280) if width is None else width
        return Size(wide, self.kit.px(self.tall) + self._legend(wide)[1])

    def least(self) -> int:
        """Keep each name whole."""
        widths = [self.kit.text.size(curve.label, STRONG).width + self.kit.px(28) for curve in self.curves]
        return max([self.kit.px(160), *widths])

    def draw(self, surface: pygame.Surface) -> None:
        """Draw axes, lines and names."""
        kit = self.kit
        places, tall = self._legend(self.rect.width)
        for (x, y), curve in zip(places, self.curves, strict=True):
            line = kit.text.line_height(STRONG)
            at = (self.rect.x + x, self.rect.y + y)
            kit.art.circle(surface, (at[0] + kit.px(6), at[1] + line / 2), kit.px(5), kit.colour(curve.ink))
            kit.text.draw(surface, curve.label, (at[0] + kit.px(16), at[1]), STRONG, within=self.rect)
        most = max((value for curve in self.curves for value in curve.values), default=0.0) or 1.0
        steps = max((len(curve.values) for curve in self.curves), default=0)
        line = kit.text.line_height(SMALL)
        marks = max(kit.text.size(f"{most * share:g}", SMALL).width for share in _LEVELS)
        left = self.rect.x + marks + kit.px("gap")
        plot = pygame.Rect(left, self.rect.y + tall + line // 2, 0, 0)
        plot.size = (self.rect.right - left - kit.px(6), max(1, self.rect.bottom - plot.y - line - kit.px("gap-tiny")))
        self._axes(surface, plot, most, steps)
        for curve in self.curves:
            points = [
                (plot.x + plot.width * index / max(1, steps - 1), plot.bottom - plot.height * value / most)
                for index, value in enumerate(curve.values)
            ]
            kit.art.line(surface, points, kit.colour(curve.ink), max(2.0, 2.5 * kit.k))
            if points:
                kit.art.circle(surface, points[-1], kit.px(4), kit.colour(curve.ink))

    def _axes(self, surface: pygame.Surface, plot: pygame.Rect, most: float, steps: int) -> None:
        kit = self.kit
        for share in _LEVELS:
            y = plot.bottom - round(plot.height * share)
            surface.fill(kit.colour("line"), (plot.x, y, plot.width, kit.px("hairline")))
            at = (plot.x - kit.px("gap-tiny"), y)
            kit.text.draw(surface, f"{most * share:g}", at, SMALL, across=1.0, down=0.5, within=self.rect)
        if steps > 1:
            for index, across in ((0, 0.0), (steps - 1, 1.0)):
                at = (plot.x + plot.width * index // (steps - 1), self.rect.bottom)
                kit.text.draw(surface, str(index), at, SMALL, across=across, down=1.0, within=self.rect)

    def _legend(self, width: int) -> tuple[list[tuple[int, int]], int]:
        kit = self.kit
        line = kit.text.line_height(STRONG)
        places: list[tuple[int, int]] = []
        x = y = 0
        for curve in self.curves:
            wide = kit.text.size(curve.label, STRONG).width + kit.px(16)
            if x and x + wide > width:
                x, y = 0, y + line
            places.append((x, y))
            x += wide + kit.px("pad")
        return places, y + line if places else 0
