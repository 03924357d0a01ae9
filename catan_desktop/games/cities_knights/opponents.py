"""Naming the opponent that a card is aimed at.

A card makes its step with `naming` and pushes `name_opponent` with the key of the step that follows; that one comes to
its turn with an `Aim` and waits for nobody. Handlers are merged once, by `politics`.
"""

from __future__ import annotations

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.choice import Among, Choice
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, pop, push
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat, SeatMask
from catan_desktop.kernel.module import Events, Explain, Handler, Step
from catan_desktop.kernel.record import record
from catan_desktop.kernel.state import GameState

from .actions import NameOpponent
from .prompts import Asks, ask, question


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


def naming(key: str, prompt: str, refusal: Reason) -> Step:
    """A step in which an opponent is named; `refusal` tells what is wrong with all other opponents."""
    return question(key, prompt, opponents, refusal, Naming)


def name_opponent(state: GameState, step: str, seat: Seat, among: SeatMask, then: str) -> GameState:
    """One of these opponents will be named; with only one of them it is that one (CK-601)."""
    return ask(state, step, Naming(seat, among, then))


def opponents(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Those that the card can be aimed at."""
    among = state.frames[-1].data_as(Naming).among
    return (Among(tuple(NameOpponent(seat, Seat(other)) for other in bits(among))),)


def named(game: Game, state: GameState, action: NameOpponent, out: Events) -> GameState:
    """The card goes on against this opponent."""
    data = state.frames[-1].data_as(Naming)
    return push(pop(state), Frame(data.then, 0, Aim(data.seat, action.opponent)))


def explain_name(game: Game, state: GameState, action: NameOpponent) -> Reason | None:
    """Why the card cannot be aimed at this seat; what the step itself says of other opponents, if this is one."""
    if not isinstance(state.frames[-1].data, Naming):
        return None
    if action.opponent == action.seat or not 0 <= action.opponent < game.seats:
        return Reason("reason-not-an-opponent", rule="CK-723")
    return None


HANDLERS: dict[type[Action], Handler] = {NameOpponent: named}
EXPLAIN: dict[type[Action], Explain] = {NameOpponent: explain_name}
