"""Brotherhood of the Watch, entered."""

from __future__ import annotations

from catan_desktop.games.classic.ruleset import SETTLERS
from catan_desktop.games.entry import Component, Entry
from catan_desktop.games.gift.ruleset import GIFT

from . import module
from .evaluation import position, win_chance
from .evaluation.reasons import GROUNDS
from .flows import FLOWS
from .lesson.chapters import WATCH as LESSON
from .view.board import WATCH_BOARD
from .view.charts import WATCH_CHARTS
from .view.icons import icon_of
from .view.panels import PANELS

COMPONENT = Component(
    module.WATCH,
    panels=PANELS,
    board=WATCH_BOARD,
    charts=WATCH_CHARTS,
    icon_of=icon_of,
    flows=FLOWS,
    grounds=GROUNDS,
)
WATCH = Entry(
    module.BROTHERHOOD,
    (SETTLERS, GIFT, COMPONENT),
    position=position.judge,
    parts=position.parts_of,
    win_chance=win_chance.value,
    lesson=LESSON,
)
