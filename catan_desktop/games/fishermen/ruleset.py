"""Fishermen of Catan, entered."""

from __future__ import annotations

from catan_desktop.games.classic.ruleset import SETTLERS
from catan_desktop.games.entry import Component, Entry
from catan_desktop.games.six_players.component import COMPONENT as SIX_PLAYERS

from . import module
from .evaluation import position, win_chance
from .evaluation.reasons import GROUNDS
from .flows import FLOWS
from .view.board import FISHING_BOARD
from .view.charts import FISHING_CHARTS
from .view.lines import icon_of
from .view.panels import PANELS

COMPONENT = Component(
    module.FISHERMEN,
    panels=PANELS,
    board=FISHING_BOARD,
    charts=FISHING_CHARTS,
    icon_of=icon_of,
    words=("fishermen",),
    flows=FLOWS,
    grounds=GROUNDS,
)
FISHERMEN: Entry = Entry(
    module.RULESET,
    (SETTLERS, SIX_PLAYERS, COMPONENT),
    position=position.judge,
    parts=position.parts_of,
    win_chance=win_chance.value,
)
