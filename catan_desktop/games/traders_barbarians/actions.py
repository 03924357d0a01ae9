"""What seats and chance do with wagons, commodities and barbarians."""

from __future__ import annotations

from typing import ClassVar

from catan_desktop.games.traders_barbarians.part import CommodityId
from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.ids import Face
from catan_desktop.kernel.record import record


@record
class UpgradeWagon(Action):
    """The next level of the baggage train is paid for."""

    kind: ClassVar[str] = "upgrade_wagon"


@record
class MoveWagon(Action):
    """The wagon goes to an intersection: to a neighbouring one over the path between, where that can be paid; elsewhere
    by the way that takes the fewest movement points, then the least gold. It passes no plaza."""

    kind: ClassVar[str] = "move_wagon"
    corner: CornerId


@record
class PayGrain(Action):
    """One grain for two more movement points."""

    kind: ClassVar[str] = "pay_grain"


@record
class DriveOff(Action):
    """The wagon tries to drive off the barbarian on a path at its intersection."""

    kind: ClassVar[str] = "drive_off"
    path: PathId


@record
class DriveOffDie(Action):
    """Chance: the die of a drive-off."""

    kind: ClassVar[str] = "drive_off_die"
    value: Face


@record
class MoveBarbarian(Action):
    """A barbarian goes from one path to another."""

    kind: ClassVar[str] = "move_barbarian"
    path: PathId
    to: PathId


@record
class EndMovement(Action):
    """The wagon stays where it is; the movement is over."""

    kind: ClassVar[str] = "end_movement"


@record
class PlaySwiftJourney(Action):
    """The card: the movement so far is over, a second one begins."""

    kind: ClassVar[str] = "play_swift_journey"


@record
class ChooseStack(Action):
    """The token comes from the stack of another trade hex of the same kind."""

    kind: ClassVar[str] = "choose_stack"
    hex: HexId


@record
class DrawnCommodity(Action):
    """Chance: what the token taken from a stack shows."""

    kind: ClassVar[str] = "drawn_commodity"
    commodity: CommodityId
