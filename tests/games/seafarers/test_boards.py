"""The boards of Seafarers: SEA sections 1.2 and 1.3, and the printed layouts of SHORE, ISLE and SAND."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from catan_desktop.games.classic.layouts import CLASSIC_CHART, THIRTY_CHART
from catan_desktop.games.seafarers.charts import GOLD
from catan_desktop.games.seafarers.game import GAME
from catan_desktop.games.seafarers.layouts import SeaIsland
from catan_desktop.games.seafarers.scenarios import SCENARIOS
from catan_desktop.games.seafarers.world import board
from catan_desktop.grid.axial import Axial
from catan_desktop.grid.outline import FIFTY_EIGHT, FIFTY_ONE, FORTY_FOUR, SIXTY_FIVE, THIRTY_SEVEN
from catan_desktop.grid.topology import build
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.board import ANY
from catan_desktop.mechanics.layouts import Chart, read, red_neighbours
from catan_desktop.mechanics.tables import RESOURCES
from tests.games.laid_out import shown
from tests.games.seafarers.place import corners, hexes, setting_up

SEEDS = range(20)
RULES = Path(__file__).resolve().parents[3] / "docs" / "rules" / "seafarers.md"
BOARDS = [("shores", 3), ("shores", 4), ("shores", 6), ("islands", 3), ("islands", 4), ("islands", 6)]
BOARDS += [("desert", 3), ("desert", 4), ("desert", 6), ("wonders", 4), ("wonders", 6)]
CLOSED = [("cloth", 4), ("cloth", 6)]
"""Boards on whose small islands nobody settles."""
each_board = pytest.mark.parametrize(("scenario", "seats"), BOARDS + CLOSED)


@cache
def printed(scenario: str, seats: int) -> tuple[str, ...]:
    """What the rules say of a board: its block, its areas, its harbours, its bags."""
    text = RULES.read_text(encoding="utf-8")
    name = f"`{scenario}{seats if f'`{scenario}{seats}`, fixed' in text else 4}`"
    block = re.search(rf"{name}, fixed filling.*?```\n(.*?)```", text, re.DOTALL)
    areas = re.search(rf"(?:Areas|Main island) of {name}: (.*?)\. \[", text)
    harbours = re.search(rf"Harbour(?:s| gifts) of {name}.*?\n\n(.*?)\n\n", text, re.DOTALL)
    bags = re.search(rf"Bags? of {name}\. (.*?)\. \[", text)
    assert block
    assert areas
    assert harbours
    return block[1], areas[1], harbours[1], bags[1] if bags else ""


def dealt(scenario: str, seats: int, layout: str = "fixed", harbours: str = "fixed", seed: int = 0) -> SeaIsland:
    return board(seats, {"scenario": scenario, "layout": layout, "harbours": harbours}, source(seed, "board"))


def cells(scenario: str, seats: int) -> dict[str, str]:
    """Hex -> terrain and token of the printed block, in its order."""
    found = re.findall(r"(\(-?\d,-?\d\)) ([a-z]+)(?: (\d+|-))?", printed(scenario, seats)[0])
    return {hex: f"{terrain} {token or '-'}" for hex, terrain, token in found}


def areas(scenario: str, seats: int) -> dict[str, set[str]]:
    """The printed areas by their names, in their order; `isles` that are printed together one by one."""
    parts = [part.split(" = ") for part in printed(scenario, seats)[1].split("; ") if " = " in part]
    listed = {name: set(told.split()) for name, told in parts}
    isles = connected(listed.pop("isles", set()))
    return listed | {f"isle {number}": isle for number, isle in enumerate(isles, 1)}


def connected(hexes: set[str]) -> list[set[str]]:
    """Hexes in the lots in which they lie edge to edge, by the r and then the q of the first one."""
    left = {(int(r), int(q)) for q, r in (re.findall(r"-?\d", hex) for hex in hexes)}
    lots = []
    while left:
        lot, fresh = set(), {min(left)}
        while fresh:
            lot |= fresh
            near = {(r + y, q + x) for r, q in fresh for x, y in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))}
            fresh = near & left - lot
        left -= lot
        lots.append({f"({q},{r})" for r, q in lot})
    return lots


def harbours(scenario: str, seats: int) -> list[list[str]]:
    """By printed harbour: kind, hex and edge, path, two intersections."""
    rows = [row.strip("| ").split(" | ") for row in printed(scenario, seats)[2].splitlines()[2:]]
    return [row[1:] for row in rows]


# the frames


@pytest.mark.rule("SEA-018")
@pytest.mark.parametrize(
    ("land", "west", "east", "rows", "corners", "paths"),
    [
        pytest.param(THIRTY_SEVEN, 3, 3, (4, 5, 6, 7, 6, 5, 4), 96, 132, marks=pytest.mark.rule("SEA-011")),
        pytest.param(FORTY_FOUR, 3, 4, (5, 6, 7, 8, 7, 6, 5), 112, 155, marks=pytest.mark.rule("SEA-012")),
        pytest.param(FIFTY_ONE, 4, 4, (6, 7, 8, 9, 8, 7, 6), 128, 178, marks=pytest.mark.rule("SEA-013")),
        pytest.param(FIFTY_EIGHT, 4, 5, (7, 8, 9, 10, 9, 8, 7), 144, 201, marks=pytest.mark.rule("SEA-014")),
        pytest.param(SIXTY_FIVE, 5, 5, (8, 9, 10, 11, 10, 9, 8), 160, 224, marks=pytest.mark.rule("SEA-015")),
    ],
)
def test_the_frames(
    land: tuple[Axial, ...], west: int, east: int, rows: tuple[int, ...], corners: int, paths: int
) -> None:
    """An intersection or a path exists where one of its positions is a hex of the board, sea or not."""
    wanted = {(q, r) for r in range(-3, 4) for q in range(-west - min(0, r), east - max(0, r) + 1)}
    topology = build(land)
    assert set(land) == wanted
    assert Counter(r for _, r in land) == dict(zip(range(-3, 4), rows, strict=True))
    assert (len(topology.hexes), len(topology.corners), len(topology.paths)) == (sum(rows), corners, paths)
    touched = [{(q, r), *((q, r - 1), (q + 1, r - 1))} for q, r, side in topology.corners if side == "N"]
    touched += [{(q, r), *((q, r + 1), (q - 1, r + 1))} for q, r, side in topology.corners if side == "S"]
    assert len(touched) == corners
    assert all(at & wanted for at in touched)


@each_board
@pytest.mark.rule("SEA-008", "SEA-009", "SHORE-001", "ISLE-001", "SAND-001", "CLOTH-001", "SEA-010")
@pytest.mark.rule("SEA-008", "SEA-009", "SHORE-001", "ISLE-001", "SAND-001", "WONDER-001", "SEA-010")
def test_which_board_is_played_on(scenario: str, seats: int) -> None:
    """Two play on the board for three, five on that for six."""
    frames = {3: THIRTY_SEVEN, 4: FORTY_FOUR if scenario != "islands" else THIRTY_SEVEN, 6: FIFTY_EIGHT}
    if scenario in {"desert", "wonders"}:
        frames[6] = SIXTY_FIVE
    if scenario == "wonders":
        frames[4] = FIFTY_ONE
    found = dealt(scenario, seats)
    assert set(found.land) == set(frames[seats])
    for many in {3: (2, 3), 4: (2, 3, 4) if scenario in {"cloth", "wonders"} else (4,), 6: (5, 6)}[seats]:
        assert dealt(scenario, many) == found
    sizes = {3: 35, 4: 42, 6: 56}
    if scenario == "islands":
        sizes[4] = 35
    if scenario in {"desert", "wonders"}:
        sizes[6] = 63
    if scenario == "wonders":
        sizes[4] = 49
    assert len(found.land) - 2 == sizes[seats]
    assert found.sea | found.land_hexes == found.topology.all_hexes
    assert not found.sea & found.land_hexes


@pytest.mark.rule("SHORE-010", "SHORE-013", "SHORE-016", "ISLE-010", "ISLE-013", "ISLE-016")
@pytest.mark.rule("SAND-010", "SAND-013", "SAND-016", "CLOTH-010", "CLOTH-014")
@pytest.mark.rule("SAND-010", "SAND-013", "SAND-016", "WONDER-010", "WONDER-014")
@each_board
def test_the_fixed_fillings(scenario: str, seats: int) -> None:
    assert shown(dealt(scenario, seats)) == cells(scenario, seats)


@pytest.mark.rule("SHORE-011", "SHORE-014", "SHORE-017", "ISLE-011", "ISLE-014", "ISLE-017")
@pytest.mark.rule("SAND-011", "SAND-014", "SAND-017", "SAND-006", "SEA-026", "SEA-027", "ISLE-006")
@pytest.mark.rule("CLOTH-011", "CLOTH-015")
@pytest.mark.rule("WONDER-011", "WONDER-015")
@each_board
def test_the_areas(scenario: str, seats: int) -> None:
    """They are the islands, one of which is beyond the desert; the same in every deal."""
    listed = areas(scenario, seats)
    belt = listed.pop("desert belt", set())
    for found in (dealt(scenario, seats), dealt(scenario, seats, "random", seed=3)):
        laid = [set(hexes(found, area)) for area in found.areas]
        assert {hex for hex, kind in shown(found).items() if kind == "desert -"} >= belt
        named = laid[: len(listed)] if (scenario, seats) in CLOSED else laid
        assert sorted(map(sorted, named)) == sorted(map(sorted, listed.values()))
        if scenario == "islands":
            assert len(laid) == (6 if seats == 6 else 4)
        elif scenario != "cloth":
            assert laid[0] == listed["main"]
        if belt:
            assert laid[1] == listed["beyond"]
        assert set().union(*laid) | belt == set(hexes(found, found.land_hexes))
        near = found.topology.hex_hexes
        for one in found.areas:
            assert not any(near[hex] & area for hex in bits(one) for area in found.areas if area != one)


@pytest.mark.rule("SHORE-012", "SHORE-015", "SHORE-018", "ISLE-012", "ISLE-015", "ISLE-018")
@pytest.mark.rule("SAND-012", "SAND-015", "SAND-018", "SEA-037", "SEA-165", "CLOTH-012", "CLOTH-016")
@pytest.mark.rule("SAND-012", "SAND-015", "SAND-018", "WONDER-012", "WONDER-016", "SEA-037", "SEA-165")
@each_board
def test_the_harbours(scenario: str, seats: int) -> None:
    """Each at the edge between land and sea that is printed, serving the two intersections of it."""
    found = dealt(scenario, seats)
    topology = found.topology
    table = harbours(scenario, seats)
    assert len(table) == len(found.harbours)
    laid = {harbour.path: (harbour.kind, harbour.rate) for harbour in found.harbours}
    kinds = {f"{kind} 2:1": (number, 2) for number, kind in enumerate(RESOURCES)} | {"3:1": (ANY, 3)}
    taken: list[int] = []
    for kind, edge, path, ends in table:
        hex, direction = edge.split()
        assert laid[path] == kinds[kind]
        q, r = topology.hexes[topology.parse_hex(hex)]
        number = topology.parse_path(path)
        assert number == topology.path_id(q, r, direction)
        corners = {topology.parse_corner(corner) for corner in ends.split(", ")}
        assert corners == set(topology.path_ends[number])
        assert topology.path_hexes[number] & found.land_hexes == 1 << topology.parse_hex(hex)
        taken += corners
    assert len(set(taken)) == len(taken)


@pytest.mark.rule("SHORE-002", "SHORE-003", "SHORE-004", "ISLE-002", "ISLE-003", "ISLE-004", "SEA-004")
@pytest.mark.rule("SAND-002", "SAND-003", "SAND-004", "ISLE-005", "SEA-031", "SEA-032", "SEA-033", "SEA-034")
@pytest.mark.rule("CLOTH-002", "CLOTH-003")
@pytest.mark.rule("WONDER-002", "WONDER-003", "WONDER-005")
@pytest.mark.parametrize("layout", ["fixed", "random"])
@each_board
def test_the_bags(scenario: str, seats: int, layout: str) -> None:
    """Terrain and tokens of each bag are those that are printed, on its places, in every deal; sea and the harbours
    stay, and what is printed as fixed. Dealt boards keep red numbers apart and off the gold of a bag."""
    fixed, listed = dealt(scenario, seats), list(areas(scenario, seats).items())
    places = [set().union(*[area for _, area in listed])]
    if scenario not in {"islands", "cloth"}:
        main = listed[0][1]
        places = [main, set().union(*[area for name, area in listed[1:] if name != "desert belt"])]
    stay = set[str]()
    if scenario == "wonders":
        deserts = {hex for hex, cell in cells(scenario, seats).items() if cell == "desert -"}
        stay, places = deserts | places[1], [places[0] - deserts]
    boards = [dealt(scenario, seats, layout, seed=seed) for seed in SEEDS] if layout == "random" else [fixed]
    bags = [bag.split(": ", 1)[1] for bag in re.split(r"\. (?=strip|small|Fixed)", printed(scenario, seats)[3])]
    for found in boards:
        lying = shown(found)
        for where, bag in zip(places, bags, strict=False):
            tiles, _, tokens = bag.partition("; tokens ")
            wanted = {kind: int(count) for count, kind in re.findall(r"(\d+) ([a-z]+)", tiles)}
            assert sum(wanted.values()) == len(where)
            assert Counter(lying[hex].split()[0] for hex in where) == wanted
            assert sorted(token for hex in where if (token := lying[hex].split()[1]) != "-") == sorted(tokens.split())
        assert found.sea == fixed.sea
        assert found.harbours == fixed.harbours
        assert not red_neighbours(found.land, found.tokens)
        assert {hex: lying[hex] for hex in stay} == {hex: cells(scenario, seats)[hex] for hex in stay}
        gold = {hex for hex in hexes(found, found.gold_fields) if lying[hex] in {"gold 6", "gold 8"}}
        assert gold == {hex for hex in stay if cells(scenario, seats)[hex] in {"gold 6", "gold 8"}}
        dealt_hexes = [found.topology.parse_hex(hex) for where in places for hex in where]
        assert all(bool(found.tokens[hex]) == found.hex_terrain[hex].takes_token for hex in dealt_hexes)
        if scenario == "islands":
            assert not {GOLD.key, "desert"} & {kind.key for kind in found.hex_terrain}
    if layout == "random":
        assert len({found.terrain for found in boards}) == len({found.tokens for found in boards}) == len(boards)


@pytest.mark.rule("SEA-016", "SEA-017", "SHORE-007")
@each_board
def test_the_notches_are_sea(scenario: str, seats: int) -> None:
    """And nothing lies beyond the board; no small island has a harbour."""
    found = dealt(scenario, seats)
    row = sorted(q for q, r in found.land if not r)
    for q in (row[0], row[-1]):
        assert found.sea >> found.topology.hex_id((q, 0)) & 1
    if scenario == "shores":
        for area in found.areas[1:]:
            assert not any(found.corners_at(area) & corners for corners in found.harbour_corners)


@pytest.mark.rule("SEA-036")
@each_board
def test_the_fixed_tokens_keep_apart(scenario: str, seats: int) -> None:
    """But for the main island of `shores6`, which is that of the base game for six."""
    found = dealt(scenario, seats)
    spared = found.areas[0] if (scenario, seats) == ("shores", 6) else 0
    assert not red_neighbours(found.land, found.tokens)
    for hex, near in enumerate(found.topology.hex_hexes):
        for other in bits(near):
            if found.tokens[hex] and not spared >> hex & spared >> other & 1:
                assert found.tokens[hex] != found.tokens[other]
    if scenario != "wonders":
        assert all(found.tokens[hex] not in {(6,), (8,)} for hex in bits(found.gold_fields))


@pytest.mark.rule("SHORE-005", "SHORE-006")
@pytest.mark.parametrize(("seats", "chart", "by"), [(4, CLASSIC_CHART, (-1, 1)), (6, THIRTY_CHART, (1, 0))])
def test_the_main_island_is_that_of_the_base_game(seats: int, chart: Chart, by: Axial) -> None:
    """Moved by some hexes, terrain and tokens included."""
    found = dealt("shores", seats)
    wanted = {}
    for (q, r), kind, token in zip(build(chart.land).hexes, *read(chart), strict=True):
        wanted[q + by[0], r + by[1]] = (chart.kinds[kind].key, token)
    main = [(found.topology.hexes[hex], hex) for hex in bits(found.areas[0])]
    assert {at: (found.hex_terrain[hex].key, found.tokens[hex]) for at, hex in main} == wanted


# paths and intersections


@pytest.mark.rule("SEA-020", "SEA-021", "SEA-022", "SEA-024", "SEA-025")
@each_board
def test_paths_and_intersections_by_their_hexes(scenario: str, seats: int) -> None:
    """Roads on land and coast paths, ships on coast and sea paths, settlements at land. The frame counts as sea."""
    found = dealt(scenario, seats)
    topology, land = found.topology, {found.topology.hexes[hex] for hex in bits(found.land_hexes)}
    beside = {"NE": (1, -1), "E": (1, 0), "SE": (0, 1)}
    for path, (q, r, way) in enumerate(topology.paths):
        dry = ((q, r) in land) + ((q + beside[way][0], r + beside[way][1]) in land)
        assert (found.road_paths >> path & 1, found.ship_paths >> path & 1) == (dry > 0, dry < 2)
    for corner, near in enumerate(topology.corner_hexes):
        assert bool(found.building_corners >> corner & 1) == bool(near & found.land_hexes)


@pytest.mark.rule("SEA-026a", "SAND-007")
@each_board
def test_no_intersection_touches_two_islands(scenario: str, seats: int) -> None:
    found = dealt(scenario, seats)
    corners = [found.corners_at(area) for area in found.areas]
    assert sum(mask.bit_count() for mask in corners) == sum(mask.bit_count() for mask in found.area_corners)
    assert tuple(corners) == found.area_corners


@pytest.mark.rule("SEA-028")
def test_an_intersection_between_two_areas() -> None:
    """It belongs to the one that is listed first."""
    found = dealt("shores", 4)
    one, other = (1 << found.topology.parse_hex(name) for name in ("(0,0)", "(1,0)"))
    corners_of = found.topology.hex_corner_mask
    first, second = (corners_of[area.bit_length() - 1] for area in (one, other))
    assert replace(found, areas=(one, other)).area_corners == (first, second & ~first)
    assert replace(found, areas=(other, one)).area_corners == (second, first & ~second)


@pytest.mark.rule("SAND-025", "SAND-023", "SAND-020", "SEA-028")
@pytest.mark.parametrize(("seats", "alone"), [(3, "V(2,-4,S) V(1,-3,N)"), (4, "V(1,-3,N)"), (6, "V(3,-1,N) V(1,-3,S)")])
def test_intersections_at_desert_alone(seats: int, alone: str) -> None:
    """Those that the main area or the strip shares with the desert belong to the one or the other."""
    found = dealt("desert", seats)
    belt = found.land_hexes & ~sum(found.areas)
    owned = sum(found.area_corners)
    bare = found.corners_at(belt) & ~owned
    assert set(corners(found, bare)) == set(alone.split())
    for area in (0, 1):
        shared = found.corners_at(found.areas[area]) & found.corners_at(belt)
        assert shared
        assert not shared & ~found.area_corners[area]


# where robber and pirate begin


STARTS = {
    ("shores", 3): ("(0,-3)", "(3,0)"),
    ("shores", 4): ("(-1,1)", "(4,0)"),
    ("shores", 6): ("(-1,-1)", "(5,0)"),
    ("islands", 3): ("(-3,3)", "(0,0)"),
    ("islands", 4): ("(2,-2)", "(3,0)"),
    ("islands", 6): ("(-1,-3)", "(-4,0)"),
    ("desert", 3): ("(1,-3)", "(3,0)"),
    ("desert", 4): ("(1,-3)", "(4,0)"),
    ("desert", 6): ("(-1,-2)", "(1,3)"),
    ("cloth", 4): ("(-2,-1)", "(4,0)"),
    ("cloth", 6): ("(-3,-1)", "(5,0)"),
    ("wonders", 4): ("(-2,0)", ""),
    ("wonders", 6): ("(-4,0)", ""),
}
"""Robber and pirate; empty where there is none."""


@pytest.mark.rule("SHORE-022", "SHORE-023", "ISLE-025", "ISLE-027", "SAND-027", "SAND-028", "SEA-112", "SEA-113")
@pytest.mark.rule("CLOTH-048", "CLOTH-049")
@pytest.mark.rule("WONDER-006", "WONDER-007")
@each_board
def test_where_robber_and_pirate_begin(scenario: str, seats: int) -> None:
    """The pirate at sea, the robber on a desert or on the hex with a 12."""
    robber, pirate = STARTS[scenario, seats]
    found = dealt(scenario, seats)
    assert found.robber_start is not None
    assert found.topology.hex_name(found.robber_start) == robber
    assert (found.topology.hex_name(found.pirate_start) if found.pirate_start is not None else "") == pirate
    assert not pirate or shown(found)[pirate] == "sea -"
    assert shown(found)[robber].split()[1] in {"-", "11" if (scenario, seats) == ("cloth", 6) else "12"}
    t = setting_up(seats, scenario=scenario)
    assert t.robber == robber


@pytest.mark.rule("ISLE-026", "SEA-112", "CLOTH-048")
@each_board
def test_where_the_robber_begins_on_a_dealt_board(scenario: str, seats: int) -> None:
    """On a 12 that stays, or on the first desert by r, then q."""
    for seed in SEEDS:
        found = dealt(scenario, seats, "random", seed=seed)
        start = found.robber_start
        assert start is not None
        deserts = [(r, q) for (q, r), kind in zip(found.land, found.hex_terrain, strict=True) if kind.key == "desert"]
        if deserts and scenario != "cloth":
            q, r = found.topology.hexes[start]
            assert (r, q) == min(deserts)
        else:
            assert found.topology.hex_name(start) == STARTS[scenario, seats][0]
            assert found.tokens[start] == dealt(scenario, seats).tokens[start]


@pytest.mark.rule("WONDER-004")
@pytest.mark.parametrize(("seats", "quiet"), [(4, "(-1,0) (-2,1)"), (6, "(-3,0) (-3,1)")])
def test_no_red_number_beside_the_wasteland(seats: int, quiet: str) -> None:
    """As printed and dealt; elsewhere on the main island they are."""
    boards = [dealt("wonders", seats), *[dealt("wonders", seats, "random", seed=seed) for seed in range(60)]]
    for found in boards:
        tokens = {found.tokens[found.topology.parse_hex(hex)] for hex in quiet.split()}
        assert not tokens & {(6,), (8,)}
    assert len({found.tokens[found.topology.parse_hex(quiet.split(maxsplit=1)[0])] for found in boards}) > 5


# options


@pytest.mark.rule("SEA-030", "SEA-035", "SEA-038")
@pytest.mark.rule("SEA-007")
def test_the_options_of_the_board() -> None:
    specs = {spec.key: spec for spec in GAME.options}
    assert specs["layout"].choices == ("fixed", "random")
    assert specs["harbours"].choices == ("usual", "fixed", "shuffled")
    assert specs["scenario"].default == "shores"
    named = "shores islands fog desert tribe cloth pirates wonders world"
    assert specs["scenario"].choices == tuple(SCENARIOS) == tuple(named.split())


@pytest.mark.rule("SEA-035", "SEA-031")
@each_board
def test_shuffled_harbours_keep_their_places(scenario: str, seats: int) -> None:
    fixed = dealt(scenario, seats).harbours
    mixed = [dealt(scenario, seats, harbours="shuffled", seed=seed).harbours for seed in SEEDS]
    for found in mixed:
        assert [harbour.path for harbour in found] == [harbour.path for harbour in fixed]
        assert Counter((one.kind, one.rate) for one in found) == Counter((one.kind, one.rate) for one in fixed)
    assert len(set(mixed)) > 15


@each_board
def test_a_board_is_stored_with_its_islands(scenario: str, seats: int) -> None:
    """And the same seed makes the same one."""
    found = dealt(scenario, seats, "random", "shuffled", 3)
    assert found == dealt(scenario, seats, "random", "shuffled", 3)
    again: Any = msgspec.convert(msgspec.to_builtins(found), SeaIsland)
    assert again == found
    assert (again.areas, again.area_corners) == (found.areas, found.area_corners)
    assert (again.robber_start, again.pirate_start) == (found.robber_start, found.pirate_start)


@each_board
@pytest.mark.rule("SEA-035a")
def test_harbours_are_as_the_scenario_has_them(scenario: str, seats: int) -> None:
    """Unless the option says otherwise."""
    printed = SCENARIOS[scenario].board(seats)
    laid = {dealt(scenario, seats, harbours="usual", seed=seed).harbours for seed in range(5)}
    assert (len(laid) > 1) == printed.shuffled_harbours
    assert dealt(scenario, seats, harbours="fixed").harbours == printed.chart.harbours
