"""The boards of Rivers of Catan: RIVER section 2.1."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from itertools import pairwise
from operator import or_

import msgspec
import pytest

from catan_desktop.games.classic.layouts import CLASSIC_CHART, THIRTY_CHART, island
from catan_desktop.games.rivers.layouts import LARGE_CHART, SMALL_CHART, SWAMP, RiverIsland, board
from catan_desktop.grid.coast import corner_hexes
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.dice import DICE_STEP
from catan_desktop.mechanics.layouts import Chart, dealt_tokens, read, red_neighbours, tokens_from
from catan_desktop.mechanics.tables import RESOURCES
from tests.games.laid_out import shown, table
from tests.mechanics.place import classic, place

SEEDS = range(60)
LAYOUTS = ["fixed", "spiral", "random"]
BOXES = [(4, SMALL_CHART), (6, LARGE_CHART)]
SMALL_FIXED = """
r=-2: (0,-2) fields 10 | (1,-2) forest 2+12 | (2,-2) forest 9
r=-1: (-1,-1) swamp -  | (0,-1) pasture 6   | (1,-1) hills 4 | (2,-1) mountains 10
r= 0: (-2,0) fields 8  | (-1,0) forest 11   | (0,0) fields 9 | (1,0) forest 3 | (2,0) mountains 8
r= 1: (-2,1) swamp -   | (-1,1) hills 3     | (0,1) mountains 4 | (1,1) pasture 5
r= 2: (-2,2) hills 5   | (-1,2) fields 6    | (0,2) pasture 11
"""
LARGE_FIXED = """
r=-3: (0,-3) fields 5   | (1,-3) swamp -      | (2,-3) hills 2
r=-2: (-1,-2) forest 4  | (0,-2) hills 10     | (1,-2) forest 8  | (2,-2) fields 4
r=-1: (-2,-1) pasture 6 | (-1,-1) mountains 11 | (0,-1) fields 12 | (1,-1) hills 9 | (2,-1) mountains 8
r= 0: (-3,0) forest 3   | (-2,0) mountains 12 | (-1,0) pasture 3 | (0,0) mountains 6 | (1,0) pasture 5 | (2,0) pasture 3
r= 1: (-3,1) fields 9   | (-2,1) hills 10     | (-1,1) forest 2  | (0,1) hills 9  | (1,1) fields 6
r= 2: (-3,2) forest 8   | (-2,2) pasture 5    | (-1,2) mountains 4 | (0,2) forest 10
r= 3: (-3,3) fields 11  | (-2,3) swamp -      | (-1,3) pasture 11
"""
RIVERS = {
    4: """
(2,-1) mountains, (1,-1) hills, (0,-1) pasture, (-1,-1) swamp | E(1,-1,E) E(0,-1,E) E(-1,-1,E) E(-1,-2,SE)
(0,1) mountains, (-1,1) hills, (-2,1) swamp | E(-1,1,E) E(-2,1,E) E(-3,2,NE)
""",
    6: """
(-2,0) mountains, (-2,1) hills, (-2,2) pasture, (-2,3) swamp | E(-2,0,SE) E(-2,1,SE) E(-2,2,SE) E(-3,4,NE)
(-1,-1) mountains, (0,-2) hills, (1,-3) swamp | E(-1,-1,NE) E(0,-2,NE) E(1,-4,SE)
(0,0) mountains, (1,0) pasture, (2,0) pasture | E(0,0,E) E(1,0,E) E(2,0,NE)
""",
}


def dealt(
    seats: int, layout: str = "fixed", harbours: str = "fixed", seed: int = 0, literal: bool = False
) -> RiverIsland:
    options: Options = {"layout": layout, "harbours": harbours, "river56_literal_2_12": literal}
    return board(seats, options, source(seed, "board"))


def rivers(seats: int) -> list[tuple[list[str], list[str], set[str]]]:
    """By river: names of the hexes, their terrain, names of the bridge sites."""
    found = []
    for line in RIVERS[seats].strip().splitlines():
        hexes, sites = line.split(" | ")
        pairs = [entry.split() for entry in hexes.split(", ")]
        found.append(([name for name, _ in pairs], [terrain for _, terrain in pairs], set(sites.split())))
    return found


def name_of(found: Island, hex: int) -> str:
    return found.topology.hex_name(HexId(hex))


def terrain_of(found: Island, name: str) -> str:
    return found.hex_terrain[found.topology.parse_hex(name)].key


# rivers


@pytest.mark.rule("RIVER-002", "RIVER-002a", "RIVER-003", "RIVER-009")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_rivers_lie_where_they_lie(layout: str) -> None:
    """From the source to the mouth, over the same tiles in every layout; a third river for five and six."""
    for seats, box in ((2, 4), (3, 4), (4, 4), (5, 6), (6, 6)):
        found = dealt(seats, layout, seed=seats)
        laid_out = [[name_of(found, found.topology.hex_id(hex)) for hex in river.hexes] for river in found.rivers]
        assert laid_out == [hexes for hexes, _, _ in rivers(box)]
        assert [[terrain_of(found, name) for name in names] for names in laid_out] == [
            kinds for _, kinds, _ in rivers(box)
        ]


@pytest.mark.rule("RIVER-006a", "RIVER-009", "RIVER-010")
@pytest.mark.parametrize(("seats", "many"), [(4, 7), (6, 10)])
def test_bridge_sites(seats: int, many: int) -> None:
    """The seams of each river and its outlet: as many as it has hexes."""
    found = dealt(seats)
    assert found.bridge_sites == mask_of(
        [found.topology.parse_path(name) for _, _, sites in rivers(seats) for name in sites]
    )
    assert found.bridge_sites.bit_count() == many == sum(len(river.hexes) for river in found.rivers)


@pytest.mark.rule("RIVER-006")
@pytest.mark.parametrize("seats", [4, 6])
def test_a_river_runs_from_mountains_to_the_sea(seats: int) -> None:
    """Each hex touches the next one; the last site has the sea on its other side."""
    found = dealt(seats)
    topology = found.topology
    for river in found.rivers:
        hexes = [topology.hex_id(hex) for hex in river.hexes]
        assert found.hex_terrain[hexes[0]].key == "mountains"
        assert all(topology.hex_hexes[one] >> other & 1 for one, other in pairwise(hexes))
        assert topology.path_hexes[topology.path_id(*river.hexes[-1], river.outlet)] == 1 << hexes[-1]


@pytest.mark.rule("RIVER-011", "RIVER-011a")
@pytest.mark.parametrize("seats", [4, 6])
def test_bridge_sites_keep_apart(seats: int) -> None:
    """No intersection touches two, and none is the edge of a harbour."""
    found = dealt(seats)
    assert all((paths & found.bridge_sites).bit_count() < 2 for paths in found.topology.corner_paths)
    quays = mask_of([found.topology.parse_path(harbour.path) for harbour in found.harbours])
    assert not quays & found.bridge_sites


@pytest.mark.rule("RIVER-011b")
def test_the_edge_between_two_sources_is_no_bridge_site() -> None:
    found = dealt(6)
    path = found.topology.parse_path("E(-2,0,NE)")
    assert found.topology.path_hexes[path].bit_count() == 2
    assert found.river_paths >> path & 1
    assert not found.bridge_sites >> path & 1


@pytest.mark.rule("RIVER-012", "RIVER-012a")
@pytest.mark.parametrize(("seats", "paths", "roads", "corners"), [(4, 37, 30, 32), (6, 52, 42, 44)])
def test_river_paths_and_intersections(seats: int, paths: int, roads: int, corners: int) -> None:
    """Swamps included; no intersection touches more than two river hexes."""
    found = dealt(seats)
    topology = found.topology
    hexes = [topology.hex_id(hex) for river in found.rivers for hex in river.hexes]
    assert found.river_hexes == mask_of([*hexes])
    assert found.river_paths == reduce(or_, (1 << path for hex in hexes for path in topology.hex_paths[hex]))
    assert found.river_paths.bit_count() == paths
    assert (found.river_paths & ~found.bridge_sites).bit_count() == roads
    assert found.river_corners == reduce(or_, (topology.hex_corner_mask[hex] for hex in hexes))
    assert found.river_corners.bit_count() == corners
    assert all((near & found.river_hexes).bit_count() <= 2 for near in topology.corner_hexes)


@pytest.mark.rule("RIVER-005", "RIVER-005a")
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [4, 6])
def test_swamps_yield_nothing_and_other_river_hexes_as_ever(seats: int, layout: str) -> None:
    found = dealt(seats, layout, seed=7)
    swamps = [hex for hex, terrain in enumerate(found.hex_terrain) if terrain == SWAMP]
    assert len(swamps) == 2
    for hex in bits(found.river_hexes):
        dry = hex not in swamps
        assert bool(found.tokens[hex]) == (found.hex_yields[hex] is not None) == dry
    wanted = {"mountains": "ore", "hills": "brick", "pasture": "wool"}
    for names, kinds, _ in rivers(seats):
        for name, kind in zip(names, kinds, strict=True):
            resource = found.hex_yields[found.topology.parse_hex(name)]
            assert (None if resource is None else RESOURCES[resource]) == wanted.get(kind)


# tiles, tokens, harbours


@pytest.mark.rule("RIVER-007", "RIVER-008")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_tiles_beside_the_rivers(layout: str) -> None:
    small = {"fields": 4, "forest": 4, "pasture": 2, "hills": 1, "mountains": 1}
    large = {"fields": 6, "forest": 6, "pasture": 3, "hills": 3, "mountains": 2}
    for seats, wanted in ((2, small), (4, small), (5, large), (6, large)):
        found = dealt(seats, layout, seed=seats)
        others = [kind.key for hex, kind in enumerate(found.hex_terrain) if not found.river_hexes >> hex & 1]
        assert Counter(others) == wanted


@pytest.mark.rule("RIVER-019", "RIVER-020", "RIVER-014a", "RIVER-015")
@pytest.mark.parametrize(("seats", "text", "hexes"), [(4, SMALL_FIXED, 19), (6, LARGE_FIXED, 30)])
def test_the_fixed_layouts(seats: int, text: str, hexes: int) -> None:
    """With no 6 or 8 beside another, and no equal tokens side by side."""
    found = dealt(seats)
    assert len(table(text)) == hexes
    assert shown(found) == table(text)
    assert not red_neighbours(found.land, found.tokens)
    for hex, near in enumerate(found.topology.hex_hexes):
        assert not found.tokens[hex] or all(found.tokens[other] != found.tokens[hex] for other in bits(near))


@pytest.mark.rule("RIVER-020")
def test_the_tokens_of_the_large_fixed_layout_are_a_spiral() -> None:
    terrain, tokens = read(LARGE_CHART)
    assert tokens_from(LARGE_CHART, terrain, (2, -3)) == tokens


@pytest.mark.rule("RIVER-X08")
def test_one_hex_for_two_and_twelve() -> None:
    found = dealt(4)
    assert [name_of(found, hex) for hex in found.producers[2]] == ["(1,-2)"]
    assert found.producers[12] == found.producers[2]
    assert terrain_of(found, "(1,-2)") == "forest"


@pytest.mark.rule("RIVER-X09", "RIVER-015")
def test_two_hexes_each_for_two_and_twelve() -> None:
    found = dealt(6)
    told = {
        total: {(name_of(found, hex), found.hex_terrain[hex].key) for hex in found.producers[total]}
        for total in (2, 12)
    }
    assert told == {
        2: {("(2,-3)", "hills"), ("(-1,1)", "forest")},
        12: {("(-2,0)", "mountains"), ("(0,-1)", "fields")},
    }


@pytest.mark.rule("RIVER-014", "RIVER-014a")
def test_spirals_of_the_small_board() -> None:
    """17 tokens from every corner at times, without the 2, which then joins the 12; no 6 or 8 beside another."""
    expected = {}
    for start in corner_hexes(SMALL_CHART.land):
        tokens = tokens_from(SMALL_CHART, read(SMALL_CHART)[0], start)
        assert sorted(token for token in tokens if token) == sorted(
            (letter,) for letter in CLASSIC_CHART.letters if letter != 2
        )
        assert not red_neighbours(SMALL_CHART.land, tokens)
        expected[start] = tuple((2, 12) if token == (12,) else token for token in tokens)
    found = {dealt(seats, "spiral", seed=seed).tokens for seed in SEEDS for seats in (2, 3, 4)}
    assert found == set(expected.values())


@pytest.mark.rule("RIVER-015", "RIVER-017")
def test_spirals_of_the_large_board() -> None:
    """All 28 tokens from every corner at times; no 6 or 8 beside another."""
    expected = {tokens_from(LARGE_CHART, read(LARGE_CHART)[0], start) for start in corner_hexes(LARGE_CHART.land)}
    assert not any(red_neighbours(LARGE_CHART.land, tokens) for tokens in expected)
    assert {dealt(seats, "spiral", seed=seed).tokens for seed in SEEDS for seats in (5, 6)} == expected
    for tokens in expected:
        assert sorted(token for token in tokens if token) == sorted((letter,) for letter in THIRTY_CHART.letters)


@pytest.mark.rule("RIVER-017")
@pytest.mark.parametrize("seats", [4, 6])
def test_random_tokens_keep_red_ones_apart(seats: int) -> None:
    """The small board too has 17 tokens, one of them a double one."""
    fixed = Counter(dealt(seats).tokens)
    boards = [dealt(seats, "random", seed=seed) for seed in SEEDS]
    assert all(Counter(found.tokens) == fixed for found in boards)
    assert not any(red_neighbours(found.land, found.tokens) for found in boards)
    assert len({found.tokens for found in boards}) > 55


@pytest.mark.rule("RIVER-016")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_literal_reading_leaves_four_hexes_without_a_token(layout: str) -> None:
    """Those that would have had a 2 or a 12; nothing else changes, and nothing at all with four players."""
    plain, literal = dealt(6, layout, seed=4), dealt(6, layout, seed=4, literal=True)
    bare = {*plain.producers[2], *plain.producers[12]}
    assert len(bare) == 4
    assert literal.tokens == tuple(() if hex in bare else token for hex, token in enumerate(plain.tokens))
    assert literal.terrain == plain.terrain
    assert dealt(4, layout, seed=4, literal=True) == dealt(4, layout, seed=4)


@pytest.mark.rule("RIVER-017a")
@pytest.mark.parametrize("layout", ["spiral", "random"])
@pytest.mark.parametrize("seats", [4, 6])
def test_the_tiles_beside_the_rivers_are_shuffled(seats: int, layout: str) -> None:
    """Any kind may come to any place without a river."""
    boards = [dealt(seats, layout, seed=seed) for seed in range(120)]
    assert len({found.terrain for found in boards}) > 110
    for hex in range(len(boards[0].land)):
        kinds = {found.terrain[hex] for found in boards}
        assert len(kinds) == (1 if boards[0].river_hexes >> hex & 1 else 5)


@pytest.mark.parametrize(("seats", "chart"), BOXES)
def test_the_same_seed_gives_the_same_board(seats: int, chart: Chart) -> None:
    """The tiles are asked for before the tokens."""
    for layout in ("spiral", "random"):
        found = dealt(seats, layout, "shuffled", 9)
        assert found == dealt(seats, layout, "shuffled", 9)
        rng = source(9, "board")
        dry = [number for hex, number in enumerate(dealt(seats).terrain) if not found.river_hexes >> hex & 1]
        rng.shuffle(dry)
        assert [number for hex, number in enumerate(found.terrain) if not found.river_hexes >> hex & 1] == dry
        tokens = dealt_tokens(chart, found.terrain, layout, rng)
        assert [token for token in found.tokens if token not in {(12,), (2, 12)}] == [
            token for token in tokens if token != (12,)
        ]


@pytest.mark.rule("RIVER-013")
@pytest.mark.parametrize("seats", [4, 6])
def test_harbours_are_those_of_the_base_game(seats: int) -> None:
    assert dealt(seats).harbours == island(seats, {"layout": "fixed", "harbours": "fixed"}, source(0, "board")).harbours
    shuffled = [dealt(seats, harbours="shuffled", seed=seed).harbours for seed in SEEDS]
    assert {tuple(harbour.path for harbour in each) for each in shuffled} == {
        tuple(harbour.path for harbour in dealt(seats).harbours)
    }
    assert len(set(shuffled)) > 50


# the robber


@pytest.mark.rule("RIVER-018", "RIVER-018a")
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("seats", "swamp"), [(3, "(-1,-1)"), (5, "(-2,3)")])
def test_the_robber_begins_on_the_swamp_of_the_long_river(seats: int, swamp: str, layout: str) -> None:
    """And may go to any other hex, the second swamp among them."""
    game = classic(seats)
    t = place(Game(game.ruleset, seats, dealt(seats, layout, seed=2), game.options), step=DICE_STEP)
    assert t.robber == swamp
    t.do("* dice 3 4")
    assert t.sites("move_robber") == {f"({q},{r})" for q, r in t.game.board.land} - {swamp}


@pytest.mark.parametrize("seats", [4, 6])
def test_a_board_is_stored_with_its_rivers(seats: int) -> None:
    found = dealt(seats, "random", "shuffled", 3)
    again = msgspec.convert(msgspec.to_builtins(found), RiverIsland)
    assert again == found
    assert (again.bridge_sites, again.robber_start) == (found.bridge_sites, found.robber_start)
