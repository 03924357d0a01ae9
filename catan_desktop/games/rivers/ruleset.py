"""The catalogue record of Rivers of Catan."""

from __future__ import annotations

from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.games.classic.ruleset import SETTLERS
from catan_desktop.games.entry import Bots, Component, Entry, Rules, Telling
from catan_desktop.games.event_cards.component import COMPONENT as EVENT_CARDS
from catan_desktop.games.harbourmaster.component import COMPONENT as HARBOURMASTER
from catan_desktop.games.six_players.component import COMPONENT as SIX_PLAYERS
from catan_desktop.mechanics import coins

from . import module, own_island
from .evaluation import position, win_chance
from .evaluation.reasons import EXPLANATIONS

COINS = Component(coins.MODULE, view="catan_desktop.mechanics.view.coins")
COMPONENT = Component(module.MODULE, view="catan_desktop.games.rivers.view", words=("rivers",), grounds=EXPLANATIONS)
ENTRY = Entry(
    Rules(module.GAME, own_islands=own_island.MAKER),
    Bots(position.judge, position.parts_of, win_chance.value, CARDS),
    Telling(
        (SETTLERS, SIX_PLAYERS, COINS, COMPONENT, EVENT_CARDS, HARBOURMASTER),
        lesson="catan_desktop.games.rivers.lesson.chapters",
        puzzles="catan_desktop.games.rivers.puzzles",
        sharpness=0.86,
    ),
)
