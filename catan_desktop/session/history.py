"""The course of a game: every state since its beginning, and what was taken back."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel import Action, GameState, Seat, record
from ..kernel.event import Event, redact
from ..kernel.state import Transition


@record
class Ply:
    """One action and what came of it."""

    action: Action
    state: GameState
    """After the action."""
    events: tuple[Event, ...]


class Timeline:
    """The states of a game, one after another. What is taken back can be done again until something else is done."""

    def __init__(self, seats: int, start: Transition) -> None:
        """Begin at `start`, for a table of `seats` players."""
        self.start, self.start_events = start
        self.plies: list[Ply] = []
        self.undone: list[Ply] = []
        """The next one to redo is the last."""
        self._seen: list[list[Event]] = [[] for _ in range(seats)]
        self._marks: list[int] = []
        """How many events had happened before each ply."""
        self._see(self.start_events)

    @property
    def state(self) -> GameState:
        """The present state."""
        return self.plies[-1].state if self.plies else self.start

    @property
    def first_ply(self) -> int:
        """The ply at which this timeline begins; not 0 where the log before it is unknown."""
        return self.start.ply

    def state_at(self, ply: int) -> GameState:
        """Return the state after `ply` actions; IndexError outside `first_ply` ... the present."""
        index = ply - self.first_ply
        if not 0 <= index <= len(self.plies):
            raise IndexError(ply)
        return self.plies[index - 1].state if index else self.start

    def ply_at(self, ply: int) -> tuple[GameState, Ply]:
        """Return the `ply`-th action and the state before it; IndexError for the first."""
        before = self.state_at(ply - 1)
        return before, self.plies[ply - self.first_ply - 1]

    def states(self) -> tuple[GameState, ...]:
        """All states up to the present."""
        return (self.start, *(ply.state for ply in self.plies))

    def log(self) -> tuple[Action, ...]:
        """Every action, those taken back included, oldest first."""
        return (*(ply.action for ply in self.plies), *(ply.action for ply in reversed(self.undone)))

    def add(self, action: Action, transition: Transition) -> None:
        """Go on; what was taken back is gone."""
        self._push(Ply(action, *transition))
        self.undone.clear()

    def back(self) -> None:
        """Take the last action back; IndexError where there is none."""
        self.undone.append(self.plies.pop())
        mark = self._marks.pop()
        for seen in self._seen:
            del seen[mark:]

    def forward(self) -> None:
        """Do again what was taken back last; IndexError where there is nothing."""
        self._push(self.undone[-1])
        self.undone.pop()

    def fresh_copy(self) -> Timeline:
        """Return a copy in which everything derived from the plies is worked out again."""
        made = Timeline(len(self._seen), (self.start, self.start_events))
        for ply in self.plies:
            made._push(ply)
        made.undone = list(self.undone)
        return made

    def history(self, seat: Seat, before: int | None = None) -> tuple[Event, ...]:
        """Return what a seat has seen happen, oldest first; with `before` only up to the action of that number."""
        mark = None if before is None else self._marks[before - self.first_ply - 1]
        return tuple(self._seen[seat][:mark])

    def events(self) -> tuple[tuple[int, Event], ...]:
        """Every event, unredacted, with the number of actions applied when it was over."""
        begun = [(self.first_ply, event) for event in self.start_events]
        return (*begun, *((ply.state.ply, event) for ply in self.plies for event in ply.events))

    def _push(self, ply: Ply) -> None:
        """Add an action; where reading its events raises, nothing is added."""
        mark = len(self._seen[0])
        self._see(ply.events)
        self._marks.append(mark)
        self.plies.append(ply)

    def _see(self, events: Sequence[Event]) -> None:
        told = [[redact(event, Seat(seat)) for event in events] for seat in range(len(self._seen))]
        for seen, more in zip(self._seen, told, strict=True):
            seen.extend(more)
