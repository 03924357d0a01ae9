"""The module's part of the state."""

from __future__ import annotations

from catan_desktop.grid.topology import CornerId, HexId
from catan_desktop.kernel.cards import CardKind, Counts
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import NOBODY, Seat, SeatMask, numbered
from catan_desktop.kernel.record import record, replace, state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.parts import PIECES, Pieces, put

from .numbers import DECKS, NO_FACE, NO_RANK, PROGRESS, SPANS, TRACKS, EventFace, ProgressId, RankId, TrackId

KEY = "cities_knights"
NOWHERE, NO_HEX = CornerId(-1), HexId(-1)
NO_PLEDGE = CardKind(-1)
NO_CARDS: Counts = (0,) * len(PROGRESS)


@record
class Study:
    """What only one seat knows."""

    cards: Counts = NO_CARDS
    """Its unplayed progress cards, by kind."""
    buried: tuple[tuple[int, ...], ...] = ((),) * len(TRACKS)
    """By track: the kinds that it put under the deck unseen and that have not come up again, first in first out."""
    seen_cards: Counts = ()
    """The progress cards of another that it looks at now (the Spy)."""
    seen_hand: Counts = ()
    """The hand of another that it looks at now (the Master Merchant)."""
    pledge: CardKind = NO_PLEDGE
    """The resource that its Commercial Harbor offers now (CK-525); -1 for none."""


@state_record
class CitiesPart:
    """Knights, improvements, barbarians and progress cards. Tuples are by seat or by track; masks of intersections."""

    knights: tuple[tuple[int, int, int], ...]
    """By seat: where its basic, strong and mighty knights stand."""
    active: int
    """Intersections with an active knight of anybody."""
    acted: int
    """With a knight that has acted this turn (CK-242)."""
    activated: int
    """With a knight that was activated this turn."""
    promoted: int
    """With a knight that was promoted this turn."""
    walls: int
    """Intersections with a city wall of anybody."""
    tipped: int
    """Settlements for which a tipped city stands (CK-371)."""
    levels: tuple[tuple[int, int, int], ...]
    """By seat: the level of each track."""
    metropolis: tuple[CornerId, CornerId, CornerId]
    """By track: the intersection of its metropolis, NOWHERE before it is gained."""
    ship: int
    """Position of the barbarian ship."""
    awake: bool
    """True from the first landing on (CK-160)."""
    face: EventFace
    """The event die of this turn's roll; -1 before it and where it is not thrown."""
    defenders: tuple[int, ...]
    """By seat: times that it was Defender of Catan."""
    merchant: HexId
    """The merchant's hex, NOWHERE beside the board."""
    merchant_owner: Seat
    """The seat that owns the merchant, -1 for nobody."""
    tokens: tuple[tuple[int, ...], ...]
    """By hex: the number tokens since one was moved; empty while they lie as the board has them."""
    shown: tuple[tuple[ProgressId, ...], ...]
    """By seat: the kinds of the victory point cards before it."""
    held: tuple[tuple[int, int, int], ...]
    """By seat: unplayed progress cards of each colour; their backs are seen (CK-592)."""
    decks: tuple[int, int, int]
    """By track: cards left of the deck as it was shuffled."""
    under: tuple[tuple[int, ...], ...]
    """By track: the cards under those, first in first out: the kind of a card that was played, or -1 - seat for one
    that the seat put there unseen (CK-390)."""
    crane: bool
    """True while a Crane waits for the next improvement of this turn."""
    fleet: int
    """Mask of the kinds of cards that go 2:1 this turn."""
    harbour: bool
    """True from a Commercial Harbor to the end of the turn."""
    harbour_asked: SeatMask
    """Opponents that the Commercial Harbor has asked this turn."""
    set_dice: tuple[int, int]
    """White and red as the Alchemist has set them, (0, 0) for none."""
    private: tuple[Study | None, ...]
    hidden: Counts | None
    """What is left of the decks as they were shuffled, by kind; the order comes into being when a card is drawn."""


def initial(game: Game) -> CitiesPart:
    """Nothing on the board; three full decks (CK-070 to CK-074, CK-083)."""
    seats = game.seats
    return CitiesPart(
        knights=((0, 0, 0),) * seats,
        active=0,
        acted=0,
        activated=0,
        promoted=0,
        walls=0,
        tipped=0,
        levels=((0, 0, 0),) * seats,
        metropolis=(NOWHERE, NOWHERE, NOWHERE),
        ship=0,
        awake=False,
        face=NO_FACE,
        defenders=(0,) * seats,
        merchant=NO_HEX,
        merchant_owner=NOBODY,
        tokens=(),
        shown=((),) * seats,
        held=((0, 0, 0),) * seats,
        decks=(sum(DECKS[0]), sum(DECKS[1]), sum(DECKS[2])),
        under=((), (), ()),
        crane=False,
        fleet=0,
        harbour=False,
        harbour_asked=0,
        set_dice=(0, 0),
        private=(Study(),) * seats,
        hidden=tuple(spec.count for spec in PROGRESS),
    )


SLOT = Slot(KEY, CitiesPart)
cities, with_cities = SLOT.of, SLOT.put
"""The part in a state, and the state with another one."""


def step_ended(game: Game, state: GameState, part: CitiesPart) -> GameState:
    """The state with the part replaced and the last frame popped."""
    parts = list(state.parts)
    parts[game.ruleset.slots[KEY]] = part
    return replace(state, frames=state.frames[:-1], parts=tuple(parts))


def study(part: CitiesPart, seat: Seat) -> Study:
    """The seat's secrets; only for rules that may know them."""
    own = part.private[seat]
    if own is None:
        raise LookupError(f"the study of seat {seat} is not known here")
    return own


def with_study(part: CitiesPart, seat: Seat, own: Study) -> CitiesPart:
    """The part with a seat's secrets replaced and its public counts kept in step."""
    cards = own.cards
    held = (sum(cards[_TRADE]), sum(cards[_POLITICS]), sum(cards[_SCIENCE]))
    return replace(part, held=put(part.held, seat, held), private=put(part.private, seat, own))


_TRADE, _POLITICS, _SCIENCE = SPANS


def knights_of(part: CitiesPart, seat: Seat) -> int:
    """Intersections with a knight of the seat."""
    basic, strong, mighty = part.knights[seat]
    return basic | strong | mighty


def all_knights(part: CitiesPart) -> int:
    """Intersections with a knight of anybody."""
    mask = 0
    for basic, strong, mighty in part.knights:
        mask |= basic | strong | mighty
    return mask


def free_corners(game: Game, state: GameState) -> int:
    """Intersections without a building and without a knight of anybody (CK-011)."""
    free: int = game.board.topology.all_corners & ~PIECES.of(game, state).buildings & ~all_knights(cities(game, state))
    return free


def rank_of(part: CitiesPart, seat: Seat, corner: int) -> RankId:
    """The rank of the seat's knight on an intersection; -1 where none stands."""
    for rank, mask in numbered(RankId, part.knights[seat]):
        if mask >> corner & 1:
            return rank
    return NO_RANK


def owner_of(part: CitiesPart, corner: int) -> Seat:
    """The seat whose knight stands on an intersection; -1 for none."""
    for seat, ranks in numbered(Seat, part.knights):
        if any(mask >> corner & 1 for mask in ranks):
            return seat
    return NOBODY


def metropolis_holder(part: CitiesPart, base: Pieces, track: TrackId) -> Seat:
    """The seat that has the metropolis of a track; -1 for none."""
    corner = part.metropolis[track]
    if corner == NOWHERE:
        return NOBODY
    return next(seat for seat, own in numbered(Seat, base.cities) if own >> corner & 1)


def metropolises(part: CitiesPart) -> int:
    """Intersections of all metropolises."""
    mask = 0
    for corner in part.metropolis:
        if corner >= 0:
            mask |= 1 << corner
    return mask


def ordinary_cities(part: CitiesPart, base: Pieces, seat: Seat) -> int:
    """Cities of the seat without a metropolis (CK-009)."""
    return base.cities[seat] & ~metropolises(part)


def held_count(part: CitiesPart, seat: Seat) -> int:
    """Unplayed progress cards of a seat."""
    return sum(part.held[seat])


def deck_size(part: CitiesPart, track: TrackId) -> int:
    """Cards in a deck."""
    return part.decks[track] + len(part.under[track])
