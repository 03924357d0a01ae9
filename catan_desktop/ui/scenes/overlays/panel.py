"""A panel over the board, made of widgets and painted once as long as nothing changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeAlias

import pygame

from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.widgets import Card, IconButton, Kit, Padded, Widget
from catan_desktop.ui.widgets.cached import Cached

BUTTON = 30
"""Side of the button in its corner, in design units."""
Fold: TypeAlias = Callable[[], object] | None
"""Folds the panel away that lies over the middle of the board, or shows it again; None: there is no such panel."""


class Overlay(Widget):
    """A panel over the board with a button in its corner; it lets no click through to the board."""

    def __init__(self, kit: Kit, texts: TableText, shows: Hashable, content: Card, fold: IconButton | None) -> None:
        """`shows`: what it was made of."""
        super().__init__(kit)
        self.texts, self.data, self.content = texts, shows, content
        self._cache = Cached(kit.audit)
        self._fold = fold

    def children(self) -> Sequence[Widget]:
        """Return the button."""
        return () if self._fold is None else (self._fold,)

    def box(self, board: pygame.Rect) -> pygame.Rect:
        """Return its place over the board: the corner at the north-west."""
        gap, size = self.kit.px("gap"), self.content.measure()
        return pygame.Rect(board.x + gap, board.y + gap, size.width, size.height)

    def layout(self, rect: pygame.Rect) -> None:
        """Take its place over the board."""
        super().layout(self.box(rect))
        self.content.layout(pygame.Rect((0, 0), self.rect.size))
        if self._fold is not None:
            gap, side = self.kit.px("gap"), self.kit.px(BUTTON)
            self._fold.layout(pygame.Rect(self.rect.right - side - gap, self.rect.y + gap, side, side))

    def handle(self, event: pygame.event.Event) -> bool:
        """Let no click through to the board."""
        return event.type in {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL}

    def place_of(self, seat: int) -> tuple[int, int] | None:
        """Return where the cards of a seat lie, in pixels of the window; None for who has no row."""
        found = next((one for one in self.content.walk() if one.name == f"overlay-seat-{seat}"), None)
        return None if found is None else found.rect.move(self.rect.topleft).center

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it; nothing changed means one blit."""
        kit = self.kit
        kit.shadow(surface, self.rect, kit.px("radius-large"))
        words = (self.texts.tr("language-name"), *self.texts.names)
        key = (self.data, words, kit.k, kit.larger, id(kit.theme), self._fold is None)
        with kit.audit.layer():
            self._cache.draw(surface, self.rect, key, self.content.draw)
            super().draw(surface)


class SeatRow(Padded):
    """The row of a seat, with a gold light on it for the one whose move it is."""

    def __init__(self, kit: Kit, child: Widget, seat: int, *, lit: bool) -> None:
        super().__init__(kit, child, pad=2)
        self.name, self.lit = f"overlay-seat-{seat}", lit

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the light and the row."""
        if self.lit:
            self.kit.art.panel(surface, self.rect, self.kit.colour("gold"), radius=self.kit.px(4), alpha=48)
        super().draw(surface)
