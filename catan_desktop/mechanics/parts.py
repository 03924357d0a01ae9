"""The parts of a state that the modules of the mechanics keep: one small part each, read through its slot.

Tuples are by seat; masks are of paths, intersections or hexes.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Counts, Game, GameState, Seat, replace
from catan_desktop.kernel.cards import Cards
from catan_desktop.kernel.ids import Of, SeatMask
from catan_desktop.kernel.record import put, state_record
from catan_desktop.kernel.slot import Slot, in_sight

from .board import CornerMask, PathMask
from .tables import DevelopmentId

DevelopmentCards: TypeAlias = Annotated[Counts, Of(DevelopmentId)]
HOME = HexId(-1)
"""The robber's camp off the board."""


@state_record
class Pieces:
    """Roads, settlements and cities.

    The fields from `roads_of_all` on are kept for speed; `pieces.recompute` is their judge.
    """

    roads: tuple[PathMask, ...]
    settlements: tuple[CornerMask, ...]
    cities: tuple[CornerMask, ...]
    roads_of_all: PathMask
    """Paths with a road or a ship of anybody."""
    buildings: CornerMask
    """Intersections with a building of anybody."""
    open_corners: CornerMask
    """Intersections that are free and satisfy the distance rule (BASE-111)."""
    road_ends: tuple[CornerMask, ...]
    """Intersections at the ends of own roads and ships."""
    buildable_paths: tuple[PathMask, ...]
    """Paths that a new road could join, taken ones among them (BASE-115, BASE-116)."""
    lengths: tuple[int, ...]
    """Longest route."""


@state_record
class Hands:
    """Cards of the hand, and the bank that they come from."""

    bank: Cards
    sizes: tuple[int, ...]
    """Number of cards in the hand."""
    private: tuple[Cards | None, ...]
    """Each hand by kind."""

    @property
    def stock(self) -> Counts:
        """Return what the bank holds."""
        return self.bank

    def moved(self, stock: Counts, sizes: tuple[int, ...], private: tuple[Counts | None, ...]) -> Hands:
        """Return the part after cards have moved."""
        return Hands(stock, sizes, private)


@state_record
class SecretHands(Hands):
    """The same where nobody may count the bank: `bank` has 1 for each kind of which it holds any, else 0."""

    hidden: Cards | None
    """What the bank holds."""

    @property
    def stock(self) -> Counts:
        """Return what the bank holds; only for rules that may know it."""
        return in_sight(self.hidden)

    def moved(self, stock: Counts, sizes: tuple[int, ...], private: tuple[Counts | None, ...]) -> Hands:
        """Return the part after cards have moved."""
        return SecretHands(tuple([min(1, count) for count in stock]), sizes, private, stock)


@state_record
class FirstPlayer:
    """Who begins the game."""

    first: Seat


@state_record
class Dice:
    """The dice and what they have brought."""

    last: tuple[int, int]
    """The last roll; (0, 0) before the first."""
    throws: int
    """Dice deck option: bit 6*(a-1)+(b-1) for every throw left; 0 where dice are thrown."""
    producing: bool
    """True from the roll until the production of this turn is over."""
    received: SeatMask
    """Mask of the seats that took a card in the last production."""


@state_record
class Discards:
    """Cards chosen to be discarded, from the choice until everybody has chosen (BASE-093); else empty."""

    private: tuple[Cards | None, ...]


@state_record
class Robber:
    """Where the robber stands."""

    hex: HexId
    """Or HOME."""


@state_record
class LongestRoad:
    """Who has Longest Road."""

    holder: Seat
    """A seat, or NOBODY."""


@state_record
class LargestArmy:
    """Played knight cards, and who has Largest Army."""

    knights: tuple[int, ...]
    """Knight cards that lie before their owner."""
    holder: Seat
    """A seat, or NOBODY."""


@state_record
class OwnCards:
    """Development cards of one seat, by kind."""

    cards: DevelopmentCards
    """Unplayed ones, those bought this turn among them."""
    fresh: DevelopmentCards
    """Those bought this turn."""


@state_record
class Development:
    """The development cards."""

    deck: int
    """Cards left in the deck."""
    held: tuple[int, ...]
    """Number of unplayed cards."""
    gone: DevelopmentCards
    """Cards played so far, by kind; they never return to the deck."""
    shown: tuple[int, ...]
    """Victory point cards laid open: 0 until the game ends."""
    card_played: bool
    """True if a card was played this turn."""
    bought: int
    """Cards bought this turn."""
    private: tuple[OwnCards | None, ...]
    hidden: DevelopmentCards | None
    """The deck by kind; its order comes into being when a card is drawn."""


@state_record
class Trade:
    """What has been traded this turn."""

    offers: int
    """Offers made this turn."""
    over: bool
    """True once trading has ended for the turn (option "combined" off)."""


PIECES = Slot("pieces", Pieces)
HANDS = Slot("hands", Hands)
PLACEMENT = Slot("placement", FirstPlayer)
DICE = Slot("dice", Dice)
DISCARDS = Slot("discards", Discards)
ROBBER = Slot("robber", Robber)
LONGEST_ROAD = Slot("longest_road", LongestRoad)
LARGEST_ARMY = Slot("largest_army", LargestArmy)
DEVELOPMENT = Slot("development", Development)
TRADE = Slot("trade", Trade)


def hand_of(game: Game, state: GameState, seat: Seat) -> Counts:
    """Return the cards in a hand; only for rules that may know them."""
    return in_sight(HANDS.of(game, state).private[seat])


def known(part: Hands, seat: Seat) -> Counts:
    """Return the cards in a hand of the part; only for rules that may know them."""
    return in_sight(part.private[seat])


def cards_of(game: Game, state: GameState, seat: Seat) -> OwnCards:
    """Return the development cards of a seat; only for rules that may know them."""
    return in_sight(DEVELOPMENT.of(game, state).private[seat])


def known_cards(part: Development, seat: Seat) -> OwnCards:
    """Return the development cards of a seat in the part; only for rules that may know them."""
    return in_sight(part.private[seat])


def with_hand(game: Game, state: GameState, seat: Seat, hand: Counts) -> GameState:
    """Return the state with a seat's hand replaced, and its public size kept in step."""
    part = HANDS.of(game, state)
    sizes, private = put(part.sizes, seat, sum(hand)), put(part.private, seat, hand)
    return HANDS.put(game, state, replace(part, sizes=sizes, private=private))


def with_cards(part: Development, seat: Seat, own: OwnCards) -> Development:
    """Return the part with a seat's cards replaced, and their public number kept in step."""
    return replace(part, held=put(part.held, seat, sum(own.cards)), private=put(part.private, seat, own))
