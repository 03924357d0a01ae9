"""What happens in Cities & Knights, for the chronicle, the pictures and the other modules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from catan_desktop.games.cities_knights.numbers import EventFace, ProgressId, RankId, TrackId
from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel import Counts, Seat, record
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import Count, Face, Level, Mask, SeatMask


@record
class EventRolled(Event):
    """The event die has fallen."""

    seat: Seat
    face: EventFace


@record
class ShipSailed(Event):
    """The barbarian ship stands on a position."""

    position: Count


@record
class ProgressDrawn(Event):
    """A seat drew a progress card."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("seat",)}
    seat: Seat
    track: TrackId
    card: ProgressId | None


@record
class ProgressShown(Event):
    """A victory point card is laid open as it is drawn (CK-384)."""

    seat: Seat
    card: ProgressId


@record
class ProgressPlayed(Event):
    """A progress card was played."""

    seat: Seat
    card: ProgressId


@record
class ProgressDiscarded(Event):
    """A progress card went under its deck unseen (CK-390)."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("seat",)}
    seat: Seat
    track: TrackId
    card: ProgressId | None


@record
class Improved(Event):
    """A track has a new level."""

    seat: Seat
    track: TrackId
    level: Level
    price: Count


@record
class MetropolisGained(Event):
    """A city is the metropolis of a track; `former` held it before, -1 for nobody."""

    seat: Seat
    track: TrackId
    corner: CornerId
    former: Seat


@record
class WallBuilt(Event):
    """A city wall stands."""

    seat: Seat
    corner: CornerId
    paid: bool


@record
class WallLost(Event):
    """A wall went with its city."""

    seat: Seat
    corner: CornerId


@record
class BarbariansLanded(Event):
    """The attack: both strengths, what each seat contributed, and whether the knights won."""

    strength: Count
    defence: Count
    contributions: tuple[Count, ...]
    won: bool


@record
class CityLost(Event):
    """A city is a settlement again; `tipped` where the piece of the city stays (CK-371)."""

    seat: Seat
    corner: CornerId
    tipped: bool


@record
class TownRighted(Event):
    """A settlement piece took the place of a tipped city (CK-372)."""

    seat: Seat
    corner: CornerId


@record
class DefenderNamed(Event):
    """Defender of Catan; `times` counts this one."""

    seat: Seat
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
class KnightsCommitted(Event):
    """A seat has chosen who takes part in the defence (CK-614)."""

    seat: Seat
    corners: Mask


@record
class KnightRecruited(Event):
    """A basic knight stands on the board."""

    seat: Seat
    corner: CornerId


@record
class KnightActivated(Event):
    """A knight is active."""

    seat: Seat
    corner: CornerId
    paid: bool


@record
class KnightPromoted(Event):
    """A knight rose to a rank."""

    seat: Seat
    corner: CornerId
    rank: RankId
    paid: bool


@record
class KnightMoved(Event):
    """A knight went from one intersection to another."""

    seat: Seat
    corner: CornerId
    to: CornerId


@record
class KnightDisplaced(Event):
    """A knight of `owner` on `to` gave way to one from `corner`."""

    seat: Seat
    corner: CornerId
    to: CornerId
    owner: Seat


@record
class KnightDrivenAway(Event):
    """Intrigue: the knight of `owner` must leave."""

    seat: Seat
    corner: CornerId
    owner: Seat


@record
class KnightRetreated(Event):
    """A driven-away knight stands elsewhere."""

    seat: Seat
    corner: CornerId
    to: CornerId


@record
class KnightRemoved(Event):
    """A knight left the board; `cause` is a text key part: displaced, deserter."""

    seat: Seat
    corner: CornerId
    rank: RankId
    cause: str


@record
class KnightPlaced(Event):
    """Deserter: a knight entered the board."""

    seat: Seat
    corner: CornerId
    rank: RankId
    active: bool


@record
class RobberChased(Event):
    """A knight drove the robber away."""

    seat: Seat
    corner: CornerId


@record
class DiceSet(Event):
    """Alchemist: the dice are set."""

    seat: Seat
    white: Face
    red: Face


@record
class TokensSwapped(Event):
    """Inventor: two hexes have changed their number tokens."""

    seat: Seat
    hex: HexId
    other: HexId


@record
class RoadRemoved(Event):
    """Diplomat: a road went back to the supply of its owner."""

    seat: Seat
    owner: Seat
    path: PathId


@record
class CityHealed(Event):
    """Medicine: a settlement became a city."""

    seat: Seat
    corner: CornerId


@record
class MerchantPlaced(Event):
    """The merchant stands on a hex; `former` owned him before, -1 for nobody."""

    seat: Seat
    hex: HexId
    former: Seat


@record
class FleetNamed(Event):
    """Merchant Fleet: this kind of card goes 2:1."""

    seat: Seat
    card: CardKind


@record
class Collected(Event):
    """A monopoly: what each seat gave of a kind. So much of it each had at least, and no more if it is little."""

    opens: ClassVar[str | None] = ""
    seat: Seat
    card: CardKind
    counts: tuple[Count, ...]


@record
class HarbourOffered(Event):
    """Commercial Harbor: an opponent must give a commodity. What follows tells whether it has any."""

    opens: ClassVar[str | None] = ""
    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"resource": ("seat",)}
    seat: Seat
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
class HarbourRested(Event):
    """Commercial Harbor: the opponent has no commodity (CK-522)."""

    seat: Seat
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
class Looked(Event):
    """A card lets a seat look at the hand of another, or at its unplayed progress cards (`hand` False)."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("seat", "victim")}
    seat: Seat
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
