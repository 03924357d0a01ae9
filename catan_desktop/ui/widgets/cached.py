"""Pictures of parts of the screen, kept until what they show changes, with the texts on them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from weakref import WeakKeyDictionary

import pygame

from catan_desktop.ui.art import Art
from catan_desktop.ui.text_audit import Drawn, TextAudit

_texts: WeakKeyDictionary[pygame.Surface, tuple[Drawn, ...]] = WeakKeyDictionary()
"""By picture that art keeps: what is written on it."""


def blit_cached(
    art: Art,
    audit: TextAudit,
    surface: pygame.Surface,
    box: pygame.Rect,
    key: Hashable,
    paint: Callable[[], pygame.Surface],
    *,
    in_place: bool = False,
) -> None:
    """Put a picture in a box, made anew unless art has kept it under this key.

    Args:
        paint: makes the picture.
        in_place: it is made where it stands, not at the left top of a picture of its own.
    """
    fresh: list[tuple[Drawn, ...]] = []

    def noted() -> pygame.Surface:
        mark = len(audit.entries)
        picture = paint()
        fresh.append(audit.taken_since(mark))
        return picture

    picture = art.cached((key, audit.on), noted)
    for texts in fresh:
        _texts[picture] = texts
    surface.blit(picture, box)
    seen = surface.get_clip().move(surface.get_abs_offset())
    audit.replay(_texts.get(picture, ()), *((0, 0) if in_place else box.topleft), seen)


def draw_cached(
    art: Art, audit: TextAudit, surface: pygame.Surface, box: pygame.Rect, key: Hashable, draw: Callable[[], object]
) -> None:
    """Draw a part of a screen, or put back what was there when it was last drawn with this key in this place.

    The key must name all that is seen in the box. Where only a part of the box is to be painted, it is drawn.
    """
    if not surface.get_clip().contains(box) or not box.width or not box.height:
        draw()
        return

    def paint() -> pygame.Surface:
        draw()
        return surface.subsurface(box).copy()

    blit_cached(art, audit, surface, box, ("stamped", key, tuple(box)), paint, in_place=True)


class KeptTexts:
    """The texts on a picture that is kept: noted while it is painted, told whenever it is shown."""

    def __init__(self, audit: TextAudit) -> None:
        self._audit = audit
        self._texts: tuple[Drawn, ...] = ()

    @contextmanager
    def painting(self, place: pygame.Rect | None = None) -> Iterator[None]:
        """Paint the picture anew, or only what of it lies in a place."""
        mark = len(self._audit.entries)
        yield
        fresh = self._audit.taken_since(mark)
        if place is not None:
            left = [text for text in self._texts if not place.contains(text.ink)]
            fresh = (*left, *[text for text in fresh if place.contains(text.ink)])
        self._texts = fresh

    def show(self, surface: pygame.Surface, where: tuple[int, int], seen: pygame.Rect | None = None) -> None:
        """Tell that the picture is now on a surface, with its left top there; `seen` is what can be seen."""
        dx, dy = surface.get_abs_offset()
        self._audit.replay(self._texts, where[0] + dx, where[1] + dy, seen)


@dataclass(frozen=True)
class Unpainted:
    """What of the panels around the board must be painted again."""

    whole: bool = True
    late: bool = False
    """It may be done one frame later: they were made anew in this one while things move."""
    spots: tuple[pygame.Rect, ...] = ()
    """Boxes in which alone they must be painted."""

    def with_more(self, spots: Iterable[pygame.Rect], *, whole: bool) -> Unpainted:
        """Return it with some more boxes, or all."""
        return Unpainted(self.whole or whole, self.late, (*self.spots, *spots))

    def after_frame(self) -> Unpainted:
        """Return what is still to be painted when a frame was drawn."""
        waits = self.whole and self.late
        return Unpainted(waits, self.late and not waits, self.spots if waits else ())


class PanelPicture:
    """The panels of a screen as last painted: painted anew in places."""

    def __init__(self, audit: TextAudit) -> None:
        self.texts = KeptTexts(audit)
        self._audit = audit
        self.picture: pygame.Surface | None = None
        self._noted = audit.on

    def ready(self, size: tuple[int, int]) -> bool:
        """Return whether there is a picture of this size; else there is an empty one afterwards."""
        if self.picture is not None and self.picture.get_size() == size and self._noted == self._audit.on:
            return True
        self.picture, self._noted = pygame.Surface(size, depth=32), self._audit.on
        return False


class Cached:
    """One cached layer: a panel drawn once for each view model, theme and size."""

    def __init__(self, audit: TextAudit) -> None:
        self._audit = audit
        self._key: Hashable = None
        self._picture: pygame.Surface | None = None
        self._texts = KeptTexts(audit)

    def draw(
        self, surface: pygame.Surface, rect: pygame.Rect, key: Hashable, paint: Callable[[pygame.Surface], None]
    ) -> bool:
        """Put the picture on the screen; paint it first if the key or the size changed. True when it was painted.

        `paint` draws on a clear surface whose left top is `rect.topleft`.
        """
        if rect.width <= 0 or rect.height <= 0:
            return False
        whole = (key, rect.size, self._audit.on)
        painted = self._picture is None or whole != self._key
        if self._picture is None or painted:
            self._picture = pygame.Surface(rect.size, pygame.SRCALPHA)
            self._key = whole
            with self._texts.painting():
                paint(self._picture)
        surface.blit(self._picture, rect)
        self._texts.show(surface, rect.topleft, surface.get_clip().move(surface.get_abs_offset()))
        return painted

    def forget(self) -> None:
        """Paint anew next time."""
        self._picture = None
