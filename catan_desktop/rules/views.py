"""The explicit list of the modules' views, by module key."""

from __future__ import annotations

from catan_desktop.present.panel_view import PanelViews

from .settlers.view_panels import PANELS as SETTLERS_PANELS

PANELS: PanelViews = {"settlers": SETTLERS_PANELS}
"""What stands around the board."""
