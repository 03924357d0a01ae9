"""The boards of Traders & Barbarians: trade hexes with a plaza in their middle, and where the barbarians begin.

The options are those of the base game. In a variable layout the producing tiles are dealt anew; with five and six
players the tokens keep their places (TRADE-019).

Rulings where the rule file is silent:
* With five and six players `spiral` and `random` are the same: only the terrain is dealt, without a look at 6 and 8,
  which never touch.
* With three and four players the tokens of the layout `random` are dealt under BASE-054.
"""

from __future__ import annotations

from functools import cached_property
from random import Random

from catan_desktop.games.classic.layouts import CLASSIC_CHART, MANY, THIRTY_CHART
from catan_desktop.grid.axial import CORNERS, Axial
from catan_desktop.grid.coast import corner_hexes
from catan_desktop.grid.outline import THIRTY_SEVEN
from catan_desktop.grid.topology import PLAZA, CornerId, HexId, PathId, Place, Topology, build
from catan_desktop.kernel import record, replace
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.layouts import (
    FIXED,
    SPIRAL,
    Chart,
    dealt_harbours,
    harbours_at,
    random_tokens,
    read,
    shuffled_at,
    tokens_from,
)
from catan_desktop.mechanics.terrain import LAND, Terrain

CASTLE = Terrain("trade-castle", takes_token=False)
QUARRY = Terrain("quarry", takes_token=False)
GLASSWORKS = Terrain("glassworks", takes_token=False)
TRADE = (CASTLE, QUARRY, GLASSWORKS)
"""The kinds of trade hexes, which yield nothing (TRADE-011). A commodity comes from one kind and goes to another."""
KINDS = (*LAND, *TRADE)


@record
class TradeIsland(Island):
    """An island with trade hexes."""

    closed: tuple[str, ...] = ()
    """Names of the edges of trade hexes where nothing can be (TRADE-014a)."""
    barbarians: tuple[str, ...] = ()
    """Names of the paths on which the barbarians begin (TRADE-025, TRADE-025a)."""

    @cached_property
    def topology(self) -> Topology:
        """The numbered graph of hexes, intersections and paths, plazas and inner paths among them."""
        return build(self.land, inner_paths(self.land, self.closed, [self.land[hex] for hex in self.trade_hexes]))

    @cached_property
    def trade_hexes(self) -> tuple[HexId, ...]:
        """The trade hexes in the order of the numbers of hexes; stacks have this order."""
        return tuple(HexId(hex) for hex, terrain in enumerate(self.hex_terrain) if terrain in TRADE)

    @cached_property
    def trade_kinds(self) -> tuple[int, ...]:
        """By trade hex: the index of its kind in TRADE."""
        return tuple(TRADE.index(self.hex_terrain[hex]) for hex in self.trade_hexes)

    @cached_property
    def plazas(self) -> tuple[CornerId, ...]:
        """By trade hex: its plaza, an intersection (TRADE-012)."""
        return tuple(self.topology.corner_id(*self.land[hex], PLAZA) for hex in self.trade_hexes)

    @cached_property
    def plaza_mask(self) -> int:
        """The mask of the plazas."""
        return mask_of(self.plazas)

    @cached_property
    def closed_paths(self) -> int:
        """The mask of the closed edges (TRADE-015, TRADE-015a)."""
        return mask_of([self.topology.parse_path(name) for name in self.closed])

    @cached_property
    def open_paths(self) -> int:
        """The mask of the paths that roads, wagons and barbarians may take."""
        return self.topology.all_paths & ~self.closed_paths

    @cached_property
    def closed_corners(self) -> int:
        """The mask of the corners that no open path reaches (TRADE-015a)."""
        topology = self.topology
        return mask_of([corner for corner, paths in enumerate(topology.corner_paths) if not paths & self.open_paths])

    @cached_property
    def barbarian_paths(self) -> tuple[PathId, ...]:
        """The paths on which the barbarians begin."""
        return tuple(self.topology.parse_path(name) for name in self.barbarians)


def inner_paths(land: tuple[Axial, ...], closed: tuple[str, ...], trade: list[Axial]) -> tuple[Place, ...]:
    """Return the inner paths of trade hexes: one to each corner that an open edge reaches (TRADE-013, TRADE-017)."""
    plain = build(land)
    shut = mask_of([plain.parse_path(name) for name in closed])
    return tuple(
        (q, r, side) for q, r in trade for side in CORNERS if plain.corner_paths[plain.corner_id(q, r, side)] & ~shut
    )


SMALL_CLOSED = (
    *("E(-3,1,NE)", "E(-3,0,E)", "E(-2,-1,SE)"),
    *("E(2,-3,SE)", "E(2,-2,NE)", "E(2,-2,E)"),
    *("E(0,2,E)", "E(0,2,SE)", "E(-1,3,NE)"),
)
"""TRADE-014a."""
SMALL_BARBARIANS = ("E(1,-2,SE)", "E(0,1,E)", "E(-2,1,NE)")
"""TRADE-025."""
LARGE_BARBARIANS = ("E(2,-3,SE)", "E(-3,1,NE)", "E(0,2,E)")
"""TRADE-025a."""
UNUSED = (2, 12)
"""Tokens left out with three and four players (TRADE-010a)."""
SMALL_CHART = replace(
    CLASSIC_CHART,
    hexes="""
0: mountains 10, forest 9, quarry
-1: fields 9, hills 6, pasture 4, hills 11
-2: trade-castle, forest 11, pasture 10, forest 3, mountains 8
-2: forest 8, mountains 3, fields 4, pasture 5
-2: hills 5, fields 6, glassworks
""",
    letters=tuple(token for token in CLASSIC_CHART.letters if token not in UNUSED),
    kinds=KINDS,
)
"""TRADE-021."""
LARGE_CHART = Chart(
    land=THIRTY_SEVEN,
    top=-3,
    hexes="""
0: quarry, pasture 6, hills 10, glassworks
-1: hills 4, desert, mountains 3, forest 12, fields 8
-2: pasture 3, mountains 5, forest 10, hills 5, mountains 9, forest 11
-3: glassworks, fields 8, pasture 12, trade-castle, fields 2, pasture 6, quarry
-3: pasture 11, mountains 9, fields 4, pasture 9, hills 5, fields 3
-3: forest 6, hills 2, mountains 11, desert, forest 4
-3: quarry, fields 10, forest 8, glassworks
""",
    letters=THIRTY_CHART.letters,
    harbours=harbours_at(
        "E(0,-4,SE) any; E(1,-3,NE) wool; E(3,-2,NE) any; E(3,0,E) any; E(2,1,SE) brick; E(0,3,E) wool; "
        "E(-1,3,SE) lumber; E(-4,4,NE) any; E(-4,2,E) grain; E(-4,1,NE) any; E(-3,-1,E) ore"
    ),
    kinds=KINDS,
)
"""TRADE-022, TRADE-023."""


def board(seats: int, options: Options, rng: Random) -> TradeIsland:
    """Return the board for `seats` players by the options `layout` and `harbours`."""
    many = seats >= MANY
    chart = LARGE_CHART if many else SMALL_CHART
    terrain, tokens = read(chart)
    layout = str(options["layout"])
    if layout != FIXED:
        fertile = [hex for hex, kind in enumerate(terrain) if KINDS[kind].takes_token]
        terrain = shuffled_at(terrain, fertile, rng)
        tokens = tokens if many else _small_tokens(terrain, layout, rng)
    return TradeIsland(
        layout,
        build(chart.land).hexes,
        terrain,
        tokens,
        dealt_harbours(chart, options, rng),
        terrain_kinds=KINDS,
        closed=() if many else SMALL_CLOSED,
        barbarians=LARGE_BARBARIANS if many else SMALL_BARBARIANS,
    )


def _small_tokens(terrain: tuple[int, ...], layout: str, rng: Random) -> tuple[tuple[int, ...], ...]:
    """The tokens of a small board laid anew: by spiral from a corner hex that produces, or at random (TRADE-020a)."""
    if layout != SPIRAL:
        return random_tokens(SMALL_CHART, terrain, rng)
    hexes = build(SMALL_CHART.land).hexes
    starts = [hex for hex in corner_hexes(SMALL_CHART.land) if KINDS[terrain[hexes.index(hex)]].takes_token]
    return tokens_from(SMALL_CHART, terrain, rng.choice(starts))
