"""Caravans and Seafarers: oases on the deserts of New Shores, and camels over land and sea (MIX section 8)."""

from __future__ import annotations

from random import Random

from catan_desktop.games.caravans.layouts import OASIS, CaravanIsland
from catan_desktop.games.seafarers import layouts
from catan_desktop.games.seafarers.charts import KINDS
from catan_desktop.games.seafarers.layouts import SeaIsland
from catan_desktop.games.seafarers.scenarios import FOUR
from catan_desktop.kernel import Game, GameState, Seat, record
from catan_desktop.kernel.game import Module
from catan_desktop.kernel.record import widened
from catan_desktop.kernel.ruleset import Options
from catan_desktop.kernel.slot import no_part
from catan_desktop.mechanics.questions import GOAL
from catan_desktop.mechanics.scoring import GOAL_OPTION
from catan_desktop.mechanics.terrain import DESERT

from .mix import Joint, Mix

RAISED = 2
"""MIX-212."""


@record
class CaravanSea(CaravanIsland, SeaIsland):
    """Islands in the sea, the main one with oases."""


def board(seats: int, options: Options, rng: Random) -> CaravanSea:
    """Return New Shores with oases for its deserts, which stay where they are, and with robber and pirate beside it
    (MIX-213 to MIX-215)."""
    found = layouts.board(max(seats, FOUR), options, rng, printed_deserts=True)
    kinds = tuple([OASIS if kind == DESERT else kind for kind in KINDS])
    return widened(found, CaravanSea, terrain_kinds=kinds, pirate_start=None)


def goal(game: Game, state: GameState, seat: Seat) -> int:
    """This module's answer to GOAL: the scenario asks for more, where no other goal is chosen."""
    return 0 if game.options[GOAL_OPTION] else RAISED


MODULE = Module(slot=no_part("far_caravans"), version=1, requires=("islands",), answers={GOAL: goal})
MIX = Mix(0, board, CaravanSea, (), joints=(Joint(MODULE),), scenarios=("shores",), words=("caravans-seafarers",))
