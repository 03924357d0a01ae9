"""The module `fate`: the deck, the hands and the discard pile of fate cards.

Rules: ALTH-119, ALTH-144 to ALTH-152, ALTH-163 to ALTH-165, ALTH-179, ALTH-334, ALTH-461, ALTH-462, ALTH-531 to 534.
Who holds an Exploration card for sure is kept, for everybody knows it: the one of the set-up, until one is played.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Annotated, Any, TypeAlias

from catan_desktop.kernel import Act, Action, Counts, Events, Frame, Game, GameState, Observation, Reason, Seat, replace
from catan_desktop.kernel.cards import add, changed, draw_handful, subtract
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.frame import answered, pop, push, swap
from catan_desktop.kernel.game import Handler
from catan_desktop.kernel.ids import CHANCE, SEATS, Of, SeatMask, numbers
from catan_desktop.kernel.prompts import Asks
from catan_desktop.kernel.record import put, state_record
from catan_desktop.kernel.slot import Slot, in_sight

from .actions import FateDrawn, PassCard
from .events import FateMissed, FatePlayed, FateShuffled, FateTaken
from .fate_cards import CARDS, DECK, EXPLORATION, FateId, of_tag

DRAW = "landnam.draw"
NOTHING: Counts = (0,) * len(CARDS)


FateCards: TypeAlias = Annotated[Counts, Of(FateId)]


@state_record
class Fate:
    """The fate cards."""

    deck: int
    held: tuple[int, ...]
    discard: FateCards
    """By kind; public (ALTH-533)."""
    aside: FateCards
    """Cards shown in the set-up, until they are shuffled back (ALTH-145)."""
    kept: SeatMask
    """Seats that hold an Exploration card for sure."""
    private: tuple[FateCards | None, ...]
    """Each hand by kind."""
    hidden: FateCards | None
    """The deck by kind; its order comes into being when a card is drawn."""


FATE = Slot("fate", Fate)


def initial(game: Game) -> Fate:
    """All cards are in the deck."""
    return Fate(sum(DECK), (0,) * game.seats, NOTHING, NOTHING, 0, (NOTHING,) * game.seats, DECK)


def held(game: Game, state: GameState, seat: Seat) -> Counts:
    """Return the fate cards of a seat; only for rules that may know them."""
    return in_sight(FATE.of(game, state).private[seat])


def follow(game: Game, state: GameState) -> GameState:
    """Return the state with the deck that hands and shown cards leave; unknown hands tell nothing."""
    part = FATE.of(game, state)
    deck = subtract(subtract(DECK, part.discard), part.aside)
    for own in part.private:
        if own is None:
            return state
        deck = subtract(deck, own)
    held = tuple([sum(own or ()) for own in part.private])
    return FATE.put(game, state, replace(part, deck=sum(deck), held=held, hidden=deck))


def has_any(game: Game, state: GameState, seat: Seat) -> bool:
    """Return whether a seat holds a fate card, as everybody can see."""
    return FATE.of(game, state).held[seat] > 0


def may_hold(game: Game, state: GameState, seat: Seat, card: FateId) -> bool:
    """Return whether a seat may hold a fate card by what everybody can see: not where all of the kind lie open, nor
    where its only card is the Exploration card of the set-up."""
    part = FATE.of(game, state)
    count = part.held[seat]
    sure = count == 1 and part.kept >> seat & 1
    left = DECK[card] - part.discard[card] - part.aside[card]
    return count > 0 and left > 0 and (CARDS[card].tag == EXPLORATION or not sure)


def wrong_time(tag: str) -> Reason:
    """Return why a fate card of this tag is refused outside of its time (ALTH-B03)."""
    return Reason("reason-fate-wrong-time", (("tag", tag),), rule="ALTH-B03")


def play(game: Game, state: GameState, seat: Seat, card: FateId, out: Events) -> GameState:
    """A card goes from the hand to the discard pile (ALTH-461)."""
    out.append(FatePlayed(seat, card))
    part = FATE.of(game, state)
    kept = part.kept & ~(1 << seat) if CARDS[card].tag == EXPLORATION else part.kept
    own = changed(held(game, state, seat), card, -1)
    return FATE.put(
        game,
        state,
        replace(
            part,
            held=put(part.held, seat, part.held[seat] - 1),
            discard=changed(part.discard, card, 1),
            kept=kept,
            private=put(part.private, seat, own),
        ),
    )


def draws(state: GameState, *seats: Seat) -> GameState:
    """Return the state in which these seats draw a card each, the first of them first."""
    return push(state, *[Frame(DRAW, 0, Asks(seat)) for seat in reversed(seats)])


def begin_draw(game: Game, state: GameState, out: Events) -> GameState:
    """An empty deck is made of the discard pile; without either no card is drawn (ALTH-334)."""
    part, frame = FATE.of(game, state), state.frames[-1]
    if not part.deck and not any(part.discard):
        out.append(FateMissed(frame.data_as(Asks).seat))
        return pop(state)
    if not part.deck:
        out.append(FateShuffled())
        state = FATE.put(game, state, replace(part, deck=sum(part.discard), discard=NOTHING, hidden=part.discard))
    return swap(state, replace(frame, waiting=1 << CHANCE))


OUTCOMES = tuple([FateDrawn(CHANCE, card) for card in numbers(FateId, len(CARDS))])


def any_card(game: Game, state: GameState, seat: Seat) -> Draw | None:
    """Return the draw of any card of the deck."""
    deck = FATE.of(game, state).hidden
    return None if deck is None else Draw(OUTCOMES, deck)


def from_deck(part: Fate, card: FateId) -> Fate:
    """Return the part without a card of the deck."""
    return replace(part, deck=part.deck - 1, hidden=None if part.hidden is None else changed(part.hidden, card, -1))


def into_hand(part: Fate, seat: Seat, card: FateId) -> Fate:
    """Return the part with one more card in a hand."""
    own = part.private[seat]
    private = put(part.private, seat, None if own is None else changed(own, card, 1))
    return replace(part, held=put(part.held, seat, part.held[seat] + 1), private=private)


def drawn(game: Game, state: GameState, action: FateDrawn, out: Events) -> GameState:
    """The card goes into the hand; in the set-up an Exploration card only (ALTH-144, ALTH-150)."""
    frame = state.frames[-1]
    seat = frame.data_as(Asks).seat
    out.append(FateTaken(seat, action.card))
    return FATE.put(game, pop(state), into_hand(from_deck(FATE.of(game, state), action.card), seat, action.card))


def determinise(game: Game, view: Observation, state: GameState, rng: Random) -> Fate:
    """Deal what is in the deck and in the other hands at random, an Exploration card to those who hold one for sure."""
    part = FATE.of(game, state)
    pool = subtract(subtract(subtract(DECK, held(game, state, view.seat)), part.discard), part.aside)
    private: list[Counts | None] = list(part.private)
    others = [seat for seat in SEATS[: game.seats] if seat != view.seat]
    for seat in others:
        sure = draw_handful(of_tag(pool, EXPLORATION), part.kept >> seat & 1, rng)
        private[seat], pool = sure, subtract(pool, sure)
    for seat in others:
        sure = private[seat] or NOTHING
        more = draw_handful(pool, part.held[seat] - sum(sure), rng)
        private[seat], pool = add(sure, more), subtract(pool, more)
    return replace(part, private=tuple(private), hidden=pool)


def pass_card(game: Game, state: GameState, action: PassCard, out: Events) -> GameState:
    """The seat plays none."""
    return answered(state, action.seat)


PASS = Act(PassCard, pass_card)


def not_held(card: FateId) -> tuple[Reason, Callable[[Game, GameState, Action], bool]]:
    """Return the refusal to play a card that the seat does not hold."""
    reason = Reason("reason-fate-not-held", rule="ALTH-B21")
    return reason, lambda game, state, action: not held(game, state, action.seat)[card]


def card_row(action: type[Any], does: Handler, card: FateId, *refusals: Any, **more: Any) -> Act[Any]:
    """Return the row of an action that plays a card, which is refused outside of its time."""
    more.setdefault("elsewhere", wrong_time(CARDS[card].tag))
    return Act(action, does, refusals=(not_held(card), *refusals), **more)
