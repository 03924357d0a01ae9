"""The description of an island that somebody draws, as frozen data."""

from __future__ import annotations

from catan_desktop.kernel import record

from .board import Point


@record
class Brush:
    """A terrain that can be painted."""

    key: str
    """As a file of the island calls it."""
    terrain: str
    """What it becomes in the game."""
    resource: str
    """What it yields; empty for nothing."""
    takes_number: bool


@record
class IslandTools:
    """What an island can be painted with for a game."""

    terrain: tuple[Brush, ...]
    numbers: tuple[str, ...]
    """Texts of number tokens: one number, or two with a stroke between them."""
    harbours: tuple[str, ...]
    """What harbours may serve: resources, and `any`."""
    swapped: bool
    """True where harbours have their places, and only what they serve can be changed, one for another."""
    stream_icon: str
    """The icon of the brush that paints streams; empty where none are painted."""
    frame: tuple[tuple[int, int], ...]
    """The land, where its shape is given; empty where it is painted too."""
    places: tuple[tuple[int, int], ...] = ()
    """Where land may be painted, if that is not the usual sea."""


@record
class HarbourSite:
    """An edge at which a harbour may stand."""

    path: str
    """Its name."""
    ends: tuple[Point, Point]


@record
class Fairness:
    """How evenly an island treats everybody."""

    red_pairs: int
    """Neighbours that both have a 6 or an 8."""
    equal_pairs: int
    """Neighbours with the same number."""
    yields: tuple[tuple[str, int], ...]
    """By resource: of 36 throws, how many yield it."""
    best: tuple[tuple[Point, int], ...]
    """The best intersections: where, and of 36 throws how many yield there."""
    remarks: tuple[tuple[str, bool], ...] = ()
    """What else there is to know, in words; True where it speaks for the island."""
