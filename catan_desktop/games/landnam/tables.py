"""The numbers of Landnam: resources, terrain, supplies, prices. Rules: ALTH-101 to ALTH-120, ALTH-447 to ALTH-452."""

from __future__ import annotations

from catan_desktop.kernel import Counts, replace
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.ids import numbers
from catan_desktop.mechanics.tables import Tables
from catan_desktop.mechanics.terrain import Terrain, TerrainId

CARD_KINDS = GRAIN, WOOD, WOOL, IRON = numbers(CardKind, 4)
KINDS = ("grain", "lumber", "wool", "iron")
"""Names of the resources, in the order of every count (ALTH-103)."""
STOCK: Counts = (24, 24, 24, 24)
"""Cards of each resource (ALTH-103)."""

UNKNOWN, SEA, MOUNTAIN, FIELDS, FOREST, PASTURE, BOG = numbers(TerrainId, 7)
TERRAIN = (
    Terrain("unknown", takes_token=False),
    Terrain("sea", takes_token=False),
    Terrain("mountains", takes_token=False),
    Terrain("fields", GRAIN),
    Terrain("forest", WOOD),
    Terrain("pasture", WOOL),
    Terrain("bog", IRON),
)
"""Kinds of terrain, by number (ALTH-114)."""
PRODUCTIVE = frozenset({FIELDS, FOREST, PASTURE, BOG})
TILES = (0, 12, 10, 5, 5, 11, 5)
"""By terrain: hexes in the supply at the start, besides the mountain in the middle (ALTH-105)."""
LADDER = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
"""Number tokens, in the order of ageing (ALTH-221)."""
TOKENS_EACH, HARBOURS_EACH = 3, 2
"""Tokens of each number (ALTH-107), harbour tokens of each resource (ALTH-109)."""
SHIPS, SETTLERS, HOUSES = 5, 5, 9
"""Pieces of a player (ALTH-102)."""
START: Counts = (2, 2, 2, 2)
"""Cards at the start (ALTH-143)."""
FARM: Counts = (1, 1, 1, 0)
CITY: Counts = (1, 1, 2, 1)
SETTLER: Counts = (1, 0, 0, 1)
SHIP: Counts = (0, 1, 0, 1)
HARBOUR_CARDS = 2
BANK_RATE, HARBOUR_RATE = 4, 2


def landnam_numbers(given: Tables) -> Tables:
    """Return the tables with the resources of this game, the rate of its bank (ALTH-372), and offers that bind
    (ALTH-379 to ALTH-381)."""
    return replace(given, kinds=KINDS, bank=STOCK, bank_rate=BANK_RATE, first_acceptance=True)
