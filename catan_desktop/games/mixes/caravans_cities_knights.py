"""Caravans and Cities & Knights: the board with oases, and votes of lumber and brick (MIX section 7)."""

from __future__ import annotations

from catan_desktop.games.caravans.layouts import CaravanIsland, board
from catan_desktop.games.caravans.vote import BALLOTS
from catan_desktop.kernel.game import Module
from catan_desktop.kernel.slot import no_part
from catan_desktop.mechanics.tables import BRICK, LUMBER

from .mix import Joint, Mix

MODULE = Module(slot=no_part("wood_votes"), version=1, answers={BALLOTS: lambda game, state: (LUMBER, BRICK)})
"""MIX-170."""
MIX = Mix(15, board, CaravanIsland, seats=(3, 4, 5, 6), joints=(Joint(MODULE),), words=("caravans-cities",))
