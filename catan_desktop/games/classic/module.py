"""The classic game for two to six seats."""

from __future__ import annotations

from catan_desktop.games.event_cards.module import MODULE as EVENT_CARDS
from catan_desktop.games.harbourmaster.module import MODULE as HARBOURMASTER
from catan_desktop.games.six_players.module import SIX_PLAYERS
from catan_desktop.kernel.game import Module
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.slot import no_part
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.layouts import OPTIONS
from catan_desktop.mechanics.settlers import SETTLERS

from .layouts import island

ISLAND = Module(slot=no_part("island"), version=1, options=OPTIONS)
"""How the island is laid out, by choice."""
CLASSIC = compose(
    "classic", (*SETTLERS, SIX_PLAYERS, ISLAND, EVENT_CARDS, HARBOURMASTER), (2, 3, 4, 5, 6), island, Island
)
