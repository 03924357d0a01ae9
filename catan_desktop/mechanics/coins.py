"""The module `coins`: gold that everybody sees. It buys cards of the bank, the bank gives some for cards, and players
trade it (`goods`). Where it comes from is told by the game: `take_gold`.

Version history
    1: the first.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

from catan_desktop.kernel import Act, Action, Counts, Events, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.cards import CardKind, one
from catan_desktop.kernel.choice import Among, Choice
from catan_desktop.kernel.event import SeatEvent, TurnBegan
from catan_desktop.kernel.game import Handler, Module, Refusals, Together, first_reason
from catan_desktop.kernel.ids import Count, members
from catan_desktop.kernel.record import put
from catan_desktop.kernel.slot import Slot

from .dice import PRE_ROLL
from .events import StepBegan
from .flows import moves, pays
from .hand_flows import Flows
from .parts import HANDS, TRADE, known
from .payment import pay, receive
from .pieces import served_corners
from .questions import FLOWS
from .tables import RESOURCE_KINDS, RESOURCES, Good, Tables, card_kinds, tables
from .trade import closed_reason
from .turn import ACTION

PRICE = 2
"""Gold for a card."""
MOST = 2
"""Cards that gold may buy in a turn."""


@record
class BuyWithGold(Action):
    """Gold for a card of the bank."""

    card: CardKind


@record
class SellForGold(Action):
    """Equal cards for one gold of the bank."""

    card: CardKind


@record
class GoldTaken(SeatEvent):
    """A seat took gold of the bank by `cause` (a text key part such as `road`)."""

    count: Count
    cause: str


@record
class GoldSpent(SeatEvent):
    """A card was bought for `price` gold."""

    price: Count
    card: CardKind


@record
class GoldSold(SeatEvent):
    """Equal cards were given for one gold."""

    card: CardKind
    rate: Count


@record
class Coins:
    """Who has how much gold."""

    held: tuple[int, ...]
    bought: int
    """Cards bought with gold in this turn."""


COINS = Slot("coins", Coins)


def gold_of(game: Game, state: GameState) -> Counts:
    """Return the gold of every seat."""
    return COINS.of(game, state).held


def with_gold(game: Game, state: GameState, held: Counts) -> GameState:
    """Return the state in which the seats have the gold of `held`."""
    return COINS.put(game, state, replace(COINS.of(game, state), held=held))


def take_gold(game: Game, state: GameState, seat: Seat, count: int, cause: str, out: Events) -> GameState:
    """The seat takes gold of the bank, which never runs out."""
    out.append(GoldTaken(seat, count, cause))
    return _more(game, state, seat, count)


def _more(game: Game, state: GameState, seat: Seat, count: int) -> GameState:
    held = gold_of(game, state)
    return with_gold(game, state, put(held, seat, held[seat] + count))


def selling_rate(game: Game, state: GameState, seat: Seat) -> int:
    """Return how many equal cards the bank asks for one gold: harbours for a single kind do not count."""
    rate: Count = game.board.common_rate(served_corners(game, state, seat), tables(game).bank_rate)
    return rate


def purchases_left(game: Game, state: GameState) -> int:
    """Return how many cards gold may still buy in this turn."""
    return MOST - COINS.of(game, state).bought


def gold_trades(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Cards for gold, and gold for cards, while the bank trades: with trade and build apart, until the first build."""
    if TRADE.of(game, state).over:
        return ()
    coins, hands, found = COINS.of(game, state), HANDS.of(game, state), []
    if coins.held[seat] >= PRICE and coins.bought < MOST:
        found.append(_purchases(seat, _at_least(hands.bank[: len(RESOURCES)], 1)))
    if hands.sizes[seat]:
        found.append(_sales(seat, _at_least(known(hands, seat), selling_rate(game, state, seat))))
    return tuple([choice for choice in found if choice.actions])


@lru_cache(maxsize=4096)
def _at_least(counts: Counts, least: int) -> int:
    """Return the mask of the kinds of which there are `least` or more."""
    return sum([1 << card for card, count in enumerate(counts) if count >= least])


@lru_cache(maxsize=1024)
def _purchases(seat: Seat, cards: int) -> Among:
    return Among(tuple([BuyWithGold(seat, card) for card in members(CardKind, cards)]))


@lru_cache(maxsize=1024)
def _sales(seat: Seat, cards: int) -> Among:
    return Among(tuple([SellForGold(seat, card) for card in members(CardKind, cards)]))


def buy(game: Game, state: GameState, action: BuyWithGold, out: Events) -> GameState:
    """The gold goes to the bank, the card to the hand."""
    out.append(GoldSpent(action.seat, PRICE, action.card))
    state = _more(game, state, action.seat, -PRICE)
    coins = COINS.of(game, state)
    state = COINS.put(game, state, replace(coins, bought=coins.bought + 1))
    return receive(game, state, action.seat, one(action.card, len(tables(game).kinds)))


def sell(game: Game, state: GameState, action: SellForGold, out: Events) -> GameState:
    """The cards go to the bank, the gold to the seat."""
    rate = selling_rate(game, state, action.seat)
    out.append(GoldSold(action.seat, action.card, rate))
    state = pay(game, state, action.seat, one(action.card, len(tables(game).kinds), rate))
    return _more(game, state, action.seat, 1)


def bank_closed(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """Return why a seat can do nothing with gold at the bank now; None where it can."""
    step = state.frames[-1].step
    if seat == state.seat and step == PRE_ROLL:
        return Reason("reason-gold-after-roll")
    if step in tables(game).bank_steps:
        return closed_reason(game, state)
    if step in tables(game).build_steps:
        return Reason("reason-gold-between-turns")
    return Reason("reason-gold-own-turn") if seat != state.seat else Reason("reason-finish-first", rule="BASE-211")


def purchase_reason(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """Return why gold buys the seat no card at all, whatever the bank has."""
    if purchases_left(game, state) <= 0:
        return Reason("reason-gold-bought-twice")
    return None if gold_of(game, state)[seat] >= PRICE else Reason("reason-gold-cannot-pay", (("price", PRICE),))


def _harbour_rate(game: Game, state: GameState, action: SellForGold) -> Reason | None:
    rate = selling_rate(game, state, action.seat)
    held = known(HANDS.of(game, state), action.seat)[action.card]
    return None if held >= rate else Reason("reason-gold-harbour", (("rate", rate),))


def _closed(game: Game, state: GameState, action: BuyWithGold | SellForGold) -> Reason | None:
    return bank_closed(game, state, action.seat)


def _row(action: type[Any], does: Handler, *refusals: Any) -> Act[Any]:
    """Return the row of an action that names a kind of card, refused in the same way in every step."""
    all_refusals: Refusals = (("", _closed), *refusals)
    return Act(
        action,
        does,
        lambda game, state, seat: [action(seat, kind) for kind in card_kinds(game)],
        all_refusals,
        elsewhere=partial(first_reason, all_refusals),
        unknown=lambda *about: _closed(*about) or Reason("reason-no-such-cards"),
    )


BUY = _row(
    BuyWithGold,
    buy,
    ("reason-gold-resources-only", lambda g, s, action: action.card not in RESOURCE_KINDS),
    ("", lambda g, s, action: purchase_reason(g, s, action.seat)),
    ("reason-gold-bank-lacks", lambda g, s, action: not HANDS.of(g, s).bank[action.card]),
)
GOLD = Together((BUY, _row(SellForGold, sell, ("", _harbour_rate))), gold_trades)
"""Cards for gold, and gold for cards: in the actions of a turn, and wherever else a game lets the bank trade."""


def on_turn_began(game: Game, state: GameState, event: TurnBegan | StepBegan, out: Events) -> GameState:
    """What is counted by the turn starts anew."""
    coins = COINS.of(game, state)
    return COINS.put(game, state, replace(coins, bought=0)) if coins.bought else state


def _kinds(game: Game, event: GoldSold) -> Counts:
    return one(event.card, len(tables(game).kinds), event.rate)


TELLERS = Flows(__name__, {GoldSpent: moves("bank", "seat", "card"), GoldSold: pays(_kinds)})
"""What the events tell of hands."""


def with_goods(given: Tables) -> Tables:
    """Gold can be traded."""
    return replace(given, goods=(*given.goods, Good("gold", gold_of, with_gold, rate=PRICE)))


MODULE = Module(
    slot=COINS,
    version=1,
    initial=lambda game: Coins((0,) * game.seats, 0),
    requires=("trade",),
    tables=with_goods,
    choices={ACTION: (GOLD,)},
    answers={FLOWS: lambda game, state: (TELLERS,)},
    on={TurnBegan: on_turn_began, StepBegan: on_turn_began},
)
