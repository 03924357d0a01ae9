"""The views of Traders & Barbarians: the board, the panels around it, the lines of the chronicle."""

from __future__ import annotations

from catan_desktop.present.module_view import ModuleView

from .achievements import CHAPTER
from .board import TRADERS_BOARD
from .charts import CHARTS
from .event_rows import EVENTS
from .panels import PANELS

VIEW = ModuleView(panels=PANELS, board=TRADERS_BOARD, charts=CHARTS, events=EVENTS, achievements=CHAPTER)
