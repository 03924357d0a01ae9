"""What happens in the Great Wall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from catan_desktop.kernel import Counts, Seat, record
from catan_desktop.kernel.event import Event, SeatEvent
from catan_desktop.kernel.ids import Count, Level, Mask

from .board import NO_SPOT, CellId, FiringSpotId, LocationId, PostId, ResourceId, RowId, SectionId, SlotId, SpotId, Year
from .tables import AdvisorId, ArtifactId, ClanId, CommandId, GeneralId, HordeId, RequestId, SoldierId


@record
class YearBegan(Event):
    """A Year begins."""

    year: Year


@record
class SeasonBegan(Event):
    """A season begins: spring, summer, autumn, winter."""

    season: str


@record
class ClanChosen(SeatEvent):
    """A seat leads a clan."""

    clan: ClanId


@record
class TeaOrder(Event):
    """The tea order, from first to last."""

    order: tuple[Seat, ...]


@record
class GeneralTaken(SeatEvent):
    """A seat was dealt a general."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("seat",)}
    card: GeneralId | None


@record
class AdvisorTaken(SeatEvent):
    """A seat was dealt an advisor."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("seat",)}
    card: AdvisorId | None


@record
class GeneralOpened(SeatEvent):
    """The general that a seat has chosen."""

    opens: ClassVar[str | None] = "seat"
    card: GeneralId


@record
class AdvisorJoined(SeatEvent):
    """An advisor serves a seat, active or passive."""

    card: AdvisorId
    active: bool


@record
class AdvisorShown(Event):
    """An advisor comes to the display."""

    card: AdvisorId


@record
class AdvisorLeft(Event):
    """The oldest advisor leaves the display."""

    card: AdvisorId


@record
class ArtifactShown(Event):
    """An artifact counts in this game."""

    card: ArtifactId


@record
class RequestShown(Event):
    """A request counts in this game."""

    card: RequestId


@record
class HordeShuffled(Event):
    """The discarded horde cards are a new deck."""

    count: Count


@record
class HordePlaced(Event):
    """A horde card comes to a slot."""

    card: HordeId
    section: SectionId
    row: RowId


@record
class Raid(Event):
    """A horde card found no slot: shame tokens leave the pool."""

    card: HordeId
    count: Count


@record
class GoodsGained(SeatEvent):
    """A seat gains goods by `cause`."""

    goods: Counts
    cause: str


@record
class HonourGained(SeatEvent):
    """A seat gains honour by `cause`."""

    count: Count
    cause: str


@record
class ShameTaken(SeatEvent):
    """A seat takes shame tokens by `cause`."""

    count: Count
    cause: str


@record
class ClerkRecalled(SeatEvent):
    """A seat calls a clerk back."""

    location: LocationId


@record
class Recalled(SeatEvent):
    """A seat calls a soldier back from a hideout or a wall."""

    soldier: SoldierId
    post: PostId


@record
class Retrieved(SeatEvent):
    """A seat takes its command cards back."""


@record
class CommandSealed(SeatEvent):
    """A seat has chosen a command card in secret."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("seat",)}
    card: CommandId | None


@record
class CommandRevealed(SeatEvent):
    """A command card is turned over."""

    opens: ClassVar[str | None] = "seat"
    card: CommandId


@record
class SlotsCleared(Event):
    """The cards of the last Autumn leave the execution slots; by slot: seat and command card."""

    slots: tuple[tuple[Seat, CommandId], ...]


@record
class SlotTaken(SeatEvent):
    """A seat's command card lies in an execution slot."""

    card: CommandId
    slot: SlotId


@record
class CommandBegan(SeatEvent):
    """The turn of a command card; whether its combo counts."""

    card: CommandId
    combo: bool


@record
class ClerkPlaced(SeatEvent):
    """A clerk goes to a location; seat -1 for the Reed clan."""

    location: LocationId


@record
class ClerksReturned(Event):
    """Clerks of a location go home; how many by seat, those of the Reed clan last."""

    location: LocationId
    clerks: Counts


@record
class LocationUsed(Event):
    """A location works; for one seat alone where it is not -1."""

    location: LocationId
    seat: Seat


@record
class OverseerRaised(SeatEvent):
    """An overseer rises to a level."""

    area: ResourceId
    level: Level


@record
class Exchanged(SeatEvent):
    """A resource for another."""

    paid: ResourceId
    gained: ResourceId


@record
class ClerkHired(SeatEvent):
    """One more clerk."""


@record
class Recruited(SeatEvent):
    """A soldier comes to the camp, for so much."""

    soldier: SoldierId
    cost: Counts


@record
class Stationed(SeatEvent):
    """A soldier goes from the camp or a hideout to a hideout or, with `post` not below 0, to a firing spot."""

    soldier: SoldierId
    origin: PostId
    section: SectionId
    post: FiringSpotId


@record
class Deployed(SeatEvent):
    """A soldier of the camp, a hideout or a wall covers spots of a horde card."""

    soldier: SoldierId
    origin: PostId
    section: SectionId
    row: RowId
    cells: Mask


@record
class BarricadeBuilt(SeatEvent):
    """A barricade."""

    section: SectionId
    cost: Counts


@record
class WallBuilt(SeatEvent):
    """A wall has a level more."""

    section: SectionId
    level: Level
    cost: Counts


@record
class Marked(SeatEvent):
    """A shot of a soldier on a firing spot, or of a general (-1 for both), puts a wound or a Snake token on a spot."""

    soldier: SoldierId
    post: FiringSpotId
    section: SectionId
    row: RowId
    cell: CellId
    token: bool


@record
class Defeating(Event):
    """All spots of a card are covered; who claims it, -1 for nobody."""

    card: HordeId
    section: SectionId
    row: RowId
    claimant: Seat


@record
class Defeated(Event):
    """The card has left the board, with the wounds and tokens on some of its spots: a mask."""

    card: HordeId
    section: SectionId
    row: RowId
    marks: Mask
    claimant: Seat


@record
class SoldierKilled(SeatEvent):
    """A soldier is killed at a post or, with `spot` not below 0, on a horde card; he may still be saved."""

    soldier: SoldierId
    post: PostId
    spot: SpotId = NO_SPOT


@record
class SoldierReturned(SeatEvent):
    """A soldier goes from a defeated card to the camp."""

    soldier: SoldierId
    spot: SpotId


@record
class SoldierSaved(SeatEvent):
    """A killed soldier goes to camp, for so much chi."""

    soldier: SoldierId
    chi: Count


@record
class Assaulted(Event):
    """The horde attacks a section."""

    section: SectionId
    attack: Count
    defence: Count
    breached: bool


@record
class BreachOver(Event):
    """Everybody has suffered for a breach."""

    section: SectionId


@record
class BarricadesGone(Event):
    """All barricades are taken down: so many of each section."""

    counts: Counts


@record
class FinalHonour(SeatEvent):
    """Final honour of a seat, with its sources."""

    count: Count
    artifacts: Count
    passive: Count
    resources: Count
    shame: Count
