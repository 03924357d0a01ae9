"""The table of the running game."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from catan_desktop.kernel import Seat
from catan_desktop.session.session import Session
from catan_desktop.ui.scene import Change
from catan_desktop.ui.scenes.services import Exits
from catan_desktop.ui.scenes.table.scene import TableScene

from .services import Services


class Table(TableScene):
    """The table of this program: follows its language and its settings."""

    def __init__(self, services: Services, session: Session, exits: Callable[[Callable[[], Seat]], Exits]) -> None:
        """`exits` tells where the table leads, given who looks at it."""
        super().__init__(services.preferences.kit, services.port(session), exits(lambda: self.seat))
        self._services = services
        self._offered = False

    def enter(self, size: tuple[int, int]) -> None:
        """Come up; the board keeps pictures with words on them as long as its words are the same object."""
        self.board.tr = self._services.texts.translator.tr
        self.board.shapes = self._services.preferences.chosen.large_symbols
        super().enter(size)

    def update(self, seconds: float) -> Change:
        """Let time pass; what is not usual in a new game can be learned first, which is asked once."""
        change = super().update(seconds)
        offers = [] if self.handover.resumed else [offer for offer in self.exits.lessons if offer.fresh]
        if change is None and offers and not self._offered and self.viewer is not None and not self.busy:
            self._offered, chosen = True, self._services.preferences.chosen
            keys = tuple(offer.key for offer in offers)
            self._services.preferences.note(lessons_offered=(*chosen.lessons_offered, *keys))
            self.tools.offer_lessons(offers)
        return change

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table; the record of texts begins anew with every frame."""
        self.kit.audit.begin()
        super().draw(surface)
