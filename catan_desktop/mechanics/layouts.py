"""Layouts of islands as their boxes have them, and the ways to lay them out anew.

The option `layout` is `fixed`, `spiral` (terrain dealt, tokens in letter order along a spiral) or `random` (tokens
dealt too); the option `harbours` is `fixed` or `shuffled` (BASE-055, BASE-056, EXT-045, EXT-046).

Ruling where the rule file is silent: the spiral begins at any of the six corner hexes, all equally likely.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeAlias, TypeVar

from catan_desktop.grid.axial import Axial
from catan_desktop.grid.coast import corner_hexes, spiral
from catan_desktop.grid.topology import build
from catan_desktop.kernel import record
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.game import OptionSpec
from catan_desktop.kernel.ruleset import Options

from .board import ANY, Harbour, Island
from .tables import RESOURCES
from .terrain import LAND, Terrain

T = TypeVar("T")
FIXED, SPIRAL, RANDOM, SHUFFLED = "fixed", "spiral", "random", "shuffled"
OPTIONS = (
    OptionSpec("layout", FIXED, (FIXED, SPIRAL, RANDOM)),
    OptionSpec("harbours", FIXED, (FIXED, SHUFFLED)),
)
RED = ((6,), (8,))
"""The tokens that may not lie side by side."""


@record
class Chart:
    """An island as its box has it: the fixed layout, the tokens in letter order, the harbours."""

    land: tuple[Axial, ...]
    top: int
    """The r of its first row."""
    hexes: str
    """By row: the q of the first hex, then terrain and number of each, such as `forest 11` or `hills 2/12`."""
    letters: tuple[int, ...]
    """Number tokens in letter order, for the spiral (BASE-004, EXT-003)."""
    harbours: tuple[Harbour, ...]
    kinds: tuple[Terrain, ...] = LAND
    """The kinds of terrain that `hexes` names by their keys."""


Hexes: TypeAlias = dict[Axial, tuple[int, tuple[int, ...]]]
"""By position: the number of the terrain among the kinds of a board, and the token, empty for none."""


def rows(text: str, top: int, kinds: tuple[Terrain, ...]) -> Hexes:
    """Return the hexes of a table: by row from `top` on the q of the first hex, then terrain and number of each."""
    numbers = {terrain.key: number for number, terrain in enumerate(kinds)}
    found: Hexes = {}
    for r, line in enumerate(text.strip().splitlines(), top):
        first, row = line.split(":")
        for q, entry in enumerate(row.split(","), int(first)):
            terrain, *token = entry.split()
            found[q, r] = (numbers[terrain], tuple(int(total) for each in token for total in each.split("/")))
    return found


def harbours_at(text: str) -> tuple[Harbour, ...]:
    """Return the harbours of a text: edge and resource of each, or `any`, where three cards are given for one."""
    named = [one.split() for one in text.split("; ")]
    return tuple(
        [Harbour(edge, ANY, 3) if key == "any" else Harbour(edge, RESOURCES.index(key), 2) for edge, key in named]
    )


def read(chart: Chart) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """By hex in the order of the topology: its terrain, and its token; empty where it takes none."""
    found, order = rows(chart.hexes, chart.top, chart.kinds), build(chart.land).hexes
    return tuple(found[hex][0] for hex in order), tuple(found[hex][1] for hex in order)


def board_of_chart(chart: Chart, options: Options, rng: Random) -> Island:
    """A board of a box by the options `layout` and `harbours`."""
    layout = str(options["layout"])
    terrain, tokens = read(chart)
    if layout != FIXED:
        terrain = shuffled(terrain, rng)
        tokens = dealt_tokens(chart, terrain, layout, rng)
    harbours = dealt_harbours(chart, options, rng)
    return Island(layout, build(chart.land).hexes, terrain, tokens, harbours, terrain_kinds=chart.kinds)


def shuffled(things: tuple[T, ...], rng: Random) -> tuple[T, ...]:
    """The same in another order."""
    mixed = list(things)
    rng.shuffle(mixed)
    return tuple(mixed)


def shuffled_at(things: tuple[T, ...], places: Iterable[int], rng: Random) -> tuple[T, ...]:
    """Return the same with those at some places in another order among themselves."""
    where, mixed = tuple(places), list(things)
    for place, thing in zip(where, shuffled(tuple(things[place] for place in where), rng), strict=True):
        mixed[place] = thing
    return tuple(mixed)


def dealt_harbours(chart: Chart, options: Options, rng: Random) -> tuple[Harbour, ...]:
    """Return the harbours of a box by the option `harbours`."""
    if options["harbours"] != SHUFFLED:
        return chart.harbours
    kinds = shuffled(tuple((harbour.kind, harbour.rate) for harbour in chart.harbours), rng)
    return tuple(Harbour(old.path, *kind) for old, kind in zip(chart.harbours, kinds, strict=True))


def dealt_tokens(chart: Chart, terrain: tuple[int, ...], layout: str, rng: Random) -> tuple[tuple[int, ...], ...]:
    """Return the tokens laid anew, by spiral or at random."""
    return spiral_tokens(chart, terrain, rng) if layout == SPIRAL else random_tokens(chart, terrain, rng)


def spiral_tokens(chart: Chart, terrain: tuple[int, ...], rng: Random) -> tuple[tuple[int, ...], ...]:
    """Tokens in letter order along the spiral from a corner hex; what takes none is skipped (BASE-051)."""
    return tokens_from(chart, terrain, rng.choice(corner_hexes(chart.land)))


def tokens_from(chart: Chart, terrain: tuple[int, ...], start: Axial) -> tuple[tuple[int, ...], ...]:
    """Tokens along the spiral from this corner hex."""
    topology, letters = build(chart.land), iter(chart.letters)
    tokens: list[tuple[int, ...]] = [()] * len(terrain)
    for place in spiral(chart.land, start):
        hex = topology.hex_id(place)
        if chart.kinds[terrain[hex]].takes_token:
            tokens[hex] = (next(letters),)
    return tuple(tokens)


def random_tokens(chart: Chart, terrain: tuple[int, ...], rng: Random) -> tuple[tuple[int, ...], ...]:
    """Tokens dealt again and again until no 6 or 8 touches another (BASE-054)."""
    fertile = [hex for hex, kind in enumerate(terrain) if chart.kinds[kind].takes_token]
    while True:
        tokens: list[tuple[int, ...]] = [()] * len(terrain)
        for hex, number in zip(fertile, shuffled(chart.letters, rng), strict=True):
            tokens[hex] = (number,)
        if not red_neighbours(chart.land, tokens):
            return tuple(tokens)


def red_neighbours(land: tuple[Axial, ...], tokens: list[tuple[int, ...]] | tuple[tuple[int, ...], ...]) -> bool:
    """Return whether a 6 or 8 touches another (BASE-053, BASE-054)."""
    near = build(land).hex_hexes
    red = sum(1 << hex for hex, token in enumerate(tokens) if token in RED)
    return any(near[hex] & red for hex in bits(red))
