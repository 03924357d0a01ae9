"""Theft of a card from a hand, whoever takes it and whyever: the choice of the victim, and the card that chance draws.

The module `robber` brings these steps; a game without him takes the module `theft` in his place where cards are taken.
"""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.kernel import Act, Counts, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.bits import bits, first
from catan_desktop.kernel.cards import CardKind, one
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.frame import pop, push, swap
from catan_desktop.kernel.game import Module, Step
from catan_desktop.kernel.ids import CHANCE, SeatMask, numbers
from catan_desktop.kernel.slot import no_part

from .actions import Steal, StolenCard
from .events import Stolen
from .parts import HANDS, hand_of
from .payment import hand_over

STEAL, THEFT = "settlers.steal", "settlers.theft"


@record
class Victims:
    """Who may be robbed, or who is being robbed; the thief is the active seat."""

    seats: SeatMask


@record
class VictimsOf(Victims):
    """The same where the thief is named, whosever turn it is."""

    thief: Seat


def thief_of(state: GameState, data: Victims) -> Seat:
    """Return who takes the card."""
    return data.thief if isinstance(data, VictimsOf) else state.seat


def with_cards(game: Game, state: GameState, thief: Seat) -> SeatMask:
    """Return the opponents who have a card in hand, wherever they live."""
    return sum([1 << seat for seat, count in enumerate(HANDS.of(game, state).sizes) if count and seat != thief])


def rob(state: GameState, thief: Seat, targets: SeatMask) -> GameState:
    """Push the theft, or the choice of the victim where several are possible; nothing without any."""
    if not targets:
        return state
    data = Victims(targets) if thief == state.seat else VictimsOf(targets, thief)
    several = targets & (targets - 1)
    return push(state, Frame(STEAL, 1 << thief, data) if several else Frame(THEFT, 1 << CHANCE, data))


def to_rob(game: Game, state: GameState, seat: Seat) -> list[Steal]:
    """Return the choice of one of the victims."""
    return [Steal(seat, Seat(victim)) for victim in bits(state.frames[-1].data_as(Victims).seats)]


def steal(game: Game, state: GameState, action: Steal, out: Events) -> GameState:
    """The victim is known; chance draws the card."""
    data = replace(state.frames[-1].data_as(Victims), seats=1 << action.victim)
    return swap(state, Frame(THEFT, 1 << CHANCE, data))


def any_card(game: Game, state: GameState, seat: Seat) -> Draw:
    """Return the draw in which each card of the victim is equally likely (BASE-100)."""
    hand: Counts = hand_of(game, state, Seat(first(state.frames[-1].data_as(Victims).seats)))
    return Draw(_stolen(len(hand)), hand)


@lru_cache(maxsize=4)
def _stolen(kinds: int) -> tuple[StolenCard, ...]:
    return tuple(StolenCard(CHANCE, kind) for kind in numbers(CardKind, kinds))


def stolen_card(game: Game, state: GameState, action: StolenCard, out: Events) -> GameState:
    """The card changes hands."""
    data = state.frames[-1].data_as(Victims)
    victim, thief = Seat(first(data.seats)), thief_of(state, data)
    out.append(Stolen(thief, victim, action.card))
    return hand_over(game, pop(state), victim, thief, one(action.card, len(HANDS.of(game, state).bank)))


NO_VICTIM = Reason("reason-no-victim", rule="BASE-218")
ROB = Act(
    Steal,
    steal,
    to_rob,
    otherwise=NO_VICTIM,
    elsewhere=lambda game, state, action: NO_VICTIM if isinstance(state.frames[-1].data, Victims) else None,
)
TAKE = Act(StolenCard, stolen_card, family=any_card)
MODULE = Module(
    slot=no_part("theft"),
    version=1,
    requires=("hands",),
    excludes=("robber",),
    steps=(
        Step(STEAL, "prompt-steal", Victims | VictimsOf, choices=(ROB,)),
        Step(THEFT, "prompt-theft", Victims | VictimsOf, choices=(TAKE,)),
    ),
)
