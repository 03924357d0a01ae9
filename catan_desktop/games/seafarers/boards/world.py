"""What the boards of New World are made of: every hex but the notches is dealt."""

from __future__ import annotations

from catan_desktop.games.seafarers.charts import KINDS, SeaChart
from catan_desktop.grid.axial import Axial
from catan_desktop.grid.outline import FORTY_FOUR, SIXTY_FIVE
from catan_desktop.mechanics.layouts import Chart


def _open(land: tuple[Axial, ...]) -> Chart:
    """Return a frame in which nothing lies yet."""
    return Chart(land, top=-3, hexes="", letters=(), harbours=(), kinds=KINDS)


WORLD4 = SeaChart(
    _open(FORTY_FOUR),
    pirate=(4, 0),
    tiles="19 sea, 5 forest, 4 hills, 5 pasture, 5 fields, 4 mountains",
    tokens=(2, *(3,) * 3, *(4,) * 3, *(5,) * 3, 6, 6, 8, 8, *(9,) * 3, *(10,) * 3, 11, 11, 12),
    harbours="lumber, brick, wool, grain, ore, 3:1, 3:1, 3:1, 3:1",
)
"""WORLD-001, WORLD-002, WORLD-010, WORLD-024."""
WORLD6 = SeaChart(
    _open(SIXTY_FIVE),
    pirate=(5, 0),
    tiles="21 sea, 3 desert, 4 gold, 7 forest, 7 hills, 7 pasture, 7 fields, 7 mountains",
    tokens=(2, 2, *(3,) * 3, *(4,) * 4, *(5,) * 5, *(6,) * 5, *(8,) * 5, *(9,) * 5, *(10,) * 4, *(11,) * 4, 12, 12),
    harbours="lumber, brick, wool, wool, grain, ore, 3:1, 3:1, 3:1, 3:1, 3:1",
)
"""WORLD-003, WORLD-004, WORLD-010, WORLD-024."""
