"""Rivers of Catan, entered."""

from __future__ import annotations

from catan_desktop.evaluation import position, win_chance
from catan_desktop.evaluation.card_play import CARDS
from catan_desktop.games.classic.ruleset import SETTLERS
from catan_desktop.games.entry import Entry
from catan_desktop.games.six_players.component import COMPONENT as SIX_PLAYERS

from . import module

RIVERS = Entry(
    module.GAME,
    (SETTLERS, SIX_PLAYERS),
    position=position.judge,
    parts=position.parts_of,
    win_chance=win_chance.value,
    cards=CARDS,
)
