"""The catalogue record of Caravans."""

from __future__ import annotations

from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.games.classic.ruleset import SETTLERS
from catan_desktop.games.entry import Bots, Component, Entry, Rules, Telling
from catan_desktop.games.event_cards.component import COMPONENT as EVENT_CARDS
from catan_desktop.games.harbourmaster.component import COMPONENT as HARBOURMASTER
from catan_desktop.games.six_players.component import COMPONENT as SIX_PLAYERS

from . import module, own_island
from .evaluation import display_chance, position, win_chance
from .evaluation.reasons import EXPLANATIONS

COMPONENT = Component(
    module.MODULE, view="catan_desktop.games.caravans.view", words=("caravans",), grounds=EXPLANATIONS
)
ENTRY = Entry(
    Rules(module.RULESET, own_islands=own_island.MAKER),
    Bots(position.judge, position.parts_of, win_chance.value, CARDS),
    Telling(
        (SETTLERS, SIX_PLAYERS, COMPONENT, EVENT_CARDS, HARBOURMASTER),
        lesson="catan_desktop.games.caravans.lesson.chapters",
        puzzles="catan_desktop.games.caravans.puzzles",
        display_odds=display_chance.display_odds,
        sharpness=0.85,
    ),
)
