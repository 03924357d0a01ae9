"""Moving cards between hands and the bank; every change keeps the public counts in step."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.kernel.cards import Counts, add, changed, covers, subtract
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import Events
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState

from .events import CardsTaken
from .part import Purse, SettlersPart, purse, put, settlers, with_purse, with_settlers
from .tables import tables

ROAD, SETTLEMENT, CITY, CARD = 1, 2, 4, 8
"""What `affordable` tells, bit by bit."""
HANDS_KEPT = 10_000


def can_pay(part: SettlersPart, seat: Seat, cost: Counts) -> bool:
    """True if the seat's hand covers the cost."""
    own = part.private[seat]
    return own is not None and covers(own.hand, cost)


class Affordable(dict[Counts, int]):
    """By hand: the mask of the costs that it covers, worked out when it is first asked for."""

    def __init__(self, *costs: Counts) -> None:
        super().__init__()
        self.costs = costs

    def __missing__(self, hand: Counts) -> int:
        if len(self) >= HANDS_KEPT:
            self.clear()
        mask = self[hand] = sum([1 << index for index, cost in enumerate(self.costs) if covers(hand, cost)])
        return mask


_affordable = lru_cache(maxsize=8)(Affordable)


@lru_cache(maxsize=8)
def _at_table(game: Game) -> Affordable:
    """Tables with the same costs share what was worked out."""
    values = tables(game)
    return _affordable(values.road, values.settlement, values.city, values.card)


def affordable(game: Game, hand: Counts) -> int:
    """Which of ROAD, SETTLEMENT, CITY and CARD a hand can pay for."""
    return _at_table(game)[hand]


def pay(state: GameState, seat: Seat, cost: Counts) -> GameState:
    """The cost goes from the hand to the bank; the caller has made sure that the hand covers it."""
    part = settlers(state)
    own = purse(part, seat)
    hand = subtract(own.hand, cost)
    return with_settlers(state, _moved(part, seat, replace(own, hand=hand), add(part.bank, cost)))


def _moved(part: SettlersPart, seat: Seat, own: Purse, bank: Counts) -> SettlersPart:
    return replace(part, bank=bank, hands=put(part.hands, seat, sum(own.hand)), private=put(part.private, seat, own))


def receive(state: GameState, seat: Seat, cards: Counts) -> GameState:
    """Cards go from the bank to the hand; the caller has made sure that the bank covers them."""
    part = settlers(state)
    own = purse(part, seat)
    hand = add(own.hand, cards)
    return with_settlers(state, _moved(part, seat, replace(own, hand=hand), subtract(part.bank, cards)))


def exchange(state: GameState, seat: Seat, give: int, count: int, take: int) -> GameState:
    """So many cards of a kind go from the hand to the bank for one of another."""
    part = settlers(state)
    own = purse(part, seat)
    hand, bank = list(own.hand), list(part.bank)
    hand[give] -= count
    bank[give] += count
    hand[take] += 1
    bank[take] -= 1
    return with_settlers(state, _moved(part, seat, replace(own, hand=tuple(hand)), tuple(bank)))


def take(state: GameState, seat: Seat, cards: Counts, out: Events, cause: str) -> GameState:
    """`receive`, told as an event with its cause."""
    out.append(CardsTaken(seat, cards, cause))
    return receive(state, seat, cards)


def hand_over(state: GameState, giver: Seat, taker: Seat, cards: Counts) -> GameState:
    """Cards go from one hand to another."""
    part = settlers(state)
    theirs, own = purse(part, giver), purse(part, taker)
    theirs = replace(theirs, hand=subtract(theirs.hand, cards))
    own = replace(own, hand=add(own.hand, cards))
    hands = put(put(part.hands, giver, sum(theirs.hand)), taker, sum(own.hand))
    private = put(put(part.private, giver, theirs), taker, own)
    return with_settlers(state, replace(part, hands=hands, private=private))


def drop_card(state: GameState, seat: Seat, kind: int) -> GameState:
    """One development card leaves the hand."""
    part = settlers(state)
    own = purse(part, seat)
    return with_settlers(state, with_purse(part, seat, replace(own, cards=changed(own.cards, kind, -1))))
