"""The views of the game: the board, the panels around it, the lines of the chronicle."""

from __future__ import annotations

from catan_desktop.present.module_view import ModuleView

from .panels import EVENTS, PANELS

VIEW = ModuleView(panels=PANELS, events=EVENTS)
