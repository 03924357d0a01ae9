"""The views of the mechanics: the board, the panels around it, the lines of the chronicle."""

from __future__ import annotations

from catan_desktop.present.module_view import ModuleView

from .achievements import CHAPTER
from .board import SETTLERS_BOARD, as_it_lies
from .charts import SETTLERS_CHARTS
from .event_rows import EVENTS
from .panels import PANELS

VIEW = ModuleView(
    panels=PANELS,
    board=SETTLERS_BOARD,
    charts=SETTLERS_CHARTS,
    events=EVENTS,
    game_at=as_it_lies,
    achievements=CHAPTER,
)
"""Of the modules of the settlers, shown as one."""
