"""Islands that somebody has drawn in every game that takes them: what becomes of them, what is refused, and bots."""

from __future__ import annotations

from collections import deque
from functools import cache
from random import Random
from typing import Any

import pytest

from catan_desktop.arena.play import LIMITS, transitions
from catan_desktop.bots.levels import make_bot
from catan_desktop.bots.table import deal
from catan_desktop.games import catalogue
from catan_desktop.grid.axial import Axial
from catan_desktop.kernel import engine
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.notation import digest
from catan_desktop.mechanics.board import Harbour, Island
from catan_desktop.mechanics.own_island import OWN, Drawn, DrawnStream, IslandMaker, drawn, fairness, faults, made
from tests.playing import play_game

AT_SEA = ("seafarers", "seafarers-knights")
FREE = (
    *("classic", "cities-knights", "fishermen", "rivers", "caravans", "barbarian-attack", "traders-barbarians"),
    *AT_SEA,
)
"""Games whose land may have any shape."""
FRAMED = ("gift-base", "watch")
GRAIN, ANY = Harbour("E(0,-1,NE)", 3, 2), Harbour("E(1,2,SE)", -1, 3)
RIVER: DrawnStream = (((0, 0), (0, 1), (1, 1)), "E")
SMALL = """
0: mountains 5, forest 9, fields 12
-1: forest 6, {0}, hills 4
-1: {1}, fields 8, {2} 10
-1: hills 3, pasture 2
-2: fields 11
"""
"""Twelve hexes from the row -1 on, one by itself in the south; the holes are what a game wants."""


def hexes(text: str, top: int = -1) -> dict[Axial, tuple[str, tuple[int, ...]]]:
    """Read rows: q of the first hex, then terrain and number of each."""
    found: dict[Axial, tuple[str, tuple[int, ...]]] = {}
    for r, line in enumerate(text.strip().splitlines(), top):
        first, row = line.split(":")
        for q, entry in enumerate(row.split(","), int(first)):
            terrain, *token = entry.split()
            found[q, r] = (terrain, tuple(map(int, token)))
    return found


WISHES = {
    "rivers": ("mountains 11", "pasture 9", "desert"),
    "barbarian-attack": ("forest 11", "castle", "pasture"),
    "traders-barbarians": ("quarry", "trade-castle", "glassworks"),
}
"""What stands in the holes; a desert in the middle for the others."""


BESIDE = hexes("""
1: gold 5, hills 9
3: sea
3: sea
-3: fields 4
-3: gold 10
""", -3)  # fmt: skip
ISLES = {at: one for at, one in BESIDE.items() if one[0] != "sea"}
"""Two islands beside the small one."""


def small(key: str) -> Drawn:
    """The small island for a game."""
    land = hexes(SMALL.format(*WISHES.get(key, ("desert", "pasture 11", "mountains"))))
    land |= ISLES if key in AT_SEA else {}
    return Drawn(land, (GRAIN,), (RIVER,) if key == "rivers" else ())


def maker(key: str) -> IslandMaker:
    """How a game makes its board."""
    found = catalogue.entry(key).rules.own_islands
    assert found is not None
    return found


def box(key: str, seats: int = 4) -> Island:
    """The island of a game's box."""
    board: Island = deal(catalogue.ruleset(key), seats, {}, Random(1)).board
    return board


@cache
def board_of(key: str) -> Island:
    """A small or odd board of a game for as few as can play it."""
    if key in FREE:
        return made(maker(key), small(key))
    printed = drawn(maker(key), box(key, few(key)))
    land = {at: (("hills" if at == (0, 0) else terrain), token) for at, (terrain, token) in printed.hexes.items()}
    return made(maker(key), Drawn(land, printed.harbours))


def few(key: str) -> int:
    """The least number of seats."""
    return min(catalogue.ruleset(key).seats)


def game_on(key: str) -> Game:
    """A game for bots on that board."""
    return deal(catalogue.ruleset(key), few(key), {}, Random(1), board_of(key))


def part_of(game: Game, module: str) -> Any:
    """What a module keeps when a game begins."""
    return engine.start(game)[0].parts[game.ruleset.slots[module]]


def refusals(key: str, drawing: Drawn, seats: int = 2) -> list[str]:
    """Text keys of what keeps seats from playing a game on a drawing."""
    return [reason.key for reason in faults(maker(key), made(maker(key), drawing), seats)]


def remarks(key: str, board: Island) -> dict[str, tuple[dict[str, Any], bool]]:
    """What is told of a board, by text key."""
    return {one.told.key: (dict(one.told.arguments), one.fair) for one in maker(key).remarks(board)}


def test_every_game_on_hexes_but_the_one_with_hidden_land_takes_them() -> None:
    having = {key for key in catalogue.GAMES if catalogue.entry(key).rules.own_islands is not None}
    assert having == {*FREE, *FRAMED}


@pytest.mark.parametrize(
    ("key", "seats"), [(key, seats) for key in (*FREE, *FRAMED) for seats in ((4, 6) if key in FREE else (2, 4))]
)
def test_the_island_of_the_box_can_be_drawn(key: str, seats: int) -> None:
    printed: Any = box(key, seats)
    island: Any = made(maker(key), drawn(maker(key), printed))
    assert faults(maker(key), island, seats) == ()
    names = set(printed.__struct_fields__) - {"layout", "terrain", "terrain_kinds"}
    if key == "traders-barbarians":
        names -= {"closed", "barbarians"}  # those of the boxes hang on the number of seats
    if key == "fishermen":
        names -= {"grounds"}
        assert {(one.sea, one.number) for one in island.grounds} == {(one.sea, one.number) for one in printed.grounds}
    assert {name: getattr(island, name) for name in names} == {name: getattr(printed, name) for name in names}
    assert [kind.key for kind in island.hex_terrain] == [kind.key for kind in printed.hex_terrain]
    assert (island.layout, island.robber_start) == (OWN, printed.robber_start)


@pytest.mark.parametrize("key", [*FREE, *FRAMED])
def test_random_players_end_their_game_on_a_small_island(key: str) -> None:
    assert faults(maker(key), board_of(key), few(key)) == ()
    record = play_game(game_on(key), seed=3, plies=20_000)
    assert record.state.outcome is not None


@pytest.mark.parametrize("key", [*FREE, *FRAMED])
def test_easy_bots_play_on_a_small_island_in_the_same_way_each_time(key: str) -> None:
    first, second = (_after_turns(key) for _ in range(2))
    assert first == second


def _after_turns(key: str) -> str:
    game = game_on(key)
    bots = [make_bot("easy", LIMITS.budget()) for _ in range(few(key))]
    ((state, _),) = deque(transitions(game, bots, 5, 20), maxlen=1)
    return digest(state)


def test_one_drawing_serves_every_game_without_needs_of_its_own() -> None:
    land = hexes(SMALL.format("desert", "pasture 11", "mountains"))
    fits = [key for key in FREE if not refusals(key, Drawn(land, (GRAIN,)))]
    assert fits == ["classic", "cities-knights", "fishermen", "caravans", *AT_SEA]


def test_a_terrain_of_one_game_is_none_of_another() -> None:
    for key in ("classic", "fishermen", "barbarian-attack"):
        with pytest.raises(ValueError, match="quarry"):
            made(maker(key), small("traders-barbarians"))
    with pytest.raises(ValueError, match="desert"):
        made(maker("watch"), small("classic"))


# Fishermen of Catan


@pytest.mark.rule("FISH-006a", "FISH-007", "FISH-003a")
def test_inner_deserts_become_lakes() -> None:
    land = dict(drawn(maker("classic"), box("classic")).hexes)
    island = made(maker("fishermen"), Drawn({**land, (1, 0): ("desert", ())}))
    lakes = [(at, kind.printed) for at, kind in zip(island.land, island.hex_terrain, strict=True) if kind.printed]
    assert lakes == [((0, 0), (2, 3, 11, 12)), ((1, 0), (4, 10))]
    assert refusals("fishermen", Drawn({**land, (2, 0): ("desert", ())})) == ["reason-island-lake-coast"]
    three = {**land, (1, 0): ("desert", ()), (0, 1): ("desert", ())}
    assert refusals("fishermen", Drawn(three)) == ["reason-island-lakes"]


@pytest.mark.rule("FISH-011", "FISH-012")
def test_grounds_lie_on_every_free_place() -> None:
    land = dict(drawn(maker("classic"), box("classic")).hexes)
    open_sea: Any = made(maker("fishermen"), Drawn(land))
    assert len(open_sea.grounds) == 12
    assert {corners.bit_count() for corners in open_sea.ground_corners} == {3}
    sea = open_sea.grounds[1].sea
    harboured: Any = made(maker("fishermen"), Drawn(land, (Harbour(f"E({sea[0]},{sea[1]},SE)", 0, 2),)))
    assert sea not in [ground.sea for ground in harboured.grounds]
    assert len(harboured.grounds) == 11


def test_fish_is_told_and_counts_for_the_best_places() -> None:
    island: Any = board_of("fishermen")
    count, throws = len(island.grounds) + 1, remarks("fishermen", island)["island-fish"][0]["throws"]
    assert remarks("fishermen", island)["island-fish"] == ({"count": count, "throws": throws}, True)
    dry = made(maker("classic"), small("fishermen"))
    assert fairness(maker("fishermen"), island).best[0][1] > fairness(maker("classic"), dry).best[0][1]


# Rivers of Catan


def river(*changes: DrawnStream, **land: str) -> list[str]:
    """What is refused of the small island with these rivers and other terrain (`h00` for the hex (0,0))."""
    drawing = small("rivers")
    other: dict[Axial, tuple[str, tuple[int, ...]]] = {
        (int(name[1]), int(name[2])): (terrain, (5,)) for name, terrain in land.items()
    }
    return refusals("rivers", Drawn({**drawing.hexes, **other}, drawing.harbours, changes))


@pytest.mark.rule("RIVER-006", "RIVER-018", "RIVER-011", "RIVER-011a")
def test_rivers_lead_from_mountains_through_a_swamp_to_the_sea() -> None:
    assert river(RIVER) == []
    assert river() == ["reason-island-no-river"]
    assert river((RIVER[0], "")) == ["reason-island-river-open"]
    assert river(RIVER, h00="forest") == ["reason-island-river-source"]
    assert river(RIVER, h11="hills") == ["reason-island-no-swamp"]
    assert river((((1, 1),), "E")) == ["reason-island-river-short", "reason-island-river-source"]
    assert river((((0, 0), (0, 1), (1, 1)), "NE")) == []
    assert river((((0, 0), (1, 0), (0, 1), (1, 1)), "E")) == ["reason-island-bridges"]
    land = small("rivers")
    assert refusals("rivers", Drawn(land.hexes, (Harbour("E(1,1,E)", 0, 2),), (RIVER,))) == [
        "reason-island-river-harbour"
    ]


@pytest.mark.parametrize(
    "wrong",
    [((), ""), (((0, 0), (1, 1)), "E"), (((0, 0), (0, 0)), "E"), (((9, 9),), "E"), (((0, 0), (0, 1)), "E")],
)
def test_what_is_no_river_is_refused(wrong: DrawnStream) -> None:
    with pytest.raises(ValueError, match="river"):
        river(wrong)


@pytest.mark.rule("RIVER-018")
def test_the_robber_begins_in_the_swamp_of_the_longest_river() -> None:
    other: DrawnStream = (((0, -1), (1, -1)), "NE")
    drawing = small("rivers")
    land = {**drawing.hexes, (1, -1): ("desert", ())}
    island: Any = made(maker("rivers"), Drawn(land, (), (other, RIVER)))
    assert [len(each.hexes) for each in island.rivers] == [3, 2]
    assert island.land[island.robber_start] == (1, 1)
    assert remarks("rivers", island)["island-bridges"][0]["count"] == 5


# Caravans


@pytest.mark.rule("CARAVAN-004", "CARAVAN-005")
def test_oases_have_room_for_their_caravans() -> None:
    land = small("caravans").hexes
    assert remarks("caravans", board_of("caravans")) == {"island-caravans": ({"count": 3}, True)}
    assert refusals("caravans", Drawn({**land, (0, 0): ("hills", (5,))})) == ["reason-island-oases"]
    assert refusals("caravans", Drawn({**land, (0, -1): ("desert", ())})) == ["reason-island-oasis-coast"]
    many = {**land, (0, 1): ("desert", ()), (1, 1): ("desert", ())}
    assert refusals("caravans", Drawn(many)) == ["reason-island-oases"]


# Barbarian Attack


@pytest.mark.rule("BARB-018", "BARB-020", "BARB-010")
def test_a_castle_stands_at_the_coast_and_begins_the_check_order() -> None:
    island: Any = board_of("barbarian-attack")
    assert [island.land[castle] for castle in island.castles] == [(-1, 1)]
    assert [island.land[hex] for hex in island.coast][:2] == [(-1, 0), (0, -1)]
    land = small("barbarian-attack").hexes
    bare = {at: one if one[0] != "castle" else ("hills", (5,)) for at, one in land.items()}
    assert refusals("barbarian-attack", Drawn(bare)) == ["reason-island-castles"]
    assert refusals("barbarian-attack", Drawn({**bare, (0, 0): ("castle", ())})) == ["reason-island-castle-inland"]
    inner: Any = made(maker("barbarian-attack"), Drawn({**bare, (0, 0): ("desert", ()), (1, 1): ("desert", ())}))
    assert [inner.land[castle] for castle in inner.castles] == [(1, 1)], "the desert at the coast becomes the castle"
    alike = {at: (terrain, (5,) if token else ()) for at, (terrain, token) in land.items()}
    assert refusals("barbarian-attack", Drawn(alike)) == ["reason-island-landing"]


@pytest.mark.rule("BARB-032")
def test_barbarians_begin_at_the_numbers_that_the_coast_has() -> None:
    game = game_on("barbarian-attack")
    part = part_of(game, "barbarian_attack")
    assert [game.board.land[hex] for hex, count in enumerate(part.standing) if count] == [(2, -1), (0, 2)]
    land = {**small("barbarian-attack").hexes, (2, -1): ("fields", (4,))}
    other = deal(catalogue.ruleset("barbarian-attack"), 2, {}, Random(1), made(maker("barbarian-attack"), Drawn(land)))
    assert (part.supply, part_of(other, "barbarian_attack").supply) == (28, 29)
    told = remarks("barbarian-attack", game.board)
    assert told["island-coast-without"][0]["numbers"] == "8"


# Traders & Barbarians


@pytest.mark.rule("TRADE-017", "TRADE-025", "TRADE-003a")
def test_trade_hexes_are_open_all_round_and_barbarians_stand_between_them() -> None:
    game = game_on("traders-barbarians")
    island: Any = game.board
    assert (island.closed, len(island.barbarians)) == ((), 3)
    assert len(island.topology.inner) == 18
    trade = mask_of(island.trade_hexes)
    assert not any(island.topology.path_hexes[path] & trade for path in island.barbarian_paths)
    part = part_of(game, "traders_barbarians")
    assert part.stacks == (18, 18, 18)


def test_trips_are_told_and_every_kind_of_trade_hex_is_needed() -> None:
    land = small("traders-barbarians").hexes
    trips = [dict(one.told.arguments) for one in maker("traders-barbarians").remarks(board_of("traders-barbarians"))]
    assert [(trip["from"], trip["to"], trip["count"]) for trip in trips] == [
        ("trade-castle", "quarry", 2),
        ("quarry", "glassworks", 3),
        ("glassworks", "trade-castle", 4),
    ]
    assert refusals("traders-barbarians", Drawn({**land, (0, 0): ("hills", (5,))})) == ["reason-island-trade"]
    assert refusals("traders-barbarians", Drawn({**land, (0, 1): ("trade-castle", ())})) == ["reason-island-trade"]


# Seafarers


def at_sea(*more: tuple[Axial, str, int], without: str = "") -> Any:
    """The board of the small islands with other hexes, and without a kind of terrain."""
    land = {at: one for at, one in small("seafarers").hexes.items() if one[0] != without}
    return made(maker("seafarers"), Drawn({**land, **{at: (kind, (token,)) for at, kind, token in more}}))


@pytest.mark.rule("SEA-026", "SEA-113")
def test_islands_lie_in_the_sea_of_the_smallest_frame_the_largest_first() -> None:
    board = at_sea()
    assert (len(board.land), board.land_hexes.bit_count()) == (37, 16)
    assert [island.bit_count() for island in board.areas] == [12, 2, 2]
    assert remarks("seafarers", board) == {"island-others": ({"count": 2, "gold": 2}, True)}
    assert board.land[board.pirate_start] == (3, 0)
    assert [len(at_sea((at, "hills", 5)).land) for at in ((4, 0), (-4, 1), (5, 0), (-5, 0))] == [44, 51, 58, 65]
    with pytest.raises(ValueError, match="widest frame"):
        at_sea(((0, -4), "hills", 5))


@pytest.mark.rule("SEA-112", "SEA-113")
def test_robber_and_pirate_find_a_place_on_every_board() -> None:
    board = at_sea(((3, 0), "hills", 5), without="desert")
    assert board.land[board.pirate_start] == (2, 0)
    assert board.land[board.robber_start] == (2, -1), "fields 12 yield least"


def test_all_find_room_on_the_largest_island() -> None:
    assert refusals("seafarers", small("seafarers"), 3) == []
    assert refusals("seafarers", small("seafarers"), 4) == ["reason-island-small"]


def test_harbours_stand_where_land_meets_the_sea() -> None:
    land = small("seafarers").hexes
    stands = {path: refusals("seafarers", Drawn(land, (Harbour(path, 3, 2),))) for path in ("E(2,-1,E)", "E(0,-3,E)")}
    assert stands == {"E(2,-1,E)": [], "E(0,-3,E)": []}
    assert refusals("seafarers", Drawn(land, (Harbour("E(0,0,E)", 3, 2),))) == ["reason-island-inland"]
    with pytest.raises(ValueError, match="touches no land"):
        refusals("seafarers", Drawn(land, (Harbour("E(2,-2,E)", 3, 2),)))
    with pytest.raises(ValueError, match="sea"):
        refusals("seafarers", Drawn({**land, (3, 0): ("sea", ())}))


def test_only_scenarios_without_more_on_the_board_are_played_on_drawn_islands() -> None:
    suits = maker("seafarers").suits
    assert suits({})
    assert suits({"scenario": "islands"})
    assert not suits({"scenario": "desert"})


# the land south of the Wall


@pytest.mark.rule("WATCH-10", "WATCH-12", "WATCH-13")
def test_the_frame_holds_the_land() -> None:
    printed = drawn(maker("watch"), box("watch", 4))
    assert refusals("watch", printed, 4) == []
    assert refusals("watch", printed, 3) == ["reason-island-frame"]
    assert made(maker("watch"), drawn(maker("watch"), box("watch", 3))).ice == box("watch", 3).ice
    assert refusals("gift-base", printed, 4) == ["reason-island-frame"]


@pytest.mark.rule("WATCH-9", "WATCH-15")
def test_there_is_one_trade_route_of_each_resource() -> None:
    printed = drawn(maker("watch"), box("watch", 4))
    routes = (Harbour(printed.harbours[0].path, printed.harbours[1].kind, 2), *printed.harbours[1:])
    assert refusals("watch", Drawn(printed.hexes, routes), 4) == ["reason-island-routes"]
    assert refusals("watch", Drawn(printed.hexes, printed.harbours[1:]), 4) == ["reason-island-routes"]


@pytest.mark.rule("WATCH-103")
@pytest.mark.parametrize(("key", "seats"), [("gift-base", 4), ("watch", 4), ("watch", 3)])
def test_what_makes_the_fixed_layouts_fair_is_told(key: str, seats: int) -> None:
    fair = remarks(key, box(key, seats))
    assert all(one for _, one in fair.values())
    assert ("island-lines" in fair) == (key == "watch")
    printed = drawn(maker(key), box(key, seats))
    poor = ((1, 0), (0, 0), (0, 1))
    uneven = {at: ("hills", (2,) if at in poor else token) for at, (_, token) in printed.hexes.items()}
    told = remarks(key, made(maker(key), Drawn(uneven, printed.harbours)))
    assert not any(one for one in (told[name][1] for name in ("island-alike", "island-weak", "island-spread")))
