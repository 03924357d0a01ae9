"""A record of every text drawn in a frame, for tests that judge whether it can be read and robots that read it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

import pygame


@dataclass(frozen=True)
class Drawn:
    """One line of text as it was drawn, in window pixels."""

    text: str
    ink: pygame.Rect
    """The smallest box around the glyphs."""
    clip: pygame.Rect
    """What of the window could be drawn on at that moment, and the box the owner allowed."""
    pixels: int
    """Height of the type."""
    layer: int
    scrolled: bool
    """Inside a scrolling area: what lies above or below its edge is meant to be cut."""
    missing: str
    """Characters the font does not have."""


class TextAudit:
    """Collects texts while it is on; off, it costs one comparison for each text."""

    def __init__(self, on: bool = False) -> None:
        self.on = on
        self.entries: list[Drawn] = []
        self._layer = 0
        self._layers = 0
        self._scrolled = 0

    def begin(self) -> None:
        """Forget the frame before."""
        self.entries.clear()
        self._layer = self._layers = 0

    def add(
        self,
        text: str,
        ink: pygame.Rect,
        surface: pygame.Surface,
        *,
        pixels: int,
        within: pygame.Rect | None = None,
        missing: str = "",
    ) -> None:
        """Note a text drawn on a surface; `ink` and `within` are in the surface's own pixels."""
        if not self.on or not text.strip():
            return
        clip = surface.get_clip() if within is None else _common(surface.get_clip(), within)
        dx, dy = surface.get_abs_offset()
        entry = Drawn(text, ink.move(dx, dy), clip.move(dx, dy), pixels, self._layer, self._scrolled > 0, missing)
        self.entries.append(entry)

    @contextmanager
    def off(self) -> Iterator[None]:
        """Note nothing meanwhile: for what is drawn a second time, or is noted in another way."""
        before, self.on = self.on, False
        try:
            yield
        finally:
            self.on = before

    @contextmanager
    def layer(self) -> Iterator[None]:
        """Draw what may cover texts drawn before: a dialog, a tooltip, a panel over the board."""
        before = self._layer
        self._layers += 1
        self._layer = self._layers
        try:
            yield
        finally:
            self._layer = before

    @contextmanager
    def scrolled(self) -> Iterator[None]:
        """Draw inside a scrolling area."""
        self._scrolled += 1
        try:
            yield
        finally:
            self._scrolled -= 1

    def taken_since(self, mark: int) -> tuple[Drawn, ...]:
        """Return the texts noted since there were `mark` of them, and forget them here: they are on a kept picture."""
        found = tuple(self.entries[mark:])
        del self.entries[mark:]
        return found

    def replay(self, entries: tuple[Drawn, ...], x: int, y: int, seen: pygame.Rect | None = None) -> None:
        """Note the texts of a picture that was kept and is now put x, y further; its layers stay apart.

        `seen`: all that can be drawn on there now, in window pixels.
        """
        layers: dict[int, int] = {}
        for entry in entries if self.on else ():
            if entry.layer not in layers:
                self._layers += 1 if layers else 0
                layers[entry.layer] = self._layers if layers else self._layer
            ink, clip = entry.ink.move(x, y), entry.clip.move(x, y)
            clip, scrolled = clip if seen is None else _common(clip, seen), entry.scrolled or self._scrolled > 0
            self.entries.append(replace(entry, ink=ink, clip=clip, layer=layers[entry.layer], scrolled=scrolled))

    def texts(self) -> list[str]:
        """Return every text of the frame in drawing order."""
        return [entry.text for entry in self.entries]


def _common(first: pygame.Rect, second: pygame.Rect) -> pygame.Rect:
    """Intersect; where the boxes are apart in one direction, the other direction is still told."""
    left, top = max(first.left, second.left), max(first.top, second.top)
    right, bottom = min(first.right, second.right), min(first.bottom, second.bottom)
    return pygame.Rect(left, top, max(0, right - left), max(0, bottom - top))
