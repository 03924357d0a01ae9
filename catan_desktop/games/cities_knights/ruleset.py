"""The catalogue record of Cities & Knights."""

from __future__ import annotations

from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.games.classic.ruleset import SETTLERS
from catan_desktop.games.entry import Bots, Component, Entry, Rules, ShownGame, Telling
from catan_desktop.games.harbourmaster.component import COMPONENT as HARBOURMASTER
from catan_desktop.games.six_players.component import COMPONENT as SIX_PLAYERS
from catan_desktop.mechanics.own_island import IslandMaker

from . import module
from .evaluation import display_chance, position, win_chance
from .evaluation.reasons import EXPLANATIONS

COMPONENT = Component(
    module.CITIES_KNIGHTS,
    view="catan_desktop.games.cities_knights.view",
    words=("cities",),
    grounds=EXPLANATIONS,
)
ENTRY = Entry(
    Rules(module.CITIES, each_die=True, own_islands=IslandMaker()),
    Bots(
        position.judge,
        position.parts_of,
        win_chance.value,
        CARDS,
        search_position=win_chance.judge,
        search_parts=win_chance.parts_of,
        worlds=2,
    ),
    Telling(
        (SETTLERS, SIX_PLAYERS, COMPONENT, HARBOURMASTER),
        lesson="catan_desktop.games.cities_knights.lesson.chapters",
        puzzles=("metropolis-road",),
        shown={
            "cities": ShownGame("cities-knights", 4, (420, 260)),
            "cities-6": ShownGame("cities-knights", 6, (700, 400)),
        },
        display_odds=display_chance.display_odds,
        sharpness=1.1,
    ),
)
