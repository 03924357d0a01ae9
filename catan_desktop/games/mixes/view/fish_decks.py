"""The view of progress cards for fish."""

from __future__ import annotations

from catan_desktop.games.fishermen.view.panels import paying
from catan_desktop.games.mixes.fishermen_cities_knights import FishDeck
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelView

VIEW = ModuleView(panels=PanelView(**paying(FishDeck.kind)))
