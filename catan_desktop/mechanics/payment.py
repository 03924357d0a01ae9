"""Moving cards between hands and the bank; every change keeps the public counts in step."""

from __future__ import annotations

from catan_desktop.kernel import Counts, Events, Game, GameState, Seat
from catan_desktop.kernel.cards import add, covers, subtract

from .events import CardsTaken
from .parts import HANDS, Hands, known


def can_pay(game: Game, state: GameState, seat: Seat, cost: Counts) -> bool:
    """Return whether the seat's hand covers the cost."""
    hand = HANDS.of(game, state).private[seat]
    return hand is not None and covers(hand, cost)


def pay(game: Game, state: GameState, seat: Seat, cost: Counts) -> GameState:
    """The cost goes from the hand to the bank; the caller has made sure that the hand covers it."""
    part = HANDS.of(game, state)
    return _moved(game, state, part, seat, subtract(known(part, seat), cost), add(part.stock, cost))


def _moved(game: Game, state: GameState, part: Hands, seat: Seat, hand: Counts, bank: Counts) -> GameState:
    sizes, private = list(part.sizes), list(part.private)
    sizes[seat], private[seat] = sum(hand), hand
    return HANDS.put(game, state, part.moved(bank, tuple(sizes), tuple(private)))


def receive(game: Game, state: GameState, seat: Seat, cards: Counts) -> GameState:
    """Cards go from the bank to the hand; the caller has made sure that the bank covers them."""
    part = HANDS.of(game, state)
    return _moved(game, state, part, seat, add(known(part, seat), cards), subtract(part.stock, cards))


def exchange(game: Game, state: GameState, seat: Seat, give: int, count: int, take: int) -> GameState:
    """Move `count` cards of a kind from the hand to the bank for one of another."""
    part = HANDS.of(game, state)
    hand, bank = list(known(part, seat)), list(part.stock)
    hand[give] -= count
    bank[give] += count
    hand[take] += 1
    bank[take] -= 1
    return _moved(game, state, part, seat, tuple(hand), tuple(bank))


def take(game: Game, state: GameState, seat: Seat, cards: Counts, out: Events, cause: str) -> GameState:
    """`receive`, told as an event with its cause."""
    out.append(CardsTaken(seat, cards, cause))
    return receive(game, state, seat, cards)


def hand_over(game: Game, state: GameState, giver: Seat, taker: Seat, cards: Counts) -> GameState:
    """Cards go from one hand to another."""
    part = HANDS.of(game, state)
    theirs, own = subtract(known(part, giver), cards), add(known(part, taker), cards)
    sizes, private = list(part.sizes), list(part.private)
    sizes[giver], sizes[taker], private[giver], private[taker] = sum(theirs), sum(own), theirs, own
    return HANDS.put(game, state, part.moved(part.stock, tuple(sizes), tuple(private)))
