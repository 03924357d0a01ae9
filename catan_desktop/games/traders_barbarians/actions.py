"""What seats and chance do with wagons, commodities and barbarians."""

from __future__ import annotations

from catan_desktop.games.traders_barbarians.part import CommodityId
from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel import Action, record
from catan_desktop.kernel.ids import Face


@record
class UpgradeWagon(Action):
    """The next level of the baggage train is paid for."""


@record
class MoveWagon(Action):
    """The wagon goes to an intersection: to a neighbouring one over the path between, where that can be paid; elsewhere
    by the way that takes the fewest movement points, then the least gold. It passes no plaza."""

    corner: CornerId


@record
class PayGrain(Action):
    """One grain for two more movement points."""


@record
class DriveOff(Action):
    """The wagon tries to drive off the barbarian on a path at its intersection."""

    path: PathId


@record
class DriveOffDie(Action):
    """Chance: the die of a drive-off."""

    value: Face


@record
class MoveBarbarian(Action):
    """A barbarian goes from one path to another."""

    path: PathId
    to: PathId


@record
class EndMovement(Action):
    """The wagon stays where it is; the movement is over."""


@record
class PlaySwiftJourney(Action):
    """The card: the movement so far is over, a second one begins."""


@record
class ChooseStack(Action):
    """The token comes from the stack of another trade hex of the same kind."""

    hex: HexId


@record
class DrawnCommodity(Action):
    """Chance: what the token taken from a stack shows."""

    commodity: CommodityId
