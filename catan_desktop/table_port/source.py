"""The common source of all parts of a port: the session, the player's choices, and whose eyes may be used."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

from catan_desktop.kernel import Observation, Seat, record
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import TextArgument
from catan_desktop.session.history import Ply
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


@record
class Context:
    """What a port asks of the program, each time anew: it can change while a game is played."""

    settings: Callable[[], Settings]
    translator: Callable[[], Translator]
    topic_of: Callable[[str], str] = lambda text_key: ""
    """Gives the entry of the almanac that explains a text key; empty where none does."""

    def tr(self, key: str, /, **args: TextArgument) -> str:
        """Return a text in the player's language."""
        return self.translator().tr(key, **args)

    def has(self, key: str) -> bool:
        """Return whether there is such a text."""
        return self.translator().has(key)


class Source:
    """A session as it may be looked at."""

    def __init__(self, session: Session, context: Context, eyes: Sequence[Seat] | None = None) -> None:
        """`eyes`: whose eyes may be used, `NOBODY` for those of all; None: everybody's."""
        self.session = session
        self.context = context
        self.eyes = eyes
        self._events: tuple[Ply | None, tuple[tuple[int, Event], ...]] | None = None
        """The last ply when the events were read, and the events."""

    def allow(self, seat: Seat) -> None:
        """LookupError for a seat whose eyes may not be used."""
        if self.eyes is not None and seat not in self.eyes:
            raise LookupError(f"the eyes of seat {seat} may not be used")

    def view(self, seat: Seat) -> Observation:
        """Return what a seat sees, the same object until something changes; the eyes of all have that of the first."""
        self.allow(seat)
        return self.session.view(Seat(0) if seat == NOBODY else seat)

    def event_for(self, event: Event, seat: Seat) -> Event:
        """Return an event as a seat, or the eyes of all, see it."""
        self.allow(seat)
        return redact(event, viewer_of(event, seat))

    def events(self) -> tuple[tuple[int, Event], ...]:
        """Return every event with its ply, secrets included; the same object until something changes."""
        timeline = self.session.timeline
        last = timeline.plies[-1] if timeline.plies else None
        if self._events is None or self._events[0] is not last:
            self._events = last, timeline.events()
        return self._events[1]


def viewer_of(event: Event, seat: Seat) -> Seat:
    """Return whose view of an event a seat has; the eyes of all, `NOBODY`, have that of one who knows all of it."""
    if seat != NOBODY or not event.seen_by:
        return seat
    seats = [Seat(getattr(event, one)) for readers in event.seen_by.values() for one in readers]
    return next((one for one in seats if redact(event, one) == event), seats[0])


class Kept(Generic[K, V]):
    """What was worked out from what seats see, by seat; forgotten as soon as a seat sees something else."""

    def __init__(self) -> None:
        self._found: dict[Seat, tuple[Observation, dict[K, V]]] = {}

    def get(self, view: Observation, key: K, make: Callable[[], V]) -> V:
        """Return what stands for a key, made now if it is not there yet."""
        kept = self._found.get(view.seat)
        if kept is None or kept[0] is not view:
            kept = self._found[view.seat] = (view, {})
        if key not in kept[1]:
            kept[1][key] = make()
        return kept[1][key]
