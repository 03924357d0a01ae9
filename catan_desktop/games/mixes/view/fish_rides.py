"""Chronicle cards and long rides for fish at the table."""

from __future__ import annotations

from catan_desktop.games.fishermen.view.panels import paying
from catan_desktop.games.mixes.fishermen_barbarian_attack import FishChronicle, FishRide
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelView

VIEW = ModuleView(PanelView(**paying(FishChronicle.kind, FishRide.kind)))
