"""The views of event cards: the card that is drawn, the deck beside the land, damaged roads, choices, figures."""

from __future__ import annotations

from catan_desktop.kernel.event import Event
from catan_desktop.present.module_view import ModuleView

from .board import EVENTS_BOARD
from .charts import EVENTS_CHARTS
from .lines import ICONS
from .panels import PANELS


def icon_of(event: Event) -> str:
    """The picture for an event; empty for none."""
    return ICONS.get(type(event), "")


VIEW = ModuleView(panels=PANELS, board=EVENTS_BOARD, charts=EVENTS_CHARTS, icon_of=icon_of)
