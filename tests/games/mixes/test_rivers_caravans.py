"""Rivers and Caravans (MIX section 5): a dealt board with both, camels on bridges."""

from __future__ import annotations

from collections import Counter

import pytest

from catan_desktop.games import catalogue
from catan_desktop.games.caravans.part import CARAVANS, placements
from catan_desktop.games.rivers.layouts import LARGE_RIVERS, SMALL_RIVERS
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.chance import source
from catan_desktop.mechanics.layouts import red_neighbours
from tests.games.mixes.place import mixed
from tests.mechanics.place import PRE_ROLL, game_of

KEY = "rivers-caravans"
SITE = "E(-1,1,E)"
"""A bridge site on the way of the southern caravan."""


def boards(many: int) -> list:  # type: ignore[type-arg]
    """Boards of several seeds."""
    ruleset = catalogue.ruleset(KEY)
    assert ruleset.make_board is not None
    return [ruleset.make_board(many, ruleset.checked({}), source(seed, "board")) for seed in range(8)]


@pytest.mark.rule("MIX-090", "MIX-091", "MIX-X06", "OPTION-054")
def test_the_small_board() -> None:
    """Rivers and oasis are where they are; eleven tiles and sixteen tokens are dealt; 2 and 12 lie with the threes."""
    tiles = Counter({"fields": 3, "forest": 4, "pasture": 3, "hills": 3, "mountains": 3, "swamp": 2, "oasis": 1})
    pairs = set()
    for board in boards(4):
        kinds = [terrain.key for terrain in board.hex_terrain]
        assert Counter(kinds) == tiles
        assert board.rivers == SMALL_RIVERS
        wet = [[kinds[board.topology.hex_id(hex)] for hex in river.hexes] for river in board.rivers]
        assert wet == [["mountains", "hills", "pasture", "swamp"], ["mountains", "hills", "swamp"]]
        assert kinds[board.topology.parse_hex("(0,0)")] == "oasis"
        assert sum(bool(token) for token in board.tokens) == 16
        assert sorted(token for token in board.tokens if len(token) > 1) == [(2, 3), (3, 12)]
        plain = Counter(token for token in board.tokens if len(token) == 1)
        assert plain == Counter({(total,): 2 for total in (4, 5, 6, 8, 9, 10, 11)})
        assert not red_neighbours(board.land, board.tokens)
        pairs.add((board.tokens.index((2, 3)), board.tokens.index((3, 12))))
    assert len(pairs) > 3


@pytest.mark.rule("MIX-092", "MIX-093", "MIX-094")
def test_the_large_board() -> None:
    """Two rivers, two oases, 21 tiles and 27 tokens dealt, one 2 fewer."""
    tiles = Counter({"fields": 5, "forest": 6, "pasture": 6, "hills": 5, "mountains": 5, "swamp": 1, "oasis": 2})
    for board in boards(6):
        kinds = [terrain.key for terrain in board.hex_terrain]
        assert Counter(kinds) == tiles
        assert board.rivers == (LARGE_RIVERS[0], LARGE_RIVERS[2])
        assert {board.topology.hex_name(hex) for hex in bits(board.oases)} == {"(-1,-1)", "(0,1)"}
        assert all(len(token) < 2 for token in board.tokens)
        numbers = Counter(token[0] for token in board.tokens if token)
        assert numbers == Counter({2: 1, 12: 2, **dict.fromkeys((3, 4, 5, 6, 8, 9, 10, 11), 3)})
        assert not red_neighbours(board.land, board.tokens)


def test_no_two_boards_are_alike() -> None:
    assert len({board.terrain for board in boards(4)}) == 8


@pytest.mark.rule("MIX-095", "OPTION-054")
@pytest.mark.parametrize("bridge", ["", f"rivers.bridges 0: {SITE}"])
def test_camels_lie_on_bridge_sites(bridge: str) -> None:
    """With or without a bridge, and a bridge may be built beside a camel."""
    roads = SITE if bridge else ""
    t = mixed(KEY, f"V(0,0,S) {roads}", more=f"caravans.trails 2: {SITE}\n{bridge}")
    assert t.game.board.arrows[2].path == t.game.board.topology.parse_path(SITE)
    before = mixed(KEY, f"V(0,0,S) {roads}", more=bridge)
    assert SITE in {
        t.game.board.topology.path_name(one.path)
        for one in placements(before.game, CARAVANS.of(before.game, before.state))
    }


@pytest.mark.rule("MIX-X05", "MIX-096")
def test_example_a_bridge_with_a_camel_counts_two() -> None:
    """Four roads and a bridge in a line; the camel makes them six."""
    line = f"{SITE} E(0,0,SE) E(0,1,NE) E(-1,1,SE) E(-2,2,NE)"
    plain = mixed(KEY, line, more=f"rivers.bridges 0: {SITE}")
    assert plain.part.lengths[0] == 5
    t = mixed(KEY, line, more=f"rivers.bridges 0: {SITE}\ncaravans.trails 2: {SITE}")
    assert t.part.lengths[0] == 6


@pytest.mark.rule("MIX-096")
def test_a_camel_that_comes_to_a_bridge_lengthens_the_road() -> None:
    """It may bring Longest Road in the vote."""
    line = f"{SITE} E(0,0,SE) E(0,1,NE) E(-1,1,SE)"
    t = mixed(KEY, f"{line} V(1,2,N)", more=f"rivers.bridges 0: {SITE}\ncaravans.due yes")
    assert (t.part.lengths[0], t.part.longest) == (4, -1)
    t.do("0 end_turn", f"0 place_camel {SITE} 2")
    assert (t.part.lengths[0], t.part.longest) == (5, 0)


@pytest.mark.rule("MIX-097")
def test_a_camel_brings_no_gold_and_takes_no_site() -> None:
    t = mixed(KEY, "V(0,0,S)", more="caravans.due yes").do("0 end_turn", f"0 place_camel {SITE} 2")
    assert t.gold == (0, 0, 0)
    bridge = mixed(KEY, "V(0,0,S) 2brick 1lumber", more=f"caravans.trails 2: {SITE}").do(f"0 build_bridge {SITE}")
    assert bridge.gold == (3, 0, 0)


@pytest.mark.rule("MIX-098")
@pytest.mark.parametrize(("many", "swamp", "oasis"), [(4, "(-1,-1)", "(0,0)"), (6, "(-2,3)", "(0,1)")])
def test_the_robber_starts_on_the_swamp_and_never_stands_on_an_oasis(many: int, swamp: str, oasis: str) -> None:
    t = mixed(KEY, many=many, step=PRE_ROLL)
    assert t.robber == swamp
    assert t.roll(7).refuse(f"0 move_robber {oasis}") == ("reason-robber-barred", "CARAVAN-009a")


@pytest.mark.rule("MIX-099")
def test_gold_is_no_vote() -> None:
    t = mixed(KEY, "1wool", more="coins.held 5 1 1\ncaravans.due yes").do("0 end_turn")
    assert t.lines("bid") == ["0 bid 0,0,1,0,0"]
    assert not t.can("0 buy_with_gold 4")


@pytest.mark.rule("MIX-100")
def test_points_of_camels_and_of_tiles_are_added() -> None:
    """A settlement between two camels, and the most gold: 1 + 1 + 1."""
    trail = "caravans.trails 1: E(1,-1,SE) E(1,0,NE)"
    t = mixed(KEY, "V(1,0,N)", more=f"{trail}\ncoins.held 3 1 1\nrivers.wealthiest 0\nrivers.poor 1 2")
    assert [t.public(seat) for seat in range(3)] == [3, -2, -2]


def test_the_option_of_the_layout_has_one_value() -> None:
    (spec,) = [spec for spec in catalogue.ruleset(KEY).options if spec.key == "layout"]
    assert spec.choices == ("random",)
    assert game_of(catalogue.ruleset(KEY), 4, {}).board.layout == "random"
