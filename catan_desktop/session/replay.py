"""A game to be watched: every state of it, seen at any moment, and nothing that can be changed."""

from __future__ import annotations

from ..kernel import Action, Game, Reason, Seat
from ..kernel.errors import IllegalAction
from ..kernel.event import Event
from .history import Timeline
from .session import Session
from .spec import NewGame, SeatSpec

WATCHED = Reason("replay-only-watched")


class Reel(Timeline):
    """A timeline that is known to its end and stands at any of its positions; what was taken back is left out."""

    def __init__(self, whole: Timeline, seats: int) -> None:
        """Take what has happened so far; `whole` may go on without this."""
        super().__init__(seats, (whole.start, whole.start_events))
        for ply in whole.plies:
            self._push(ply)
        self.all = tuple(self.plies)
        self.all_events = self.events()
        self._all_seen = [tuple(seen) for seen in self._seen]
        self._all_marks = (*self._marks, len(self._seen[0]))

    @property
    def last_ply(self) -> int:
        """The position at the end."""
        return self.first_ply + len(self.all)

    def seek(self, ply: int) -> None:
        """Stand at a position; IndexError outside `first_ply` ... `last_ply`."""
        count = ply - self.first_ply
        if not 0 <= count <= len(self.all):
            raise IndexError(ply)
        self.plies[:] = self.all[:count]
        self._marks[:] = self._all_marks[:count]
        seen = self._all_marks[count]
        for kept, everything in zip(self._seen, self._all_seen, strict=True):
            kept[:] = everything[:seen]


class Film(Session):
    """A session that only shows: `seek` goes anywhere, everything that would change the game is refused."""

    reel: Reel

    def __init__(self, game: Game, spec: NewGame, timeline: Timeline) -> None:
        """Begin at the end of what has happened so far."""
        self.reel = Reel(timeline, game.seats)
        super().__init__(game, spec, self.reel)
        self.history.barred = WATCHED

    @classmethod
    def of(cls, session: Session) -> Film:
        """The course of a running game up to now."""
        return cls(session.game, session.spec, session.timeline)

    def copy(self) -> Film:
        """The same film, at a position of its own."""
        here = self.ply
        self.seek(self.reel.last_ply)
        other = Film.of(self)
        self.seek(here)
        return other

    @property
    def finished(self) -> bool:
        """The game has been played to its end, wherever the film stands."""
        state = self.reel.all[-1].state if self.reel.all else self.reel.start
        return state.outcome is not None

    def seek(self, ply: int) -> None:
        """Stand at a position; IndexError where there is none."""
        if ply != self.ply:
            self.reel.seek(ply)
            self._views.clear()

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Refuse."""
        raise IllegalAction(WATCHED)

    def why_not(self, action: Action) -> Reason | None:
        """Refuse."""
        return WATCHED

    def pump(self) -> bool:
        """Do nothing: nobody acts any more."""
        return False

    def set_seat(self, seat: Seat, sitting: SeatSpec) -> None:
        """Leave everybody where they sat."""
