"""Text that is evenly spaced at every size, measured by the same function that draws it."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pygame

from catan_desktop.kernel.record import record
from catan_desktop.ui.geometry import Colour, Size, scaled
from catan_desktop.ui.text_audit import TextAudit
from catan_desktop.ui.theme import LEAST_TEXT, Ink, Theme

_KEPT = 4096
_SHRINK = 0.86
"""Share of its size that a text that does not fit keeps before it takes a second line."""


@record
class Style:
    """Which font, which type size, which colour; all three are names in the theme."""

    font: str = "text"
    size: str = "body"
    colour: Ink = "ink"

    def of(self, colour: Ink) -> Style:
        """Return the same style in another colour."""
        return self if colour == self.colour else styled(self.font, self.size, colour)


@lru_cache(maxsize=1024)
def styled(font: str, size: str, colour: Ink) -> Style:
    """Return a style by its parts: the same object every time, because most styles are wanted in every frame."""
    return Style(font, size, colour)


def figure(value: int) -> str:
    """Return a whole number in figures, a negative one with the sign of a minus instead of a hyphen."""
    return str(value).replace("-", "\u2212")


BODY = Style()
DIM = Style(colour="dim")
SMALL = Style(size="small", colour="dim")
STRONG = Style(font="strong")
LARGE = Style(size="large")
ASIDE = Style(font="italic", colour="dim")
FIGURE = Style(font="strong", size="figure")
NAME = Style(font="display", size="large")
HEADING = Style(font="display", size="heading", colour="gold")
TITLE = Style(font="display", size="title", colour="gold")
HERO = Style(font="display", size="hero", colour="gold")


@record
class Fitted:
    """A text made to fit a width: the type size it got and its lines."""

    pixels: int
    lines: tuple[str, ...]
    size: Size
    fits: bool
    """False when even the smallest type is too wide or too many lines: the caller must give more room."""


@dataclass(slots=True)
class _Rendered:
    surface: pygame.Surface
    ink: pygame.Rect | None = None


class Text:
    """Draws and measures text of one theme at one scale."""

    def __init__(self, fonts: Path, theme: Theme, audit: TextAudit | None = None) -> None:
        """Take the folder of font files; the pygame font module is started if it is not running."""
        pygame.font.init()
        self.audit = audit if audit is not None else TextAudit()
        self._folder = fonts
        self._theme = theme
        self._k = 1.0
        self._larger = 1.0
        self._fonts: dict[tuple[str, int], pygame.Font] = {}
        self._rendered: OrderedDict[tuple[str, str, int, Colour], _Rendered] = OrderedDict()
        self._wrapped: OrderedDict[tuple[str, str, int, int], tuple[str, ...]] = OrderedDict()
        self._sizes: dict[tuple[str, str, int], Size] = {}
        self._pixels: dict[str, int] = {}
        self._fits: dict[tuple[str, str, str, int, int, int | None], Fitted] = {}
        self._known: dict[str, dict[str, bool]] = {}

    def set_scale(self, k: float, larger: float = 1.0) -> None:
        """Set real pixels to a design unit, and how much larger the reader wants text besides."""
        if (k, larger) == (self._k, self._larger):
            return
        self._k, self._larger = k, larger
        self._fonts.clear()
        self._rendered.clear()
        self._wrapped.clear()
        self._sizes.clear()
        self._pixels.clear()
        self._fits.clear()

    def pixels(self, style: Style) -> int:
        """Return the real type size of a style, at least 12."""
        real = self._pixels.get(style.size)
        if real is None:
            real = max(LEAST_TEXT, round(self._theme.type[style.size] * self._k * self._larger))
            self._pixels[style.size] = real
        return real

    def size(self, text: str, style: Style = BODY, pixels: int | None = None) -> Size:
        """Measure one line."""
        real = pixels or self.pixels(style)
        key = (text, style.font, real)
        found = self._sizes.get(key)
        if found is None:
            if len(self._sizes) > 4 * _KEPT:
                self._sizes.clear()
            width, height = self._font(style, real).size(_drawable(text))
            found = self._sizes[key] = Size((width + 1) // 2 if text else 0, (height + 1) // 2)
        return found

    def line_height(self, style: Style = BODY, pixels: int | None = None) -> int:
        """Return the distance from one line of a paragraph to the next."""
        return self.size("", style, pixels).height

    def ink(self, text: str, style: Style = BODY) -> pygame.Rect:
        """Return the smallest box around the glyphs of a line, from its left top."""
        return self._ink(self._render(text, style, self.pixels(style)))

    def _ink(self, done: _Rendered) -> pygame.Rect:
        if done.ink is None:
            done.ink = done.surface.get_bounding_rect(min_alpha=40)
        return done.ink

    def render(self, text: str, style: Style = BODY, pixels: int | None = None) -> pygame.Surface:
        """Return a line as a picture; it is kept, so never draw on it."""
        return self._render(text, style, pixels or self.pixels(style)).surface

    def draw(
        self,
        surface: pygame.Surface,
        text: str,
        where: tuple[int, int],
        style: Style = BODY,
        *,
        pixels: int | None = None,
        across: float = 0.0,
        down: float = 0.0,
        within: pygame.Rect | None = None,
        alpha: int = 255,
    ) -> pygame.Rect:
        """Draw one line and give its box.

        `where` is the left top of the line; `across` and `down` move it: 0.5 centres it on `where`, 1 ends it there.
        `within` is the box the text must not leave; the audit calls a text that does clipped.
        """
        real = pixels or self.pixels(style)
        done = self._render(text, style, real)
        width, height = done.surface.get_size()
        box = pygame.Rect(where[0] - round(width * across), where[1] - round(height * down), width, height)
        if text:
            if alpha < 255:
                faded = done.surface.copy()
                faded.set_alpha(alpha)
                surface.blit(faded, box)
            else:
                surface.blit(done.surface, box)
        if self.audit.on and text:
            missing = self.missing(text, style)
            self.audit.add(
                text, self._ink(done).move(box.topleft), surface, pixels=real, within=within, missing=missing
            )
        return box

    def draw_lines(
        self,
        surface: pygame.Surface,
        lines: tuple[str, ...],
        rect: pygame.Rect,
        style: Style = BODY,
        *,
        pixels: int | None = None,
        across: float = 0.0,
        down: float = 0.0,
    ) -> pygame.Rect:
        """Draw lines in a box, aligned in it: 0 left or top, 0.5 middle, 1 right or bottom; give the box used."""
        height = self.line_height(style, pixels)
        top = rect.y + round((rect.height - height * len(lines)) * down)
        used = pygame.Rect(rect.x, top, 0, 0)
        for index, line in enumerate(lines):
            at = (rect.x + round(rect.width * across), top + index * height)
            used.union_ip(self.draw(surface, line, at, style, pixels=pixels, across=across, within=rect.inflate(2, 2)))
        return used

    def wrap(self, text: str, style: Style, width: int, pixels: int | None = None) -> tuple[str, ...]:
        """Break a text into lines of at most this width.

        Breaks at spaces and after hyphens, keeps line breaks, and cuts a word only where it alone is too wide.
        """
        real = pixels or self.pixels(style)
        key = (text, style.font, real, width)
        if key in self._wrapped:
            return self._wrapped[key]
        lines: list[str] = []
        for paragraph in text.split("\n"):
            lines.extend(self._broken(paragraph, style, width, real))
        self._wrapped[key] = tuple(lines)
        while len(self._wrapped) > _KEPT:
            self._wrapped.popitem(last=False)
        return self._wrapped[key]

    def wrapped_size(self, text: str, style: Style, width: int, pixels: int | None = None) -> Size:
        """Measure a text broken to this width."""
        lines = self.wrap(text, style, width, pixels)
        widest = max((self.size(line, style, pixels).width for line in lines), default=0)
        return Size(widest, len(lines) * self.line_height(style, pixels))

    def widest_word(self, text: str, style: Style = BODY, pixels: int | None = None) -> int:
        """Return the least width at which no word has to be cut."""
        pieces = (piece.strip() for line in text.split("\n") for piece in _pieces(line))
        return max((self.size(piece, style, pixels).width for piece in pieces), default=0)

    def modest(self, style: Style) -> int:
        """Return the type size to which a text shrinks before it takes more lines, in real pixels."""
        return max(LEAST_TEXT, round(self.pixels(style) * _SHRINK))

    def fit(self, text: str, style: Style, width: int, lines: int = 2, tall: int | None = None) -> Fitted:
        """Find type and breaks so that a text fits: smaller by a little, then more lines, then 12 pixels.

        Nothing is ever left out: where it cannot fit, `fits` is False and the lines are all there. `tall`: all the
        lines must not be higher than that.
        """
        key = (text, style.font, style.size, width, lines, tall)
        found = self._fits.get(key)
        if found is None:
            if len(self._fits) > _KEPT:
                self._fits.clear()
            found = self._fits[key] = self._find_fit(text, style, width, lines, tall)
        return found

    def _find_fit(self, text: str, style: Style, width: int, lines: int, tall: int | None) -> Fitted:
        full, modest = self.pixels(style), self.modest(style)
        for most, least in ((1, modest), (lines, modest), (lines, LEAST_TEXT)):
            for real in range(full, least - 1, -1):
                if most > 1 and self.widest_word(text, style, real) > width:
                    continue
                broken = self.wrap(text, style, width, real) if most > 1 else (text,)
                if tall is not None and len(broken) * self.line_height(style, real) > tall:
                    continue
                if len(broken) <= most and all(self.size(line, style, real).width <= width for line in broken):
                    return self._fitted(broken, style, real, True)
        return self._fitted(self.wrap(text, style, max(1, width), LEAST_TEXT), style, LEAST_TEXT, False)

    def shortened(self, text: str, style: Style, width: int) -> tuple[str, int]:
        """Return a text as one line with the size of its type: smaller where it must be, and where that does not do as
        much of it as fits, with an ellipsis."""
        found = self.fit(text, style, width, lines=1)
        if found.fits:
            return found.lines[0], found.pixels
        cut = len(text)
        while cut > 1 and self.size(text[:cut] + "…", style, found.pixels).width > width:
            cut -= 1
        return text[:cut].rstrip() + "…", found.pixels

    def missing(self, text: str, style: Style = BODY) -> str:
        """Return the characters of a text that the font has no glyph for."""
        font = self._font(style, LEAST_TEXT)
        known = self._known.setdefault(self._theme.fonts[style.font], {})
        for sign in _drawable(text):
            if sign not in known:
                known[sign] = sign.isspace() or _shape(font, sign) != _shape(font, "\uffff")
        return "".join(sign for sign in _drawable(text) if not known[sign])

    def _fitted(self, lines: tuple[str, ...], style: Style, pixels: int, fits: bool) -> Fitted:
        widest = max((self.size(line, style, pixels).width for line in lines), default=0)
        return Fitted(pixels, lines, Size(widest, len(lines) * self.line_height(style, pixels)), fits)

    def _font(self, style: Style, pixels: int) -> pygame.Font:
        file = self._theme.fonts[style.font]
        key = (file, pixels)
        if key not in self._fonts:
            self._fonts[key] = pygame.Font(self._folder / file, pixels * 2)
        return self._fonts[key]

    def _render(self, text: str, style: Style, pixels: int) -> _Rendered:
        colour = self._theme.colour(style.colour)
        key = (text, style.font, pixels, colour)
        found = self._rendered.get(key)
        if found is not None:
            self._rendered.move_to_end(key)
            return found
        size = self.size(text, style, pixels)
        if size.width:
            picture = scaled(self._font(style, pixels).render(_drawable(text), True, colour), size)
        else:
            picture = pygame.Surface(size, pygame.SRCALPHA)
        self._rendered[key] = _Rendered(picture)
        while len(self._rendered) > _KEPT:
            self._rendered.popitem(last=False)
        return self._rendered[key]

    def _broken(self, paragraph: str, style: Style, width: int, pixels: int) -> list[str]:
        lines: list[str] = []
        line = ""
        for piece in _pieces(paragraph):
            if not line or self.size((line + piece).rstrip(" "), style, pixels).width <= width:
                line += piece
            else:
                lines.append(line.rstrip(" "))
                line = piece
            while len(line) > 1 and self.size(line.rstrip(" "), style, pixels).width > width:
                cut = self._cut(line, style, width, pixels)
                lines.append(line[:cut])
                line = line[cut:]
        lines.append(line.rstrip(" "))
        return lines

    def _cut(self, word: str, style: Style, width: int, pixels: int) -> int:
        cut = 1
        while cut < len(word) and self.size(word[: cut + 1], style, pixels).width <= width:
            cut += 1
        return cut


BEGIN_NO_LINE = "%\u00b7"
"""Signs that stay in the line of what is before them."""


@lru_cache(maxsize=4096)
def _pieces(line: str) -> tuple[str, ...]:
    """Split a line after each space, but for one before a sign that begins no line, and after each hyphen inside a
    word."""
    pieces: list[str] = []
    start = 0
    for index, sign in enumerate(line[:-1]):
        joined = sign == "-" and index > start and line[index - 1].isalpha() and line[index + 1].isalpha()
        if (sign == " " and line[index + 1] not in f" {BEGIN_NO_LINE}") or joined:
            pieces.append(line[start : index + 1])
            start = index + 1
    pieces.append(line[start:])
    return tuple(pieces)


def _drawable(text: str) -> str:
    """Return a text without what no font can be asked for: NUL, and half signs in names that are no Unicode."""
    return text.replace("\0", "").encode("utf-8", "replace").decode("utf-8")


def _shape(font: pygame.Font, sign: str) -> bytes:
    """Return the pixels of one glyph; SDL says nothing of a missing one, it draws the font's empty box."""
    if not font.size(sign)[0]:
        return b""
    picture = font.render(sign, True, (255, 255, 255))
    return pygame.image.tobytes(picture, "RGBA")
