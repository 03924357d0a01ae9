"""Great moments of a game, as frozen data: what the table tells large, for a few seconds, when it happens."""

from __future__ import annotations

from catan_desktop.kernel import Seat, record
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.present.words import Words


@record
class Side:
    """One side of a battle: how strong it is, and who brings how much of it."""

    name: Words
    icon: str
    shares: tuple[int, ...]
    """By seat."""


@record
class Moment:
    """One moment: a banner, or with two sides a battle."""

    title: Words
    text: tuple[Words, ...] = ()
    """What else there is to say, line by line."""
    seat: Seat = NOBODY
    """Whose moment it is."""
    icon: str = ""
    """Name of its sign; empty: the face of the seat."""
    ink: str = "gold"
    sides: tuple[Side, ...] = ()
    sprite: str = ""
    """Name of the picture of who attacks."""
    told: tuple[str, ...] = ()
    """Keys of the lines of the chronicle that need not be called out besides."""
    first: bool = False
    """It is told before the pieces move."""
