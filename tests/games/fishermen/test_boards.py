"""The boards of Fishermen of Catan: FISH section 1.1."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import msgspec
import pytest

from catan_desktop.games.classic.layouts import island
from catan_desktop.games.fishermen.layouts import LAKE, LARGE_CHART, SECOND_LAKE, SMALL_CHART, FishingIsland, board
from catan_desktop.grid.axial import DIRECTIONS, neighbour
from catan_desktop.grid.coast import coast, corner_hexes
from catan_desktop.grid.topology import CornerId, HexId
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.game import Game
from catan_desktop.mechanics.board import Island, terrain_around
from catan_desktop.mechanics.dice import DICE_STEP
from catan_desktop.mechanics.layouts import Chart, dealt_tokens, red_neighbours, shuffled, tokens_from
from catan_desktop.mechanics.robber import blocked
from catan_desktop.mechanics.tables import BRICK, WOOL
from tests.games.laid_out import shown
from tests.mechanics.place import classic as base_game
from tests.mechanics.place import place

SEEDS = range(60)
BOXES = [(4, SMALL_CHART), (6, LARGE_CHART)]
SMALL_GROUNDS = """
| G1 | (1,-3) | V(1,-2,N), V(1,-3,S), V(0,-2,N) | 6 |
| G2 | (3,-1) | V(3,-1,S), V(2,0,N), V(3,-2,S) | 5 |
| G3 | (2,1) | V(2,1,N), V(1,2,N), V(2,0,S) | 4 |
| G4 | (-2,3) | V(-2,3,N), V(-1,2,S), V(-2,2,S) | 9 |
| G5 | (-3,2) | V(-3,2,N), V(-2,1,S), V(-3,3,N) | 8 |
| G6 | (-1,-2) | V(0,-3,S), V(-1,-1,N), V(-1,-2,S) | 10 |
"""
LARGE_GROUNDS = """
| G1 | (1,-4) | V(1,-3,N), V(1,-4,S), V(0,-3,N) | 6 |
| G2 | (3,-2) | V(3,-2,S), V(2,-1,N), V(3,-3,S) | 9 |
| G3 | (3,-1) | V(3,-1,S), V(2,0,N), V(3,-2,S) | 5 |
| G4 | (2,1) | V(2,1,N), V(1,2,N), V(2,0,S) | 4 |
| G5 | (-3,4) | V(-3,4,N), V(-2,3,S), V(-3,3,S) | 9 |
| G6 | (-4,3) | V(-4,3,N), V(-3,2,S), V(-4,4,N) | 8 |
| G7 | (-2,-2) | V(-1,-3,S), V(-2,-1,N), V(-2,-2,S) | 5 |
| G8 | (-1,-3) | V(0,-4,S), V(-1,-2,N), V(-1,-3,S) | 10 |
"""


def dealt(seats: int, layout: str = "fixed", harbours: str = "fixed", seed: int = 0) -> FishingIsland:
    return board(seats, {"layout": layout, "harbours": harbours}, source(seed, "board"))


def classic(seats: int) -> Island:
    return island(seats, {"layout": "fixed", "harbours": "fixed"}, source(0, "board"))


def at(found: Island, *names: str) -> int:
    return mask_of([found.topology.parse_corner(name) for name in names])


def lakes(found: Island) -> list[int]:
    return [hex for hex, terrain in enumerate(found.hex_terrain) if terrain in {LAKE, SECOND_LAKE}]


def inner(found: Island) -> set[int]:
    """The hexes without a coastal edge."""
    coastal = {hex for hex, _ in coast(found.land)}
    return {found.topology.hex_id(hex) for hex in found.land if hex not in coastal}


def grounds(found: FishingIsland, total: int) -> set[str]:
    """The grounds of a total, by the names of their places."""
    return {"({},{})".format(*ground.sea) for ground in found.grounds if ground.number == total}


def hex_name(found: Island, hex: int) -> str:
    return found.topology.hex_name(HexId(hex))


# lakes


@pytest.mark.rule("FISH-002a", "FISH-003a", "FISH-004", "FISH-006", "FISH-006a", "FISH-016")
@pytest.mark.parametrize("layout", ["fixed", "spiral", "random"])
def test_lakes_replace_the_deserts(layout: str) -> None:
    """All other tiles are those of the base game."""
    for seats, wanted in ((2, [LAKE]), (3, [LAKE]), (4, [LAKE]), (5, [LAKE, SECOND_LAKE]), (6, [LAKE, SECOND_LAKE])):
        found = dealt(seats, layout, seed=seats)
        ours = Counter(terrain.key for terrain in found.hex_terrain)
        base = Counter(terrain.key for terrain in classic(seats).hex_terrain)
        assert base["desert"] == len(wanted)
        assert ours == base - Counter(desert=len(wanted)) + Counter(lake.key for lake in wanted)
        assert {total: len(found.printed[total]) for total in range(13) if found.printed[total]} == dict.fromkeys(
            (2, 3, 11, 12) if seats < 5 else (2, 3, 4, 10, 11, 12), 1
        )
    assert (LAKE.printed, SECOND_LAKE.printed) == ((2, 3, 11, 12), (4, 10))


@pytest.mark.rule("FISH-016")
def test_the_fixed_layout_for_four() -> None:
    """`classic_fixed` with the lake in the middle."""
    assert shown(dealt(4)) == {**shown(classic(4)), "(0,0)": "lake -"}
    assert dealt(4).harbours == classic(4).harbours


@pytest.mark.rule("FISH-017")
def test_the_fixed_layout_for_six() -> None:
    """`ext_fixed` with two lakes and one forest elsewhere."""
    wanted = {"(-1,-1)": "lake -", "(0,1)": "second-lake -", "(-2,-1)": "forest 12"}
    assert shown(dealt(6)) == {**shown(classic(6)), **wanted}
    assert dealt(6).harbours == classic(6).harbours


@pytest.mark.rule("FISH-007", "FISH-018")
@pytest.mark.parametrize("layout", ["spiral", "random"])
@pytest.mark.parametrize(("seats", "places"), [(4, 7), (6, 14)])
def test_lakes_are_dealt_to_inner_hexes(seats: int, places: int, layout: str) -> None:
    """Never to the coast, and every inner hex gets one at times."""
    seen = [set(lakes(dealt(seats, layout, seed=seed))) for seed in range(120)]
    assert len(inner(dealt(seats))) == places
    assert set.union(*seen) == inner(dealt(seats))
    assert set(lakes(dealt(seats))) <= inner(dealt(seats))


@pytest.mark.rule("FISH-018a")
def test_either_lake_may_lie_on_either_place() -> None:
    """Of two places, each lake is at times on the northern one."""
    boards = [dealt(6, "spiral", seed=seed) for seed in SEEDS]
    northern = {found.hex_terrain[lakes(found)[0]].key for found in boards}
    assert northern == {"lake", "second-lake"}


@pytest.mark.rule("FISH-018c")
@pytest.mark.parametrize("layout", ["spiral", "random"])
@pytest.mark.parametrize("seats", [4, 6])
def test_all_other_tiles_are_shuffled(seats: int, layout: str) -> None:
    boards = [dealt(seats, layout, seed=seed) for seed in SEEDS]
    assert len({found.terrain for found in boards}) > 55
    for hex in range(len(boards[0].land)):
        assert len({found.hex_yields[hex] for found in boards} - {None}) == 5


@pytest.mark.rule("FISH-008", "FISH-018c")
@pytest.mark.parametrize(("seats", "chart"), BOXES)
def test_tokens_skip_the_lakes(seats: int, chart: Chart) -> None:
    """A spiral is a walk of the base game; at random no red tokens touch; a lake has none in any layout."""
    starts = set()
    for seed in SEEDS:
        spiral, random = dealt(seats, "spiral", seed=seed), dealt(seats, "random", seed=seed)
        corners = corner_hexes(chart.land)
        starts |= {start for start in corners if tokens_from(chart, spiral.terrain, start) == spiral.tokens}
        assert all(tokens_from(chart, random.terrain, start) != random.tokens for start in corner_hexes(chart.land))
        for found in (spiral, random, dealt(seats)):
            assert [hex for hex, token in enumerate(found.tokens) if not token] == lakes(found)
            assert sorted(token for token in found.tokens if token) == sorted((letter,) for letter in chart.letters)
            assert not red_neighbours(found.land, found.tokens)
    assert starts == set(corner_hexes(chart.land))


@pytest.mark.rule("FISH-018d")
@pytest.mark.parametrize("layout", ["spiral", "random"])
@pytest.mark.parametrize(("seats", "chart"), BOXES)
def test_the_order_in_which_the_generator_is_asked(seats: int, chart: Chart, layout: str) -> None:
    """Lakes, other tiles, tokens, numbers of the grounds: played again by hand."""
    for seed in range(10):
        rng: Random = source(seed, "board")
        fixed, found = dealt(seats), dealt(seats, layout, seed=seed)
        wet = rng.sample(sorted(inner(fixed)), len(lakes(fixed)))
        assert [found.hex_terrain[hex] for hex in wet] == [LAKE, SECOND_LAKE][: len(wet)]
        dry = tuple(kind for kind in fixed.hex_yields if kind is not None)
        assert tuple(kind for kind in found.hex_yields if kind is not None) == shuffled(dry, rng)
        assert found.tokens == dealt_tokens(chart, found.terrain, layout, rng)
        numbers = shuffled(tuple(ground.number for ground in fixed.grounds), rng)
        assert tuple(ground.number for ground in found.grounds) == numbers


@pytest.mark.rule("FISH-020")
def test_a_lake_yields_no_resource() -> None:
    """None in the second round either: hills and pasture beside it are all that V(0,0,N) has there."""
    found = dealt(4)
    assert sorted(terrain_around(found, found.topology.parse_corner("V(0,0,N)"))) == sorted([BRICK, WOOL])
    assert all(dealt(6).hex_yields[hex] is None for hex in lakes(dealt(6)))


@pytest.mark.rule("FISH-010", "FISH-010a", "FISH-033")
@pytest.mark.parametrize("layout", ["fixed", "spiral", "random"])
@pytest.mark.parametrize("seats", [4, 6])
def test_the_robber_begins_beside_the_board(seats: int, layout: str) -> None:
    """Where he blocks nothing; the first 7 brings him onto any hex, lakes among them."""
    game = base_game(seats)
    t = place(Game(game.ruleset, seats, dealt(seats, layout), game.options), step=DICE_STEP)
    assert (t.robber, blocked(t.game, t.state)) == ("home", 0)
    t.do("* dice 3 4")
    assert t.sites("move_robber") == {f"({q},{r})" for q, r in t.game.board.land}
    assert not t.lines("send_robber_home")


# grounds


@pytest.mark.rule("FISH-013", "FISH-014")
@pytest.mark.parametrize(("seats", "text"), [(4, SMALL_GROUNDS), (6, LARGE_GROUNDS)])
def test_the_grounds_of_the_fixed_layouts(seats: int, text: str) -> None:
    """Place, intersections and number of each."""
    found = dealt(seats)
    rows = re.findall(r"\((-?\d),(-?\d)\) \| (.*) \| (\d+) \|", text)
    assert len(rows) == len(found.grounds)
    for (q, r, corners, number), ground, mask in zip(rows, found.grounds, found.ground_corners, strict=True):
        assert (ground.sea, ground.number) == ((int(q), int(r)), int(number))
        assert mask == at(found, *corners.split(", "))


@pytest.mark.rule("FISH-002", "FISH-003", "FISH-018b", "FISH-044")
@pytest.mark.parametrize("layout", ["fixed", "spiral", "random"])
def test_the_numbers_of_the_grounds(layout: str) -> None:
    """One each of six; two more with five and six players. A 7 is not among them, nor on a lake."""
    for seats, more in ((2, ()), (4, ()), (5, (5, 9)), (6, (5, 9))):
        found = dealt(seats, layout, seed=seats)
        numbers = Counter(ground.number for ground in found.grounds)
        assert numbers == Counter((4, 5, 6, 8, 9, 10, *more))
        assert not numbers[7]
        assert not found.printed[7]


@pytest.mark.rule("FISH-018b")
@pytest.mark.parametrize("seats", [4, 6])
def test_the_numbers_of_the_grounds_are_shuffled(seats: int) -> None:
    """Every place gets every number at times; the places stay."""
    boards = [dealt(seats, "spiral", seed=seed) for seed in range(120)]
    for index, ground in enumerate(dealt(seats).grounds):
        assert {found.grounds[index].number for found in boards} == {4, 5, 6, 8, 9, 10}
        assert {found.grounds[index].sea for found in boards} == {ground.sea}


@pytest.mark.rule("FISH-011", "FISH-012", "FISH-012a")
@pytest.mark.parametrize(("seats", "places"), [(4, 6), (6, 8)])
def test_a_ground_lies_on_every_free_place(seats: int, places: int) -> None:
    """Positions of the sea without a harbour that touch exactly three intersections."""
    found = dealt(seats)
    land, topology = set(found.land), found.topology
    sea = {neighbour(hex, way) for hex in land for way in DIRECTIONS} - land
    free = set()
    for water in sea:
        edges = [topology.path_id(*water, way) for way in DIRECTIONS if neighbour(water, way) in land]
        quays = {topology.parse_path(harbour.path) for harbour in found.harbours}
        corners = {corner for edge in edges for corner in topology.path_ends[edge]}
        if len(corners) == 3 and not quays.intersection(edges):
            free.add(water)
    assert {ground.sea for ground in found.grounds} == free
    assert len(free) == len(found.grounds) == places


@pytest.mark.rule("FISH-015")
def test_intersections_of_two_grounds() -> None:
    found = dealt(6)
    shared = {
        found.topology.corner_name(CornerId(corner)): names
        for corner in range(len(found.topology.corners))
        if len(names := {f"G{g}" for g, mask in enumerate(found.ground_corners, 1) if mask >> corner & 1}) > 1
    }
    assert shared == {"V(3,-2,S)": {"G2", "G3"}, "V(-1,-3,S)": {"G7", "G8"}}
    small = dealt(4).ground_corners
    assert not any(one & other for number, one in enumerate(small) for other in small[:number])


@pytest.mark.rule("FISH-X09")
def test_what_a_ten_reaches_on_the_large_board() -> None:
    """One lake, one ground and three hexes."""
    found = dealt(6)
    assert {hex_name(found, hex) for hex in found.printed[10]} == {"(0,1)"}
    assert grounds(found, 10) == {"(-1,-3)"}
    assert {hex_name(found, hex) for hex in found.producers[10]} == {"(-2,0)", "(1,-2)", "(-1,3)"}


def test_a_harbour_and_a_ground_may_share_an_intersection() -> None:
    """V(1,-2,N) is an end of the grain harbour and a place of the ground with the 6."""
    found = dealt(4)
    spot = at(found, "V(1,-2,N)")
    assert found.ground_corners[0] & spot
    assert found.grounds[0].number == 6
    assert found.rates_at(spot, 4, 5) == (4, 4, 4, 2, 4)


def test_harbours_may_be_shuffled() -> None:
    """Their kinds, over the places of the base game."""
    kinds = [tuple(harbour.kind for harbour in dealt(4, harbours="shuffled", seed=seed).harbours) for seed in SEEDS]
    assert len(set(kinds)) > 50
    assert {tuple(sorted(each)) for each in kinds} == {tuple(sorted(harbour.kind for harbour in dealt(4).harbours))}


@pytest.mark.parametrize("seats", [4, 6])
def test_a_board_is_stored_with_its_grounds(seats: int) -> None:
    found = dealt(seats, "random", "shuffled", 3)
    again = msgspec.convert(msgspec.to_builtins(found), FishingIsland)
    assert again == found
    assert again.ground_corners == found.ground_corners
