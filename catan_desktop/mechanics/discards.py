"""The module `discards`: on a 7 whoever holds too many cards gives half of them back (BASE-091)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Observation, Reason, Seat, prompts, record
from catan_desktop.kernel.cards import covers, draw_handful
from catan_desktop.kernel.choice import Handful
from catan_desktop.kernel.frame import by_itself, pop
from catan_desktop.kernel.game import Module, Step
from catan_desktop.kernel.ids import SeatMask
from catan_desktop.kernel.prompts import Sealed, ask_sealed, give_single_answers, sealed
from catan_desktop.kernel.record import put

from .actions import Discard
from .events import Discarded
from .parts import DISCARDS, HANDS, Discards, hand_of
from .payment import pay
from .questions import HAND_ROOM, SEVEN, SINGLE_GIVEN
from .tables import tables

COUNT, DISCARD = "settlers.count_hands", "settlers.discard"
BEGIN = by_itself(COUNT)


@record
class DiscardData(Sealed):
    """Everybody who had to discard in this 7."""


def hand_limit(game: Game, state: GameState, seat: Seat) -> int:
    """Return how many cards a seat may hold on a 7 (BASE-091)."""
    return tables(game).hand_limit + game.ask(HAND_ROOM, state, seat)


def over_limit(game: Game, state: GameState) -> SeatMask:
    """Seats with more cards than their hand limit (BASE-091)."""
    least = tables(game).hand_limit
    hands = HANDS.of(game, state).sizes
    return sum(
        [1 << seat for seat, count in enumerate(hands) if count > least and count > hand_limit(game, state, Seat(seat))]
    )


def begin_discards(game: Game, state: GameState, out: Events) -> GameState:
    """Everybody over the limit is asked, where a module says so only who has a choice."""
    owing, state = over_limit(game, state), pop(state)
    if not owing:
        return state
    state = ask_sealed(state, DISCARD, DiscardData(owing))
    return give_single_answers(game, state, out) if game.ask(SINGLE_GIVEN, state) else state


def halves(game: Game, state: GameState, seat: Seat) -> Handful:
    """Return the choice of exactly half of the hand, rounded down."""
    hand = hand_of(game, state, seat)
    half = sum(hand) // 2
    return Handful(Discard, seat, hand, half, half)


def discard(game: Game, state: GameState, action: Discard, out: Events) -> GameState:
    """A choice stays secret until everybody has chosen (BASE-093); then all the cards go to the bank."""
    chosen = put(DISCARDS.of(game, state).private, action.seat, action.cards)
    state, opened = sealed(game, DISCARDS.put(game, state, Discards(chosen)), action.seat)
    if not opened:
        return state
    for seat in opened:
        cards = chosen[seat]
        if cards is not None:
            out.append(Discarded(seat, cards))
            state = pay(game, state, seat, cards)
    return DISCARDS.put(game, state, initial(game))


def has_chosen(state: GameState, seat: Seat) -> bool:
    """Return whether the seat has chosen what to discard while others are still choosing."""
    return prompts.has_chosen(state, DISCARD, seat)


def _not_held(game: Game, state: GameState, action: Discard) -> bool:
    hand = hand_of(game, state, action.seat)
    return len(action.cards) != len(hand) or min(action.cards) < 0 or not covers(hand, action.cards)


def _not_half(game: Game, state: GameState, action: Discard) -> Reason:
    return Reason("reason-discard-half", (("count", sum(hand_of(game, state, action.seat)) // 2),), "BASE-216")


DISCARDING = Act(
    Discard,
    discard,
    family=halves,
    refusals=((Reason("reason-cards-not-held", rule="BASE-216"), _not_held), ("", _not_half)),
)


def initial(game: Game) -> Discards:
    """Nobody has chosen."""
    return Discards(((),) * game.seats)


def on_seven(game: Game, state: GameState) -> tuple[Frame, ...]:
    """The hands are counted (BASE-091)."""
    return (BEGIN,)


def determinise(game: Game, view: Observation, state: GameState, rng: Random) -> Discards:
    """Whoever has chosen may have chosen any half of the hand that was dealt."""
    return redealt(game, state, [Seat(seat) for seat in range(game.seats) if seat != view.seat], rng)


def redealt(game: Game, state: GameState, seats: Sequence[Seat], rng: Random) -> Discards:
    """Return the part with what these seats have chosen drawn anew from their hands."""
    private = list(DISCARDS.of(game, state).private)
    for seat in seats:
        hand = hand_of(game, state, seat)
        private[seat] = draw_handful(hand, sum(hand) // 2, rng) if has_chosen(state, seat) else ()
    return Discards(tuple(private))


MODULE = Module(
    slot=DISCARDS,
    version=1,
    initial=initial,
    requires=("hands",),
    steps=(
        Step(COUNT, enter=BEGIN, advance=begin_discards),
        Step(DISCARD, "prompt-discard", DiscardData, choices=(DISCARDING,)),
    ),
    answers={SEVEN: on_seven},
    determinise=determinise,
)
