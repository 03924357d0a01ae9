"""Five and six seats, with their view."""

from __future__ import annotations

from catan_desktop.games.entry import Component

from .module import SIX_PLAYERS

COMPONENT = Component(SIX_PLAYERS, view="catan_desktop.games.six_players.view")
