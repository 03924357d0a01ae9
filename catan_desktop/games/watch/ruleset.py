"""The catalogue record of the Brotherhood of the Watch."""

from __future__ import annotations

from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.games.classic.ruleset import SETTLERS
from catan_desktop.games.entry import Bots, Component, Entry, Rules, ShownGame, Telling
from catan_desktop.games.gift.ruleset import GIFT

from . import module, own_island
from .evaluation import position, win_chance
from .evaluation.reasons import EXPLANATIONS

COMPONENT = Component(
    module.WATCH,
    view="catan_desktop.games.watch.view",
    grounds=EXPLANATIONS,
)
ENTRY = Entry(
    Rules(module.BROTHERHOOD, own_islands=own_island.MAKER),
    Bots(position.judge, position.parts_of, win_chance.value, CARDS),
    Telling(
        (SETTLERS, GIFT, COMPONENT),
        lesson="catan_desktop.games.watch.lesson.chapters",
        puzzles=("guard-or-card", "two-roofs"),
        shown={
            "": ShownGame("watch", 4, (670, 300), ("easy", 10), ("easy", 4), scenes=("history", "stories", "island"))
        },
        sharpness=0.5,
        near_goal=6.0,
    ),
)
