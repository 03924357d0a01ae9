"""The catalogue record of Rivers of Catan."""

from __future__ import annotations

from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.games.classic.ruleset import OFFERED
from catan_desktop.games.entry import Bots, Component, Entry, Guest, Rules, ShownGame, Telling
from catan_desktop.mechanics import coins

from . import module, own_island
from .evaluation import position, win_chance
from .evaluation.reasons import EXPLANATIONS

COINS = Component(coins.MODULE, view="catan_desktop.mechanics.view.coins")
COMPONENT = Component(module.MODULE, view="catan_desktop.games.rivers.view", words=("rivers",), grounds=EXPLANATIONS)
GUEST = Guest(
    (coins.MODULE, module.MODULE),
    (COINS, COMPONENT),
    position.more,
    aims=lambda game, state, seat: [
        (*build, module.bridges_left(game, state, seat)) for build in position.targets(game, state, seat)
    ],
)
ENTRY = Entry(
    Rules(module.GAME, own_islands=own_island.MAKER),
    Bots(position.judge, position.parts_of, win_chance.value, CARDS),
    Telling(
        (*OFFERED, COINS, COMPONENT),
        lesson="catan_desktop.games.rivers.lesson.chapters",
        puzzles=("richest-by-the-river", "three-coins"),
        shown={
            "rivers-3": ShownGame("rivers", 3, (190, 100), scenes=("island",)),
            "rivers-4": ShownGame("rivers", 4, (260, 160)),
            "rivers-6": ShownGame("rivers", 6, (420, 260)),
        },
        sharpness=0.86,
    ),
)
