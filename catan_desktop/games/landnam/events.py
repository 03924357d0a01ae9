"""What happens in Landnam."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from catan_desktop.grid.topology import CornerId, HexId
from catan_desktop.kernel import Counts, Seat
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.event import Event, SeatEvent
from catan_desktop.kernel.ids import Count, Face, SeatMask, Site, Total
from catan_desktop.kernel.record import state_record
from catan_desktop.mechanics.terrain import TerrainId

from .board import Stop
from .fate_cards import FateId


@state_record
class FirstPlayerDrawn(SeatEvent):
    """Who begins."""


@state_record
class FateRejected(SeatEvent):
    """A card of the set-up is shown and goes back."""

    card: FateId


@state_record
class FateTaken(SeatEvent):
    """A fate card is drawn."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("seat",)}
    card: FateId | None
    kept: bool = False
    """It is the Exploration card of the set-up."""


@state_record
class FateShuffled(Event):
    """The discard pile is the deck again."""


@state_record
class FateMissed(SeatEvent):
    """No fate card is left to draw."""


@state_record
class FatePlayed(SeatEvent):
    """A fate card is laid open."""

    card: FateId


@state_record
class HarvestDoubled(SeatEvent):
    """A hex yields twice as much."""

    hex: HexId


@state_record
class HarvestShifted(SeatEvent):
    """Another number yields."""

    rolled: Total
    number: Total


@state_record
class HarvestBarred(SeatEvent):
    """A hex yields nothing."""

    hex: HexId


@state_record
class Famine(Event):
    """Nobody gets anything; hands return what is short."""

    short: tuple[CardKind, ...]
    """Resources."""
    returned: tuple[Counts, ...]
    """By seat."""


@state_record
class Aged(Event):
    """A number token was replaced."""

    hex: HexId
    former: Total
    number: Total
    seat: Seat


@state_record
class Stepped(SeatEvent):
    """A piece has moved."""

    start: Stop
    target: Stop
    ship: bool


@state_record
class ExplorationRolled(SeatEvent):
    """The dice of an exploration."""

    hex: HexId
    bonus: Count
    green: tuple[Face, ...]
    """Results of the green die, none where it was not rolled."""
    red: tuple[Face, ...]


@state_record
class GreenRolledAgain(SeatEvent):
    """The terrain of a green result is exhausted."""

    terrain: TerrainId
    green: Face


@state_record
class Explored(SeatEvent):
    """A hex is discovered."""

    hex: HexId
    terrain: TerrainId
    number: Total
    """0 for none."""


@state_record
class WindCaught(SeatEvent):
    """Two more steps."""


@state_record
class DrivenOut(SeatEvent):
    """A piece is driven off its hex."""

    victim: Seat
    hex: HexId
    ship: bool


@state_record
class Retreated(SeatEvent):
    """A driven-out piece has found a place."""

    start: Stop
    target: Stop
    ship: bool


@state_record
class PieceLost(SeatEvent):
    """A driven-out piece found none."""

    hex: HexId
    ship: bool


@state_record
class Cleared(Event):
    """Red tokens beside a piece are gone, and nobody scores them."""

    seat: Seat
    """Whose piece it is."""
    stop: Stop
    creditors: SeatMask


@state_record
class RedWon(SeatEvent):
    """A red token for the loss of an outlaw."""

    victim: Seat


@state_record
class BuildQueued(SeatEvent):
    """A build is paid and appears at the end of the turn."""

    what: str
    place: Site
    """The intersection of a farm or a city, else the hex."""
    cost: Counts


@state_record
class FarmFounded(SeatEvent):
    """A piece has become a farm."""

    corner: CornerId
    start: Stop
    ship: bool


@state_record
class CityGrown(SeatEvent):
    """A farm has become a city."""

    corner: CornerId


@state_record
class HarbourFounded(SeatEvent):
    """A harbour token lies on the sea."""

    hex: HexId
    resource: CardKind


@state_record
class PieceBuilt(SeatEvent):
    """A new ship or settler."""

    stop: Stop
    ship: bool


@state_record
class AlthingGathered(SeatEvent):
    """A seven: the Althing is held."""


@state_record
class OutlawRemoved(SeatEvent):
    """An outlaw is taken off the map."""

    hex: HexId
    ship: bool


@state_record
class StarterNamed(SeatEvent):
    """Who is first at the Althing."""

    player: Seat


@state_record
class CaseOpened(SeatEvent):
    """A piece is sued; the cards are in the bank."""

    victim: Seat
    hex: HexId
    resource: CardKind
    count: Count


@state_record
class CardsAdded(SeatEvent):
    """A member of a side has played cards."""

    resource: CardKind
    count: Count
    totals: tuple[Count, Count]


@state_record
class HelpAsked(SeatEvent):
    """Somebody is asked to join a side."""

    player: Seat


@state_record
class SideJoined(SeatEvent):
    """Somebody has joined a side."""

    resource: CardKind
    count: Count
    totals: tuple[Count, Count]


@state_record
class SideDeclined(SeatEvent):
    """Somebody stays out of it."""


@state_record
class Verdict(Event):
    """A side has won."""

    plaintiff: Seat
    defendant: Seat
    hex: HexId
    outlawed: bool
    parties: SeatMask = 0
    """All who played cards for a side."""
    totals: tuple[Count, ...] = ()
    """The cards of both sides, the plaintiff's first."""


@state_record
class WhiteWon(SeatEvent):
    """The leader of the side that has won takes a white token."""


@state_record
class BlackWon(SeatEvent):
    """Nobody sued a seat against which there were three cases."""

    cases: Count


@state_record
class CaseDismissed(SeatEvent):
    """A suit has ended without a verdict."""


@state_record
class AlthingDissolved(SeatEvent):
    """The Althing has ended early."""


@state_record
class AlthingOver(Event):
    """The Althing has ended."""
