"""What happens on and beyond the Wall. Sections, clans, camps and posts count from 0, trails from 1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from catan_desktop.games.watch.board import CampId, ClanId, GuardPostId, SectionId, TrailId
from catan_desktop.games.watch.part import FigureId, HeroId
from catan_desktop.grid.topology import HexId, PathId
from catan_desktop.kernel import Counts, Seat, record
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.event import Event, SeatEvent
from catan_desktop.kernel.ids import Count, Face, Level, SeatMask
from catan_desktop.mechanics.tables import DevelopmentId


@record
class HeroesDealt(Event):
    """Every seat has its first hero, by seat."""

    heroes: tuple[HeroId, ...]


@record
class WildDieRolled(SeatEvent):
    """The wildling die shows a trail, or nothing (9 to 12)."""

    number: Face


@record
class GuardPlaced(SeatEvent):
    """A guard stands on the Wall; `cause` is setup, build, recruits, thorne or yoren."""

    section: SectionId
    post: GuardPostId
    cause: str


@record
class GuardLost(SeatEvent):
    """The guard on the first post went home to `seat`; the others moved down. `cause` is giant, breach or crowd."""

    section: SectionId
    cause: str


@record
class TokenRevealed(Event):
    """A wildling token was turned up."""

    clan: ClanId
    figure: FigureId


@record
class WildlingSettled(Event):
    """A wildling came from the Frostfangs to a camp."""

    clan: ClanId
    figure: FigureId
    camp: CampId


@record
class NoWildlingLeft(Event):
    """The Frostfangs are empty: nobody comes."""

    clan: ClanId


@record
class RaidBegan(Event):
    """The fifth wildling of a clan has come: the first two set out."""

    clan: ClanId


@record
class WildlingAdvanced(Event):
    """The first wildling of a clan has come down a trail to a clearing."""

    clan: ClanId
    figure: FigureId
    trail: TrailId
    section: SectionId


@record
class RegularStayed(Event):
    """A regular waits in a clearing, which now holds `count`."""

    section: SectionId
    count: Count


@record
class GiantSpent(Event):
    """A giant went back to the Frostfangs after his blow."""

    section: SectionId


@record
class CrowdDispersed(Event):
    """A sixth regular and one more went back to the Frostfangs (WATCH-48)."""

    section: SectionId


@record
class Invaded(Event):
    """A wildling now stands on a hex of the Gift."""

    section: SectionId
    figure: FigureId
    hex: HexId


@record
class Breached(Event):
    """The Wall was breached; the marker stands on `step`."""

    section: SectionId
    step: Level


@record
class WildlingRemoved(SeatEvent):
    """A wildling left the Gift for the Frostfangs; `cause` is patrol or ygritte."""

    hex: HexId
    figure: FigureId
    cause: str


@record
class HeroUsed(SeatEvent):
    """A hero is used, from side B if `turned`."""

    hero: HeroId
    turned: bool


@record
class HeroTurned(SeatEvent):
    """A hero was kept and shows side B."""

    hero: HeroId


@record
class HeroTaken(SeatEvent):
    """A hero of the display was taken instead of the former one."""

    hero: HeroId
    former: HeroId


@record
class MormontAsked(SeatEvent):
    """Opponents were asked for a resource: `givers` had it and gave one. Who gave none has none."""

    opens: ClassVar[str | None] = ""
    partners: SeatMask
    resource: CardKind
    givers: SeatMask


@record
class CardHandedOver(Event):
    """A resource card went from a hand to another by a hero."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("giver", "taker")}
    giver: Seat
    taker: Seat
    card: CardKind | None
    hero: HeroId


@record
class CardSwapped(SeatEvent):
    """Marsh exchanged a card with the supply."""

    give: CardKind
    take: CardKind


@record
class RoadMoved(SeatEvent):
    """Yarwyck moved a road."""

    former: PathId
    path: PathId


@record
class DeckSeen(SeatEvent):
    """Melisandre looks at `count` cards of the deck."""

    count: Count


@record
class CardSeen(SeatEvent):
    """A development card that Melisandre sees."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"card": ("seat",)}
    card: DevelopmentId | None


@record
class HandSeen(SeatEvent):
    """Mance sees a hand."""

    seen_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"cards": ("seat", "victim")}
    victim: Seat
    cards: Counts | None


@record
class PatrolDiscarded(SeatEvent):
    """Yoren put a played Ranger Patrol out of the game."""


@record
class CampLeft(SeatEvent):
    """Benjen sent a wildling from a camp to the Frostfangs."""

    clan: ClanId
    figure: FigureId
    camp: CampId


@record
class ClearingLeft(SeatEvent):
    """Benjen sent a regular from a clearing to the Frostfangs."""

    section: SectionId
