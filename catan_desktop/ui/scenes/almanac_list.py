"""The list of the almanac: its contents by groups, or what was found with the words around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from catan_desktop.present.almanac_entry import Entry
from catan_desktop.present.markup import escape
from catan_desktop.present.search import Hit, Piece
from catan_desktop.ui.scenes.almanac_parts import NO_PICTURE, draw_picture
from catan_desktop.ui.text import BODY, NAME, SMALL, STRONG, Style
from catan_desktop.ui.widgets import Kit, ListView

_ROW, _HIT_ROW = 34, 78
_SNIPPET_LINES = 2
_GROUP = Style("strong", "small", "ice")


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the list: a group's name, an entry of the contents, or something found."""

    group: str = ""
    entry: Entry | None = None
    hit: Hit | None = None

    @property
    def key(self) -> str:
        """Return the entry's key, or an empty text."""
        return self.entry.key if self.entry is not None else ""


class EntryList(ListView):
    """The contents by groups, or what was found with the words around it. Group names cannot be chosen."""

    def __init__(self, kit: Kit, on_choose: Callable[[Entry], object], on_open: Callable[[], object]) -> None:
        super().__init__(kit, 0, self._draw_line, row=_ROW, on_open=lambda _: on_open(), name="entries")
        self.lines: tuple[Line, ...] = ()
        self._take = on_choose

    def put(self, lines: Sequence[Line], key: str) -> None:
        """Show other lines, the one of an entry chosen."""
        if tuple(lines) != self.lines:
            self.lines = tuple(lines)
            self.row = _HIT_ROW if lines and lines[0].hit is not None else _ROW
            self.count = len(lines)
            self.offset = 0
        self.chosen = self._place(key)

    def mark(self, key: str) -> None:
        """Mark the line of an entry and bring it into sight; what lies before and after it is seen as well."""
        self.chosen = at = self._place(key)
        height, room = self._height(), self.rect.height
        if at >= 0 and room:
            if at * height < self.offset + height and at:
                self.scroll_to(at * height - min(2 * height, room // 3))
            elif (at + 1) * height > self.offset + room:
                self.scroll_to((at + 1) * height - room + min(2 * height, room // 3))
            elif at == 0:
                self.scroll_to(0)
        self.touch()

    def _place(self, key: str) -> int:
        return next((index for index, line in enumerate(self.lines) if key and line.key == key), -1)

    def step(self, step: int) -> bool:
        """Choose the next entry up or down."""
        at = self.chosen + step
        while 0 <= at < self.count and self.lines[at].entry is None:
            at += step
        if not 0 <= at < self.count:
            return False
        self.choose(at)
        return True

    def choose(self, index: int) -> None:
        """Choose an entry; a group's name does nothing."""
        entry = self.lines[index].entry if 0 <= index < self.count else None
        if entry is not None:
            super().choose(index)
            self._take(entry)

    def handle(self, event: pygame.event.Event) -> bool:
        """Step over the names of groups."""
        if event.type == pygame.KEYDOWN and event.key in {pygame.K_UP, pygame.K_DOWN}:
            self.step(1 if event.key == pygame.K_DOWN else -1)
            return True
        return super().handle(event)

    def row_at(self, y: int) -> int:
        """Return the entry's row at a height, -1 for a group's name."""
        index = super().row_at(y)
        return index if index >= 0 and self.lines[index].entry is not None else -1

    def _draw_line(self, surface: pygame.Surface, row: pygame.Rect, index: int) -> None:
        line = self.lines[index]
        if line.entry is None:
            self._draw_group(surface, row, line.group)
        else:
            self._draw_entry(surface, row, line.entry, line.hit, index == self.chosen)

    def _draw_group(self, surface: pygame.Surface, row: pygame.Rect, name: str) -> None:
        kit = self.kit
        at = (row.x + kit.px(6), row.bottom - kit.px(7))
        used = kit.text.draw(surface, name, at, _GROUP, down=1.0, within=row)
        left = used.right + kit.px("gap")
        rule = pygame.Rect(left, used.centery, max(0, row.right - kit.px(6) - left), kit.px("hairline"))
        surface.fill(kit.colour("line"), rule)

    def _draw_entry(
        self, surface: pygame.Surface, row: pygame.Rect, entry: Entry, hit: Hit | None, chosen: bool
    ) -> None:
        kit = self.kit
        side = kit.px(24 if hit is None else 36)
        spot = pygame.Rect(row.x + kit.px(6), row.y + kit.px(8), side, side)
        if hit is None:
            spot.centery = row.centery
        draw_picture(kit, surface, spot, entry.pictures[0] if entry.pictures else NO_PICTURE)
        left = spot.right + kit.px(10)
        room = max(1, row.right - left - kit.px(6))
        if hit is None:
            fitted = kit.text.fit(entry.headword, BODY, room)
            box = pygame.Rect(left, row.y, room, row.height)
            kit.text.draw_lines(surface, fitted.lines, box, BODY, pixels=fitted.pixels, down=0.5)
            return
        title = kit.rich.lay(marked(hit.headword(), "gold-light"), room, NAME, kit.k)
        if title.size.height > kit.text.line_height(NAME):
            title = kit.rich.lay(marked(hit.headword(), "gold-light"), room, STRONG, kit.k)
        y = row.y + kit.px(4)
        kit.rich.draw(surface, title, (left, y), row)
        lines = max(1, _SNIPPET_LINES - (title.size.height > kit.text.line_height(NAME)))
        self._draw_snippet(surface, hit, pygame.Rect(left, y + title.size.height, room, row.height), lines, chosen)

    def _draw_snippet(self, surface: pygame.Surface, hit: Hit, box: pygame.Rect, lines: int, chosen: bool) -> None:
        """Draw as many words around what was found as `lines` lines hold."""
        kit = self.kit
        style = SMALL.of("ink") if chosen else SMALL
        tall = lines * kit.text.line_height(style)
        for length in range(120, 20, -8):
            laid = kit.rich.lay(marked(hit.snippet(length), "gold-light"), box.width, style, kit.k)
            if laid.size.height <= tall:
                kit.rich.draw(surface, laid, box.topleft, box)
                return


def marked(pieces: Sequence[Piece], colour: str) -> str:
    """Put what was found into a colour."""
    return "".join(f"<{colour}>{escape(piece.text)}</>" if piece.found else escape(piece.text) for piece in pieces)
