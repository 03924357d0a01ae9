"""The catalogue record of Caravans."""

from __future__ import annotations

from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.games.classic.ruleset import OFFERED
from catan_desktop.games.entry import Bots, Component, Entry, Guest, Rules, ShownGame, Telling

from . import module, own_island
from .evaluation import display_chance, position, win_chance
from .evaluation.reasons import EXPLANATIONS

COMPONENT = Component(
    module.MODULE, view="catan_desktop.games.caravans.view", words=("caravans",), grounds=EXPLANATIONS
)
GUEST = Guest((module.MODULE,), (COMPONENT,), position.more, position.stakes)
ENTRY = Entry(
    Rules(module.RULESET, own_islands=own_island.MAKER),
    Bots(position.judge, position.parts_of, win_chance.value, CARDS),
    Telling(
        (*OFFERED, COMPONENT),
        lesson="catan_desktop.games.caravans.lesson.chapters",
        puzzles=("two-doors",),
        shown={"caravans": ShownGame("caravans", 4, (420, 260)), "caravans-6": ShownGame("caravans", 6, (700, 400))},
        display_odds=display_chance.display_odds,
        sharpness=0.85,
    ),
)
