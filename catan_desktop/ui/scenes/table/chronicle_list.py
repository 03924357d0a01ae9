"""The chronicle as a list: a divider with the seat's colour for every turn, pictures before what matters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from catan_desktop.ui.scenes.parts import draw_mark
from catan_desktop.ui.text import BODY, STRONG, Style
from catan_desktop.ui.widgets import Kit, LogLine, LogPanel

_STEP = 12
"""Indent of a line that belongs to the line before."""
_BAR = 9
"""Room for the bar in the colour of the turn."""


@dataclass(frozen=True, slots=True)
class ChronicleRow(LogLine):
    """One line, or the divider before a turn."""

    colour: int = -1
    """Index of the seat colours of the turn it belongs to; -1: of none."""
    head: bool = False
    """True for the divider before a turn."""
    icon: str = ""
    """A picture before the words."""
    indent: bool = False
    """True where it belongs to the line before."""
    roll: bool = False
    """True where it tells of a roll and what that brought."""


class ChronicleList(LogPanel):
    """Dividers, bars in the colour of the turn, and pictures."""

    def __init__(
        self,
        kit: Kit,
        lines: Sequence[LogLine] = (),
        *,
        style: Style = BODY,
        on_line: Callable[[int], object] | None = None,
        on_hover: Callable[[int | None], object] | None = None,
        below: Callable[[], str] | None = None,
        from_top: bool = False,
        name: str = "",
    ) -> None:
        """Make the list.

        Args:
            on_hover: called with the key of the line under the pointer, and with None when there is none.
            from_top: it is read from its beginning, and does not begin at its end.
        """
        super().__init__(kit, lines, style=style, on_line=on_line, below=below, from_top=from_top, name=name)
        self.on_hover = on_hover

    def moved_over(self) -> None:
        """Tell whose line the pointer has come to."""
        if self.on_hover is not None:
            self.on_hover(self.pointed)

    def line_height(self, line: LogLine, width: int) -> int:
        """A divider has some air above it."""
        if not isinstance(line, ChronicleRow):
            return super().line_height(line, width)
        kit = self.kit
        if line.head:
            return kit.rich.lay(line.text, self._room(line, width), STRONG, kit.k).size.height + kit.px(6)
        return kit.rich.lay(line.text, self._room(line, width), self.style.of(line.ink), kit.k).size.height

    def _left(self, line: ChronicleRow) -> int:
        px = self.kit.px
        left = px(_BAR) if line.colour >= 0 else 0
        left += px(_STEP) if line.indent else 0
        return left + (px(20) if line.icon or line.head else 0)

    def _room(self, line: ChronicleRow, width: int) -> int:
        return max(1, width - self._left(line))

    def draw_line(self, surface: pygame.Surface, line: LogLine, row: pygame.Rect) -> None:
        """Draw the bar, the picture and the words."""
        if not isinstance(line, ChronicleRow):
            super().draw_line(surface, line, row)
            return
        kit = self.kit
        px = kit.px
        left = row.x + self._left(line)
        within = self.rect.inflate(2, 0)
        if line.head:
            laid = kit.rich.lay(line.text, self._room(line, row.width), STRONG.of(line.ink), kit.k)
            top = row.y + px(6)
            if line.colour >= 0:
                draw_mark(kit, surface, (row.x + px(8), top + laid.size.height / 2), px(7), line.colour)
            kit.rich.draw(surface, laid, (left - px(4), top), within)
            start = left + laid.size.width + px(4)
            rule = pygame.Rect(start, top + laid.size.height // 2, max(0, row.right - start), max(1, px(1)))
            surface.fill(kit.colour("line-strong"), rule)
            return
        if line.colour >= 0:
            seat = kit.theme.seats[line.colour % len(kit.theme.seats)]
            bar = pygame.Rect(row.x + px(1), row.y, px(3), row.height)
            surface.fill(seat.body, bar)
        if line.icon:
            icon = kit.icon(line.icon, px(14), line.ink)
            middle = row.y + kit.text.line_height(self.style) // 2
            surface.blit(icon, icon.get_rect(center=(left - px(11), middle)))
        laid = kit.rich.lay(line.text, self._room(line, row.width), self.style.of(line.ink), kit.k)
        kit.rich.draw(surface, laid, (left, row.y), within)
