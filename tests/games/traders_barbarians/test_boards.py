"""The boards of Traders & Barbarians: TRADE section 5.2."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from catan_desktop.games.classic.layouts import CLASSIC_CHART, THIRTY_CHART, island
from catan_desktop.games.traders_barbarians.layouts import SMALL_CHART, TradeIsland, board
from catan_desktop.grid.axial import CORNERS, DIRECTIONS
from catan_desktop.grid.topology import INNER, PLAZA, CornerId, PathId, Topology
from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.board import ANY
from catan_desktop.mechanics.layouts import read, red_neighbours, tokens_from
from catan_desktop.mechanics.tables import RESOURCES
from tests.games.laid_out import shown, table

SEEDS = range(60)
LAYOUTS = ["fixed", "spiral", "random"]
SMALL_FIXED = """
r=-2: (0,-2) mountains 10 | (1,-2) forest 9 | (2,-2) quarry -
r=-1: (-1,-1) fields 9    | (0,-1) hills 6  | (1,-1) pasture 4 | (2,-1) hills 11
r= 0: (-2,0) trade-castle -     | (-1,0) forest 11| (0,0) pasture 10 | (1,0) forest 3 | (2,0) mountains 8
r= 1: (-2,1) forest 8     | (-1,1) mountains 3 | (0,1) fields 4 | (1,1) pasture 5
r= 2: (-2,2) hills 5      | (-1,2) fields 6    | (0,2) glassworks -
"""
LARGE_FIXED = """
r=-3: (0,-3) quarry -    | (1,-3) pasture 6  | (2,-3) hills 10 | (3,-3) glassworks -
r=-2: (-1,-2) hills 4    | (0,-2) desert -   | (1,-2) mountains 3 | (2,-2) forest 12 | (3,-2) fields 8
r=-1: (-2,-1) pasture 3  | (-1,-1) mountains 5 | (0,-1) forest 10 | (1,-1) hills 5 | (2,-1) mountains 9 | (3,-1) forest 11
r= 0: (-3,0) glassworks - | (-2,0) fields 8  | (-1,0) pasture 12 | (0,0) trade-castle - | (1,0) fields 2 | (2,0) pasture 6 | (3,0) quarry -
r= 1: (-3,1) pasture 11  | (-2,1) mountains 9 | (-1,1) fields 4 | (0,1) pasture 9 | (1,1) hills 5 | (2,1) fields 3
r= 2: (-3,2) forest 6    | (-2,2) hills 2    | (-1,2) mountains 11 | (0,2) desert - | (1,2) forest 4
r= 3: (-3,3) quarry -    | (-2,3) fields 10  | (-1,3) forest 8 | (0,3) glassworks -
"""  # noqa: E501  (as the rules have it)
HARBOURS = """
3:1 (0,-3) NW V(0,-3,N) V(0,-4,S) E(0,-4,SE)
wool (1,-3) NE V(1,-3,N) V(2,-4,S) E(1,-3,NE)
3:1 (3,-2) NE V(3,-2,N) V(4,-3,S) E(3,-2,NE)
3:1 (3,0) E V(4,-1,S) V(3,1,N) E(3,0,E)
brick (2,1) SE V(2,2,N) V(2,1,S) E(2,1,SE)
wool (0,3) E V(1,2,S) V(0,4,N) E(0,3,E)
lumber (-1,3) SE V(-1,4,N) V(-1,3,S) E(-1,3,SE)
3:1 (-3,3) SW V(-4,4,N) V(-3,3,S) E(-4,4,NE)
grain (-3,2) W V(-3,1,S) V(-4,3,N) E(-4,2,E)
3:1 (-3,0) SW V(-4,1,N) V(-3,0,S) E(-4,1,NE)
ore (-2,-1) W V(-2,-2,S) V(-3,0,N) E(-3,-1,E)
"""
CLOSED = {
    (-2, 0): ("SW W NW", "V(-3,1,N) V(-2,-1,S)", "N NE SE S", "E(-3,1,NE) E(-3,0,E) E(-2,-1,SE)"),
    (2, -2): ("NW NE E", "V(2,-2,N) V(3,-3,S)", "SE S SW NW", "E(2,-3,SE) E(2,-2,NE) E(2,-2,E)"),
    (0, 2): ("E SE SW", "V(0,3,N) V(0,2,S)", "N NE SW NW", "E(0,2,E) E(0,2,SE) E(-1,3,NE)"),
}
"""TRADE-014, TRADE-014a: by trade hex the closed edges, the closed corners, the inner paths, the closed edges again."""
LARGE_TRADE = {
    "trade-castle": {(0, 0)},
    "quarry": {(0, -3), (3, 0), (-3, 3)},
    "glassworks": {(3, -3), (0, 3), (-3, 0)},
}


def dealt(seats: int, layout: str = "fixed", harbours: str = "fixed", seed: int = 0) -> TradeIsland:
    options: Options = {"layout": layout, "harbours": harbours}
    return board(seats, options, source(seed, "board"))


def places(found: TradeIsland, kind: str) -> set[tuple[int, int]]:
    return {hex for hex, terrain in zip(found.land, found.hex_terrain, strict=True) if terrain.key == kind}


def inner_sides(topology: Topology, hex: tuple[int, int]) -> set[str]:
    return {way[len(INNER) :] for q, r, way in topology.paths if (q, r) == hex and way.startswith(INNER)}


@pytest.mark.rule("TRADE-002", "TRADE-010", "TRADE-003", "TRADE-018", "TRADE-011", "TRADE-018a")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_trade_hexes_lie_where_they_lie(layout: str) -> None:
    """In every layout; they and the deserts carry no token and yield nothing."""
    for seats in (2, 3, 4):
        found = dealt(seats, layout, seed=seats)
        assert [places(found, kind) for kind in LARGE_TRADE] == [{(-2, 0)}, {(2, -2)}, {(0, 2)}]
    for seats in (5, 6):
        found = dealt(seats, layout, seed=seats)
        assert {kind: places(found, kind) for kind in LARGE_TRADE} == LARGE_TRADE
        assert places(found, "desert") == {(0, -2), (0, 2)}
    for found in (dealt(4, layout, seed=5), dealt(6, layout, seed=5)):
        for kind in (*LARGE_TRADE, "desert"):
            for at in places(found, kind):
                hex = found.topology.hex_id(at)
                assert (found.tokens[hex], found.hex_yields[hex]) == ((), None)


@pytest.mark.rule("TRADE-010a")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_tiles_and_tokens_of_the_small_board(layout: str) -> None:
    """Those of the base game without desert, one pasture, one fields, and the 2 and the 12."""
    found, classic = dealt(4, layout, seed=8), island(4, {"layout": "fixed", "harbours": "fixed"}, source(0, "board"))
    tiles = Counter(terrain.key for terrain in classic.hex_terrain) - Counter(["desert", "pasture", "fields"])
    own = Counter(kind.key for kind in found.hex_terrain if kind.key not in LARGE_TRADE)
    assert own == tiles
    tokens = Counter(token for token in classic.tokens if token) - Counter([(2,), (12,)])
    assert Counter(token for token in found.tokens if token) == tokens


@pytest.mark.rule("TRADE-012", "TRADE-024", "TRADE-024a")
@pytest.mark.parametrize(("seats", "corners", "plazas", "edges", "inner"), [(4, 54, 3, 72, 12), (6, 96, 7, 132, 42)])
def test_plazas_and_inner_paths(seats: int, corners: int, plazas: int, edges: int, inner: int) -> None:
    """One plaza in every trade hex, and inner paths from it to corners of that hex."""
    found = dealt(seats)
    topology = found.topology
    assert len(topology.corners) == corners + plazas
    assert len(topology.paths) == edges + inner
    assert sorted((q, r) for q, r, side in topology.corners if side == PLAZA) == sorted(
        found.land[hex] for hex in found.trade_hexes
    )
    assert mask_of(found.plazas) == found.plaza_mask
    for plaza, hex in zip(found.plazas, found.trade_hexes, strict=True):
        assert topology.corner_name(plaza) == f"P{topology.hex_name(hex)}"
        around = set(topology.hex_corners[hex])
        for path in bits(topology.corner_paths[plaza]):
            assert topology.path_ends[path][0] == plaza
            assert topology.path_ends[path][1] in around
            side = CORNERS[topology.hex_corners[hex].index(topology.path_ends[path][1])]
            assert topology.path_name(PathId(path)) == f"S{topology.hex_name(hex)[:-1]},{side})"


@pytest.mark.rule("TRADE-013", "TRADE-013a", "TRADE-013b", "TRADE-014", "TRADE-014a", "TRADE-024a")
def test_the_sea_side_of_a_trade_hex_is_closed_on_the_small_board() -> None:
    """Seven usable paths and four building corners are left at each; no harbour is lost."""
    found = dealt(4)
    topology = found.topology
    assert found.closed_paths.bit_count() == 9
    assert found.closed_corners.bit_count() == 6
    for (q, r), (edges, corners, inner, names) in CLOSED.items():
        hex = topology.hex_id((q, r))
        closed = [topology.path_id(q, r, edge) for edge in edges.split()]
        assert {topology.path_name(path) for path in closed} == set(names.split())
        assert all(topology.path_hexes[path] == 1 << hex for path in closed), "the sea edges"
        assert mask_of([*topology.hex_paths[hex]]) & found.closed_paths == mask_of([*closed])
        shut = topology.hex_corner_mask[hex] & found.closed_corners
        assert {topology.corner_name(CornerId(corner)) for corner in bits(shut)} == set(corners.split())
        assert inner_sides(topology, (q, r)) == set(inner.split())
        ways = topology.corner_paths[topology.corner_id(q, r, PLAZA)]
        land = mask_of([*topology.hex_paths[hex]]) & found.open_paths
        assert (ways.bit_count(), land.bit_count()) == (4, 3)
        assert (topology.hex_corner_mask[hex] & ~found.closed_corners).bit_count() == 4
    for harbour, quays in zip(found.harbours, found.harbour_corners, strict=True):
        assert not found.closed_paths >> topology.parse_path(harbour.path) & 1
        assert not found.closed_corners & quays


@pytest.mark.rule("TRADE-016", "TRADE-017", "TRADE-017a", "TRADE-003")
def test_the_large_board_is_open_everywhere() -> None:
    """28 hexes that produce, two deserts, seven trade hexes with twelve usable paths each."""
    found = dealt(6)
    topology = found.topology
    assert len(found.land) == 37
    kinds = Counter(kind.key for kind in found.hex_terrain)
    assert kinds == {
        **{"trade-castle": 1, "quarry": 3, "glassworks": 3, "desert": 2},
        **{"forest": 6, "hills": 5, "pasture": 6, "fields": 6, "mountains": 5},
    }
    assert sum(kind is not None for kind in found.hex_yields) == 28
    assert (found.closed_paths, found.closed_corners) == (0, 0)
    for hex in found.trade_hexes:
        q, r = found.land[hex]
        assert inner_sides(topology, (q, r)) == set(CORNERS)
        ways = topology.corner_paths[topology.corner_id(q, r, PLAZA)] | mask_of([*topology.hex_paths[hex]])
        assert ways.bit_count() == 12


@pytest.mark.rule("TRADE-021", "TRADE-022")
@pytest.mark.parametrize(("seats", "text", "hexes"), [(4, SMALL_FIXED, 19), (6, LARGE_FIXED, 37)])
def test_the_fixed_layouts(seats: int, text: str, hexes: int) -> None:
    """No 6 or 8 beside another; on the large board no equal tokens side by side."""
    found = dealt(seats)
    assert len(table(text)) == hexes
    assert shown(found) == table(text)
    assert not red_neighbours(found.land, found.tokens)
    if seats == 6:
        for hex, near in enumerate(found.topology.hex_hexes):
            assert not found.tokens[hex] or all(found.tokens[other] != found.tokens[hex] for other in bits(near))


@pytest.mark.rule("TRADE-019", "TRADE-019a")
@pytest.mark.parametrize("layout", ["spiral", "random"])
def test_the_large_board_keeps_its_tokens(layout: str) -> None:
    """All 28 of the box, where they lie in the fixed layout; the terrain below them is dealt anew."""
    fixed, boards = dealt(6), [dealt(6, layout, seed=seed) for seed in range(120)]
    assert sorted(token for token in fixed.tokens if token) == sorted((letter,) for letter in THIRTY_CHART.letters)
    assert {found.tokens for found in boards} == {fixed.tokens}
    assert len({found.terrain for found in boards}) > 110
    for hex, kind in enumerate(fixed.hex_yields):
        assert len({found.terrain[hex] for found in boards}) == (1 if kind is None else 5)


@pytest.mark.rule("TRADE-020")
@pytest.mark.parametrize("layout", ["spiral", "random"])
def test_the_tiles_of_the_small_board_are_shuffled(layout: str) -> None:
    """Sixteen of them, over the hexes without trade."""
    boards = [dealt(4, layout, seed=seed) for seed in range(120)]
    assert len({found.terrain for found in boards}) > 110
    for hex, at in enumerate(boards[0].land):
        assert len({found.terrain[hex] for found in boards}) == (1 if at in CLOSED else 5)


@pytest.mark.rule("TRADE-020a")
def test_spirals_of_the_small_board() -> None:
    """Without B and H from the corners (0,-2), (2,0) and (-2,2), each at times; no 6 or 8 beside another."""
    letters = [(letter,) for letter in CLASSIC_CHART.letters]
    assert (letters[1], letters[7]) == ((2,), (12,)), "B and H"
    expected = set()
    for start in ((0, -2), (2, 0), (-2, 2)):
        tokens = tokens_from(SMALL_CHART, read(SMALL_CHART)[0], start)
        assert Counter(token for token in tokens if token) == Counter(letters) - Counter([(2,), (12,)])
        assert tokens[dealt(4).topology.hex_id(start)] == (5,), "A"
        assert not red_neighbours(SMALL_CHART.land, tokens)
        expected.add(tokens)
    assert {dealt(seats, "spiral", seed=seed).tokens for seed in SEEDS for seats in (2, 3, 4)} == expected


@pytest.mark.rule("TRADE-020")
def test_random_tokens_of_the_small_board_keep_red_ones_apart() -> None:
    boards = [dealt(4, "random", seed=seed) for seed in SEEDS]
    assert not any(red_neighbours(found.land, found.tokens) for found in boards)
    assert len({found.tokens for found in boards}) > 55


@pytest.mark.rule("TRADE-023", "TRADE-026")
def test_harbours_of_the_large_board() -> None:
    """Eleven places; every quarry and glassworks has a corner at one of them."""
    found = dealt(6)
    topology = found.topology
    lines = [line.split() for line in HARBOURS.strip().splitlines()]
    assert len(lines) == len(found.harbours) == 11
    for (kind, hex, edge, one, other, path), harbour in zip(lines, found.harbours, strict=True):
        assert harbour.path == path
        q, r = found.land[topology.parse_hex(hex)]
        assert topology.path_id(q, r, edge) == topology.parse_path(path)
        assert edge in DIRECTIONS
        ends = {topology.corner_name(corner) for corner in topology.path_ends[topology.parse_path(path)]}
        assert ends == {one, other}
        assert (harbour.kind, harbour.rate) == ((ANY, 3) if kind == "3:1" else (RESOURCES.index(kind), 2))
    quays = mask_of([corner for mask in found.harbour_corners for corner in bits(mask)])
    for kind in ("quarry", "glassworks"):
        for at in LARGE_TRADE[kind]:
            assert topology.hex_corner_mask[topology.hex_id(at)] & quays
    assert all(not one & other for one, other in combinations(found.harbour_corners, 2))


@pytest.mark.rule("TRADE-021")
def test_harbours_of_the_small_board_are_those_of_the_base_game() -> None:
    assert dealt(4).harbours == island(4, {"layout": "fixed", "harbours": "fixed"}, source(0, "board")).harbours
    shuffled = [dealt(4, harbours="shuffled", seed=seed).harbours for seed in SEEDS]
    assert {tuple(harbour.path for harbour in each) for each in shuffled} == {
        tuple(harbour.path for harbour in dealt(4).harbours)
    }
    assert len(set(shuffled)) > 50


@pytest.mark.rule("TRADE-025", "TRADE-025a", "TRADE-002b", "TRADE-070")
@pytest.mark.parametrize(
    ("seats", "names"),
    [(4, "E(1,-2,SE) E(0,1,E) E(-2,1,NE)"), (6, "E(2,-3,SE) E(-3,1,NE) E(0,2,E)")],
)
def test_three_barbarians_begin_on_their_paths(seats: int, names: str) -> None:
    for layout in LAYOUTS:
        found = dealt(seats, layout, seed=3)
        assert [found.topology.path_name(path) for path in found.barbarian_paths] == names.split()
        assert not mask_of(found.barbarian_paths) & found.closed_paths


def test_the_same_seed_gives_the_same_board() -> None:
    for seats in (4, 6):
        for layout in LAYOUTS:
            assert dealt(seats, layout, "shuffled", 9) == dealt(seats, layout, "shuffled", 9)
            assert dealt(seats, layout, "shuffled", 9).topology is dealt(seats, layout, "fixed", 9).topology
