"""The table of Seafarers: flags on islands, open and closed ships, the pirate and the paths that he bars."""

from __future__ import annotations

from math import dist

import pygame
import pytest

from catan_desktop.games.seafarers.actions import FindTile, MoveShip
from catan_desktop.games.seafarers.charts import GOLD, KINDS
from catan_desktop.games.seafarers.game import GAME
from catan_desktop.games.views import BOARDS, PANELS
from catan_desktop.grid.topology import PathId
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.mechanics.terrain import TerrainId
from catan_desktop.present.compose import board_view
from catan_desktop.present.foresight import explain
from catan_desktop.present.models.explain import Explained, Thing
from catan_desktop.present.picture import BoardPicture
from catan_desktop.present.words import words
from catan_desktop.ui.tables.board import spaces
from catan_desktop.ui.tables.coast import harbours, weather
from catan_desktop.ui.tables.coast.scenery import COAST
from tests.audit import unreadable
from tests.games.seafarers.place import SeaTable, corners, hexes, paths, sea, setting_up
from tests.mechanics.place import DICE, game_of
from tests.ui.table.laid import laid
from tests.ui.table.table import Table, advance, at_step, new_session

HOME, FAR = "V(1,2,N)", "V(2,2,N)"
"""On the main island, and on the third small one, two ships away."""
LINE = "E(1,2,NE) E(2,1,SE)"
ANOTHER = "E(1,2,E)"
"""Where the second of these ships may go."""


def picture(t: SeaTable, seat: int = 0) -> BoardPicture:
    found = board_view(BOARDS, t.game, observe(t.game, t.state, Seat(seat)))
    assert found is not None
    return found


def flags(t: SeaTable, seat: int) -> dict[str, str]:
    """By hex: the flags that a seat sees."""
    return {
        hexes(t.game.board, 1 << piece.site)[0]: piece.kind
        for piece in picture(t, seat).at("hex")
        if piece.kind.startswith("isle-flag-")
    }


def at(t: SeaTable, path: str) -> int:
    return int(t.game.board.topology.parse_path(path))


def told(t: SeaTable, thing: Thing, seat: int = 0) -> Explained:
    return explain(PANELS, t.game, observe(t.game, t.state, Seat(seat)), thing)


@pytest.mark.rule("SEA-194", "SHORE-028")
def test_each_island_that_still_brings_the_looking_seat_points_has_a_flag() -> None:
    t = sea(f"{HOME} 1wool 1lumber 1brick 1grain", ships={0: LINE})
    board = t.game.board
    before = flags(t, 0)
    assert set(before.values()) == {"isle-flag-2"}
    assert [sum(name in hexes(board, area) for name in before) for area in board.areas] == [0, 1, 1, 1]
    hex = board.topology.parse_hex("(2,2)")
    assert "explain-new-island" in [row.key for row in told(t, ("hex", hex)).rows]
    t.do(f"0 build_settlement {FAR}")
    assert len(flags(t, 0)) == 2
    assert flags(t, 1) == before, "another seat has not won them"
    assert "explain-new-island" not in [row.key for row in told(t, ("hex", hex)).rows]


@pytest.mark.rule("ISLE-029")
def test_home_islands_have_no_flag_for_whoever_began_there() -> None:
    board = game_of(GAME, 4, {"scenario": "islands"}).board
    first, second = (corners(board, board.area_corners[area])[0] for area in (0, 1))
    t = sea(first, second, options={"scenario": "islands"})
    for seat in (0, 1):
        flagged = [sum(name in hexes(board, area) for name in flags(t, seat)) for area in board.areas]
        assert flagged == [int(area != seat) for area in range(4)]


@pytest.mark.rule("SAND-031")
@pytest.mark.parametrize("many", [3, 4, 6])
def test_the_strip_beyond_the_desert_has_a_flag_as_each_small_island(many: int) -> None:
    t = sea(many=many, options={"scenario": "desert"})
    board = t.game.board
    flagged = [sum(name in hexes(board, area) for name in flags(t, 0)) for area in board.areas]
    assert flagged == [0, *[1] * (len(board.areas) - 1)]


def test_no_flag_is_seen_before_the_islands_can_be_won() -> None:
    assert not flags(setting_up(), 0)
    assert not flags(setting_up(scenario="islands"), 0), "nobody knows yet on which islands who begins"


@pytest.mark.rule("SEA-194")
def test_ships_with_an_open_end_shine_where_one_of_their_seat_is_pointed_at() -> None:
    first, last = LINE.split()
    t = sea(HOME, ships={0: LINE})
    for ship, key in ((first, "explain-sea-ship-closed"), (last, "explain-sea-ship-open")):
        found = told(t, ("path", at(t, ship)), 1)
        assert found.rows[-1].key == key
        assert [paths(t.game.board, mask) for space, mask in found.lit] == [[last]]
    assert told(t, ("act", "sail")).lit == (("path", 1 << at(t, last)),)
    t = sea(HOME, ships={0: LINE}, fresh=last)
    assert told(t, ("path", at(t, last))).rows[-1].key == "explain-sea-ship-held"


@pytest.mark.rule("SEA-194")
def test_the_six_paths_of_the_pirate_are_shown_with_him_and_while_a_ship_is_built_or_moved() -> None:
    t = sea(HOME, ships={0: LINE}, pirate="(4,0)")
    hex = t.game.board.topology.parse_hex("(4,0)")
    six = (("path", sum(1 << path for path in t.game.board.topology.hex_paths[hex])),)
    for thing in (("hex", hex), ("act", "ship"), ("act", "sail")):
        assert told(t, thing).barred == six
    assert not told(t, ("hex", t.game.board.topology.parse_hex("(-3,0)"))).barred
    assert not told(t, ("act", "road")).barred


@pytest.mark.parametrize("scenario", ["shores", "islands", "desert"])
@pytest.mark.parametrize("many", [3, 4, 6])
def test_the_pirate_and_the_harbours_of_his_hex_have_a_place_each(scenario: str, many: int) -> None:
    t = sea(many=many, options={"scenario": scenario})
    ground = picture(t).board.ground
    plan = COAST.fit((836, 608), picture(t), 1.0)
    for hex in hexes(t.game.board, t.game.board.sea):
        shown = picture(sea(many=many, options={"scenario": scenario}, pirate=hex))
        (piece,) = [one for one in shown.at("hex") if one.kind == "pirate"]
        lies = plan.back(spaces.piece_point(plan, shown, piece))
        for mark in ground.harbours:
            assert dist(lies, harbours.middle_of(mark)) > 0.66, hex


def test_gold_fields_glitter_beside_their_numbers() -> None:
    table = Table(laid(sea(), 0))
    board = table.scene.board
    painter = board.painter(board.plan, pygame.Surface(board.rect.size))
    ground = picture(sea()).board.ground
    fields = [tile.centre for tile in ground.tiles if tile.terrain == "gold"]
    found = [one for now in range(40) for one in weather.gold(painter, ground, 0.1 * now)]
    assert len(found) > 40
    for one in found:
        assert 0.45 < min(dist(board.plan.back(one.box.center), field) for field in fields) < 0.75


def drag(table: Table, start: int, where: tuple[int, int]) -> None:
    """Draw a ship from a path to a point of the window."""
    begin = table.scene.board.point_of(("path", start))
    table.scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=begin, rel=(0, 0), buttons=(0, 0, 0)))
    table.scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=begin, button=1))
    for share in (0.5, 1.0):
        way = tuple([round(a + share * (b - a)) for a, b in zip(begin, where, strict=True)])
        table.scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=way, rel=(9, 9), buttons=(1, 0, 0)))
    table.step()


def let_go(table: Table, where: tuple[int, int]) -> None:
    table.scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=where, button=1))
    table.step()


@pytest.mark.parametrize("begun", [False, True])
def test_a_ship_is_moved_by_drawing_it_elsewhere(begun: bool) -> None:
    """With the mode for it or without; let go where it may not lie it stays, and Escape gives it up meanwhile."""
    t = sea(HOME, ships={0: LINE})
    table, last, there = Table(laid(t, 0)), at(t, LINE.split()[1]), at(t, ANOTHER)
    before, board = table.session.ply, table.scene.board
    if begun:
        table.click("act-sail")
    idle = table.scene.state.pick
    nowhere, goal = board.point_of(("hex", 0)), board.point_of(("path", there))
    drag(table, last, nowhere)
    assert table.lit("path") >> there & 1
    let_go(table, nowhere)
    assert (table.session.ply, table.scene.state.pick) == (before, idle)
    drag(table, last, goal)
    table.key(pygame.K_ESCAPE)
    let_go(table, goal)
    assert table.session.ply == before
    if begun and not table.scene.state.pick.begun:
        table.click("act-sail")
    drag(table, last, goal)
    let_go(table, goal)
    assert (table.session.ply, table.last()) == (before + 1, MoveShip(Seat(0), PathId(last), PathId(there)))


def test_a_roll_that_brings_gold_is_not_called_nothing_before_the_cards_are_chosen() -> None:
    """Special points and ships that are left are told at the seat."""
    corner = "V(0,-4,S)"
    t = sea(f"{HOME} {corner}", special=(2,), ships={0: LINE}, step=DICE)
    session = laid(t, 0)
    session.submit(t.read("* dice 1 2"))
    table = Table(session)
    table.step(0.5, 8)
    desk = table.scene.root.content
    assert desk.find("last_roll").texts == ("Last roll 3",)  # type: ignore[attr-defined]
    table.scene.submit(t.read("0 choose_gold 1ore"))
    table.step(0.5, 8)
    desk = table.scene.root.content
    assert "resource-ore" in desk.find("last_roll").texts[0]  # type: ignore[attr-defined]
    panel = table.scene.model.seats[0]
    assert (words("source-islands"), 2) in panel.sources
    assert words("tell-ships", count=13) in [said for counter in panel.counters for said in counter.more]


def test_what_an_own_action_brings_later_is_told_after_it_and_not_as_a_share_of_the_roll() -> None:
    """A gold field that lies in the fog is discovered by a ship: its card is no share of the roll (SEA-145)."""
    t = sea("V(-1,2,N) 1lumber 1wool", options={"scenario": "fog"}, many=4, step=DICE)
    session = laid(t, 0)
    session.submit(t.read("* dice 6 6"))
    session.submit(t.read("0 build_ship E(-1,1,E)"))
    session.submit(FindTile(CHANCE, TerrainId(KINDS.index(GOLD))))
    while session.state.frames[-1].step != "gold.choose":
        session.submit(t.read("* find_token 3"))
    session.submit(t.read("0 choose_gold 1ore"))
    lines = Table(session).scene.port.log.chronicle(Seat(0))
    assert [line.share for line in lines if line.words.key == "event-produced"] == [False]


@pytest.mark.parametrize("many", [3, 4, 6])
@pytest.mark.parametrize("scenario", ["shores", "pirates", "wonders"])
def test_a_ship_on_an_outermost_path_is_seen_whole(scenario: str, many: int) -> None:
    t = sea(many=many, options={"scenario": scenario})
    shown, size = picture(t), pygame.Rect(0, 0, 836, 608)
    plan = COAST.fit(size.size, shown, 1.0)
    for path in range(len(t.game.board.topology.path_hexes)):
        x, y = spaces.point(plan, shown, ("path", path))
        ship = pygame.FRect(x - 0.26 * plan.side, y - 0.42 * plan.side, 0.52 * plan.side, 0.64 * plan.side)
        assert size.contains(ship), path


@pytest.mark.parametrize("kind", ["ship", "road"])
def test_where_one_thing_alone_can_stand_its_ghost_is_shown(kind: str) -> None:
    """Roads and ships share the paths, but most paths take but one of them."""
    t = sea(f"{HOME} E(1,1,E) 3lumber 3brick 3wool", ships={0: LINE})
    table = Table(laid(t, 0))
    lit = table.scene.board.lit["path"]
    assert not lit.ghost
    assert kind in {lit.ghost_at(site) for site in range(200)}
    both = [site for site in range(200) if lit.mask >> site & 1 and not lit.ghost_at(site)]
    assert both, "on the coast"


def test_a_flag_gives_way_to_what_is_built_beside_it() -> None:
    t = sea()
    (name,) = [name for name in flags(t, 0) if name in hexes(t.game.board, t.game.board.areas[1])]
    board = t.game.board
    north_east = corners(board, 1 << board.topology.hex_corners[board.topology.parse_hex(name)][1])[0]
    others = flags(sea("", north_east), 0)
    assert name not in others
    assert len(others) == len(flags(t, 0))


def test_the_columns_give_way_to_the_broadest_board_and_little_of_the_picture_is_empty() -> None:
    """The frame of 65 hexes; at either side a ship on an outermost path is seen."""
    shares = {}
    for scenario, columns in (("shores", 444), ("desert", 412)):
        table = Table(laid(sea(many=6, options={"scenario": scenario}), 0), size=(1280, 720), theme="coast")
        board = table.scene.board
        assert 1280 - board.rect.width == columns
        tiles = [board.plan.at(tile.centre) for tile in board.picture.board.ground.tiles]  # type: ignore[union-attr]
        shares[scenario] = (max(x for x, _ in tiles) - min(x for x, _ in tiles)) / board.rect.width
    assert min(shares.values()) > 0.86


@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_can_be_read_beside_the_broadest_board(language: str) -> None:
    session = advance(new_session("seafarers", seats=6, options={"scenario": "desert"}), at_step("settlers.action"))
    table = Table(session, language=language, size=(1280, 720), audit=True, theme="coast")
    table.step(0.1, 5)
    table.draw()
    assert unreadable(table.kit.audit) == []
