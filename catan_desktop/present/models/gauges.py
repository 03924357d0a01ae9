"""The view models of what is measured beside the board: how far something has come, what comes nearer."""

from __future__ import annotations

from typing import TypeAlias

from catan_desktop.kernel import record


@record
class Gauge:
    """A number that grows towards an end."""

    label: str
    """Key of its name."""
    level: int
    limit: int
    """The end."""
    alarm: int
    """From this value on it is a danger."""
    icons: tuple[str, str] = ("", "")
    """Pictures of a step that is done and of one to come; empty: a bar with the number beside it."""
    kinds: tuple[str, ...] = ()
    """It counts the pieces of these kinds on the hexes of the land, so that it grows with each that comes there."""


@record
class Track:
    """Steps that a piece takes one after another, and what it would meet at the end if it were there now."""

    title: str
    """Key of its name."""
    left: str
    """Key of the words for the `count` steps that are left."""
    at: int
    """Steps that it has taken; 0: it is at its start."""
    steps: int
    """It arrives with this one."""
    alarm: int
    """With so few steps left it is a danger."""
    icons: tuple[str, str, str]
    """Pictures of the piece, of a step and of the last one."""
    strengths: tuple[int, int] = (0, 0)
    """What comes, and what stands against it ..."""
    names: tuple[str, str] = ("", "")
    """... and the keys of the words for a `count` of each."""
    ends: tuple[tuple[str, int], ...] = ()
    """What would come of it: a key, and a mask of the seats that it would happen to. First what would happen now, then
    what else may be said there, with as many seats as it may be."""


@record
class Pile:
    """A number of things of one kind."""

    picture: str
    count: int
    name: str
    """Key of its name."""
    text: str = ""
    """What is written on its picture."""


@record
class Shelf:
    """What is left of things of several kinds."""

    piles: tuple[Pile, ...]


Dial: TypeAlias = Gauge | Track | Shelf
"""What is always in sight beside the board."""
