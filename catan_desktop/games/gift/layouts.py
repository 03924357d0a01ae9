"""The boards on the Gift: fixed layouts, random ones, trade routes and the ready-made start."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from catan_desktop.grid.axial import Axial
from catan_desktop.grid.outline import hex_rows, without
from catan_desktop.grid.topology import build
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.board import Harbour, Island
from catan_desktop.mechanics.layouts import Hexes, red_neighbours, rows
from catan_desktop.mechanics.tables import BRICK, GRAIN, LUMBER, ORE, WOOL
from catan_desktop.mechanics.terrain import LAND

GIFT_21: tuple[Axial, ...] = hex_rows((0, 0, 3), (1, -1, 3), (2, -2, 3), (3, -3, 2))
"""The whole frame of the Gift below the Wall: 21 hexes. Source: WATCH-10."""

GIFT_19: tuple[Axial, ...] = without(GIFT_21, (3, 2), (2, 3))
"""The Gift of the base game, without its two ice fields: 19 hexes. Source: WATCH-13."""

GIFT_16: tuple[Axial, ...] = without(GIFT_21, (3, 1), (2, 2), (3, 2), (1, 3), (2, 3))
"""The Gift for three players, without its five ice fields: 16 hexes. Source: WATCH-12."""

ROUTE_KINDS = (WOOL, LUMBER, BRICK, GRAIN, ORE)
"""Trade routes of fixed layouts, west to east."""
ROUTES_WIDE = ("E(-3,3,SE)", "E(-2,3,SE)", "E(-1,3,SE)", "E(0,3,SE)", "E(1,3,SE)")
ROUTES_NARROW = ("E(-3,3,SE)", "E(-2,3,SE)", "E(-1,3,SE)", "E(0,3,SE)", "E(1,2,SE)")

WATCH_FOUR = """
0: mountains 3, pasture 6, mountains 9, forest 12
-1: fields 5, hills 4, fields 2, hills 8, mountains 4
-2: forest 8, mountains 11, pasture 9, forest 5, pasture 11, hills 10
-3: pasture 3, fields 10, forest 4, mountains 10, hills 3, fields 6
"""
WATCH_THREE = """
0: hills 11, mountains 6, forest 3, pasture 9
-1: forest 8, fields 4, pasture 10, hills 8
-2: fields 9, pasture 2/12, forest 5, mountains 4
-3: mountains 10, hills 5, fields 6, pasture 11
"""
GIFT_BASE = """
0: fields 3, forest 6, fields 10, forest 11
-1: pasture 8, hills 4, pasture 3, hills 8, mountains 10
-2: mountains 5, forest 12, mountains 6, fields 5, pasture 11
-3: hills 10, fields 4, pasture 9, hills 2, forest 9
"""
ALL_TERRAIN = (GRAIN,) * 4 + (BRICK,) * 4 + (LUMBER,) * 4 + (WOOL,) * 4 + (ORE,) * 5
"""The 21 terrain hexes of the box (WATCH-1)."""

_STARTS = {
    "blue": ("V(1,3,N)", "E(1,2,E)", "V(0,2,N)", "E(0,1,SE)"),
    "red": ("V(2,2,N)", "E(2,1,SE)", "V(0,1,N)", "E(0,0,SE)"),
    "yellow": ("V(2,1,N)", "E(2,0,SE)", "V(-1,1,S)", "E(-2,2,E)"),
    "black": ("V(-2,2,S)", "E(-3,3,E)", "V(1,1,N)", "E(1,1,NE)"),
}
_ORDER = {2: ("blue", "yellow"), 3: ("blue", "yellow", "black"), 4: ("blue", "red", "yellow", "black")}


def frame(seats: int) -> tuple[Axial, ...]:
    """Return the land of the full game (WATCH-10, WATCH-12, WATCH-63)."""
    return GIFT_21 if seats == 4 else GIFT_16


def ice(land: Iterable[Axial]) -> tuple[Axial, ...]:
    """Return the ice fields around a land in the frame (WATCH-12, WATCH-13)."""
    return tuple([place for place in GIFT_21 if place not in land])


def routes(land: Iterable[Axial]) -> tuple[str, ...]:
    """Return the places of the trade routes, west to east (WATCH-15)."""
    return ROUTES_NARROW if set(land) == set(GIFT_16) else ROUTES_WIDE


def _island(layout: str, land: tuple[Axial, ...], hexes: Hexes, kinds: tuple[int, ...] = ROUTE_KINDS) -> Island:
    ordered = build(land).hexes
    return Island(
        layout=layout,
        land=ordered,
        terrain=tuple(hexes[place][0] for place in ordered),
        tokens=tuple(hexes[place][1] for place in ordered),
        harbours=tuple(Harbour(path, kind, 2) for path, kind in zip(routes(land), kinds, strict=True)),
        ice=ice(land),
    )


def gift_base_board(seats: int, options: Options, rng: Random) -> Island:
    """The beginners' table (WATCH-13, WATCH-66)."""
    return _island("standard", GIFT_19, rows(GIFT_BASE, 0, LAND))


def watch_board(seats: int, options: Options, rng: Random) -> Island:
    """The board of the full game by the option `layout`: standard, random or fully_random (WATCH-19, WATCH-20)."""
    land, layout = frame(seats), str(options["layout"])
    hexes = rows(WATCH_FOUR if land == GIFT_21 else WATCH_THREE, 0, LAND)
    if layout == "standard":
        return _island(layout, land, hexes)
    ordered = build(land).hexes
    terrain = _dealt_terrain(len(ordered), rng)
    tokens = [hexes[place][1] for place in ordered]
    if layout == "fully_random":
        tokens = _dealt_tokens(land, tokens, rng)
    kinds = list(ROUTE_KINDS)
    rng.shuffle(kinds)
    mixed: Hexes = {place: (terrain[index], tokens[index]) for index, place in enumerate(ordered)}
    return _island(layout, land, mixed, tuple(kinds))


def _dealt_terrain(count: int, rng: Random) -> list[CardKind]:
    """Return `count` of the 21 hexes, dealt again until none of the five terrains is missing."""
    while True:
        terrain = list(ALL_TERRAIN)
        rng.shuffle(terrain)
        if len(set(terrain[:count])) == len(set(ALL_TERRAIN)):
            return terrain[:count]


def _dealt_tokens(land: tuple[Axial, ...], tokens: list[tuple[int, ...]], rng: Random) -> list[tuple[int, ...]]:
    """The tokens shuffled until no 6 or 8 lies next to another (BASE-054)."""
    tokens = list(tokens)
    while True:
        rng.shuffle(tokens)
        if not red_neighbours(land, tokens):
            return tokens


def ready_starts(island: Island, seats: int) -> tuple[tuple[int, int, int, int], ...]:
    """By seat: intersection and path of the plain settlement, then of the starred one (WATCH-18, WATCH-64)."""
    topology = island.topology
    return tuple(
        (
            int(topology.parse_corner(plain)),
            int(topology.parse_path(road)),
            int(topology.parse_corner(starred)),
            int(topology.parse_path(second)),
        )
        for plain, road, starred, second in (_STARTS[colour] for colour in _ORDER[seats])
    )
