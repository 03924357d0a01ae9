"""The boards of Barbarian Attack: BARB sections 4.1 and 4.2."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from catan_desktop.games.barbarian_attack.layouts import CASTLE, LAYOUT, CastleIsland, board, struck_direction
from catan_desktop.games.barbarian_attack.module import RULESET
from catan_desktop.games.barbarian_attack.part import CARDS, FEW, MANY, RIDERS, attack
from catan_desktop.games.classic.layouts import island
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import start
from catan_desktop.mechanics.coins import gold_of
from catan_desktop.mechanics.layouts import RED
from catan_desktop.mechanics.terrain import DESERT
from tests.games.laid_out import shown, table
from tests.mechanics.place import game_of

SMALL_FIXED = """
r=-2: (0,-2) mountains 3 | (1,-2) pasture 8 | (2,-2) desert -
r=-1: (-1,-1) fields 9   | (0,-1) hills 4   | (1,-1) pasture 5 | (2,-1) forest 10
r= 0: (-2,0) fields 12   | (-1,0) forest 6  | (0,0) fields 10  | (1,0) mountains 8 | (2,0) hills 11
r= 1: (-2,1) forest 4    | (-1,1) mountains 9 | (0,1) fields 3 | (1,1) pasture 5
r= 2: (-2,2) castle -    | (-1,2) pasture 6 | (0,2) hills 2
"""
LARGE_FIXED = """
r=-3: (0,-3) mountains 12 | (1,-3) hills 9   | (2,-3) pasture 3
r=-2: (-1,-2) fields 4 | (0,-2) pasture 5    | (1,-2) mountains 10 | (2,-2) forest 8
r=-1: (-2,-1) pasture 5 | (-1,-1) hills 11   | (0,-1) fields 6   | (1,-1) pasture 3 | (2,-1) desert -
r= 0: (-3,0) castle -  | (-2,0) fields 8     | (-1,0) mountains 10 | (0,0) hills 4  | (1,0) mountains 6 | (2,0) castle -
r= 1: (-3,1) desert -  | (-2,1) forest 3     | (-1,1) pasture 8  | (0,1) fields 11  | (1,1) forest 9
r= 2: (-3,2) hills 6   | (-2,2) fields 4     | (-1,2) forest 9   | (0,2) hills 10
r= 3: (-3,3) forest 2  | (-2,3) mountains 5  | (-1,3) fields 11
"""
CHECKED = {
    4: "(-2,1) 4, (-2,0) 12, (-1,-1) 9, (0,-2) 3, (1,-2) 8, (2,-1) 10, (2,0) 11, (1,1) 5, (0,2) 2, (-1,2) 6",
    6: "(-2,-1) 5, (-1,-2) 4, (0,-3) 12, (1,-3) 9, (2,-3) 3, (2,-2) 8, (1,1) 9, (0,2) 10, (-1,3) 11, (-2,3) 5, "
    "(-3,3) 2, (-3,2) 6",
}
COAST = {
    4: "2 forest, 2 hills, 3 pasture, 1 mountains, 2 fields",
    6: "3 forest, 3 hills, 2 pasture, 2 mountains, 2 fields",
}
INNER = {
    4: "1 forest, 1 hills, 1 pasture, 2 mountains, 2 fields",
    6: "2 forest, 2 hills, 3 pasture, 3 mountains, 4 fields",
}
CASTLES = {4: ["(-2,2)"], 6: ["(-3,0)", "(2,0)"]}
DESERTS = {4: ["(2,-2)"], 6: ["(2,-1)", "(-3,1)"]}
SEEDS = range(40)
TABLES = [(2, 4), (3, 4), (4, 4), (5, 6), (6, 6)]
"""(seats, the larger box of which they use the board)."""


def dealt(seats: int, layout: str = "fixed", harbours: str = "fixed", seed: int = 0) -> CastleIsland:
    return board(seats, {"layout": layout, "harbours": harbours}, source(seed, "board"))


def kinds(found: CastleIsland, hexes: list[int]) -> dict[str, int]:
    return dict(Counter(found.hex_terrain[hex].key for hex in hexes))


def count(text: str) -> dict[str, int]:
    words = [part.split() for part in text.split(",")]
    return {kind: int(number) for number, kind in words}


def names(found: CastleIsland, hexes: list[int]) -> list[str]:
    return [found.topology.hex_name(hex) for hex in hexes]  # type: ignore[arg-type]


def area(found: CastleIsland, near: range) -> list[int]:
    """The hexes with a token and so many neighbours."""
    return [
        hex for hex, around in enumerate(found.topology.hex_hexes) if found.tokens[hex] and around.bit_count() in near
    ]


@pytest.mark.rule("BARB-016", "BARB-010", "BARB-012")
def test_the_fixed_small_board() -> None:
    for seats in (2, 3, 4):
        assert shown(dealt(seats)) == table(SMALL_FIXED)


@pytest.mark.rule("BARB-017", "BARB-013", "BARB-015")
def test_the_fixed_large_board() -> None:
    for seats in (5, 6):
        assert shown(dealt(seats)) == table(LARGE_FIXED)


@pytest.mark.rule("BARB-010", "BARB-013", "BARB-018a", "BARB-023", "BARB-003")
@pytest.mark.parametrize(("seats", "box"), TABLES)
def test_castles_and_deserts_keep_their_places(seats: int, box: int) -> None:
    for layout in LAYOUT.choices:
        found = dealt(seats, str(layout), seed=3)
        assert names(found, list(found.castles)) == CASTLES[box]
        empty = [hex for hex, kind in enumerate(found.hex_terrain) if kind in {DESERT, CASTLE}]
        assert sorted(names(found, empty)) == sorted(CASTLES[box] + DESERTS[box])
        assert [hex for hex, token in enumerate(found.tokens) if not token] == empty
        assert not {*empty} & {*found.coast}


@pytest.mark.rule("BARB-018b", "BARB-018a")
def test_castles_and_deserts_yield_nothing() -> None:
    for seats in (4, 6):
        found = dealt(seats)
        bare = [hex for hex, kind in enumerate(found.hex_terrain) if kind in {DESERT, CASTLE}]
        assert [found.hex_yields[hex] for hex in bare] == [None] * len(bare)
        assert not any(hex in hexes for hexes in found.producers for hex in bare)


@pytest.mark.rule("BARB-011", "BARB-011a", "BARB-011b", "BARB-014", "BARB-014a", "BARB-014b", "BARB-023")
@pytest.mark.parametrize(("seats", "box"), TABLES)
def test_terrain_is_dealt_within_two_areas(seats: int, box: int) -> None:
    """Each holds its tiles whatever the deal, and any of them may lie on any place; the tokens stay."""
    boards = [dealt(seats, "random", seed=seed) for seed in range(150)]
    for found in (dealt(seats), *boards):
        assert kinds(found, area(found, range(6))) == count(COAST[box])
        assert kinds(found, area(found, range(6, 7))) == count(INNER[box])
        assert found.tokens == dealt(seats).tokens
    assert len({found.terrain for found in boards}) > 140
    for hex in area(boards[0], range(7)):
        assert len({found.terrain[hex] for found in boards}) == 5


@pytest.mark.rule("BARB-011b", "BARB-012", "BARB-014b", "BARB-015")
def test_a_few_tiles_and_tokens_of_the_box_are_left_out() -> None:
    left = {4: ({"forest": 1}, {11: 1}), 6: ({"forest": 1, "pasture": 1}, {2: 1, 12: 1})}
    for seats, (tiles, tokens) in left.items():
        base = island(seats, {"layout": "fixed", "harbours": "fixed"}, source(0, "board"))
        found = dealt(seats)
        missing = Counter(kind.key for kind in base.hex_terrain) - Counter(kind.key for kind in found.hex_terrain)
        assert dict(missing) == tiles
        assert dict(Counter(sum(base.tokens, ())) - Counter(sum(found.tokens, ()))) == tokens


@pytest.mark.rule("BARB-012a", "BARB-015a", "BARB-018")
def test_each_number_lies_at_the_coast() -> None:
    totals = [total for total in range(2, 13) if total != 7]
    small, large = (Counter(found.tokens[hex][0] for hex in found.coast) for found in (dealt(4), dealt(6)))
    assert small == dict.fromkeys(totals, 1)
    assert large == {total: 2 if total in {5, 9} else 1 for total in totals}


@pytest.mark.rule("BARB-016", "BARB-017")
def test_red_and_equal_tokens_lie_apart() -> None:
    for seats in (4, 6):
        found = dealt(seats)
        for hex, near in enumerate(found.topology.hex_hexes):
            for other in bits(near):
                assert not (found.tokens[hex] and found.tokens[hex] == found.tokens[other])
                assert not (found.tokens[hex] in RED and found.tokens[other] in RED)


@pytest.mark.rule("BARB-019", "BARB-020", "BARB-018")
@pytest.mark.parametrize("layout", LAYOUT.choices)
def test_the_coast_is_checked_clockwise_from_the_castle(layout: str) -> None:
    for seats, text in CHECKED.items():
        found = dealt(seats, layout, seed=7)
        order = [
            f"{name} {found.tokens[hex][0]}"
            for name, hex in zip(names(found, list(found.coast)), found.coast, strict=True)
        ]
        assert ", ".join(order) == text


@pytest.mark.rule("BARB-021", "BARB-013a", "BARB-004")
def test_faces_of_the_die_are_edges_of_the_castles() -> None:
    """Six paths each, coastal ones too, and the same face the same direction at both."""
    small, large = dealt(4), dealt(6)
    topology = small.topology
    around = [topology.path_name(path) for path in topology.hex_paths[small.castles[0]]]
    assert around == ["E(-2,1,SE)", "E(-2,2,NE)", "E(-2,2,E)", "E(-2,2,SE)", "E(-3,3,NE)", "E(-3,2,E)"]
    assert small.castle_paths == sum(1 << topology.parse_path(name) for name in around)
    assert large.castle_paths.bit_count() == 12
    for castle in large.castles:
        faces = [large.topology.paths[path][2] for path in large.topology.hex_paths[castle]]
        assert faces == ["SE", "NE", "E", "SE", "NE", "E"] == [struck_direction(face) for face in range(1, 7)]


@pytest.mark.rule("BARB-056")
def test_only_where_all_hexes_are_coastal_a_building_is_exposed() -> None:
    """An intersection at an inner hex, a desert or a castle never is."""
    for seats in (4, 6):
        found = dealt(seats)
        for corner, near in enumerate(found.topology.corner_hexes):
            assert bool(found.exposed >> corner & 1) == all(hex in found.coast for hex in bits(near))
        assert found.exposed


@pytest.mark.rule("BARB-022")
@pytest.mark.parametrize("seats", [4, 6])
def test_harbours_are_those_of_the_base_game(seats: int) -> None:
    assert dealt(seats).harbours == island(seats, {"layout": "fixed", "harbours": "fixed"}, source(0, "board")).harbours
    shuffled = [dealt(seats, harbours="shuffled", seed=seed).harbours for seed in SEEDS]
    assert {tuple(harbour.path for harbour in each) for each in shuffled} == {
        tuple(harbour.path for harbour in dealt(seats).harbours)
    }
    assert len(set(shuffled)) > 30


@pytest.mark.parametrize("seats", [4, 6])
def test_the_same_seed_gives_the_same_board_and_it_is_stored(seats: int) -> None:
    found = dealt(seats, "random", "shuffled", 9)
    assert found == dealt(seats, "random", "shuffled", 9)
    again = msgspec.convert(msgspec.to_builtins(found), CastleIsland)
    assert again == found
    assert (again.coast, again.castle_paths) == (found.coast, found.castle_paths)


@pytest.mark.rule("BARB-002", "BARB-002a", "BARB-003", "BARB-003a", "BARB-006", "BARB-032", "BARB-032a")
@pytest.mark.rule("BARB-X01", "BARB-X17")
@pytest.mark.parametrize(("seats", "box"), TABLES)
def test_what_lies_where_before_the_first_turn(seats: int, box: int) -> None:
    """One barbarian at the 2 and one at the 12; the same 26 cards and six riders for each at every table."""
    game = game_of(RULESET, seats, {})
    state = start(game)[0]
    part, all_of_them = attack(game, state), FEW if seats < 5 else MANY
    assert all_of_them == {4: 30, 6: 42}[box]
    held = {game.board.topology.hex_name(hex): count for hex, count in enumerate(part.standing) if count}
    assert held == {4: {"(0,2)": 1, "(-2,0)": 1}, 6: {"(-3,3)": 1, "(0,-3)": 1}}[box]
    assert part.supply == {4: 28, 6: 40}[box]
    assert (part.riders, part.prisoners, gold_of(game, state)) == ((0,) * seats,) * 3
    assert (CARDS, sum(CARDS), part.used, RIDERS) == ((14, 4, 4, 4), 26, (0, 0, 0, 0), 6)
