"""Goods: what seats hold in the open and trade besides the cards of the hand.

The kinds of cards (`Tables.kinds`) count on a 7, can be stolen, and come from a bank that may run out. For goods
(`Tables.goods`) none of that holds; each is kept by the module that adds it. In the terms of a player trade the goods
follow the kinds of cards; where a game has none, terms are as long as a hand.
"""

from __future__ import annotations

from catan_desktop.kernel import Counts, Game, GameState, Seat
from catan_desktop.kernel.ids import SeatMask
from catan_desktop.kernel.record import put

from .parts import HANDS, known, with_hand
from .payment import hand_over
from .tables import Good, tables


def traded_kinds(game: Game) -> tuple[str, ...]:
    """Return the names of what terms of a trade count: the kinds of cards, then the goods."""
    values = tables(game)
    return (*values.kinds, *[good.key for good in values.goods]) if values.goods else values.kinds


def cards_in(game: Game, terms: Counts) -> Counts:
    """Return the cards among the terms of a trade."""
    return terms[: len(tables(game).kinds)]


def goods_in(game: Game, terms: Counts) -> tuple[tuple[Good, int], ...]:
    """Return the goods of the game with how much of each is among the terms of a trade."""
    return tuple(zip(tables(game).goods, terms[len(tables(game).kinds) :], strict=True))


def goods_of(game: Game, state: GameState, seat: Seat) -> Counts:
    """Return how much of each good a seat holds."""
    return tuple([good.held(game, state)[seat] for good in tables(game).goods])


def holdings(game: Game, state: GameState, seat: Seat) -> Counts:
    """Return all that a seat could trade; only for rules that may know its hand."""
    hand = known(HANDS.of(game, state), seat)
    return (*hand, *goods_of(game, state, seat)) if game.tables.goods else hand


def with_holdings(game: Game, state: GameState, seat: Seat, holding: Counts) -> GameState:
    """Return the state in which the seat holds just that; what it holds more or less is nobody else's."""
    state = with_hand(game, state, seat, cards_in(game, holding))
    for good, count in goods_in(game, holding):
        state = good.hold(game, state, put(good.held(game, state), seat, count))
    return state


def can_trade(game: Game, state: GameState, sizes: Counts) -> SeatMask:
    """Return the mask of the seats with anything that could be traded, where hands have these sizes; everybody can see
    who they are."""
    if 0 not in sizes:
        return (1 << len(sizes)) - 1
    mask = sum([1 << seat for seat, count in enumerate(sizes) if count])
    for good in tables(game).goods:
        mask |= sum([1 << seat for seat, count in enumerate(good.held(game, state)) if count])
    return mask


def most_wanted(game: Game, state: GameState, partners: SeatMask) -> Counts:
    """Return the most of each kind that an offer to these seats may ask for: of cards what the game has, of a good what
    the richest of them holds."""
    if not game.tables.goods:
        return tables(game).bank
    held = [good.held(game, state) for good in tables(game).goods]
    richest = [max(count if partners >> seat & 1 else 0 for seat, count in enumerate(row)) for row in held]
    return (*tables(game).bank, *richest)


def trade_over(game: Game, state: GameState, giver: Seat, taker: Seat, terms: Counts) -> GameState:
    """Return the state after cards and goods went from one seat to another."""
    state = hand_over(game, state, giver, taker, cards_in(game, terms))
    for good, count in goods_in(game, terms):
        held = good.held(game, state)
        state = good.hold(game, state, put(put(held, giver, held[giver] - count), taker, held[taker] + count))
    return state
