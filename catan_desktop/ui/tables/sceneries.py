"""The explicit list of landscapes, by the name that the board of a game bears."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.present.models.board import Ground
from catan_desktop.ui.tables.board.scenery import Scenery
from catan_desktop.ui.tables.coast.scenery import COAST
from catan_desktop.ui.tables.gift.scenery import GIFT
from catan_desktop.ui.tables.iceland.scenery import ICELAND
from catan_desktop.ui.tables.siege.scenery import SIEGE
from catan_desktop.ui.tables.steppe.scenery import STEPPE

SCENERIES: Mapping[str, Scenery] = {"coast": COAST, "gift": GIFT, "iceland": ICELAND, "siege": SIEGE, "steppe": STEPPE}
"""Every landscape; the first serves a game that names none."""


def scenery_of(ground: Ground) -> Scenery:
    """The landscape in which a board lies."""
    return SCENERIES.get(ground.scenery) or next(iter(SCENERIES.values()))
