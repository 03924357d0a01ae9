"""Boards with waters that rules speak of: fishing grounds along the coast, and rivers over the land.

They stand in one record because a table may have both.
"""

from __future__ import annotations

from catan_desktop.grid.axial import Axial
from catan_desktop.kernel import record
from catan_desktop.mechanics.board import Island


@record
class Ground:
    """A fishing ground."""

    sea: Axial
    """The position of the sea that it lies on."""
    number: int
    """The dice total on which it gives fish."""


@record
class River:
    """A river."""

    hexes: tuple[Axial, ...]
    """From the source to the mouth."""
    outlet: str
    """The direction in which it leaves its last hex for the sea; empty for one that is still being drawn."""


@record
class WaterIsland(Island):
    """An island with waters."""

    grounds: tuple[Ground, ...] = ()
    rivers: tuple[River, ...] = ()
    """The long one first."""
