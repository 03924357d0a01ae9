"""The Fog Islands: FOG, and discovery (SEA section 1.11).

Most positions are those of the worked examples: on the board of four, a settlement on V(-1,2,N) and a ship on
E(-1,1,E), whose other end is a corner of the undiscovered hex (0,0).
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from catan_desktop.bots.chance import FEW_OUTCOMES, outcomes_of
from catan_desktop.games.seafarers.charts import KINDS
from catan_desktop.games.seafarers.evaluation.fog import exploration
from catan_desktop.games.seafarers.events import HexDiscovered
from catan_desktop.games.seafarers.layouts import SeaIsland
from catan_desktop.games.seafarers.ships import sea_island
from catan_desktop.games.views import BOARDS, PANELS, game_at
from catan_desktop.grid.outline import FIFTY_EIGHT, FORTY_FOUR
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.engine import awaited_draw, observe
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.position_text import write_position
from catan_desktop.mechanics.awards import longest_holder
from catan_desktop.mechanics.board import ANY, board_now
from catan_desktop.mechanics.events import AwardMoved, CardsTaken, Produced
from catan_desktop.mechanics.layouts import red_neighbours
from catan_desktop.mechanics.scoring import goal_of
from catan_desktop.mechanics.tables import RESOURCES
from catan_desktop.mechanics.terrain import TerrainId
from catan_desktop.present.compose import board_view
from catan_desktop.present.foresight import explain, foresee
from catan_desktop.present.models.gauges import Shelf
from catan_desktop.present.picture import BoardPicture
from catan_desktop.present.words import Several, words
from tests.games.laid_out import shown
from tests.games.seafarers.place import SeaTable, corners, hexes, sea, setting_up
from tests.games.seafarers.test_boards import RULES, areas, cells, dealt, harbours
from tests.mechanics.place import ACTION, DICE, counts

FOGGY: dict[str, Any] = {"scenario": "fog"}
SEATS = pytest.mark.parametrize("seats", [3, 4, 6])
TOWN = "1lumber 1brick 1wool 1grain"
HOME = "V(-1,2,N)"
SHIP = "E(-1,1,E)"
PRICE = "1lumber 1wool"
FIRST = "(0,0)"
PLACES = {3: ("(3,-3)", "(4,0)"), 4: ("(-3,1)", "(4,0)"), 6: ("(-3,-1)", "(5,0)")}


def fog(*seats: str, **more: Any) -> SeaTable:
    """A position on the board of four."""
    return sea(*seats, options={**FOGGY, **more.pop("options", {})}, **more)


def found(*texts: str) -> list[str]:
    """What chance draws: `hills 5`, `sea`, one hex after another."""
    keys, lines = [kind.key for kind in KINDS], []
    for text in texts:
        terrain, *token = text.split()
        lines += [f"* find_tile {keys.index(terrain)}", *[f"* find_token {number}" for number in token]]
    return lines


def lying(t: SeaTable, hex: str = FIRST) -> str:
    """Terrain and token of a hex as it lies now."""
    return shown(sea_island(t.game, t.state))[hex]


def built(*more: str, **changes: Any) -> SeaTable:
    """Example X01: the ship is built, and the hex is to be found."""
    return fog(f"{HOME} {PRICE} {' '.join(more)}", **changes).do(f"0 build_ship {SHIP}")


# the boards


@pytest.mark.rule("FOG-001", "FOG-010", "FOG-013", "FOG-016")
@SEATS
def test_the_printed_boards(seats: int) -> None:
    board = dealt("fog", seats)
    assert board.land == (FIFTY_EIGHT if seats == 6 else FORTY_FOUR)
    assert shown(board) == cells("fog", seats)
    for many in {3: (2, 3), 4: (4,), 6: (5, 6)}[seats]:
        assert dealt("fog", many) == board


@pytest.mark.rule("FOG-011", "FOG-014", "FOG-017")
@SEATS
def test_the_two_islands(seats: int) -> None:
    for board in (dealt("fog", seats), dealt("fog", seats, "random", seed=3)):
        assert sorted(hexes(board, area) for area in board.areas) == sorted(
            hexes(board, sum(1 << board.topology.parse_hex(name) for name in area))
            for area in areas("fog", seats).values()
        )
        assert sum(board.areas) == board.land_hexes


@pytest.mark.rule("FOG-012", "FOG-015", "FOG-018")
@SEATS
def test_the_harbours(seats: int) -> None:
    board = dealt("fog", seats)
    laid = {one.path: (one.kind, one.rate) for one in board.harbours}
    for kind, edge, path, ends in harbours("fog", seats):
        assert laid.pop(path) == ((ANY, 3) if kind == "3:1" else (RESOURCES.index(kind.split()[0]), 2))
        number = board.topology.parse_path(path)
        assert set(ends.split(", ")) == {board.topology.corner_name(end) for end in board.topology.path_ends[number]}
        assert board.topology.path_hexes[number] & board.land_hexes == 1 << board.topology.parse_hex(edge.split()[0])
    assert not laid


def _bag(text: str) -> tuple[Counter[str], list[str]]:
    tiles, tokens = text.split("; tokens ")
    return Counter({kind: int(count) for count, kind in re.findall(r"(\d+) ([a-z]+)", tiles)}), sorted(tokens.split())


@pytest.mark.rule("FOG-002", "FOG-003", "FOG-004", "FOG-005", "FOG-006", "FOG-007", "FOG-008", "FOG-009", "FOG-029")
@SEATS
@pytest.mark.parametrize("layout", ["fixed", "random"])
def test_known_land_and_piles(seats: int, layout: str) -> None:
    """As they are listed; neither pile is longer than what it is for."""
    rules = RULES.read_text(encoding="utf-8")
    known = re.search(rf"Known land of `fog{seats}`. known land \(\d+ hexes\): (.*?)\. \[", rules)
    hidden = re.search(rf"Undiscovered hexes of `fog{seats}`: \d+ tiles: (.*?)\. \[", rules)
    assert known
    assert hidden
    for seed in range(10):
        board = dealt("fog", seats, layout, seed=seed)
        lying = [shown(board)[hex].split() for hex in hexes(board, board.land_hexes)]
        tiles, tokens = _bag(known[1])
        assert Counter(kind for kind, _ in lying) == tiles
        assert sorted(token for _, token in lying) == tokens
        assert not {"gold", "desert"} & set(tiles)
        assert not red_neighbours(board.land, board.tokens)
        tiles, tokens = _bag(hidden[1])
        assert Counter(KINDS[kind].key for kind in board.pile) == tiles
        assert sorted(map(str, board.pile_tokens)) == tokens
        assert board.fog.bit_count() == len(board.pile)
        assert sum(KINDS[kind].takes_token for kind in board.pile) == len(board.pile_tokens)


@pytest.mark.rule("FOG-025", "FOG-026", "SEA-112", "SEA-113")
@SEATS
def test_robber_and_pirate(seats: int) -> None:
    """He begins on a 12, which stays on a dealt board."""
    robber, pirate = PLACES[seats]
    t = setting_up(seats, **FOGGY)
    assert (t.robber, t.pirate) == (robber, pirate)
    for seed in range(10):
        board = dealt("fog", seats, "random", seed=seed)
        assert board.tokens[board.topology.parse_hex(robber)] == (12,)


@pytest.mark.rule("FOG-020", "FOG-021", "SEA-085")
@SEATS
def test_where_one_begins(seats: int) -> None:
    """On the known land, on either island; nowhere at an undiscovered hex."""
    t = setting_up(seats, **FOGGY)
    board: SeaIsland = t.game.board
    sites = t.sites("place_settlement")
    assert sites == set(corners(board, board.land_corners))
    for area in board.area_corners:
        assert sites & set(corners(board, area))
    assert not sites & set(corners(board, board.fog_corners))
    bare = min(set(corners(board, board.fog_corners)) - sites)
    assert t.refuse(f"0 place_settlement {bare}") == ("reason-settlement-at-sea", "SEA-025")


@pytest.mark.rule("SEA-020", "SEA-146", "SEA-010")
@SEATS
def test_nothing_lies_on_a_path_of_an_undiscovered_hex(seats: int) -> None:
    """It is neither land nor sea."""
    board = dealt("fog", seats)
    assert not board.fog & (board.sea | board.land_hexes)
    assert board.fog | board.sea | board.land_hexes == board.topology.all_hexes
    for hex in bits(board.fog):
        for path in board.topology.hex_paths[hex]:
            assert not (board.road_paths | board.ship_paths) >> path & 1


# discovery


@pytest.mark.rule("FOG-X01", "SEA-140", "SEA-142", "SEA-143", "SEA-144", "FOG-022")
def test_a_ship_discovers() -> None:
    t = built()
    assert (t.actor, t.step, lying(t)) == (CHANCE, "fog.tile", "fog -")
    t.do(*found("hills 5"))
    assert (lying(t), t.hand(0), t.step) == ("hills 5", counts("1brick"), ACTION)
    hex = t.game.board.topology.parse_hex(FIRST)
    assert HexDiscovered(Seat(0), hex, TerrainId(1), 5) in t.events
    assert t.of(CardsTaken) == [CardsTaken(Seat(0), counts("1brick"), "discovery")]
    assert sum(t.hand(1)) == 0
    laid = game_at(t.game, t.state)
    assert board_now(laid, t.state) == laid.board == board_now(t.game, t.state)


@pytest.mark.rule("SEA-142", "SEA-143", "SEA-025")
def test_what_was_found_is_land_from_now_on() -> None:
    """One may settle there, roads go on, and it yields."""
    t = fog(f"{HOME} {PRICE} {PRICE} {TOWN} 1lumber 1brick").do(f"0 build_ship {SHIP}", *found("hills 5"))
    t.do("0 build_ship E(-1,1,NE)", "0 build_settlement V(-1,1,N)", "0 build_road E(-1,0,E)", *found("sea"))
    t.do("0 end_turn", "1 roll", "* dice 2 3")
    assert t.hand(0) == counts("2brick")


@pytest.mark.rule("FOG-X02", "SEA-145", "SEA-104", "SEA-150")
def test_sea_is_found() -> None:
    """No token is drawn and no card comes; the pirate may go there."""
    t = built()
    t.do(*found("sea"))
    assert (lying(t), t.hand(0), t.step) == ("sea -", counts(""), ACTION)
    assert not t.of(CardsTaken)
    assert len(sea_island(t.game, t.state).pile_tokens) == 10
    t.do("0 end_turn", "1 roll", "* dice 3 4", f"1 move_pirate {FIRST}")
    assert t.pirate == FIRST


@pytest.mark.rule("SEA-145", "SEA-143")
def test_desert_is_found() -> None:
    """It takes no token and brings nothing (on the board of six); the robber may go there."""
    t = sea(f"V(-1,-2,N) {PRICE}", many=6, options=FOGGY).do("0 build_ship E(-1,-2,NE)", *found("desert"))
    assert (lying(t, "(0,-2)"), t.hand(0), t.step) == ("desert -", counts(""), ACTION)
    assert len(sea_island(t.game, t.state).pile_tokens) == 14
    assert sea_island(t.game, t.state).open_to_robber >> t.game.board.topology.parse_hex("(0,-2)") & 1


@pytest.mark.rule("FOG-X03", "SEA-144")
def test_gold_is_found() -> None:
    """One card of choice, before anything else."""
    t = built().do(*found("gold 8"))
    assert (t.actor, t.kinds()) == (0, {"choose_gold"})
    t.do("0 choose_gold 1ore")
    assert (t.hand(0), t.step, lying(t)) == (counts("1ore"), ACTION, "gold 8")
    assert t.of(Produced) == [Produced(Seat(0), counts("1ore"), chosen=True)]


@pytest.mark.rule("FOG-X04", "SEA-141")
def test_two_hexes_at_once() -> None:
    """The one with smaller r, then q, comes first, with its card; then the other.

    In a game every link reaches one at most, for it joins where all is known: this settlement stands in the fog."""
    known = "fog.found {hex=(1,-1) terrain=sea number=0} {hex=(0,0) terrain=sea number=0}"
    t = fog(f"V(0,0,N) {PRICE}", more=(known,)).do("0 build_ship E(0,0,NE)", *found("gold 3"))
    assert (lying(t, "(0,-1)"), lying(t, "(1,0)"), t.kinds()) == ("gold 3", "fog -", {"choose_gold"})
    t.do("0 choose_gold 1grain", *found("forest 11"))
    assert (lying(t, "(1,0)"), t.hand(0), t.step) == ("forest 11", counts("1lumber 1grain"), ACTION)


@pytest.mark.rule("FOG-X05", "SEA-148")
@pytest.mark.parametrize("tile", ["hills 5", "gold 5", "sea"])
def test_no_card_in_the_set_up(tile: str) -> None:
    t = setting_up(**FOGGY).do(f"0 place_settlement {HOME}", f"0 place_ship {SHIP}", *found(tile))
    assert (t.actor, t.kinds(), t.hand(0)) == (1, {"place_settlement"}, counts(""))
    assert lying(t).split()[0] == tile.split(maxsplit=1)[0]


@pytest.mark.rule("FOG-020", "SEA-148")
def test_nobody_begins_on_land_that_was_discovered() -> None:
    t = setting_up(**FOGGY).do(f"0 place_settlement {HOME}", f"0 place_ship {SHIP}", *found("hills 5"))
    assert t.refuse("1 place_settlement V(0,0,N)") == ("reason-start-on-main-island", "SEA-080")
    assert t.sites("place_settlement") <= set(corners(t.game.board, t.game.board.land_corners))


@pytest.mark.rule("FOG-X06", "SEA-143")
def test_red_numbers_may_meet() -> None:
    t = fog(f"{HOME} {PRICE} {PRICE}").do(f"0 build_ship {SHIP}", *found("forest 8"))
    t.do("0 build_ship E(0,0,SE)", *found("hills 6"))
    assert (lying(t), lying(t, "(1,0)")) == ("forest 8", "hills 6")


@pytest.mark.rule("FOG-X07", "SEA-103", "SEA-150", "SEA-189")
def test_nobody_goes_into_the_fog() -> None:
    t = fog(step=DICE).do("* dice 3 4")
    assert t.refuse(f"0 move_robber {FIRST}")[0] == "reason-robber-barred"
    assert t.refuse(f"0 move_pirate {FIRST}") == ("reason-pirate-at-sea", "SEA-104")


@pytest.mark.rule("FOG-X08", "SEA-145", "SEA-144")
def test_an_empty_bank_pays_nothing() -> None:
    """Of the kind; a choice for gold is among what is left, and is not asked where nothing is."""
    t = built(bank="3ore").do(*found("mountains 4"))
    assert t.hand(0) == counts("1ore")
    t = fog(f"{HOME} roads", bank="3ore").do("0 play_roads", f"0 place_free_ship {SHIP}", *found("pasture 4"))
    assert (t.hand(0), lying(t), t.step) == (counts(""), "pasture 4", "settlers.free_roads")
    t = fog(f"{HOME} roads", bank="").do("0 play_roads", f"0 place_free_ship {SHIP}", *found("gold 4"))
    assert (t.hand(0), lying(t), t.step) == (counts(""), "gold 4", "settlers.free_roads")


@pytest.mark.rule("FOG-X09", "SEA-072", "SEA-140")
def test_a_moved_ship_discovers() -> None:
    t = fog("V(0,1,S)", ships={0: "E(-1,2,NE)"}).do("0 move_ship E(-1,2,NE) E(0,1,SE)", *found("mountains 9"))
    assert (lying(t, "(1,1)"), t.hand(0)) == ("mountains 9", counts("1ore"))


@pytest.mark.rule("SEA-140")
def test_free_pieces_and_roads_discover() -> None:
    """A free ship; a road, paid or free, on land that was found."""
    t = fog(f"{HOME} roads").do("0 play_roads", f"0 place_free_ship {SHIP}", *found("hills 5"))
    assert (t.hand(0), t.step) == (counts("1brick"), "settlers.free_roads")
    known = ("fog.found {hex=(0,0) terrain=hills number=5}",)
    t = fog("V(0,0,S) 1lumber 1brick", more=known).do("0 build_road E(0,0,SE)", *found("fields 11"))
    assert (lying(t, "(1,0)"), t.hand(0)) == ("fields 11", counts("1grain"))
    t = fog("V(0,0,S) roads", more=known).do("0 play_roads", "0 place_free_road E(0,0,SE)", *found("fields 11"))
    assert (lying(t, "(1,0)"), t.hand(0)) == ("fields 11", counts("1grain"))


@pytest.mark.rule("SEA-151")
def test_discovery_between_the_turns() -> None:
    """What is built in the special building phase discovers with its card."""
    t = sea("", f"V(-1,-2,N) {PRICE}", many=6, options=FOGGY).do("0 end_turn", "1 build_ship E(-1,-2,NE)")
    t.do(*found("forest 4"))
    assert t.hand(1) == counts("1lumber")


@pytest.mark.rule("SEA-149")
def test_awards_and_victory_come_after_the_discovery() -> None:
    """The fifth piece of a line brings the award when what it discovers lies open, and the award the victory."""
    cities = "V(-2,-1,N)! V(-3,1,N)! V(3,-2,N)! V(3,0,N)!"
    roads = "E(-1,2,NE) E(-1,2,E) E(-1,2,SE) E(-2,3,NE)"
    t = fog(f"{cities} {HOME} {roads} {PRICE} vp").do(f"0 build_ship {SHIP}")
    assert (t.length(0), t.points(0), t.actor) == (5, 10, CHANCE)
    t.do(*found("gold 5"))
    assert (t.kinds(), longest_holder(t.game, t.state), t.winner) == ({"choose_gold"}, -1, None)
    t.do("0 choose_gold 1ore")
    assert [event.holder for event in t.of(AwardMoved)] == [0]
    assert (t.points(0), t.winner) == (12, 0)


# what is known, and what is not


@pytest.mark.rule("SEA-152", "SEA-181", "SEA-180", "FOG-008")
def test_the_order_of_the_piles_is_nowhere() -> None:
    """What a seat sees, and what is saved, is the same whatever comes next; chance goes by what is left."""
    t = built()
    draw = awaited_draw(t.game, t.state)
    names = {KINDS[action.terrain].key: weight for action, weight in zip(draw.outcomes, draw.weights, strict=True)}  # type: ignore[attr-defined]
    assert names == {"forest": 1, "hills": 2, "pasture": 1, "fields": 2, "mountains": 2, "gold": 2, "sea": 2}
    t.do(*found("hills 5"))
    board = sea_island(t.game, t.state)
    assert Counter(KINDS[kind].key for kind in board.pile)["hills"] == 1
    assert sorted(board.pile_tokens) == [3, 4, 6, 8, 9, 10, 11, 11, 12]
    for seat in range(4):
        view = observe(t.game, t.state, Seat(seat))
        assert sea_island(t.game, view.state) == board
    text = write_position(t.game, t.state)
    assert "fog.found {hex=(0,0) terrain=hills number=5}" in text.replace("\n ", "")


@pytest.mark.rule("FOG-029", "SEA-142", "SEA-019")
@SEATS
def test_the_piles_last_to_the_end(seats: int) -> None:
    """Whatever is drawn; no number of a place changes."""
    t = setting_up(seats, **FOGGY)
    while not t.state.turn:
        t.do(t.lines()[-1])
    board = sea_island(t.game, t.state)
    assert (board.topology, board.areas, board.harbours) == (t.game.board.topology, t.game.board.areas, board.harbours)
    assert len(board.pile) == board.fog.bit_count()
    assert sum(KINDS[kind].takes_token for kind in board.pile) == len(board.pile_tokens)


@pytest.mark.rule("FOG-023", "FOG-027", "SEA-167")
@SEATS
def test_goal_and_points(seats: int) -> None:
    """Twelve points, none for islands."""
    t = sea(f"V(3,-2,N) E(3,-2,NE) {TOWN}", many=seats, options=FOGGY)
    assert {goal_of(t.game, t.state, Seat(seat)) for seat in range(seats)} == {12}
    sites = t.sites("build_settlement")
    for site in sites:
        t.do(f"0 build_settlement {site}")
        break
    assert t.special(0) == 0


# bots


@pytest.mark.rule("FOG-031")
def test_bots_value_what_may_lie_there() -> None:
    """More the nearer it is, and the more land, gold above all, is left; nothing where nothing is left."""

    def worth(t: SeaTable) -> float:
        return dict(exploration(t.game, t.state, Seat(0)))["exploration"]

    far = fog("V(-2,3,N)")
    assert worth(fog(HOME)) > worth(far) >= 0
    t = built()
    assert len(outcomes_of(t.game, t.state)) <= FEW_OUTCOMES
    elsewhere = [f"fog.found {{hex=(2,2) terrain={terrain}}}" for terrain in ("sea number=0", "gold number=5")]
    land, gold = [worth(fog(HOME, more=(line,))) for line in elsewhere]
    assert land > worth(fog(HOME)) > gold
    assert worth(t) < worth(built().do(*found("hills 5")))


# the table


def picture(t: SeaTable) -> BoardPicture:
    found = board_view(BOARDS, t.game, observe(t.game, t.state, Seat(0)))
    assert found is not None
    return found


@pytest.mark.rule("FOG-030", "SEA-152")
def test_the_table_shows_what_is_left() -> None:
    """Tiles and tokens by kind, those that are used up as 0; the rest of the land looks as before."""
    before = picture(fog(HOME))
    t = built().do(*found("forest 5"))
    after = picture(t)
    tiles, tokens = [
        {pile.text or pile.name: pile.count for pile in gauge.piles}
        for gauge in after.gauges
        if isinstance(gauge, Shelf)
    ]
    assert (tiles["terrain-forest"], tiles["terrain-sea"], sum(tiles.values())) == (0, 2, 11)
    assert (tokens["5"], tokens["11"], sum(tokens.values())) == (0, 2, 9)
    hex = t.game.board.topology.parse_hex(FIRST)
    changed = [new for old, new in zip(before.board.ground.tiles, after.board.ground.tiles, strict=True) if old != new]
    assert [(tile.site, tile.terrain, tile.token, tile.water) for tile in changed] == [(hex, "forest", "5", False)]
    assert before.board.ground.lie == after.board.ground.lie


@pytest.mark.rule("FOG-030")
def test_pointing_tells_what_may_lie_there() -> None:
    t = built().do(*found("sea"))
    view = observe(t.game, t.state, Seat(0))
    told = explain(PANELS, t.game, view, ("hex", t.game.board.topology.parse_hex("(1,0)")))
    assert told.rows[0] == words("explain-fog", percent=91)
    beside = explain(PANELS, t.game, view, ("danger", 0))
    assert beside.rows == (words("explain-fog-left"), told.rows[1])
    listed = dict(told.rows[1].arguments)["odds"]
    assert isinstance(listed, Several)
    chances = {dict(one.arguments)["terrain"]: dict(one.arguments)["percent"] for one in listed.texts}
    assert chances == {"hills": 18, "fields": 18, "mountains": 18, "gold": 18, "forest": 9, "pasture": 9, "sea": 9}


@pytest.mark.rule("FOG-022")
def test_what_a_ship_is_about_to_discover_is_foretold() -> None:
    t = fog(f"{HOME} {PRICE}")
    view = observe(t.game, t.state, Seat(0))
    action = t.read(f"0 build_ship {SHIP}")
    assert words("foresee-fog", percent=83, gold=17) in foresee(PANELS, t.game, view, action)
    other = t.read("0 build_ship E(-1,2,NE)")
    assert not any(line.key == "foresee-fog" for line in foresee(PANELS, t.game, view, other))
