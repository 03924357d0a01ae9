"""What lies over the board: a meeting at which seats speak one after another, and a contest of two sides that outbid
each other with cards."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from catan_desktop.kernel import Seat, record
from catan_desktop.kernel.ids import Site, Space
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

    covers: ClassVar[bool] = True
    """It lies over the middle of the board, can be folded away, and gives way to places that are to be chosen."""
    title: Words
    kind: str
    """Key of the only kind of card that counts."""
    about: tuple[tuple[Space, Site], ...]
    """Where on the board is what it is about."""
    sides: tuple[ContestSide, ContestSide]
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

    covers: ClassVar[bool] = False
    title: Words
    icon: str
    speakers: tuple[Speaker, ...]
    notes: tuple[Words, ...]
    """What happens just now, and what is counted."""
    about: tuple[tuple[Space, Site], ...]
    """Where the cases are that can still be opened."""
    topic: str = ""


Overlay: TypeAlias = Contest | Meeting
