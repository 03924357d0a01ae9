"""The catalogue record of the classic game: what settlers games share, and the classic island."""

from __future__ import annotations

from catan_desktop.evaluation import position, set_up, win_chance
from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.evaluation.reasons import EXPLANATIONS
from catan_desktop.games.entry import Bots, Component, Entry, Rules, ShownGame, Telling
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
OFFERED = (SETTLERS, SIX_PLAYERS, EVENT_CARDS, HARBOURMASTER)
"""With what a game on a like island offers besides."""
ENTRY = Entry(
    Rules(module.CLASSIC, own_islands=IslandMaker()),
    Bots(position.judge, position.parts_of, win_chance.value, CARDS, search_set_up=set_up.value),
    Telling(
        OFFERED,
        lesson="catan_desktop.games.classic.lesson.chapters",
        puzzles=("last-stretch", "two-free-roads", "city-or-road", "one-good-year"),
        shown={
            "classic-2": ShownGame("classic", 2, (200, 100)),
            "classic-4": ShownGame("classic", 4, (260, 160), scenes=("history",)),
            "classic-6": ShownGame("classic", 6, (420, 260), scenes=("review",)),
            "classic-pairs": ShownGame(
                "classic", 6, (420, 260), ("easy", 3), ("easy", 3), {"turn_rule": "paired_players"}
            ),
        },
        sharpness=0.82,
    ),
)
