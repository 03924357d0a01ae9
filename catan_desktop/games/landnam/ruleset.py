"""Landnam as a game of the program."""

from __future__ import annotations

from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.games.entry import Component, Entry

from . import honours, land
from .evaluation import position, win_chance
from .evaluation.law import JUDGED
from .evaluation.outcomes import outcomes
from .evaluation.reasons import EXPLANATIONS
from .module import LANDNAM

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
    puzzles="catan_desktop.games.landnam.puzzles",
)
