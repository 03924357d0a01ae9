"""Caravans and Seafarers: MIX section 8."""

from __future__ import annotations

import pytest

from catan_desktop.games.catalogue import ruleset
from catan_desktop.games.seafarers.pirate import PIRATE
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.parts import HOME
from catan_desktop.mechanics.scoring import goal_of
from tests.games.mixes.large import MixTable, table

KEY = "caravans-seafarers"


def at_sea(t: MixTable, path: str) -> bool:
    """True if no land lies beside a path."""
    board = t.game.board
    return not board.road_paths >> board.topology.parse_path(path) & 1


def to_the_sea() -> tuple[list[str], str]:
    """The paths of a caravan from its arrow to its first sea path, and the intersection where that begins."""
    board = table(KEY).game.board
    topology, queue = board.topology, [(board.arrows[0].head, [board.arrows[0].path])]
    for corner, way in queue:
        for path in (one for one in range(len(topology.paths)) if topology.corner_paths[corner] >> one & 1):
            if not board.road_paths >> path & 1:
                return [str(topology.path_name(one)) for one in (*way, path)], str(topology.corner_name(corner))
            if path not in way:
                queue.append((sum(topology.path_ends[path]) - corner, [*way, path]))
    raise AssertionError("no caravan comes to the sea")


WAY, SHORE = to_the_sea()
*LAND, SEA = WAY


@pytest.mark.rule("MIX-022", "MIX-212", "MIX-213", "OPTION-066")
def test_the_table() -> None:
    """New Shores alone, two points more than it asks for, with event cards and Harbourmaster; another goal counts as it
    is."""
    rules = ruleset(KEY)
    assert rules.seats == (2, 3, 4, 5, 6)
    options = {spec.key: spec for spec in rules.options}
    assert options["scenario"].choices == ("shores",)
    assert {"event_cards", "harbourmaster"} <= {*options}
    t = table(KEY)
    assert goal_of(t.game, t.state, Seat(0)) == 16
    t = table(KEY, options={"goal": 13})
    assert goal_of(t.game, t.state, Seat(0)) == 13


@pytest.mark.rule("MIX-213", "MIX-214")
@pytest.mark.parametrize(("many", "oases"), [(2, {(-1, 1)}), (3, {(-1, 1)}), (4, {(-1, 1)}), (6, {(-1, -1), (1, 1)})])
@pytest.mark.parametrize("layout", ["fixed", "random"])
def test_the_oases_lie_on_the_deserts_of_new_shores(many: int, oases: set[tuple[int, int]], layout: str) -> None:
    rules = ruleset(KEY)
    assert rules.make_board is not None
    for seed in range(5):
        board = rules.make_board(many, rules.checked({"layout": layout}), source(seed, "board"))
        keys = [kind.key for kind in board.hex_terrain]
        assert {hex for hex, key in zip(board.topology.hexes, keys, strict=True) if key == "oasis"} == oases
        assert "desert" not in keys
        assert len(board.arrows) == 3 * len(oases)


@pytest.mark.rule("MIX-215")
def test_robber_and_pirate_start_beside_the_board_and_enter_with_a_seven_or_a_knight() -> None:
    for words in ({"step": "settlers.pre_roll"}, {}):
        t = table(KEY, "V(-1,0,N) knight", robber="", **words)  # type: ignore[arg-type]
        assert t.robber == "home"
        assert PIRATE.of(t.game, t.state).hex == HOME
        t.do(*(("0 roll", "* dice 1 6") if words else ("0 play_knight",)))
        assert {"move_robber", "move_pirate"} <= t.kinds()
        sea = t.sites("move_pirate")
        assert len(sea) == t.game.board.sea.bit_count()
        t.do("0 move_pirate (2,0)")
        assert t.game.board.topology.hex_name(PIRATE.of(t.game, t.state).hex) == "(2,0)"
        assert t.robber == "home"


@pytest.mark.rule("MIX-210")
def test_camels_lie_on_land_coast_and_sea_with_roads_and_with_ships() -> None:
    t = table(
        KEY, f"V{SHORE[1:]} ~{SEA[1:]}", "1wool", lines=(f"caravans.trails 0: {' '.join(LAND)}", "caravans.due yes")
    )
    assert at_sea(t, SEA)
    assert SEA in t.camel_places()
    t.do("0 end_turn", "1 bid 1wool", f"1 place_camel {SEA} 0")
    assert SEA not in t.camel_places()


@pytest.mark.rule("MIX-211", "MIX-217")
def test_a_ship_with_a_camel_counts_two_and_leaves_it_behind() -> None:
    camels = (f"caravans.trails 0: {' '.join(WAY)}",)
    t = table(KEY, f"V{SHORE[1:]} ~{SEA[1:]}", lines=camels)
    assert t.length(0) == 2
    assert table(KEY, f"V{SHORE[1:]} ~{SEA[1:]}").length(0) == 1
    target = min(text.split(" ")[3] for text in t.lines("move_ship"))
    t.do(f"0 move_ship {SEA} {target}")
    assert t.length(0) == 1
    assert SEA not in t.camel_places(), "the camel lies where it lay"


@pytest.mark.rule("MIX-211")
def test_a_camel_that_comes_to_a_ship_makes_its_route_longer_at_once() -> None:
    way = (f"caravans.trails 0: {' '.join(LAND)}", "caravans.due yes")
    t = table(KEY, f"V{SHORE[1:]} ~{SEA[1:]} 1wool", lines=way).do(
        "0 end_turn", "0 bid 1wool", f"0 place_camel {SEA} 0"
    )
    assert t.length(0) == 2


@pytest.mark.rule("MIX-216")
def test_the_pirate_keeps_no_camel_from_the_paths_of_his_hex() -> None:
    board = table(KEY).game.board
    beside = board.topology.path_hexes[board.topology.parse_path(SEA)] & board.sea
    hex = board.topology.hex_name(beside.bit_length() - 1)
    lines = (f"caravans.trails 0: {' '.join(LAND)}", f"pirate.hex {hex}")
    t = table(KEY, f"V{SHORE[1:]} 1lumber 1wool", lines=lines)
    assert t.refuse(f"0 build_ship {SEA}") == ("reason-pirate-bars", "SEA-048")
    assert SEA in t.camel_places()
