"""The module `trade`: with the bank and between players (BASE-130 to BASE-143).

Version history
    1: the first.
    2: offers have no limit unless a house rule sets one.

Rulings where the rule file is silent:
* An offer is answered one seat after another, clockwise from the active player; the offering seat then settles with
  one of those who accepted or countered, or withdraws. An answer stands until then; it is changed by undoing it.
* A seat without any card or good is not asked: that it cannot trade is public.
* An offer whose asked seats all declined ends by itself.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Any

from catan_desktop.kernel import Act, Action, Counts, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.cards import CardKind, covers, one
from catan_desktop.kernel.choice import Among, Choice, Offer, buttons
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.frame import pop, push, swap
from catan_desktop.kernel.game import Module, OptionSpec, Refusals, Step, Together, first_reason
from catan_desktop.kernel.ids import SeatMask, members

from .actions import AcceptOffer, BankTrade, CounterOffer, DeclineOffer, OfferTrade, SettleTrade, WithdrawOffer
from .board import board_now
from .dice import PRE_ROLL
from .events import BankTraded, OfferAnswered, Offered, OfferEnded, StepBegan, Traded
from .goods import can_trade, cards_in, holdings, most_wanted, trade_over
from .parts import HANDS, TRADE, Trade, known
from .payment import can_pay, exchange, pay
from .pieces import served_corners
from .questions import HELD, RATES
from .tables import card_kinds, tables
from .turn import ACTION

OFFER = "settlers.offer"
UNLIMITED = "unlimited"
"""Value of the option `offers`: a seat may make as many in a turn as it likes (BASE-140)."""
PENDING, ACCEPTED, DECLINED, COUNTERED = range(4)


@record
class Reply:
    """One seat's answer: PENDING, ACCEPTED, DECLINED or COUNTERED with its own terms."""

    answer: int
    give: Counts = ()
    want: Counts = ()


@record
class OfferData:
    """An open offer. While seats are awaited they answer; then the offering seat settles."""

    seat: Seat
    give: Counts
    want: Counts
    asked: SeatMask
    replies: tuple[Reply, ...]
    """By seat; those not asked stay PENDING."""

    def terms_with(self, partner: Seat) -> tuple[Counts, Counts]:
        """Return what the offering seat gives and gets if it settles with one that has accepted or countered."""
        reply = self.replies[partner]
        return (self.give, self.want) if reply.answer == ACCEPTED else (reply.want, reply.give)


def own_rates(game: Game, state: GameState, seat: Seat) -> tuple[int, ...]:
    """The bank's rate and those of the harbours that serve the seat (BASE-131 to BASE-134)."""
    own, values = served_corners(game, state, seat), game.tables
    return board_now(game, state).rates_at(own, values.bank_rate, len(values.kinds))


def spend(game: Game, state: GameState, seat: Seat, cost: Counts) -> GameState:
    """Pay for a build or a card; with trade and build not combined this ends trading."""
    return end_trading(game, pay(game, state, seat, cost))


def end_trading(game: Game, state: GameState) -> GameState:
    """Return the state after something was built: with trade and build apart trading is over."""
    if game.options.get("combined") is False:
        state = TRADE.put(game, state, replace(TRADE.of(game, state), over=True))
    return state


@lru_cache(maxsize=8192)
def _payable(hand: Counts, rates: tuple[int, ...]) -> int:
    """Mask of the kinds of which a hand holds what the bank asks for one other card."""
    return sum([1 << kind for kind, rate in enumerate(rates) if hand[kind] >= rate])


@lru_cache(maxsize=8192)
def _bank_trades(seat: Seat, gives: int, takes: int) -> Among:
    return Among(
        tuple(
            BankTrade(seat, give, take)
            for give in members(CardKind, gives)
            for take in members(CardKind, takes)
            if give != take
        )
    )


def bank_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Trades with the bank."""
    hands = HANDS.of(game, state)
    if not hands.sizes[seat] or TRADE.of(game, state).over:
        return ()
    return _with_bank(game, state, seat, known(hands, seat), hands.bank)


def _with_bank(game: Game, state: GameState, seat: Seat, hand: Counts, bank: Counts) -> tuple[Choice, ...]:
    gives = _payable(hand, game.folded[RATES](game, state, seat))
    if not gives:
        return ()
    takes = sum([1 << kind for kind, stock in enumerate(bank) if stock]) if 0 in bank else (1 << len(bank)) - 1
    among = _bank_trades(seat, gives, takes)
    return (among,) if among.actions else ()


def trade_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Trades with the bank, and an offer to the others."""
    hands, trade = HANDS.of(game, state), TRADE.of(game, state)
    able = can_trade(game, state, hands.sizes)
    if not able >> seat & 1 or trade.over:
        return ()
    found = _with_bank(game, state, seat, known(hands, seat), hands.bank)
    partners = able & ~(1 << seat)
    if _left(game, trade) == 0 or not partners:
        return found
    most = most_wanted(game, state, partners)
    return (*found, Offer(OfferTrade, seat, holdings(game, state, seat), most, partners))


def offers_left(game: Game, state: GameState) -> int | None:
    """Return how many more offers may be made in this turn; None where there is no limit (BASE-140)."""
    return _left(game, TRADE.of(game, state))


def _left(game: Game, trade: Trade) -> int | None:
    limit: Any = game.options["offers"]
    return None if limit == UNLIMITED else max(0, limit - trade.offers)


def partners_of(game: Game, state: GameState, seat: Seat) -> SeatMask:
    """Opponents with anything that could be traded."""
    return can_trade(game, state, HANDS.of(game, state).sizes) & ~(1 << seat)


def bank_trade(game: Game, state: GameState, action: BankTrade, out: Events) -> GameState:
    """Trade with the bank at the best rate that the seat has."""
    rate = game.ask(RATES, state, action.seat)[action.give]
    out.append(BankTraded(action.seat, action.give, action.take, rate))
    return exchange(game, state, action.seat, action.give, rate, action.take)


def offer_trade(game: Game, state: GameState, action: OfferTrade, out: Events) -> GameState:
    """The offer lies open; the asked seats answer."""
    part = TRADE.of(game, state)
    state = TRADE.put(game, state, replace(part, offers=part.offers + 1))
    out.append(Offered(action.seat, action.give, action.want, action.partners))
    data = OfferData(action.seat, action.give, action.want, action.partners, (Reply(PENDING),) * game.seats)
    return push(state, Frame(OFFER, action.partners, data))


def offer_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """An asked seat answers; the offering seat settles or withdraws."""
    data = _data(state)
    hand, most = holdings(game, state, seat), most_wanted(game, state, 1 << data.seat)
    if seat != data.seat and tables(game).first_acceptance:
        return (ACCEPT[seat], DECLINE[seat]) if covers(hand, data.want) else (DECLINE[seat],)
    if seat != data.seat:
        counter = Offer(CounterOffer, seat, hand, most, 1 << data.seat)
        if covers(hand, data.want):
            return (ACCEPT[seat], DECLINE[seat], counter)
        return (DECLINE[seat], counter) if any(hand) else (DECLINE[seat],)
    ready = _settlements(game, state, seat)
    return (Among(ready), WITHDRAW[seat]) if ready else (WITHDRAW[seat],)


def _settlements(game: Game, state: GameState, seat: Seat) -> tuple[SettleTrade, ...]:
    """Return the trades that the offering seat can settle on."""
    data = _data(state)
    if seat != data.seat:
        return ()
    hand, replies = holdings(game, state, seat), enumerate(data.replies)
    return tuple([SettleTrade(seat, Seat(other)) for other, reply in replies if _settles(hand, data, reply)])


def _settles(hand: Counts, data: OfferData, reply: Reply) -> bool:
    """Return whether the offering seat can trade on the terms of this answer."""
    if reply.answer == ACCEPTED:
        return covers(hand, data.give)
    return reply.answer == COUNTERED and covers(hand, reply.want)


def _replied(game: Game, state: GameState, seat: Seat, reply: Reply, out: Events) -> GameState:
    frame = state.frames[-1]
    data = frame.data_as(OfferData)
    replies = (*data.replies[:seat], reply, *data.replies[seat + 1 :])
    waiting = frame.waiting & ~(1 << seat)
    if not waiting:
        if not any([answer.answer in {ACCEPTED, COUNTERED} for answer in replies]):  # noqa: C419  (a list is faster here)
            out.append(OfferEnded(data.seat))
            return pop(state)
        waiting = 1 << data.seat
    return swap(state, Frame(OFFER, waiting, replace(data, replies=replies)))


def promised(game: Game, state: GameState, seat: Seat) -> Counts:
    """The cards that a seat must hold because an open offer or its answer to one says so."""
    data = state.frames[-1].data
    if isinstance(data, OfferData):
        if data.seat == seat:
            return cards_in(game, data.give)
        reply = data.replies[seat]
        if reply.answer == ACCEPTED:
            return cards_in(game, data.want)
        if reply.answer == COUNTERED:
            return cards_in(game, reply.give)
    return (0,) * len(HANDS.of(game, state).bank)


def accept_offer(game: Game, state: GameState, action: AcceptOffer, out: Events) -> GameState:
    """The asked seat agrees to trade."""
    out.append(OfferAnswered(action.seat, "accept"))
    if tables(game).first_acceptance:
        data = state.frames[-1].data_as(OfferData)
        return _traded(game, state, data.seat, action.seat, (data.give, data.want), out)
    return _replied(game, state, action.seat, Reply(ACCEPTED), out)


def decline_offer(game: Game, state: GameState, action: DeclineOffer, out: Events) -> GameState:
    """The asked seat does not agree."""
    out.append(OfferAnswered(action.seat, "decline"))
    return _replied(game, state, action.seat, Reply(DECLINED), out)


def counter_offer(game: Game, state: GameState, action: CounterOffer, out: Events) -> GameState:
    """The asked seat names terms of its own."""
    out.append(OfferAnswered(action.seat, "counter", action.give, action.want))
    return _replied(game, state, action.seat, Reply(COUNTERED, action.give, action.want), out)


def settle_trade(game: Game, state: GameState, action: SettleTrade, out: Events) -> GameState:
    """Cards and goods change hands on the terms of the chosen answer (BASE-141)."""
    terms = state.frames[-1].data_as(OfferData).terms_with(action.partner)
    return _traded(game, state, action.seat, action.partner, terms, out)


def _traded(
    game: Game, state: GameState, seat: Seat, partner: Seat, terms: tuple[Counts, Counts], out: Events
) -> GameState:
    """The offer is over, and what the seat gives and gets has changed hands."""
    give, want = terms
    out.append(Traded(seat, partner, give, want))
    state = trade_over(game, pop(state), seat, partner, give)
    return trade_over(game, state, partner, seat, want)


def withdraw_offer(game: Game, state: GameState, action: WithdrawOffer, out: Events) -> GameState:
    """Take the open offer back."""
    out.append(OfferEnded(action.seat))
    return pop(state)


def terms_reason(
    game: Game, state: GameState, seat: Seat, give: Counts, want: Counts, partners: SeatMask
) -> Reason | None:
    """Return what is wrong with the terms of a player trade, for the seat that would give (BASE-137 to BASE-139)."""
    hand, cards = holdings(game, state, seat), cards_in(game, want)
    named = len(give) == len(want) == len(hand) and min(give) >= 0 and min(want) >= 0
    if not named or not covers(tables(game).bank, cards):
        return Reason("reason-no-such-cards")
    if not sum(give) or not sum(want):
        return Reason("reason-no-gifts", rule="BASE-137")
    if any(g and w for g, w in zip(give, want, strict=True)):
        return Reason("reason-same-on-both-sides", rule="BASE-138")
    most = most_wanted(game, state, partners & game.everybody)
    for kind, good in enumerate(tables(game).goods, len(cards)):
        if give[kind] > hand[kind] or want[kind] > most[kind]:
            return Reason(f"reason-{good.key}-not-owned")
    if not covers(hand, give):
        return Reason("reason-cards-not-held", rule="BASE-141")
    return None


def closed_reason(game: Game, state: GameState) -> Reason | None:
    """Return why nothing is traded now in the own turn; None where it is, and where another reason says it."""
    step = state.frames[-1].step
    if step == PRE_ROLL:
        return Reason("reason-trade-after-roll", rule="BASE-143")
    if step != ACTION:
        return None
    return Reason("reason-trade-over") if TRADE.of(game, state).over else None


def offers_spent(game: Game, state: GameState) -> Reason | None:
    """Return why no more offers may be made in this turn, where a house rule limits them."""
    spent = offers_left(game, state) == 0
    return Reason("reason-offers-spent", (("limit", int(game.options["offers"])),)) if spent else None


ACCEPT = buttons(AcceptOffer)
DECLINE = buttons(DeclineOffer)
WITHDRAW = buttons(WithdrawOffer)


def _data(state: GameState) -> OfferData:
    return state.frames[-1].data_as(OfferData)


def _every_trade(game: Game, state: GameState, seat: Seat) -> list[BankTrade]:
    kinds = card_kinds(game)
    return [BankTrade(seat, give, take) for give in kinds for take in kinds]


def _too_few(game: Game, state: GameState, action: BankTrade) -> Reason | None:
    rate = game.ask(RATES, state, action.seat)[action.give]
    enough = can_pay(game, state, action.seat, one(action.give, len(tables(game).kinds), rate))
    return None if enough else Reason("reason-rate", (("rate", rate),), "BASE-131")


def _wrong_terms(game: Game, state: GameState, action: OfferTrade | CounterOffer) -> Reason | None:
    return terms_reason(game, state, action.seat, action.give, action.want, action.partners)


def _is_closed(game: Game, state: GameState, action: Action) -> Reason | None:
    return closed_reason(game, state)


def _no_list(game: Game, state: GameState, seat: Seat) -> None:
    """Offers are found together with what else is traded."""


def _own_offer(game: Game, state: GameState, action: Action) -> bool:
    return action.seat == _data(state).seat


def _cannot_accept(game: Game, state: GameState, action: AcceptOffer) -> bool:
    return _own_offer(game, state, action) or not covers(holdings(game, state, action.seat), _data(state).want)


NO_PARTNER = Reason("reason-no-partner", rule="BASE-136")
BANK_REFUSALS: Refusals = (
    ("", _is_closed),
    ("", lambda g, s, action: s.frames[-1].step not in tables(g).bank_steps),
    (Reason("reason-same-kind", rule="BASE-135"), lambda g, s, action: action.give == action.take),
    ("", _too_few),
    (Reason("reason-bank-lacks", rule="BASE-135"), lambda g, s, action: not HANDS.of(g, s).bank[action.take]),
)
BANK = Act(
    BankTrade,
    bank_trade,
    _every_trade,
    BANK_REFUSALS,
    elsewhere=partial(first_reason, BANK_REFUSALS),
    unknown=lambda game, state, action: closed_reason(game, state) or Reason("reason-no-such-cards"),
)
OFFERS = Act(
    OfferTrade,
    offer_trade,
    family=_no_list,
    refusals=(("", _is_closed), ("", lambda g, s, action: offers_spent(g, s)), ("", _wrong_terms)),
    otherwise=NO_PARTNER,
    elsewhere=_is_closed,
)
TRADES = Together((BANK, OFFERS), trade_choices)
"""Trades with the bank, and offers to the others."""
COUNTERS = Act(
    CounterOffer,
    counter_offer,
    family=_no_list,
    refusals=(("reason-no-counter-offers", lambda g, s, action: tables(g).first_acceptance), ("", _wrong_terms)),
    otherwise=NO_PARTNER,
)
ANSWERS = Together(
    (
        Act(AcceptOffer, accept_offer, refusals=((Reason("reason-cards-not-held", rule="BASE-141"), _cannot_accept),)),
        Act(DeclineOffer, decline_offer, refusals=(("", _own_offer),)),
        COUNTERS,
        Act(SettleTrade, settle_trade, _settlements, otherwise=Reason("reason-not-accepted", rule="BASE-141")),
        Act(WithdrawOffer, withdraw_offer, refusals=(("", lambda *about: not _own_offer(*about)),)),
    ),
    offer_choices,
)
"""An asked seat answers; the offering seat settles or withdraws."""
STEPS = (Step(OFFER, "prompt-offer", OfferData, choices=(ANSWERS,)),)


def on_turn_began(game: Game, state: GameState, event: TurnBegan | StepBegan, out: Events) -> GameState:
    """What is counted by the turn starts anew."""
    part = TRADE.of(game, state)
    return TRADE.put(game, state, NOTHING_TRADED) if part.offers or part.over else state


NOTHING_TRADED = Trade(0, over=False)
MODULE = Module(
    slot=TRADE,
    version=2,
    initial=lambda game: NOTHING_TRADED,
    requires=("hands",),
    steps=STEPS,
    choices={ACTION: (TRADES,)},
    answers={RATES: own_rates, HELD: promised},
    on={TurnBegan: on_turn_began, StepBegan: on_turn_began},
    rules={"reason-trade-over": "BASE-072"},
    options=(
        OptionSpec("combined", True, (True, False)),
        OptionSpec("offers", UNLIMITED, (UNLIMITED, 0, 1, 2, 3, 5, 10), house=True),
    ),
)
