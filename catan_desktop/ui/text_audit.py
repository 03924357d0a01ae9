"""A record of every text drawn in a frame, so that a test can fail on one that nobody could read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

import pygame

from catan_desktop.ui.theme import LEAST_TEXT


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


@dataclass(frozen=True)
class Problem:
    """Something a reader would stumble over."""

    kind: str
    """`clipped`, `overlap`, `small`, `glyph` or `overflow`."""
    text: str
    detail: str


class TextAudit:
    """Collects texts while it is on; off, it costs one comparison for each text."""

    def __init__(self, on: bool = False) -> None:
        self.on = on
        self.entries: list[Drawn] = []
        self.faults: list[Problem] = []
        self._layer = 0
        self._layers = 0
        self._origin = (0, 0)
        self._scrolled = 0

    @contextmanager
    def lent(self, notes: TextAudit) -> Iterator[None]:
        """Note into `notes` meanwhile: work that draws in slices between the frames of a page has its own record."""
        notes.on = self.on
        self._swap(notes)
        try:
            yield
        finally:
            self._swap(notes)

    def _swap(self, other: TextAudit) -> None:
        mine = dict(vars(self))
        vars(self).update(vars(other))
        vars(other).update(mine)

    def begin(self) -> None:
        """Forget the frame before."""
        self.entries.clear()
        self.faults.clear()
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
        dx, dy = dx + self._origin[0], dy + self._origin[1]
        entry = Drawn(text, ink.move(dx, dy), clip.move(dx, dy), pixels, self._layer, self._scrolled > 0, missing)
        self.entries.append(entry)

    def fault(self, kind: str, text: str, detail: str) -> None:
        """Note a fault that a widget found by itself, such as a column taller than its place."""
        if self.on:
            self.faults.append(Problem(kind, text, detail))

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
    def shifted(self, x: int, y: int) -> Iterator[None]:
        """Draw on a surface of its own that will be put at x, y."""
        before = self._origin
        self._origin = (before[0] + x, before[1] + y)
        try:
            yield
        finally:
            self._origin = before

    @contextmanager
    def scrolled(self) -> Iterator[None]:
        """Draw inside a scrolling area."""
        self._scrolled += 1
        try:
            yield
        finally:
            self._scrolled -= 1

    def since(self, mark: int) -> tuple[Drawn, ...]:
        """Return the texts noted since there were `mark` of them, to be replayed with a kept picture."""
        return tuple(self.entries[mark:])

    def replay(self, entries: tuple[Drawn, ...], x: int, y: int) -> None:
        """Note the texts of a picture that was kept and is now put x, y further; its layers stay apart."""
        layers: dict[int, int] = {}
        for entry in entries if self.on else ():
            if entry.layer not in layers:
                self._layers += 1 if layers else 0
                layers[entry.layer] = self._layers if layers else self._layer
            ink, clip = entry.ink.move(x, y), entry.clip.move(x, y)
            self.entries.append(replace(entry, ink=ink, clip=clip, layer=layers[entry.layer]))

    def texts(self) -> list[str]:
        """Return every text of the frame in drawing order."""
        return [entry.text for entry in self.entries]

    def problems(self) -> list[Problem]:
        """List what is wrong with the frame; an empty list is what a test asks for."""
        found = list(self.faults)
        for entry in self.entries:
            found.extend(_alone(entry))
        seen = [entry.ink.clip(entry.clip) for entry in self.entries]
        for index, entry in enumerate(self.entries):
            after = index + 1
            for place in seen[index].collidelistall(seen[after:]):
                other = self.entries[after + place]
                if entry.layer == other.layer:
                    found.append(Problem("overlap", entry.text, f"{other.text!r} {entry.ink} {other.ink}"))
        return found


def _alone(entry: Drawn) -> Iterator[Problem]:
    cut_across = entry.ink.left < entry.clip.left or entry.ink.right > entry.clip.right
    cut_down = entry.ink.top < entry.clip.top or entry.ink.bottom > entry.clip.bottom
    gone = entry.scrolled and not (entry.clip.width and entry.clip.height)  # wholly scrolled out of sight
    if not gone and (cut_across or (cut_down and not entry.scrolled)):
        yield Problem("clipped", entry.text, f"{entry.ink} in {entry.clip}")
    if entry.pixels < LEAST_TEXT:
        yield Problem("small", entry.text, f"{entry.pixels} px")
    if entry.missing:
        yield Problem("glyph", entry.text, entry.missing)


def _common(first: pygame.Rect, second: pygame.Rect) -> pygame.Rect:
    """Intersect; where the boxes are apart in one direction, the other direction is still told."""
    left, top = max(first.left, second.left), max(first.top, second.top)
    right, bottom = min(first.right, second.right), min(first.bottom, second.bottom)
    return pygame.Rect(left, top, max(0, right - left), max(0, bottom - top))
