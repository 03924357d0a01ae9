"""The catalogue record of the classic game: what settlers games share, and the classic island."""

from __future__ import annotations

from catan_desktop.evaluation import position, set_up, win_chance
from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.evaluation.reasons import EXPLANATIONS
from catan_desktop.games.entry import Bots, Component, Entry, Rules, Telling
from catan_desktop.games.event_cards.component import COMPONENT as EVENT_CARDS
from catan_desktop.games.harbourmaster.component import COMPONENT as HARBOURMASTER
from catan_desktop.games.six_players.component import COMPONENT as SIX_PLAYERS
from catan_desktop.mechanics.own_island import IslandMaker
from catan_desktop.mechanics.settlers import SETTLERS as MODULES

from . import module

SETTLERS: Component = Component(
    MODULES[0],
    view="catan_desktop.mechanics.view",
    grounds=EXPLANATIONS,
)
"""Their modules are shown and told as one, by the first of them."""
ENTRY = Entry(
    Rules(module.CLASSIC, own_islands=IslandMaker()),
    Bots(position.judge, position.parts_of, win_chance.value, CARDS, search_set_up=set_up.value),
    Telling(
        (SETTLERS, SIX_PLAYERS, EVENT_CARDS, HARBOURMASTER),
        lesson="catan_desktop.games.classic.lesson.chapters",
        puzzles="catan_desktop.games.classic.puzzles",
        sharpness=0.82,
    ),
)
