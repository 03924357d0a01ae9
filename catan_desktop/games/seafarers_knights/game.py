"""The rules of Cities & Knights at sea, composed."""

from __future__ import annotations

from catan_desktop.games.cities_knights import module as cities
from catan_desktop.games.cities_knights.events import CityHealed, CityLost
from catan_desktop.games.harbourmaster.module import harbourmaster
from catan_desktop.games.seafarers import gold, islands, pirate, ships
from catan_desktop.games.seafarers.layouts import SeaIsland
from catan_desktop.games.seafarers.world import board
from catan_desktop.games.six_players.module import SIX_PLAYERS
from catan_desktop.kernel.ruleset import compose
from catan_desktop.mechanics.settlers import without

from . import knights_at_sea

GAME = compose(
    "seafarers-knights",
    (
        *without("largest_army", "development"),
        SIX_PLAYERS,
        ships.WITHOUT_CARDS,  # before what gives every price its commodities
        *cities.PARTS,
        cities.CITIES_KNIGHTS,
        pirate.MODULE,
        gold.MODULE,  # its cards come before the Aqueduct (CK-690b)
        islands.MODULE,
        knights_at_sea.MODULE,
        harbourmaster(CityLost, CityHealed),
    ),
    (3, 4, 5, 6),
    board,
    SeaIsland,
)
"""Cities & Knights played on Seafarers (CK-680); its scenario is an option."""
