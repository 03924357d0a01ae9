"""Event cards, with their view and their words."""

from __future__ import annotations

from catan_desktop.games.entry import Component

from .evaluation import EXPLANATIONS
from .module import MODULE

COMPONENT = Component(MODULE, view="catan_desktop.games.event_cards.view", words=("event_cards",), grounds=EXPLANATIONS)
