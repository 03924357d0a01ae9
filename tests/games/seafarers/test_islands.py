"""Islands, special points and goals: SEA section 1.12, and the rules of SHORE, ISLE and SAND."""

from __future__ import annotations

from typing import Any

import pytest

from catan_desktop.games.seafarers.events import IslandSettled
from catan_desktop.games.seafarers.game import GAME
from catan_desktop.games.seafarers.islands import GOALS, ISLANDS
from catan_desktop.games.seafarers.scenarios import SCENARIOS
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.scoring import GOAL_OPTION, goal_of, sources
from catan_desktop.mechanics.trade import own_rates
from tests.games.seafarers.place import OWN_ENDS, SeaTable, corners, paths, sea, setting_up
from tests.games.seafarers.test_boards import BOARDS, areas, dealt
from tests.mechanics.place import DICE, counts

TOWN = "1lumber 1brick 1wool 1grain"
CITY = "2grain 3ore"
HOME = "V(1,2,N)"
FOUR: dict[str, Any] = {"scenario": "islands"}
DESERT: dict[str, Any] = {"scenario": "desert"}
GOALS_OF = {"shores": 14, "islands": 13, "fog": 12, "desert": 14, "tribe": 13, "cloth": 14, "wonders": 10, "world": 12}


def at(scenario: str, seats: int, area: str) -> set[str]:
    """The intersections of an area."""
    found = dealt(scenario, seats)
    hexes = [found.topology.parse_hex(name) for name in areas(scenario, seats)[area]]
    return {found.topology.corner_name(corner) for hex in hexes for corner in found.topology.hex_corners[hex]}


# special points


@pytest.mark.rule("SEA-X02", "SEA-160", "SEA-161", "SEA-163", "SHORE-021")
def test_the_first_settlement_on_an_island() -> None:
    """Two special points beside its own; a second one there brings its own alone; others get them as well."""
    ships = {0: "E(1,2,NE) E(2,1,SE) E(1,2,E) E(1,2,SE)", 1: "E(2,2,E)"}
    t = sea(f"{HOME} {TOWN} {TOWN}", TOWN, ships=ships)
    t.do("0 build_settlement V(2,2,N)")
    assert (t.public(0), t.special(0)) == (4, 2)
    assert t.of(IslandSettled) == [IslandSettled(Seat(0), t.game.board.topology.parse_corner("V(2,2,N)"), 2)]
    assert dict(sources(t.game, t.state, Seat(0))) == {"settlements": 2, "islands": 2}
    t.do("0 build_settlement V(1,3,N)")
    assert (t.public(0), t.special(0)) == (5, 2)
    assert not t.of(IslandSettled)
    t.do("0 end_turn").roll(4)
    t.do("1 build_settlement V(2,3,N)")
    assert (t.public(1), t.special(1)) == (3, 2)
    for seat in range(4):
        seen = observe(t.game, t.state, Seat(seat)).state
        assert [SeaTable(t.game, seen).special(other) for other in range(4)] == [2, 2, 0, 0]


@pytest.mark.rule("SHORE-X02", "SEA-161", "SEA-163")
def test_each_island_counts_once() -> None:
    """Two islands are four points; a city there brings its own point."""
    t = sea(f"{HOME} {TOWN} {TOWN} {CITY}", ships={0: "E(1,2,NE) E(2,1,SE) E(2,1,E)"})
    t.do("0 build_settlement V(2,2,N)")
    assert t.special(0) == 2
    t = sea(f"V(2,2,N) {TOWN} {CITY}", ships={0: "E(2,1,E) E(2,1,NE)"}, special=(2,))
    t.do("0 build_settlement V(2,1,N)", "0 build_city V(2,1,N)")
    assert (t.special(0), t.public(0)) == (4, 7)


@pytest.mark.rule("SEA-163", "SEA-161")
def test_special_points_stay() -> None:
    """Whatever others build there later, and after the own second settlement."""
    t = sea(f"V(2,2,N) {TOWN}", f"V(2,3,N) {TOWN}", ships={0: "E(1,2,E) E(2,1,SE)"}, special=(2, 2))
    t.do("0 build_settlement V(1,3,N)", "0 end_turn")
    assert [t.special(seat) for seat in range(4)] == [2, 2, 0, 0]


@pytest.mark.rule("SEA-005")
def test_special_points_never_run_out() -> None:
    t = sea(TOWN, ships={0: "E(2,1,SE)"}, special=(8, 90, 90, 90)).do("0 build_settlement V(2,2,N)")
    assert [t.special(seat) for seat in range(4)] == [10, 90, 90, 90]


@pytest.mark.rule("SHORE-X04", "SEA-167", "SHORE-024")
def test_special_points_win_at_once() -> None:
    """12 points, one for the settlement and two for the island are 15, above the goal of 14."""
    cities = "V(-1,0,N)! V(-1,1,S)! V(1,0,S)!"
    t = sea(f"{cities} {TOWN} vp vp vp vp", ships={0: "E(0,-2,NE)"}, special=(2,))
    assert t.points(0) == 12
    t.do("0 build_settlement V(0,-2,N)")
    assert (t.points(0), t.winner) == (15, 0)


@pytest.mark.rule("SEA-167", "SEA-168", "SHORE-024", "ISLE-028", "FOG-027", "SAND-029", "CLOTH-050")
@pytest.mark.parametrize(("scenario", "goal"), GOALS_OF.items())
def test_the_goals(scenario: str, goal: int) -> None:
    """That of the scenario, at every number of seats, or a chosen one."""
    for many in (2, 4, 6):
        t = sea(many=many, options={"scenario": scenario})
        assert {goal_of(t.game, t.state, Seat(seat)) for seat in range(many)} == {goal}
        t = sea(many=many, options={"scenario": scenario, GOAL_OPTION: 9})
        assert goal_of(t.game, t.state, Seat(0)) == 9
    spec = next(spec for spec in GAME.options if spec.key == GOAL_OPTION)
    assert (spec.choices, spec.default, spec.house) == (GOALS, 0, True)
    assert goal in GOALS


@pytest.mark.rule("SEA-167")
@pytest.mark.parametrize("scenario", [key for key in SCENARIOS if key not in OWN_ENDS])
def test_the_goal_ends_the_game(scenario: str) -> None:
    """One point less does not."""
    for points, winner in ((SCENARIOS[scenario].goal - 2, 0), (SCENARIOS[scenario].goal - 3, None)):
        t = sea(f"V(0,0,N) {CITY}", options={"scenario": scenario}, special=(points,)).do("0 build_city V(0,0,N)")
        assert (t.points(0), t.winner) == (points + 2, winner)


@pytest.mark.rule("SEA-169")
@pytest.mark.parametrize("scenario", sorted({*SCENARIOS} - {"cloth", "pirates"}))
def test_both_awards_are_in_the_game(scenario: str) -> None:
    t = sea("knight played=2", options={"scenario": scenario}).do("0 play_knight")
    assert dict(sources(t.game, t.state, Seat(0))) == {"largest": 2}
    found = dealt(scenario, 4)
    last = found.areas[0].bit_length() - 1
    coast = [found.topology.path_name(path) for path in found.topology.hex_paths[last]]
    t = sea(" ".join(coast[:5]), options={"scenario": scenario})
    assert dict(sources(t.game, t.state, Seat(0))) == {"longest": 2}


@pytest.mark.rule("SEA-165", "SEA-166")
def test_a_harbour_serves_who_lives_there() -> None:
    """Harbour 4 of the board, 3:1, with a ship on its edge; and the ore harbour."""
    t = sea(HOME, ships={0: "E(1,1,E)"})
    assert own_rates(t.game, t.state, Seat(0)) == (3, 3, 3, 3, 3)
    t = sea("V(2,-1,S)", ships={0: "E(1,0,NE)"})
    assert own_rates(t.game, t.state, Seat(0)) == (4, 4, 4, 4, 2)
    assert own_rates(t.game, t.state, Seat(1)) == (4, 4, 4, 4, 4)


# Heading for New Shores


@pytest.mark.rule("SHORE-X01", "SHORE-020", "SHORE-026", "SEA-080", "SEA-188")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_all_begin_on_the_main_island(seats: int) -> None:
    t = setting_up(seats)
    board = t.game.board
    assert t.sites("place_settlement") == set(corners(board, board.corners_at(board.areas[0])))
    for hex in range(len(board.land)):
        if board.land_hexes & ~board.areas[0] & 1 << hex:
            corner = board.topology.corner_name(board.topology.hex_corners[hex][0])
            assert t.refuse(f"0 place_settlement {corner}") == ("reason-start-on-main-island", "SEA-080")
    if seats == 4:
        assert t.refuse("0 place_settlement V(2,2,N)") == ("reason-start-on-main-island", "SEA-080")
        assert t.refuse("0 place_settlement V(4,0,N)") == ("reason-settlement-at-sea", "SEA-025")
        t.do("0 place_settlement V(1,2,N)")


@pytest.mark.rule("SHORE-X03", "SHORE-022")
def test_the_robber_on_the_twelve() -> None:
    """It yields nothing until he goes elsewhere."""
    t = sea("V(0,-3,N)", many=3, step=DICE, robber="(0,-3)").do("* dice 6 6")
    assert t.hand(0) == counts("")
    t = sea("V(0,-3,N)", many=3, step=DICE, robber="(1,-3)").do("* dice 6 6")
    assert t.hand(0) == counts("1ore")
    start = sea("V(0,-3,N)", many=3, step=DICE)
    assert start.robber == "(0,-3)"


@pytest.mark.rule("SEA-162")
@pytest.mark.parametrize(("scenario", "seats"), BOARDS)
def test_no_special_points_in_the_set_up(scenario: str, seats: int) -> None:
    """Wherever the starting settlements stand."""
    t = setting_up(seats, scenario=scenario)
    while not t.state.turn:
        t.do(t.lines()[-1])
    assert [t.special(seat) for seat in range(seats)] == [0] * seats
    assert [t.public(seat) for seat in range(seats)] == [2] * seats


# The Four Islands


@pytest.mark.rule("ISLE-X01", "ISLE-021", "ISLE-022", "ISLE-023")
def test_home_islands_bring_nothing() -> None:
    """Red began on islands 1 and 2: island 4 is foreign, island 2 is not."""
    red = "V(-1,-2,N) V(-3,1,N)"
    t = sea(f"{red} {TOWN}", options=FOUR, ships={0: "E(0,1,E)"})
    sites = t.sites("build_settlement") & at("islands", 4, "island 4")
    t.do(f"0 build_settlement {min(sites)}")
    assert t.special(0) == 2
    t = sea(f"{red} E(-2,1,SE) {TOWN}", options=FOUR)
    sites = t.sites("build_settlement") & at("islands", 4, "island 2")
    t.do(f"0 build_settlement {min(sites)}")
    assert (t.special(0), t.public(0)) == (0, 3)


@pytest.mark.rule("ISLE-X02", "ISLE-022")
def test_three_foreign_islands_bring_six() -> None:
    """To who began on island 3 twice."""
    t = sea("V(2,-3,N) V(1,-1,N) " + f"{TOWN} " * 3, options=FOUR, ships={0: "E(-1,-1,E) E(-1,2,E) E(0,1,E)"})
    for number in (1, 2, 4):
        sites = t.sites("build_settlement") & at("islands", 4, f"island {number}")
        t.do(f"0 build_settlement {min(sites)}")
    assert (t.special(0), t.public(0)) == (6, 11)


@pytest.mark.rule("ISLE-X03", "ISLE-023", "ISLE-024")
def test_one_island_is_home_to_one_and_foreign_to_another() -> None:
    """Blue began on island 4 and gets nothing for a third settlement there, Red two points for the first."""
    t = sea(TOWN, f"V(2,1,N) {TOWN}", options=FOUR, ships={0: "E(0,2,E)", 1: "E(2,1,SE)"}, seat=1)
    t.do(f"1 build_settlement {min(t.sites('build_settlement'))}")
    assert (t.special(1), t.public(1)) == (0, 2)
    t.do("1 end_turn").roll(4).do("2 end_turn").roll(4).do("3 end_turn").roll(4)
    t.do(f"0 build_settlement {min(t.sites('build_settlement'))}")
    assert (t.special(0), t.public(0)) == (2, 3)


@pytest.mark.rule("ISLE-020", "ISLE-021", "SEA-080")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_islands_where_one_may_begin(seats: int) -> None:
    """Any; both settlements on one or on two, which are the home islands from then on."""
    t = setting_up(seats, **FOUR)
    every = set().union(*[at("islands", seats, area) for area in areas("islands", seats)])
    assert t.sites("place_settlement") == every
    for second in (0, 1):
        t = setting_up(2, **FOUR)
        board = t.game.board
        spots = [corners(board, mask) for mask in board.area_corners]
        for corner in (spots[0][0], spots[2][0], spots[2][-1], spots[second][-1]):
            t.do(f"{t.actor} place_settlement {corner}")
            t.do(t.lines()[0])
        assert ISLANDS.of(t.game, t.state).settled == (0b1 | 1 << second, 0b100)


@pytest.mark.rule("ISLE-X04", "ISLE-027")
def test_where_the_first_seven_sends_the_pirate() -> None:
    t = sea(options=FOUR, step=DICE).do("* dice 3 4")
    assert t.refuse("0 move_pirate (3,0)") == ("reason-pirate-stays", "SEA-102")
    t.do("0 move_pirate (0,1)")
    assert t.pirate == "(0,1)"


# Through the Desert


@pytest.mark.rule("SAND-X01", "SAND-X02", "SAND-021", "SAND-026", "SAND-006")
def test_over_the_desert_to_the_strip() -> None:
    """Roads between two deserts and along one; the first settlement beyond brings two special points."""
    t = sea(f"V(0,-2,S) {TOWN} {TOWN} 2lumber 2brick", options=DESERT)
    t.do("0 build_road E(-1,-1,NE)", "0 build_road E(-1,-2,SE)", "0 build_settlement V(-1,-2,S)")
    assert (t.special(0), t.public(0)) == (2, 4)
    t = sea(f"V(-1,-2,S) E(-1,-2,SE) E(-1,-2,E) {TOWN}", options=DESERT, special=(2,))
    t.do("0 build_settlement V(0,-3,S)")
    assert (t.special(0), t.public(0)) == (2, 4)


@pytest.mark.rule("SAND-X03", "SAND-024", "SAND-025")
@pytest.mark.parametrize(("seats", "corner"), [(3, "V(1,-3,N)"), (4, "V(1,-3,N)"), (6, "V(1,-3,S)")])
def test_a_settlement_at_desert_alone(seats: int, corner: str) -> None:
    """It is accepted, and brings neither special points nor cards."""
    found = dealt("desert", seats)
    number = found.topology.parse_corner(corner)
    road = paths(found, found.topology.corner_paths[number] & found.road_paths)[0]
    t = sea(f"{road} {TOWN}", many=seats, options=DESERT)
    t.do(f"0 build_settlement {corner}")
    assert (t.special(0), t.public(0)) == (0, 1)
    assert not any(found.yields[number])
    assert not found.topology.corner_hexes[number] & found.gold_fields


@pytest.mark.rule("SAND-X04", "SAND-020", "SAND-030", "SEA-080", "SEA-188")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_where_one_begins_beside_the_desert(seats: int) -> None:
    """On the main area, its intersections at the desert among them; not on the strip, an island or desert alone."""
    t = setting_up(seats, **DESERT)
    main = at("desert", seats, "main")
    assert t.sites("place_settlement") == main
    for area in areas("desert", seats):
        for corner in at("desert", seats, area) - main:
            assert t.refuse(f"0 place_settlement {corner}") == ("reason-start-on-main-island", "SEA-080")
    if seats == 4:
        assert t.refuse("0 place_settlement V(-2,-1,N)") == ("reason-start-on-main-island", "SEA-080")
        t.do("0 place_settlement V(0,0,N)")


@pytest.mark.rule("SAND-X05", "SAND-006")
def test_both_parts_of_the_strip_are_one_area() -> None:
    t = sea(f"V(-2,-2,N) E(3,-4,SE) {TOWN}", many=6, options=DESERT).do("0 build_settlement V(3,-3,N)")
    assert (t.special(0), t.public(0)) == (0, 2)


@pytest.mark.rule("SHORE-021", "ISLE-022", "SAND-021", "SAND-022", "SEA-160")
@pytest.mark.parametrize(("scenario", "seats"), BOARDS)
def test_every_island_brings_its_points(scenario: str, seats: int) -> None:
    """Two, or one among the wonders; none the main one, where there is one. A settlement of Blue changes nothing."""
    found = dealt(scenario, seats)
    for area, mask in enumerate(found.area_corners):
        free = corners(found, mask)
        road = paths(found, found.topology.corner_paths[found.topology.parse_corner(free[0])] & found.road_paths)[0]
        t = sea(f"{road} {TOWN}", free[-1], many=seats, options={"scenario": scenario})
        t.do(f"0 build_settlement {free[0]}")
        brings = 1 if scenario == "wonders" else 2
        assert t.special(0) == (brings if area or scenario == "islands" else 0)
