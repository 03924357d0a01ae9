"""Landnam as a game of the program."""

from __future__ import annotations

from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.games.entry import Component, Entry
from catan_desktop.kernel.ruleset import compose
from catan_desktop.mechanics import dice, hands, trade, turn

from . import althing, builds, exploration, harvest, honours, land, movement, setup, units
from .board import Iceland, board
from .evaluation import position, win_chance
from .evaluation.law import JUDGED
from .evaluation.outcomes import outcomes
from .evaluation.reasons import EXPLANATIONS

MODULES = (
    hands.SECRET_BANK,
    land.MODULE,
    units.MODULE,
    setup.MODULE,
    honours.MODULE,
    trade.MODULE,
    dice.MODULE,
    harvest.MODULE,
    althing.MODULE,
    exploration.MODULE,
    turn.MODULE,
    movement.MODULE,
    builds.MODULE,
)
LANDNAM = compose("landnam", MODULES, (3, 4, 5), board, Iceland)
COMPONENT = Component(land.MODULE, view="catan_desktop.games.landnam.view", words=("landnam",), grounds=EXPLANATIONS)
ENTRY = Entry(
    LANDNAM,
    (COMPONENT,),
    position=position.judge,
    parts=position.parts_of,
    win_chance=win_chance.value,
    cards=CARDS,
    outcomes=outcomes,
    judged=JUDGED,
    points=honours.points,
    standings=honours.standings,
    lesson="catan_desktop.games.landnam.lesson.chapters",
)
