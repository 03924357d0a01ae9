"""The numbers of a settlers game, as data that modules change; the defaults are those of the classic island."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NewType

from catan_desktop.kernel import Counts, Game, GameState, record
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.ids import numbered, numbers

from .purchase import Purchase

RESOURCE_KINDS = LUMBER, BRICK, WOOL, GRAIN, ORE = numbers(CardKind, 5)
RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
"""Names of the resources, in the order of every count (BASE-002)."""
KINDS = len(RESOURCES)
DevelopmentId = NewType("DevelopmentId", int)
"""A kind of development card, by its place in the deck of the tables."""


@record
class CardSpec:
    """One kind of development card."""

    key: str
    count: int
    """How many the deck has."""
    points: int = 0
    """Points that one is worth to its owner, who never plays it."""


@record
class Good:
    """Something that seats hold in the open and trade, and that is no card: no 7 counts it, nobody steals it, and the
    supply of it does not run out."""

    key: str
    """Names its words and its picture as a kind of card does."""
    held: Callable[[Game, GameState], Counts]
    """By seat: how much everybody holds."""
    hold: Callable[[Game, GameState, Counts], GameState]
    """Return the state in which the seats hold these counts."""
    rate: int = 0
    """Amount of it that the supply takes for a card; 0 where it sells none for it."""


@record
class Tables:
    """Costs, limits, decks and points. Counts are in the order of RESOURCES."""

    kinds: tuple[str, ...] = RESOURCES
    """Names of all kinds of cards of the hand, the resources first; every count has this order and length."""
    goods: tuple[Good, ...] = ()
    """What seats hold and trade besides cards of the hand."""
    bank: Counts = (19, 19, 19, 19, 19)
    purchases: tuple[Purchase, ...] = ()
    """What seats can buy, in the order in which it is shown."""
    city_yield: tuple[tuple[int, int], ...] = tuple((kind, kind) for kind in range(KINDS))
    """By the resource of a hex: the two cards that a city there takes (BASE-082)."""
    roads: int = 15
    settlements: int = 5
    cities: int = 4
    start_rounds: tuple[int, ...] = (1, -1)
    """By round of starting settlements: 1 clockwise, -1 back; that of the last round brings cards."""
    cards: tuple[CardSpec, ...] = ()
    """The development deck."""
    bank_rate: int = 4
    hand_limit: int = 7
    longest_road: int = 0
    """Points of the award."""
    longest_road_from: int = 5
    largest_army: int = 0
    """Points of the award."""
    largest_army_from: int = 3
    build_steps: tuple[str, ...] = ("settlers.action",)
    """Steps in which a seat builds and buys for cards."""
    card_steps: tuple[str, ...] = ("settlers.pre_roll", "settlers.action")
    """Steps in which the seat whose turn it is may play a development card."""
    bank_steps: tuple[str, ...] = ("settlers.action",)
    """Steps in which the seat whose turn it is may trade with the bank."""
    first_acceptance: bool = False
    """True where an offer is traded at once with the first seat that accepts it, and nobody counters."""
    hidden_points: int = 0
    """Points that a seat can hide at most."""
    ending: str = "win"
    """Name of the ordinary ending."""

    def card_kind(self, key: str) -> DevelopmentId:
        """Index of a development card; -1 where the deck has none."""
        for kind, spec in numbered(DevelopmentId, self.cards):
            if spec.key == key:
                return kind
        return DevelopmentId(-1)

    def card_points(self, cards: Counts) -> int:
        """Points of development cards, by kind."""
        return sum([spec.points * count for spec, count in zip(self.cards, cards, strict=True) if spec.points])


def classic_numbers(given: Tables | None) -> Tables:
    """Return the tables that modules before have made, or those of the classic game."""
    return Tables() if given is None else given


def card_kinds(game: Game) -> Sequence[CardKind]:
    """Return the kinds of cards of the hand."""
    return numbers(CardKind, len(tables(game).kinds))


def tables(game: Game) -> Tables:
    """The tables of a game that stands on this module."""
    found: Tables = game.tables
    return found
