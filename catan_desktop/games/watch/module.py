"""Brotherhood of the Watch as a module."""

from __future__ import annotations

from random import Random

from catan_desktop.games.gift.layouts import watch_board
from catan_desktop.games.gift.module import GIFT
from catan_desktop.kernel import Counts, Events, Game, GameState, Observation, Seat, replace
from catan_desktop.kernel.cards import draw_handful, one
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.game import EndCheck, Module, OptionSpec, Script
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.slot import no_part
from catan_desktop.mechanics import questions
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.buying import selling
from catan_desktop.mechanics.dice import DICE_STEP, PRE_ROLL
from catan_desktop.mechanics.events import AwardMoved, Built, FirstChosen
from catan_desktop.mechanics.parts import DEVELOPMENT, hand_of
from catan_desktop.mechanics.placement import PLACEMENT_STEP
from catan_desktop.mechanics.settlers import SETTLERS
from catan_desktop.mechanics.tables import KINDS, CardSpec, Tables
from catan_desktop.mechanics.turn import ACTION

from . import end, flows, guards, patrol, position, setup, wildlings
from .heroes import registry
from .heroes.cards import TARLY_STEP, Looked, Owed
from .heroes.costs import cards_seen
from .part import BLIND, SLOT, Insight, WatchPart, initial, insight, occupied, watch, with_watch


def tables(values: Tables) -> Tables:
    """Return prices, awards and the deck of the full game (WATCH-4, WATCH-30, WATCH-32, WATCH-34)."""
    return replace(
        values,
        cards=(*values.cards, CardSpec(patrol.RECRUITS, 2)),
        bank_rate=3,
        longest_road=1,
        largest_army=1,
        ending="true",
    )


def script(order: Script) -> Script:
    """A round of guards; the wildling die is thrown with the others and resolved after production (WATCH-73)."""
    order = order.insert_after(PLACEMENT_STEP, setup.GUARD_ROUND)
    order = order.insert_after(DICE_STEP, wildlings.DIE)
    return order.insert_before(ACTION, TARLY_STEP, wildlings.WILDLINGS)


def on_turn_began(game: Game, state: GameState, event: TurnBegan, out: Events) -> GameState:
    """Heroes may be used again, new ones too (HERO-17, HERO-18)."""
    part = watch(game, state)
    return with_watch(game, state, replace(part, used=0, received=0)) if part.used or part.received else state


def known_hands(game: Game, state: GameState, seat: Seat) -> tuple[tuple[int, Counts], ...]:
    """Return the hand that Mance shows to the seat now."""
    frame, own = state.frames[-1], insight(watch(game, state), seat)
    return ((frame.data.victim, own.hand),) if isinstance(frame.data, Looked) and own.hand else ()


def received(game: Game, state: GameState, seat: Seat) -> Counts:
    """Return the cards that Mormont has brought the seat from those who still get one back."""
    owed = state.frames[-1].data
    if isinstance(owed, Owed) and seat == state.seat:
        return one(owed.resource, KINDS, owed.seats.bit_count())
    return (0,) * KINDS


def can_return(game: Game, state: GameState) -> bool:
    """Return whether Mormont's owner has the cards of other kinds that it owes (HERO-19)."""
    owed = state.frames[-1].data
    if not isinstance(owed, Owed):
        return True
    hand = hand_of(game, state, state.seat)
    return sum(hand) - hand[owed.resource] >= owed.seats.bit_count()


def known_deck(game: Game, state: GameState, seat: Seat) -> tuple[int, ...]:
    """Return the development cards that Melisandre shows to the seat now."""
    own = insight(watch(game, state), seat)
    return tuple(kind for kind, count in enumerate(own.cards) for _ in range(count))


def determinise(game: Game, view: Observation, state: GameState, rng: Random) -> WatchPart:
    """Only what a hero shows to somebody else now is unknown; it is made to agree with the cards as dealt."""
    part = watch(game, state)
    mine = watch(game, view.state).private[view.seat] or BLIND
    sights = [mine if seat == view.seat else BLIND for seat in range(game.seats)]
    frame = state.frames[-1]
    viewer = state.seat
    if viewer != view.seat:
        if isinstance(frame.data, Looked):
            sights[viewer] = Insight(hand=hand_of(game, state, Seat(frame.data.victim)))
        seen, deck = cards_seen(state), DEVELOPMENT.of(game, state).hidden
        if seen and deck is not None:
            sights[viewer] = Insight(cards=draw_handful(deck, seen, rng))
    return replace(part, private=tuple(sights))


_WATCH = Module(
    slot=SLOT,
    version=2,
    initial=initial,
    requires=("building", "gift"),
    tables=tables,
    script=script,
    steps=(*setup.STEPS, *wildlings.STEPS, *patrol.STEPS, *registry.STEPS),
    choices={PRE_ROLL: (patrol.PLAYS, registry.BEFORE_ROLL), ACTION: (patrol.PLAYS, registry.AFTER_ROLL)},
    answers={
        questions.FLOWS: lambda game, state: (flows.FLOWS,),
        questions.KNIGHT_PLAYED: patrol.on_knight,
        questions.BLOCKED: SLOT.answer(occupied),
        questions.POINTS: SLOT.answer(end.points),
        questions.SOURCES: SLOT.answer(end.sources),
        questions.KNOWN_HANDS: known_hands,
        questions.KNOWN_DECK: known_deck,
        questions.HELD: received,
        questions.PLAUSIBLE: can_return,
    },
    on={
        FirstChosen: setup.on_first_chosen,
        TurnBegan: on_turn_began,
        Built: wildlings.on_built,
        AwardMoved: wildlings.on_award,
    },
    end_checks=(EndCheck(end.tragic, always=True),),
    determinise=determinise,
    names=position.NAMES,
    follows=position.FOLLOWS,
    follow=position.follow,
)
WATCH = selling(_WATCH, guards.GUARD, before="card")
"""Guards, wildlings, heroes and the two kinds of ending; the history of its versions stands in the package."""


BROTHERHOOD = compose(
    "watch",
    (
        *SETTLERS,
        GIFT,
        WATCH,
        Module(
            slot=no_part("watch_board"),
            version=1,
            options=(OptionSpec("layout", "standard", ("standard", "random", "fully_random")),),
        ),
    ),
    (2, 3, 4),
    watch_board,
    Island,
)
