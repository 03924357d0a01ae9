"""Frames: what is waiting for an answer. They form a stack in the state; the last one decides who acts."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol, TypeVar

from .action import Action
from .choice import Choice
from .ids import Seat, SeatMask
from .record import replace, state_record

D = TypeVar("D")
SCRIPT = "kernel.script"
"""Key of the bottom frame, which walks the script."""


@state_record
class Frame:
    """One pending step. Its data is always public."""

    step: str
    """Key of the step, `module.name`."""
    waiting: SeatMask
    """Who must still answer; 0 means that the step runs by itself."""
    data: object = None
    """A frozen record of the step's own, of the type that the step names."""

    def data_as(self, kind: type[D]) -> D:
        """Return the data; TypeError where they are of another type."""
        if not isinstance(self.data, kind):
            raise TypeError(f"{self.step} holds {self.data!r}, not {kind.__name__}")
        return self.data


@state_record
class Position:
    """Where the script stands: the data of the bottom frame."""

    setup: bool
    index: int


@state_record
class Decision:
    """What one seat may do now."""

    seat: Seat
    prompt: str
    """Text key of the question."""
    choices: tuple[Choice, ...]

    def allows(self, action: Action) -> bool:
        """Return whether the action is one of the choices."""
        return any(action in choice for choice in self.choices)


class Stacked(Protocol):
    """A record with a stack of frames: the state of a game."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def frames(self) -> tuple[Frame, ...]:
        """Bottom first."""


S = TypeVar("S", bound=Stacked)


def push(state: S, *frames: Frame) -> S:
    """`frames` on top of the stack; the last one acts first."""
    return replace(state, frames=(*state.frames, *frames))


def pop(state: S) -> S:
    """The stack without its last frame."""
    return replace(state, frames=state.frames[:-1])


def swap(state: S, frame: Frame) -> S:
    """The last frame replaced."""
    return replace(state, frames=(*state.frames[:-1], frame))


def answered(state: S, seat: Seat) -> S:
    """The last frame no longer waits for `seat`."""
    frame = state.frames[-1]
    return swap(state, replace(frame, waiting=frame.waiting & ~(1 << seat)))


def by_itself(key: str) -> Frame:
    """The `enter` of a step that waits for nobody."""
    return Frame(key, 0)
