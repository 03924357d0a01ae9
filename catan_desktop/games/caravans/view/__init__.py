"""The views of Caravans: oases and camels on the board, votes around it, the lines of the chronicle."""

from __future__ import annotations

from catan_desktop.present.module_view import ModuleView

from .achievements import CHAPTER
from .board import BOARD
from .charts import CHARTS
from .event_rows import EVENTS
from .panels import PANELS

VIEW = ModuleView(panels=PANELS, board=BOARD, charts=CHARTS, events=EVENTS, achievements=CHAPTER)
