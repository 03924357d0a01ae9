"""A tile to choose a chapter of a lesson or a puzzle: a picture, a title with a line below it, and a mark."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.chapter_art import draw_chapter
from catan_desktop.ui.text import SMALL, Style
from catan_desktop.ui.widgets import Kit
from catan_desktop.ui.widgets.button import Pressable

_TITLE = Style("display", "large")
_LINE = SMALL.of("dim")
_PAD, _GAP = 10, 14
"""Room around the words, and between picture and words."""
_MARK, _BESIDE = 22, 12
"""The side of the mark, and how far it is from the edge."""


class ChoiceTile(Pressable):
    """One chapter or puzzle: gold where it comes next, with a tick where it is done."""

    art_size = (124, 74)
    """Width and height of the picture."""
    indent = 0
    """How far the line begins behind the title, for what is drawn before it."""
    almanac_entry = "tutorial"
    """The entry of the almanac that explains it."""

    def __init__(
        self,
        kit: Kit,
        title: str,
        line: str,
        art: Sequence[str],
        on_press: Callable[[], object],
        *,
        done: bool,
        following: bool,
        name: str,
    ) -> None:
        """`art` names pictures, see `draw_chapter`; `following`: it is the one to go on with."""
        super().__init__(kit, on_press, name=name, topic=self.almanac_entry, grow=1.0)
        self.label, self.line, self.art = title, line, art
        self.done, self.following = done, following

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as its words, and as its picture."""
        px = self.kit.px
        wide = px(400) if width is None else width
        title, line = self._heights(wide - self._beside())
        return Size(wide, max(px(self.art_size[1]), title + px(3) + line) + 2 * px(_PAD))

    def least(self) -> int:
        """Need room for picture, mark and the longest word."""
        text = self.kit.text
        word = max(text.widest_word(self.label, _TITLE), text.widest_word(self.line, _LINE) + self.kit.px(self.indent))
        return word + self._beside()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card."""
        kit, box, px = self.kit, self.rect, self.kit.px
        rim = "gold" if self.following else "ice" if self.hovered else "line-strong"
        kit.panel(surface, box, "raised" if self.hovered else "panel", shadow=True, rim=rim)
        art = pygame.Rect(box.x + px(_PAD), 0, px(self.art_size[0]), px(self.art_size[1]))
        art.centery = box.centery
        draw_chapter(kit, surface, art, self.art)
        left, room, indent = art.right + px(_GAP), max(1, box.width - self._beside()), px(self.indent)
        high, low = self._heights(room)
        title = pygame.Rect(left, box.centery - (high + px(3) + low) // 2, room, high)
        line = pygame.Rect(left + indent, title.bottom + px(3), max(1, room - indent), low)
        style = _TITLE.of("gold" if self.following else "ink")
        kit.text.draw_lines(surface, kit.text.wrap(self.label, _TITLE, room), title, style)
        kit.text.draw_lines(surface, kit.text.wrap(self.line, _LINE, line.width), line, _LINE)
        self.draw_before(surface, pygame.Rect(left, line.y, indent, low))
        mark = "check" if self.done else "play" if self.following else ""
        if mark:
            icon = kit.icon(mark, px(_MARK), "good" if self.done else "gold")
            surface.blit(icon, icon.get_rect(midright=(box.right - px(_BESIDE), box.centery)))
        if self.ringed:
            kit.ring(surface, box, "radius-large")

    def draw_before(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw what stands before the line, in the room of `indent`."""

    def _heights(self, room: int) -> tuple[int, int]:
        """Return the heights of title and line in a width of `room`."""
        text, room = self.kit.text, max(1, room)
        line = text.wrapped_size(self.line, _LINE, max(1, room - self.kit.px(self.indent)))
        return text.wrapped_size(self.label, _TITLE, room).height, line.height

    def _beside(self) -> int:
        """Return the width of all but the words."""
        px = self.kit.px
        return px(_PAD + self.art_size[0] + _GAP) + px(_BESIDE + _MARK + 8)
