"""The views of the Great Wall: the frontier, the panels around it, the lines of the chronicle, the charts."""

from __future__ import annotations

from catan_desktop.present.module_view import ModuleView

from .achievements import CHAPTER
from .board import BOARD
from .charts import CHARTS
from .event_rows import EVENTS
from .panels import PANELS

VIEW = ModuleView(panels=PANELS, board=BOARD, charts=CHARTS, events=EVENTS, achievements=CHAPTER)
