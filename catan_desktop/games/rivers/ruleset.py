"""Rivers of Catan, entered."""

from __future__ import annotations

from catan_desktop.games.classic.ruleset import SETTLERS
from catan_desktop.games.entry import Component, Entry
from catan_desktop.games.six_players.component import COMPONENT as SIX_PLAYERS
from catan_desktop.mechanics import coins
from catan_desktop.mechanics.flows import alone
from catan_desktop.mechanics.hand_flows import BANK, Flows, Moved
from catan_desktop.mechanics.view import coins as gold

from . import events, module
from .evaluation import position, win_chance
from .evaluation.reasons import GROUNDS
from .lesson.chapters import RIVERS as LESSON
from .view import panels
from .view.board import RIVERS_BOARD

COINS = Component(
    coins.MODULE, panels=gold.PANELS, board=gold.BOARD, charts=gold.CHARTS, icon_of=gold.icon_of, flows=gold.FLOWS
)
COMPONENT = Component(
    module.MODULE,
    panels=panels.PANELS,
    board=RIVERS_BOARD,
    charts=panels.CHARTS,
    icon_of=panels.icon_of,
    words=("rivers",),
    grounds=GROUNDS,
    flows=Flows(
        events.__name__, {events.BridgeBuilt: alone(lambda game, event: (Moved(event.seat, BANK, module.COST),))}
    ),
)
RIVERS = Entry(
    module.GAME,
    (SETTLERS, SIX_PLAYERS, COINS, COMPONENT),
    position=position.judge,
    parts=position.parts_of,
    win_chance=win_chance.value,
    lesson=LESSON,
)
