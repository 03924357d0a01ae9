"""Landnam as a game of the program.

It has no islands of one's own (ruling): the land lies face down and is found in the game, so that a drawing would be
known to whoever drew it and to nobody else.
"""

from __future__ import annotations

from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.games.entry import Bots, Component, Entry, Rules, ShownGame, Telling
from catan_desktop.mechanics.actions import EndTurn

from . import honours, land
from .actions import (
    BuildFarm,
    BuildHarbour,
    BuildOuterShip,
    BuildSettler,
    BuildShip,
    EndMovement,
    TakeStep,
    TrackStep,
)
from .evaluation import display_chance, position, win_chance
from .evaluation.law import VALUE_BEFORE_ANSWERS
from .evaluation.outcomes import outcomes
from .evaluation.reasons import EXPLANATIONS
from .harvest import HARVEST_CARD
from .module import LANDNAM
from .windows import OPENING

MOVES = (TakeStep, TrackStep, EndMovement)
BUILDS = (BuildFarm, BuildSettler, BuildShip, BuildOuterShip, BuildHarbour, EndTurn)
EXACT_KINDS = frozenset([one.kind for one in (*MOVES, *BUILDS)])
"""Where pieces go and what is built: who errs there spends the first cards on ships, and stays without a farm."""
COMPONENT = Component(land.MODULE, view="catan_desktop.games.landnam.view", words=("landnam",), grounds=EXPLANATIONS)
ENTRY = Entry(
    Rules(LANDNAM, points=honours.points, standings=honours.standings),
    Bots(
        position.judge,
        position.parts_of,
        win_chance.value,
        CARDS,
        exact_kinds=EXACT_KINDS,
        outcomes=outcomes,
        value_before_answers=VALUE_BEFORE_ANSWERS,
    ),
    Telling(
        (COMPONENT,),
        lesson="catan_desktop.games.landnam.lesson.chapters",
        puzzles=("before-the-althing",),
        shown={
            "landnam": ShownGame("landnam", 4, (740, 300), ("normal", 2), ("normal", 2), scenes=("review",)),
            "landnam-5": ShownGame("landnam", 5, (740, 400), ("normal", 2), ("normal", 2)),
        },
        display_odds=display_chance.display_odds,
        sharpness=0.9,
        unresolved_steps=frozenset((HARVEST_CARD, OPENING)),
    ),
)
