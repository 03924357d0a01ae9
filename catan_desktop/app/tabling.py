"""Sets the table for a running game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from catan_desktop.session.session import Session
    from catan_desktop.ui.scene import Scene

    from .program import Program


def table_scene(program: Program, session: Session) -> Scene:
    """The table with everything it needs."""
    raise NotImplementedError
