"""Cities & Knights, entered."""

from __future__ import annotations

from catan_desktop.games.classic.ruleset import SETTLERS
from catan_desktop.games.entry import Component, Entry
from catan_desktop.games.six_players.component import COMPONENT as SIX_PLAYERS

from . import module
from .evaluation import position, win_chance
from .evaluation.reasons import GROUNDS
from .flows import FLOWS
from .lesson.chapters import CITIES_KNIGHTS as LESSON
from .view.board import CITIES_BOARD
from .view.charts import CITIES_CHARTS
from .view.icons import icon_of
from .view.panels import PANELS

COMPONENT = Component(
    module.CITIES_KNIGHTS,
    panels=PANELS,
    board=CITIES_BOARD,
    charts=CITIES_CHARTS,
    icon_of=icon_of,
    words=("cities",),
    flows=FLOWS,
    grounds=GROUNDS,
)
CITIES_KNIGHTS: Entry = Entry(
    module.CITIES,
    (SETTLERS, SIX_PLAYERS, COMPONENT),
    position=position.judge,
    parts=position.parts_of,
    win_chance=win_chance.value,
    lesson=LESSON,
)
