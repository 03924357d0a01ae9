"""The rules of Seafarers, composed."""

from __future__ import annotations

from catan_desktop.games.event_cards.module import MODULE as EVENT_CARDS
from catan_desktop.games.harbourmaster.module import MODULE as HARBOURMASTER
from catan_desktop.games.six_players.module import SIX_PLAYERS
from catan_desktop.kernel.ruleset import compose
from catan_desktop.mechanics import theft
from catan_desktop.mechanics.settlers import SETTLERS

from . import cloth, fog, gold, islands, pirate, pirates, ships, tribe, wonders
from .layouts import SeaIsland
from .scenarios import not_offered, played_in, played_outside
from .world import board

ABSENT = {"longest_road": ("cloth", "pirates"), "largest_army": ("pirates",), "robber": ("pirates",)}
"""By module of the island: the scenarios of which it is no part (CLOTH-026, PIRATE-028, PIRATE-029)."""
_SETTLERS = tuple([played_outside(one, *ABSENT[one.key]) if one.key in ABSENT else one for one in SETTLERS])

GAME = compose(
    "seafarers",
    (
        *_SETTLERS,
        SIX_PLAYERS,
        ships.MODULE,
        played_outside(pirate.MODULE, "pirates", "wonders"),
        gold.MODULE,
        islands.MODULE,
        played_in(fog.MODULE, "fog"),
        played_in(tribe.MODULE, "tribe"),
        played_in(cloth.MODULE, "cloth"),
        played_in(wonders.MODULE, "wonders"),
        played_in(theft.MODULE, "pirates"),
        played_in(pirates.MODULE, "pirates"),
        not_offered(EVENT_CARDS, "pirates"),  # MIX-038
        not_offered(HARBOURMASTER, "tribe"),  # MIX-042
    ),
    (2, 3, 4, 5, 6),
    board,
    SeaIsland,
)
"""Seafarers; its scenario is an option (SEA-007)."""
