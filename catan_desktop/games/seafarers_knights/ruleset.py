"""The catalogue record of Cities & Knights at sea."""

from __future__ import annotations

from dataclasses import replace

from catan_desktop.games.cities_knights.evaluation import display_chance
from catan_desktop.games.cities_knights.ruleset import COMPONENT as CITIES_COMPONENT
from catan_desktop.games.cities_knights.ruleset import ENTRY as CITIES
from catan_desktop.games.classic.ruleset import SETTLERS
from catan_desktop.games.entry import Component, Entry, Pictured, Rules, ShownGame, Telling
from catan_desktop.games.harbourmaster.component import COMPONENT as HARBOURMASTER
from catan_desktop.games.seafarers.own_island import MAKER
from catan_desktop.games.seafarers.ruleset import ENTRY as SEAFARERS
from catan_desktop.games.seafarers.ruleset import FREE_KINDS, GOLD, ISLANDS, PIRATE, SHIPS
from catan_desktop.games.six_players.component import COMPONENT as SIX_PLAYERS
from catan_desktop.mechanics.robber import ROBBER_STEP
from catan_desktop.mechanics.theft import STEAL

from . import game, knights_at_sea

COMPONENT = Component(
    knights_at_sea.MODULE, view="catan_desktop.games.seafarers_knights.view", words=("seafarers-knights",)
)
ENTRY = Entry(
    Rules(game.GAME, each_die=True, own_islands=MAKER),
    replace(CITIES.bots, free_kinds=FREE_KINDS),
    Telling(
        (SETTLERS, SIX_PLAYERS, CITIES_COMPONENT, SHIPS, PIRATE, GOLD, ISLANDS, COMPONENT, HARBOURMASTER),
        lesson="catan_desktop.games.seafarers_knights.lesson.chapters",
        puzzles=("which-knight",),
        pictured={
            "scenario": Pictured(
                {key: SEAFARERS.telling.pictured["scenario"].pictures[key] for key in knights_at_sea.PLAYED}
            )
        },
        shown={
            "knights-at-sea": ShownGame("seafarers-knights", 4, (520, 320)),
            "knights-at-sea-6": ShownGame("seafarers-knights", 6, (800, 500)),
        },
        display_odds=display_chance.display_odds,
        sharpness=1.1,
        forced_steps=frozenset({ROBBER_STEP, STEAL, knights_at_sea.CHASED}),
    ),
)
