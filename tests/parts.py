"""What the modules of the mechanics keep in a state, seen as one: for tests that look at several of them at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.parts import (
    DEVELOPMENT,
    DICE,
    DISCARDS,
    HANDS,
    HOME,
    LARGEST_ARMY,
    LONGEST_ROAD,
    PIECES,
    PLACEMENT,
    ROBBER,
    TRADE,
    Development,
    Dice,
    Discards,
    FirstPlayer,
    Hands,
    LargestArmy,
    LongestRoad,
    OwnCards,
    Pieces,
    Robber,
    Trade,
)

P = TypeVar("P")
FIELDS: dict[str, tuple[Any, str]] = {
    **{name: (PIECES, name) for name in ("roads", "settlements", "cities", "lengths")},
    **{name: (DEVELOPMENT, name) for name in ("gone", "shown", "card_played", "bought", "deck", "held", "hidden")},
    **{name: (DICE, name) for name in ("throws", "producing", "received")},
    "dice": (DICE, "last"),
    "bank": (HANDS, "bank"),
    "first": (PLACEMENT, "first"),
    "longest": (LONGEST_ROAD, "holder"),
    "knights": (LARGEST_ARMY, "knights"),
    "largest": (LARGEST_ARMY, "holder"),
    "robber": (ROBBER, "hex"),
    "offers": (TRADE, "offers"),
    "trade_over": (TRADE, "over"),
}
"""Name in a test -> the slot and its field."""


@record
class Purse:
    """What only its owner knows."""

    hand: Counts
    cards: Counts = ()
    fresh: Counts = ()
    parting: Counts = ()


@dataclass(frozen=True, repr=False)
class Parts:
    """The parts of a state; those that a game leaves out are as if nothing had happened."""

    parts: Mapping[type[Any], Any]
    """By their types."""

    def of(self, kind: type[P]) -> P | None:
        return self.parts.get(kind)

    def one(self, kind: type[P]) -> P:
        assert kind in self.parts, f"no {kind.__name__} here"
        found: P = self.parts[kind]
        return found

    @cached_property
    def pieces(self) -> Pieces:
        return self.one(Pieces)

    @property
    def roads(self) -> tuple[int, ...]:
        return self.pieces.roads

    @property
    def settlements(self) -> tuple[int, ...]:
        return self.pieces.settlements

    @property
    def cities(self) -> tuple[int, ...]:
        return self.pieces.cities

    @property
    def lengths(self) -> tuple[int, ...]:
        return self.pieces.lengths

    @property
    def bank(self) -> Counts:
        return self.one(Hands).bank

    @property
    def hands(self) -> tuple[int, ...]:
        """Number of cards by seat."""
        return self.one(Hands).sizes

    @property
    def robber(self) -> int:
        robber = self.of(Robber)
        return robber.hex if robber else HOME

    @property
    def longest(self) -> int:
        road = self.of(LongestRoad)
        return road.holder if road else NOBODY

    @property
    def largest(self) -> int:
        army = self.of(LargestArmy)
        return army.holder if army else NOBODY

    @property
    def knights(self) -> tuple[int, ...]:
        army = self.of(LargestArmy)
        return army.knights if army else (0,) * len(self.roads)

    @property
    def first(self) -> Seat:
        return self.one(FirstPlayer).first

    @property
    def dice(self) -> tuple[int, int]:
        return self.one(Dice).last

    @property
    def throws(self) -> int:
        return self.one(Dice).throws

    @property
    def received(self) -> int:
        return self.one(Dice).received

    @property
    def producing(self) -> bool:
        return self.one(Dice).producing

    @property
    def offers(self) -> int:
        return self.one(Trade).offers

    @property
    def trade_over(self) -> bool:
        return self.one(Trade).over

    @cached_property
    def development(self) -> Development:
        nothing = (0,) * len(self.roads)
        none = Development(0, nothing, (), nothing, False, 0, (OwnCards((), ()),) * len(nothing), ())
        return self.of(Development) or none

    @property
    def deck(self) -> int:
        return self.development.deck

    @property
    def hidden(self) -> Counts | None:
        return self.development.hidden

    @property
    def held(self) -> tuple[int, ...]:
        return self.development.held

    @property
    def gone(self) -> Counts:
        return self.development.gone

    @property
    def shown(self) -> tuple[int, ...]:
        return self.development.shown

    @property
    def bought(self) -> int:
        return self.development.bought

    @property
    def card_played(self) -> bool:
        return self.development.card_played

    @cached_property
    def private(self) -> tuple[Purse | None, ...]:
        return tuple(self._purse(seat) for seat in range(len(self.roads)))

    def _purse(self, seat: int) -> Purse | None:
        hand, cards = self.one(Hands).private[seat], self.development.private[seat]
        discards = self.of(Discards)
        parting = discards.private[seat] if discards else ()
        if hand is None or cards is None or parting is None:
            return None
        return Purse(hand, cards.cards, cards.fresh, parting)


def settlers(state: GameState) -> Parts:
    """The parts of a state."""
    return Parts({kind: part for part in state.parts for kind in type(part).__mro__})


def purse(part: Parts, seat: Seat) -> Purse:
    """The secrets of a seat."""
    own = part.private[seat]
    assert own is not None, f"the purse of seat {seat} is not known here"
    return own


def changed(game: Game, state: GameState, **fields: Any) -> GameState:
    """The state with fields of parts replaced, by their names in `Parts`."""
    for name, value in fields.items():
        slot, field = FIELDS[name]
        state = slot.put(game, state, replace(slot.of(game, state), **{field: value}))
    return state


def with_purses(game: Game, state: GameState, purses: list[Purse]) -> GameState:
    """The state with the secrets of all seats replaced, and their public numbers kept in step."""
    hands = HANDS.of(game, state)
    sizes = tuple(sum(own.hand) for own in purses)
    state = HANDS.put(game, state, Hands(hands.bank, sizes, tuple(own.hand for own in purses)))
    state = DISCARDS.put(game, state, Discards(tuple(own.parting for own in purses)))
    if not game.has(DEVELOPMENT.key):
        return state
    private = tuple(OwnCards(own.cards, own.fresh) for own in purses)
    held = tuple(sum(own.cards) for own in purses)
    return DEVELOPMENT.put(game, state, replace(DEVELOPMENT.of(game, state), private=private, held=held))
