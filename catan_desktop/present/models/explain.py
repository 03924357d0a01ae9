"""The explanation of a place or a thing of the table, in words and as places to be lit, as frozen data."""

from __future__ import annotations

from typing import TypeAlias

from catan_desktop.kernel import record
from catan_desktop.present.words import Words

Thing: TypeAlias = tuple[str, int | str]
"""What is asked about: a place as (space, site), with `harbour` 0.. and `danger` 0 (the gauges) besides the spaces of
the board; or what lights places: ("seat", number), ("resource", number), ("act", key of the button)."""


@record
class Gain:
    """Cards that a building brings from one hex, or who stands there."""

    hex: int
    corner: int | None
    """Of the building; None for a piece on the hex itself."""
    seat: int
    resource: str
    count: int
    blocked: bool
    """Nothing comes now: somebody stands on the hex."""


@record
class Explained:
    """What to tell of a thing, and what belongs to it on the board."""

    rows: tuple[Words, ...] = ()
    """Sentences, the most important first."""
    topic: str = ""
    """The almanac entry."""
    gains: tuple[Gain, ...] = ()
    lit: tuple[tuple[str, int], ...] = ()
    """(space, mask of its sites) that belong to it."""
    barred: tuple[tuple[str, int], ...] = ()
    """(space, mask of its sites) that it bars."""
