"""Rivers and Barbarian Attack (MIX section 6): one purse, no Poor Settler, rivers to the coast."""

from __future__ import annotations

from collections import Counter

import pytest

from catan_desktop.games import catalogue
from catan_desktop.games.barbarian_attack.part import attack
from catan_desktop.games.rivers.evaluation.position import more
from catan_desktop.games.rivers.module import RIVERS
from catan_desktop.grid.axial import neighbour
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.ids import Seat
from tests.games.mixes.place import mixed
from tests.mechanics.place import PRE_ROLL

KEY = "rivers-barbarian-attack"
SITE = "E(1,1,NE)"
"""The bridge site between (2,0) and (1,1), both at the coast."""


def taken(count: int = 3) -> str:
    return f"barbarian_attack.standing (2,0): {count}\n"


@pytest.mark.rule("MIX-115", "OPTION-055")
@pytest.mark.parametrize("layout", ["fixed", "random"])
def test_the_board(layout: str) -> None:
    """Rivers, castle, double token and swamps lie where they do; the other tiles may be dealt."""
    board = mixed(KEY, many=4, options={"layout": layout}).game.board
    topology, kinds = board.topology, [terrain.key for terrain in board.hex_terrain]
    assert [river.hexes for river in board.rivers] == [
        ((-1, 1), (0, 0), (1, -1), (2, -2)),
        ((2, 0), (1, 1), (0, 2)),
    ]
    wet = [[kinds[topology.hex_id(hex)] for hex in river.hexes] for river in board.rivers]
    assert wet == [["mountains", "hills", "pasture", "swamp"], ["mountains", "hills", "swamp"]]
    assert board.tokens[topology.parse_hex("(-2,0)")] == (2, 12)
    assert Counter(len(token) for token in board.tokens) == Counter({1: 15, 0: 3, 2: 1})
    assert kinds[topology.parse_hex("(-2,2)")] == "castle"
    tiles = {"fields": 4, "forest": 3, "pasture": 3, "hills": 3, "mountains": 3, "swamp": 2, "castle": 1}
    assert Counter(kinds) == Counter(tiles)
    others = [mixed(KEY, many=4).game.board.terrain, board.terrain]
    assert (others[0] == others[1]) == (layout == "fixed")


def test_no_intersection_touches_two_bridge_sites_and_no_harbour_stands_at_one() -> None:
    """As on the boards of Rivers (RIVER-011, RIVER-011a); no harbour lies in the sea before an outlet."""
    board = mixed(KEY).game.board
    topology, sites = board.topology, board.bridge_sites
    assert sites.bit_count() == 7
    assert not any(topology.path_paths[site] & sites for site in bits(sites))
    harbours = [topology.paths[topology.parse_path(harbour.path)] for harbour in board.harbours]
    seas = {(q, r) for q, r, _ in harbours} | {neighbour((q, r), way) for q, r, way in harbours}
    assert not seas & {neighbour(river.hexes[-1], river.outlet) for river in board.rivers}


@pytest.mark.rule("MIX-115", "BARB-032")
def test_swamps_are_never_conquered() -> None:
    """They are no coastal hexes; the one with 2 and 12 begins with a barbarian for each, and both land there."""
    t = mixed(KEY)
    board, name = t.game.board, t.game.board.topology.hex_name
    assert [name(hex) for hex in board.coast] == [
        "(-2,1)", "(-2,0)", "(-1,-1)", "(0,-2)", "(1,-2)", "(2,-1)", "(2,0)", "(1,1)", "(-1,2)",
    ]  # fmt: skip
    assert {name(hex): count for hex, count in enumerate(attack(t.game, t.state).standing) if count} == {"(-2,0)": 2}
    assert attack(t.game, t.state).supply == 28
    build = mixed(KEY, "E(0,1,NE) 1lumber 1brick 1wool 1grain")
    town = sorted(build.sites("build_settlement"))[0]
    build.do(f"0 build_settlement {town}", "* landing_roll 6 6", "* landing_roll 1 1", "* landing_roll 1 3")
    assert attack(build.game, build.state).standing[board.topology.parse_hex("(-2,0)")] == 3


@pytest.mark.rule("MIX-116")
def test_gold_of_rivers_and_of_lost_knights_is_one_purse() -> None:
    """3 for a bridge, and 3 for a knight that falls; the tile follows both."""
    riders = "barbarian_attack.riders 0: E(1,-2,NE) E(1,-2,E)\n"
    t = mixed(
        KEY,
        "V(0,0,N) 2brick 1lumber",
        more=f"{riders}coins.held 0 5 0\nrivers.wealthiest 1\nbarbarian_attack.standing (1,-2): 1",
    )
    site = sorted(t.sites("build_bridge"))[0]
    t.do(f"0 build_bridge {site}")
    assert t.gold[0] == 3
    t.do("0 end_turn", "0 finish_riding", "* loss_roll 2")
    assert t.gold[0] == 6
    assert RIVERS.of(t.game, t.state).wealthiest == 0


@pytest.mark.rule("MIX-X08", "MIX-117", "OPTION-055")
def test_example_the_most_gold_is_a_point_and_the_least_costs_none() -> None:
    t = mixed(KEY, "V(0,-1,N)", "V(2,-1,N)", "V(-1,1,S)", step=PRE_ROLL, more="coins.held 3 0 1\nrivers.wealthiest 0")
    assert [t.public(seat) for seat in range(3)] == [2, 1, 1]
    t.roll(5)
    assert RIVERS.of(t.game, t.state).poor == 0
    even = mixed(KEY, step=PRE_ROLL)
    assert RIVERS.of(even.game, even.state).poor == 0
    assert [even.public(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("MIX-117")
def test_bots_fear_no_poverty_here() -> None:
    """The least gold promises nothing bad; the same hands in Rivers do."""

    def tiles(key: str) -> float:
        t = mixed(key, more="coins.held 0 5 5\nrivers.poor 0" if key == "rivers" else "coins.held 0 5 5")
        return more(t.game, t.state, Seat(0))["tiles"]

    assert tiles(KEY) > 0 > tiles("rivers")


@pytest.mark.rule("MIX-118")
def test_two_cards_are_bought_with_gold_in_a_turn() -> None:
    t = mixed(KEY, more="coins.held 9 0 0\nrivers.wealthiest 0").do("0 buy_with_gold 0", "0 buy_with_gold 4")
    assert t.refuse("0 buy_with_gold 0")[0] == "reason-gold-bought-twice"
    assert t.gold[0] == 5


@pytest.mark.rule("MIX-118", "MIX-006")
def test_each_purchase_is_offered_once() -> None:
    """Both games let the second player of a pair use gold; a table has the row once."""
    rows = catalogue.ruleset(KEY).choices["six_players.pair"]
    assert len(rows) == len(set(rows))


@pytest.mark.rule("MIX-119")
def test_a_knight_rides_over_bridge_sites() -> None:
    start, to = "E(0,0,E)", "E(1,-1,E)"
    t = mixed(KEY, more=f"barbarian_attack.riders 0: {start}").do("0 end_turn")
    board = t.game.board
    sites = {board.topology.path_name(site) for site in bits(board.bridge_sites)}
    assert sites & t.sites("move_rider")
    assert t.can(f"0 move_rider {start} {to}")


@pytest.mark.rule("MIX-120")
def test_two_to_four_play() -> None:
    assert catalogue.ruleset(KEY).seats == (2, 3, 4)


def test_no_bridge_is_built_on_the_path_of_a_conquered_hex() -> None:
    """As no road is; one that stands stays, and joins."""
    hand = "V(1,1,N) 2brick 1lumber"
    assert mixed(KEY, hand, more=taken(2)).can(f"0 build_bridge {site_of(hand)}")
    t = mixed(KEY, hand, more=taken())
    assert t.refuse(f"0 build_bridge {site_of(hand)}") == ("reason-road-conquered", "BARB-052")
    stands = mixed(KEY, f"{hand} {site_of(hand)}", more=f"{taken()}rivers.bridges 0: {site_of(hand)}")
    assert stands.part.lengths[0] == 1


def site_of(hand: str) -> str:
    """The only bridge site that the hand joins."""
    (site,) = mixed(KEY, hand).sites("build_bridge")
    return site
