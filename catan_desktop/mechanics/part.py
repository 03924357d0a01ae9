"""The module's part of the state."""

from __future__ import annotations

from typing import TypeVar

from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState

T = TypeVar("T")
KEY = "settlers"
HOME = -1
"""The robber's camp off the board."""


@record
class Purse:
    """What only its owner knows."""

    hand: Counts
    """Resource cards."""
    cards: Counts
    """Unplayed development cards, those bought this turn among them."""
    fresh: Counts
    """Development cards bought this turn."""
    parting: Counts = ()
    """Cards chosen to be discarded, from the choice until everybody has chosen (BASE-093); else empty."""


@record
class SettlersPart:
    """Pieces, cards and what has happened this turn. Tuples are by seat; masks are of paths, intersections or hexes.

    The fields from `taken` to `lengths` are kept for speed; `recomputed` in `network` is their judge.
    """

    roads: tuple[int, ...]
    settlements: tuple[int, ...]
    cities: tuple[int, ...]
    robber: int
    """A hex, or HOME."""
    taken: int
    """Paths with a road of anybody."""
    towns: int
    """Intersections with a building of anybody."""
    open_corners: int
    """Intersections that are free and satisfy the distance rule (BASE-111)."""
    touch: tuple[int, ...]
    """Intersections at the ends of own roads."""
    edges: tuple[int, ...]
    """Paths that a new road could join, taken ones among them (BASE-115, BASE-116)."""
    lengths: tuple[int, ...]
    """Longest route."""
    longest: int
    """Seat with Longest Road, -1 for none."""
    knights: tuple[int, ...]
    """Played knight cards that lie before their owner."""
    largest: int
    """Seat with Largest Army, -1 for none."""
    bank: Counts
    deck: int
    """Cards left in the development deck."""
    hands: tuple[int, ...]
    """Number of resource cards."""
    held: tuple[int, ...]
    """Number of unplayed development cards."""
    gone: Counts
    """Development cards played so far, by kind; they never return to the deck."""
    shown: tuple[int, ...]
    """Victory point cards laid open: 0 until the game ends."""
    first: Seat
    """The first player."""
    dice: tuple[int, int]
    """The last roll; (0, 0) before the first."""
    throws: int
    """Dice deck option: bit 6*(a-1)+(b-1) for every throw left; 0 where dice are thrown."""
    producing: bool
    """True from the roll until the production of this turn is over."""
    received: int
    """Mask of the seats that took a card in the last production."""
    card_played: bool
    bought: int
    """Development cards bought this turn."""
    offers: int
    """Offers made this turn."""
    trade_over: bool
    """True once trading has ended for the turn (option "combined" off)."""
    private: tuple[Purse | None, ...]
    hidden: Counts | None
    """The development deck, by kind; its order comes into being when a card is drawn."""


SLOT = Slot(KEY, SettlersPart)
settlers = SLOT.first
"""The part in a state; this module is the first of every ruleset that has it."""


def with_settlers(state: GameState, part: SettlersPart) -> GameState:
    """The state with the part replaced."""
    return replace(state, parts=(part, *state.parts[1:]))


def step_ended(state: GameState, part: SettlersPart) -> GameState:
    """The state with the part replaced and the last frame popped."""
    return replace(state, frames=state.frames[:-1], parts=(part, *state.parts[1:]))


def purse(part: SettlersPart, seat: Seat) -> Purse:
    """The seat's secrets; only for rules that may know them."""
    own = part.private[seat]
    if own is None:
        raise LookupError(f"the purse of seat {seat} is not known here")
    return own


def put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The tuple with one seat's value replaced."""
    changed = list(values)
    changed[seat] = value
    return tuple(changed)


def with_purse(part: SettlersPart, seat: Seat, own: Purse) -> SettlersPart:
    """The part with a seat's purse replaced and its public counts kept in step."""
    hands, held = put(part.hands, seat, sum(own.hand)), put(part.held, seat, sum(own.cards))
    return replace(part, hands=hands, held=held, private=put(part.private, seat, own))


def option(game: Game, key: str) -> bool | int | str:
    """The value of an option; every option of the ruleset is present."""
    return game.options[key]
