"""What seats do in a vote besides bidding."""

from __future__ import annotations

from catan_desktop.games.caravans.part import CaravanId
from catan_desktop.grid.topology import PathId
from catan_desktop.kernel import Action, record


@record
class NamePlacement(Action):
    """Speak for a placement (CARAVAN-055)."""

    path: PathId
    caravan: CaravanId


@record
class NameNothing(Action):
    """Speak for none."""


@record
class PlaceCamel(Action):
    """Place the camel (CARAVAN-059)."""

    path: PathId
    caravan: CaravanId
