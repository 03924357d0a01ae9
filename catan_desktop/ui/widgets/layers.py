"""A figure over steps as layers that lie on each other, each with its name beside its end."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from catan_desktop.ui.geometry import Size, mix
from catan_desktop.ui.text import SMALL, STRONG
from catan_desktop.ui.widgets.axes import Plot, Stepped
from catan_desktop.ui.widgets.base import Kit
from catan_desktop.ui.widgets.chart import Curve


class LayerChart(Stepped):
    """Layers up from 0 in the order given, those below 0 down from it.

    The names at the right tell the values at the end or at the guide.
    """

    def __init__(
        self,
        kit: Kit,
        layers: Sequence[Curve],
        *,
        steps: Sequence[int],
        limit: tuple[float, str] | None = None,
        write: str = "{}",
        most: float = 0.0,
        tall: float = 200,
        name: str = "",
        grow: float = 0.0,
    ) -> None:
        """Take the layers.

        Args:
            steps: what the steps are called.
            limit: a level to be marked across, with its name.
            write: what a step is, with `{}` for its number.
            most: the least top of the scale, so that several charts can be compared.
        """
        super().__init__(kit, name=name, grow=grow)
        self.layers = tuple(layers)
        self.steps = tuple(steps)
        self.limit = limit
        self.write = write
        self.most = most
        self.tall = tall

    def measure(self, width: int | None = None) -> Size:
        """Return room for every name."""
        rows = (len(self.layers) + 1) * self._row() + 2 * self.kit.text.line_height(SMALL)
        return Size(self.least() if width is None else width, max(self.kit.px(self.tall), rows))

    def least(self) -> int:
        """Keep every name whole."""
        return self._aside() + self.kit.px(160)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the layers, the axes over them, and the names."""
        kit = self.kit
        plot = self._plot()
        ends = {sign: [0.0] * len(self.steps) for sign in (False, True)}
        for layer in self.layers:
            sign = _under(layer)
            below = ends[sign]
            above = ends[sign] = [low + value for low, value in zip(below, layer.values, strict=True)]
            if any(layer.values) and len(self.steps) > 1:
                upper = [plot.point(index, value) for index, value in enumerate(above)]
                lower = [plot.point(index, value) for index, value in enumerate(below)]
                ink = kit.colour(layer.ink)
                kit.art.polygon(surface, [*upper, *reversed(lower)], mix(ink, kit.colour("ground"), 0.35))
                kit.art.line(surface, upper, ink, max(1.5, 1.8 * kit.k))
        plot.draw(surface, self.rect, self.at)
        self._names(surface, plot)
        if self.ringed:
            kit.ring(surface, self.rect)

    def _names(self, surface: pygame.Surface, plot: Plot) -> None:
        """Name every layer beside its end, moved apart where they are thin."""
        kit, at = self.kit, self.at
        sums = [layer.values[at] if layer.values else 0.0 for layer in self.layers]
        places, low = [], {False: 0.0, True: 0.0}
        for number, layer in enumerate(self.layers):
            end, sign = layer.values[-1] if layer.values else 0.0, _under(layer)
            places.append((plot.point(0, low[sign] + end / 2)[1], number))
            low[sign] += end
        ranked = [number for y, number in sorted(places, key=lambda place: -place[0])]
        spread = self._spread([places[number][0] for number in ranked], plot.box)
        rows = [y for _, y in sorted(zip(ranked, spread, strict=True))]
        left = self.rect.right - self._aside() + kit.px(14)
        for layer, value, y in zip(self.layers, sums, rows, strict=True):
            ink = kit.colour(layer.ink)
            swatch = pygame.Rect(left, y - kit.px(5), kit.px(10), kit.px(10))
            kit.art.panel(surface, swatch, mix(ink, kit.colour("ground"), 0.2), radius=kit.px(2), rim=ink)
            words = (left + kit.px(16), y)
            style = STRONG if value else STRONG.of("faint")
            used = kit.text.draw(surface, layer.label, words, style, down=0.5, within=self.rect)
            where = (used.right + kit.px(6), y)
            told = STRONG.of("gold-light" if value else "faint")
            kit.text.draw(surface, f"{value:g}", where, told, down=0.5, within=self.rect)
        if self.steps:
            head = f"{self.write.format(self.steps[at])}: {sum(sums):g}"
            where = (left, self.rect.y + kit.text.line_height(SMALL) // 2)
            kit.text.draw(surface, head, where, SMALL.of("gold-light"), down=0.5, within=self.rect)

    def _spread(self, middles: Sequence[float], box: pygame.Rect) -> list[int]:
        """Rows for names whose layers lie at these heights, the lowest first, none over another."""
        tall = self._row()
        top = self.rect.y + self.kit.text.line_height(SMALL) + tall // 2
        rows: list[float] = []
        limit = float(box.bottom)
        for y in middles:
            limit = min(y, limit)
            rows.append(limit)
            limit -= tall
        floor = top + (len(rows) - 1) * tall
        for index, y in enumerate(rows):
            rows[index] = max(y, floor - index * tall)
        return [round(y) for y in rows]

    def _row(self) -> int:
        return self.kit.text.line_height(STRONG)

    def _aside(self) -> int:
        kit = self.kit
        names = [kit.text.size(layer.label, STRONG).width for layer in self.layers]
        head = kit.text.size(f"{self.write.format(999)}: 99", SMALL).width
        return max([name + kit.px(16) for name in names] + [head]) + kit.px(6 + 14) + kit.text.size("00", STRONG).width

    def _plot(self) -> Plot:
        highs = [layer.values for layer in self.layers if not _under(layer)]
        tops = [sum(values) for values in zip(*highs, strict=True)]
        most = max([*tops, self.limit[0] if self.limit else 0.0, self.most], default=0.0)
        above = self.kit.text.line_height(SMALL)
        lows = [layer.values for layer in self.layers if _under(layer)]
        least = min([sum(values) for values in zip(*lows, strict=True)], default=0.0)
        return Plot(self.kit, self.rect, above, most, self.steps, self.limit, self._aside(), least)


def _under(layer: Curve) -> bool:
    """Return whether a layer lies below 0."""
    return min(layer.values, default=0.0) < 0
