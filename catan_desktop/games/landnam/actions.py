"""What seats and chance do in Landnam. A piece is named by where it stands; a landfall has OUT for it."""

from __future__ import annotations

from typing import ClassVar

from catan_desktop.grid.topology import CornerId, HexId
from catan_desktop.kernel import Action, Seat, record
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.ids import Count, Face, Total
from catan_desktop.mechanics.terrain import TerrainId

from .board import Stop
from .fate_cards import FateId


@record
class FirstPlayer(Action):
    """Chance: who begins."""

    player: Seat


@record
class FateDrawn(Action):
    """Chance: the fate card that is drawn."""

    card: FateId


@record
class PassCard(Action):
    """No fate card is played here."""


# harvest


@record
class BoostHarvest(Action):
    """Bumper Crop: a hex yields twice as much."""

    hex: HexId


@record
class ShiftHarvest(Action):
    """Changed Season: another number yields."""

    number: Total


@record
class BarHarvest(Action):
    """Barren Land: a hex yields nothing."""

    hex: HexId


@record
class Age(Action):
    """The number of a hex that yielded ages."""

    hex: HexId


# movement and exploration


@record
class TakeStep(Action):
    """A piece goes to the next hex, or explores it."""

    kind: ClassVar[str] = "step"
    start: Stop
    target: Stop


@record
class TrackStep(Action):
    """A step by Mountain Track."""

    start: Stop
    target: Stop


@record
class FeudStep(Action):
    """A step that drives a piece out by Feud."""

    start: Stop
    target: Stop


@record
class FairWind(Action):
    """Two more steps."""


@record
class EndMovement(Action):
    """Trade and building follow."""


@record
class Retreat(Action):
    """A piece that is driven out goes there."""

    target: Stop


@record
class Sight(Action):
    """An Exploration card says which terrain it is."""

    terrain: TerrainId


@record
class Omens(Action):
    """Both dice are rolled twice."""


@record
class ExplorationDice(Action):
    """Chance: the green and the red die."""

    green: Face
    red: Face


@record
class GreenDie(Action):
    """Chance: the green die alone."""

    green: Face


@record
class RedDie(Action):
    """Chance: the red die alone."""

    red: Face


@record
class ChooseOmen(Action):
    """The green and the red result that count."""

    green: Face
    red: Face


@record
class EnterByTrack(Action):
    """Mountain Track takes the explorer in."""


@record
class Stay(Action):
    """The explorer stays where it is."""


# building


@record
class BuildFarm(Action):
    """A piece will be a farm."""

    corner: CornerId
    start: Stop


@record
class BuildCity(Action):
    """A farm will be a city."""

    kind: ClassVar[str] = "build_landnam_city"
    corner: CornerId


@record
class BuildSettler(Action):
    """A settlement will send out a settler."""

    hex: HexId
    corner: CornerId


@record
class BuildShip(Action):
    """A settlement will launch a ship."""

    hex: HexId
    corner: CornerId


@record
class BuildOuterShip(Action):
    """A ship will come to the outer sea."""


@record
class BuildHarbour(Action):
    """A ship will open a harbour where it lies."""

    hex: Stop
    resource: CardKind


@record
class BuildAgeing(Action):
    """The number under a piece will age."""

    hex: HexId


# the Althing


@record
class NameStarter(Action):
    """Who is first at the Althing."""

    player: Seat


@record
class OpenCase(Action):
    """A piece is sued, with so many cards."""

    hex: HexId
    count: Count


@record
class StopCases(Action):
    """No more cases."""


@record
class AddCards(Action):
    """A member of a side plays cards, or none."""

    count: Count


@record
class AskHelp(Action):
    """The leader of a side asks somebody to join it."""

    player: Seat


@record
class CloseSide(Action):
    """The side has said all."""


@record
class JoinSide(Action):
    """Who was asked joins with so many cards."""

    count: Count


@record
class DeclineSide(Action):
    """Who was asked stays out of it."""


@record
class Pardon(Action):
    """All red tokens beside a piece are removed."""

    hex: HexId


@record
class Dismiss(Action):
    """The suit ends."""


@record
class Dissolve(Action):
    """The Althing ends."""
