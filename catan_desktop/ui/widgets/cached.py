"""A picture of a part of the screen, kept until what it shows changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from catan_desktop.ui.art import Art
from catan_desktop.ui.text_audit import Drawn, TextAudit


def stamped(
    art: Art, audit: TextAudit, surface: pygame.Surface, box: pygame.Rect, key: Hashable, draw: Callable[[], object]
) -> None:
    """Draw a part of a screen, or put back what was there when it was last drawn with this key in this place.

    The key must name all that is seen in the box. Where texts are noted down, or only a part of the box is to be
    painted, it is drawn.
    """
    if audit.on or not surface.get_clip().contains(box) or not box.width or not box.height:
        draw()
        return

    def paint() -> pygame.Surface:
        draw()
        return surface.subsurface(box).copy()

    surface.blit(art.kept(("stamped", key, tuple(box)), paint), box)


class Cached:
    """One cached layer: a panel drawn once for each view model, theme and size.

    The texts on it are told to the audit again whenever it is put on the screen.
    """

    def __init__(self, audit: TextAudit) -> None:
        self._ledger = audit
        self._key: Hashable = None
        self._picture: pygame.Surface | None = None
        self._texts: tuple[Drawn, ...] = ()

    def draw(
        self, surface: pygame.Surface, rect: pygame.Rect, key: Hashable, paint: Callable[[pygame.Surface], None]
    ) -> bool:
        """Put the picture on the screen; paint it first if the key or the size changed. True when it was painted.

        `paint` draws on a clear surface whose left top is `rect.topleft`.
        """
        if rect.width <= 0 or rect.height <= 0:
            return False
        whole = (key, rect.size, self._ledger.on)
        painted = self._picture is None or whole != self._key
        if self._picture is None or painted:
            self._picture = pygame.Surface(rect.size, pygame.SRCALPHA)
            self._key = whole
            mark = len(self._ledger.entries)
            paint(self._picture)
            self._texts = self._ledger.since(mark)
            del self._ledger.entries[mark:]
        surface.blit(self._picture, rect)
        dx, dy = surface.get_abs_offset()
        self._ledger.replay(self._texts, rect.x + dx, rect.y + dy)
        return painted

    def forget(self) -> None:
        """Paint anew next time."""
        self._picture = None
