"""The catalogue record of Cities & Knights."""

from __future__ import annotations

from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.games.classic.ruleset import SETTLERS
from catan_desktop.games.entry import Component, Entry
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
    module.CITIES,
    (SETTLERS, SIX_PLAYERS, COMPONENT, HARBOURMASTER),
    position=position.judge,
    parts=position.parts_of,
    win_chance=win_chance.value,
    search_position=win_chance.judge,
    search_parts=win_chance.parts_of,
    each_die=True,
    worlds=2,
    display_odds=display_chance.display_odds,
    sharpness=1.1,
    cards=CARDS,
    own_islands=IslandMaker(),
    lesson="catan_desktop.games.cities_knights.lesson.chapters",
    puzzles="catan_desktop.games.cities_knights.puzzles",
)
