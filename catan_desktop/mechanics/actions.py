"""What seats and chance do."""

from __future__ import annotations

from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel import Action, Counts, Seat, record
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.ids import Face, SeatMask
from catan_desktop.mechanics.tables import DevelopmentId


@record
class FirstDice(Action):
    """Chance: the dice of one seat that wants to be the first player."""

    one: Face
    two: Face


@record
class PlaceSettlement(Action):
    """A free settlement of the set-up."""

    corner: CornerId


@record
class PlaceRoad(Action):
    """A free road of the set-up."""

    path: PathId


@record
class Roll(Action):
    """The active player rolls."""


@record
class Dice(Action):
    """Chance: what the dice show."""

    one: Face
    two: Face


@record
class Discard(Action):
    """Half of a large hand goes to the bank."""

    cards: Counts


@record
class MoveRobber(Action):
    """The robber goes to another hex."""

    hex: HexId


@record
class SendRobberHome(Action):
    """The robber goes back to his camp."""


@record
class Steal(Action):
    """The victim is chosen."""

    victim: Seat


@record
class StolenCard(Action):
    """Chance: which card the thief draws."""

    card: CardKind


@record
class BuildRoad(Action):
    """A road is paid and placed."""

    path: PathId


@record
class BuildSettlement(Action):
    """A settlement is paid and placed."""

    corner: CornerId


@record
class BuildCity(Action):
    """A settlement becomes a city."""

    corner: CornerId


@record
class BuyCard(Action):
    """A development card is bought."""


@record
class DrawnCard(Action):
    """Chance: which development card comes off the deck."""

    card: DevelopmentId


@record
class PlayKnight(Action):
    """A knight card is laid down."""


@record
class PlayRoads(Action):
    """Road Building is played."""


@record
class PlaceFreeRoad(Action):
    """A road of Road Building."""

    path: PathId


@record
class StopRoads(Action):
    """The second road of Road Building is left out."""


@record
class PlayPlenty(Action):
    """Year of Plenty is played for these cards."""

    cards: Counts


@record
class PlayMonopoly(Action):
    """Monopoly is played on a resource."""

    resource: CardKind


@record
class BankTrade(Action):
    """Equal cards for one other, at the best rate."""

    give: CardKind
    take: CardKind


@record
class OfferTrade(Action):
    """An offer to some or all opponents: own cards for theirs."""

    give: Counts
    want: Counts
    partners: SeatMask
    """Mask of the seats that are asked."""


@record
class AcceptOffer(Action):
    """An asked seat would trade as offered."""


@record
class DeclineOffer(Action):
    """An asked seat will not trade."""


@record
class CounterOffer(Action):
    """An asked seat would trade on other terms."""

    give: Counts
    """What the asked seat would give."""
    want: Counts
    """What the asked seat would get."""
    partners: SeatMask
    """Mask with the one seat that made the offer."""


@record
class SettleTrade(Action):
    """The offering seat trades with one of those who accepted or countered."""

    partner: Seat


@record
class WithdrawOffer(Action):
    """The offering seat trades with nobody."""


@record
class NameOpponent(Action):
    """The opponent that a card is aimed at."""

    opponent: Seat


@record
class EndTurn(Action):
    """The turn is over."""
