"""The views of event cards: the card that is drawn, the deck beside the land, damaged roads, choices, figures."""

from __future__ import annotations

from catan_desktop.present.module_view import ModuleView

from .board import EVENTS_BOARD
from .charts import EVENTS_CHARTS
from .event_rows import EVENTS
from .panels import PANELS

VIEW = ModuleView(panels=PANELS, board=EVENTS_BOARD, charts=EVENTS_CHARTS, events=EVENTS)
