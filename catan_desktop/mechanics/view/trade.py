"""The trade panel of the settlers game."""

from __future__ import annotations

from collections.abc import Iterable

from catan_desktop.kernel import Action, Counts, Game, GameState, Observation, Reason, Seat
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import covers
from catan_desktop.kernel.choice import Among, Choice, Offer, Only
from catan_desktop.mechanics.actions import AcceptOffer, BankTrade, DeclineOffer, SettleTrade, WithdrawOffer
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.goods import can_trade, cards_in, holdings, traded_kinds
from catan_desktop.mechanics.parts import HANDS, TRADE
from catan_desktop.mechanics.questions import RATES
from catan_desktop.mechanics.tables import tables
from catan_desktop.mechanics.trade import (
    ACCEPTED,
    COUNTERED,
    OFFER,
    OfferData,
    Reply,
    offers_left,
    offers_spent,
    partners_of,
)
from catan_desktop.mechanics.turn import ACTION
from catan_desktop.present.models.panels import Answer, OfferView, TradeView
from catan_desktop.present.words import Words, because

_ANSWERS = ("pending", "accept", "decline", "counter")


def trade_view(game: Game, view: Observation) -> TradeView | None:
    """Return what the looking seat can trade; None during set-up."""
    state, seat = view.state, view.seat
    if not state.turn:
        return None
    choices = view.decision.choices if view.decision else ()
    hand, rates, kinds = holdings(game, state, seat), game.ask(RATES, state, seat), traded_kinds(game)
    bank = _bank_trades(choices, len(kinds))
    reason = _trade_reason(game, view)
    return TradeView(
        kinds=kinds,
        hand=hand,
        rates=(*rates, *(0,) * (len(kinds) - len(rates))),
        bank=bank,
        best=best_trade(game, state, cards_in(game, hand), rates, bank),
        partners=next((choice.partners for choice in choices if isinstance(choice, Offer)), 0),
        reason=because(reason),
        offer_reason=_offer_reason(game, state, seat, reason),
        offers_left=offers_left(game, state),
        offer=_open_offer(state, seat, hand, choices),
    )


def _trade_reason(game: Game, view: Observation) -> Reason | None:
    state = view.state
    step = state.frames[-1].step
    if state.outcome is not None:
        return Reason("reason-game-over")
    if view.seat != state.seat:
        return Reason("reason-trade-own-turn", rule="BASE-136")
    if step == PRE_ROLL:
        return Reason("reason-trade-after-roll", rule="BASE-143")
    if step != ACTION:
        return Reason("reason-finish-first", rule="BASE-211")
    if TRADE.of(game, state).over:
        return game.ruleset.cited(Reason("reason-trade-over"))
    return None if can_trade(game, state, HANDS.of(game, state).sizes) >> view.seat & 1 else Reason("reason-no-cards")


def _offer_reason(game: Game, state: GameState, seat: Seat, reason: Reason | None) -> Words | None:
    if reason is None:
        reason = offers_spent(game, state)
    if reason is None and not partners_of(game, state, seat):
        reason = Reason("reason-no-partner", rule="BASE-136")
    return because(reason)


def _bank_trades(choices: Iterable[Choice], kinds: int) -> tuple[Action | None, ...]:
    found: list[Action | None] = [None] * (kinds * kinds)
    for choice in choices:
        if isinstance(choice, Among):
            for action in choice.actions:
                if isinstance(action, BankTrade):
                    found[action.give * kinds + action.take] = action
    return tuple(found)


def best_trade(
    game: Game, state: GameState, hand: Counts, rates: Counts, bank: tuple[Action | None, ...]
) -> Action | None:
    """The trade with the supply that makes the dearest build possible, else evens out the hand; None if not worth it.

    Only cards that no build at hand needs are given: a trade that undoes a build that could be paid is no good one.
    """
    ranked = sorted([(-one.wanted, one.cost) for one in tables(game).purchases if one.wanted])
    wanted = [cost for _, cost in ranked]

    def worth(cards: Counts) -> int:
        for rank, cost in enumerate(wanted):
            if covers(cards, cost):
                return len(wanted) - rank
        return 0

    best: tuple[int, int, int] | None = None
    chosen: Action | None = None
    for index, action in enumerate(bank):
        if action is None:
            continue
        give, take = divmod(index, len(traded_kinds(game)))
        after = list(hand)
        after[give] -= rates[give]
        after[take] += 1
        gain = worth(tuple(after)) - worth(hand)
        value = (gain, after[give] - hand[take], -rates[give])
        if gain >= 0 and (gain > 0 or value[1] > 0) and (best is None or value > best):
            best, chosen = value, action
    return chosen


def _single(choices: Iterable[Choice], kind: type[Action]) -> Action | None:
    for choice in choices:
        if isinstance(choice, Only) and isinstance(choice.action, kind):
            return choice.action
    return None


def _settles(choices: Iterable[Choice]) -> dict[int, Action]:
    return {
        int(action.partner): action
        for choice in choices
        if isinstance(choice, Among)
        for action in choice.actions
        if isinstance(action, SettleTrade)
    }


def _open_offer(state: GameState, seat: Seat, hand: Counts, choices: tuple[Choice, ...]) -> OfferView | None:
    frame = state.frames[-1]
    if frame.step != OFFER or state.outcome is not None:
        return None
    data = frame.data_as(OfferData)
    settles = _settles(choices)
    accept = _single(choices, AcceptOffer)
    short = Reason("reason-cards-not-held", rule="BASE-141")
    return OfferView(
        seat=data.seat,
        give=data.give,
        want=data.want,
        answers=tuple(_answer(data, data.replies[other], Seat(other), settles, seat) for other in bits(data.asked)),
        withdraw=_single(choices, WithdrawOffer),
        accept=accept,
        decline=_single(choices, DeclineOffer),
        may_counter=any(isinstance(choice, Offer) for choice in choices),
        reason=because(short) if choices and seat != data.seat and accept is None else None,
    )


def _answer(data: OfferData, reply: Reply, other: Seat, settles: dict[int, Action], seat: Seat) -> Answer:
    countered = reply.answer == COUNTERED
    give, want = (reply.want, reply.give) if countered else (data.give, data.want)
    settle = settles.get(int(other))
    lacking = seat == data.seat and settle is None and reply.answer in {ACCEPTED, COUNTERED}
    reason = because(Reason("reason-cards-not-held", rule="BASE-141")) if lacking else None
    return Answer(other, _ANSWERS[reply.answer], give, want, settle, reason)
