"""Five and six seats, with their view."""

from __future__ import annotations

from catan_desktop.games.entry import Component

from .module import SIX_PLAYERS
from .view.panels import PANELS

COMPONENT = Component(SIX_PLAYERS, panels=PANELS)
