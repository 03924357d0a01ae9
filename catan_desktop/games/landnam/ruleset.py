"""Landnam as a game of the program."""

from __future__ import annotations

from catan_desktop.evaluation.personality import Personality
from catan_desktop.games.entry import Component, Entry
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics import dice, hands, trade, turn

from . import althing, builds, exploration, harvest, honours, land, movement, setup, units
from .board import Iceland, board

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
COMPONENT = Component(land.MODULE, view="catan_desktop.games.landnam.view", words=("landnam",))


def _points(game: Game, state: GameState, seat: Seat, personality: Personality) -> float:
    return float(honours.points(game, state, seat))


ENTRY = Entry(
    LANDNAM,
    (COMPONENT,),
    position=_points,
    parts=lambda game, state, seat, personality: {"points": _points(game, state, seat, personality)},
    win_chance=lambda game, state, seat, personality: _points(game, state, seat, personality) / honours.GOAL,
    cards=None,
    points=honours.points,
    standings=honours.standings,
    lesson="catan_desktop.games.landnam.lesson.chapters",
)
