"""Terrain as data: what a kind of terrain yields, takes and lets in, and where the robber begins."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import msgspec
import pytest

from catan_desktop.games.classic.layouts import CLASSIC_CHART
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.board import Island, terrain_around
from catan_desktop.mechanics.dice import DICE_STEP
from catan_desktop.mechanics.events import Produced
from catan_desktop.mechanics.layouts import read, shuffled_at, tokens_from
from catan_desktop.mechanics.robber import blocked
from catan_desktop.mechanics.tables import GRAIN, RESOURCES
from catan_desktop.mechanics.terrain import DESERT, FERTILE, LAND, Terrain
from tests.mechanics.place import classic, place

MOOR = Terrain("moor", takes_token=False, printed=(2, 12))
SUMMIT = Terrain("summit", takes_token=False, robber_may_stand=False)
ORCHARD = Terrain("orchard", GRAIN)


def laid_with(kinds: Mapping[str, Terrain], seats: int = 3) -> Game:
    """The classic table with other terrain on some of its hexes."""
    game = classic(seats)
    board: Island = game.board
    numbers = list(board.terrain)
    for number, name in enumerate(kinds, len(LAND)):
        numbers[board.topology.parse_hex(name)] = number
    board = replace(board, terrain=tuple(numbers), terrain_kinds=(*LAND, *kinds.values()))
    return Game(game.ruleset, game.seats, board, game.options)


@pytest.mark.rule("BASE-002")
def test_the_land_of_the_base_game() -> None:
    """Five kinds yield a resource each and take a token; the desert does neither. The robber may stand on all."""
    found = {terrain.key: None if terrain.yields is None else RESOURCES[terrain.yields] for terrain in LAND}
    assert found == {
        "forest": "lumber", "hills": "brick", "pasture": "wool", "fields": "grain", "mountains": "ore", "desert": None
    }  # fmt: skip
    assert [terrain.yields for terrain in FERTILE] == list(range(len(RESOURCES)))
    assert [terrain for terrain in LAND if not terrain.takes_token] == [DESERT]
    assert all(terrain.robber_may_stand for terrain in LAND)


def test_a_board_of_former_times_is_read() -> None:
    """It counted the desert as -1 and named no kinds of terrain."""
    board: Island = classic().board
    stored = msgspec.to_builtins(board)
    former = {key: value for key, value in stored.items() if key != "terrain_kinds"}
    former["terrain"] = [-1 if LAND[number] == DESERT else number for number in stored["terrain"]]
    assert -1 in former["terrain"]
    read_again = msgspec.convert(former, Island)
    assert read_again.hex_terrain == board.hex_terrain
    assert read_again.robber_start == board.robber_start
    assert read_again.yields == board.yields


def test_a_board_with_terrain_of_its_own_is_stored_with_it() -> None:
    board: Island = laid_with({"(0,0)": MOOR, "(1,0)": ORCHARD}).board
    assert msgspec.convert(msgspec.to_builtins(board), Island) == board
    assert board.hex_terrain[board.topology.parse_hex("(0,0)")] == MOOR


def test_what_two_kinds_of_terrain_yield() -> None:
    """One resource may be yielded by several kinds, and none by others."""
    board: Island = laid_with({"(0,-1)": MOOR, "(1,-1)": ORCHARD}).board
    around = terrain_around(board, board.topology.parse_corner("V(0,0,N)"))
    assert around == [GRAIN], "the desert and the moor yield nothing"


def test_a_total_printed_on_a_hex_is_no_token() -> None:
    """It is found at its totals, yields no resource, and nothing else is found there."""
    game = laid_with({"(1,-2)": MOOR})  # which has the classic token 2
    hex = game.board.topology.parse_hex("(1,-2)")
    assert {total for total in range(13) if game.board.printed[total] == (hex,)} == {2, 12}
    assert not any(game.board.printed[total] for total in range(3, 12))
    t = place(game, "V(1,-2,N)!", step=DICE_STEP).do("* dice 1 1")
    assert not t.of(Produced)


def test_tokens_are_laid_on_what_takes_them() -> None:
    """In letter order, skipping every kind that takes none."""
    terrain, _ = read(CLASSIC_CHART)
    chart = replace(CLASSIC_CHART, kinds=(*LAND, SUMMIT))
    mixed = (LAND.index(DESERT), len(LAND), *terrain[2:])
    tokens = tokens_from(chart, mixed, (0, -2))
    bare = {hex for hex, token in enumerate(tokens) if not token}
    assert bare == {hex for hex, number in enumerate(mixed) if number >= LAND.index(DESERT)}
    assert len(bare) == 3


def test_only_the_named_places_are_shuffled() -> None:
    things = tuple("abcdefgh")
    mixed = [shuffled_at(things, (1, 3, 5, 7), Random(seed)) for seed in range(20)]
    assert all(each[::2] == things[::2] and sorted(each) == list(things) for each in mixed)
    assert len(set(mixed)) > 10


def test_the_robber_is_not_placed_on_terrain_that_bars_him() -> None:
    t = place(laid_with({"(0,1)": SUMMIT}), step=DICE_STEP, robber="(2,0)").do("* dice 3 4")
    land = {f"({q},{r})" for q, r in t.game.board.land}
    assert t.sites("move_robber") == land - {"(2,0)", "(0,1)"}
    assert t.refuse("0 move_robber (0,1)") == ("reason-robber-barred", "")
    t.do("0 move_robber (0,0)")
    assert t.robber == "(0,0)"


def test_without_terrain_to_begin_on_the_robber_begins_beside_the_board() -> None:
    """He blocks nothing there; a 7 brings him onto the island, and no 7 back beside it."""
    t = place(laid_with({"(0,0)": MOOR}), "2ore", step=DICE_STEP)
    assert (t.robber, blocked(t.game, t.state)) == ("home", 0)
    t.do("* dice 3 4")
    assert t.sites("move_robber") == {f"({q},{r})" for q, r in t.game.board.land}
    assert not t.lines("send_robber_home")
    assert t.refuse("0 send_robber_home")[0] == "reason-robber-camp-only-on-seven"
    t.do("0 move_robber (1,0)")
    assert t.robber == "(1,0)"


def test_the_robber_begins_on_the_first_hex_of_his_terrain() -> None:
    board: Island = laid_with({"(2,0)": MOOR, "(0,-2)": DESERT}).board
    assert board.robber_start == board.topology.parse_hex("(0,-2)")
    assert laid_with({"(0,0)": ORCHARD}).board.robber_start is None
