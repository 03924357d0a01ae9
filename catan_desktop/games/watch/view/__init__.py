"""The views of the game: the board, the panels around it, the lines of the chronicle."""

from __future__ import annotations

from catan_desktop.present.module_view import ModuleView

from .achievements import CHAPTER
from .board import WATCH_BOARD
from .charts import WATCH_CHARTS
from .icons import icon_of
from .panels import PANELS

VIEW = ModuleView(panels=PANELS, board=WATCH_BOARD, charts=WATCH_CHARTS, icon_of=icon_of, achievements=CHAPTER)
