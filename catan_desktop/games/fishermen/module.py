"""The module `fishermen`: fish tokens, what they are spent on, and the old boot.

Version history
    1: the first.
"""

from __future__ import annotations

from catan_desktop.games.classic.module import ISLAND
from catan_desktop.games.event_cards.module import MODULE as EVENT_CARDS
from catan_desktop.games.event_cards.questions import ROBBER_LEAVES
from catan_desktop.games.harbourmaster.module import MODULE as HARBOURMASTER
from catan_desktop.games.six_players.module import SIX_PLAYERS
from catan_desktop.kernel.game import Module
from catan_desktop.kernel.ids import numbers
from catan_desktop.kernel.ruleset import compose
from catan_desktop.mechanics.events import ProductionEnded, SetupPlaced
from catan_desktop.mechanics.questions import FLOWS, GOAL, ROBBER_REFUGE
from catan_desktop.mechanics.settlers import SETTLERS

from . import catch, favours, flows
from .events import TokenId
from .layouts import FishingIsland, board
from .part import BOOT, FISH, Fish, determinise, follow, initial


def fishermen(*bought: favours.Favour) -> Module[Fish]:
    """Return the module for a table at which fish buy these favours, the cheapest first."""
    rows = favours.rows(bought)
    return Module(
        slot=FISH,
        version=1,
        initial=initial,
        requires=(*[favour.needs for favour in bought if favour.needs], SIX_PLAYERS.key),
        steps=catch.STEPS,
        choices=dict.fromkeys(favours.OPEN, rows),
        known={TokenId: lambda game: numbers(TokenId, BOOT + 1)},
        answers={
            favours.FAVOURS: lambda game, state: bought,
            FLOWS: lambda game, state: (flows.FLOWS,),
            GOAL: favours.goal,
            ROBBER_REFUGE: lambda game, state: (0,),
            ROBBER_LEAVES: lambda game, state: True,
        },
        on={ProductionEnded: catch.on_production, SetupPlaced: catch.on_setup},
        determinise=determinise,
        follows={Fish: ("supply", "held", "hidden")},
        follow=follow,
    )


FISHERMEN = fishermen(*favours.PLAIN)
RULESET = compose(
    "fishermen",
    (*SETTLERS, SIX_PLAYERS, ISLAND, FISHERMEN, EVENT_CARDS, HARBOURMASTER),
    (2, 3, 4, 5, 6),
    board,
    FishingIsland,
)
"""Fishermen of Catan for two to six seats (OPTION-004, OPTION-005); OPTION-011: no hex left means beside the board."""
