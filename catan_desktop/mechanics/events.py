"""What happens, for the chronicle, the pictures and the other modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from catan_desktop.grid.topology import CornerId, HexId
from catan_desktop.kernel import Counts, Seat, record
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.event import Event, SeatEvent
from catan_desktop.kernel.ids import Count, Face, SeatMask, Site, Total
from catan_desktop.mechanics.tables import DevelopmentId

ROAD, SETTLEMENT, CITY = "road", "settlement", "city"


@record
class FirstRolled(SeatEvent):
    """A seat rolled for the first place."""

    one: Face
    two: Face


@record
class FirstChosen(SeatEvent):
    """The first player is known."""


@record
class Rolled(SeatEvent):
    """The dice of the turn have fallen; nothing has been produced yet."""

    from_deck: ClassVar[bool] = False
    """True where a throw cannot come again before others have."""
    one: Face
    two: Face


@record
class DiceShuffled(Event):
    """The dice deck was used up: all 36 throws can come again."""


@record
class Produced(SeatEvent):
    """A seat took cards in the production (also the starting cards)."""

    cards: Counts
    chosen: bool = False
    """True where the seat chose their kinds."""


@record
class ProductionEnded(Event):
    """All production of a roll is over, or the 7 is about to be resolved."""

    total: Total


@record
class Shortage(Event):
    """The bank could not pay everybody who was due a resource."""

    resource: CardKind


@record
class Discarded(SeatEvent):
    """A seat gave up cards on a 7; told when everybody has chosen."""

    opens: ClassVar[str | None] = "seat"
    cards: Counts


@record
class RobberMoved(SeatEvent):
    """The robber stands on `hex`, -1 in his camp; `former` is where he stood."""

    hex: HexId
    former: HexId


@record
class Stolen(Event):
    """A card changed hands unseen."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("thief", "victim")}
    thief: Seat
    victim: Seat
    card: CardKind | None


@record
class Built(SeatEvent):
    """A piece stands: `piece` is road, settlement or city; `site` a path or an intersection."""

    piece: str
    site: Site
    paid: bool
    """False for set-up, Road Building and the like."""


@record
class SetupPlaced(SeatEvent):
    """The second starting settlement of a seat stands: its cards are due."""

    corner: CornerId


@record
class CardBought(SeatEvent):
    """A development card was bought."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("seat",)}
    card: DevelopmentId | None


@record
class CardPlayed(SeatEvent):
    """A development card was played; `key` is its name in the tables."""

    key: str


@record
class CardsTaken(SeatEvent):
    """A seat took cards from the bank by `cause` (a text key part such as `plenty`)."""

    cards: Counts
    cause: str


@record
class Monopolised(SeatEvent):
    """A seat took all cards of a resource from the others: `counts` by seat."""

    opens: ClassVar[str | None] = ""
    resource: CardKind
    counts: tuple[Count, ...]


@record
class AwardMoved(Event):
    """Longest Road (`longest`) or Largest Army (`largest`) has a new holder; -1 for none."""

    award: str
    holder: Seat
    former: Seat


@record
class BankTraded(SeatEvent):
    """Cards went to the bank for one other."""

    give: CardKind
    take: CardKind
    rate: Count


@record
class Offered(SeatEvent):
    """An offer lies on the table."""

    give: Counts
    want: Counts
    partners: SeatMask


@record
class OfferAnswered(SeatEvent):
    """`answer` is accept, decline or counter; give and want are the countering seat's, else empty."""

    answer: str
    give: Counts = ()
    want: Counts = ()


@record
class Traded(SeatEvent):
    """Two seats exchanged cards: `give` from seat to partner, `want` back."""

    partner: Seat
    give: Counts
    want: Counts


@record
class OfferEnded(SeatEvent):
    """An offer came to nothing."""


@record
class PointCardsShown(SeatEvent):
    """At the end a seat lays its victory point cards open."""

    opens: ClassVar[str | None] = "seat"
    count: Count


@record
class StepBegan(SeatEvent):
    """A seat acts in a step that counts as a turn of its own: the second player of a pair."""

    first: Seat
    """The first player of the pair."""
