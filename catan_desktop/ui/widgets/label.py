"""Text that is only read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from catan_desktop.ui.card_name import unnamed
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.rich import Laid
from catan_desktop.ui.text import BODY, Style
from catan_desktop.ui.theme import Ink, SeatColours
from catan_desktop.ui.widgets.base import Kit, Widget

_LEADING = 8
"""Height of a line divided by what can be taken from it without touching a letter."""


class Label(Widget):
    """Plain text; it takes more lines where it is too wide."""

    def __init__(
        self,
        kit: Kit,
        text: str,
        style: Style = BODY,
        *,
        across: float = 0.0,
        name: str = "",
        tip: str = "",
        grow: float = 0.0,
        shrinks: int = 0,
    ) -> None:
        """`across`: 0 left, 0.5 centred, 1 right; `shrinks`: lines that it has at most, smaller where it must be; a
        single one is cut short where that does not do."""
        super().__init__(kit, name=name, tip=tip, grow=grow)
        self.text = text
        self.style = style
        self.across = across
        self.shrinks = shrinks

    def set(self, text: str) -> None:
        """Change the text; the caller lays out anew if it may need more room."""
        if text != self.text:
            self.text = text
            self.touch()

    def measure(self, width: int | None = None) -> Size:
        """Return the size in one line, or broken to a width."""
        if self.shrinks:
            if width is None:
                return self.kit.text.size(self.text, self.style)
            return self.kit.text.fit(self.text, self.style, max(1, width), self.shrinks).size
        return self.kit.text.wrapped_size(self.text, self.style, 1 << 20 if width is None else max(1, width))

    def least(self) -> int:
        """Return the widest word; of what shrinks, some letters."""
        if self.shrinks:
            return min(self.measure().width, 2 * self.kit.text.line_height(self.style))
        return self.kit.text.widest_word(self.text, self.style)

    def least_height(self, width: int) -> int:
        """Need no room between the last line and the next that does not come."""
        return self.measure(width).height - self.kit.text.line_height(self.style) // _LEADING

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the lines, in the middle of the height."""
        if self.shrinks:
            text, width = self.kit.text, max(1, self.rect.width)
            if self.shrinks == 1:
                line, pixels = text.shortened(self.text, self.style, width)
                lines: tuple[str, ...] = (line,)
            else:
                found = text.fit(self.text, self.style, width, self.shrinks, self.rect.height)
                lines, pixels = found.lines, found.pixels
            text.draw_lines(surface, lines, self.rect, self.style, pixels=pixels, across=self.across, down=0.5)
            return
        lines = self.kit.text.wrap(self.text, self.style, max(1, self.rect.width))
        down = 0.5 if len(lines) == 1 else 0.0
        self.kit.text.draw_lines(surface, lines, self.rect, self.style, across=self.across, down=down)


class CloseLabel(Label):
    """One line, smaller where it must be, that asks for the height of its letters alone."""

    def measure(self, width: int | None = None) -> Size:
        """Return the size of the letters."""
        wide = self.kit.text.size(self.text, self.style).width
        return Size(wide if width is None else min(wide, width), self.kit.text.pixels(self.style))

    def least(self) -> int:
        """Return the width of some letters."""
        return min(self.measure().width, 2 * self.kit.text.line_height(self.style))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it in the middle of its height."""
        line, pixels = self.kit.text.shortened(self.text, self.style, max(1, self.rect.width))
        box = self.rect.inflate(0, max(0, self.kit.text.line_height(self.style) - self.rect.height))
        self.kit.text.draw_lines(surface, (line,), box, self.style, pixels=pixels, across=self.across, down=0.5)


class RichText(Widget):
    """Marked-up text with links and pictures in the line; see `catan_desktop.ui.rich`."""

    def __init__(
        self,
        kit: Kit,
        source: str,
        style: Style = BODY,
        *,
        on_link: Callable[[str], object] | None = None,
        most: float = 420,
        name: str = "",
        tip: str = "",
        grow: float = 0.0,
    ) -> None:
        """`most` is the width in design units that it wants at most; given more, it takes it."""
        super().__init__(kit, name=name, tip=tip, grow=grow)
        self.most = most
        self.source = source
        self.style = style
        self.on_link = on_link
        self._hot = ""

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Take the focus only where there is a link to follow."""
        return self.on_link is not None and bool(self.break_lines(max(1, self.rect.width)).links())

    def set(self, source: str) -> None:
        """Change the text; the caller lays out anew if it may need more room."""
        if source != self.source:
            self.source = source
            self.touch()

    def break_lines(self, width: int) -> Laid:
        """Return the text broken to a width."""
        return self.kit.rich.lay(self.source, width, self.style, self.kit.k)

    def measure(self, width: int | None = None) -> Size:
        """Return the size in lines of the width it wants, or broken to a width."""
        return self.break_lines(self.kit.px(self.most) if width is None else max(1, width)).size

    def least(self) -> int:
        """Ask for a few words' width, at most its own."""
        return min(self.measure().width, self.kit.px(80))

    def handle(self, event: pygame.event.Event) -> bool:
        """Follow links by pointer, or with the arrows and Enter."""
        if event.type == pygame.MOUSEMOTION:
            self._set_hot(self._under(event.pos))
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._follow(self._under(event.pos))
        if event.type == pygame.KEYDOWN:
            if event.key in {pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER}:
                return self._follow(self._hot)
            if event.key in {pygame.K_LEFT, pygame.K_RIGHT}:
                return self._next(1 if event.key == pygame.K_RIGHT else -1)
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the text."""
        hot = self._hot if self.hovered or self.ringed else ""
        self.kit.rich.draw(surface, self.break_lines(max(1, self.rect.width)), self.rect.topleft, self.rect, hot)
        if self.ringed:
            self.kit.ring(surface, self.rect)

    def _under(self, where: tuple[int, int]) -> str:
        return self.break_lines(max(1, self.rect.width)).link_at(where[0] - self.rect.x, where[1] - self.rect.y)

    def _set_hot(self, link: str) -> None:
        if link != self._hot:
            self._hot = link
            self.touch()

    def _follow(self, link: str) -> bool:
        if link and self.on_link is not None:
            self.on_link(link)
            return True
        return False

    def _next(self, step: int) -> bool:
        links = self.break_lines(max(1, self.rect.width)).links()
        if not links:
            return False
        at = links.index(self._hot) + step if self._hot in links else 0
        self._set_hot(links[at % len(links)])
        return True


class Picture(Widget):
    """A picture by name, its proportions kept; of a card without the strip for its name."""

    named = False
    """A card keeps that strip: its name is written there."""

    def __init__(
        self,
        kit: Kit,
        key: str,
        size: float | str = "icon",
        *,
        ink: Ink | None = "ink",
        colours: SeatColours | None = None,
        name: str = "",
        tip: str = "",
        grow: float = 0.0,
    ) -> None:
        """`size` in design units; `ink` colours an icon, None keeps a picture's own colours, with those of a seat."""
        super().__init__(kit, name=name, tip=tip, grow=grow)
        self.key = key
        self.size = size
        self.ink = ink
        self.colours = colours

    def measure(self, width: int | None = None) -> Size:
        """Return a square of its size."""
        side = self.kit.px(self.size)
        return Size(side if width is None else min(side, width), side)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture in the middle of its place."""
        side = min(self.rect.size)
        if side <= 0:
            return
        if self.ink is None:
            draw = self.kit.art.sprite if self.named else partial(unnamed, self.kit.art)
            picture = draw(self.key, self.rect.size, seat=self.colours)
        else:
            picture = self.kit.icon(self.key, side, self.ink)
        surface.blit(picture, picture.get_rect(center=self.rect.center))
