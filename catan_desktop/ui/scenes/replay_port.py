"""The needs of a replay besides the table's port; `catan_desktop.app.replay` gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.record import record
from catan_desktop.present.models.charts import Moment
from catan_desktop.present.models.panels import ChronicleLine, HandView
from catan_desktop.present.words import Words
from catan_desktop.ui.scenes.table.port import EventLog, Position, TablePort

EVERYBODY = NOBODY
"""The eyes of all: every hand lies open."""


@record
class Stretch:
    """Positions of one turn."""

    turn: int
    """0: the set-up."""
    seat: Seat
    """Whose turn; `NOBODY` in the set-up."""
    first: int
    last: int
    """Plies of its first and last position."""
    when: Words | None = None
    """When that was, where turns are not counted, ..."""
    era: Words | None = None
    """... and the long stretch of time that it belongs to, such as a Year."""


class ReplayPosition(Position, Protocol):
    """Where the film stands."""

    def hands(self, seat: Seat) -> Sequence[HandView]:
        """Return the hands that these eyes see."""


class ReplayLog(EventLog, Protocol):
    """What happens in the film."""

    def saga(self, seat: Seat) -> Sequence[ChronicleLine]:
        """Return the whole chronicle, to the last position."""

    def moments(self, seat: Seat) -> Sequence[Moment]:
        """Return the great moments that these eyes see."""


class ReplayPort(TablePort, Protocol):
    """A game that is watched: the table's port to the position where the film stands.

    Only seats in `eyes` may be asked about; LookupError for another.
    """

    @property
    def game(self) -> ReplayPosition:
        """Return where the film stands."""

    @property
    def log(self) -> ReplayLog:
        """Return what happens in it."""

    @property
    def ruleset(self) -> str:
        """The key of the game."""

    @property
    def eyes(self) -> Sequence[Seat]:
        """Return whose eyes may be used; `EVERYBODY` first where all hands may lie open."""

    @property
    def first(self) -> int:
        """The first position."""

    @property
    def last(self) -> int:
        """The last position."""

    def seek(self, ply: int) -> None:
        """Go to a position."""

    def stretches(self) -> Sequence[Stretch]:
        """Return the turns, in order."""
