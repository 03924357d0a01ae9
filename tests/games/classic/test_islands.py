"""The boards of the classic game for two to six seats: BASE sections 2 to 4, EXT sections 2 to 4."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations

import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.classic.layouts import CLASSIC_CHART, THIRTY_CHART, island
from catan_desktop.grid.coast import coast, corner_hexes
from catan_desktop.grid.outline import NINETEEN, THIRTY
from catan_desktop.grid.topology import build
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.mechanics.board import ANY, Island
from catan_desktop.mechanics.layouts import Chart, random_tokens, read, red_neighbours, tokens_from
from catan_desktop.mechanics.tables import BRICK, GRAIN, LUMBER, ORE, WOOL
from catan_desktop.mechanics.terrain import DESERT, LAND
from tests.mechanics.place import classic, place
from tests.recipes import set_table

SEEDS = range(60)
KINDS = {"3:1": ANY, "lumber": LUMBER, "brick": BRICK, "wool": WOOL, "grain": GRAIN, "ore": ORE}
CLASSIC_FIXED = """
(0,-2) mountains 10 | (1,-2) pasture 2  | (2,-2) forest 9
(-1,-1) fields 12   | (0,-1) hills 6    | (1,-1) pasture 4 | (2,-1) hills 10
(-2,0) fields 9     | (-1,0) forest 11  | (0,0) desert -   | (1,0) forest 3 | (2,0) mountains 8
(-2,1) forest 8     | (-1,1) mountains 3| (0,1) fields 4   | (1,1) pasture 5
(-2,2) hills 5      | (-1,2) fields 6   | (0,2) pasture 11
"""
EXT_FIXED = """
(0,-3) forest 4  | (1,-3) pasture 5   | (2,-3) fields 2
(-1,-2) hills 6  | (0,-2) mountains 11| (1,-2) hills 10   | (2,-2) pasture 8
(-2,-1) desert - | (-1,-1) forest 12  | (0,-1) fields 12  | (1,-1) forest 9 | (2,-1) fields 4
(-3,0) fields 3  | (-2,0) forest 10   | (-1,0) mountains 3| (0,0) hills 6   | (1,0) hills 5  | (2,0) forest 8
(-3,1) pasture 9 | (-2,1) mountains 5 | (-1,1) fields 2   | (0,1) desert -  | (1,1) pasture 3
(-3,2) hills 8   | (-2,2) pasture 4   | (-1,2) pasture 9  | (0,2) mountains 6
(-3,3) mountains 11 | (-2,3) fields 11 | (-1,3) forest 10
"""
CLASSIC_HARBOURS = """
3:1 E(0,-3,SE) V(0,-2,N) V(0,-3,S) 1
grain E(1,-2,NE) V(1,-2,N) V(2,-3,S) 4
ore E(2,-1,NE) V(2,-1,N) V(3,-2,S) 8
3:1 E(2,0,E) V(3,-1,S) V(2,1,N) 11
wool E(1,1,SE) V(1,2,N) V(1,1,S) 14
3:1 E(-1,2,SE) V(-1,3,N) V(-1,2,S) 18
3:1 E(-3,3,NE) V(-3,3,N) V(-2,2,S) 21
brick E(-3,1,E) V(-2,0,S) V(-3,2,N) 24
lumber E(-2,-1,E) V(-1,-2,S) V(-2,0,N) 28
"""
EXT_HARBOURS = """
3:1 E(0,-4,SE) V(0,-3,N) V(0,-4,S) 1
wool E(1,-3,NE) V(1,-3,N) V(2,-4,S) 4
3:1 E(2,-2,NE) V(2,-2,N) V(3,-3,S) 8
3:1 E(2,0,E) V(3,-1,S) V(2,1,N) 13
brick E(1,1,SE) V(1,2,N) V(1,1,S) 16
wool E(-1,3,E) V(0,2,S) V(-1,4,N) 19
lumber E(-2,3,SE) V(-2,4,N) V(-2,3,S) 22
3:1 E(-4,4,NE) V(-4,4,N) V(-3,3,S) 25
grain E(-4,2,E) V(-3,1,S) V(-4,3,N) 28
3:1 E(-4,1,NE) V(-4,1,N) V(-3,0,S) 31
ore E(-3,-1,E) V(-2,-2,S) V(-3,0,N) 34
"""
CHARTS = [CLASSIC_CHART, THIRTY_CHART]


def dealt(seats: int, layout: str = "fixed", harbours: str = "fixed", seed: int = 0) -> Island:
    return island(seats, {"layout": layout, "harbours": harbours}, source(seed, "board"))


def shown(board: Island) -> dict[str, str]:
    """Hex -> terrain and token, as the tables of the rules write them."""
    topology = board.topology
    return {
        topology.hex_name(topology.hex_id(hex)): f"{kind.key} {token[0] if token else '-'}"
        for hex, kind, token in zip(topology.hexes, board.hex_terrain, board.tokens, strict=True)
    }


def table(text: str) -> dict[str, str]:
    return {
        f"({q},{r})": f"{kind} {number}"
        for q, r, kind, number in re.findall(r"\((-?\d),(-?\d)\) ([a-z]+) (\d+|-)", text)
    }


# components


@pytest.mark.rule("BASE-001")
def test_nineteen_land_hexes() -> None:
    assert Counter(kind.key for kind in dealt(4).hex_terrain) == {
        "forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1
    }  # fmt: skip


@pytest.mark.rule("EXT-001", "EXT-020", "EXT-X01")
def test_thirty_land_hexes_for_five_and_six() -> None:
    """With 80 intersections, 109 paths, 28 tokens and 11 harbours."""
    for seats in (5, 6):
        board = dealt(seats)
        assert Counter(kind.key for kind in board.hex_terrain) == {
            "forest": 6, "pasture": 6, "fields": 6, "hills": 5, "mountains": 5, "desert": 2
        }  # fmt: skip
        assert (len(board.topology.corners), len(board.topology.paths)) == (80, 109)
        assert sum(1 for token in board.tokens if token) == 28
        assert len(board.harbours) == 11


@pytest.mark.rule("EXT-021")
def test_the_coast_of_the_large_island() -> None:
    """38 coastal paths and as many coastal intersections."""
    topology = build(THIRTY)
    assert len(coast(THIRTY)) == 38
    assert sum(1 for hexes in topology.path_hexes if hexes.bit_count() == 1) == 38
    assert sum(1 for hexes in topology.corner_hexes if hexes.bit_count() < 3) == 38


@pytest.mark.rule("BASE-003")
@pytest.mark.parametrize("layout", ["fixed", "spiral", "random"])
def test_eighteen_tokens_without_a_seven(layout: str) -> None:
    found = Counter(token[0] for token in dealt(3, layout, seed=5).tokens if token)
    assert found == {2: 1, 12: 1} | dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 2)


@pytest.mark.rule("EXT-002")
@pytest.mark.parametrize("layout", ["fixed", "spiral", "random"])
def test_twenty_eight_tokens(layout: str) -> None:
    found = Counter(token[0] for token in dealt(6, layout, seed=5).tokens if token)
    assert found == {2: 2, 12: 2} | dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 3)


@pytest.mark.rule("BASE-004", "EXT-003")
def test_the_letters_of_the_tokens() -> None:
    """A to R, and A to Zc."""
    classic_text = "A5 B2 C6 D3 E8 F10 G9 H12 I11 J4 K8 L10 M9 N4 O5 P6 Q3 R11"
    large_text = "A2 B5 C4 D6 E3 F9 G8 H11 I11 J10 K6 L3 M8 N4 O8 P10 Q11 R12 S10 T5 U4 V9 W5 X9 Y12 Za3 Zb2 Zc6"
    for text, chart in ((classic_text, CLASSIC_CHART), (large_text, THIRTY_CHART)):
        assert tuple(int(number) for number in re.findall(r"\d+", text)) == chart.letters


@pytest.mark.rule("BASE-007", "EXT-006")
def test_the_kinds_of_harbours() -> None:
    """Four 3:1 and one 2:1 of each resource; five 3:1 and two for wool on the large island."""
    small = Counter((harbour.kind, harbour.rate) for harbour in dealt(4).harbours)
    assert small == {(ANY, 3): 4} | {(kind, 2): 1 for kind in (LUMBER, BRICK, WOOL, GRAIN, ORE)}
    large = Counter((harbour.kind, harbour.rate) for harbour in dealt(6).harbours)
    assert large == {(ANY, 3): 5, (WOOL, 2): 2} | {(kind, 2): 1 for kind in (LUMBER, BRICK, GRAIN, ORE)}


# fixed layouts


@pytest.mark.rule("BASE-040")
def test_the_fixed_layout_is_the_table_of_the_rules() -> None:
    assert shown(dealt(4)) == table(CLASSIC_FIXED)
    assert len(table(CLASSIC_FIXED)) == 19


@pytest.mark.rule("EXT-030")
def test_the_fixed_layout_of_the_large_island() -> None:
    assert shown(dealt(5)) == table(EXT_FIXED)
    assert len(table(EXT_FIXED)) == 30


@pytest.mark.rule("BASE-041", "EXT-031")
@pytest.mark.parametrize(("seats", "text", "land"), [(4, CLASSIC_HARBOURS, NINETEEN), (6, EXT_HARBOURS, THIRTY)])
def test_the_harbours_of_the_fixed_layouts(seats: int, text: str, land: tuple[tuple[int, int], ...]) -> None:
    """Kind, path, both intersections and the index on the coast."""
    board = dealt(seats)
    topology = board.topology
    ring = coast(land)
    ways = ("NW", "NE", "E", "SE", "SW", "W")
    for harbour, line in zip(board.harbours, text.strip().splitlines(), strict=True):
        kind, path, one, other, index = line.split()
        assert (harbour.kind, harbour.path) == (KINDS[kind], path)
        assert harbour.rate == (3 if kind == "3:1" else 2)
        found = topology.parse_path(path)
        assert set(topology.path_ends[found]) == {topology.parse_corner(one), topology.parse_corner(other)}
        hex, way = ring[int(index)]
        assert topology.hex_paths[topology.hex_id(hex)][ways.index(way)] == found


@pytest.mark.rule("BASE-042", "EXT-032")
def test_no_two_harbours_share_an_intersection() -> None:
    for seats, many in ((4, 18), (6, 22)):
        mask = 0
        for corners in dealt(seats).harbour_corners:
            assert not mask & corners
            mask |= corners
        assert mask.bit_count() == many


@pytest.mark.rule("BASE-043", "BASE-058", "EXT-034")
@pytest.mark.parametrize("layout", ["fixed", "spiral", "random"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_deserts_carry_no_token_and_the_robber_starts_on_one(layout: str, seats: int) -> None:
    for seed in range(10):
        game = set_table(RULESETS["classic"], seats, {"layout": layout}, seed)
        board: Island = game.board
        deserts = [hex for hex, kind in enumerate(board.hex_terrain) if kind == DESERT]
        assert all(not board.tokens[hex] for hex in deserts)
        assert all(board.tokens[hex] for hex in range(len(board.terrain)) if hex not in deserts)
        assert place(game).part.robber in deserts


@pytest.mark.rule("EXT-033", "EXT-034", "EXT-X12")
def test_the_robber_of_the_large_island_starts_on_the_northern_desert() -> None:
    """On (-2,-1); he may go to the other desert."""
    t = place(classic(6), step="settlers.dice")
    assert t.robber == "(-2,-1)"
    t.do("* dice 3 4", "0 move_robber (0,1)")
    assert t.robber == "(0,1)"


@pytest.mark.rule("EXT-033")
def test_of_two_deserts_in_a_row_the_western_one_is_taken() -> None:
    """Smaller r, then smaller q."""
    for seed in SEEDS:
        game = set_table(RULESETS["classic"], 5, {"layout": "random"}, seed)
        topology = game.board.topology
        deserts = [topology.hexes[hex] for hex, kind in enumerate(game.board.hex_terrain) if kind == DESERT]
        assert topology.hexes[place(game).part.robber] == min(deserts, key=lambda hex: (hex[1], hex[0]))


@pytest.mark.rule("BASE-044")
def test_the_fixed_layout_is_set_up_by_the_players() -> None:
    """Nothing stands before the first placement."""
    game = set_table(RULESETS["classic"], 4)
    t = place(game)
    assert not t.part.pieces.buildings
    assert not t.part.pieces.roads_of_all
    assert game.ruleset.script.setup == ("settlers.first", "settlers.placement")


# variable layouts


@pytest.mark.rule("BASE-050", "EXT-040")
@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("layout", ["spiral", "random"])
def test_terrain_is_shuffled_over_all_positions(seats: int, layout: str) -> None:
    """The same tiles, and any kind may come to any place."""
    fixed = dealt(seats)
    boards = [dealt(seats, layout, seed=seed) for seed in SEEDS]
    assert all(Counter(board.terrain) == Counter(fixed.terrain) for board in boards)
    assert len({board.terrain for board in boards}) > 55
    for hex in range(len(fixed.land)):
        assert len({board.terrain[hex] for board in boards}) >= 5


@pytest.mark.rule("BASE-051", "EXT-041")
@pytest.mark.parametrize(("seats", "chart"), [(3, CLASSIC_CHART), (6, THIRTY_CHART)])
def test_spiral_layouts_are_one_of_six_walks(seats: int, chart: Chart) -> None:
    """And every corner is chosen at times."""
    starts = set()
    for seed in SEEDS:
        board = dealt(seats, "spiral", seed=seed)
        fitting = [at for at in corner_hexes(chart.land) if tokens_from(chart, board.terrain, at) == board.tokens]
        assert fitting
        starts.update(fitting)
    assert starts == set(corner_hexes(chart.land))


@pytest.mark.rule("BASE-X21")
def test_the_spiral_of_the_classic_example() -> None:
    terrain, _ = read(CLASSIC_CHART)
    wanted = (
        "(0,-2)=5, (-1,-1)=2, (-2,0)=6, (-2,1)=3, (-2,2)=8, (-1,2)=10, (0,2)=9, (1,1)=12, (2,0)=11, (2,-1)=4, "
        "(2,-2)=8, (1,-2)=10, (0,-1)=9, (-1,0)=4, (-1,1)=5, (0,1)=6, (1,0)=3, (1,-1)=11"
    )
    assert numbered(CLASSIC_CHART, terrain, (0, -2), wanted) == 18


@pytest.mark.rule("EXT-X11")
def test_the_spiral_of_the_large_example() -> None:
    terrain, _ = read(THIRTY_CHART)
    wanted = "(0,-3)=2, (-1,-2)=5, (-3,0)=4, (-3,1)=6, (-3,2)=3, (-3,3)=9, (-2,3)=8, (-1,3)=11, (0,2)=11, (1,1)=10"
    assert numbered(THIRTY_CHART, terrain, (0, -3), wanted) == 10


def numbered(chart: Chart, terrain: tuple[int, ...], start: tuple[int, int], wanted: str) -> int:
    topology, tokens = build(chart.land), tokens_from(chart, terrain, start)
    pairs = re.findall(r"(\(-?\d,-?\d\))=(\d+)", wanted)
    for hex, number in pairs:
        assert tokens[topology.parse_hex(hex)] == (int(number),)
    return len(pairs)


@pytest.mark.rule("BASE-053")
def test_no_classic_spiral_puts_red_tokens_together() -> None:
    """All 6 x 19 cases."""
    for start in corner_hexes(NINETEEN):
        for desert in range(19):
            terrain = tuple(LAND.index(DESERT) if hex == desert else ORE for hex in range(19))
            assert not red_neighbours(NINETEEN, tokens_from(CLASSIC_CHART, terrain, start))


@pytest.mark.rule("EXT-043")
def test_no_large_spiral_puts_red_tokens_together() -> None:
    """All 6 x 435 cases."""
    for start in corner_hexes(THIRTY):
        for deserts in combinations(range(30), 2):
            terrain = tuple(LAND.index(DESERT) if hex in deserts else ORE for hex in range(30))
            assert not red_neighbours(THIRTY, tokens_from(THIRTY_CHART, terrain, start))


@pytest.mark.rule("BASE-054", "EXT-044")
@pytest.mark.parametrize("chart", CHARTS)
def test_random_tokens_keep_red_ones_apart(chart: Chart) -> None:
    """Judged by distance, not by the code's own masks; and they are no spirals."""
    terrain, _ = read(chart)
    order = build(chart.land).hexes
    for seed in range(25):
        tokens = random_tokens(chart, terrain, source(seed, "board"))
        red = [order[hex] for hex, token in enumerate(tokens) if token in {(6,), (8,)}]
        for (q, r), (p, s) in combinations(red, 2):
            assert max(abs(q - p), abs(r - s), abs(q + r - p - s)) > 1
        assert sorted(token for token in tokens if token) == sorted((letter,) for letter in chart.letters)
        assert all(tokens_from(chart, terrain, at) != tokens for at in corner_hexes(chart.land))


@pytest.mark.rule("BASE-056", "BASE-054", "EXT-046", "EXT-044")
@pytest.mark.parametrize(("seats", "chart"), [(3, CLASSIC_CHART), (6, THIRTY_CHART)])
def test_the_random_layout_is_no_spiral(seats: int, chart: Chart) -> None:
    for seed in range(10):
        board = dealt(seats, "random", seed=seed)
        assert all(tokens_from(chart, board.terrain, at) != board.tokens for at in corner_hexes(chart.land))


def test_red_neighbours_are_noticed() -> None:
    """The fixed layouts have none; two exchanged tokens make some."""
    for chart in CHARTS:
        _, tokens = read(chart)
        assert not red_neighbours(chart.land, tokens)
        order = build(chart.land).hexes
        mixed = list(tokens)
        mixed[order.index((0, -1))], mixed[order.index((0, 0))] = (6,), (8,)
        assert red_neighbours(chart.land, mixed)


@pytest.mark.rule("BASE-055", "EXT-045")
@pytest.mark.parametrize("seats", [4, 6])
def test_shuffled_harbours_stay_where_harbours_are(seats: int) -> None:
    """Only their kinds move; without the option nothing does."""
    fixed = dealt(seats)
    boards = [dealt(seats, "fixed", "shuffled", seed) for seed in SEEDS]
    for board in boards:
        assert [harbour.path for harbour in board.harbours] == [harbour.path for harbour in fixed.harbours]
        assert Counter((harbour.kind, harbour.rate) for harbour in board.harbours) == Counter(
            (harbour.kind, harbour.rate) for harbour in fixed.harbours
        )
        assert shown(board) == shown(fixed)
    assert len({board.harbours for board in boards}) > 50
    assert all(dealt(seats, "random", seed=seed).harbours == fixed.harbours for seed in range(5))


@pytest.mark.rule("BASE-056", "EXT-046")
def test_the_menu_of_layouts() -> None:
    """Fixed, spiral and random, each with fixed or shuffled harbours, on either island."""
    offered = {spec.key: spec.choices for spec in RULESETS["classic"].options}
    assert offered["layout"] == ("fixed", "spiral", "random")
    assert offered["harbours"] == ("fixed", "shuffled")
    for seats in (3, 5):
        for layout in offered["layout"]:
            for harbours in offered["harbours"]:
                board = dealt(seats, str(layout), str(harbours), 3)
                assert len(board.land) == (19 if seats == 3 else 30)


@pytest.mark.rule("BASE-057")
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("layout", ["spiral", "random"])
def test_the_same_seed_gives_the_same_board(seats: int, layout: str) -> None:
    boards = [dealt(seats, layout, "shuffled", seed) for seed in range(20)]
    assert boards == [dealt(seats, layout, "shuffled", seed) for seed in range(20)]
    assert len(set(boards)) == 20


# who may play


@pytest.mark.rule("BASE-011", "BASE-012", "BASE-013", "EXT-008", "EXT-100")
def test_two_to_four_play_on_the_small_island_five_and_six_on_the_large() -> None:
    """Any other number is refused; with two, goal and trade are as ever."""
    classic_rules = RULESETS["classic"]
    for seats in (2, 3, 4):
        assert len(set_table(classic_rules, seats).board.land) == 19
    for seats in (5, 6):
        assert len(set_table(classic_rules, seats).board.land) == 30
    for seats in (0, 1, 7):
        with pytest.raises(RulesetError):
            set_table(classic_rules, seats)
    two = classic(2)
    assert two.options["goal"] == 10
    t = place(two, "V(0,0,N) 2wool", "V(0,1,N) 1ore")
    t.do("0 offer_trade 1wool 1ore @1", "1 accept_offer", "0 settle_trade 1")
    assert t.hand(0) == (0, 0, 1, 0, 1)


# at the table


@pytest.mark.rule("EXT-X10")
def test_both_wool_harbours_of_the_large_island() -> None:
    """A settlement at harbour 6, a city at harbour 2."""
    for where in ("V(-1,4,N)", "V(2,-4,S)!"):
        t = place(classic(6), f"{where} 2wool")
        assert t.can("0 bank_trade wool ore")
        t = place(classic(6), f"{where} 1wool")
        assert not t.can("0 bank_trade wool ore")


@pytest.mark.rule("EXT-X16", "EXT-024")
def test_production_on_the_large_island() -> None:
    """A 12 on two hexes; the turned board maps (q,r) to (-1-q,-r)."""
    t = place(classic(5), "V(0,0,N)!", "V(-1,-1,N)", step="settlers.dice")
    t.do("* dice 6 6")
    assert t.hand(0) == (0, 0, 0, 2, 0)
    assert t.hand(1) == (1, 0, 0, 0, 0)
    assert {(-1 - q, -r) for q, r in THIRTY} == set(THIRTY)
