"""The views of Black Powder: its additions to the frontier, the panels, the chronicle and the charts."""

from __future__ import annotations

from catan_desktop.present.module_view import ModuleView

from .board import BOARD
from .charts import CHARTS
from .event_rows import EVENTS
from .panels import PANELS

VIEW = ModuleView(panels=PANELS, board=BOARD, charts=CHARTS, events=EVENTS)
