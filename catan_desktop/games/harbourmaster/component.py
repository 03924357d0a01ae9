"""The Harbourmaster, with its view."""

from __future__ import annotations

from catan_desktop.games.entry import Component

from .evaluation import EXPLANATIONS
from .module import MODULE

COMPONENT = Component(MODULE, view="catan_desktop.games.harbourmaster.view", grounds=EXPLANATIONS)
