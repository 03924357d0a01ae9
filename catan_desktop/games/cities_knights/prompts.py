"""Questions of this game: a compulsory answer with one option is given without asking, an empty one is skipped."""

from __future__ import annotations

from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, pop, push, swap
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat, seats_from
from catan_desktop.kernel.module import Choices, Events, Step
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.state import GameState


@record
class Asks:
    """Data of a frame that asks one seat."""

    seat: Seat
    """Who decides."""


@record
class Looking(Asks):
    """A seat looks at secrets of another while it chooses; what it sees lies in its study."""

    victim: Seat
    hand: bool
    """True for the hand, False for the progress cards."""


@record
class Pledged(Asks):
    """An opponent gives a commodity for a resource that it has not seen (CK-525)."""

    by: Seat
    """Who offers; the resource stands in that seat's study."""


def put_question(game: Game, state: GameState, out: Events) -> GameState:
    """The last frame comes to its turn: skipped without options, answered with one, else asked (CK-600, CK-601)."""
    frame = state.frames[-1]
    seat = frame.data_as(Asks).seat
    asked = swap(state, replace(frame, waiting=1 << seat))
    choices = game.ruleset.steps[frame.step].choices
    offered = choices(game, asked, seat) if choices else ()
    number = sum(choice.count() for choice in offered)
    if number == 0:
        return pop(state)
    if number == 1:
        action = next(action for choice in offered for action in choice)
        return game.ruleset.handlers[type(action)](game, asked, action, out)
    return asked


def question(key: str, prompt: str, choices: Choices, refusal: Reason | None = None, data: type[Asks] = Asks) -> Step:
    """A step that asks the seat named in the data of its frame."""
    return Step(key, prompt, data, advance=put_question, choices=choices, refusal=refusal)


def ask(state: GameState, step: str, data: Asks) -> GameState:
    """The question will be put when its frame comes to its turn."""
    return push(state, Frame(step, 0, data))


def in_turn(game: Game, first: Seat, among: int) -> tuple[Seat, ...]:
    """Seats of a mask in turn order from `first` (CK-008)."""
    return tuple([seat for seat in seats_from(first, game.seats) if among >> seat & 1]) if among else ()


def ask_all(state: GameState, step: str, datas: tuple[Asks, ...]) -> GameState:
    """Several questions; the first of them is put first."""
    return push(state, *(Frame(step, 0, data) for data in reversed(datas)))
