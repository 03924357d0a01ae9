"""Ladders that are climbed rung by rung: how high a seat stands, and the chart of all rungs with their prices."""

from __future__ import annotations

from typing import Any, TypeAlias

from catan_desktop.kernel import record
from catan_desktop.kernel.ids import SeatMask
from catan_desktop.present.words import Words

Price: TypeAlias = tuple[tuple[str, int], ...]
"""(key of a card kind, count), zeros left out."""


@record
class Track:
    """How far a seat has come on one ladder, for its card."""

    key: str
    name: Words
    level: int
    most: int
    ink: str
    """Key of the card kind whose colours it has."""
    icon: str
    crowned: bool = False
    """It has brought the seat the prize of the ladder."""
    picture: str = ""
    """Name of what lies at its end; empty for nothing."""
    more: tuple[Words, ...] = ()
    """What it means and what comes next, for the tooltip."""
    topic: str = ""


@record
class Rung:
    """One level of a ladder."""

    name: Words
    art: str
    text: tuple[Words, ...]
    """What it gives."""
    price: Price
    seats: SeatMask
    """Who stands on it."""
    mark: str = ""
    """Icon of what is special about it, besides the prize of the ladder."""


@record
class Ladder:
    """One ladder with all its rungs, and what the looking seat can do on it."""

    key: str
    name: Words
    ink: str
    """Key of the card kind whose colours it has."""
    icon: str
    level: int
    """Where the looking seat stands."""
    rungs: tuple[Rung, ...]
    """The lowest first."""
    price: Price
    """Of the next rung for the looking seat, which may be less than usual; empty at the top."""
    missing: Price
    """Cards that the hand lacks for it."""
    reason: Words | None
    """Why the next rung cannot be had now."""
    kinds: tuple[str, ...]
    """Kinds of the actions that buy it ..."""
    fixed: tuple[tuple[str, Any], ...]
    """... and the values of their fields."""
    crown: int = -1
    """The seat that holds the prize."""
    crown_from: int = 0
    """The level from which it can be had."""
    crown_icon: str = ""
    notes: tuple[Words, ...] = ()
    """What holds for the whole ladder."""
    topic: str = ""
