"""The terrain of hexes, as data. A game adds kinds of its own to those that all games share."""

from __future__ import annotations

from typing import NewType

from catan_desktop.kernel import record
from catan_desktop.kernel.cards import CardKind

from .tables import BRICK, GRAIN, LUMBER, ORE, WOOL

TerrainId = NewType("TerrainId", int)
"""A kind of terrain, by its place among those of a board."""


@record
class Terrain:
    """A kind of terrain."""

    key: str
    """Names its words and its picture; different for each kind of a board."""
    yields: CardKind | None = None
    """Index of the resource that it yields; None for none."""
    choice: bool = False
    """True if it yields a resource of the owner's choice."""
    takes_token: bool = True
    """True if a number token is laid on it."""
    robber_may_stand: bool = True
    """False where the robber may never go."""
    robber_starts: bool = False
    """True if he begins there: on the first such hex, beside the board where there is none."""
    water: bool = False
    """True for the open sea."""
    printed: tuple[int, ...] = ()
    """Dice totals printed on it, on which it gives what the game says; no number tokens, and never moved."""


FOREST, HILLS = Terrain("forest", LUMBER), Terrain("hills", BRICK)
PASTURE, FIELDS, MOUNTAINS = Terrain("pasture", WOOL), Terrain("fields", GRAIN), Terrain("mountains", ORE)
DESERT = Terrain("desert", takes_token=False, robber_starts=True)
FERTILE = (FOREST, HILLS, PASTURE, FIELDS, MOUNTAINS)
"""What yields a resource, in the order of the resources (BASE-002)."""
LAND = (*FERTILE, DESERT)
"""The terrain of the base game. The desert comes last: saves of former times count it as -1."""
