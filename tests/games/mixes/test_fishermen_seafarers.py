"""Fishermen and Seafarers: MIX section 8."""

from __future__ import annotations

import pytest

from catan_desktop.games.catalogue import ruleset
from catan_desktop.games.mixes.fishermen_seafarers import FishingSea, free_places
from catan_desktop.games.seafarers.layouts import board as sea_board
from catan_desktop.games.seafarers.pirate import PIRATE
from catan_desktop.games.waters import Ground
from catan_desktop.grid.axial import DIRECTIONS, neighbour
from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import make_game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.board import pips
from catan_desktop.mechanics.parts import HOME
from catan_desktop.mechanics.scoring import goal_of
from tests.games.laid_out import shown
from tests.games.mixes.large import MixTable, table
from tests.mechanics.place import place

KEY = "fishermen-seafarers"
SEVEN = "fishermen.private 0: 1 0 2"
PAIR = "fishermen.private 0: 0 0 2"
SCENARIOS = ("shores", "islands", "desert")


def fishing(*seats: str, fish: str = SEVEN, lines: tuple[str, ...] = (), **more: object) -> MixTable:
    return table(KEY, *seats, lines=(*((fish,) if fish else ()), *lines), **more)  # type: ignore[arg-type]


def made(many: int, scenario: str, seed: int, layout: str = "fixed") -> FishingSea:
    rules = ruleset(KEY)
    assert rules.make_board is not None
    found: FishingSea = rules.make_board(
        many, rules.checked({"scenario": scenario, "layout": layout}), source(seed, "board")
    )
    return found


@pytest.mark.rule("MIX-020", "OPTION-066")
def test_the_table() -> None:
    """Three scenarios with their goals, one more for whoever holds the boot; event cards and Harbourmaster."""
    rules = ruleset(KEY)
    assert rules.seats == (2, 3, 4, 5, 6)
    options = {spec.key: spec for spec in rules.options}
    assert options["scenario"].choices == SCENARIOS
    assert {"event_cards", "harbourmaster"} <= {*options}
    for scenario, goal in zip(SCENARIOS, (14, 13, 14), strict=True):
        t = table(KEY, lines=("fishermen.boot 1",), options={"scenario": scenario})
        assert [goal_of(t.game, t.state, Seat(seat)) for seat in (0, 1)] == [goal, goal + 1]


@pytest.mark.rule("MIX-190", "MIX-191")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("many", [3, 4, 6])
@pytest.mark.parametrize("layout", ["fixed", "random"])
def test_grounds_lie_on_free_places_of_the_coasts(scenario: str, many: int, layout: str) -> None:
    """Off the land, at three intersections of one island, no two of them at the same, away from harbours; the places
    differ from game to game; the numbers are the likeliest of the box."""
    lies = set()
    for seed in range(4):
        board = made(many, scenario, seed, layout)
        topology, taken = board.topology, 0
        for ground, corners in zip(board.grounds, board.ground_corners, strict=True):
            assert corners.bit_count() == 3
            assert not corners & taken
            taken |= corners
            assert ground.sea not in topology.hexes or board.sea >> topology.hex_id(ground.sea) & 1
            near = [area for area, here in enumerate(board.areas) if corners & ~board.corners_at(here) == 0]
            assert near or scenario == "desert", "one island has all three"
            harbours = {topology.parse_path(harbour.path) for harbour in board.harbours}
            assert not {path for path in harbours if _beside(board, path, ground.sea)}
        numbers = sorted((ground.number for ground in board.grounds), key=lambda total: (-pips((total,)), total))
        box = [6, 8, 5, 5, 9, 9, 4, 10] if many > 4 else [6, 8, 5, 9, 4, 10]
        assert numbers[:2] == [6, 8]
        assert not [number for number in numbers if numbers.count(number) > box.count(number)]
        left = list(box)
        for number in numbers:
            left.remove(number)
        assert max([pips((total,)) for total in left], default=0) <= min(pips((total,)) for total in numbers)
        lies.add(tuple(sorted(ground.sea for ground in board.grounds)))
    room = len(free_places(board))
    assert len(lies) > 1 or room <= len(board.grounds)


def _beside(board: FishingSea, path: int, at: tuple[int, int]) -> bool:
    """True if a path is an edge of a position."""
    return path in {board.topology.path_id(*at, way) for way in DIRECTIONS if neighbour(at, way) in board.land}


HEX, AT, OTHER = "(-2,-1)", "V(-2,0,N)", "V(-3,3,S)"
"""The sea hex with the ground of the 8 on the board of these tests, an intersection there, and one at the 9 in the
frame."""


@pytest.mark.rule("MIX-192", "MIX-194")
def test_a_ground_leaves_the_sea_and_the_desert_as_they_are() -> None:
    """The tiles are those of Seafarers; a ship sails past a ground, and the pirate may lie on it."""
    board = made(4, "shores", 0)
    plain = sea_board(4, ruleset(KEY).checked({}), source(0, "board"))
    assert shown(board) == shown(plain)
    assert [kind.key for kind in board.hex_terrain].count("desert") == 1
    assert not any(kind.printed for kind in board.hex_terrain), "there is no lake"
    t = fishing(f"{AT} 1lumber 1wool")
    beside = t.paths(sum(1 << path for path in t.game.board.topology.hex_paths[t.game.board.topology.parse_hex(HEX)]))
    assert t.sites("build_ship") & beside
    t = fishing(AT, step="settlers.pre_roll")
    assert HEX in t.roll(7).sites("move_pirate")


@pytest.mark.rule("MIX-193", "MIX-190")
def test_the_pirate_on_a_ground_stops_its_catch() -> None:
    """Elsewhere he stops nothing; a ground in the frame is out of his reach."""
    for pirate, caught in (("(4,0)", 1), (HEX, 0)):
        t = fishing(AT, fish="", step="settlers.pre_roll", robber="home", lines=(f"pirate.hex {pirate}",))
        t.roll(8)
        assert (t.step == "fishermen.draw") == bool(caught)
        t.draw(1)
        assert sum(t.tokens(0)) == caught
    t = fishing(OTHER, fish="", step="settlers.pre_roll", robber="home", lines=(f"pirate.hex {HEX}",))
    t.roll(9)
    t.draw(1)
    assert sum(t.tokens(0)) == 1


@pytest.mark.rule("MIX-X13", "MIX-193")
def test_example_of_the_pirate_on_the_ground_with_the_six() -> None:
    rules = ruleset(KEY)
    board = replace(made(4, "shores", 0), grounds=(Ground((2, 0), 6),))
    topology = board.topology
    corner = topology.corner_name(CornerId(next(bits(board.ground_corners[0]))))
    game = make_game(rules, 4, {}, board)
    for pirate, caught in (("(4,0)", 1), ("(2,0)", 0)):
        lines = (f"pirate.hex {pirate}",)
        t = MixTable(game, place(game, str(corner), step="settlers.pre_roll", robber="home", more=lines).state)
        t.roll(6)
        assert (t.step == "fishermen.draw") == bool(caught)


@pytest.mark.rule("MIX-195")
def test_two_fish_send_the_robber_or_the_pirate_away() -> None:
    """He comes back with the next 7 or knight that moves him; who is away cannot be sent."""
    t = fishing("knight", robber="(-2,1)")
    assert {"fish_robber", "fish_pirate"} <= t.kinds()
    t.do("0 fish_pirate 0,0,1")
    assert PIRATE.of(t.game, t.state).hex == HOME
    assert t.robber == "(-2,1)"
    assert t.tokens(0) == (1, 0, 1)
    assert t.refuse("0 fish_pirate 0,0,1") == ("reason-pirate-not-on-board", "MIX-195")
    t.do("0 fish_robber 0,0,1")
    assert t.robber == "home"
    t = fishing("knight", lines=("pirate.hex -1",)).do("0 play_knight", f"0 move_pirate {HEX}")
    assert t.game.board.topology.hex_name(PIRATE.of(t.game, t.state).hex) == HEX
    t = fishing(step="settlers.pre_roll", lines=("pirate.hex -1",))
    assert len(t.roll(7).sites("move_pirate")) == t.game.board.sea.bit_count()


@pytest.mark.rule("MIX-196")
def test_five_fish_place_a_road_or_a_ship() -> None:
    t = fishing(AT, fish=PAIR).do("0 fish_road 0,0,2")
    assert {"place_free_ship", "place_free_road"} <= t.kinds()
    t.do(f"0 place_free_ship {min(t.sites('place_free_ship'))}")
    assert t.step == "settlers.action"
    assert fishing(fish=PAIR).refuse("0 fish_road 0,0,2")[1] == "FISH-054a"
