"""The rules of Landnam, put together."""

from __future__ import annotations

from catan_desktop.kernel.ruleset import compose
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
