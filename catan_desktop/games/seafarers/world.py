"""The boards of Seafarers, and how a world is made in which nothing is printed (New World).

Ruling where the rule file is silent: the options `layout` and `harbours` change nothing in New World (WORLD-013).
"""

from __future__ import annotations

from random import Random

from catan_desktop.grid.topology import PathId, Topology, build
from catan_desktop.kernel.ids import numbered
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.board import Harbour, HexMask
from catan_desktop.mechanics.layouts import RANDOM, RED, red_neighbours, shuffled

from . import layouts
from .charts import GOLD, HARBOURS, KINDS, SEA, SeaChart
from .layouts import SeaIsland
from .scenarios import OPTION, SCENARIOS

_SEA, _GOLD = KINDS.index(SEA), KINDS.index(GOLD)
STARTS = 4
"""Intersections for each player that touch two land hexes (WORLD-008)."""
DEALS = 200
"""Deals of the tokens after which terrain is dealt again (WORLD-006)."""


def board(seats: int, options: Options, rng: Random) -> SeaIsland:
    """Return the board for `seats` players."""
    printed = SCENARIOS[str(options[OPTION.key])].board(seats)
    return made(printed, seats, rng) if printed.harbours else layouts.board(seats, options, rng)


def made(printed: SeaChart, seats: int, rng: Random) -> SeaIsland:
    """Return a world: terrain, tokens and harbours are dealt until all of it is legal (WORLD-001 to WORLD-013)."""
    topology = build(printed.chart.land)
    middle = [hex for hex, (_, r) in enumerate(topology.hexes) if r == 0]
    places = [hex for hex in range(len(topology.hexes)) if hex not in {middle[0], middle[-1]}]
    while True:
        terrain = [_SEA] * len(topology.hexes)
        for hex, kind in zip(places, shuffled(printed.pile, rng), strict=True):
            terrain[hex] = kind
        islands = layouts.areas(topology, tuple(terrain), belt=False, homes=len(terrain))
        if not worthwhile(topology, islands, seats):
            continue
        tokens = _tokens(printed, terrain, rng)
        harbours = _harbours(printed, topology, sum(islands), rng)
        if tokens and harbours:
            assert printed.pirate is not None
            pirate = topology.hex_id(printed.pirate)
            return SeaIsland(
                *(RANDOM, topology.hexes, tuple(terrain), tokens, harbours),
                terrain_kinds=KINDS,
                areas=islands,
                pirate_start=pirate,
            )


def worthwhile(topology: Topology, islands: tuple[HexMask, ...], seats: int) -> bool:
    """Return whether ships matter there and everybody can start; the largest island comes first (WORLD-007,
    WORLD-008)."""
    land = sum(islands)
    roomy = sum([(near & land).bit_count() > 1 for near in topology.corner_hexes])
    return len(islands) > 1 and 3 * islands[0].bit_count() <= 2 * land.bit_count() and roomy >= STARTS * seats


def _tokens(printed: SeaChart, terrain: list[int], rng: Random) -> tuple[tuple[int, ...], ...]:
    """Return the tokens by hex, red ones apart and off the gold; empty where too many deals are not (WORLD-006)."""
    fertile = [hex for hex, kind in enumerate(terrain) if KINDS[kind].takes_token]
    for _ in range(DEALS):
        tokens: list[tuple[int, ...]] = [()] * len(terrain)
        for hex, number in zip(fertile, shuffled(printed.tokens, rng), strict=True):
            tokens[hex] = (number,)
        gold = any(terrain[hex] == _GOLD and tokens[hex] in RED for hex in fertile)
        if not gold and not red_neighbours(printed.chart.land, tokens):
            return tuple(tokens)
    return ()


def _harbours(printed: SeaChart, topology: Topology, land: HexMask, rng: Random) -> tuple[Harbour, ...]:
    """Return the harbours, each on a land hex of its own, no two at one intersection; empty where not all of them find
    a place (WORLD-011, WORLD-012)."""
    coast = [path for path, near in numbered(PathId, topology.path_hexes) if (near & land).bit_count() == 1]
    kinds, taken, settled = list(shuffled(tuple(printed.harbours.split(", ")), rng)), 0, 0
    found = []
    for path in shuffled(tuple(coast), rng):
        ends, hex = topology.path_end_mask[path], topology.path_hexes[path] & land
        if kinds and not ends & taken and not hex & settled:
            taken, settled = taken | ends, settled | hex
            found.append(Harbour(topology.path_name(path), *HARBOURS[kinds.pop()]))
    return () if kinds else tuple(found)
