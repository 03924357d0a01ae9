"""The classic game, entered: what settlers games share, and the classic island."""

from __future__ import annotations

from catan_desktop.evaluation import position, win_chance
from catan_desktop.evaluation.reasons import GROUNDS
from catan_desktop.games.entry import Component, Entry
from catan_desktop.games.six_players.component import COMPONENT as SIX_PLAYERS
from catan_desktop.mechanics.flows import FLOWS
from catan_desktop.mechanics.settlers import SETTLERS as MODULES
from catan_desktop.mechanics.view.board import SETTLERS_BOARD, as_it_lies
from catan_desktop.mechanics.view.charts import SETTLERS_CHARTS
from catan_desktop.mechanics.view.icons import icon_of
from catan_desktop.mechanics.view.panels import PANELS

from . import module
from .lesson.chapters import CLASSIC as LESSON

SETTLERS: Component = Component(
    MODULES[0],
    panels=PANELS,
    board=SETTLERS_BOARD,
    charts=SETTLERS_CHARTS,
    icon_of=icon_of,
    game_at=as_it_lies,
    flows=FLOWS,
    grounds=GROUNDS,
)
"""Their modules are shown and told as one, by the first of them."""
CLASSIC: Entry = Entry(
    module.CLASSIC,
    (SETTLERS, SIX_PLAYERS),
    position=position.judge,
    parts=position.parts_of,
    win_chance=win_chance.value,
    lesson=LESSON,
)
