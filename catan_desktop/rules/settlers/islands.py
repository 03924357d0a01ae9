"""The classic islands in the sea: 19 hexes for two to four seats, 30 for five and six.

The option `layout` is `fixed`, `spiral` (terrain dealt, tokens in letter order along a spiral) or `random` (tokens
dealt too); the option `harbours` is `fixed` or `shuffled` (BASE-055, BASE-056, EXT-045, EXT-046).

Ruling where the rule file is silent: the spiral begins at any of the six corner hexes, all equally likely.
"""

from __future__ import annotations

from random import Random
from typing import TypeVar

from catan_desktop.grid.axial import Axial
from catan_desktop.grid.coast import corner_hexes, spiral
from catan_desktop.grid.outline import CLASSIC, THIRTY
from catan_desktop.grid.topology import build
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.module import OptionSpec
from catan_desktop.kernel.record import record
from catan_desktop.kernel.ruleset import Options
from catan_desktop.rules.common.island import ANY, DESERT, Harbour, Island

from .tables import BRICK, GRAIN, LUMBER, ORE, WOOL

T = TypeVar("T")
FIXED, SPIRAL, RANDOM = "fixed", "spiral", "random"
OPTIONS = (
    OptionSpec("layout", FIXED, (FIXED, SPIRAL, RANDOM)),
    OptionSpec("harbours", FIXED, (FIXED, "shuffled")),
)
TERRAIN = {
    "forest": LUMBER,
    "hills": BRICK,
    "pasture": WOOL,
    "fields": GRAIN,
    "mountains": ORE,
    "desert": DESERT,
}
"""Terrain kind -> the resource it yields (BASE-002)."""
RED = ((6,), (8,))
"""The tokens that may not lie side by side."""
MANY = 5
"""From so many seats on, the large island is played on."""
_CLASSIC_HEXES = """
0: mountains 10, pasture 2, forest 9
-1: fields 12, hills 6, pasture 4, hills 10
-2: fields 9, forest 11, desert, forest 3, mountains 8
-2: forest 8, mountains 3, fields 4, pasture 5
-2: hills 5, fields 6, pasture 11
"""
_THIRTY_HEXES = """
0: forest 4, pasture 5, fields 2
-1: hills 6, mountains 11, hills 10, pasture 8
-2: desert, forest 12, fields 12, forest 9, fields 4
-3: fields 3, forest 10, mountains 3, hills 6, hills 5, forest 8
-3: pasture 9, mountains 5, fields 2, desert, pasture 3
-3: hills 8, pasture 4, pasture 9, mountains 6
-3: mountains 11, fields 11, forest 10
"""


@record
class Chart:
    """An island as its box has it: the fixed layout, the tokens in letter order, the harbours."""

    land: tuple[Axial, ...]
    top: int
    """The r of its first row."""
    hexes: str
    """By row: the q of the first hex, then terrain and number of each."""
    letters: tuple[int, ...]
    """Number tokens in letter order, for the spiral (BASE-004, EXT-003)."""
    harbours: tuple[Harbour, ...]


CLASSIC_CHART = Chart(
    land=CLASSIC,
    top=-2,
    hexes=_CLASSIC_HEXES,
    letters=(5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11),
    harbours=(
        Harbour("E(0,-3,SE)", ANY, 3),
        Harbour("E(1,-2,NE)", GRAIN, 2),
        Harbour("E(2,-1,NE)", ORE, 2),
        Harbour("E(2,0,E)", ANY, 3),
        Harbour("E(1,1,SE)", WOOL, 2),
        Harbour("E(-1,2,SE)", ANY, 3),
        Harbour("E(-3,3,NE)", ANY, 3),
        Harbour("E(-3,1,E)", BRICK, 2),
        Harbour("E(-2,-1,E)", LUMBER, 2),
    ),
)
"""BASE-040, BASE-041."""
THIRTY_CHART = Chart(
    land=THIRTY,
    top=-3,
    hexes=_THIRTY_HEXES,
    letters=(2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6),
    harbours=(
        Harbour("E(0,-4,SE)", ANY, 3),
        Harbour("E(1,-3,NE)", WOOL, 2),
        Harbour("E(2,-2,NE)", ANY, 3),
        Harbour("E(2,0,E)", ANY, 3),
        Harbour("E(1,1,SE)", BRICK, 2),
        Harbour("E(-1,3,E)", WOOL, 2),
        Harbour("E(-2,3,SE)", LUMBER, 2),
        Harbour("E(-4,4,NE)", ANY, 3),
        Harbour("E(-4,2,E)", GRAIN, 2),
        Harbour("E(-4,1,NE)", ANY, 3),
        Harbour("E(-3,-1,E)", ORE, 2),
    ),
)
"""EXT-030, EXT-031."""


def read(chart: Chart) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """By hex in the order of the topology: its terrain, and its token; empty for the desert."""
    found: dict[Axial, tuple[int, tuple[int, ...]]] = {}
    for r, line in enumerate(chart.hexes.strip().splitlines(), chart.top):
        first, row = line.split(":")
        for q, entry in enumerate(row.split(","), int(first)):
            terrain, *number = entry.split()
            found[q, r] = (TERRAIN[terrain], tuple(int(token) for token in number))
    order = build(chart.land).hexes
    return tuple(found[hex][0] for hex in order), tuple(found[hex][1] for hex in order)


def island(seats: int, options: Options, rng: Random) -> Island:
    """The board for so many seats by the options `layout` and `harbours` (BASE-057)."""
    return charted(THIRTY_CHART if seats >= MANY else CLASSIC_CHART, options, rng)


def charted(chart: Chart, options: Options, rng: Random) -> Island:
    """A board of a box by the options `layout` and `harbours`."""
    layout = str(options["layout"])
    terrain, tokens = read(chart)
    if layout != FIXED:
        terrain = shuffled(terrain, rng)
        tokens = spiral_tokens(chart, terrain, rng) if layout == SPIRAL else random_tokens(chart, terrain, rng)
    harbours = chart.harbours
    if options["harbours"] == "shuffled":
        kinds = shuffled(tuple((harbour.kind, harbour.rate) for harbour in harbours), rng)
        harbours = tuple(Harbour(old.path, *kind) for old, kind in zip(harbours, kinds, strict=True))
    return Island(layout, build(chart.land).hexes, terrain, tokens, harbours)


def shuffled(things: tuple[T, ...], rng: Random) -> tuple[T, ...]:
    """The same in another order."""
    mixed = list(things)
    rng.shuffle(mixed)
    return tuple(mixed)


def spiral_tokens(chart: Chart, terrain: tuple[int, ...], rng: Random) -> tuple[tuple[int, ...], ...]:
    """Tokens in letter order along the spiral from a corner hex; the desert is skipped (BASE-051)."""
    return laid(chart, terrain, rng.choice(corner_hexes(chart.land)))


def laid(chart: Chart, terrain: tuple[int, ...], start: Axial) -> tuple[tuple[int, ...], ...]:
    """Tokens along the spiral from this corner hex."""
    topology, letters = build(chart.land), iter(chart.letters)
    tokens: list[tuple[int, ...]] = [()] * len(terrain)
    for place in spiral(chart.land, start):
        hex = topology.hex_id(place)
        if terrain[hex] != DESERT:
            tokens[hex] = (next(letters),)
    return tuple(tokens)


def random_tokens(chart: Chart, terrain: tuple[int, ...], rng: Random) -> tuple[tuple[int, ...], ...]:
    """Tokens dealt again and again until no 6 or 8 touches another (BASE-054)."""
    fertile = [hex for hex, kind in enumerate(terrain) if kind != DESERT]
    while True:
        tokens: list[tuple[int, ...]] = [()] * len(terrain)
        for hex, number in zip(fertile, shuffled(chart.letters, rng), strict=True):
            tokens[hex] = (number,)
        if not red_neighbours(chart.land, tokens):
            return tuple(tokens)


def red_neighbours(land: tuple[Axial, ...], tokens: list[tuple[int, ...]] | tuple[tuple[int, ...], ...]) -> bool:
    """True if a 6 or 8 touches another (BASE-053, BASE-054)."""
    near = build(land).hex_hexes
    red = sum(1 << hex for hex, token in enumerate(tokens) if token in RED)
    return any(near[hex] & red for hex in bits(red))
