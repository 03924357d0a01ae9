"""Heroes who reach into the hands of others: Mormont and Mance."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from catan_desktop.games.watch.actions import ManceLook, ManceTake, MormontAsk, MormontReturn
from catan_desktop.games.watch.events import CardHandedOver, HandSeen, MormontAsked
from catan_desktop.games.watch.part import BLIND, Insight, insight, watch, with_insight, with_watch
from catan_desktop.kernel.bits import bits, first
from catan_desktop.kernel.cards import CardKind, one
from catan_desktop.kernel.choice import Among, Choice
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, pop, push, swap
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat, SeatMask, numbered
from catan_desktop.kernel.module import Events, Step
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.parts import HANDS, hand_of
from catan_desktop.mechanics.payment import hand_over
from catan_desktop.mechanics.scoring import public_points
from catan_desktop.mechanics.tables import KINDS, RESOURCE_KINDS

from ..part import HeroId
from .hero import MANCE, MORMONT, Hero, begin

RETURN, TAKE = "watch.hero_mormont", "watch.hero_mance"


@record
class Owed:
    """Who still gets a card of another kind than the named resource back."""

    seats: SeatMask
    resource: CardKind


@record
class Looked:
    """Whose hand Mance sees."""

    victim: Seat


@lru_cache(maxsize=1024)
def _asks(seat: Seat, seats: int, most: tuple[int, ...]) -> tuple[MormontAsk, ...]:
    """Every question to at most `most` opponents, which depends on the resource."""
    others = [1 << other for other in range(seats) if other != seat]
    return tuple(
        MormontAsk(seat, sum(group), resource)
        for resource in RESOURCE_KINDS
        for size in range(1, most[resource] + 1)
        for group in combinations(others, size)
    )


def asks(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """One or two opponents and a resource, with a card of another kind for each (HERO-4, HERO-19, WATCH-93)."""
    hand = hand_of(game, state, seat)
    found = _asks(seat, game.seats, tuple([min(2, sum(hand) - count) for count in hand]))
    return (Among(found),) if found else ()


def nothing_to_give(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """No card for anybody (HERO-19)."""
    return None if HANDS.of(game, state).sizes[seat] else Reason("reason-card-for-each", rule="HERO-19")


def ask(game: Game, state: GameState, action: MormontAsk, out: Events) -> GameState:
    """Everybody asked who has the resource gives one; then each of them gets a card back."""
    state = begin(game, state, action.seat, out)
    givers = [Seat(other) for other in bits(action.partners) if hand_of(game, state, Seat(other))[action.resource]]
    mask = sum(1 << giver for giver in givers)
    out.append(MormontAsked(action.seat, action.partners, action.resource, mask))
    for giver in givers:
        state = _give(game, state, giver, action.seat, action.resource, MORMONT, out)
    return push(state, Frame(RETURN, 1 << action.seat, Owed(mask, action.resource))) if givers else state


def _give(
    game: Game, state: GameState, giver: Seat, taker: Seat, card: CardKind, hero: HeroId, out: Events
) -> GameState:
    out.append(CardHandedOver(giver, taker, card, hero))
    return hand_over(game, state, giver, taker, one(card, KINDS))


def return_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """A card of another kind for the next one who gave."""
    owed = state.frames[-1].data_as(Owed)
    partner = Seat(first(owed.seats))
    hand = hand_of(game, state, seat)
    kinds = [kind for kind in RESOURCE_KINDS if hand[kind] and kind != owed.resource]
    return (Among(tuple(MormontReturn(seat, partner, kind) for kind in kinds)),)


def give_back(game: Game, state: GameState, action: MormontReturn, out: Events) -> GameState:
    """One card back; then the next."""
    frame = state.frames[-1]
    owed = frame.data_as(Owed)
    left = owed.seats & ~(1 << action.partner)
    state = swap(state, replace(frame, data=replace(owed, seats=left))) if left else pop(state)
    return _give(game, state, action.seat, action.partner, action.card, MORMONT, out)


def explain_ask(game: Game, state: GameState, action: MormontAsk) -> Reason | None:
    """Return why they cannot be asked for this."""
    if not 0 <= action.resource < KINDS:
        return Reason("reason-no-such-cards")
    strangers = action.partners & ~(game.everybody & ~(1 << action.seat))
    if strangers or not 1 <= action.partners.bit_count() <= 2:
        return Reason("reason-one-or-two-opponents", rule="HERO-4")
    return Reason("reason-card-for-each", rule="HERO-19")


def explain_return(game: Game, state: GameState, action: MormontReturn) -> Reason | None:
    """Return why this card cannot be given back."""
    frame = state.frames[-1]
    if frame.step != RETURN:
        return None
    owed = frame.data_as(Owed)
    if action.partner != first(owed.seats):
        return Reason("reason-not-owed", rule="HERO-4")
    if action.card == owed.resource:
        return Reason("reason-return-other", rule="HERO-19")
    return Reason("reason-cards-not-held", rule="HERO-19")


def looks(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Opponents with cards and more visible points (HERO-10, HERO-24)."""
    hands = HANDS.of(game, state).sizes
    victims = tuple(ManceLook(seat, other) for other in ahead(game, state, seat) if hands[other])
    return (Among(victims),) if victims else ()


def ahead(game: Game, state: GameState, seat: Seat) -> tuple[Seat, ...]:
    """Return the opponents with more visible points."""
    points = [public_points(game, state, Seat(other)) for other in range(game.seats)]
    return tuple(Seat(other) for other in range(game.seats) if points[other] > points[seat])


def nobody_to_rob(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """Nobody is ahead, or whoever is has no card (HERO-24, HERO-10)."""
    leaders = ahead(game, state, seat)
    if not leaders:
        return Reason("reason-not-more-points", rule="HERO-24")
    return (
        None
        if any(HANDS.of(game, state).sizes[leader] for leader in leaders)
        else Reason("reason-hand-empty", rule="HERO-10")
    )


def look(game: Game, state: GameState, action: ManceLook, out: Events) -> GameState:
    """The hand is seen by one seat alone."""
    state = begin(game, state, action.seat, out)
    hand = hand_of(game, state, action.victim)
    out.append(HandSeen(action.seat, action.victim, hand))
    state = with_watch(game, state, with_insight(watch(game, state), action.seat, Insight(hand=hand)))
    return push(state, Frame(TAKE, 1 << action.seat, Looked(action.victim)))


def take_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Any card of that hand."""
    hand = insight(watch(game, state), seat).hand
    return (Among(tuple(ManceTake(seat, kind) for kind, count in numbered(CardKind, hand) if count)),)


def take_card(game: Game, state: GameState, action: ManceTake, out: Events) -> GameState:
    """The card changes hands; what was seen is put away."""
    victim = state.frames[-1].data_as(Looked).victim
    state = with_watch(game, pop(state), with_insight(watch(game, state), action.seat, BLIND))
    return _give(game, state, victim, action.seat, action.card, MANCE, out)


def explain_look(game: Game, state: GameState, action: ManceLook) -> Reason | None:
    """Return why this opponent's hand cannot be seen."""
    if action.victim == action.seat or not 0 <= action.victim < game.seats:
        return Reason("reason-not-an-opponent", rule="HERO-10")
    if not HANDS.of(game, state).sizes[action.victim]:
        return Reason("reason-hand-empty", rule="HERO-10")
    return Reason("reason-not-more-points", rule="HERO-24")


def explain_take(game: Game, state: GameState, action: ManceTake) -> Reason | None:
    """Return why this card cannot be taken."""
    return Reason("reason-not-in-that-hand", rule="HERO-10") if state.frames[-1].step == TAKE else None


HEROES = (
    Hero(
        MORMONT,
        asks,
        nothing_to_give,
        {MormontAsk: explain_ask},
        {MormontAsk: ask, MormontReturn: give_back},
        {MormontReturn: explain_return},
        steps=(Step(RETURN, "prompt-mormont", Owed, choices=return_choices),),
    ),
    Hero(
        MANCE,
        looks,
        nobody_to_rob,
        {ManceLook: explain_look},
        {ManceLook: look, ManceTake: take_card},
        {ManceTake: explain_take},
        steps=(Step(TAKE, "prompt-mance", Looked, choices=take_choices),),
    ),
)
