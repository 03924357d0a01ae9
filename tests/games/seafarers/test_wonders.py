"""The Wonders of Catan: WONDER sections 9.2 and 9.3; its boards are in `test_boards`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from catan_desktop.games.seafarers.actions import BuildLevel, WonderId
from catan_desktop.games.seafarers.events import LevelBuilt
from catan_desktop.games.seafarers.game import GAME
from catan_desktop.games.seafarers.pirate import PIRATE
from catan_desktop.games.seafarers.ships import ships_left
from catan_desktop.games.seafarers.wonder_list import WONDERS, Wonders, marked, wonders_of
from catan_desktop.games.six_players.module import BUILDING, PAIR
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.position_text import read_position, write_position
from catan_desktop.kernel.state import Outcome
from tests.games.seafarers.place import SeaTable, corners, paths, sea, setting_up
from tests.mechanics.place import ACTION, DICE, PRE_ROLL, counts, line, spots

THEATRE, BRIDGE, MONUMENT, WALL, CATHEDRAL = range(5)
PRICES = ("1brick 3wool 1lumber", "3lumber 1wool 1grain", "2ore 3grain", "3brick 1lumber 1grain", "3ore 1brick 1grain")
"""As the table of WONDER-020 has them."""
CITY, SECOND = "V(0,0,N)!", "V(2,0,S)!"
"""Inland, marked nowhere."""
STRAIT, WASTE = "V(3,-3,S)", "V(-2,0,S)"
HARBOUR_CITY, ROUTE = "V(3,1,N)!", line(1, 1, 5)
"""At the brick harbour, with five roads to it over land."""
MEETS: tuple[str, ...] = (f"{CITY} {SECOND}", STRAIT, f"{HARBOUR_CITY} {ROUTE}", WASTE, f"{CITY} {SECOND} vp vp")
"""By wonder: what meets its condition alone."""
Begun = Mapping[int, tuple[int, int]]
"""Wonder -> who builds it, and how high it is."""


def wonders(*seats: str, begun: Begun | None = None, many: int = 4, **changes: Any) -> SeaTable:
    """A position with wonders that are begun."""
    options = {"scenario": "wonders", **changes.pop("options", {})}
    t = sea(*seats, many=many, options=options, **changes)
    takers, levels = [NOBODY] * len(wonders_of(t.game)), [0] * len(wonders_of(t.game))
    for wonder, (seat, level) in (begun or {}).items():
        takers[wonder], levels[wonder] = Seat(seat), level
    state = WONDERS.put(t.game, t.state, Wonders(tuple(takers), tuple(levels)))
    return SeaTable(t.game, state)


def part(t: SeaTable) -> Wonders:
    return WONDERS.of(t.game, t.state)


def left(t: SeaTable, seat: int) -> int:
    return ships_left(t.game, t.state, Seat(seat))


# the wonders


@pytest.mark.rule("WONDER-020", "WONDER-023", "WONDER-W1", "WONDER-W2", "WONDER-W3", "WONDER-W4", "WONDER-W5")
@pytest.mark.parametrize("wonder", range(5))
def test_each_wonder_has_its_condition_and_price(wonder: int) -> None:
    """Whoever meets it pays five cards; without one of them, or without the condition, nothing is begun."""
    price = PRICES[wonder]
    assert sum(counts(price)) == 5
    t = wonders(f"{MEETS[wonder]} {price} 1ore").do(f"0 build_level {wonder}")
    assert t.hand(0) == counts("1ore")
    assert t.of(LevelBuilt) == [LevelBuilt(Seat(0), WonderId(wonder), 1)]
    assert (part(t).takers[wonder], part(t).levels[wonder]) == (0, 1)
    for number, other in enumerate(PRICES):
        t = wonders(f"{MEETS[wonder]} {other}")
        assert t.can(f"0 build_level {wonder}") == (number == wonder)
        if number != wonder:
            assert t.refuse(f"0 build_level {wonder}") == ("reason-cannot-pay", "WONDER-023")


@pytest.mark.rule("WONDER-W1", "WONDER-050")
def test_the_theatre_needs_two_cities() -> None:
    t = wonders(f"{CITY} V(2,0,S) V(1,-2,N) {PRICES[THEATRE]}")
    assert t.refuse("0 build_level 0") == ("reason-wonder-theatre", "WONDER-W1")


@pytest.mark.rule("WONDER-W2", "WONDER-W4", "WONDER-X07", "WONDER-013", "WONDER-017", "WONDER-050")
@pytest.mark.parametrize("many", [4, 6])
@pytest.mark.parametrize(("wonder", "name"), [(BRIDGE, "strait"), (WALL, "wasteland")])
def test_bridge_and_wall_need_a_building_at_their_places(many: int, wonder: int, name: str) -> None:
    """A settlement or a city on one of the printed intersections; a road there, a rival, or beside the strait will not
    do."""
    game = wonders(many=many).game
    here = corners(game.board, marked(game, name))
    for corner in here:
        for city in ("", "!"):
            assert wonders(f"{corner}{city} {PRICES[wonder]}", many=many).can(f"0 build_level {wonder}")
    road = paths(game.board, game.board.topology.corner_paths[game.board.topology.parse_corner(here[0])])
    lying = next(path for path in road if game.board.road_paths >> game.board.topology.parse_path(path) & 1)
    bad = (f"reason-wonder-{('bridge', 'wall')[wonder == WALL]}", f"WONDER-W{wonder + 1}")
    elsewhere = set(corners(game.board, marked(game))) - set(here)
    for seats in ((f"{lying}",), ("", here[0]), *[(corner,) for corner in sorted(elsewhere)]):
        t = wonders(f"{seats[0]} {PRICES[wonder]}", *seats[1:], many=many)
        assert t.refuse(f"0 build_level {wonder}") == bad


@pytest.mark.rule("WONDER-W3", "WONDER-033", "WONDER-050")
def test_the_monument_needs_a_city_at_a_harbour_and_a_long_route() -> None:
    """Of five or more, ships among them; whoever holds the award."""
    no = ("reason-wonder-monument", "WONDER-W3")
    roads = ROUTE.split()
    for seat in (HARBOUR_CITY, f"{HARBOUR_CITY} {' '.join(roads[:4])}", f"V(3,1,N) {ROUTE}", f"{CITY} {ROUTE}"):
        assert wonders(f"{seat} {PRICES[MONUMENT]}").refuse("0 build_level 2") == no
    t = wonders(f"{HARBOUR_CITY} {ROUTE} {PRICES[MONUMENT]}", line(0, -1, 5), longest=1)
    assert (t.length(0), t.public(1)) == (5, 2)
    t.do("0 build_level 2")
    ships = {0: "E(3,0,E) E(4,-1,SE) E(4,-1,E) E(4,-1,NE) E(4,-2,E)"}
    t = wonders(f"{HARBOUR_CITY} {PRICES[MONUMENT]}", ships=ships)
    assert t.length(0) == 5
    t.do("0 build_level 2")


@pytest.mark.rule("WONDER-W5", "WONDER-032", "WONDER-050")
def test_the_cathedral_needs_a_city_and_six_points() -> None:
    """Hidden point cards count, and stay hidden."""
    no = ("reason-wonder-cathedral", "WONDER-W5")
    towns = "V(0,0,N) V(2,0,S) V(1,-2,N)"
    price = PRICES[CATHEDRAL]
    assert wonders(f"{towns} vp vp vp {price}").refuse("0 build_level 4") == no
    assert wonders(f"{CITY} {SECOND} vp {price}").refuse("0 build_level 4") == no
    t = wonders(f"{CITY} {SECOND} vp vp {price}").do("0 build_level 4")
    assert (t.public(0), t.points(0)) == (4, 6)
    assert wonders(f"{CITY} {SECOND} {price}", special=(2,)).can("0 build_level 4")


@pytest.mark.rule("WONDER-021", "WONDER-022")
@pytest.mark.parametrize("many", [2, 3, 4, 5, 6])
def test_how_many_wonders_there_are(many: int) -> None:
    """Five of four levels; seven from five players on: with price and condition of the first ones, built by others."""
    game = wonders(many=many).game
    keys = [one.key for one in wonders_of(game)]
    assert keys[:5] == ["theatre", "bridge", "monument", "wall", "cathedral"]
    assert keys[5:] == (["theatre-2", "bridge-2"] if many > 4 else [])
    if many > 4:
        seats = (f"{STRAIT} {PRICES[BRIDGE]}", f"V(1,-2,N) {PRICES[BRIDGE]}", f"{CITY} {SECOND} {PRICES[THEATRE]}")
        t = wonders(*seats, many=many, begun={THEATRE: (3, 1)}, options={"turn_rule": "paired_players"})
        assert t.refuse("0 build_level 6") == ("reason-wonder-bridge", "WONDER-W2")
        t = wonders(*seats, many=many, seat=1, begun={BRIDGE: (0, 1)}).do("1 build_level 6")
        t = wonders(*seats, many=many, seat=2, begun={THEATRE: (3, 1)})
        assert t.refuse("2 build_level 0") == ("reason-wonder-taken", "WONDER-026")
        t.do("2 build_level 5")
        assert part(t).takers == (3, NOBODY, NOBODY, NOBODY, NOBODY, 2, NOBODY)
    else:
        assert wonders(PRICES[0], many=many).refuse("0 build_level 5") == ("reason-no-such-wonder", "WONDER-021")


@pytest.mark.rule("WONDER-X01", "WONDER-024", "WONDER-026", "WONDER-031", "WONDER-030", "WONDER-050")
def test_a_wonder_is_taken_with_its_first_level() -> None:
    """A ship of the supply lies on it; it brings no point, and nobody else may begin it."""
    t = wonders(f"{CITY} {SECOND} {PRICES[THEATRE]}", f"V(1,-2,N)! V(0,2,N)! {PRICES[THEATRE]}", begun={})
    assert t.can("0 build_level 0")
    assert part(t).takers[THEATRE] == NOBODY
    points = t.points(0)
    t.do("0 build_level 0")
    assert (left(t, 0), left(t, 1), t.points(0)) == (14, 15, points)
    t.do("0 end_turn").roll(2)
    assert t.refuse("1 build_level 0") == ("reason-wonder-taken", "WONDER-026")


@pytest.mark.rule("WONDER-031", "WONDER-050")
def test_a_wonder_needs_a_ship_of_the_supply() -> None:
    """All fifteen are at sea: nothing can be begun; the fifteenth of a seat with a wonder lies on that."""
    every = paths(wonders().game.board, wonders().game.board.ship_paths)
    meets = f"{CITY} {SECOND} {PRICES[THEATRE]}"
    t = wonders(meets, ships={0: " ".join(every[:15])})
    assert t.refuse("0 build_level 0") == ("reason-wonder-needs-ship", "WONDER-031")
    t = wonders(f"{meets} 1lumber 1wool", ships={0: " ".join(every[:14])}, begun={THEATRE: (0, 1)})
    assert left(t, 0) == 0
    assert not t.lines("build_ship")
    t.do("0 build_level 0")
    t = wonders(f"{meets} 1lumber 1wool", ships={0: " ".join(every[:14])})
    assert left(t, 0) == 1
    assert t.lines("build_ship")


@pytest.mark.rule("WONDER-X02", "WONDER-028", "WONDER-023")
def test_several_levels_in_one_turn() -> None:
    """Each of them paid; a ship is laid once."""
    t = wonders(f"{CITY} {SECOND} {PRICES[THEATRE]} {PRICES[THEATRE]}").do("0 build_level 0", "0 build_level 0")
    assert (part(t).levels[THEATRE], t.hand(0), left(t, 0)) == (2, counts(""), 14)
    assert t.refuse("0 build_level 0") == ("reason-cannot-pay", "WONDER-023")


@pytest.mark.rule("WONDER-025", "WONDER-050")
def test_one_wonder_a_player() -> None:
    """For the whole game, whatever others it could begin."""
    t = wonders(f"{CITY} {SECOND} {STRAIT} {PRICES[BRIDGE]}", begun={THEATRE: (0, 1)})
    assert t.refuse("0 build_level 1") == ("reason-second-wonder", "WONDER-025")


@pytest.mark.rule("WONDER-X05", "WONDER-027")
def test_the_condition_is_needed_once() -> None:
    """Blue's settlement has cut the route of five to three."""
    hers = f"{HARBOUR_CITY} {ROUTE} {PRICES[MONUMENT]} {PRICES[MONUMENT]}"
    t = wonders(hers, spots(1, 1, 2), begun={MONUMENT: (0, 1)})
    assert t.length(0) == 3
    t.do("0 build_level 2")
    assert part(t).levels[MONUMENT] == 2


@pytest.mark.rule("WONDER-022", "WONDER-050")
def test_there_is_no_fifth_level() -> None:
    """Seat 1 has four levels, built in the special building phase of a game that goes on."""
    t = wonders("", f"{CITY} {SECOND} {PRICES[THEATRE]}", many=6, begun={THEATRE: (1, 4)}).do("0 end_turn")
    assert (t.step, t.actor) == (BUILDING, 1)
    assert t.refuse("1 build_level 0") == ("reason-wonder-complete", "WONDER-022")


# where and when


@pytest.mark.rule("WONDER-029", "WONDER-052", "SEA-175")
def test_in_which_steps_a_level_is_built() -> None:
    """In the turn after the roll, in the special building phase, and by the second of a pair; not before the roll."""
    rich = f"{CITY} {SECOND} {PRICES[THEATRE]}"
    t = wonders(rich, step=PRE_ROLL)
    assert t.refuse("0 build_level 0")[0] == "reason-roll-first"
    t = wonders(rich)
    assert t.step == ACTION
    assert BuildLevel(Seat(0), WonderId(THEATRE)) in [action for choice in t.asked().choices for action in choice]
    t = wonders("", rich, many=6).do("0 end_turn")
    assert t.step == BUILDING
    t.do("1 build_level 0")
    t = wonders("", "", "", rich, many=6, options={"turn_rule": "paired_players"}).do("0 end_turn")
    assert (t.step, t.actor) == (PAIR, 3)
    t.do("3 build_level 0")


@pytest.mark.rule("WONDER-X06", "WONDER-040", "WONDER-041", "WONDER-042", "WONDER-013", "WONDER-017", "SEA-188")
@pytest.mark.parametrize("many", [2, 4, 6])
def test_nobody_begins_at_a_marked_intersection(many: int) -> None:
    """Nor on a small island. Later a road there is enough."""
    t = setting_up(many, scenario="wonders")
    board = t.game.board
    main = set(corners(board, board.corners_at(board.areas[0])))
    marks = set(corners(board, marked(t.game)))
    assert marks < main
    assert t.sites("place_settlement") == main - marks
    for corner in sorted(marks):
        assert t.refuse(f"0 place_settlement {corner}") == ("reason-marked-intersection", "WONDER-041")
        number = board.topology.parse_corner(corner)
        road = paths(board, board.topology.corner_paths[number] & board.road_paths)[0]
        later = wonders(f"{road} 1lumber 1brick 1wool 1grain", many=many)
        later.do(f"0 build_settlement {corner}")
    for hex in range(len(board.land)):
        if board.land_hexes & ~board.areas[0] & 1 << hex:
            name = board.topology.corner_name(board.topology.hex_corners[hex][0])
            assert t.refuse(f"0 place_settlement {name}") == ("reason-start-on-main-island", "SEA-080")


@pytest.mark.rule("WONDER-043", "SEA-160")
@pytest.mark.parametrize(("many", "isles"), [(4, 2), (6, 3)])
def test_each_small_island_brings_one_special_point(many: int, isles: int) -> None:
    """Once for each player; another settlement there brings its own point alone."""
    board = wonders(many=many).game.board
    assert len(board.areas) == 1 + isles
    for area, mask in enumerate(board.area_corners):
        first, *_, last = corners(board, mask & ~marked(wonders(many=many).game))
        number = board.topology.parse_corner(first)
        road = paths(board, board.topology.corner_paths[number] & board.road_paths)[0]
        town = "1lumber 1brick 1wool 1grain"
        t = wonders(f"{road} {town}", last, many=many).do(f"0 build_settlement {first}")
        assert (t.special(0), t.public(0)) == (min(area, 1), 1 + min(area, 1))
        t = wonders(f"{road} {town} {last}", many=many, special=(min(area, 1),)).do(f"0 build_settlement {first}")
        assert t.special(0) == min(area, 1)


@pytest.mark.rule("WONDER-006", "WONDER-044", "SEA-116")
def test_there_is_no_pirate() -> None:
    """A 7 and a knight move the robber; nobody is asked which figure, and ships go everywhere."""
    t = wonders("knight", step=PRE_ROLL)
    assert PIRATE.get(t.game, t.state) is None
    t.do("0 play_knight")
    assert t.kinds() == {"move_robber"}
    t = wonders(step=DICE).do("* dice 3 4")
    assert t.kinds() == {"move_robber"}
    assert t.sites("move_robber") == {
        t.game.board.topology.hex_name(hex)
        for hex in range(len(t.game.board.land))
        if t.game.board.land_hexes >> hex & 1
    } - {t.robber}


# the end


@pytest.mark.rule("WONDER-X04", "WONDER-045", "WONDER-030")
def test_the_fourth_level_wins_at_once() -> None:
    """With seven points, and with two."""
    for towns, points in ((f"{CITY} {SECOND}", 4), (f"{CITY} {SECOND} V(1,-2,N)! V(0,2,N)", 7)):
        t = wonders(f"{towns} {PRICES[THEATRE]}", begun={THEATRE: (0, 3), WALL: (1, 3)})
        assert t.points(0) == points
        t.do("0 build_level 0")
        assert t.state.outcome == Outcome((Seat(0),), "wonder")


@pytest.mark.rule("WONDER-X03", "WONDER-046")
def test_ten_points_need_the_highest_wonder() -> None:
    """Level 2 beside Blue's level 2 does not win; level 3 does, at once. So do points beside the highest wonder."""
    ten = f"{CITY} {SECOND} V(1,-2,N)! V(0,2,N)! vp vp {PRICES[THEATRE]}"
    t = wonders(f"{ten} 1ore", begun={THEATRE: (0, 2), WALL: (1, 2)})
    assert (t.points(0), t.winner) == (10, None)
    assert t.can("0 end_turn")
    t.do("0 build_level 0")
    assert t.state.outcome == Outcome((Seat(0),), "win")
    for levels, won in (((0, 0), False), ((0, 1), False), ((1, 0), True), ((1, 1), False), ((2, 3), False)):
        begun = {wonder: (seat, level) for wonder, seat, level in zip((0, 3), (0, 1), levels, strict=True) if level}
        t = wonders(f"{CITY} {SECOND} V(1,-2,N)! V(0,2,N) vp vp 2grain 3ore", begun=begun)
        t.do("0 build_city V(0,2,N)")
        assert (t.points(0), t.winner == 0) == (10, won)


@pytest.mark.rule("WONDER-046")
def test_the_highest_wonder_needs_ten_points() -> None:
    t = wonders(f"{CITY} {SECOND} V(1,-2,N)! V(0,2,N) vp vp {PRICES[THEATRE]}", begun={THEATRE: (0, 2)})
    t.do("0 build_level 0")
    assert (t.points(0), t.winner) == (9, None)


@pytest.mark.rule("WONDER-X08", "WONDER-046")
@pytest.mark.parametrize("level", [2, 3])
def test_who_has_won_in_the_turn_of_another(level: int) -> None:
    """Red wins at the start of the own turn, if it is still alone at the highest level."""
    ten = f"{CITY} {SECOND} V(1,-2,N)! V(0,2,N)! vp vp"
    t = wonders("", ten, begun={THEATRE: (1, level), WALL: (2, 2)})
    assert t.winner is None
    t.do("0 end_turn")
    assert t.winner == (1 if level == 3 else None)


@pytest.mark.rule("WONDER-048")
def test_a_fourth_level_of_the_phase_wins_in_the_own_turn() -> None:
    """Seat 2 builds it after the turn of seat 0: it wins when its turn begins, unless seat 1 wins before."""
    rich = f"{CITY} {SECOND} {PRICES[THEATRE]}"
    begun = {THEATRE: (2, 3), WALL: (1, 3)}
    t = wonders("", "", rich, many=6, begun=begun).do("0 end_turn", "2 build_level 0")
    assert (part(t).levels[THEATRE], t.winner) == (4, None)
    t.do("2 pass_building").roll(2).do("1 end_turn")
    assert (t.actor, t.winner) == (2, None)
    t.do("2 pass_building")
    assert t.winner == 2
    t = wonders("", f"{WASTE} {PRICES[WALL]}", rich, many=6, begun=begun)
    t.do("0 end_turn", "1 pass_building", "2 build_level 0", "2 pass_building").roll(2).do("1 build_level 3")
    assert t.winner == 1


@pytest.mark.rule("WONDER-045", "WONDER-029")
def test_the_second_of_a_pair_wins_in_its_step() -> None:
    options = {"turn_rule": "paired_players"}
    t = wonders("", "", "", f"{CITY} {SECOND} {PRICES[THEATRE]}", many=6, options=options, begun={THEATRE: (3, 3)})
    t.do("0 end_turn", "3 build_level 0")
    assert t.winner == 3


# what everybody knows


@pytest.mark.rule("WONDER-049")
def test_wonders_are_public() -> None:
    """Takers and levels are seen by all, and told; a position keeps them by the names of the wonders."""
    t = wonders(f"{CITY} {SECOND} {PRICES[THEATRE]}", begun={WALL: (1, 2)}).do("0 build_level 0")
    for seat in range(4):
        assert WONDERS.of(t.game, observe(t.game, t.state, Seat(seat)).state) == part(t)
    text = write_position(t.game, t.state)
    assert "wonders.takers 0 nobody nobody 1 nobody" in text
    assert read_position(text, lambda key: GAME).state == t.state
