"""The catalogue record of Barbarian Attack."""

from __future__ import annotations

from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.games.classic.ruleset import OFFERED
from catan_desktop.games.entry import Bots, Component, Entry, Guest, Rules, ShownGame, Telling
from catan_desktop.games.rivers.ruleset import COINS
from catan_desktop.mechanics import coins, theft

from . import module, own_island
from .evaluation import position, win_chance
from .evaluation.reasons import EXPLANATIONS
from .events import BuildingConquered, BuildingFreed

COMPONENT = Component(
    module.MODULE, view="catan_desktop.games.barbarian_attack.view", words=("barbarian-attack",), grounds=EXPLANATIONS
)
GUEST = Guest(
    (theft.MODULE, coins.MODULE, module.MODULE),
    (COINS, COMPONENT),
    position.more,
    position.stakes,
    lambda game, state, seat: [(*build, win_chance.CARDS) for build in position.targets(game, state, seat)],
    without=("robber", "largest_army", "development"),
    rebuilds=(BuildingConquered, BuildingFreed),
)
ENTRY = Entry(
    Rules(module.RULESET, own_islands=own_island.MAKER),
    Bots(position.judge, position.parts_of, win_chance.value, CARDS),
    Telling(
        (*OFFERED, COINS, COMPONENT),
        lesson="catan_desktop.games.barbarian_attack.lesson.chapters",
        puzzles=("between-two-landings",),
        shown={
            "attack-3": ShownGame("barbarian-attack", 3, (260, 160)),
            "attack-4": ShownGame("barbarian-attack", 4, (420, 260)),
            "attack-6": ShownGame("barbarian-attack", 6, (700, 400)),
        },
        sharpness=0.75,
        near_goal=2.0,
    ),
)
