"""Naming the opponent that a card is aimed at.

A card makes its step with `naming` and pushes `name_opponent` with the key of the step that follows; that one comes to
its turn with an `Aim` and waits for nobody.
"""

from __future__ import annotations

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, Seat, record
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.frame import pop, push
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import SeatMask
from catan_desktop.kernel.prompts import Asks, ask, question

from .actions import NameOpponent


@record
class Naming(Asks):
    """Who names one of these opponents, and which step follows."""

    among: SeatMask
    then: str


@record
class Aim:
    """The player of a card and the opponent that it is aimed at."""

    seat: Seat
    victim: Seat


def name_opponent(state: GameState, step: str, seat: Seat, among: SeatMask, then: str) -> GameState:
    """Return the state in which one of these opponents will be named; with only one of them it is that one."""
    return ask(state, step, Naming(seat, among, then))


def opponents(game: Game, state: GameState, seat: Seat) -> list[NameOpponent]:
    """Return those that the card can be aimed at."""
    return [NameOpponent(seat, Seat(other)) for other in bits(state.frames[-1].data_as(Naming).among)]


def named(game: Game, state: GameState, action: NameOpponent, out: Events) -> GameState:
    """The card goes on against this opponent."""
    data = state.frames[-1].data_as(Naming)
    return push(pop(state), Frame(data.then, 0, Aim(data.seat, action.opponent)))


NAME = Act(
    NameOpponent,
    named,
    opponents,
    (
        (
            "reason-not-an-opponent",
            lambda game, state, action: action.opponent == action.seat,
        ),
    ),
    unknown=Reason("reason-not-an-opponent"),
)


def naming(key: str, prompt: str, refusal: Reason) -> Step:
    """Return a step in which an opponent is named; `refusal` tells what is wrong with all other opponents."""
    return question(key, prompt, (NAME,), refusal, Naming)
