"""What happens in Cities & Knights, for the chronicle, the pictures and the other modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from catan_desktop.games.cities_knights.numbers import EventFace, ProgressId, RankId, TrackId
from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel import Counts, Seat, record
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.event import Event, SeatEvent
from catan_desktop.kernel.ids import Count, Face, Level, Mask, SeatMask


@record
class EventRolled(SeatEvent):
    """The event die has fallen."""

    face: EventFace


@record
class ShipSailed(Event):
    """The barbarian ship stands on a position."""

    position: Count


@record
class ProgressDrawn(SeatEvent):
    """A seat drew a progress card."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("seat",)}
    track: TrackId
    card: ProgressId | None


@record
class ProgressShown(SeatEvent):
    """A victory point card is laid open as it is drawn (CK-384)."""

    card: ProgressId


@record
class ProgressPlayed(SeatEvent):
    """A progress card was played."""

    card: ProgressId


@record
class ProgressDiscarded(SeatEvent):
    """A progress card went under its deck unseen (CK-390)."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("seat",)}
    track: TrackId
    card: ProgressId | None


@record
class Improved(SeatEvent):
    """A track has a new level."""

    track: TrackId
    level: Level
    price: Count


@record
class MetropolisGained(SeatEvent):
    """A city is the metropolis of a track; `former` held it before, -1 for nobody."""

    track: TrackId
    corner: CornerId
    former: Seat


@record
class WallBuilt(SeatEvent):
    """A city wall stands."""

    corner: CornerId
    paid: bool


@record
class WallLost(SeatEvent):
    """A wall went with its city."""

    corner: CornerId


@record
class BarbariansLanded(Event):
    """The attack: both strengths, what each seat contributed, and whether the knights won."""

    strength: Count
    defence: Count
    contributions: tuple[Count, ...]
    won: bool


@record
class CityLost(SeatEvent):
    """A city is a settlement again; `tipped` where the piece of the city stays (CK-371)."""

    corner: CornerId
    tipped: bool


@record
class TownRighted(SeatEvent):
    """A settlement piece took the place of a tipped city (CK-372)."""

    corner: CornerId


@record
class DefenderNamed(SeatEvent):
    """Defender of Catan; `times` counts this one."""

    times: Count


@record
class DefendersTied(Event):
    """These seats draw a progress card each (CK-351)."""

    seats: SeatMask


@record
class BarbariansLeft(Event):
    """The ship is at its start again; these intersections had knights that are inactive now."""

    corners: Mask


@record
class RobberWoke(Event):
    """The robber may be moved from now on (CK-160)."""


@record
class KnightsCommitted(SeatEvent):
    """A seat has chosen who takes part in the defence (CK-614)."""

    corners: Mask


@record
class KnightRecruited(SeatEvent):
    """A basic knight stands on the board."""

    corner: CornerId


@record
class KnightActivated(SeatEvent):
    """A knight is active."""

    corner: CornerId
    paid: bool


@record
class KnightPromoted(SeatEvent):
    """A knight rose to a rank."""

    corner: CornerId
    rank: RankId
    paid: bool


@record
class KnightMoved(SeatEvent):
    """A knight went from one intersection to another."""

    corner: CornerId
    to: CornerId


@record
class KnightDisplaced(SeatEvent):
    """A knight of `owner` on `to` gave way to one from `corner`."""

    corner: CornerId
    to: CornerId
    owner: Seat


@record
class KnightDrivenAway(SeatEvent):
    """Intrigue: the knight of `owner` must leave."""

    corner: CornerId
    owner: Seat


@record
class KnightRetreated(SeatEvent):
    """A driven-away knight stands elsewhere."""

    corner: CornerId
    to: CornerId


@record
class KnightRemoved(SeatEvent):
    """A knight left the board; `cause` is a text key part: displaced, deserter."""

    corner: CornerId
    rank: RankId
    cause: str


@record
class KnightPlaced(SeatEvent):
    """Deserter: a knight entered the board."""

    corner: CornerId
    rank: RankId
    active: bool


@record
class RobberChased(SeatEvent):
    """A knight drove the robber away."""

    corner: CornerId


@record
class DiceSet(SeatEvent):
    """Alchemist: the dice are set."""

    white: Face
    red: Face


@record
class TokensSwapped(SeatEvent):
    """Inventor: two hexes have changed their number tokens."""

    hex: HexId
    other: HexId


@record
class RoadRemoved(SeatEvent):
    """Diplomat: a road went back to the supply of its owner."""

    owner: Seat
    path: PathId


@record
class CityHealed(SeatEvent):
    """Medicine: a settlement became a city."""

    corner: CornerId


@record
class MerchantPlaced(SeatEvent):
    """The merchant stands on a hex; `former` owned him before, -1 for nobody."""

    hex: HexId
    former: Seat


@record
class FleetNamed(SeatEvent):
    """Merchant Fleet: this kind of card goes 2:1."""

    card: CardKind


@record
class Collected(SeatEvent):
    """A monopoly: what each seat gave of a kind. So much of it each had at least, and no more if it is little."""

    opens: ClassVar[str | None] = ""
    card: CardKind
    counts: tuple[Count, ...]


@record
class HarbourOffered(SeatEvent):
    """Commercial Harbor: an opponent must give a commodity. What follows tells whether it has any."""

    opens: ClassVar[str | None] = ""
    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"resource": ("seat",)}
    opponent: Seat
    resource: CardKind | None


@record
class HarbourExchanged(Event):
    """Commercial Harbor: a resource for a commodity."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"resource": ("giver", "taker"), "commodity": ("giver", "taker")}
    taker: Seat
    giver: Seat
    resource: CardKind | None
    commodity: CardKind | None


@record
class HarbourRested(SeatEvent):
    """Commercial Harbor: the opponent has no commodity (CK-522)."""

    opponent: Seat


@record
class CardsGiven(Event):
    """Cards changed hands by a card; `cause` is a text key part: wedding, master-merchant."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("giver", "taker")}
    giver: Seat
    taker: Seat
    count: Count
    cards: Counts | None
    cause: str


@record
class Looked(SeatEvent):
    """A card lets a seat look at the hand of another, or at its unplayed progress cards (`hand` False)."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("seat", "victim")}
    victim: Seat
    hand: bool
    cards: Counts | None


@record
class SpyTook(Event):
    """A progress card changed hands."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("giver", "taker")}
    taker: Seat
    giver: Seat
    track: TrackId
    card: ProgressId | None
