"""Islands that somebody has drawn: made from what lies where, what keeps them from being played on, how fair they are.

A game that can be played on them says in an `IslandMaker` what may be painted for it, and makes its board of that.
What is painted is the same for all: a desert becomes whatever lies in its place in a game, so that one drawing serves
every game that has no need of more.

Rulings where the rule files are silent: such an island is one piece of land without water inside, has at least four
hexes for each seat, a number on every hex that takes one, and harbours at coastal paths that share no intersection.
Where it has no desert the robber begins beside it. A game with a frame keeps to its frame instead. In a game at sea
there may be several islands; the four hexes for each seat are those of the largest, and what is not land is sea.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Set
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, TypeAlias, TypeVar

from catan_desktop.grid.axial import Axial
from catan_desktop.grid.coast import coast
from catan_desktop.grid.topology import PathId, Topology, build
from catan_desktop.kernel import Reason, record
from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.kernel.record import field_names
from catan_desktop.kernel.ruleset import Options

from .board import Harbour, Island, pips
from .layouts import RED
from .tables import RESOURCES
from .terrain import DESERT, FERTILE, LAND, Terrain

I = TypeVar("I", bound=Island)  # noqa: E741  (an island)
OWN = "own"
"""The layout of such an island."""
NUMBERS = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
"""Numbers that may lie on a hex."""
DOUBLE = (2, 12)
"""The one token with two numbers."""
HEXES_A_SEAT = 4
BEST = 3
"""Best intersections that are told."""
AROUND = 6
"""Neighbours on the island of a hex that is not at the coast."""
DrawnStream: TypeAlias = tuple[tuple[Axial, ...], str]
"""The hexes from the source on, and the direction in which it leaves the last one for the sea; empty: not yet."""


@record
class Drawn:
    """What somebody has drawn."""

    hexes: Mapping[Axial, tuple[str, tuple[int, ...]]]
    """By position: key of the terrain that is painted there, and the numbers of its token; none for no token."""
    harbours: tuple[Harbour, ...] = ()
    streams: tuple[DrawnStream, ...] = ()


@record
class Remark:
    """Something to know of an island."""

    told: Reason
    fair: bool = True
    """False where somebody may find that it speaks against the island."""


def painted(*desert: Terrain, others: tuple[Terrain, ...] = ()) -> Mapping[str, tuple[str, ...]]:
    """Return what may be painted: fertile land, a desert where it becomes something, and other kinds as they are."""
    land = {terrain.key: (terrain.key,) for terrain in FERTILE}
    more = {terrain.key: (terrain.key,) for terrain in others}
    return {**land, **({DESERT.key: tuple([terrain.key for terrain in desert])} if desert else {}), **more}


@dataclass(frozen=True, eq=False)
class IslandMaker:
    """How a game makes its board of what somebody has drawn."""

    kinds: tuple[Terrain, ...] = LAND
    """The kinds of terrain of its boards."""
    paints: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: painted(DESERT))
    """By key of what may be painted: the kinds that it becomes, one hex after the other; all further ones the last."""
    make: Callable[[Island, Drawn], Island] = lambda island, drawn: island
    """Its board from one with land, tokens and harbours alone, and from all that is drawn. ValueError for what cannot
    be; an island that is not finished is no error."""
    faults: Callable[[Island], tuple[Reason, ...]] = lambda island: ()
    """What else keeps people from playing on its board, which is one piece of land."""
    remarks: Callable[[Island], tuple[Remark, ...]] = lambda island: ()
    """What else there is to know of its board, which has no faults."""
    sources: Callable[[Island], Iterable[tuple[int, int]]] = lambda island: ()
    """What yields besides hexes: the mask of the intersections, and on how many of 36 throws."""
    streams: Callable[[Island], tuple[DrawnStream, ...]] | None = None
    """The streams of its board; None where none are painted."""
    stream_icon: str = ""
    """The icon of the brush that paints them."""
    frame: Callable[[int], tuple[Axial, ...]] | None = None
    """By number of seats: the land, where no other can be painted."""
    routes: Callable[[Iterable[Axial]], tuple[str, ...]] | None = None
    """The edges of a land at which harbours stand, one of each resource; None where they may stand at any coast."""
    double: bool = False
    """True if the double token is one of its own."""
    frames: tuple[tuple[Axial, ...], ...] = ()
    """Frames of sea, the smallest first: what is drawn, several islands perhaps, lies in the first that has room for it
    and for a hex of sea. Empty where no sea is a part of the board."""
    home: Callable[[Island], int] = lambda island: island.topology.all_hexes
    """The mask of the hexes that must be enough for all to begin."""
    suits: Callable[[Options], bool] = lambda options: True
    """Whether it can be played on with these options, those that are not named as usual."""


def made(maker: IslandMaker, drawn: Drawn) -> Island:
    """Return the board that a game makes of a drawing.

    Raises:
        ValueError: no hex, a terrain or a number that the game has not, too much land for the widest frame, or a
            harbour or a stream where none can be.
    """
    if not drawn.hexes:
        raise ValueError("There is no land.")
    kinds = {terrain.key: number for number, terrain in enumerate(maker.kinds)}
    land = build(tuple(drawn.hexes))
    topology = build(_frame(maker, drawn.hexes.keys())) if maker.frames else land
    counts: dict[str, int] = {}
    terrain: list[int] = []
    tokens: list[tuple[int, ...]] = []
    for place in topology.hexes:
        if place not in drawn.hexes:
            terrain.append(next(number for number, kind in enumerate(maker.kinds) if kind.water))
            tokens.append(())
            continue
        key, token = drawn.hexes[place]
        if key not in maker.paints or not (set(token) <= set(NUMBERS) and (len(token) < 2 or token == DOUBLE)):
            raise ValueError(f"There is no {key!r} with {token}.")
        become, count = maker.paints[key], counts.get(key, 0)
        counts[key] = count + 1
        terrain.append(kinds[become[min(count, len(become) - 1)]])
        tokens.append(token if maker.kinds[terrain[-1]].takes_token else ())
    for harbour in drawn.harbours:
        land.parse_path(harbour.path)
    board = Island(OWN, topology.hexes, tuple(terrain), tuple(tokens), drawn.harbours, terrain_kinds=maker.kinds)
    return maker.make(board, drawn)


def _frame(maker: IslandMaker, land: Set[Axial]) -> tuple[Axial, ...]:
    """Return the smallest frame with room for land and for a hex of sea."""
    frame = next((one for one in maker.frames if land < set(one)), None)
    if frame is None:
        raise ValueError("The land does not lie in the widest frame.")
    return frame


def drawn(maker: IslandMaker, island: Island) -> Drawn:
    """Return a board of a game as somebody would draw it."""
    keys = {kind: key for key, become in maker.paints.items() for kind in become}
    each = zip(island.topology.hexes, island.hex_terrain, island.tokens, strict=True)
    return Drawn(
        {at: (keys[kind.key], token) for at, kind, token in each if not kind.water},
        island.harbours,
        maker.streams(island) if maker.streams is not None else (),
    )


def extended(kind: type[I], island: Island, **more: Any) -> I:
    """Return the same island as one of another kind, with more of its fields."""
    fields: dict[str, Any] = {name: getattr(island, name) for name in field_names(Island)}
    return kind(**fields, **more)


def at_coast(island: Island, hex: int) -> bool:
    """Return whether the sea lies beside a hex."""
    return island.topology.hex_hexes[hex].bit_count() < AROUND


def harbour_sites(land: tuple[Axial, ...]) -> tuple[str, ...]:
    """Return the names of the edges at which a harbour may stand: those with land on one side only."""
    topology = build(land)
    single = [PathId(path) for path, hexes in enumerate(topology.path_hexes) if hexes.bit_count() == 1]
    return tuple(topology.path_name(path) for path in single)


def faults(maker: IslandMaker, island: Island, seats: int) -> tuple[Reason, ...]:
    """Return what prevents a game of `seats` players on the board; empty where nothing does."""
    found, whole = _land_faults(maker, island, seats)
    each = zip(island.hex_terrain, island.tokens, strict=True)
    bare = sum([terrain.takes_token and not token for terrain, token in each])
    if bare:
        found.append(Reason("reason-island-numbers", (("count", bare),)))
    found += _harbour_faults(maker, island)
    return (*found, *maker.faults(island)) if whole else tuple(found)


def _land_faults(maker: IslandMaker, island: Island, seats: int) -> tuple[list[Reason], bool]:
    """Return what is wrong with the land, and whether its shape is right."""
    if maker.frame is not None:
        frame = maker.frame(seats)
        if set(island.land) == set(frame):
            return [], True
        return [Reason("reason-island-frame", (("count", len(frame)),))], False
    found: list[Reason] = []
    least, room = HEXES_A_SEAT * seats, maker.home(island).bit_count()
    if room < least:
        found.append(Reason("reason-island-small", (("least", least), ("count", room))))
    if maker.frames:
        return found, True
    try:
        coast(island.land)
    except ValueError:
        return [*found, Reason("reason-island-pieces")], False
    return found, True


def _harbour_faults(maker: IslandMaker, island: Island) -> list[Reason]:
    if maker.routes is not None:
        places = sorted(harbour.path for harbour in island.harbours)
        kinds = sorted(harbour.kind for harbour in island.harbours)
        right = places == sorted(maker.routes(island.land)) and kinds == list(range(len(RESOURCES)))
        return [] if right else [Reason("reason-island-routes")]
    found, topology = [], island.topology
    dry = mask_of([hex for hex, kind in enumerate(island.hex_terrain) if not kind.water])
    paths = [topology.parse_path(harbour.path) for harbour in island.harbours]
    if any((topology.path_hexes[path] & dry).bit_count() != 1 for path in paths):
        found.append(Reason("reason-island-inland"))
    if any(topology.path_end_mask[one] & topology.path_end_mask[other] for one, other in combinations(paths, 2)):
        found.append(Reason("reason-island-harbours"))
    return found


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


def fairness(maker: IslandMaker, island: Island) -> Fairness:
    """Return how fair a board of a game is."""
    topology, tokens = island.topology, island.tokens
    pairs = neighbours(topology)
    worth = [sum([pips(tokens[hex]) for hex in bits(hexes)]) for hexes in topology.corner_hexes]
    for corners, throws in maker.sources(island):
        for corner in bits(corners):
            worth[corner] += throws
    best: list[tuple[int, int]] = []
    barred = 0
    for corner in sorted(range(len(worth)), key=lambda corner: (-worth[corner], corner)):
        if len(best) < BEST and not barred >> corner & 1:
            best.append((corner, worth[corner]))
            barred |= topology.corner_corners[corner]
    return Fairness(
        sum([tokens[a] in RED and tokens[b] in RED for a, b in pairs]),
        sum([tokens[a] == tokens[b] and bool(tokens[a]) for a, b in pairs]),
        tuple(zip(RESOURCES, yields(island), strict=True)),
        tuple(best),
    )


def yields(island: Island) -> list[int]:
    """Return by resource on how many of 36 throws it is yielded, all hexes added up."""
    found = [0] * len(RESOURCES)
    for kind, token in zip(island.hex_yields, island.tokens, strict=True):
        if kind is not None:
            found[kind] += pips(token)
    return found


def neighbours(topology: Topology) -> list[tuple[int, int]]:
    """Return the pairs of hexes that lie side by side, each once."""
    hexes = range(len(topology.hexes))
    return [(hex, other) for hex in hexes for other in bits(topology.hex_hexes[hex]) if other > hex]
