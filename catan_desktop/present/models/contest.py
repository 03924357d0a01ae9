"""A meeting at which seats speak one after another, and a contest of two sides that outbid each other with cards."""

from __future__ import annotations

from catan_desktop.kernel.ids import Seat, SeatMask, Site, Space
from catan_desktop.kernel.record import record
from catan_desktop.present.words import Words

SPOKEN, SPEAKING, WAITING, SILENT = "spoken", "speaking", "waiting", "silent"
"""How a seat stands at a meeting: it had its say, has it now, will have it, or has none."""


@record
class Member:
    """A seat on one side of a contest."""

    seat: Seat
    cards: int | None
    """How many it has played; None where that is not known any more."""
    leads: bool
    """It has joined last, and has the word for its side."""
    asked: bool
    """It is asked now."""


@record
class ContestSide:
    """One side."""

    name: Words
    picture: str
    """Name of the picture of who stands there."""
    members: tuple[Member, ...]
    """In the order in which they joined."""
    total: int
    """Cards played by all of them."""
    turn: bool
    """It must have more than the other, or lose."""
    prize: Words
    """What its victory brings."""


@record
class Contest:
    """Two sides: who began, and who is against it."""

    title: Words
    kind: str
    """Key of the only kind of card that counts."""
    about: tuple[Space, Site]
    """Where what it is about stands."""
    sides: tuple[ContestSide, ContestSide]
    helpers: SeatMask
    """Seats that could still be asked for help by the side whose turn it is."""
    note: Words
    """What happens just now."""
    ground: str
    """Names of the pictures of where it takes place, and of what stands in the middle."""
    middle: str


@record
class Speaker:
    """A seat at a meeting."""

    seat: Seat
    state: str
    """SPOKEN, SPEAKING, WAITING or SILENT."""
    against: int
    """Cases against it."""
    alarm: Words | None = None
    """What threatens it."""


@record
class Meeting:
    """All seats in the order in which they speak."""

    title: Words
    icon: str
    speakers: tuple[Speaker, ...]
    note: Words
    """What happens just now."""
    places: tuple[tuple[Space, Site], ...]
    """Where the cases are that can still be opened."""
    topic: str = ""
