"""Rivers and Seafarers: MIX section 8."""

from __future__ import annotations

import pytest

from catan_desktop.games.catalogue import ruleset
from catan_desktop.games.rivers import layouts as rivers
from catan_desktop.games.seafarers import layouts as seas
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.scoring import goal_of
from tests.games.laid_out import shown
from tests.games.mixes.large import setting_up, table

KEY = "rivers-seafarers"
OUTLETS = {4: {(-2, 0, "NW"), (-3, 2, "SW")}, 6: {(-1, 3, "SW"), (2, -3, "NW"), (3, 0, "NE")}}


@pytest.mark.rule("MIX-021", "MIX-200", "OPTION-066")
def test_the_table() -> None:
    """New Shores alone, to fourteen points, with event cards and Harbourmaster."""
    rules = ruleset(KEY)
    assert rules.seats == (2, 3, 4, 5, 6)
    options = {spec.key: spec for spec in rules.options}
    assert options["scenario"].choices == ("shores",)
    assert {"event_cards", "harbourmaster"} <= {*options}
    t = table(KEY)
    assert goal_of(t.game, t.state, Seat(0)) == 14


@pytest.mark.rule("MIX-200", "MIX-201")
@pytest.mark.parametrize(("many", "moved"), [(2, (-1, 1)), (3, (-1, 1)), (4, (-1, 1)), (5, (1, 0)), (6, (1, 0))])
@pytest.mark.parametrize("layout", ["fixed", "random"])
def test_the_main_island_is_that_of_the_rivers(many: int, moved: tuple[int, int], layout: str) -> None:
    """Its hexes, terrain and tokens; the other islands and the sea are those of New Shores for four or six."""
    rules = ruleset(KEY)
    assert rules.make_board is not None
    options = rules.checked({"layout": layout})
    board = rules.make_board(many, options, source(1, "board"))
    given = shown(board)
    mine = {f"({q + moved[0]},{r + moved[1]})" for q, r in rivers.board(many, options, source(1, "b")).topology.hexes}
    main = {board.topology.hex_name(hex) for hex in range(len(board.land)) if board.areas[0] >> hex & 1}
    assert main == mine
    wet = rivers.board(many, options, source(1, "b"))
    for hex, kind in zip(wet.topology.hexes, wet.hex_terrain, strict=True):
        if layout == "fixed":
            there = f"({hex[0] + moved[0]},{hex[1] + moved[1]})"
            assert given[there] == shown(wet)[wet.topology.hex_name(wet.topology.hex_id(hex))]
        assert kind in board.hex_terrain
    if layout == "fixed":
        plain = shown(seas.board(max(many, 4), options, source(1, "b")))
        assert {hex: given[hex] for hex in given if hex not in main} == {
            hex: told for hex, told in plain.items() if hex not in main
        }
    else:
        assert not _red_neighbours(board)
    starts = {4: "(-2,0)", 6: "(-1,3)"}
    assert board.topology.hex_name(board.robber_start) == starts[4 if many < 5 else 6]


COAST = "V(2,-1,S)"
"""At the coast, beside a river hex."""


def _red_neighbours(board: seas.SeaIsland) -> bool:
    red = {hex for hex, token in enumerate(board.tokens) if set(token) & {6, 8}}
    return any(board.topology.hex_hexes[one] >> other & 1 for one in red for other in red)


@pytest.mark.rule("MIX-X14", "MIX-205")
@pytest.mark.parametrize("many", [4, 6])
def test_no_harbour_lies_at_an_outlet(many: int) -> None:
    board = table(KEY, many=many).game.board
    outlets = {board.topology.path_id(*place) for place in OUTLETS[many]}
    ends = {board.topology.path_id(*river.hexes[-1], river.outlet) for river in board.rivers}
    assert ends == outlets
    harbours = [board.topology.parse_path(one.path) for one in board.harbours]
    assert len(set(harbours)) == len(harbours)
    assert not outlets & {*harbours}
    options = ruleset(KEY).checked({})
    plain = {board.topology.parse_path(one.path) for one in seas.board(many, options, source(1, "b")).harbours}
    if many == 6:
        assert plain - {*harbours} == {board.topology.path_id(-1, 3, "SW")}
        assert {*harbours} - plain == {board.topology.path_id(-1, 3, "SE")}
    else:
        assert plain == {*harbours}


@pytest.mark.rule("MIX-203")
def test_an_outlet_takes_a_bridge_and_no_ship() -> None:
    t = table(KEY, "V(-2,0,N) 1lumber 1wool 1brick")
    board = t.game.board
    outlet = board.topology.path_name(board.topology.path_id(-2, 0, "NW"))
    assert t.sites("build_ship")
    assert outlet not in t.sites("build_ship")
    assert t.refuse(f"0 build_ship {outlet}") == ("reason-bridge-site-takes-no-ship", "MIX-203")
    t = table(KEY, "V(-2,0,N) 1lumber 2brick").do(f"0 build_bridge {outlet}")
    assert t.gold == (3, 0, 0, 0)
    t = setting_up(KEY, 3).do("0 place_settlement V(-2,0,N)")
    assert t.gold == (1, 0, 0)
    assert outlet not in t.sites("place_ship") | t.sites("place_road")


@pytest.mark.rule("MIX-202")
def test_ships_at_river_hexes_bring_no_gold_and_roads_do() -> None:
    t = table(KEY, COAST + " 2lumber 1wool 1brick")
    wet = t.paths(t.game.board.river_paths & ~t.game.board.bridge_sites)
    t.do(f"0 build_ship {min(t.sites('build_ship') & wet)}")
    assert t.gold == (0, 0, 0, 0)
    t.do(f"0 build_road {min(t.sites('build_road') & wet)}")
    assert t.gold == (1, 0, 0, 0)
