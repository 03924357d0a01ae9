"""The catalogue record of Fishermen of Catan."""

from __future__ import annotations

from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.games.classic.ruleset import OFFERED
from catan_desktop.games.entry import Bots, Component, Entry, Guest, Rules, ShownGame, Telling

from . import module, own_island
from .evaluation import display_chance, position, win_chance
from .evaluation.reasons import EXPLANATIONS

COMPONENT = Component(
    module.FISHERMEN,
    view="catan_desktop.games.fishermen.view",
    words=("fishermen",),
    grounds=EXPLANATIONS,
)
GUEST = Guest((module.FISHERMEN,), (COMPONENT,), position.more)
ENTRY = Entry(
    Rules(module.RULESET, own_islands=own_island.MAKER),
    Bots(position.judge, position.parts_of, win_chance.value, CARDS),
    Telling(
        (*OFFERED, COMPONENT),
        lesson="catan_desktop.games.fishermen.lesson.chapters",
        puzzles=("old-boot", "fish-supper"),
        shown={
            "fishermen": ShownGame("fishermen", 4, (420, 260), scenes=("stories",)),
            "fishermen-6": ShownGame("fishermen", 6, (700, 400)),
        },
        display_odds=display_chance.display_odds,
        sharpness=0.95,
    ),
)
