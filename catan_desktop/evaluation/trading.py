"""Trade with others: which offers are worth making, what to answer, and with whom to settle.

A trade is judged for both sides: for the seat itself by its own judgement, for the other by the same judgement with the
cards that it may hold, those among them that everybody has seen it take. Nobody trades with a seat that is about to
win, unless the trade wins the game for itself; from the leader everybody asks more, and so for cards that modules call
dear to a rival. Refusals are remembered from the history (`memory`), so that nobody is pestered, and own offers, so
that a seat stands by what it has offered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from math import inf
from operator import add as plus
from random import Random
from typing import Any

from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.kernel import Action, Counts, Game, GameState, Observation, Reason, Seat
from catan_desktop.kernel.cards import add, covers, draw_handful, one
from catan_desktop.kernel.choice import Choice, Offer
from catan_desktop.kernel.engine import advance, decision
from catan_desktop.kernel.game import Question
from catan_desktop.mechanics.actions import AcceptOffer, DeclineOffer, SettleTrade, WithdrawOffer
from catan_desktop.mechanics.goods import cards_in, goods_of, holdings, trade_over, with_holdings
from catan_desktop.mechanics.parts import HANDS, hand_of, with_hand
from catan_desktop.mechanics.questions import RATES
from catan_desktop.mechanics.scoring import goal_of, public_points
from catan_desktop.mechanics.tables import tables
from catan_desktop.mechanics.trade import OFFER, OfferData

from .card_words import nearest
from .explanation import Goal
from .hands import imagine
from .trade_memory import TradeMemory

RIVAL_GAIN: Question[float] = Question("what cards would bring a rival", 0.0, plus, neutral=True)
"""(seat, cards that it surely has, more cards) -> victory points, over what a judgement sees in them."""
GAIN = 0.12
"""Victory points that an own offer must promise; a character that likes trade is content with less."""
ANSWER = 0.03
"""What an accepted offer must bring."""
FROM_LEADER = 0.3
"""Additional gain of a trade with a leader who is half-way to the goal; the nearer he is to it, the more."""
UNEVEN = 0.25
"""Additional gain of a trade in which a seat gives one card more than it gets; two more are never given."""
PATIENCE = 0.3
"""For each own offer just before that came to nothing, the next one must promise more by this share."""
NEAR = 2
"""Points from the goal, or fewer, at which a seat is about to win."""
WORLDS = 3
"""Deals of the unknown cards in which it is judged what others would agree to."""
LIKELY = 0.6
"""A seat is asked if it holds the cards and would agree in at least this share of the deals."""
TERMS = 10
"""Terms, those that look best at first, that are judged exactly."""


class Barter:
    """One decision about trade."""

    def __init__(
        self,
        game: Game,
        view: Observation,
        state: GameState,
        judge: Callable[[Game, GameState, Seat], float],
        rng: Random,
        personality: Personality = SOBER,
        unit: float = 1.0,
    ) -> None:
        """`state` is a full state as the seat may imagine it; `unit` is a victory point in the judge's measure."""
        self.game, self.view, self.state, self.judge, self.rng = game, view, state, judge, rng
        self.seat = view.seat
        self.unit, self.eager = unit, max(0.25, personality.trading)
        self._before: dict[tuple[int, int], float] = {}

    @cached_property
    def memory(self) -> TradeMemory:
        """Return what the seat has seen and heard."""
        return TradeMemory(self.game, self.view)

    @cached_property
    def points(self) -> list[int]:
        """By seat: what everybody can count."""
        return [public_points(self.game, self.state, Seat(seat)) for seat in range(self.game.seats)]

    @cached_property
    def goals(self) -> list[int]:
        """By seat: with how many points it wins."""
        return [goal_of(self.game, self.state, Seat(seat)) for seat in range(self.game.seats)]

    @cached_property
    def now(self) -> float:
        """The position as it is."""
        return self.judge(self.game, self.state, self.seat)

    # whom one trades with

    def near_goal(self, seat: int) -> bool:
        """Return whether everybody can count that the seat is about to win."""
        return self.points[seat] >= self.goals[seat] - NEAR

    def _least_gain(self, rival: Seat, seat: Seat, give: Counts) -> float:
        """Return what a seat must gain by a trade in which it gives these cards to a rival."""
        goal, least = self.goals[rival], ANSWER
        if RIVAL_GAIN in self.game.folded:
            least += self.game.ask(RIVAL_GAIN, self.state, (rival, self.memory.sure(rival), give))
        if self._leads(rival, seat):
            least += FROM_LEADER * (goal - goal // 2) / max(NEAR + 1, goal - self.points[rival])
        return self.unit * least

    def _leads(self, rival: Seat, seat: Seat) -> bool:
        """Return whether the rival of a seat is ahead of all others and half-way to the goal."""
        points = self.points
        return points[rival] == max(points) and points[rival] > points[seat] and points[rival] >= self.goals[rival] // 2

    def _fair(self, seat: Seat, give: Counts, get: Counts, gain: float, least: float) -> bool:
        """Return whether a seat may give these for `gain`: one more than it gets at most, fewer than the bank asks."""
        more = sum(give) - sum(get)
        if more > 1 or gain < least + self.unit * UNEVEN * max(0, more):
            return False
        rates = (*self.game.ask(RATES, self.state, seat), *[good.rate for good in tables(self.game).goods])
        return more <= 0 or not any(rate and count >= rate for count, rate in zip(give, rates, strict=True))

    def _pays(self, other: Seat, give: Counts, get: Counts, gain: float) -> bool:
        """Return whether this seat would trade on these terms, whoever has named them."""
        return self._fair(self.seat, give, get, gain, self._least_gain(other, self.seat, give) / self.eager)

    # own offers

    def best(self, offer: Offer, floor: float | None) -> Action | None:
        """The best offer, or None where none is worth it.

        `floor` is the value of the best other action; None where an offer (a counter-offer) competes with nothing.
        """
        data = self.state.frames[-1].data
        if isinstance(data, OfferData):
            return self._counter(offer, data, self.unit * GAIN / self.eager)
        memory = self.memory
        if memory.spoken or self.near_goal(self.seat):
            return None
        now = self.now
        floor = now if floor is None else max(now, floor)
        wanted = self.unit * GAIN / self.eager * (1 + PATIENCE * min(memory.in_a_row, 6))
        found: list[tuple[float, Counts, Counts, int]] = []
        for give, want in self._terms(offer):
            partners, gain = self._partners(offer, give, want)
            if partners and now + gain > floor + wanted:
                found.append((gain, give, want, partners))
        if not found:
            return None
        _, give, want, partners = max(found)
        action: Action = offer.kind(self.seat, give, want, partners)
        return action if action in offer else None

    def _terms(self, offer: Offer) -> list[tuple[Counts, Counts]]:
        """One card for one, and two for one: those that look best when loss and gain are judged apart."""
        kinds = len(offer.hand)
        gained = {into: self._with(one(into, kinds)) for into in range(kinds) if offer.limit[into]}
        found = []
        for out in range(kinds):
            for count in range(1, min(2, offer.hand[out]) + 1):
                lost = self._with(one(out, kinds, -count))
                for into, gain in gained.items():
                    if into != out and gain + lost > 0:
                        found.append((gain + lost, one(out, kinds, count), one(into, kinds)))
        return [(give, want) for _, give, want in sorted(found, reverse=True)[:TERMS]]

    def _with(self, more: Counts) -> float:
        """Return what the seat would gain by these cards falling into its hand, or leaving it where they are
        negative."""
        held = add(holdings(self.game, self.state, self.seat), more)
        return self.judge(self.game, with_holdings(self.game, self.state, self.seat, held), self.seat) - self.now

    def _partners(self, offer: Offer, give: Counts, want: Counts) -> tuple[int, float]:
        """Whom to ask, and what the trade would bring this seat with the best of them."""
        partners, best = 0, 0.0
        for index in range(self.game.seats):
            other = Seat(index)
            if not offer.partners >> index & 1 or self.memory.refuses(index, give, want):
                continue
            traded = self._traded(self.state, other, give, want)
            if traded is None:
                continue
            if self.near_goal(index) and not self._wins(traded):
                continue
            gain = self.judge(self.game, traded, self.seat) - self.now
            if self._pays(other, give, want, gain) and self._likes(other, want, give):
                partners |= 1 << index
                best = max(best, gain)
        return partners, best

    def _wins(self, traded: GameState) -> bool:
        """Return whether the seat, whose turn it is, wins with its next action after the trade."""
        asked = decision(self.game, traded, self.seat)
        for choice in asked.choices if asked is not None else ():
            for action in () if isinstance(choice, Offer) or choice.count() > 60 else choice:
                outcome = advance(self.game, traded, action)[0].outcome
                if outcome is not None and self.seat in outcome.winners:
                    return True
        return False

    # what others may think

    def _likes(self, other: Seat, give: Counts, get: Counts) -> bool:
        """Return whether a seat, with the cards that it may hold, would probably give and get these."""
        if self.near_goal(self.seat):
            return False
        willing, least = 0, self._least_gain(self.seat, other, give)
        for number, world in enumerate(self.worlds):
            gain = self._gain_of(number, other, give, get) if covers(holdings(self.game, world, other), give) else None
            willing += gain is not None and self._fair(other, give, get, gain, least)
        return willing >= LIKELY * len(self.worlds)

    @cached_property
    def worlds(self) -> list[GameState]:
        """Deals of the unknown cards."""
        return [self.state, *(imagine(self.game, self.view, self.rng) for _ in range(WORLDS - 1))]

    def _gain_of(self, number: int, other: Seat, give: Counts, get: Counts) -> float | None:
        """Return what another seat would gain by a trade with this one in a deal; None where that cannot be."""
        world = self.worlds[number]
        if (number, other) not in self._before:
            self._before[number, other] = self.judge(self.game, world, other)
        traded = self._traded(world, other, get, give)
        return None if traded is None else self.judge(self.game, traded, other) - self._before[number, other]

    def refusal(self, other: Seat, goals: Callable[[GameState, Seat], Sequence[Goal]]) -> Reason | None:
        """Return why another seat declines the own open offer, as far as this seat can know; None where all that it
        has seen speaks for the trade.

        It is made from what this seat sees, so that it tells nothing of a hand. `goals`: what a seat could build next.
        """
        data = self.state.frames[-1].data_as(OfferData)
        give, get = data.want, data.give
        if self.near_goal(self.seat):
            return Reason("refusal-near-goal")
        if not self.memory.may_hold(other, give):
            return Reason("refusal-lacks")
        if not self._fair(other, give, get, inf, 0.0):
            return Reason("refusal-little")
        numbers = range(len(self.worlds))
        gains = [gain for number in numbers if (gain := self._gain_of(number, other, give, get)) is not None]
        gain = sum(gains) / max(1, len(gains))
        if self._fair(other, give, get, gain, self._least_gain(self.seat, other, give)):
            return None
        if self._fair(other, give, get, gain, self.unit * ANSWER):
            return Reason("refusal-leads" if self._leads(self.seat, other) else "refusal-helps")
        if gain >= self.unit * ANSWER:
            return Reason("refusal-little")
        nothing = (0,) * len(give)
        uses = [use for number in numbers if (use := self._gain_of(number, other, nothing, get)) is not None]
        if sum(uses) < self.unit * ANSWER * len(uses):
            return Reason("refusal-no-use")
        needed = {self._needed(number, other, give, goals) for number in numbers}
        goal = needed.pop() if len(needed) == 1 else ""
        return Reason("refusal-needs-for", (("goal", goal),)) if goal else Reason("refusal-needs")

    def _needed(
        self, number: int, other: Seat, cards: Counts, goals: Callable[[GameState, Seat], Sequence[Goal]]
    ) -> str:
        """Return what a seat would build next in a deal, if that costs such cards; else nothing."""
        world = self.worlds[number]
        goal = nearest(self.game, world, other, goals(world, other))
        return goal[0] if goal and any(one and need for one, need in zip(cards, goal[1], strict=False)) else ""

    def _traded(self, state: GameState, other: Seat, give: Counts, want: Counts) -> GameState | None:
        """The state after a trade; None where the other seat has too few cards for it.

        Cards that it does not hold in this deal are thought into its hand in place of others.
        """
        size, hand, cards = (
            HANDS.of(self.game, state).sizes[other],
            hand_of(self.game, state, other),
            cards_in(self.game, want),
        )
        if size < sum(cards) or not covers(holdings(self.game, state, self.seat), give):
            return None
        if not covers((*cards, *goods_of(self.game, state, other)), want):
            return None
        if not covers(hand, cards):
            rest = tuple(max(0, have - need) for have, need in zip(hand, cards, strict=True))
            kept = draw_handful(rest, min(sum(rest), size - sum(cards)), self.rng)
            state = with_hand(self.game, state, other, add(cards, kept))
        state = trade_over(self.game, state, self.seat, other, give)
        return trade_over(self.game, state, other, self.seat, want)

    def gain(self, other: Seat, give: Counts, want: Counts) -> float | None:
        """Return what this seat would gain by giving and getting these cards; None where that cannot be."""
        traded = self._traded(self.state, other, give, want)
        return None if traded is None else self.judge(self.game, traded, self.seat) - self.now

    # answers

    def answer(self, choices: Iterable[Choice], counters: bool = True) -> Action | None:
        """Return what to say to an open offer, or to the answers to the own one; None where nothing of that kind is
        asked."""
        frame = self.state.frames[-1]
        if frame.step != OFFER:
            return None
        data = frame.data_as(OfferData)
        families = list(choices)
        if data.seat == self.seat:
            return self._settle([action for family in families for action in family], data)
        if self.near_goal(data.seat):
            return DeclineOffer(self.seat)
        accept = AcceptOffer(self.seat)
        gain = None
        if any(accept in family for family in families if not isinstance(family, Offer)):
            if self.memory.stands_by(data.seat, data.want, data.give):
                return accept
            gain = self.gain(data.seat, data.want, data.give)
            if gain is not None and not self._pays(data.seat, data.want, data.give, gain):
                gain = None
        wanted = self.unit * GAIN / self.eager
        if counters and (gain is None or gain < wanted):
            least = 0.0 if gain is None else wanted + gain
            for family in families:
                countered = self._counter(family, data, least) if isinstance(family, Offer) else None
                if countered is not None:
                    return countered
        return DeclineOffer(self.seat) if gain is None else accept

    def _counter(self, offer: Offer, data: OfferData, least: float) -> Action | None:
        """Other terms that help both: the same cards for others, or others for the same cards."""
        other = data.seat
        if other in self.memory.countered or self.near_goal(other):
            return None
        kinds = range(len(offer.hand))
        sure = self.memory.sure(other)
        found: list[tuple[float, Counts, Counts]] = []
        for out in kinds:
            for into in kinds:
                related = data.want[out] or data.give[into]
                if out == into or not offer.hand[out] or not related or max(sure[into], data.give[into]) < 1:
                    continue
                for give_count, want_count in ((1, 1), (2, 1), (1, 2)):
                    give, want = one(out, len(kinds), give_count), one(into, len(kinds), want_count)
                    if (give, want) == (data.want, data.give) or not covers(offer.hand, give):
                        continue
                    if self.memory.refuses(other, give, want):
                        continue
                    gain = self.gain(other, give, want)
                    if gain is None or gain < least:
                        continue
                    if self._pays(other, give, want, gain):
                        found.append((gain, give, want))
        for _, give, want in sorted(found, reverse=True)[:4]:
            action: Any = offer.kind(self.seat, give, want, 1 << other)
            if action in offer and self._likes(other, want, give):
                found_action: Action = action
                return found_action
        return None

    def _settle(self, actions: Iterable[Action], data: OfferData) -> Action:
        """Trade with the one who brings most, or with nobody."""
        best: tuple[float, int, Action] | None = None
        for action in actions:
            if not isinstance(action, SettleTrade):
                continue
            other, terms = action.partner, data.terms_with(action.partner)
            gain = self.gain(other, *terms)
            if gain is None or not self._pays(other, *terms, gain):
                continue
            if self.near_goal(other) and not self._wins(advance(self.game, self.state, action)[0]):
                continue
            ranked = (round(gain / self.unit, 2), -self.points[other], action)
            if best is None or ranked[:2] > best[:2]:
                best = ranked
        return best[2] if best is not None else WithdrawOffer(self.seat)
