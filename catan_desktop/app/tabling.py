"""Sets the table for the running game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from catan_desktop.app_port import SessionPort
from catan_desktop.ui.scene import Change, Push
from catan_desktop.ui.scenes.table.port import Exits
from catan_desktop.ui.scenes.table.scene import TableScene

if TYPE_CHECKING:
    from catan_desktop.session.session import Session

    from .program import Program


class Table(TableScene):
    """The table of this program: follows its language and its settings."""

    def __init__(self, program: Program, session: Session) -> None:
        """Settings and words are asked anew whenever they are used, so both may change while a game is played."""
        port = SessionPort(session, lambda: program.settings, lambda: program.translator, program.topic_of)
        exits = Exits(menu=self._ways(program), over=lambda: Push(program.scene("result")), almanac=program.almanac)
        super().__init__(program.kit, port, exits)
        self._program = program

    def _ways(self, program: Program) -> dict[str, Callable[[], Change]]:
        """Where the menu leads; figures and replay show what the looking person may see."""
        return {
            "statistics": lambda: Push(program.so_far(self.seat)),
            "replay": lambda: program.replay("", self.seat),
            **program.exits(),
        }

    def enter(self, size: tuple[int, int]) -> None:
        """Come up; the board keeps pictures with words on them as long as its words are the same object."""
        self.board.tr = self._program.translator.tr
        self.board.shapes = self._program.settings.colour_blind_shapes
        super().enter(size)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table; the record of texts begins anew with every frame."""
        self.kit.audit.begin()
        super().draw(surface)
