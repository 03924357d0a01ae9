"""Fishermen and Caravans (MIX section 4): lakes beside the oases, fish that are no votes."""

from __future__ import annotations

from collections import Counter

import pytest

from catan_desktop.games.caravans.part import CARAVANS, placements
from catan_desktop.games.fishermen.layouts import LARGE_GROUNDS, SMALL_GROUNDS
from catan_desktop.mechanics.board import Island
from tests.games.fishermen.place import catch, draw, fish
from tests.games.mixes.place import MixTable, mixed
from tests.mechanics.place import PRE_ROLL

KEY = "fishermen-caravans"
TOWN = "1lumber 1brick 1wool 1grain"


def terrain_of(board: Island, hex: str) -> str:
    return board.hex_terrain[board.topology.parse_hex(hex)].key


def token_of(board: Island, hex: str) -> tuple[int, ...]:
    return board.tokens[board.topology.parse_hex(hex)]


def places(t: MixTable) -> set[str]:
    """Where the next camel may lie."""
    return {t.game.board.topology.path_name(each.path) for each in placements(t.game, CARAVANS.of(t.game, t.state))}


@pytest.mark.rule("MIX-070", "MIX-071", "OPTION-051")
def test_the_small_board() -> None:
    """The lake beside the oasis, the 12 with the 2, and the 3 of the lake where the 12 was."""
    board = mixed(KEY).game.board
    assert (terrain_of(board, "(0,0)"), terrain_of(board, "(1,0)")) == ("oasis", "lake")
    assert (token_of(board, "(1,0)"), token_of(board, "(1,-2)"), token_of(board, "(-1,-1)")) == ((), (2, 12), (3,))
    assert board.hex_terrain[board.topology.parse_hex("(1,0)")].printed == (2, 3, 11, 12)
    others = Counter(token for token in board.tokens if len(token) == 1)
    assert others == Counter({(total,): 2 for total in (3, 4, 5, 6, 8, 9, 10, 11)})
    assert board.grounds == SMALL_GROUNDS


@pytest.mark.rule("MIX-072", "MIX-072a")
def test_the_large_board() -> None:
    board = mixed(KEY, many=6).game.board
    lakes = {hex: terrain_of(board, hex) for hex in ("(1,-1)", "(-2,0)")}
    assert lakes == {"(1,-1)": "lake", "(-2,0)": "second-lake"}
    printed = [board.hex_terrain[board.topology.parse_hex(hex)].printed for hex in lakes]
    assert printed == [(2, 3, 11, 12), (4, 10)]
    tokens = {hex: token_of(board, hex) for hex in ("(2,-3)", "(-1,1)", "(0,-1)", "(-2,-1)", *lakes)}
    assert list(tokens.values()) == [(2, 12), (2, 12), (9,), (10,), (), ()]
    assert (terrain_of(board, "(-1,-1)"), terrain_of(board, "(0,1)")) == ("oasis", "oasis")
    assert board.grounds == LARGE_GROUNDS


@pytest.mark.rule("MIX-079")
@pytest.mark.parametrize("many", [4, 6])
@pytest.mark.parametrize("layout", ["spiral", "random"])
def test_a_dealt_board_keeps_oases_and_lakes(many: int, layout: str) -> None:
    """All else is dealt; each 2 has a 12 with it."""
    fixed, board = mixed(KEY, many=many).game.board, mixed(KEY, many=many, options={"layout": layout}).game.board
    still = [hex for hex, kind in enumerate(fixed.hex_terrain) if not kind.takes_token]
    assert [hex for hex, kind in enumerate(board.hex_terrain) if not kind.takes_token] == still
    assert [board.terrain[hex] for hex in still] == [fixed.terrain[hex] for hex in still]
    assert board.terrain != fixed.terrain
    assert Counter(board.terrain) == Counter(fixed.terrain)
    assert Counter(board.tokens) == Counter(fixed.tokens)


@pytest.mark.rule("MIX-X04", "OPTION-051", "MIX-030")
def test_example_a_12_brings_fish_and_what_the_2_brings() -> None:
    """Red lives at the lake, Blue at the pasture with 2 and 12."""
    t = mixed(KEY, "V(1,0,S)", "V(1,-2,S)", step=PRE_ROLL)
    assert catch(t, 12) == [1, 0, 0]
    assert t.hand(1) == (0, 0, 1, 0, 0)


@pytest.mark.rule("MIX-073")
def test_camels_go_along_a_lake() -> None:
    t = mixed(KEY, more="caravans.trails 1: E(1,-1,SE)")
    assert {"E(1,-1,E)", "E(1,0,NE)"} <= places(t)
    board = t.game.board
    lake = board.topology.hex_paths[board.topology.parse_hex("(1,0)")]
    assert board.topology.parse_path("E(1,0,NE)") in lake


@pytest.mark.rule("MIX-074")
def test_the_robber_may_stand_on_a_lake_and_on_no_oasis() -> None:
    t = mixed(KEY, "V(1,0,S)", step=PRE_ROLL).roll(7)
    assert t.robber == "home"
    assert t.refuse("0 move_robber (0,0)") == ("reason-robber-barred", "CARAVAN-009a")
    t.do("0 move_robber (1,0)", "0 end_turn")
    assert catch(t, 11) == [0, 0, 0]


@pytest.mark.rule("MIX-075")
def test_fish_are_no_votes() -> None:
    more = "fishermen.private 0: 2 2 2\ncaravans.due yes"
    t = mixed(KEY, "1wool 1grain 1ore", more=more).do("0 end_turn")
    assert t.step == "caravans.bid"
    assert t.kinds() == {"bid", "no_bid"}
    assert t.can("0 bid 1wool+1grain")
    assert t.refuse("0 bid 1ore") == ("reason-bid-kinds", "CARAVAN-080")
    assert not t.can("0 fish_take 4 0,2,0")


@pytest.mark.rule("MIX-076", "MIX-077")
def test_a_road_for_fish_beside_a_camel_counts_two_and_brings_none() -> None:
    t = mixed(KEY, "V(1,0,N)", more="fishermen.private 0: 0 1 1\ncaravans.trails 1: E(1,-1,SE)")
    t.do("0 fish_road 0,1,1", "0 place_free_road E(1,-1,SE)")
    assert t.part.lengths[0] == 2
    assert not CARAVANS.of(t.game, t.state).due
    assert t.do("0 end_turn").step == PRE_ROLL


@pytest.mark.rule("MIX-078")
def test_the_boot_is_passed_before_the_vote() -> None:
    """Both may be done in one turn, the boot first; not during the vote."""
    more = "fishermen.boot 0\ncaravans.due yes"
    t = mixed(KEY, "V(1,1,N) 1wool", "V(2,-1,N)", more=more)
    assert t.can("0 give_boot 1")
    t.do("0 end_turn")
    assert t.step == "caravans.bid"
    assert not t.can("0 give_boot 1")
    t = mixed(KEY, "V(1,1,N) 1wool", "V(2,-1,N)", more=more).do("0 give_boot 1", "0 end_turn")
    assert fish(t).boot == 1
    assert t.step == "caravans.bid"


@pytest.mark.rule("MIX-006", "FISH-032", "CARAVAN-040")
def test_a_town_at_the_lake_brings_a_camel_and_fishes() -> None:
    t = mixed(KEY, f"E(1,0,E) E(1,0,SE) {TOWN}", "1wool").do("0 build_settlement V(1,0,S)")
    assert CARAVANS.of(t.game, t.state).due
    t.do("0 end_turn")
    while t.step.startswith("caravans"):
        t.do(t.lines()[0])
    assert sum(len(trail) for trail in CARAVANS.of(t.game, t.state).trails) == 1
    draw(t.roll(3))
    assert fish(t).held[0] == 1 or fish(t).boot == 0
