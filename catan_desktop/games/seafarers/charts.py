"""What the printed boards of the scenarios are made of: terrain, harbours, where pirate and robber begin."""

from __future__ import annotations

from catan_desktop.grid.axial import Axial
from catan_desktop.kernel.record import record
from catan_desktop.mechanics.board import ANY, Harbour
from catan_desktop.mechanics.layouts import Chart
from catan_desktop.mechanics.tables import BRICK, GRAIN, LUMBER, ORE, WOOL
from catan_desktop.mechanics.terrain import LAND, Terrain

GOLD = Terrain("gold", choice=True)
"""A gold field: it gives resources of choice (SEA-090)."""
SEA = Terrain("sea", takes_token=False, robber_may_stand=False, water=True)
FOG = Terrain("fog", takes_token=False, robber_may_stand=False, water=True)
"""An undiscovered hex: neither land nor sea, though all around it is water (SEA-010, SEA-020)."""
KINDS = (*LAND, GOLD, SEA, FOG)
HARBOURS = {
    "lumber": (LUMBER, 2),
    "brick": (BRICK, 2),
    "wool": (WOOL, 2),
    "grain": (GRAIN, 2),
    "ore": (ORE, 2),
    "3:1": (ANY, 3),
}


@record
class SeaChart:
    """A board of a scenario as its box has it."""

    chart: Chart
    pirate: Axial | None = None
    """Where the pirate begins; None where there is none (SEA-116)."""
    robber: Axial | None = None
    """Where the robber begins; None: on the first desert (SEA-112)."""
    shuffled_harbours: bool = False
    """True where the kinds of harbours are shuffled unless the option says otherwise (SEA-035a)."""
    quiet: tuple[Axial, ...] = ()
    """Hexes on which none of the tokens `loud` comes to lie when they are dealt (TRIBE-005, WONDER-004)."""
    loud: tuple[int, ...] = ()
    marks: tuple[tuple[str, str], ...] = ()
    """Marked intersections: what they are, and their names (WONDER-013, WONDER-017)."""
    villages: str = ""
    """The villages, as `intersection number` pairs."""
    gifts: tuple[str, str] | None = None
    """Paths with a point and paths with a card, where the harbours are gifts as they are (TRIBE-006, TRIBE-007)."""
    tiles: str = ""
    """What the undiscovered hexes are: number and terrain of each kind, such as `2 hills, 1 sea` (SEA-142) ..."""
    tokens: tuple[int, ...] = ()
    """... and the number tokens for those of them that take one (SEA-143) ..."""
    harbours: str = ""
    """... or else all of the board, where it is made anew for each game, with harbours of these kinds (WORLD-010)."""

    @property
    def pile(self) -> tuple[int, ...]:
        """The terrain of each tile of `tiles`."""
        keys, counts = [kind.key for kind in KINDS], [entry.split() for entry in self.tiles.split(", ") if entry]
        return tuple([keys.index(key) for count, key in counts for _ in range(int(count))])


def sea_chart(land: tuple[Axial, ...], hexes: str, harbours: str) -> Chart:
    """Return a chart with its rows of hexes, and its harbours as `path kind` pairs: each at its path, `3:1` for any."""
    pairs = [entry.split() for entry in harbours.replace(", ", "\n").replace(",\n", "\n").strip().splitlines()]
    found = tuple([Harbour(path, *HARBOURS[kind]) for path, kind in pairs])
    return Chart(land, top=-3, hexes=hexes, letters=(), harbours=found, kinds=KINDS)
