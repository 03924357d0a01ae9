"""The view of outlets: bridges and ships have keys of their own."""

from __future__ import annotations

from catan_desktop.games.rivers.module import BRIDGE
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelView

VIEW = ModuleView(PanelView(keys={BRIDGE: "G"}))
