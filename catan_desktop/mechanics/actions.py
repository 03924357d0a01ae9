"""What seats and chance do."""

from __future__ import annotations

from typing import ClassVar

from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import CardKind, Counts
from catan_desktop.kernel.ids import Face, Seat, SeatMask
from catan_desktop.kernel.record import record
from catan_desktop.mechanics.tables import DevelopmentId


@record
class FirstDice(Action):
    """Chance: the dice of one seat that wants to be the first player."""

    kind: ClassVar[str] = "first_dice"
    one: Face
    two: Face


@record
class PlaceSettlement(Action):
    """A free settlement of the set-up."""

    kind: ClassVar[str] = "place_settlement"
    corner: CornerId


@record
class PlaceRoad(Action):
    """A free road of the set-up."""

    kind: ClassVar[str] = "place_road"
    path: PathId


@record
class Roll(Action):
    """The active player rolls."""

    kind: ClassVar[str] = "roll"


@record
class Dice(Action):
    """Chance: what the dice show."""

    kind: ClassVar[str] = "dice"
    one: Face
    two: Face


@record
class Discard(Action):
    """Half of a large hand goes to the bank."""

    kind: ClassVar[str] = "discard"
    cards: Counts


@record
class MoveRobber(Action):
    """The robber goes to another hex."""

    kind: ClassVar[str] = "move_robber"
    hex: HexId


@record
class SendRobberHome(Action):
    """The robber goes back to his camp."""

    kind: ClassVar[str] = "send_robber_home"


@record
class Steal(Action):
    """The victim is chosen."""

    kind: ClassVar[str] = "steal"
    victim: Seat


@record
class StolenCard(Action):
    """Chance: which card the thief draws."""

    kind: ClassVar[str] = "stolen_card"
    card: CardKind


@record
class BuildRoad(Action):
    """A road is paid and placed."""

    kind: ClassVar[str] = "build_road"
    path: PathId


@record
class BuildSettlement(Action):
    """A settlement is paid and placed."""

    kind: ClassVar[str] = "build_settlement"
    corner: CornerId


@record
class BuildCity(Action):
    """A settlement becomes a city."""

    kind: ClassVar[str] = "build_city"
    corner: CornerId


@record
class BuyCard(Action):
    """A development card is bought."""

    kind: ClassVar[str] = "buy_card"


@record
class DrawnCard(Action):
    """Chance: which development card comes off the deck."""

    kind: ClassVar[str] = "drawn_card"
    card: DevelopmentId


@record
class PlayKnight(Action):
    """A knight card is laid down."""

    kind: ClassVar[str] = "play_knight"


@record
class PlayRoads(Action):
    """Road Building is played."""

    kind: ClassVar[str] = "play_roads"


@record
class PlaceFreeRoad(Action):
    """A road of Road Building."""

    kind: ClassVar[str] = "place_free_road"
    path: PathId


@record
class StopRoads(Action):
    """The second road of Road Building is left out."""

    kind: ClassVar[str] = "stop_roads"


@record
class PlayPlenty(Action):
    """Year of Plenty is played for these cards."""

    kind: ClassVar[str] = "play_plenty"
    cards: Counts


@record
class PlayMonopoly(Action):
    """Monopoly is played on a resource."""

    kind: ClassVar[str] = "play_monopoly"
    resource: CardKind


@record
class BankTrade(Action):
    """Equal cards for one other, at the best rate."""

    kind: ClassVar[str] = "bank_trade"
    give: CardKind
    take: CardKind


@record
class OfferTrade(Action):
    """An offer to some or all opponents: own cards for theirs."""

    kind: ClassVar[str] = "offer_trade"
    give: Counts
    want: Counts
    partners: SeatMask
    """Mask of the seats that are asked."""


@record
class AcceptOffer(Action):
    """An asked seat would trade as offered."""

    kind: ClassVar[str] = "accept_offer"


@record
class DeclineOffer(Action):
    """An asked seat will not trade."""

    kind: ClassVar[str] = "decline_offer"


@record
class CounterOffer(Action):
    """An asked seat would trade on other terms."""

    kind: ClassVar[str] = "counter_offer"
    give: Counts
    """What the asked seat would give."""
    want: Counts
    """What the asked seat would get."""
    partners: SeatMask
    """Mask with the one seat that made the offer."""


@record
class SettleTrade(Action):
    """The offering seat trades with one of those who accepted or countered."""

    kind: ClassVar[str] = "settle_trade"
    partner: Seat


@record
class WithdrawOffer(Action):
    """The offering seat trades with nobody."""

    kind: ClassVar[str] = "withdraw_offer"


@record
class NameOpponent(Action):
    """The opponent that a card is aimed at."""

    kind: ClassVar[str] = "name_opponent"
    opponent: Seat


@record
class EndTurn(Action):
    """The turn is over."""

    kind: ClassVar[str] = "end_turn"
