"""New World: WORLD."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest

from catan_desktop.games.seafarers.charts import KINDS
from catan_desktop.games.seafarers.game import GAME
from catan_desktop.games.seafarers.islands import ISLANDS
from catan_desktop.games.seafarers.layouts import SeaIsland
from catan_desktop.games.seafarers.scenarios import SCENARIOS
from catan_desktop.games.seafarers.world import DEALS, board, made, worthwhile
from catan_desktop.games.views import BOARDS, PANELS
from catan_desktop.grid.outline import FORTY_FOUR, SIXTY_FIVE
from catan_desktop.grid.topology import HexId, PathId, build
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import make_game, observe, start
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.position_text import read_position, write_position
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.board import ANY
from catan_desktop.mechanics.layouts import red_neighbours
from catan_desktop.mechanics.scoring import goal_of
from catan_desktop.mechanics.tables import RESOURCES
from catan_desktop.present.compose import board_view
from catan_desktop.present.foresight import explain
from tests.games.laid_out import shown
from tests.games.seafarers.place import SeaTable, corners, hexes, sea, setting_up
from tests.mechanics.place import DICE, counts

WORLD: dict[str, Any] = {"scenario": "world"}
SEEDS = range(12)
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
TOWN = "1lumber 1brick 1wool 1grain"


@cache
def world(seats: int, seed: int = 0, layout: str = "fixed", harbours: str = "usual") -> SeaIsland:
    return board(seats, {**WORLD, "layout": layout, "harbours": harbours}, source(seed, "board"))


def islands(found: SeaIsland) -> list[set[int]]:
    """The islands by a walk of their own."""
    land = {hex for hex, name in enumerate(shown(found).values()) if name != "sea -"}
    places, listed = found.topology.hexes, []
    while land:
        island, fresh = set(), {min(land)}
        while fresh:
            island |= fresh
            beside = {(q + x, r + y) for q, r in (places[hex] for hex in fresh) for x, y in NEAR}
            fresh = {hex for hex in land - island if places[hex] in beside}
        listed.append(island)
        land -= island
    return listed


NEAR = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


@pytest.mark.rule("WORLD-001", "WORLD-002", "WORLD-003", "WORLD-004", "WORLD-005", "WORLD-X02", "SEA-016")
@SEATS
def test_what_a_world_is_made_of(seats: int) -> None:
    few = seats < 5
    terrain = {"sea": 19, "forest": 5, "hills": 4, "pasture": 5, "fields": 5, "mountains": 4}
    tokens = {2: 1, 3: 3, 4: 3, 5: 3, 6: 2, 8: 2, 9: 3, 10: 3, 11: 2, 12: 1}
    if not few:
        terrain = {"sea": 21, "desert": 3, "gold": 4, **dict.fromkeys(("forest", "hills", "pasture"), 7)}
        terrain |= {"fields": 7, "mountains": 7}
        tokens = {2: 2, 3: 3, 4: 4, 5: 5, 6: 5, 8: 5, 9: 5, 10: 4, 11: 4, 12: 2}
    for seed in SEEDS:
        found = world(seats, seed)
        assert found.land == (FORTY_FOUR if few else SIXTY_FIVE)
        lying = shown(found)
        row = [hex for hex in lying if hex.endswith(",0)")]
        notches = [lying.pop(row[0]), lying.pop(row[-1])]
        assert notches == ["sea -", "sea -"]
        assert Counter(name.split()[0] for name in lying.values()) == terrain
        assert Counter(int(name.split()[1]) for name in lying.values() if not name.endswith("-")) == tokens
        assert all(
            bool(token) == KINDS[kind].takes_token for kind, token in zip(found.terrain, found.tokens, strict=True)
        )


@pytest.mark.rule("WORLD-006", "WORLD-X02")
@SEATS
def test_red_numbers_are_apart_and_off_the_gold(seats: int) -> None:
    for seed in SEEDS:
        found = world(seats, seed)
        assert not red_neighbours(found.land, found.tokens)
        assert not any(found.tokens[hex] in {(6,), (8,)} for hex in bits(found.gold_fields))


@pytest.mark.rule("WORLD-006")
def test_terrain_is_dealt_again_where_no_tokens_fit() -> None:
    """So many red numbers keep apart only where the land is strewn wide."""

    class Counted:
        """A source that counts how often things are shuffled."""

        def __init__(self) -> None:
            self.real, self.lengths = source(5, "board"), Counter[int]()

        def shuffle(self, things: list[Any]) -> None:
            self.lengths[len(things)] += 1
            self.real.shuffle(things)

    printed = SCENARIOS["world"].board(4)
    rng: Any = Counted()
    crowded = replace(printed, tokens=(*(6,) * 10, *(9,) * 13))
    found = made(crowded, 4, rng)
    assert not red_neighbours(found.land, found.tokens)
    assert rng.lengths[23] > DEALS
    assert rng.lengths[42] > 1


@pytest.mark.rule("WORLD-007", "WORLD-008")
@SEATS
def test_a_world_is_worthwhile(seats: int) -> None:
    """Two islands at least, the largest of two thirds of the land at most, and room for everybody to begin."""
    for seed in SEEDS:
        found = world(seats, seed)
        sizes = sorted(map(len, islands(found)))
        assert len(sizes) > 1
        assert sizes[-1] <= 2 * sum(sizes) / 3
        land = found.land_hexes
        assert sum((near & land).bit_count() >= 2 for near in found.topology.corner_hexes) >= 4 * seats


@pytest.mark.rule("WORLD-007", "WORLD-008")
def test_what_is_dealt_again() -> None:
    """One island; one of more than two thirds; too few places."""
    topology = build(FORTY_FOUR)

    def mask(*names: str) -> int:
        return sum(1 << topology.parse_hex(name) for name in names)

    two, one = mask("(0,0)", "(1,0)"), mask("(-2,0)")
    assert worthwhile(topology, (two, one), 0)
    assert not worthwhile(topology, (two,), 0)
    assert not worthwhile(topology, (two | mask("(0,1)"), one), 0), "three of four are too many"
    assert not worthwhile(topology, (two, one), 1), "two places are too few for one player"
    row = mask("(0,0)", "(1,0)", "(0,1)", "(1,-1)")
    others = mask("(-2,2)", "(-1,2)")
    assert worthwhile(topology, (row, others), 2)
    assert not worthwhile(topology, (row, others), 3)


@pytest.mark.rule("WORLD-010", "WORLD-011", "WORLD-012", "WORLD-X02", "SEA-037")
@SEATS
def test_the_harbours(seats: int) -> None:
    """All of them, each at the coast on a hex of its own, no two at one intersection."""
    laid = set()
    for seed in SEEDS:
        found = world(seats, seed)
        kinds = Counter((RESOURCES[one.kind] if one.kind != ANY else "any", one.rate) for one in found.harbours)
        wanted = dict.fromkeys([(good, 2) for good in RESOURCES], 1)
        assert kinds == ({**wanted, ("any", 3): 4} if seats < 5 else {**wanted, ("wool", 2): 2, ("any", 3): 5})
        paths = [found.topology.parse_path(one.path) for one in found.harbours]
        dry = [found.topology.path_hexes[path] & found.land_hexes for path in paths]
        assert all(hexes.bit_count() == 1 for hexes in dry)
        assert len(set(dry)) == len(paths)
        ends = [end for path in paths for end in found.topology.path_ends[path]]
        assert len(set(ends)) == len(ends) == 2 * (9 if seats < 5 else 11)
        laid.add(found.harbours)
    assert len(laid) == len(SEEDS)


@pytest.mark.rule("WORLD-X01", "WORLD-013")
@SEATS
def test_the_seed_makes_the_world(seats: int) -> None:
    """Whatever the options of other boards say; it is stored with its islands."""
    found = world(seats, 7)
    assert found.layout == "random"
    for layout, harbours in (("fixed", "usual"), ("random", "shuffled"), ("fixed", "fixed")):
        assert board(seats, {**WORLD, "layout": layout, "harbours": harbours}, source(7, "board")) == found
    assert len({world(seats, seed).terrain for seed in SEEDS}) == len(SEEDS)
    again: Any = msgspec.convert(msgspec.to_builtins(found), SeaIsland)
    assert (again, again.area_corners) == (found, found.area_corners)


def test_a_position_tells_the_world_that_it_is_played_on() -> None:
    game = make_game(GAME, 4, WORLD, world(4, 3))
    text = write_position(game, start(game)[0])
    assert read_position(text, lambda key: GAME).game.board == game.board


@pytest.mark.rule("WORLD-020", "WORLD-021")
@SEATS
def test_where_one_begins(seats: int) -> None:
    """At any land; where one has begun is home."""
    t = setting_up(seats, **WORLD)
    found: SeaIsland = t.game.board
    assert t.sites("place_settlement") == set(corners(found, found.land_corners))
    while not t.state.turn:
        t.do(t.lines()[-1])
    part, pieces = ISLANDS.of(t.game, t.state), t.part
    for seat in range(seats):
        own = {area for area, mask in enumerate(found.area_corners) if pieces.settlements[seat] & mask}
        assert set(bits(part.settled[seat])) == own
    assert part.points == (0,) * seats


@pytest.mark.rule("WORLD-021", "WORLD-022", "WORLD-X03")
def test_a_foreign_island_brings_one_point() -> None:
    """Red began on A and B and settles C; a second settlement there brings its own point alone."""
    found = world(4)
    homes = [corners(found, mask)[0] for mask in found.area_corners[:2]]
    third = found.area_corners[2]
    site, more = corners(found, third)[0], corners(found, third)[-1]
    ends = {site, more}
    roads = []
    for name in ends:
        corner = found.topology.parse_corner(name)
        path = next(bits(found.topology.corner_paths[corner] & found.road_paths))
        roads.append(found.topology.path_name(PathId(path)))
    t = sea(f"{' '.join(homes)} {' '.join(roads)} {TOWN} {TOWN}", options=WORLD)
    t.do(f"0 build_settlement {site}")
    assert (t.special(0), t.public(0)) == (1, 4)
    if more in t.sites("build_settlement"):
        t.do(f"0 build_settlement {more}")
        assert (t.special(0), t.public(0)) == (1, 5)
    assert ISLANDS.of(t.game, t.state).settled[0] == 0b111


@pytest.mark.rule("WORLD-023", "WORLD-X04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_robber_enters_with_the_first_seven(seats: int) -> None:
    """Before it nothing is blocked; he goes to any land hex, and robs there."""
    t = sea(many=seats, options=WORLD, step=DICE)
    assert t.robber == "home"
    found: SeaIsland = t.game.board
    hex = next(hex for hex, token in enumerate(found.tokens) if token)
    corner = found.topology.corner_name(found.topology.hex_corners[hex][0])
    t = sea("", f"{corner} 1ore", many=seats, options=WORLD, step=DICE).do("* dice 3 4")
    assert t.sites("move_robber") == set(hexes(found, found.land_hexes))
    t.do(f"0 move_robber {found.topology.hex_name(HexId(hex))}")
    while t.step != "settlers.action":
        t.do(t.lines()[0])
    assert (t.hand(0), t.hand(1)) == (counts("1ore"), counts(""))


@pytest.mark.rule("WORLD-023", "WORLD-024", "SEA-112", "SEA-113")
@SEATS
def test_robber_and_pirate(seats: int) -> None:
    """With five and six he begins on the first desert."""
    t = setting_up(seats, **WORLD)
    assert t.pirate == ("(4,0)" if seats < 5 else "(5,0)")
    deserts = [hex for hex, name in shown(t.game.board).items() if name == "desert -"]
    assert t.robber == (deserts[0] if seats > 4 else "home")


@pytest.mark.rule("WORLD-025", "SEA-167")
@SEATS
def test_the_goal(seats: int) -> None:
    t = setting_up(seats, **WORLD)
    assert {goal_of(t.game, t.state, Seat(seat)) for seat in range(seats)} == {12}


# the table


@pytest.mark.rule("WORLD-027")
@SEATS
def test_the_islands_have_names_by_their_size(seats: int) -> None:
    for seed in SEEDS:
        found = world(seats, seed)
        listed = [set(bits(area)) for area in found.areas]
        assert sorted(map(sorted, listed)) == sorted(map(sorted, islands(found)))
        assert [len(area) for area in listed] == sorted(map(len, listed), reverse=True)
    t = setting_up(seats, **WORLD)
    picture = board_view(BOARDS, t.game, observe(t.game, t.state, Seat(0)))
    assert picture is not None
    plates = {piece.kind: piece.site for piece in picture.pieces if piece.kind.startswith("isle-name-")}
    areas = t.game.board.areas
    assert len(plates) == len(areas)
    assert all(areas[int(kind.split("-")[-1])] >> site & 1 for kind, site in plates.items())


def _row(t: SeaTable, hex: int) -> tuple[str, dict[str, Any]]:
    rows = explain(PANELS, t.game, observe(t.game, t.state, Seat(0)), ("hex", hex)).rows
    (told,) = [row for row in rows if row.key.startswith("explain-island-")]
    return told.key, dict(told.arguments)


@pytest.mark.rule("WORLD-027")
def test_pointing_tells_whose_home_an_island_is() -> None:
    """Flags stand where the looking seat may still win a point."""
    found = world(4)
    first = corners(found, found.area_corners[1])[0]
    t = sea("", first, options=WORLD)
    first_hexes = [next(bits(area)) for area in found.areas]
    key, told = _row(t, first_hexes[1])
    assert (key, told["name"], told["who"].seats) == ("explain-island-name", "B", 0b10)
    assert _row(t, first_hexes[0])[0] == "explain-island-free"
    for seat, flags in ((0, [1, 1, 1]), (1, [1, 0, 1])):
        picture = board_view(BOARDS, t.game, observe(t.game, t.state, Seat(seat)))
        assert picture is not None
        flagged = [piece.site for piece in picture.pieces if piece.kind == "isle-flag-1"]
        assert [sum(area >> site & 1 for site in flagged) for area in found.areas] == flags
