"""The views of Rivers of Catan: the board, the panels around it, the lines of the chronicle."""

from __future__ import annotations

from catan_desktop.present.module_view import ModuleView

from .achievements import CHAPTER
from .board import RIVERS_BOARD
from .event_rows import EVENTS
from .panels import PANELS

VIEW = ModuleView(panels=PANELS, board=RIVERS_BOARD, events=EVENTS, achievements=CHAPTER)
