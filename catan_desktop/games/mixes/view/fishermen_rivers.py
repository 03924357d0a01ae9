"""Bridges for fish at the table."""

from __future__ import annotations

from catan_desktop.games.fishermen.view.panels import paying
from catan_desktop.games.mixes.fishermen_rivers import FishBridge, PlaceFreeBridge
from catan_desktop.games.rivers.module import BRIDGE
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelView

VIEW = ModuleView(PanelView(pieces={PlaceFreeBridge.kind: BRIDGE}, **paying(FishBridge.kind)))
