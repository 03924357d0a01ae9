"""What is told of an island that somebody draws, as frozen data."""

from __future__ import annotations

from catan_desktop.kernel.record import record

from .board import Point


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
