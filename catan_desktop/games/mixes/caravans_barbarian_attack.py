"""Caravans and Barbarian Attack: an oasis at the coast, with two caravans (MIX section 6).

Knights ride, and the coast is checked, before the vote (MIX-123): Barbarian Attack puts its steps right behind the
actions of a turn, before those that Caravans has put there.

Ruling where the rule file is silent: a conquered building has not the point of its camels either (BARB-055).
"""

from __future__ import annotations

from random import Random

from catan_desktop.games.barbarian_attack import layouts
from catan_desktop.games.barbarian_attack.layouts import CHOICES, CastleIsland
from catan_desktop.games.caravans.layouts import OASIS, CaravanIsland
from catan_desktop.kernel.record import record, replace, widened
from catan_desktop.kernel.ruleset import Options

from .mix import Mix


@record
class CaravanCastles(CaravanIsland, CastleIsland):
    """An island with a castle and an oasis."""


CHART = replace(
    layouts.SMALL_CHART,
    hexes=layouts.SMALL_CHART.hexes.replace("desert", "oasis"),
    kinds=(*layouts.KINDS, OASIS),
)
"""MIX-121."""


def board(seats: int, options: Options, rng: Random) -> CaravanCastles:
    """Return the board of Barbarian Attack with an oasis for its desert."""
    return widened(layouts.laid_out(CHART, options, rng), CaravanCastles)


MIX = Mix(12, board, CaravanCastles, CHOICES, seats=(2, 3, 4), words=("caravans-barbarian-attack",))
