"""Sets the table for the running game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catan_desktop.app_port import SessionPort
from catan_desktop.ui.scene import Push
from catan_desktop.ui.scenes.table.port import Exits
from catan_desktop.ui.scenes.table.scene import TableScene

if TYPE_CHECKING:
    from catan_desktop.session.session import Session

    from .program import Program


def table_scene(program: Program, session: Session) -> TableScene:
    """The table with everything it needs; settings and language are asked anew whenever they are used."""
    port = SessionPort(session, lambda: program.settings, lambda: program.translator)
    return TableScene(program.kit, port, Exits(menu=program.exits(), over=lambda: Push(program.scene("result"))))
