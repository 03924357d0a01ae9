"""The view model of what lies on and beyond the Wall. Clans, camps, sections and posts count from 0."""

from __future__ import annotations

from catan_desktop.kernel.record import record


@record
class Trail:
    """One way from a clan area to a clearing."""

    numbers: tuple[int, ...]
    """Faces of the wildling die that name it, as printed."""
    clearing: int


@record
class ClanArea:
    """The camps of one clan."""

    key: str
    """`cannibals`, `cave_dwellers` or `hornfoots`; its name is the text `clan-<key>`."""
    camps: tuple[str | None, ...]
    """By camp, the one with the largest fire first: the kind of the wildling there (`regular`, `climber`, `giant`)."""
    ways: tuple[Trail, ...]
    """The lower-numbered way first."""


@record
class Clearing:
    """The space before one section."""

    figures: tuple[str, ...]
    """Kinds of those who wait there."""


@record
class WallSection:
    """One section of the Wall."""

    hex: int
    """The hex below it, where its invasion line begins."""
    line: tuple[int, ...]
    """The hexes of its invasion line, from the Wall on."""
    posts: tuple[int | None, ...]
    """By post: the seat of the guard, or None."""
    cracks: int = 0
    """How often it was breached."""


@record
class Invaders:
    """The wildlings on one hex of the Gift."""

    hex: int
    figures: tuple[str, ...]


@record
class WatchNorth:
    """Everything north of the Gift, and the wildlings in it."""

    frostfangs: tuple[tuple[str, int], ...]
    """Kind and number of the figures in the supply."""
    clans: tuple[ClanArea, ...]
    """West to east."""
    clearings: tuple[Clearing, ...]
    sections: tuple[WallSection, ...]
    gift: tuple[Invaders, ...]
    """By hex; only hexes with wildlings."""
    in_gift: int
    """Wildlings in the Gift, all together."""
    gift_limit: int
    """So many in the Gift end the game."""
    breach: int
    """Step of the breach marker."""
    breach_limit: int
    """The step that ends the game."""
    wild_die: int
    """How the wildling die fell in this turn; 0 before it fell."""
