"""What happens in Landnam."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from catan_desktop.grid.topology import CornerId, HexId
from catan_desktop.kernel import Counts, Seat
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.ids import Count, Face, SeatMask, Site, Total
from catan_desktop.kernel.record import state_record
from catan_desktop.mechanics.terrain import TerrainId

from .board import Stop
from .fate_cards import FateId


@state_record
class FirstPlayerDrawn(Event):
    """Who begins."""

    seat: Seat


@state_record
class FateRejected(Event):
    """A card of the set-up is shown and goes back."""

    seat: Seat
    card: FateId


@state_record
class FateTaken(Event):
    """A fate card is drawn."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("seat",)}
    seat: Seat
    card: FateId | None
    kept: bool = False
    """It is the Exploration card of the set-up."""


@state_record
class FateShuffled(Event):
    """The discard pile is the deck again."""


@state_record
class FateMissed(Event):
    """No fate card is left to draw."""

    seat: Seat


@state_record
class FatePlayed(Event):
    """A fate card is laid open."""

    seat: Seat
    card: FateId


@state_record
class HarvestDoubled(Event):
    """A hex yields twice as much."""

    seat: Seat
    hex: HexId


@state_record
class HarvestShifted(Event):
    """Another number yields."""

    seat: Seat
    rolled: Total
    number: Total


@state_record
class HarvestBarred(Event):
    """A hex yields nothing."""

    seat: Seat
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
class Stepped(Event):
    """A piece has moved."""

    seat: Seat
    start: Stop
    target: Stop
    ship: bool


@state_record
class ExplorationRolled(Event):
    """The dice of an exploration."""

    seat: Seat
    hex: HexId
    bonus: Count
    green: tuple[Face, ...]
    """Results of the green die, none where it was not rolled."""
    red: tuple[Face, ...]


@state_record
class GreenRolledAgain(Event):
    """The terrain of a green result is exhausted."""

    seat: Seat
    terrain: TerrainId
    green: Face


@state_record
class Explored(Event):
    """A hex is discovered."""

    seat: Seat
    hex: HexId
    terrain: TerrainId
    number: Total
    """0 for none."""


@state_record
class WindCaught(Event):
    """Two more steps."""

    seat: Seat


@state_record
class DrivenOut(Event):
    """A piece is driven off its hex."""

    seat: Seat
    victim: Seat
    hex: HexId
    ship: bool


@state_record
class Retreated(Event):
    """A driven-out piece has found a place."""

    seat: Seat
    start: Stop
    target: Stop
    ship: bool


@state_record
class PieceLost(Event):
    """A driven-out piece found none."""

    seat: Seat
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
class RedWon(Event):
    """A red token for the loss of an outlaw."""

    seat: Seat
    victim: Seat


@state_record
class BuildQueued(Event):
    """A build is paid and appears at the end of the turn."""

    seat: Seat
    what: str
    place: Site
    """The intersection of a farm or a city, else the hex."""
    cost: Counts


@state_record
class FarmFounded(Event):
    """A piece has become a farm."""

    seat: Seat
    corner: CornerId
    start: Stop
    ship: bool


@state_record
class CityGrown(Event):
    """A farm has become a city."""

    seat: Seat
    corner: CornerId


@state_record
class HarbourFounded(Event):
    """A harbour token lies on the sea."""

    seat: Seat
    hex: HexId
    resource: CardKind


@state_record
class PieceBuilt(Event):
    """A new ship or settler."""

    seat: Seat
    stop: Stop
    ship: bool


@state_record
class AlthingGathered(Event):
    """A seven: the Althing is held."""

    seat: Seat


@state_record
class OutlawRemoved(Event):
    """An outlaw is taken off the map."""

    seat: Seat
    hex: HexId
    ship: bool


@state_record
class StarterNamed(Event):
    """Who is first at the Althing."""

    seat: Seat
    player: Seat


@state_record
class CaseOpened(Event):
    """A piece is sued; the cards are in the bank."""

    seat: Seat
    victim: Seat
    hex: HexId
    resource: CardKind
    count: Count


@state_record
class CardsAdded(Event):
    """A member of a side has played cards."""

    seat: Seat
    resource: CardKind
    count: Count
    totals: tuple[Count, Count]


@state_record
class HelpAsked(Event):
    """Somebody is asked to join a side."""

    seat: Seat
    player: Seat


@state_record
class SideJoined(Event):
    """Somebody has joined a side."""

    seat: Seat
    resource: CardKind
    count: Count
    totals: tuple[Count, Count]


@state_record
class SideDeclined(Event):
    """Somebody stays out of it."""

    seat: Seat


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
class WhiteWon(Event):
    """The leader of the side that has won takes a white token."""

    seat: Seat


@state_record
class BlackWon(Event):
    """Nobody sued a seat against which there were three cases."""

    seat: Seat
    cases: Count


@state_record
class CaseDismissed(Event):
    """A suit has ended without a verdict."""

    seat: Seat


@state_record
class AlthingDissolved(Event):
    """The Althing has ended early."""

    seat: Seat


@state_record
class AlthingOver(Event):
    """The Althing has ended."""
