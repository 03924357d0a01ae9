"""The views of the game: the board, the panels around it, the lines of the chronicle."""

from __future__ import annotations

from catan_desktop.present.module_view import ModuleView

from .achievements import CHAPTER
from .board import WATCH_BOARD
from .charts import WATCH_CHARTS
from .event_rows import EVENTS
from .panels import PANELS

VIEW = ModuleView(panels=PANELS, board=WATCH_BOARD, charts=WATCH_CHARTS, events=EVENTS, achievements=CHAPTER)
