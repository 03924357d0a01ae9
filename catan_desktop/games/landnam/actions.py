"""What seats and chance do in Landnam. A piece is named by where it stands; a landfall has OUT for it."""

from __future__ import annotations

from typing import ClassVar

from catan_desktop.grid.topology import CornerId, HexId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.ids import Count, Face, Seat, Total
from catan_desktop.kernel.record import record
from catan_desktop.mechanics.terrain import TerrainId

from .board import Stop
from .fate_cards import FateId


@record
class FirstPlayer(Action):
    """Chance: who begins."""

    kind: ClassVar[str] = "first_player"
    player: Seat


@record
class FateDrawn(Action):
    """Chance: the fate card that is drawn."""

    kind: ClassVar[str] = "fate_drawn"
    card: FateId


@record
class PassCard(Action):
    """No fate card is played here."""

    kind: ClassVar[str] = "pass_card"


# harvest


@record
class BoostHarvest(Action):
    """Bumper Crop: a hex yields twice as much."""

    kind: ClassVar[str] = "boost_harvest"
    hex: HexId


@record
class ShiftHarvest(Action):
    """Changed Season: another number yields."""

    kind: ClassVar[str] = "shift_harvest"
    number: Total


@record
class BarHarvest(Action):
    """Barren Land: a hex yields nothing."""

    kind: ClassVar[str] = "bar_harvest"
    hex: HexId


@record
class Age(Action):
    """The number of a hex that yielded ages."""

    kind: ClassVar[str] = "age"
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

    kind: ClassVar[str] = "track_step"
    start: Stop
    target: Stop


@record
class FeudStep(Action):
    """A step that drives a piece out by Feud."""

    kind: ClassVar[str] = "feud_step"
    start: Stop
    target: Stop


@record
class FairWind(Action):
    """Two more steps."""

    kind: ClassVar[str] = "fair_wind"


@record
class EndMovement(Action):
    """Trade and building follow."""

    kind: ClassVar[str] = "end_movement"


@record
class Retreat(Action):
    """A piece that is driven out goes there."""

    kind: ClassVar[str] = "retreat"
    target: Stop


@record
class Sight(Action):
    """An Exploration card says which terrain it is."""

    kind: ClassVar[str] = "sight"
    terrain: TerrainId


@record
class Omens(Action):
    """Both dice are rolled twice."""

    kind: ClassVar[str] = "omens"


@record
class ExplorationDice(Action):
    """Chance: the green and the red die."""

    kind: ClassVar[str] = "exploration_dice"
    green: Face
    red: Face


@record
class GreenDie(Action):
    """Chance: the green die alone."""

    kind: ClassVar[str] = "green_die"
    green: Face


@record
class RedDie(Action):
    """Chance: the red die alone."""

    kind: ClassVar[str] = "red_die"
    red: Face


@record
class ChooseOmen(Action):
    """The green and the red result that count."""

    kind: ClassVar[str] = "choose_omen"
    green: Face
    red: Face


@record
class EnterByTrack(Action):
    """Mountain Track takes the explorer in."""

    kind: ClassVar[str] = "enter_by_track"


@record
class Stay(Action):
    """The explorer stays where it is."""

    kind: ClassVar[str] = "stay"


# building


@record
class BuildFarm(Action):
    """A piece will be a farm."""

    kind: ClassVar[str] = "build_farm"
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

    kind: ClassVar[str] = "build_settler"
    hex: HexId
    corner: CornerId


@record
class BuildShip(Action):
    """A settlement will launch a ship."""

    kind: ClassVar[str] = "build_ship"
    hex: HexId
    corner: CornerId


@record
class BuildOuterShip(Action):
    """A ship will come to the outer sea."""

    kind: ClassVar[str] = "build_outer_ship"


@record
class BuildHarbour(Action):
    """A ship will open a harbour where it lies."""

    kind: ClassVar[str] = "build_harbour"
    hex: Stop
    resource: CardKind


@record
class BuildAgeing(Action):
    """The number under a piece will age."""

    kind: ClassVar[str] = "build_ageing"
    hex: HexId


# the Althing


@record
class NameStarter(Action):
    """Who is first at the Althing."""

    kind: ClassVar[str] = "name_starter"
    player: Seat


@record
class OpenCase(Action):
    """A piece is sued, with so many cards."""

    kind: ClassVar[str] = "open_case"
    hex: HexId
    count: Count


@record
class StopCases(Action):
    """No more cases."""

    kind: ClassVar[str] = "stop_cases"


@record
class AddCards(Action):
    """A member of a side plays cards, or none."""

    kind: ClassVar[str] = "add_cards"
    count: Count


@record
class AskHelp(Action):
    """The leader of a side asks somebody to join it."""

    kind: ClassVar[str] = "ask_help"
    player: Seat


@record
class CloseSide(Action):
    """The side has said all."""

    kind: ClassVar[str] = "close_side"


@record
class JoinSide(Action):
    """Who was asked joins with so many cards."""

    kind: ClassVar[str] = "join_side"
    count: Count


@record
class DeclineSide(Action):
    """Who was asked stays out of it."""

    kind: ClassVar[str] = "decline_side"


@record
class Pardon(Action):
    """All red tokens beside a piece are removed."""

    kind: ClassVar[str] = "pardon"
    hex: HexId


@record
class Dismiss(Action):
    """The suit ends."""

    kind: ClassVar[str] = "dismiss"


@record
class Dissolve(Action):
    """The Althing ends."""

    kind: ClassVar[str] = "dissolve"
