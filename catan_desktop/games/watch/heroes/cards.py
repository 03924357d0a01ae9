"""Heroes who bring cards: Mormont and Mance from the hands of others, Marsh and Tarly from the supply."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from catan_desktop.games.watch import actions as act
from catan_desktop.games.watch import events
from catan_desktop.games.watch.part import BLIND, Insight, insight, watch, with_insight
from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.bits import bits, first
from catan_desktop.kernel.cards import CardKind, one
from catan_desktop.kernel.frame import pop, push, swap
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import SeatMask, numbers
from catan_desktop.mechanics.parts import DICE, HANDS, hand_of
from catan_desktop.mechanics.payment import hand_over, pay, receive, take
from catan_desktop.mechanics.scoring import public_points
from catan_desktop.mechanics.tables import KINDS, RESOURCE_KINDS

from .hero import MANCE, MARSH, MORMONT, NO_CARDS, TARLY, Hero, begin, ready, use

RETURN, TAKE, TARLY_STEP = "watch.hero_mormont", "watch.hero_mance", "watch.tarly"

# Mormont


@record
class Owed:
    """Who still gets a card of another kind than the named resource back."""

    seats: SeatMask
    resource: CardKind


@lru_cache(maxsize=1024)
def _asks(seat: Seat, seats: int, most: tuple[int, ...]) -> tuple[act.MormontAsk, ...]:
    """Return every question to at most `most` opponents, which depends on the resource."""
    others = [1 << other for other in range(seats) if other != seat]
    return tuple(
        act.MormontAsk(seat, sum(group), resource)
        for resource in RESOURCE_KINDS
        for size in range(1, most[resource] + 1)
        for group in combinations(others, size)
    )


def _affordable(game: Game, state: GameState, seat: Seat) -> tuple[act.MormontAsk, ...]:
    hand = hand_of(game, state, seat)
    return _asks(seat, game.seats, tuple([min(2, sum(hand) - count) for count in hand]))


def _cannot_give(game: Game, state: GameState, action: act.MormontAsk) -> bool:
    hand = hand_of(game, state, action.seat)
    return sum(hand) - hand[action.resource] < action.partners.bit_count()


def ask(game: Game, state: GameState, action: act.MormontAsk, out: Events) -> GameState:
    """Everybody asked who has the resource gives one; then each of them gets a card back."""
    givers = [Seat(other) for other in bits(action.partners) if hand_of(game, state, Seat(other))[action.resource]]
    mask = sum(1 << giver for giver in givers)
    out.append(events.MormontAsked(action.seat, action.partners, action.resource, mask))
    for giver in givers:
        state = _give(game, state, events.CardHandedOver(giver, action.seat, action.resource, MORMONT), out)
    return push(state, Frame(RETURN, 1 << action.seat, Owed(mask, action.resource))) if givers else state


def _give(game: Game, state: GameState, event: events.CardHandedOver, out: Events) -> GameState:
    assert event.card is not None
    out.append(event)
    return hand_over(game, state, event.giver, event.taker, one(event.card, KINDS))


def _owed(state: GameState) -> Owed:
    return state.frames[-1].data_as(Owed)


def _next_owed(state: GameState) -> Seat:
    return Seat(first(_owed(state).seats))


def give_back(game: Game, state: GameState, action: act.MormontReturn, out: Events) -> GameState:
    """One card back; then the next."""
    owed = _owed(state)
    left = owed.seats & ~(1 << action.partner)
    state = swap(state, replace(state.frames[-1], data=replace(owed, seats=left))) if left else pop(state)
    return _give(game, state, events.CardHandedOver(action.seat, action.partner, action.card, MORMONT), out)


ASKS = use(
    act.MormontAsk,
    ask,
    lambda g, s, seat: _asks(seat, g.seats, (2,) * KINDS),
    (
        (
            Reason("reason-one-or-two-opponents", rule="HERO-4"),
            lambda g, s, a: a.partners & ~(g.everybody & ~(1 << a.seat)) or not 1 <= a.partners.bit_count() <= 2,
        ),
        (Reason("reason-card-for-each", rule="HERO-19"), _cannot_give),
    ),
    fast=_affordable,
    unknown=NO_CARDS,
)
NOT_HELD = Reason("reason-cards-not-held", rule="HERO-19")
RETURNS = Act(
    act.MormontReturn,
    give_back,
    lambda g, s, seat: [act.MormontReturn(seat, _next_owed(s), kind) for kind in RESOURCE_KINDS],
    (
        (Reason("reason-not-owed", rule="HERO-4"), lambda g, s, a: a.partner != _next_owed(s)),
        (Reason("reason-return-other", rule="HERO-19"), lambda g, s, a: a.card == _owed(s).resource),
        (NOT_HELD, lambda g, s, a: not hand_of(g, s, a.seat)[a.card]),
    ),
    unknown=NOT_HELD,
)

# Mance


@record
class Looked:
    """Whose hand Mance sees."""

    victim: Seat


def _rich_leaders(game: Game, state: GameState, seat: Seat) -> list[act.ManceLook]:
    """Return the looks at opponents with cards and more visible points (HERO-10, HERO-24)."""
    own, sizes = public_points(game, state, seat), HANDS.of(game, state).sizes
    others = numbers(Seat, game.seats)
    return [act.ManceLook(seat, other) for other in others if sizes[other] and public_points(game, state, other) > own]


def look(game: Game, state: GameState, action: act.ManceLook, out: Events) -> GameState:
    """The hand is seen by one seat alone."""
    hand = hand_of(game, state, action.victim)
    out.append(events.HandSeen(action.seat, action.victim, hand))
    state = with_insight(game, state, action.seat, Insight(hand=hand))
    return push(state, Frame(TAKE, 1 << action.seat, Looked(action.victim)))


def take_card(game: Game, state: GameState, action: act.ManceTake, out: Events) -> GameState:
    """The card changes hands; what was seen is put away."""
    victim = state.frames[-1].data_as(Looked).victim
    state = with_insight(game, pop(state), action.seat, BLIND)
    return _give(game, state, events.CardHandedOver(victim, action.seat, action.card, MANCE), out)


NO_OPPONENT = Reason("reason-not-an-opponent", rule="HERO-10")
LOOKS = use(
    act.ManceLook,
    look,
    lambda g, s, seat: [act.ManceLook(seat, other) for other in numbers(Seat, g.seats) if other != seat],
    (
        (NO_OPPONENT, lambda g, s, a: a.victim == a.seat),
        (
            Reason("reason-not-more-points", rule="HERO-24"),
            lambda g, s, a: public_points(g, s, a.victim) <= public_points(g, s, a.seat),
        ),
        (Reason("reason-hand-empty", rule="HERO-10"), lambda g, s, a: not HANDS.of(g, s).sizes[a.victim]),
    ),
    fast=_rich_leaders,
    unknown=NO_OPPONENT,
)
NOT_THERE = Reason("reason-not-in-that-hand", rule="HERO-10")
TAKES = Act(
    act.ManceTake,
    take_card,
    lambda g, s, seat: [act.ManceTake(seat, kind) for kind in RESOURCE_KINDS],
    ((NOT_THERE, lambda g, s, a: not insight(watch(g, s), a.seat).hand[a.card]),),
    unknown=NOT_THERE,
)

# Marsh and Tarly


def _swaps(game: Game, state: GameState, seat: Seat) -> list[act.MarshSwap]:
    hand, bank = hand_of(game, state, seat), HANDS.of(game, state).bank
    gives = [kind for kind in RESOURCE_KINDS if hand[kind]]
    takes = [kind for kind in RESOURCE_KINDS if bank[kind]]
    return [act.MarshSwap(seat, give, take) for give in gives for take in takes if give != take]


def swap_cards(game: Game, state: GameState, action: act.MarshSwap, out: Events) -> GameState:
    """One to the supply, one from it (HERO-5)."""
    out.append(events.CardSwapped(action.seat, action.give, action.take))
    state = pay(game, state, action.seat, one(action.give, KINDS))
    return receive(game, state, action.seat, one(action.take, KINDS))


SWAPS = use(
    act.MarshSwap,
    swap_cards,
    lambda g, s, seat: [act.MarshSwap(seat, give, take) for give in RESOURCE_KINDS for take in RESOURCE_KINDS],
    (
        (Reason("reason-no-cards", rule="HERO-5"), lambda g, s, a: not HANDS.of(g, s).sizes[a.seat]),
        (Reason("reason-same-kind", rule="WATCH-31"), lambda g, s, a: a.give == a.take),
        (Reason("reason-cards-not-held", rule="HERO-5"), lambda g, s, a: not hand_of(g, s, a.seat)[a.give]),
        (Reason("reason-bank-lacks", rule="HERO-5"), lambda g, s, a: not HANDS.of(g, s).bank[a.take]),
    ),
    fast=_swaps,
    unknown=NO_CARDS,
)


def enter_tarly(game: Game, state: GameState) -> Frame:
    """His owner is asked, in anybody's turn, if a production that was not a 7 gave him no card (HERO-6, HERO-20)."""
    hands, dice, mine = HANDS.of(game, state), DICE.of(game, state), watch(game, state)
    asked = 0
    if sum(dice.last) != 7 and any(hands.bank):
        for seat in range(game.seats):
            if ready(mine, Seat(seat), TARLY) and not dice.received >> seat & 1:
                asked |= 1 << seat
    return Frame(TARLY_STEP, asked)


def tarly_take(game: Game, state: GameState, action: act.TarlyTake, out: Events) -> GameState:
    """One card of the owner's choice (WATCH-95)."""
    state = begin(game, pop(state), action.seat, out)
    return take(game, state, action.seat, one(action.resource, KINDS), out, "tarly")


ONLY_IN_PRODUCTION = Reason("reason-tarly-only-in-production", rule="HERO-6")
TARLY_ROWS = (
    Act(act.TarlyDecline, lambda game, state, action, out: pop(state)),
    Act(
        act.TarlyTake,
        tarly_take,
        lambda g, s, seat: [act.TarlyTake(seat, kind) for kind in RESOURCE_KINDS],
        ((Reason("reason-bank-lacks", rule="HERO-20"), lambda g, s, a: not HANDS.of(g, s).bank[a.resource]),),
        elsewhere=ONLY_IN_PRODUCTION,
        unknown=NO_CARDS,
    ),
)


HEROES = (
    Hero(MORMONT, (ASKS,), steps=(Step(RETURN, "prompt-mormont", Owed, choices=(RETURNS,)),)),
    Hero(MANCE, (LOOKS,), steps=(Step(TAKE, "prompt-mance", Looked, choices=(TAKES,)),)),
    Hero(MARSH, (SWAPS,)),
    Hero(TARLY, steps=(Step(TARLY_STEP, "prompt-tarly", enter=enter_tarly, choices=TARLY_ROWS),)),
)
