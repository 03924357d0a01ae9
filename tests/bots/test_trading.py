"""Trade of bots, on positions: whom they ask, what they answer, what they remember."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from catan_desktop.bots.characters import CHARACTERS
from catan_desktop.bots.levels import make_bot
from catan_desktop.bots.refusal import refusal
from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.evaluation.position import judge
from catan_desktop.evaluation.trade_memory import TradeMemory
from catan_desktop.evaluation.trading import GAIN, Barter
from catan_desktop.games.cities_knights.events import KnightRecruited
from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Offer
from catan_desktop.kernel.engine import determinise, observe
from catan_desktop.kernel.event import Event, TurnBegan, redact
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import Observation
from catan_desktop.mechanics.actions import (
    AcceptOffer,
    CounterOffer,
    DeclineOffer,
    OfferTrade,
    SettleTrade,
    WithdrawOffer,
)
from catan_desktop.mechanics.events import BankTraded, Built, OfferAnswered, Offered, OfferEnded, Produced
from catan_desktop.mechanics.tables import BRICK, LUMBER
from tests.mechanics.place import Table, classic, counts, line, place, spots

LUCK = 7
BUILDER = "V(0,0,N) E(0,0,NE)"
NEIGHBOUR = f"{spots(2, -2, 0)} {line(2, -2, 3)}"
"""With places for two more settlements at the road."""
THIRD = "V(2,0,S)"
ALL_BUT_GRAIN = f"{BUILDER} 3ore 1grain 1wool"
"""A city is one grain away, and wool is to spare."""
ALL_BUT_WOOL = f"{NEIGHBOUR} 1lumber 1brick 3grain"
"""A settlement is one wool away, and grain is to spare."""
LEADING = "V(2,-2,N)! V(2,-1,S)! V(-1,-1,N)! V(0,-2,N)!"
"""Eight points."""


def view(t: Table, seat: int, history: Sequence[Event] = ()) -> Observation:
    seen = tuple(redact(event, Seat(seat)) for event in history)
    return replace(observe(t.game, t.state, Seat(seat)), history=seen)


def move(t: Table, seat: int, mind: str = "normal", history: Sequence[Event] = ()) -> Action:
    """What a bot does in a seat's place."""
    return make_bot(mind).choose(t.game, view(t, seat, history), Random(LUCK))


def barter(t: Table, seat: int, history: Sequence[Event] = (), personality: Personality = SOBER) -> Barter:
    seen = view(t, seat, history)
    state = determinise(t.game, seen, Random(LUCK))
    return Barter(
        t.game, seen, state, lambda game, state, seat: judge(game, state, seat, personality), Random(LUCK), personality
    )


def offered(t: Table, seat: int, history: Sequence[Event] = (), personality: Personality = SOBER) -> Action | None:
    """The offer that a seat would make if nothing else could be done."""
    (offer,) = (choice for choice in t.asked().choices if isinstance(choice, Offer))
    return barter(t, seat, history, personality).best(offer, None)


def knows(t: Table) -> list[Event]:
    """A history in which everybody has seen what all took."""
    return [Produced(Seat(seat), t.hand(seat)) for seat in range(t.game.seats) if any(t.hand(seat))]


def table(*seats: str) -> Table:
    return place(classic(len(seats)), *seats)


# offers


def test_an_offer_helps_both_sides() -> None:
    t = table(ALL_BUT_GRAIN, ALL_BUT_WOOL, THIRD)
    action = offered(t, 0, knows(t))
    assert action == OfferTrade(Seat(0), counts("1wool"), counts("1grain"), 0b010)


def test_only_those_are_asked_who_may_hold_the_cards_and_like_the_trade() -> None:
    t = table(ALL_BUT_GRAIN, ALL_BUT_WOOL, f"{THIRD} 3ore")
    action = offered(t, 0, knows(t))
    assert isinstance(action, OfferTrade)
    assert action.partners == 0b010


def test_nothing_is_offered_where_nobody_would_gain() -> None:
    t = table(ALL_BUT_GRAIN, f"{NEIGHBOUR} 3lumber", f"{THIRD} 2wool")
    assert offered(t, 0, knows(t)) is None


def test_a_bot_makes_one_offer_a_turn_whatever_comes_to_its_hand() -> None:
    t = table(ALL_BUT_GRAIN, ALL_BUT_WOOL, THIRD)
    me, begun, terms = Seat(0), TurnBegan(Seat(0), 5), (counts("1ore"), counts("1wool"))
    failed: list[Event] = [Offered(me, *terms, 0b100), OfferAnswered(Seat(2), "decline"), OfferEnded(me)]
    assert offered(t, 0, [*knows(t), begun]) is not None
    assert offered(t, 0, [*knows(t), begun, *failed, BankTraded(me, LUMBER, BRICK, 4)]) is None
    assert offered(t, 0, [*knows(t), TurnBegan(me, 1), *failed, begun]) is not None, "a new turn"


def test_what_was_refused_is_not_asked_again_until_something_has_changed() -> None:
    t = table(ALL_BUT_GRAIN, ALL_BUT_WOOL, THIRD)
    me, other = Seat(0), Seat(1)
    give, want = counts("1wool"), counts("1grain")
    refused = [Offered(me, give, want, 0b010), OfferAnswered(other, "decline"), OfferEnded(me), TurnBegan(me, 9)]
    assert offered(t, 0, [*knows(t), *refused]) is None
    irrelevant = Produced(other, counts("1ore"))
    assert offered(t, 0, [*refused, *knows(place(classic(3), "", "1ore")), irrelevant]) is None
    matters = Produced(other, counts("3grain"))
    assert offered(t, 0, [*refused, matters]) == OfferTrade(me, give, want, 0b010)


def test_worse_terms_are_refused_as_well_and_better_ones_are_new() -> None:
    t = table(ALL_BUT_GRAIN, ALL_BUT_WOOL, THIRD)
    me, other = Seat(0), Seat(1)
    terms = Offered(me, counts("1wool 1ore"), counts("1grain"), 0b010)
    memory = TradeMemory(t.game, view(t, 0, [terms, OfferAnswered(other, "decline"), OfferEnded(me)]))
    assert memory.refuses(1, counts("1wool 1ore"), counts("1grain"))
    assert memory.refuses(1, counts("1wool"), counts("1grain"))
    assert memory.refuses(1, counts("1wool 1ore"), counts("2grain"))
    assert not memory.refuses(1, counts("2wool 1ore"), counts("1grain"))
    assert not memory.refuses(1, counts("1lumber"), counts("1grain"))
    assert not memory.refuses(2, counts("1wool"), counts("1grain"))


def test_what_all_have_seen_taken_is_known_to_be_held() -> None:
    others = f"{THIRD} 2lumber 2wool 2ore 2grain"
    t = table(BUILDER, f"{NEIGHBOUR} 1ore 2grain", others)
    steps = [Produced(Seat(1), counts("2ore 2grain")), Offered(Seat(1), counts("1ore"), counts("1wool"), 0b101)]
    memory = TradeMemory(t.game, view(t, 0, steps))
    assert not any(memory.sure(1)), "more than the hand holds: something was missed"
    t = table(BUILDER, f"{NEIGHBOUR} 2ore 2grain", others)
    assert TradeMemory(t.game, view(t, 0, steps)).sure(1) == counts("2ore 2grain")


def test_what_another_module_tells_of_a_seat_ends_what_was_sure_of_it() -> None:
    """It may have paid for something; a refusal of before no longer holds either."""
    t = table(BUILDER, f"{NEIGHBOUR} 2ore 2grain", f"{THIRD} 2lumber 2wool 2ore 2grain")
    terms = Offered(Seat(0), counts("1wool"), counts("1grain"), 0b010)
    steps = [Produced(Seat(1), counts("2ore 2grain")), terms, OfferAnswered(Seat(1), "decline"), OfferEnded(Seat(0))]
    memory = TradeMemory(t.game, view(t, 0, [*steps, KnightRecruited(Seat(1), CornerId(7))]))
    assert not any(memory.sure(1))
    assert not memory.refusals
    memory = TradeMemory(t.game, view(t, 0, [*steps, KnightRecruited(Seat(2), CornerId(7))]))
    assert memory.sure(1) == counts("2ore 2grain")
    assert memory.refusals


def test_a_trader_is_content_with_less() -> None:
    t = table(ALL_BUT_GRAIN, ALL_BUT_WOOL, THIRD)
    sober, trader = barter(t, 0), barter(t, 0, personality=CHARACTERS["trader"])
    (offer,) = (choice for choice in t.asked().choices if isinstance(choice, Offer))
    floor = sober.now + 1.02 * max(_gain(sober), 0) - 0.1
    assert sober.best(offer, floor) is None
    assert trader.best(offer, floor) is not None


def _gain_of(one: Barter) -> float:
    gain = one.gain(Seat(0), counts("1grain"), counts("1wool"))
    assert gain is not None
    return gain


def _gain(one: Barter) -> float:
    gain = one.gain(Seat(1), counts("1wool"), counts("1grain"))
    assert gain is not None
    return gain


# answers


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_fair_offer_that_helps_both_is_accepted(level: str) -> None:
    t = table(ALL_BUT_GRAIN, ALL_BUT_WOOL, THIRD).do("0 offer_trade 1wool 1grain @1")
    assert move(t, 1, level) == AcceptOffer(Seat(1))


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("terms", ["1wool 3grain", "1ore 1lumber"])
def test_a_lopsided_or_a_useless_offer_is_not(level: str, terms: str) -> None:
    t = table(ALL_BUT_GRAIN, ALL_BUT_WOOL, THIRD).do(f"0 offer_trade {terms} @1")
    assert move(t, 1, level) != AcceptOffer(Seat(1))


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_nobody_trades_with_a_seat_that_is_about_to_win(level: str) -> None:
    t = table(f"{LEADING} 3ore 1grain 1wool", ALL_BUT_WOOL, THIRD)
    assert t.public(0) == 8
    t.do("0 offer_trade 1wool 1grain @1")
    assert move(t, 1, level) == DeclineOffer(Seat(1))


def test_nor_asks_it_and_it_asks_nobody() -> None:
    t = table(ALL_BUT_GRAIN, THIRD, f"{LEADING} 1lumber 1brick 3grain")
    assert t.public(2) == 8
    assert offered(t, 0, knows(t)) is None
    t = table(f"{LEADING} 3ore 1grain 1wool", ALL_BUT_WOOL, THIRD)
    assert offered(t, 0, knows(t)) is None


def test_from_the_leader_more_is_asked() -> None:
    five = "V(2,-2,N)! V(2,-1,S)! V(-1,-1,N)"
    t = table(f"{five} 3ore 1grain 1wool", ALL_BUT_WOOL, THIRD)
    assert (t.public(0), t.public(1)) == (5, 1)
    first, second, third, wool = Seat(0), Seat(1), Seat(2), counts("1wool")
    assert barter(t, 1)._least_gain(first, second, wool) > barter(t, 1)._least_gain(third, second, wool)
    assert barter(t, 0)._least_gain(second, first, wool) == barter(t, 1)._least_gain(third, second, wool)


def test_the_nearer_the_leader_is_to_the_goal_the_more_is_asked() -> None:
    """What is a fair price at five points of ten is too little at seven."""
    five = f"{spots(2, -1, 0)}! {spots(2, -1, 2)}! V(-1,-1,N)"
    answers = []
    for leader in (five, f"{five} V(0,-2,N)!"):
        t = table(f"{leader} 3wool", ALL_BUT_WOOL, THIRD).do("0 offer_trade 3wool 1grain @1")
        answers.append((t.public(0), barter(t, 1, knows(t)).answer(t.asked().choices, counters=False)))
    assert answers == [(5, AcceptOffer(Seat(1))), (7, DeclineOffer(Seat(1)))]


def test_a_trade_with_a_seat_about_to_win_is_right_where_it_wins_for_oneself() -> None:
    """Two points are hidden, so that nobody else can count how near the seat is."""
    mine = f"{spots(2, -2, 0)}! V(0,0,N)! V(0,1,N)! {spots(1, -2, 1)} {line(2, -2, 3)} 1lumber 1brick 1wool 2ore"
    theirs = "V(2,-2,N)! V(2,-1,S)! V(-1,-1,N)! V(0,-2,N) V(2,0,S) 3grain 2ore"
    for points, wins in (("vp vp", True), ("vp", False)):
        t = table(f"{mine} {points}", theirs)
        assert (t.public(0), t.public(1)) == (7, 8)
        assert (offered(t, 0, knows(t)) == OfferTrade(Seat(0), counts("1ore"), counts("1grain"), 0b10)) is wins


def test_a_counter_offer_helps_both_and_is_about_the_same_cards() -> None:
    t = table(ALL_BUT_GRAIN, ALL_BUT_WOOL, THIRD).do("0 offer_trade 1ore 1grain @1")
    action = move(t, 1, history=[*knows(t), Offered(Seat(0), counts("1ore"), counts("1grain"), 0b010)])
    assert action == CounterOffer(Seat(1), counts("1grain"), counts("1wool"), 0b001)
    assert move(t, 1, "easy", history=knows(t)) == AcceptOffer(Seat(1)), "a beginner's bot does not haggle"


def test_one_counter_offer_to_a_seat_in_a_turn() -> None:
    t = table(ALL_BUT_GRAIN, ALL_BUT_WOOL, THIRD).do("0 offer_trade 1ore 1grain @1")
    first = Offered(Seat(0), counts("1ore"), counts("1grain"), 0b010)
    said = OfferAnswered(Seat(1), "counter", counts("1grain"), counts("1wool"))
    assert move(t, 1, history=[*knows(t), first, said, OfferEnded(Seat(0)), first]) == AcceptOffer(Seat(1))


def test_new_terms_that_came_to_nothing_are_not_old_terms_in_the_next_turn() -> None:
    t = table(ALL_BUT_GRAIN, ALL_BUT_WOOL, THIRD).do("0 offer_trade 1ore 1grain @1")
    offer = Offered(Seat(0), counts("1ore"), counts("1grain"), 0b010)
    said = OfferAnswered(Seat(1), "counter", counts("1grain"), counts("1wool"))
    left: list[Event] = [offer, said, OfferEnded(Seat(0)), TurnBegan(Seat(0), 9)]
    same = CounterOffer(Seat(1), counts("1grain"), counts("1wool"), 0b001)
    assert move(t, 1, history=[*knows(t), offer]) == same
    again = move(t, 1, history=[*knows(t), *left, offer])
    assert again == CounterOffer(Seat(1), counts("2grain"), counts("1wool"), 0b001), "better ones, if any"
    known, wool = knows(t), Produced(Seat(0), counts("1wool"))
    t = table(f"{ALL_BUT_GRAIN} 1wool", ALL_BUT_WOOL, THIRD).do("0 offer_trade 1ore 1grain @1")
    assert move(t, 1, history=[*known, *left, wool, offer]) == same, "there is more wool now"


def test_nor_are_they_what_the_other_has_refused_as_an_offer() -> None:
    t = table(ALL_BUT_GRAIN, ALL_BUT_WOOL, THIRD).do("0 offer_trade 1ore 1grain @1")
    mine = Offered(Seat(1), counts("1grain"), counts("1wool"), 0b001)
    refused: list[Event] = [mine, OfferAnswered(Seat(0), "decline"), OfferEnded(Seat(1)), TurnBegan(Seat(0), 9)]
    offer = Offered(Seat(0), counts("1ore"), counts("1grain"), 0b010)
    assert move(t, 1, history=[*knows(t), offer]) == CounterOffer(Seat(1), counts("1grain"), counts("1wool"), 0b001)
    assert move(t, 1, history=[*knows(t), *refused, offer]) != CounterOffer(
        Seat(1), counts("1grain"), counts("1wool"), 0b001
    )


def test_a_seat_stands_by_what_it_has_offered_until_its_own_cards_for_that_change_or_its_turn_comes() -> None:
    """What the leader would not get for such a price otherwise."""
    leader = f"{spots(2, -1, 0)}! {spots(2, -1, 2)}! V(-1,-1,N) V(0,-2,N)!"
    t = table(f"{leader} 3wool", f"{ALL_BUT_WOOL} 1ore", THIRD).do("0 offer_trade 3wool 1grain @1")
    mine = Offered(Seat(1), counts("1grain"), counts("3wool"), 0b101)
    refused: list[Event] = [mine, OfferAnswered(Seat(0), "decline"), OfferEnded(Seat(1))]

    def answer(*happened: Event) -> Action | None:
        return barter(t, 1, [*knows(t), *happened, TurnBegan(Seat(0), 9)]).answer(t.asked().choices, counters=False)

    other, needed, spent = (Produced(Seat(1), counts("1ore")), Produced(Seat(1), counts("1wool")), Built)
    assert answer() == DeclineOffer(Seat(1)), "never offered"
    assert answer(*refused) == answer(*refused, other) == AcceptOffer(Seat(1))
    assert answer(*refused, needed) == DeclineOffer(Seat(1))
    assert answer(*refused, spent(Seat(1), "road", 0, paid=True)) == DeclineOffer(Seat(1))
    assert answer(*refused, TurnBegan(Seat(1), 8)) == DeclineOffer(Seat(1))


def test_terms_worth_less_than_an_offer_are_named_where_the_answer_would_be_no() -> None:
    """A small gain is no reason to interrupt somebody, but better than a mere refusal."""
    t = table(ALL_BUT_GRAIN, ALL_BUT_WOOL, THIRD).do("0 offer_trade 1ore 1grain @1")
    one = barter(t, 1, knows(t))
    one.unit = 0.8 * (_gain_of(one) / GAIN)
    said = one.answer(t.asked().choices)
    assert said == CounterOffer(Seat(1), counts("1grain"), counts("1wool"), 0b001)


# why not


def why(t: Table, seat: int, history: Sequence[Event] | None = None) -> str | None:
    """The key of the reason that the offering seat 0 is given by another that declines."""
    said = refusal(t.game, view(t, 0, knows(t) if history is None else history), Seat(seat))
    return said.key if said is not None else None


@pytest.mark.parametrize(
    ("own", "other", "terms", "reason"),
    [
        (f"{LEADING} 3ore 1grain 1wool", ALL_BUT_WOOL, "1wool 1grain", "refusal-near-goal"),
        (ALL_BUT_GRAIN, ALL_BUT_WOOL, "1wool 1ore", "refusal-lacks"),
        (ALL_BUT_GRAIN, ALL_BUT_WOOL, "1wool 3grain", "refusal-little"),
        (ALL_BUT_GRAIN, f"{NEIGHBOUR} 3ore 2grain", "1wool 1ore", "refusal-needs-for"),
        (f"{BUILDER} 3lumber", f"{NEIGHBOUR} 1ore 9lumber", "1lumber 1ore", "refusal-no-use"),
        (ALL_BUT_GRAIN, ALL_BUT_WOOL, "1wool 1grain", None),
    ],
)
def test_a_refusal_has_a_reason(own: str, other: str, terms: str, reason: str | None) -> None:
    t = table(own, other, THIRD).do(f"0 offer_trade {terms} @1")
    assert why(t, 1) == reason


def test_a_leader_is_told_so() -> None:
    leader = f"{spots(2, -1, 0)}! {spots(2, -1, 2)}! V(-1,-1,N) V(0,-2,N)!"
    t = table(f"{leader} 3wool", ALL_BUT_WOOL, THIRD).do("0 offer_trade 3wool 1grain @1")
    assert why(t, 1) == "refusal-leads"


def test_a_reason_tells_nothing_of_a_hand() -> None:
    """Hands that the one who offers cannot tell apart are refused with the same word."""
    hands = ("2ore 1wool 1grain", "1lumber 1brick 2wool")
    for terms in ("1wool 1ore", "1wool 1lumber", "1ore 1brick"):
        tables = [table(ALL_BUT_GRAIN, f"{NEIGHBOUR} {one}", f"{THIRD} {other}") for one, other in (hands, hands[::-1])]
        said = {why(t.do(f"0 offer_trade {terms} @1"), 1, []) for t in tables}
        assert len(said) == 1
        assert said != {"refusal-lacks"}


# settling


def test_it_settles_with_whom_it_helps_least() -> None:
    t = table(ALL_BUT_GRAIN, f"{NEIGHBOUR} V(2,-2,N)! V(-1,-1,N)! 1lumber 1brick 3grain", f"{THIRD} 1grain")
    t.do("0 offer_trade 1wool 1grain @12", "1 accept_offer", "2 accept_offer")
    assert move(t, 0) == SettleTrade(Seat(0), Seat(2))


def test_a_counter_offer_that_does_not_help_is_left() -> None:
    t = table(ALL_BUT_GRAIN, ALL_BUT_WOOL, THIRD)
    t.do("0 offer_trade 1wool 1grain @1", "1 counter_offer 1lumber 2ore @0")
    assert move(t, 0) == WithdrawOffer(Seat(0))


def test_nothing_is_settled_before_everybody_asked_has_answered() -> None:
    """A bot that answers first takes nothing away from a person who is still thinking."""
    t = table(ALL_BUT_GRAIN, ALL_BUT_WOOL, f"{THIRD} 1grain")
    t.do("0 offer_trade 1wool 1grain @12", "1 accept_offer")
    assert t.actor == 2
    assert not t.can("0 settle_trade 1")
    t.do("2 accept_offer")
    assert t.can("0 settle_trade 1")
    assert t.can("0 settle_trade 2")
