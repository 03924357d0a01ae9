"""The catalogue record of the main scenario of Traders & Barbarians."""

from __future__ import annotations

from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.games.classic.ruleset import OFFERED
from catan_desktop.games.entry import Bots, Component, Entry, Rules, ShownGame, Telling
from catan_desktop.mechanics import coins

from . import module, own_island
from .actions import DriveOff, EndMovement, MoveWagon, PayGrain
from .evaluation import position, win_chance
from .evaluation.reasons import EXPLANATIONS

COINS = Component(coins.MODULE, view="catan_desktop.mechanics.view.coins")
COMPONENT = Component(
    module.MODULE,
    view="catan_desktop.games.traders_barbarians.view",
    words=("traders-barbarians",),
    grounds=EXPLANATIONS,
)
ENTRY = Entry(
    Rules(module.GAME, own_islands=own_island.MAKER),
    Bots(
        position.judge,
        position.parts_of,
        win_chance.value,
        CARDS,
        exact_kinds=frozenset({MoveWagon.kind, EndMovement.kind, PayGrain.kind, DriveOff.kind}),
    ),
    Telling(
        (*OFFERED, COINS, COMPONENT),
        lesson="catan_desktop.games.traders_barbarians.lesson.chapters",
        puzzles=("gold-for-ore",),
        shown={
            "traders-3": ShownGame("traders-barbarians", 3, (320, 200), scenes=("island",)),
            "traders-4": ShownGame("traders-barbarians", 4, (460, 300)),
            "traders-6": ShownGame("traders-barbarians", 6, (700, 420)),
        },
        sharpness=1.2,
        near_goal=2.0,
    ),
)
