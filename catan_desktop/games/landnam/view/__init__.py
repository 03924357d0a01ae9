"""The views of Landnam: the board, the panels around it, the lines of the chronicle."""

from __future__ import annotations

from catan_desktop.mechanics.view.board import as_it_lies
from catan_desktop.present.module_view import ModuleView

from .achievements import CHAPTER
from .board import BOARD
from .charts import CHARTS
from .event_rows import EVENTS
from .panels import PANELS

VIEW = ModuleView(panels=PANELS, board=BOARD, charts=CHARTS, events=EVENTS, game_at=as_it_lies, achievements=CHAPTER)
