"""The views of the game: the board, the panels around it, the lines of the chronicle."""

from __future__ import annotations

from catan_desktop.present.module_view import ModuleView

from .achievements import CHAPTER
from .board import ATTACK_BOARD
from .charts import ATTACK_CHARTS
from .event_rows import EVENTS
from .panels import PANELS

VIEW = ModuleView(panels=PANELS, board=ATTACK_BOARD, charts=ATTACK_CHARTS, events=EVENTS, achievements=CHAPTER)
