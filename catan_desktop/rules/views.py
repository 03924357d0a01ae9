"""The explicit list of the modules' views, by module key."""

from __future__ import annotations

from catan_desktop.present.compose import BoardViews
from catan_desktop.present.panel_view import PanelViews

from .settlers.view_board import SETTLERS_BOARD
from .settlers.view_panels import PANELS as SETTLERS_PANELS
from .watch.view_board import WATCH_BOARD
from .watch.view_panels import PANELS as WATCH_PANELS

PANELS: PanelViews = {"settlers": SETTLERS_PANELS, "watch": WATCH_PANELS}
"""What stands around the board."""
BOARDS: BoardViews = {"settlers": SETTLERS_BOARD, "watch": WATCH_BOARD}
"""What lies on the board."""
