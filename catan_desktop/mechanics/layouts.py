"""Layouts of islands as their boxes have them, and the ways to lay them out anew.

The option `layout` is `fixed`, `spiral` (terrain dealt, tokens in letter order along a spiral) or `random` (tokens
dealt too); the option `harbours` is `fixed` or `shuffled` (BASE-055, BASE-056, EXT-045, EXT-046).

Ruling where the rule file is silent: the spiral begins at any of the six corner hexes, all equally likely.
"""

from __future__ import annotations

from random import Random
from typing import TypeVar

from catan_desktop.grid.axial import Axial
from catan_desktop.grid.coast import corner_hexes, spiral
from catan_desktop.grid.topology import build
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.module import OptionSpec
from catan_desktop.kernel.record import record
from catan_desktop.kernel.ruleset import Options

from .board import DESERT, Harbour, Island
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
