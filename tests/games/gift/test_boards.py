"""The boards on the Gift: terrain, tokens, ice fields, trade routes."""

from __future__ import annotations

from collections import Counter

import pytest

from catan_desktop.grid.axial import OFFSETS
from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.engine import start
from catan_desktop.kernel.errors import NotationError
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.board import Island, pips
from catan_desktop.mechanics.parts import HOME
from catan_desktop.mechanics.pieces import due
from catan_desktop.mechanics.questions import RATES
from catan_desktop.mechanics.tables import BRICK, GRAIN, LUMBER, ORE, RESOURCES, WOOL
from tests.mechanics.place import counts, gift, place, watch
from tests.parts import settlers

NAMES = {"forest": LUMBER, "hills": BRICK, "pasture": WOOL, "fields": GRAIN, "mountains": ORE}
FIVE_ICE = {(3, 1), (2, 2), (3, 2), (1, 3), (2, 3)}
LAYOUTS = {
    "watch for four": (
        "0,0 mountains 3; 1,0 pasture 6; 2,0 mountains 9; 3,0 forest 12;"
        "-1,1 fields 5; 0,1 hills 4; 1,1 fields 2; 2,1 hills 8; 3,1 mountains 4;"
        "-2,2 forest 8; -1,2 mountains 11; 0,2 pasture 9; 1,2 forest 5; 2,2 pasture 11; 3,2 hills 10;"
        "-3,3 pasture 3; -2,3 fields 10; -1,3 forest 4; 0,3 mountains 10; 1,3 hills 3; 2,3 fields 6"
    ),
    "watch for three": (
        "0,0 hills 11; 1,0 mountains 6; 2,0 forest 3; 3,0 pasture 9;"
        "-1,1 forest 8; 0,1 fields 4; 1,1 pasture 10; 2,1 hills 8;"
        "-2,2 fields 9; -1,2 pasture 2/12; 0,2 forest 5; 1,2 mountains 4;"
        "-3,3 mountains 10; -2,3 hills 5; -1,3 fields 6; 0,3 pasture 11"
    ),
    "gift-base": (
        "0,0 fields 3; 1,0 forest 6; 2,0 fields 10; 3,0 forest 11;"
        "-1,1 pasture 8; 0,1 hills 4; 1,1 pasture 3; 2,1 hills 8; 3,1 mountains 10;"
        "-2,2 mountains 5; -1,2 forest 12; 0,2 mountains 6; 1,2 fields 5; 2,2 pasture 11;"
        "-3,3 hills 10; -2,3 fields 4; -1,3 pasture 9; 0,3 hills 2; 1,3 forest 9"
    ),
}
GAMES = {"watch for four": watch(4), "watch for three": watch(3), "gift-base": gift(4)}
BOARDS: dict[str, Island] = {name: game.board for name, game in GAMES.items()}


def terrain_count(board: Island) -> dict[str, int]:
    return {name: board.terrain.count(kind) for name, kind in NAMES.items()}


@pytest.mark.rule("WATCH-1")
def test_the_box_has_21_terrain_hexes_and_no_desert() -> None:
    """The four-player board uses them all: 4 fields, hills, forest, pasture, 5 mountains."""
    board = BOARDS["watch for four"]
    assert terrain_count(board) == {"forest": 4, "hills": 4, "pasture": 4, "fields": 4, "mountains": 5}
    assert all(None not in each.hex_yields for each in BOARDS.values())


@pytest.mark.rule("WATCH-1", "WATCH-62", "BASE-002")
@pytest.mark.parametrize("name", GAMES)
def test_tormund_starts_in_his_camp(name: str) -> None:
    """There is no desert for him."""
    assert settlers(start(GAMES[name])[0]).robber == HOME


@pytest.mark.rule("WATCH-2")
def test_the_box_has_22_number_tokens() -> None:
    """One 2, one 12 and one 2/12; two each of 5, 6, 8, 9, 11; three each of 3, 4, 10."""
    four, three = BOARDS["watch for four"], BOARDS["watch for three"]
    box = Counter(four.tokens) + Counter({(2, 12): 1})
    assert box.total() == 22
    assert box == Counter(
        {(2,): 1, (12,): 1, (2, 12): 1}
        | {(number,): 2 for number in (5, 6, 8, 9, 11)}
        | {(number,): 3 for number in (3, 4, 10)}
    )
    assert Counter(three.tokens) <= box
    assert Counter(BOARDS["gift-base"].tokens) <= box


@pytest.mark.rule("WATCH-3")
def test_the_double_token_yields_on_2_and_on_12() -> None:
    """It lies on the three-player board only."""
    game = GAMES["watch for three"]
    board: Island = game.board
    hex = board.tokens.index((2, 12))
    assert hex in board.producers[2]
    assert hex in board.producers[12]
    state = place(game, board.topology.corner_name(board.topology.hex_corners[hex][0])).state
    for total in (2, 12):
        assert [sum(cards) for cards in due(game, state, board.producers[total]).values()] == [1]
    assert not any(len(token) > 1 for name in ("watch for four", "gift-base") for token in BOARDS[name].tokens)


@pytest.mark.rule("WATCH-9", "BASE-133")
@pytest.mark.parametrize("name", GAMES)
def test_five_trade_routes_one_for_each_resource(name: str) -> None:
    """Each is 2:1; there is no general one."""
    harbours = BOARDS[name].harbours
    assert sorted(harbour.kind for harbour in harbours) == list(range(len(RESOURCES)))
    assert {harbour.rate for harbour in harbours} == {2}


@pytest.mark.rule("WATCH-10", "WATCH-12", "WATCH-13")
def test_the_frame_and_its_ice_fields() -> None:
    """21 places in four rows; all terrain with four players, five ice fields with three, two in the base game."""
    frame = {(q, r) for r, row in enumerate((range(4), range(-1, 4), range(-2, 4), range(-3, 3))) for q in row}
    assert set(BOARDS["watch for four"].land) == frame
    for name, ice in (("watch for three", FIVE_ICE), ("gift-base", {(3, 2), (2, 3)})):
        assert set(BOARDS[name].ice) == ice
        assert set(BOARDS[name].land) == frame - ice
    assert BOARDS["watch for four"].ice == ()


@pytest.mark.rule("WATCH-14", "WATCH-70")
@pytest.mark.parametrize("name", ["watch for three", "gift-base"])
def test_ice_is_no_terrain(name: str) -> None:
    """No number, no yield, no Tormund; what touches no terrain hex does not exist, not even between two ice fields."""
    board = BOARDS[name]
    topology = board.topology
    for place_name in board.ice:
        assert place_name not in board.land
        with pytest.raises(ValueError, match="no hex"):
            topology.hex_id(place_name)
    assert len(board.tokens) == len(board.terrain) == len(board.land)
    for q, r in board.ice:
        for direction, (dq, dr) in OFFSETS.items():
            beside = (q + dq, r + dr)
            if beside in board.land:
                assert topology.all_paths >> topology.path_id(q, r, direction) & 1, "a border path is a path"
            else:
                with pytest.raises(ValueError, match="touches no land"):
                    topology.path_id(q, r, direction)


@pytest.mark.rule("WATCH-14", "BASE-031")
@pytest.mark.parametrize("name", ["watch for three", "gift-base"])
def test_a_path_between_terrain_and_ice_is_a_normal_path(name: str) -> None:
    """Roads may be built on all of them."""
    game = GAMES[name]
    topology = game.board.topology
    for q, r in game.board.ice:
        for direction, (dq, dr) in OFFSETS.items():
            if (q + dq, r + dr) in game.board.land:
                path = topology.path_id(q, r, direction)
                beside = next(bits(topology.path_paths[path]))
                t = place(game, f"{topology.path_name(beside)} 1lumber 1brick")
                assert t.can(f"0 build_road {topology.path_name(path)}")


@pytest.mark.rule("WATCH-X35")
def test_example_paths_at_the_ice() -> None:
    """Between two ice fields refused, between terrain and ice legal, on either board."""
    t = place(GAMES["gift-base"], "E(2,2,NE) E(1,2,E) 2lumber 2brick")
    with pytest.raises(NotationError):
        t.read("0 build_road E(2,3,NE)")
    assert t.can("0 build_road E(2,2,E)")
    t = place(GAMES["watch for three"], "E(1,2,NE) 2lumber 2brick")
    with pytest.raises(NotationError):
        t.read("0 build_road E(2,2,E)")
    assert t.can("0 build_road E(1,2,E)")


ROUTES = {
    "watch for four": [
        ("V(-3,4,N)", "V(-3,3,S)"), ("V(-2,4,N)", "V(-2,3,S)"), ("V(-1,4,N)", "V(-1,3,S)"),
        ("V(0,4,N)", "V(0,3,S)"), ("V(1,4,N)", "V(1,3,S)"),
    ],
    "watch for three": [
        ("V(-3,4,N)", "V(-3,3,S)"), ("V(-2,4,N)", "V(-2,3,S)"), ("V(-1,4,N)", "V(-1,3,S)"),
        ("V(0,4,N)", "V(0,3,S)"), ("V(1,3,N)", "V(1,2,S)"),
    ],
}  # fmt: skip
ROUTES["gift-base"] = ROUTES["watch for four"]
WEST_TO_EAST = (WOOL, LUMBER, BRICK, GRAIN, ORE)


@pytest.mark.rule("WATCH-15")
@pytest.mark.parametrize("name", GAMES)
def test_the_places_of_the_trade_routes(name: str) -> None:
    """Five edges at the southern border, each serving its two ends; from the west wool, lumber, brick, grain, ore."""
    game: Game = GAMES[name]
    for corners, kind in zip(ROUTES[name], WEST_TO_EAST, strict=True):
        for corner in corners:
            t = place(game, corner)
            rates = t.game.ask(RATES, t.state, Seat(0))
            assert [resource for resource, rate in enumerate(rates) if rate == 2] == [kind]
    ends = [corner for pair in ROUTES[name] for corner in pair]
    assert len(set(ends)) == 10, "no intersection serves two routes"
    topology = game.board.topology
    for other in (topology.corner_name(CornerId(number)) for number in range(len(topology.corners))):
        if other not in ends:
            t = place(game, other)
            assert 2 not in t.game.ask(RATES, t.state, Seat(0))


@pytest.mark.rule("WATCH-X36")
@pytest.mark.parametrize("corner", ["V(1,2,S)", "V(1,3,N)"])
def test_example_the_ore_route_with_three_players(corner: str) -> None:
    """Ore 2:1, other resources stay 3:1."""
    t = place(GAMES["watch for three"], f"{corner} 2ore 3wool")
    assert t.game.ask(RATES, t.state, Seat(0)) == (3, 3, 3, 3, 2)
    t.do("0 bank_trade ore brick", "0 bank_trade wool brick")
    assert t.hand(0) == counts("2brick")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.rule("WATCH-66")
def test_the_standard_layouts(name: str) -> None:
    """Terrain and number of every hex."""
    board = BOARDS[name]
    laid = {}
    for place_name, terrain, token in zip(board.land, board.terrain, board.tokens, strict=True):
        laid[place_name] = (terrain, token)
    wanted = {}
    for entry in LAYOUTS[name].split(";"):
        where, terrain_name, number = entry.split()
        q, r = where.split(",")
        wanted[int(q), int(r)] = (NAMES[terrain_name], tuple(map(int, number.split("/"))))
    assert laid == wanted
    assert board.layout == "standard"


@pytest.mark.rule("WATCH-69")
@pytest.mark.parametrize(
    ("name", "sums"),
    [
        ("watch for four", {"mountains": 14, "fields": 13, "hills": 13, "forest": 13, "pasture": 13}),
        ("watch for three", {"mountains": 11, "fields": 12, "hills": 11, "forest": 11, "pasture": 11}),
        ("gift-base", {"mountains": 12, "fields": 12, "hills": 12, "forest": 12, "pasture": 13}),
    ],
)
def test_the_sums_of_the_standard_layouts(name: str, sums: dict[str, int]) -> None:
    """Throws that make each terrain yield, of 36."""
    board = BOARDS[name]
    found = dict.fromkeys(NAMES, 0)
    for kind, token in zip(board.terrain, board.tokens, strict=True):
        found[RESOURCES_TO_TERRAIN[kind]] += pips(token)
    assert found == sums


RESOURCES_TO_TERRAIN: dict[int, str] = {kind: name for name, kind in NAMES.items()}


@pytest.mark.rule("WATCH-69")
def test_the_terrain_and_tokens_of_the_standard_layouts() -> None:
    """Four players: the whole box but 2/12. Three: 16 hexes with 2/12. Base game: 19 hexes, three 10s."""
    three, base = BOARDS["watch for three"], BOARDS["gift-base"]
    assert terrain_count(three) == {"fields": 3, "hills": 3, "forest": 3, "pasture": 4, "mountains": 3}
    assert sorted(three.tokens) == sorted([(2, 12), (3,), *[(n,) for n in (4, 5, 6, 8, 9, 10, 11) for _ in range(2)]])
    assert terrain_count(base) == {"fields": 4, "hills": 4, "forest": 4, "pasture": 4, "mountains": 3}
    twice = [(n,) for n in (3, 4, 5, 6, 8, 9, 11) for _ in range(2)]
    assert sorted(base.tokens) == sorted([(2,), (12,), *[(10,)] * 3, *twice])


@pytest.mark.rule("BASE-054", "WATCH-103")
@pytest.mark.parametrize("name", GAMES)
def test_no_red_numbers_touch_on_the_standard_layouts(name: str) -> None:
    """No 6 or 8 beside a 6 or 8."""
    assert not red_pairs(BOARDS[name])


@pytest.mark.rule("WATCH-102", "WATCH-X2")
@pytest.mark.parametrize("name", GAMES)
def test_the_first_two_hexes_of_the_second_line_carry_6_and_4(name: str) -> None:
    """As where the two regulars of the breach stand."""
    board = BOARDS[name]
    assert [board.tokens[board.land.index(place_name)] for place_name in ((1, 0), (0, 1))] == [(6,), (4,)]


@pytest.mark.rule("WATCH-103")
@pytest.mark.parametrize("name", GAMES)
def test_equal_hexes_do_not_touch_and_poor_ones_do_not_crowd(name: str) -> None:
    """Neighbours differ in number and in terrain; no intersection lies among three hexes of 2 pips or fewer."""
    board = BOARDS[name]
    for hex, beside in enumerate(board.topology.hex_hexes):
        for other in bits(beside):
            assert board.tokens[hex] != board.tokens[other]
            assert board.terrain[hex] != board.terrain[other]
    for around in board.topology.corner_hexes:
        chances = [pips(board.tokens[hex]) for hex in bits(around)]
        assert len(chances) < 3 or max(chances) > 2


@pytest.mark.rule("WATCH-103", "WATCH-11")
@pytest.mark.parametrize("name", ["watch for four", "watch for three"])
def test_no_invasion_line_is_richer_than_another_by_more_than_a_pip(name: str) -> None:
    """Wildlings cost as much wherever they come through."""
    board = BOARDS[name]
    lines = [[(k - r, r) for r in range(4)] for k in range(4)]
    sums = [sum(pips(board.tokens[board.land.index(place_name)]) for place_name in line) for line in lines]
    assert max(sums) - min(sums) <= 1


def red_pairs(board: Island) -> list[tuple[int, int]]:
    """Neighbouring hexes that both carry a 6 or an 8."""
    red = [hex for hex, token in enumerate(board.tokens) if token in {(6,), (8,)}]
    return [(a, b) for a in red for b in red if board.topology.hex_hexes[a] >> b & 1]
