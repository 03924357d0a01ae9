"""Questions to seats: one that has a single answer is not put, one without answers is skipped, several are put in
order, and secret choices of several seats are opened together; and the question whose turn is next.
"""

from __future__ import annotations

from .action import Action
from .errors import Reason
from .frame import Frame, answered, pop, push, swap
from .game import Events, Game, Question, Rows, Step
from .ids import Seat, SeatMask, seats_from
from .record import record, replace
from .state import GameState


def _later(first: Seat | None, second: Seat | None) -> Seat | None:
    return first if second is None else second


NEXT_TURN: Question[Seat | None] = Question("whose turn comes next", None, _later, neutral=True)
"""() -> the seat that follows when a turn is over; None for the next one clockwise."""


@record
class Asks:
    """Data of a frame that asks one seat."""

    seat: Seat
    """Who decides."""


@record
class Sealed:
    """Data of a frame that asks several seats, whose choices stay secret until all have chosen."""

    owing: SeatMask
    """Everybody who must choose, those who have chosen among them."""


def in_turn(game: Game, first: Seat, among: SeatMask) -> tuple[Seat, ...]:
    """Return the seats of a mask, clockwise from `first`."""
    return tuple([seat for seat in seats_from(first, game.seats) if among >> seat & 1]) if among else ()


# one seat


def question(
    key: str,
    prompt: str,
    choices: Rows,
    refusal: Reason | None = None,
    data: type[Asks] = Asks,
) -> Step:
    """Return a step that asks the seat named in the data of its frame."""
    return Step(key, prompt, data, advance=put_question, choices=choices, refusal=refusal)


def ask(state: GameState, step: str, data: Asks) -> GameState:
    """Return the state with a question, which is put when its frame comes to its turn."""
    return push(state, Frame(step, 0, data))


def ask_all(state: GameState, step: str, datas: tuple[Asks, ...]) -> GameState:
    """Return the state with several questions; the first of them is put first."""
    return push(state, *(Frame(step, 0, data) for data in reversed(datas)))


def put_question(game: Game, state: GameState, out: Events) -> GameState:
    """The last frame comes to its turn: skipped without options, answered with one, else asked."""
    frame = state.frames[-1]
    seat = frame.data_as(Asks).seat
    asked = swap(state, replace(frame, waiting=1 << seat))
    number, only = _options(game, asked, seat)
    if number == 0:
        return pop(state)
    return asked if only is None else _given(game, asked, only, out)


# several seats in secret


def ask_sealed(state: GameState, step: str, data: Sealed) -> GameState:
    """Return the state in which all these seats are asked; the module keeps each choice in its `private` facts."""
    return push(state, Frame(step, data.owing, data))


def give_single_answers(game: Game, state: GameState, out: Events) -> GameState:
    """Return the state in which each awaited seat with one answer has given it, clockwise from whose turn it is."""
    for seat in in_turn(game, state.seat, state.frames[-1].waiting):
        _, only = _options(game, state, seat)
        if only is not None:
            state = _given(game, state, only, out)
    return state


def sealed(game: Game, state: GameState, seat: Seat) -> tuple[GameState, tuple[Seat, ...]]:
    """Return the state after the seat has chosen and, once all have, whose choices are to be opened in which order."""
    state = answered(state, seat)
    frame = state.frames[-1]
    return state, () if frame.waiting else in_turn(game, state.seat, frame.data_as(Sealed).owing)


def has_chosen(state: GameState, step: str, seat: Seat) -> bool:
    """Return whether the seat has chosen in a step in which others are still choosing."""
    frame = state.frames[-1]
    return frame.step == step and bool(frame.data_as(Sealed).owing & ~frame.waiting & 1 << seat)


def _options(game: Game, state: GameState, seat: Seat) -> tuple[int, Action | None]:
    """Return how many answers a seat has to the last frame, and the one where there is only one."""
    offered = [choice for more in game.ruleset.choices[state.frames[-1].step] for choice in more(game, state, seat)]
    number = sum([choice.count() for choice in offered])
    return number, next(action for choice in offered for action in choice) if number == 1 else None


def _given(game: Game, state: GameState, action: Action, out: Events) -> GameState:
    return game.ruleset.handlers[type(action)](game, state, action, out)
