"""Figures by seat in a table whose heads take as many lines as they need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.parts import draw_mark
from catan_desktop.ui.text import BODY, NAME, SMALL, STRONG, Style, figure
from catan_desktop.ui.widgets import Kit, Widget

_BETWEEN = 10
"""Room between the heads of two columns."""
_NAMED = 64
"""Width of a column with the name of a seat."""
_MARKED = 44
"""How strongly the column of a winner is tinted."""
_TOTAL = Style(font="strong", size="large")
_MANY = 9
"""Things of a column that have room."""
_GAP = 4
"""Room behind a name."""
_USUAL = "Ярослава"
"""A name of usual length."""


@dataclass(frozen=True, slots=True)
class Heading:
    """The head of a column of figures."""

    text: str
    icon: str = ""
    """A picture in its place; the text is what its tooltip says."""
    colour: int = -1
    """The mark of a seat in its place."""
    each: int = 1
    """Points of one thing of the column."""
    named: bool = False
    """The text stands below the mark."""
    winner: bool = False
    """The column is that of a winner."""
    widest: str = ""
    """What needs most room of its figures that are words."""

    def written(self, value: int | str) -> str:
        """Return a figure of the column: points of several each as a number of things times their points."""
        if isinstance(value, str):
            return value
        return f"{value // self.each}\u00a0×\u00a0{self.each}" if self.each > 1 and value else figure(value)


@dataclass(frozen=True, slots=True)
class Line:
    """One row."""

    name: str
    cells: tuple[int | str, ...]
    colour: int = -1
    """Seat colour of its mark; -1: it has none."""
    winner: bool = False
    icon: str = ""
    """A picture in the place of the mark."""
    own: int = -1
    """The column that belongs to the row's own seat, and so is empty."""
    total: bool = False
    """Its figures are the sums of those above."""


class FigureTable(Widget):
    """Figures under their heads."""

    def __init__(
        self,
        kit: Kit,
        heads: Sequence[Heading],
        rows: Sequence[Line],
        *,
        summed: bool = False,
        low: bool = False,
        name: str = "",
        grow: float = 0.0,
    ) -> None:
        """`summed`: the last column is a sum; `low`: lines are low, and their names small."""
        super().__init__(kit, name=name, grow=grow)
        self.heads = tuple(heads)
        self.rows = tuple(rows)
        self.summed = summed
        self.low = low
        self.style = STRONG if low else NAME

    def measure(self, width: int | None = None) -> Size:
        """Return room for heads and rows."""
        wide = self.kit.px(380) if width is None else width
        return Size(wide, self._head(wide) + len(self.rows) * self._row())

    def least(self) -> int:
        """Keep every head whole, and a mark with a name of usual length."""
        return self._mark() + self._short() + sum(self._cell(head) for head in self.heads)

    def handle(self, event: pygame.event.Event) -> bool:
        """Tell of the head under the pointer where it is a picture."""
        if event.type == pygame.MOUSEMOTION:
            self.tip = self._tip(event.pos)
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw heads, marks, names and figures."""
        kit = self.kit
        names, widths = self._names(self.rect.width), self._widths(self.rect.width)
        head = self._head(self.rect.width)
        x = self.rect.x + names
        for column, wide in zip(self.heads, widths, strict=True):
            if column.winner:
                box = pygame.Rect(x, self.rect.y, wide, head + len(self.rows) * self._row())
                kit.art.panel(surface, box, kit.colour("gold"), radius=kit.px(8), alpha=_MARKED)
            self._draw_head(surface, column, pygame.Rect(x, self.rect.y, wide, head - kit.px(6)))
            x += wide
        y = self.rect.y + head
        size = self.name_pixels(names)
        surface.fill(kit.colour("line"), (self.rect.x, y - kit.px(3), self.rect.width, kit.px("hairline")))
        for row in self.rows:
            if row.total:
                surface.fill(kit.colour("line-strong"), (self.rect.x, y, x - self.rect.x, max(2, kit.px(2))))
            self._draw_row(surface, row, y, names, widths, size)
            y += self._row()

    def name_pixels(self, names: int) -> int:
        """Return the size of the names in a column of that width: one for all of them, so that nobody's is smaller."""
        width = max(1, names - self._mark() - self.kit.px(_GAP))
        return min(self.kit.text.fit(row.name, self.style, width, lines=1).pixels for row in self.rows)

    def _draw_head(self, surface: pygame.Surface, column: Heading, box: pygame.Rect) -> None:
        kit = self.kit
        if column.icon:
            picture = kit.art.sprite(column.icon, kit.px(22))
            surface.blit(picture, picture.get_rect(midbottom=box.midbottom))
        elif column.colour >= 0:
            line = kit.text.line_height(SMALL) if column.named else 0
            draw_mark(kit, surface, (box.centerx, box.bottom - line - kit.px(11)), kit.px(10), column.colour)
            if column.named:
                name, pixels = kit.text.shortened(column.text, SMALL, self._room(box.width))
                where = (box.centerx, box.bottom)
                style = SMALL.of("gold") if column.winner else SMALL
                kit.text.draw(surface, name, where, style, pixels=pixels, across=0.5, down=1.0)
        else:
            lines = kit.text.wrap(column.text, SMALL, self._room(box.width))
            kit.text.draw_lines(surface, lines, box, SMALL, across=0.5, down=1.0)

    def _draw_row(
        self, surface: pygame.Surface, row: Line, y: int, names: int, widths: Sequence[int], size: int
    ) -> None:
        kit = self.kit
        middle = y + self._row() // 2
        left = self.rect.x + self._mark()
        if row.colour >= 0:
            draw_mark(kit, surface, (self.rect.x + kit.px(11), middle), kit.px(10), row.colour)
        elif row.icon:
            picture = kit.art.sprite(row.icon, kit.px(20))
            surface.blit(picture, picture.get_rect(center=(self.rect.x + kit.px(11), middle)))
        style = (STRONG if row.total else self.style).of("gold" if row.winner or row.total else "ink")
        width = max(1, names - self._mark() - kit.px(_GAP))
        shown = row.name if kit.text.size(row.name, style, size).width <= width else self._cut(row.name, width, size)
        kit.text.draw(surface, shown, (left, middle), style, pixels=size, down=0.5, within=self.rect)
        x = self.rect.x + names
        for index, (value, wide) in enumerate(zip(row.cells, widths, strict=True)):
            last = index == len(row.cells) - 1
            won = self.heads[index].winner if row.total else last and row.winner and self.summed
            ink = "gold" if won else "faint" if value == 0 else "ink"
            style = _TOTAL if row.total else STRONG if not self.low or won else BODY
            words = "–" if index == row.own and value == 0 else self.heads[index].written(value)
            kit.text.draw(surface, words, (x + wide // 2, middle), style.of(ink), across=0.5, down=0.5)
            x += wide

    def _cut(self, text: str, width: int, pixels: int) -> str:
        """As much of a long name as there is room for."""
        cut = len(text)
        while cut > 1 and self.kit.text.size(text[:cut] + "…", self.style, pixels).width > width:
            cut -= 1
        return text[:cut].rstrip() + "…"

    def _tip(self, where: tuple[int, int]) -> str:
        x = self.rect.x + self._names(self.rect.width)
        if not self.rect.y <= where[1] < self.rect.y + self._head(self.rect.width):
            return ""
        for column, wide in zip(self.heads, self._widths(self.rect.width), strict=True):
            if x <= where[0] < x + wide:
                return column.text if column.icon or column.colour >= 0 else ""
            x += wide
        return ""

    def _row(self) -> int:
        return max(self.kit.px(26 if self.low else 32), self.kit.text.line_height(self.style))

    def _mark(self) -> int:
        return self.kit.px(28) if any(row.colour >= 0 or row.icon for row in self.rows) else 0

    def _names(self, width: int) -> int:
        """The room of marks and names: what the columns leave, at most what they need."""
        room = max(self._short(), width - self._mark() - sum(map(self._cell, self.heads)))
        return self._mark() + min(self._widest(), room)

    def _widest(self) -> int:
        return max((self.kit.text.size(row.name, self.style).width for row in self.rows), default=0) + self.kit.px(12)

    def _short(self) -> int:
        """Return the width that names have at least: all that they need unless somebody's is unusually long."""
        return min(self._widest(), max(self.kit.px(64), self.kit.text.size(_USUAL, self.style).width))

    def _cell(self, head: Heading) -> int:
        if head.named:
            return max(self.kit.px(_NAMED), self.kit.text.size(head.widest, BODY).width + self.kit.px(_BETWEEN))
        drawn = head.icon or head.colour >= 0
        words = self.kit.px(26) if drawn else self.kit.text.widest_word(head.text, SMALL)
        widest = "000" if head.each == 1 else head.written(_MANY * head.each)
        return max(words, self.kit.text.size(widest, STRONG).width) + self.kit.px(_BETWEEN)

    def _room(self, cell: int) -> int:
        """Return the width of a head: heads side by side must not read as one."""
        return max(1, cell - self.kit.px(_BETWEEN))

    def _widths(self, width: int) -> list[int]:
        cells = [self._cell(head) for head in self.heads]
        spare = max(0, width - self._names(width) - sum(cells))
        return [cell + spare // len(cells) for cell in cells]

    def _head(self, width: int) -> int:
        tall = self.kit.px(24)
        for head, wide in zip(self.heads, self._widths(width), strict=True):
            if head.named:
                tall = self.kit.px(24) + self.kit.text.line_height(SMALL)
            elif not head.icon and head.colour < 0:
                tall = max(tall, self.kit.text.wrapped_size(head.text, SMALL, self._room(wide)).height)
        return tall + self.kit.px(8)
