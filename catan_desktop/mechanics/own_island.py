"""Islands that somebody has drawn: made from what lies where, what keeps them from being played on, how fair they are.

Rulings where the rule files are silent: such an island is one piece of land without a lake, has at least four hexes for
each seat, a number on every hex that takes one, and harbours at coastal paths that share no intersection. Where it has
no desert the robber begins beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from catan_desktop.grid.axial import Axial
from catan_desktop.grid.coast import coast
from catan_desktop.grid.topology import Topology, build
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.record import record

from .board import Harbour, Island, pips
from .layouts import RED
from .tables import RESOURCES
from .terrain import LAND

OWN = "own"
"""The layout of such an island."""
TOKENS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
"""Numbers that may lie on a hex."""
HEXES_A_SEAT = 4
BEST = 3
"""So many of the best intersections are told."""


def drawn(hexes: Mapping[Axial, tuple[str, int]], harbours: Iterable[Harbour]) -> Island:
    """Return the island of these hexes, given by position as (terrain, number; 0 for none).

    Raises:
        ValueError: no hex, a terrain or a number that there is not, or a harbour where no path is.
    """
    if not hexes:
        raise ValueError("There is no land.")
    numbers = {terrain.key: number for number, terrain in enumerate(LAND)}
    topology = build(tuple(hexes))
    terrain, tokens = [], []
    for place in topology.hexes:
        key, token = hexes[place]
        if key not in numbers or token not in (0, *TOKENS):
            raise ValueError(f"There is no {key!r} with {token}.")
        terrain.append(numbers[key])
        tokens.append((token,) if token and LAND[numbers[key]].takes_token else ())
    found = tuple(harbours)
    for harbour in found:
        topology.parse_path(harbour.path)
    return Island(OWN, topology.hexes, tuple(terrain), tuple(tokens), found)


def harbour_sites(topology: Topology) -> tuple[int, ...]:
    """Return the paths at which a harbour may stand: those with land on one side only."""
    return tuple([path for path, hexes in enumerate(topology.path_hexes) if hexes.bit_count() == 1])


def faults(island: Island, seats: int) -> tuple[Reason, ...]:
    """Return what keeps so many seats from playing on an island; empty where nothing does."""
    found: list[Reason] = []
    if len(island.land) < HEXES_A_SEAT * seats:
        found.append(Reason("reason-island-small", (("least", HEXES_A_SEAT * seats), ("count", len(island.land)))))
    try:
        coast(island.land)
    except ValueError:
        found.append(Reason("reason-island-pieces"))
    each = zip(island.hex_terrain, island.tokens, strict=True)
    bare = sum([terrain.takes_token and not token for terrain, token in each])
    if bare:
        found.append(Reason("reason-island-numbers", (("count", bare),)))
    sites = set(harbour_sites(island.topology))
    if any(island.topology.parse_path(harbour.path) not in sites for harbour in island.harbours):
        found.append(Reason("reason-island-inland"))
    taken = 0
    for corners in island.harbour_corners:
        if taken & corners:
            found.append(Reason("reason-island-harbours"))
            break
        taken |= corners
    return tuple(found)


@record
class Fairness:
    """How evenly an island treats those who play on it."""

    red_pairs: int
    """Neighbours that both have a 6 or an 8."""
    equal_pairs: int
    """Neighbours with the same number."""
    yields: tuple[tuple[str, int], ...]
    """By resource: of 36 throws, how many yield it, all hexes added up."""
    best: tuple[tuple[int, int], ...]
    """The best intersections: (number, of 36 throws how many yield there), the best first, none beside another."""


def fairness(island: Island) -> Fairness:
    """Return how fair an island is."""
    topology, tokens = island.topology, island.tokens
    pairs = [
        (tokens[hex], tokens[other])
        for hex in range(len(tokens))
        for other in bits(topology.hex_hexes[hex])
        if other > hex
    ]
    yields = [0] * len(RESOURCES)
    for kind, token in zip(island.hex_yields, tokens, strict=True):
        if kind is not None:
            yields[kind] += pips(token)
    worth = [sum([pips(tokens[hex]) for hex in bits(hexes)]) for hexes in topology.corner_hexes]
    best: list[tuple[int, int]] = []
    barred = 0
    for corner in sorted(range(len(worth)), key=lambda corner: (-worth[corner], corner)):
        if len(best) < BEST and not barred >> corner & 1:
            best.append((corner, worth[corner]))
            barred |= topology.corner_corners[corner]
    return Fairness(
        sum([a in RED and b in RED for a, b in pairs]),
        sum([a == b and bool(a) for a, b in pairs]),
        tuple(zip(RESOURCES, yields, strict=True)),
        tuple(best),
    )
