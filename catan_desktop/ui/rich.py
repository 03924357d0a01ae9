"""Text with a little markup, whose signs `catan_desktop.present.markup` explains: styles, links, pictures."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterator

import pygame

from catan_desktop.kernel.record import record
from catan_desktop.present.markup import Paragraph, Span, escape, parse, plain
from catan_desktop.ui.art import Art
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.text import BEGIN_NO_LINE, Style, Text, styled
from catan_desktop.ui.theme import Ink, Theme

__all__ = ["Laid", "Paragraph", "RichPainter", "Span", "escape", "parse", "plain"]

_CALL_OUT = 12
_ITEM = 14
_SPARE = 2
_KEPT = 1024


@record
class _Run:
    """A piece of one line, placed; x and y from the left top of the whole text."""

    x: int
    y: int
    width: int
    height: int
    text: str
    style: Style
    link: str
    icon: str


@record
class Laid:
    """A text broken to a width, ready to be drawn."""

    size: Size
    runs: tuple[_Run, ...]
    notes: tuple[tuple[int, int], ...]
    """Top and bottom of each call-out."""

    def link_at(self, x: int, y: int) -> str:
        """Return the target of the link at a point, or an empty text."""
        for run in self.runs:
            if run.link and run.x <= x < run.x + run.width and run.y <= y < run.y + run.height:
                return run.link
        return ""

    def links(self) -> tuple[str, ...]:
        """Return the targets in reading order, each once."""
        return tuple(dict.fromkeys(run.link for run in self.runs if run.link))


class RichPainter:
    """Breaks and draws marked-up text with the fonts and pictures of one theme."""

    def __init__(self, text: Text, art: Art, theme: Theme) -> None:
        self._text = text
        self._art = art
        self._theme = theme
        self._kept: OrderedDict[tuple[str, int, Style, float, int], Laid] = OrderedDict()

    def lay(self, source: str, width: int, style: Style, k: float) -> Laid:
        """Break a text to a width in real pixels; `k` is real pixels to a design unit. It is kept."""
        key = (source, width, style, k, self._text.pixels(style))
        if key not in self._kept:
            self._kept[key] = self._lay(source, width, style, k)
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]

    def widest_word(self, source: str, style: Style, k: float) -> int:
        """Return the least width at which no word of a text has to be cut."""
        widest = 0
        for paragraph in parse(source):
            base, left, _ = self._look(paragraph.kind, style, k)
            height = self._text.line_height(base)
            for word in _words(paragraph.spans):
                bare = sum(self._measure(span, text.rstrip(" "), base, height) for span, text in word)
                widest = max(widest, left + bare)
        return widest + _SPARE

    def _lay(self, source: str, width: int, style: Style, k: float) -> Laid:
        runs: list[_Run] = []
        notes: list[tuple[int, int]] = []
        y = after = widest = 0
        for paragraph in parse(source):
            base, left, after = self._look(paragraph.kind, style, k)
            if paragraph.kind == "item":
                bullet = base.of("gold")
                mark = self._text.size("•", bullet)
                runs.append(_Run(0, y, *mark, "•", bullet, "", ""))
            top = y
            y, reach = self._flow(paragraph.spans, base, left, max(1, width - left), y, runs)
            widest = max(widest, left + reach)
            if paragraph.kind == "note":
                notes.append((top, y))
            y += after
        y -= after
        widest = max(widest, *(run.x + run.width for run in runs), 0)
        return Laid(Size(widest + _SPARE, max(0, y)), tuple(runs), tuple(notes))

    def draw(
        self, surface: pygame.Surface, laid: Laid, where: tuple[int, int], within: pygame.Rect, hot: str = ""
    ) -> None:
        """Draw a laid text at a point; `hot` is the link under the pointer or with the focus."""
        for top, bottom in laid.notes:
            bar = pygame.Rect(where[0], where[1] + top, max(2, (bottom - top) // 24), bottom - top)
            self._art.panel(surface, bar, self._theme.colour("gold"), radius=2)
        area = surface.get_clip()
        for run in laid.runs:
            at = (where[0] + run.x, where[1] + run.y)
            if at[1] > area.bottom or at[1] + run.height < area.top:
                continue
            if run.icon:
                picture = self._art.icon(run.icon, run.height, self._theme.colour(run.style.colour))
                surface.blit(picture, at)
                continue
            self._text.draw(surface, run.text, at, run.style, within=within)
            if run.link and run.text.strip():
                line = pygame.Rect(at[0], at[1] + round(run.height * 0.86), run.width, max(1, run.height // 18))
                ink = "gold-light" if run.link == hot else run.style.colour
                self._art.panel(surface, line, self._theme.colour(ink), alpha=255 if run.link == hot else 120)

    def _look(self, kind: str, style: Style, k: float) -> tuple[Style, int, int]:
        gap = round(4 * k)
        if kind == "heading":
            return Style("display", "heading", "gold"), 0, gap
        if kind == "item":
            return style, round(_ITEM * k), gap
        if kind == "note":
            return style, round(_CALL_OUT * k), gap
        return style, 0, gap

    def _styled(self, span: Span, base: Style) -> Style:
        ink: Ink = span.colour or ("link" if span.link else base.colour)
        font = base.font
        if base.font != "display":
            font = "strong" if span.bold else "italic" if span.italic else base.font
        return styled(font, base.size, ink)

    def _flow(
        self, spans: tuple[Span, ...], base: Style, left: int, width: int, y: int, runs: list[_Run]
    ) -> tuple[int, int]:
        """Set words until the line is full; pieces of one look in one line become one run.

        Give where the next line begins, and the least width at which the lines would break again as they do.
        """
        height = self._text.line_height(base)
        width = max(1, width - _SPARE)
        x = reach = 0
        glued: list[tuple[Span, str, int]] = []
        for word in _words(spans):
            bare = sum(self._measure(span, text.rstrip(" "), base, height) for span, text in word)
            if x and x + bare > width:
                self._emit(glued, base, left, y, height, runs)
                glued, x, y = [], 0, y + height
            for span, text in word:
                for part in self._parts(span, text, base, width):
                    piece = self._measure(span, part, base, height)
                    if x + self._measure(span, part.rstrip(" "), base, height) > width and glued:
                        self._emit(glued, base, left, y, height, runs)
                        glued, x, y = [], 0, y + height
                    glued.append((span, part, x))
                    reach = max(reach, x + self._measure(span, part.rstrip(" "), base, height))
                    x += piece
        self._emit(glued, base, left, y, height, runs)
        return y + height, reach

    def _parts(self, span: Span, text: str, base: Style, width: int) -> tuple[str, ...]:
        """Cut a word that alone is wider than a line."""
        if span.icon or self._text.size(text.rstrip(" "), self._styled(span, base)).width <= width:
            return (text,)
        return self._text.wrap(text, self._styled(span, base), width)

    def _measure(self, span: Span, text: str, base: Style, height: int) -> int:
        return height if span.icon else self._text.size(text, self._styled(span, base)).width

    def _emit(
        self, glued: list[tuple[Span, str, int]], base: Style, left: int, y: int, height: int, runs: list[_Run]
    ) -> None:
        index = drift = 0
        while index < len(glued):
            span, text, x = glued[index]
            x += drift
            index += 1
            while index < len(glued) and glued[index][0] is span and not span.icon:
                text += glued[index][1]
                index += 1
            text = text.rstrip(" ") if index == len(glued) else text
            width = self._measure(span, text, base, height)
            runs.append(_Run(left + x, y, width, height, text, self._styled(span, base), span.link, span.icon))
            # words measured one by one are a pixel narrower or wider than the same words in one run
            if index < len(glued):
                drift = x + width - glued[index][2]


_PIECES = re.compile(rf"[^ ]* +(?:[{BEGIN_NO_LINE}][^ ]* *)*|[^ ]+")


def _words(spans: tuple[Span, ...]) -> Iterator[list[tuple[Span, str]]]:
    """Return what must stay together in one line: pieces up to and with the next space."""
    word: list[tuple[Span, str]] = []
    for span in spans:
        if span.icon:
            word.append((span, ""))
            continue
        for piece in _PIECES.findall(span.text):
            word.append((span, piece))
            if piece.endswith(" "):
                yield word
                word = []
    if word:
        yield word
