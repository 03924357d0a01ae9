"""The Forgotten Tribe: its boards, its gifts, and the harbours that are placed at home (TRIBE)."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from catan_desktop.bots.budget import Budget
from catan_desktop.bots.levels import make_bot
from catan_desktop.games.seafarers.evaluation.tribe import promise
from catan_desktop.games.seafarers.events import GiftCardTaken, GiftTaken, HarbourPlaced
from catan_desktop.games.seafarers.game import GAME
from catan_desktop.games.seafarers.scenarios import SCENARIOS
from catan_desktop.games.seafarers.ships import sea_island
from catan_desktop.games.seafarers.tribe import DRAW, PLACE, TRIBE, Tribe
from catan_desktop.games.six_players.module import BUILDING, PAIR
from catan_desktop.games.views import BOARDS as VIEWS
from catan_desktop.games.views import PANELS
from catan_desktop.grid.outline import FIFTY_ONE, SIXTY_FIVE
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.choice import OnSites
from catan_desktop.kernel.engine import advance, awaited_draw, observe, start
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.kernel.event import redact
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.notation import encode
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.board import ANY, Harbour
from catan_desktop.mechanics.development import deck_supply
from catan_desktop.mechanics.layouts import red_neighbours
from catan_desktop.mechanics.parts import DEVELOPMENT, cards_of
from catan_desktop.mechanics.scoring import goal_of, sources
from catan_desktop.mechanics.tables import RESOURCES, DevelopmentId
from catan_desktop.mechanics.trade import own_rates
from catan_desktop.present.compose import board_view
from catan_desktop.present.foresight import explain, foresee
from catan_desktop.present.panel_view import table_model
from catan_desktop.present.words import words
from tests.games.laid_out import shown
from tests.games.seafarers import test_boards as boards
from tests.games.seafarers.place import SeaTable, corners, hexes, paths, sea, setting_up
from tests.games.seafarers.test_islands import TOWN
from tests.mechanics.place import ACTION, DICE, PRE_ROLL
from tests.playing import next_action
from tests.recipes import set_table

SHIP = "1lumber 1wool"
FIXED: dict[str, Any] = {"scenario": "tribe", "harbours": "fixed"}
seats_of_boards = pytest.mark.parametrize("seats", [4, 6])
POINT, CARD, ORE, BRICK = "E(3,1,E)", "E(4,-3,E)", "E(2,-4,SE)", "E(3,1,SE)"
"""Gifts of the board for four: a point, a card, two harbours."""
COAST = "V(-3,-1,N)"
"""The western end of the northern coast of the main island."""


def tribe(*seats: str, taken: str = "", waiting: str = "", placed: str = "", **more: Any) -> SeaTable:
    """A position of the scenario with some gifts gone; harbours by their first paths wait before seat 0, or lie on the
    main island, each as `first path>path`."""
    t = sea(*seats, options={**FIXED, **more.pop("options", {})}, **more)
    part, gifts, parse = TRIBE.of(t.game, t.state), t.game.board.gift_harbours, t.game.board.topology.parse_path
    before = tuple([gifts[parse(path)] for path in waiting.split()])
    moves = [one.split(">") for one in placed.split()]
    laid = tuple([replace(gifts[parse(first)], path=path) for first, path in moves])
    gone = [*taken.split(), *[one.path for one in before], *[first for first, _ in moves]]
    lying = part.gifts & ~sum(1 << parse(path) for path in gone)
    points = sum(t.game.board.gifts.points >> parse(path) & 1 for path in gone)
    owners = (points, *part.points[1:])
    t.state = TRIBE.put(t.game, t.state, Tribe(lying, owners, (before, *part.waiting[1:]), laid))
    return t


def gifts(t: SeaTable, seat: int = 0) -> tuple[int, list[str], list[str]]:
    """What a seat has of the tribe: points, waiting harbours; and where harbours of all seats lie."""
    part = TRIBE.of(t.game, t.state)
    kinds = ["any" if one.kind == ANY else RESOURCES[one.kind] for one in part.waiting[seat]]
    return part.points[seat], kinds, [one.path for one in part.placed]


def lies(t: SeaTable, path: str) -> bool:
    return bool(TRIBE.of(t.game, t.state).gifts >> t.game.board.topology.parse_path(path) & 1)


def gift_lists(seats: int) -> tuple[list[str], list[str]]:
    """The printed paths of points and of cards."""
    text, name = boards.RULES.read_text(encoding="utf-8"), f"`tribe{seats}`"
    found = [re.search(rf"{kind} gifts of {name}: (.*?)\. \[", text) for kind in ("Point", "Card")]
    assert all(found)
    return tuple([one[1].split(", ") for one in found if one])  # type: ignore[return-value]


# the boards


@seats_of_boards
@pytest.mark.rule("TRIBE-001", "TRIBE-010", "TRIBE-011", "TRIBE-015", "TRIBE-016", "SEA-008", "SEA-009")
def test_the_boards(seats: int) -> None:
    """The frames, the printed fillings, and the main island; all other land is the tribe's."""
    found = boards.dealt("tribe", seats)
    assert set(found.land) == set({4: FIFTY_ONE, 6: SIXTY_FIVE}[seats])
    for many in {4: (2, 3, 4), 6: (5, 6)}[seats]:
        assert boards.dealt("tribe", many) == found
    assert shown(found) == boards.cells("tribe", seats)
    assert set(hexes(found, found.areas[0])) == boards.areas("tribe", seats)["main"]
    assert sum(found.areas) == found.land_hexes


@seats_of_boards
@pytest.mark.rule("SEA-016", "SEA-017", "SEA-020", "SEA-024", "SEA-026a", "SEA-036")
def test_the_boards_are_like_all_others(seats: int) -> None:
    boards.test_the_notches_are_sea("tribe", seats)
    boards.test_the_fixed_tokens_keep_apart("tribe", seats)
    boards.test_paths_and_intersections_by_their_hexes("tribe", seats)
    boards.test_no_intersection_touches_two_islands("tribe", seats)


@pytest.mark.rule("TRIBE-002", "TRIBE-003", "TRIBE-004", "TRIBE-005")
@pytest.mark.parametrize("layout", ["fixed", "random"])
@seats_of_boards
def test_the_bag(seats: int, layout: str) -> None:
    """Terrain and tokens of the main island are those of the bag in every deal, weak ones in the east; the tribe's
    islands stay."""
    fixed = boards.dealt("tribe", seats)
    tiles, _, tokens = boards.printed("tribe", seats)[3].split(": ", 1)[1].partition("; tokens ")
    wanted = {kind: int(count) for count, kind in re.findall(r"(\d+) ([a-z]+)", tiles)}
    east = {4: "(2,-1) (2,0) (1,1)", 6: "(5,-1) (4,0) (4,1)"}[seats].split()
    deals = [boards.dealt("tribe", seats, layout, seed=seed) for seed in boards.SEEDS]
    for found in deals:
        lying, main = shown(found), hexes(found, found.areas[0])
        assert Counter(lying[hex].split()[0] for hex in main) == wanted
        assert sorted(lying[hex].split()[1] for hex in main) == sorted(tokens.split())
        assert not {lying[hex].split()[1] for hex in east} & {"5", "6", "8", "9"}
        assert {hex: lying[hex] for hex in lying if hex not in main} == {
            hex: kind for hex, kind in shown(fixed).items() if hex not in main
        }
        assert not red_neighbours(found.land, found.tokens)
    assert (
        len({found.terrain for found in deals})
        == len({found.tokens for found in deals})
        == (len(deals) if layout == "random" else 1)
    )


@pytest.mark.rule(
    "TRIBE-006", "TRIBE-007", "TRIBE-012", "TRIBE-013", "TRIBE-014", "TRIBE-017", "TRIBE-018", "TRIBE-019"
)
@pytest.mark.rule("SEA-037", "TRIBE-037")
@seats_of_boards
def test_the_gifts(seats: int) -> None:
    """Each lies on a coast path of the tribe, no two on one; the board has no harbours."""
    found = boards.dealt("tribe", seats)
    topology, printed = found.topology, found.gifts
    assert printed is not None
    assert not found.harbours
    points, cards = gift_lists(seats)
    assert (sorted(paths(found, printed.points)), sorted(paths(found, printed.cards))) == (
        sorted(points),
        sorted(cards),
    )
    assert (len(points), len(cards), len(printed.harbours)) == {4: (8, 4, 6), 6: (10, 6, 8)}[seats]
    kinds = {f"{kind} 2:1": (number, 2) for number, kind in enumerate(RESOURCES)} | {"3:1": (ANY, 3)}
    lying = {harbour.path: (harbour.kind, harbour.rate) for harbour in printed.harbours}
    every = [*points, *cards]
    for kind, edge, path, ends in boards.harbours("tribe", seats):
        hex, direction = edge.split()
        q, r = topology.hexes[topology.parse_hex(hex)]
        number = topology.parse_path(path)
        assert number == topology.path_id(q, r, direction)
        assert lying[path] == kinds[kind]
        assert {topology.parse_corner(corner) for corner in ends.split(", ")} == set(topology.path_ends[number])
        every.append(path)
    assert len(set(every)) == len(every)
    for path in every:
        land = topology.path_hexes[topology.parse_path(path)] & found.land_hexes
        assert land.bit_count() == 1
        assert not land & found.areas[0]


@pytest.mark.rule("SEA-035a", "SEA-035")
@seats_of_boards
def test_the_kinds_of_harbour_gifts_are_shuffled(seats: int) -> None:
    """Unless the option says otherwise; their paths stay."""
    fixed = boards.dealt("tribe", seats).gift_harbours
    deals = [boards.dealt("tribe", seats, harbours="usual", seed=seed).gift_harbours for seed in boards.SEEDS]
    for found in deals:
        assert list(found) == list(fixed)
        assert sorted(one.kind for one in found.values()) == sorted(one.kind for one in fixed.values())
    assert len({tuple(found.values()) for found in deals}) > 10


# the islands of the tribe


@pytest.mark.rule("TRIBE-020", "TRIBE-021", "TRIBE-042", "SEA-080", "SEA-188")
@pytest.mark.parametrize("many", [2, 4, 6])
def test_nobody_settles_with_the_tribe(many: int) -> None:
    """Neither at the start nor later, whoever has ships there."""
    t = setting_up(many, **FIXED)
    board = t.game.board
    assert t.sites("place_settlement") == set(corners(board, board.corners_at(board.areas[0])))
    foreign = board.corners_at(sum(board.areas[1:]))
    for corner in corners(board, foreign):
        assert t.refuse(f"0 place_settlement {corner}") == ("reason-island-closed", "SEA-188")
    coast = paths(board, board.topology.corner_paths[(foreign & -foreign).bit_length() - 1])
    t = tribe(f"V(0,0,N) {TOWN}", many=many, ships={0: coast[0]}, taken=coast[0])
    assert t.refuse(f"0 build_settlement {corners(board, foreign)[0]}") == ("reason-island-closed", "SEA-188")
    assert not t.sites("build_settlement")


@pytest.mark.rule("TRIBE-022")
@seats_of_boards
def test_the_tribe_never_produces(seats: int) -> None:
    found = boards.dealt("tribe", seats)
    islands = sum(found.areas[1:])
    assert not any(found.tokens[hex] for hex in bits(islands))
    assert not any(islands >> hex & 1 for hexes in found.producers for hex in hexes)


@pytest.mark.rule("TRIBE-023", "TRIBE-025", "SEA-112", "SEA-113")
@pytest.mark.parametrize(("many", "robber", "pirate"), [(3, "(2,-3)", "(1,-3)"), (5, "(4,-3)", "(3,-3)")])
def test_where_robber_and_pirate_begin(many: int, robber: str, pirate: str) -> None:
    t = setting_up(many, **FIXED)
    assert (t.robber, t.pirate) == (robber, pirate)


@pytest.mark.rule("TRIBE-X07", "TRIBE-024", "TRIBE-042")
def test_the_robber_does_not_come_back() -> None:
    """Not to the other desert, nor to any island of the tribe; to each hex of the main island."""
    t = tribe(step=DICE).do("* dice 3 4")
    assert t.robber == "(2,-3)"
    assert t.refuse("0 move_robber (0,3)") == ("reason-robber-island-closed", "SEA-103")
    board = t.game.board
    assert t.sites("move_robber") == set(hexes(board, board.areas[0]))
    t.do("0 move_robber (0,0)")
    assert t.robber == "(0,0)"


# taking gifts


@pytest.mark.rule("TRIBE-X01", "TRIBE-026", "TRIBE-028", "TRIBE-027")
def test_a_ship_takes_a_point() -> None:
    t = tribe(SHIP, SHIP, ships={0: BRICK, 1: "E(4,0,SE)"}, taken=BRICK)
    assert lies(t, POINT)
    t.do(f"0 build_ship {POINT}")
    assert t.of(GiftTaken) == [GiftTaken(Seat(0), t.game.board.topology.parse_path(POINT), "point")]
    assert (gifts(t)[0], t.public(0), lies(t, POINT)) == (1, 1, False)
    assert dict(sources(t.game, t.state, Seat(0))) == {"tribe": 1}
    t.do("0 end_turn").roll(4)
    assert t.refuse(f"1 build_ship {POINT}") == ("reason-path-taken", "BASE-114")


@pytest.mark.rule("TRIBE-026", "SEA-120")
def test_a_free_ship_and_a_moved_one_take_gifts() -> None:
    """Each at once: a point for the first, a card for the second, before the next free piece."""
    t = tribe("roads", ships={0: BRICK}, taken=BRICK).do("0 play_roads", f"0 place_free_ship {POINT}")
    assert gifts(t)[0] == 1
    t = tribe(ships={0: f"{BRICK} E(3,1,NE)"}, taken=BRICK)
    t.do(f"0 move_ship E(3,1,NE) {POINT}")
    assert gifts(t)[0] == 1
    t = tribe("roads", ships={0: "E(4,-3,SE)"}).do("0 play_roads", f"0 place_free_ship {CARD}")
    assert (t.step, t.actor) == (DRAW, CHANCE)
    t.do("* drawn_gift vp")
    assert t.kinds() == {"place_free_ship", "stop_roads"}


@pytest.mark.rule("TRIBE-X06", "TRIBE-027")
def test_a_gift_stays_when_the_ship_goes() -> None:
    """And nobody finds another one there."""
    t = tribe("", SHIP, ships={0: f"{BRICK} E(3,1,NE)", 1: "E(4,0,SE)"}, taken=BRICK)
    t.do(f"0 move_ship E(3,1,NE) {POINT}", "0 end_turn").roll(4)
    for seat in (1, 2, 3):
        t.do(f"{seat} end_turn").roll(4)
    t.do(f"0 move_ship {POINT} E(2,2,E)")
    assert (gifts(t)[0], lies(t, POINT)) == (1, False)
    t.do("0 end_turn").roll(4)
    t.do(f"1 build_ship {POINT}")
    assert (t.ships(1) >= {POINT}, gifts(t, 1)[0], t.of(GiftTaken)) == (True, 0, [])


@pytest.mark.rule("TRIBE-X02", "TRIBE-030")
def test_a_card_gift_counts_as_bought_now() -> None:
    t = tribe(SHIP, ships={0: "E(4,-3,SE)"}).do(f"0 build_ship {CARD}", "* drawn_gift knight")
    assert t.refuse("0 play_knight") == ("reason-card-bought-now", "BASE-152")
    for seat in (0, 1, 2, 3):
        t.do(f"{seat} end_turn").roll(4)
    t.do("0 play_knight")


@pytest.mark.rule("TRIBE-X03", "TRIBE-039")
@pytest.mark.parametrize(("card", "winner"), [("vp", 0), ("knight", None)])
def test_a_point_card_among_the_gifts_wins(card: str, winner: int | None) -> None:
    cities = "V(0,0,N)! V(0,0,S)! V(-2,0,N)! V(2,0,N)!"
    t = tribe(f"{cities} vp vp vp vp {SHIP}", ships={0: "E(4,-3,SE)"})
    assert t.points(0) == 12
    t.do(f"0 build_ship {CARD}", f"* drawn_gift {card}")
    assert t.winner == winner


@pytest.mark.rule("TRIBE-029", "TRIBE-041")
def test_card_gifts_lie_hidden() -> None:
    """They are missing in the deck that can be bought; any unseen card may be one of them; only the taker sees it."""
    t = tribe(f"{SHIP} knight knight vp", ships={0: "E(4,-3,SE)"})
    assert deck_supply(t.game, t.state, Seat(0)) == (25 - 3 - 4, 25)
    t.do(f"0 build_ship {CARD}")
    unseen = DEVELOPMENT.of(t.game, t.state).hidden
    assert awaited_draw(t.game, t.state).weights == unseen
    assert unseen == (12, 4, 2, 2, 2)
    t.do("* drawn_gift plenty")
    assert deck_supply(t.game, t.state, Seat(0)) == (25 - 3 - 4, 25)
    assert (cards_of(t.game, t.state, Seat(0)).cards[3], DEVELOPMENT.of(t.game, t.state).held[0]) == (1, 4)
    for seat, known in ((0, DevelopmentId(3)), (1, None)):
        seen = observe(t.game, t.state, Seat(seat))
        (event,) = t.of(GiftCardTaken)
        assert redact(event, Seat(seat)) == replace(event, card=known)
        assert DEVELOPMENT.of(t.game, seen.state).hidden is None
        assert TRIBE.of(t.game, seen.state) == TRIBE.of(t.game, t.state)


@pytest.mark.rule("TRIBE-029", "BASE-150")
def test_the_last_cards_cannot_be_bought() -> None:
    """With as many cards unseen as gifts lie on their paths, the deck is empty; a gift still brings one."""
    every = " ".join(["knight"] * 14 + ["vp"] * 5 + ["roads"] * 2)
    t = tribe(f"{SHIP} 1wool 1grain 1ore", every, ships={0: "E(4,-3,SE)"})
    assert t.refuse("0 buy_card") == ("reason-deck-empty", "BASE-150")
    t.do(f"0 build_ship {CARD}", "* drawn_gift monopoly")
    assert t.refuse("0 buy_card") == ("reason-deck-empty", "BASE-150")


# harbours


@pytest.mark.rule("TRIBE-X04", "TRIBE-031", "TRIBE-032", "TRIBE-033", "TRIBE-037", "TRIBE-044")
def test_the_taker_places_a_harbour() -> None:
    """On either side of the settlement, before anything else; it serves at once."""
    t = tribe(f"{COAST} 2ore {SHIP}", ships={0: "E(2,-3,NE)"}, taken="E(2,-3,NE)")
    assert own_rates(t.game, t.state, Seat(0)) == (4, 4, 4, 4, 4)
    t.do(f"0 build_ship {ORE}")
    assert (t.step, t.actor, t.kinds()) == (PLACE, 0, {"place_harbour"})
    assert t.sites("place_harbour") == {"E(-3,-1,NE)", "E(-3,-2,SE)"}
    assert t.refuse("0 end_turn")
    assert own_rates(t.game, t.state, Seat(0)) == (4, 4, 4, 4, 4)
    t.do("0 place_harbour E(-3,-1,NE)")
    assert own_rates(t.game, t.state, Seat(0)) == (4, 4, 4, 4, 2)
    assert (t.step, gifts(t)) == (ACTION, (1, [], ["E(-3,-1,NE)"]))
    t.do("0 bank_trade ore wool")


@pytest.mark.rule("TRIBE-X05", "TRIBE-034", "TRIBE-044", "TRIBE-041")
def test_a_harbour_waits_for_a_coast() -> None:
    """It lies before its taker, whom nobody asks; the first coastal settlement is asked about at once."""
    t = tribe(f"V(0,0,N) E(-2,-1,NE) {TOWN} {SHIP}", ships={0: "E(2,-3,NE)"}, taken="E(2,-3,NE)")
    t.do(f"0 build_ship {ORE}")
    assert (t.step, gifts(t)) == (ACTION, (1, ["ore"], []))
    for seat in range(4):
        assert TRIBE.of(t.game, observe(t.game, t.state, Seat(seat)).state).waiting[0]
    t.do("0 build_settlement V(-2,-1,N)")
    assert (t.step, t.kinds()) == (PLACE, {"place_harbour"})
    assert t.sites("place_harbour") == {"E(-2,-1,NE)", "E(-2,-2,SE)"}
    t.do("0 place_harbour E(-2,-1,NE)")
    assert (t.step, gifts(t), t.of(HarbourPlaced)[0].gift) == (ACTION, (1, [], ["E(-2,-1,NE)"]), "ore")


@pytest.mark.rule("TRIBE-032", "TRIBE-034")
def test_the_only_path_is_taken_unasked() -> None:
    """Beside a placed harbour a settlement has one free path; a settlement inland lets a harbour wait."""
    t = tribe(f"{COAST} {SHIP}", ships={0: "E(2,-3,NE)"}, placed=f"{BRICK}>E(-2,-2,SE)", taken="E(2,-3,NE)")
    t.do(f"0 build_ship {ORE}")
    assert gifts(t)[1:] == ([], ["E(-2,-2,SE)", "E(-3,-2,SE)"])
    assert t.step == ACTION
    t = tribe(f"E(0,-1,E) {TOWN}", waiting=ORE).do("0 build_settlement V(0,0,N)")
    assert gifts(t)[1:] == (["ore"], [])


@pytest.mark.rule("TRIBE-035")
def test_several_harbours_are_placed_in_order() -> None:
    """The first one taken goes first; one for which no path is left waits on."""
    t = tribe(f"E(-3,-1,NE) {TOWN}", waiting=f"{BRICK} {ORE}").do(f"0 build_settlement {COAST}")
    t.do("0 place_harbour E(-3,-1,NE)")
    assert (t.of(HarbourPlaced)[0].gift, gifts(t)[1:]) == ("brick", (["ore"], ["E(-3,-1,NE)"]))
    assert t.step == ACTION
    t = tribe(f"{COAST} E(0,-1,NE) {TOWN}", waiting=f"{BRICK} {ORE}", placed="E(-1,-4,SE)>E(-3,-1,NE)")
    t.do("0 build_settlement V(0,-1,N)", "0 place_harbour E(0,-2,SE)")
    assert gifts(t)[1:] == (["ore"], ["E(-3,-1,NE)", "E(0,-2,SE)"])


@pytest.mark.rule("TRIBE-031", "TRIBE-042", "TRIBE-036", "TRIBE-038")
def test_where_a_harbour_may_lie() -> None:
    """On the coast of the main island at an own building, away from other harbours, roads and ships or not."""
    t = tribe(
        f"{COAST} E(-3,-1,NE) V(1,-1,N) {SHIP}",
        "V(1,1,S)",
        ships={0: "E(2,-3,NE)", 1: "E(-3,-2,SE)"},
        placed=f"{BRICK}>E(0,-1,NE)",
        taken="E(2,-3,NE)",
    )
    t.do(f"0 build_ship {ORE}")
    assert t.sites("place_harbour") == {"E(-3,-1,NE)", "E(-3,-2,SE)", "E(1,-1,NE)"}
    for path, why in {
        "E(-3,-1,E)": "inland",
        POINT: "inland",
        "E(0,-2,SE)": "without-building",
        "E(1,1,SE)": "without-building",
        "E(1,-2,SE)": "beside-another",
    }.items():
        assert t.refuse(f"0 place_harbour {path}") == (f"reason-harbour-{why}", "TRIBE-042")
    t.do("0 place_harbour E(-3,-1,NE)")
    assert sea_island(t.game, t.state).harbours == TRIBE.of(t.game, t.state).placed
    assert not t.can("0 place_harbour E(1,-1,NE)")


@pytest.mark.rule("TRIBE-031")
def test_one_harbour_at_a_position_of_the_sea() -> None:
    """The sea hex (-2,-2) touches three coast paths: no second harbour comes there, even two paths away."""
    t = tribe(f"V(0,-1,N) {SHIP}", ships={0: "E(2,-3,NE)"}, taken="E(2,-3,NE)", placed=f"{BRICK}>E(-1,-1,NE)")
    board = t.game.board
    seas: dict[object, list[int]] = {}
    for path, at in board.home_coast.items():
        seas.setdefault(at, []).append(path)
    beyond = {"NE": (1, -1), "E": (1, 0), "SE": (0, 1)}
    for at, coast in seas.items():
        for path in coast:
            q, r, way = board.topology.paths[path]
            assert at in {(q, r), (q + beyond[way][0], r + beyond[way][1])}
    t.do(f"0 build_ship {ORE}")
    assert gifts(t)[2] == ["E(-1,-1,NE)", "E(0,-1,NE)"]


@pytest.mark.rule("TRIBE-033")
def test_a_placed_harbour_serves_whoever_comes() -> None:
    """Both its intersections."""
    t = tribe("", f"E(0,-1,NE) {TOWN}", placed=f"{ORE}>E(0,-1,NE)", seat=1).do("1 build_settlement V(1,-2,S)")
    assert own_rates(t.game, t.state, Seat(1)) == (4, 4, 4, 4, 2)


@pytest.mark.rule("MIX-024", "MIX-042")
def test_the_harbourmaster_is_not_offered() -> None:
    """In every other scenario it is."""
    for scenario in SCENARIOS:
        options: dict[str, bool | int | str] = {"scenario": scenario, "harbourmaster": True}
        if scenario == "tribe":
            with pytest.raises(RulesetError, match="harbourmaster"):
                GAME.checked(options)
        else:
            assert GAME.checked(options)["harbourmaster"]


@pytest.mark.rule("TRIBE-040", "TRIBE-044", "SEA-175")
@pytest.mark.parametrize("rule", [BUILDING, PAIR])
def test_gifts_between_the_turns(rule: str) -> None:
    """In the special building phase, and by player 2 of a pair: the harbour is placed there, before anything else."""
    options = {"turn_rule": "paired_players"} if rule == PAIR else {}
    ore, point, home = "E(1,-4,SE)", "E(1,-3,NE)", "V(0,-1,N)"
    t = tribe("", "", "", f"{home} {SHIP} {SHIP}", many=6, ships={3: "E(0,-3,E)"}, options=options).do("0 end_turn")
    assert (t.step, t.actor) == (rule, 3)
    t.do(f"3 build_ship {ore}")
    assert (t.step, t.actor, t.kinds()) == (PLACE, 3, {"place_harbour"})
    t.do("3 place_harbour E(0,-1,NE)")
    assert (t.step, t.actor) == (rule, 3)
    t.do(f"3 build_ship {point}")
    assert gifts(t, 3) == (1, [], ["E(0,-1,NE)"])


@pytest.mark.rule("TRIBE-044", "SEA-120")
def test_a_harbour_is_placed_before_the_next_free_ship() -> None:
    """Before the roll, too."""
    t = tribe(f"{COAST} roads", ships={0: "E(2,-3,NE)"}, taken="E(2,-3,NE)", step=PRE_ROLL).do("0 play_roads")
    t.do(f"0 place_free_ship {ORE}")
    assert (t.step, t.kinds()) == (PLACE, {"place_harbour"})
    t.do("0 place_harbour E(-3,-1,NE)")
    assert t.kinds() == {"place_free_road", "place_free_ship", "stop_roads"}


@pytest.mark.rule("TRIBE-039", "SEA-167")
@pytest.mark.parametrize("many", [2, 4, 6])
def test_the_goal(many: int) -> None:
    t = tribe(many=many)
    assert {goal_of(t.game, t.state, Seat(seat)) for seat in range(many)} == {13}


# bots and the table


@pytest.mark.rule("TRIBE-043", "TRIBE-046")
def test_what_gifts_promise() -> None:
    """More the nearer they are, a point most; a harbour more to whoever has what it serves; nothing once it is gone."""
    t = tribe(f"{COAST} V(0,0,N)", ships={0: "E(3,1,NE)"})
    board, parse = t.game.board, t.game.board.topology.parse_path

    def worth(path: str, table: SeaTable = t) -> float:
        return sum(value for _, value in promise(table.game, table.state, Seat(0), 1 << parse(path)))

    far = tribe(f"{COAST} V(0,0,N)", ships={0: "E(2,1,NE)"})
    assert worth(POINT) > worth(POINT, far) > 0
    bare = tribe("V(0,0,N)", ships={0: "E(3,1,NE)"})
    miner = tribe("V(-1,-1,N)! V(0,0,N)!", ships={0: "E(3,1,NE)"})
    assert worth(BRICK, miner) > worth(BRICK, bare)
    assert not promise(t.game, t.state, Seat(0), 0)
    assert promise(t.game, t.state, Seat(3), board.gifts.points) == ()
    near = tribe(ships={0: "E(4,-3,SE)"})
    assert worth("E(4,-3,NE)", near) > worth(CARD, near) > 0


@pytest.mark.rule("TRIBE-046")
def test_a_bot_moves_its_open_ships_to_gifts() -> None:
    """Without a card in hand: first to a point, in its next turn to a harbour that serves its hills."""
    route = "E(0,1,NE) E(-1,1,SE) E(0,1,SE) E(-1,2,NE) E(-2,1,SE) E(-2,2,NE) E(-3,1,SE)"
    ships = "E(2,1,NE) E(3,0,SE) E(3,1,NE) E(2,1,E) E(2,2,NE)"
    t = tribe("V(2,1,N) V(-1,-1,N)!", f"V(0,0,N) {route}", ships={0: ships})
    bot = make_bot("normal", Budget(None, 200, lambda: 0.0))
    for gift in ("point", "brick"):
        action = bot.choose(t.game, observe(t.game, t.state, Seat(0)), Random(1))
        t.do(encode(t.game, action))
        assert [event.gift for event in t.of(GiftTaken)] == [gift]
        if gift == "point":
            for seat in range(4):
                t.do(f"{seat} end_turn").roll(2)


@pytest.mark.rule("TRIBE-045", "TRIBE-041")
def test_the_table_shows_gifts_and_waiting_harbours() -> None:
    """Each on its path by its kind, to everybody; a harbour in hand with its legal paths; a waiting one at its seat."""
    t = tribe(f"{COAST} {SHIP}", ships={0: "E(2,-3,NE)"}, taken="E(2,-3,NE)")
    for seat in range(4):
        picture = board_view(VIEWS, t.game, observe(t.game, t.state, Seat(seat)))
        assert picture is not None
        shown_there = {piece.site: piece.kind for piece in picture.at("path") if piece.kind.startswith("gift-")}
        assert Counter(shown_there.values()) == {
            "gift-point": 7, "gift-card": 4, **{f"gift-{kind}": 1 for kind in (*RESOURCES, "any")}
        }  # fmt: skip
    t.do(f"0 build_ship {ORE}")
    model = table_model(PANELS, t.game, observe(t.game, t.state, Seat(0)))
    assert ("place_harbour", "gift-ore") in model.pieces
    assert model.question is not None
    assert dict(model.question.hint.arguments) == {"resource": "ore"}
    (choice,) = model.choices
    assert isinstance(choice, OnSites)
    assert set(paths(t.game.board, choice.mask)) == {"E(-3,-1,NE)", "E(-3,-2,SE)"}
    t = tribe(waiting=f"{ORE} E(-5,4,NE)")
    for seat in range(4):
        panels = table_model(PANELS, t.game, observe(t.game, t.state, Seat(seat))).seats
        assert [badge.art for badge in panels[0].badges] == ["piece-gift-ore", "piece-gift-any"]
        assert not panels[1].badges


# a recount


@pytest.mark.rule("TRIBE-026", "TRIBE-027", "TRIBE-030", "TRIBE-036")
@pytest.mark.parametrize("many", [2, 4, 6])
def test_gifts_are_what_ships_took(many: int) -> None:
    """Random games, ply by ply: who came first to each path has its gift, and nothing that lies moves."""
    game = set_table(GAME, many, FIXED, 1)
    board, parse = game.board, game.board.topology.parse_path
    points, cards = gift_lists(4 if many < 5 else 6)
    harbours = {parse(row[2]): row[0] for row in boards.harbours("tribe", 4 if many < 5 else 6)}
    left = {parse(path): "point" for path in points} | {parse(path): "card" for path in cards} | harbours
    state, rng = start(game)[0], Random(many)
    own: list[Counter[str]] = [Counter() for _ in range(many)]
    laid: tuple[Harbour, ...] = ()
    while state.outcome is None and state.ply < 1500:
        action = next_action(game, state, 1, rng)
        state, _ = advance(game, state, action)
        came = getattr(action, "to", getattr(action, "path", None)) if "ship" in action.kind else None
        if came in left:
            own[int(action.seat)][left.pop(came)] += 1
        part = TRIBE.of(game, state)
        assert list(part.points) == [count["point"] for count in own]
        assert set(bits(part.gifts)) - set(left) == set() or state.frames[-1].step == DRAW
        assert part.placed[: len(laid)] == laid
        laid = part.placed
        waiting = sum(len(one) for one in part.waiting)
        assert waiting + len(laid) == sum(sum(count.values()) - count["point"] - count["card"] for count in own)
    assert sum(sum(count.values()) for count in own)
    assert board.harbours == ()


@pytest.mark.rule("TRIBE-045")
def test_a_gift_is_explained_and_foretold() -> None:
    """On its path, until somebody has it; and before a ship is built there."""
    t = tribe(f"{COAST} {SHIP}", ships={0: f"{BRICK} E(2,-3,NE) E(4,-3,SE)"}, taken=f"{BRICK} E(2,-3,NE)")
    view, parse = observe(t.game, t.state, Seat(0)), t.game.board.topology.parse_path
    for path, gift in {POINT: "point", CARD: "card", ORE: "ore"}.items():
        told = explain(PANELS, t.game, view, ("path", parse(path)))
        assert told.rows[0] == words("explain-gift", resource=gift)
        assert [row.key for row in told.rows[1:]] == ["explain-sea-ship-path"]
        assert words("foresee-tribe-gift", resource=gift) in foresee(
            PANELS, t.game, view, t.read(f"0 build_ship {path}")
        )
    for name, tribal in {"(4,-3)": True, "(0,0)": False}.items():
        told = explain(PANELS, t.game, view, ("hex", t.game.board.topology.parse_hex(name)))
        assert ("explain-tribe" in [row.key for row in told.rows]) == tribal
    t.do(f"0 build_ship {POINT}")
    told = explain(PANELS, t.game, observe(t.game, t.state, Seat(0)), ("path", parse(POINT)))
    assert "explain-gift" not in [row.key for row in told.rows]
