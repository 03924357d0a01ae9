"""The table of the running game."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.kernel import Seat
from catan_desktop.session.session import Session
from catan_desktop.ui.scenes.services import Exits
from catan_desktop.ui.scenes.table.scene import TableScene

from .services import Services


class Table(TableScene):
    """The table of this program: follows its language and its settings."""

    def __init__(self, services: Services, session: Session, exits: Callable[[Callable[[], Seat]], Exits]) -> None:
        """`exits` tells where the table leads, given who looks at it."""
        super().__init__(services.preferences.kit, services.port(session), exits(lambda: self.seat))
        self._services = services

    def enter(self, size: tuple[int, int]) -> None:
        """Come up; the board keeps pictures with words on them as long as its words are the same object."""
        self.board.tr = self._services.texts.translator.tr
        self.board.shapes = self._services.preferences.chosen.large_symbols
        super().enter(size)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table; the record of texts begins anew with every frame."""
        self.kit.audit.begin()
        super().draw(surface)
