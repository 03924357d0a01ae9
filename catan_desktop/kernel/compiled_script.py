"""The script of a table, compiled: the bottom frame for every position, and what comes after it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .frame import Frame
from .ids import Seat
from .module import Step
from .record import state_record
from .ruleset import SCRIPT

if TYPE_CHECKING:
    from .game import Game
    from .state import GameState


@state_record
class Position:
    """Where the script stands."""

    setup: bool
    index: int


@dataclass(frozen=True, eq=False, slots=True)
class CompiledScript:
    """The set-up or the turn."""

    steps: tuple[Step, ...]
    following: tuple[int, ...]
    """By index: the first step from there on that the table needs; the number of steps where there is none."""
    bottom: tuple[Frame, ...]
    """By index: the bottom frame while the step is on. Behind the last one: at the end, and before the first."""
    due: tuple[Callable[[Game, GameState], bool] | None, ...]
    """By index: whether the step has anything to do now. Behind the last one: nothing."""
    entered: tuple[tuple[tuple[Frame, ...], ...], ...]
    """By index and seat: the bottom frame and the one that the step begins with; nothing where that depends on the
    state."""
    at_once: tuple[tuple[tuple[Frame, ...], ...], ...]
    """By index: what is entered of the first step from there on that the table needs; nothing where that depends on
    the state, or where there is none."""

    def next_due(self, game: Game, state: GameState, index: int) -> int:
        """Return the first step from `index` on that has something to do; the number of steps where there is none."""
        index = self.following[index]
        while (due := self.due[index]) is not None and not due(game, state):
            index = self.following[index + 1]
        return index


def compiled(game: Game, setup: bool) -> CompiledScript:
    """The set-up or the turn of a game."""
    script = game.ruleset.script
    steps = tuple(game.ruleset.steps[key] for key in (script.setup if setup else script.turn))
    following = [len(steps)]
    for index in reversed(range(len(steps))):
        needed = steps[index].needed
        following.append(index if needed is None or needed(game) else following[-1])
    bottom = tuple(Frame(SCRIPT, 0, Position(setup, index)) for index in (*range(len(steps) + 1), -1))
    entered = tuple(_entered(game, step, bottom[index]) for index, step in enumerate(steps))
    following.reverse()
    due = (*[step.due for step in steps], None)
    at_once = [entered[index] if index < len(steps) and due[index] is None else () for index in following]
    return CompiledScript(steps, tuple(following), bottom, due, entered, (*at_once, ()))


def _entered(game: Game, step: Step, bottom: Frame) -> tuple[tuple[Frame, ...], ...]:
    if step.enter is None:
        return tuple((bottom, step.awaiting(Seat(seat))) for seat in range(game.seats))
    return ((bottom, step.enter),) * game.seats if isinstance(step.enter, Frame) else ()
