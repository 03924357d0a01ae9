"""The parts of a state that the modules of this game keep, and what is read off a single one of them.

Tuples are by seat or by track; masks are of intersections.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from catan_desktop.grid.topology import CornerId, HexId
from catan_desktop.kernel import Counts, Game, GameState, Seat, record, replace
from catan_desktop.kernel.cards import CardKind, Cards
from catan_desktop.kernel.ids import NOBODY, Of, SeatMask, numbered
from catan_desktop.kernel.record import put, state_record
from catan_desktop.kernel.slot import Slot, in_sight
from catan_desktop.mechanics.board import CornerMask
from catan_desktop.mechanics.parts import PIECES, Pieces

from .numbers import DECKS, NO_FACE, NO_RANK, PROGRESS, SPANS, TRACKS, EventFace, ProgressId, RankId, TrackId

ByTrack: TypeAlias = Annotated[tuple[int, int, int], Of(TrackId)]
Progress: TypeAlias = Annotated[Counts, Of(ProgressId)]
"""Progress cards by kind."""
NOWHERE, NO_HEX = CornerId(-1), HexId(-1)
NO_PLEDGE = CardKind(-1)
NO_CARDS: Counts = (0,) * len(PROGRESS)


@state_record
class Knights:
    """The knights."""

    ranks: tuple[tuple[CornerMask, CornerMask, CornerMask], ...]
    """By seat: where its basic, strong and mighty knights stand."""
    active: CornerMask = 0
    """Intersections with an active knight of anybody."""
    acted: CornerMask = 0
    """With a knight that has acted this turn (CK-242)."""
    activated: CornerMask = 0
    """With a knight that was activated this turn."""
    promoted: CornerMask = 0
    """With a knight that was promoted this turn."""


@state_record
class Improvements:
    """City improvements, metropolises and walls."""

    levels: tuple[ByTrack, ...]
    """By seat: the level of each track."""
    metropolis: tuple[CornerId, CornerId, CornerId] = (NOWHERE, NOWHERE, NOWHERE)
    """By track: the intersection of its metropolis, NOWHERE before it is gained."""
    walls: CornerMask = 0
    """Intersections with a city wall of anybody."""


@state_record
class Barbarians:
    """The ship of the barbarians, and what their attacks have brought."""

    defenders: tuple[int, ...]
    """By seat: times that it was Defender of Catan."""
    ship: int = 0
    """Position of the ship."""
    awake: bool = False
    """True from the first landing on (CK-160)."""
    tipped: CornerMask = 0
    """Settlements for which a tipped city stands (CK-371)."""


@record
class Study:
    """What only one seat knows."""

    cards: Progress = NO_CARDS
    """Its unplayed progress cards, by kind."""
    buried: tuple[tuple[int, ...], ...] = ((),) * len(TRACKS)
    """By track: the kinds that it put under the deck unseen and that have not come up again, first in first out."""
    seen_cards: Progress = ()
    """The progress cards of another that it looks at now (the Spy)."""
    seen_hand: Cards = ()
    """The hand of another that it looks at now (the Master Merchant)."""
    pledge: CardKind = NO_PLEDGE
    """The resource that its Commercial Harbor offers now (CK-525); -1 for none."""


@state_record
class ProgressCards:
    """The progress cards, in hands, laid open and in the decks."""

    shown: tuple[tuple[ProgressId, ...], ...]
    """By seat: the kinds of the victory point cards before it."""
    held: tuple[ByTrack, ...]
    """By seat: unplayed progress cards of each colour; their backs are seen (CK-592)."""
    decks: ByTrack
    """By track: cards left of the deck as it was shuffled."""
    under: tuple[tuple[int, ...], ...]
    """By track: the cards under those, first in first out: the kind of a card that was played, or -1 - seat for one
    that the seat put there unseen (CK-390)."""
    private: tuple[Study | None, ...]
    hidden: Progress | None
    """What is left of the decks as they were shuffled, by kind; the order comes into being when a card is drawn."""


@state_record
class ChangedLand:
    """What cards have changed of the land."""

    merchant: HexId = NO_HEX
    """The merchant's hex, NO_HEX beside the board."""
    merchant_owner: Seat = NOBODY
    """The seat that owns the merchant, -1 for nobody."""
    tokens: Annotated[tuple[tuple[int, ...], ...], Of(HexId)] = ()
    """By hex: the number tokens since one was moved; empty while they lie as the board has them."""


@state_record
class Turn:
    """What holds for this turn alone."""

    face: EventFace = NO_FACE
    """The event die of this turn's roll; -1 before it and where it is not thrown."""
    set_dice: tuple[int, int] = (0, 0)
    """White and red as the Alchemist has set them, (0, 0) for none."""
    crane: bool = False
    """True while a Crane waits for the next improvement of this turn."""
    fleet: Annotated[int, Of(CardKind)] = 0
    """Mask of the kinds of cards that go 2:1 this turn."""
    harbour: bool = False
    """True from a Commercial Harbor to the end of the turn."""
    harbour_asked: SeatMask = 0
    """Opponents that the Commercial Harbor has asked this turn."""


KNIGHTS = Slot("knights", Knights)
IMPROVEMENTS = Slot("improvements", Improvements)
BARBARIANS = Slot("barbarians", Barbarians)
PROGRESS_CARDS = Slot("progress_cards", ProgressCards)
LAND = Slot("changed_land", ChangedLand)
TURN = Slot("cities_knights", Turn)


# knights


def knights_of(part: Knights, seat: Seat) -> int:
    """Return the intersections with a knight of the seat."""
    basic, strong, mighty = part.ranks[seat]
    return basic | strong | mighty


def all_knights(part: Knights) -> int:
    """Return the intersections with a knight of anybody."""
    mask = 0
    for basic, strong, mighty in part.ranks:
        mask |= basic | strong | mighty
    return mask


def free_corners(game: Game, state: GameState) -> int:
    """Return the intersections without a building and without a knight of anybody (CK-011)."""
    taken = PIECES.of(game, state).buildings | all_knights(KNIGHTS.of(game, state))
    free: int = game.board.topology.all_corners & ~taken
    return free


def rank_of(part: Knights, seat: Seat, corner: int) -> RankId:
    """Return the rank of the seat's knight on an intersection; -1 where none stands."""
    for rank, mask in numbered(RankId, part.ranks[seat]):
        if mask >> corner & 1:
            return rank
    return NO_RANK


def owner_of(part: Knights, corner: int) -> Seat:
    """Return the seat whose knight stands on an intersection; -1 for none."""
    for seat, ranks in numbered(Seat, part.ranks):
        if any(mask >> corner & 1 for mask in ranks):
            return seat
    return NOBODY


# cities


def metropolis_holder(part: Improvements, base: Pieces, track: TrackId) -> Seat:
    """Return the seat that has the metropolis of a track; -1 for none."""
    corner = part.metropolis[track]
    if corner == NOWHERE:
        return NOBODY
    return next(seat for seat, own in numbered(Seat, base.cities) if own >> corner & 1)


def metropolises(part: Improvements) -> int:
    """Return the intersections of all metropolises."""
    mask = 0
    for corner in part.metropolis:
        if corner >= 0:
            mask |= 1 << corner
    return mask


def ordinary_cities(game: Game, state: GameState, seat: Seat) -> int:
    """Return the cities of the seat without a metropolis (CK-009)."""
    return PIECES.of(game, state).cities[seat] & ~metropolises(IMPROVEMENTS.of(game, state))


# progress cards


def full_decks(game: Game) -> ProgressCards:
    """Return three full decks, and nobody with a card (CK-070 to CK-074, CK-083)."""
    seats = game.seats
    return ProgressCards(
        shown=((),) * seats,
        held=((0, 0, 0),) * seats,
        decks=(sum(DECKS[0]), sum(DECKS[1]), sum(DECKS[2])),
        under=((), (), ()),
        private=(Study(),) * seats,
        hidden=tuple(spec.count for spec in PROGRESS),
    )


def study(part: ProgressCards, seat: Seat) -> Study:
    """Return the seat's secrets; only for rules that may know them."""
    return in_sight(part.private[seat])


def with_study(part: ProgressCards, seat: Seat, own: Study) -> ProgressCards:
    """Return the part with a seat's secrets replaced and its public counts kept in step."""
    cards = own.cards
    held = (sum(cards[_TRADE]), sum(cards[_POLITICS]), sum(cards[_SCIENCE]))
    return replace(part, held=put(part.held, seat, held), private=put(part.private, seat, own))


_TRADE, _POLITICS, _SCIENCE = SPANS


def held_count(part: ProgressCards, seat: Seat) -> int:
    """Return the number of unplayed progress cards of a seat."""
    return sum(part.held[seat])


def deck_size(part: ProgressCards, track: TrackId) -> int:
    """Return the number of cards in a deck."""
    return part.decks[track] + len(part.under[track])
