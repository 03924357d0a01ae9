"""Sites that a module bars, and links that are no roads: a small ruleset of the island with both."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.evaluation import prospects
from catan_desktop.evaluation.position import prospect
from catan_desktop.games.classic import layouts
from catan_desktop.games.classic.module import CLASSIC, ISLAND
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.engine import start
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Game, Module
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record
from catan_desktop.kernel.ruleset import Ruleset, compose
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import add_link, roads_left
from catan_desktop.mechanics.questions import BARRED_CORNERS, BARRED_PATHS, OTHER_LINKS, Barred
from catan_desktop.mechanics.settlers import SETTLERS
from tests.mechanics.place import Table, game_of, line, place

PATH, CORNER = "E(1,0,SE)", "V(0,1,N)"


@record
class Links:
    masks: tuple[int, ...]


LINKS = Slot("links", Links)


def barred_paths(game: Game, state: GameState, seat: Seat) -> Barred:
    return ((1 << game.board.topology.parse_path(PATH), Reason("reason-path-taken", rule="TEST-1")),)


def barred_corners(game: Game, state: GameState, seat: Seat) -> Barred:
    return ((1 << game.board.topology.parse_corner(CORNER), Reason("reason-corner-taken", rule="TEST-2")),)


def links(game: Game, state: GameState, seat: Seat) -> int:
    return LINKS.of(game, state).masks[seat]


@lru_cache
def ruleset() -> Ruleset:
    module = Module(
        LINKS,
        1,
        lambda game: Links((0,) * game.seats),
        answers={BARRED_PATHS: barred_paths, BARRED_CORNERS: barred_corners, OTHER_LINKS: links},
    )
    return compose("barred", (*SETTLERS, ISLAND, module), (3, 4), layouts.island, Island)


def table(*seats: str) -> Table:
    return place(game_of(ruleset(), 3, {}), *seats)


PRICE = "1lumber 1brick"
TOWN = "1lumber 1brick 1wool 1grain"


def test_no_road_lies_on_a_barred_path() -> None:
    """Neither for cards nor by Road Building; the reason is that of whoever bars it."""
    t = table(f"V(1,1,N) E(1,0,E) {PRICE} roads")
    assert PATH not in t.sites("build_road")
    assert t.sites("build_road"), "others are free"
    assert t.refuse(f"0 build_road {PATH}") == ("reason-path-taken", "TEST-1")
    t.do("0 play_roads")
    assert PATH not in t.sites("place_free_road")
    assert t.refuse(f"0 place_free_road {PATH}") == ("reason-path-taken", "TEST-1")


def test_no_settlement_stands_on_a_barred_intersection() -> None:
    t = table(f"E(0,1,NE) {TOWN}")
    assert CORNER not in t.sites("build_settlement")
    assert t.refuse(f"0 build_settlement {CORNER}") == ("reason-corner-taken", "TEST-2")


def test_what_is_barred_is_barred_in_the_set_up() -> None:
    game = game_of(ruleset(), 3, {})
    t = Table(game, start(game)[0]).do("* first_dice 6 5", "* first_dice 1 1", "* first_dice 1 2")
    assert CORNER not in t.sites("place_settlement")
    assert t.refuse(f"0 place_settlement {CORNER}") == ("reason-corner-taken", "TEST-2")
    t.do("0 place_settlement V(1,1,N)")
    assert PATH not in t.sites("place_road")
    assert len(t.sites("place_road")) == 2
    assert t.refuse(f"0 place_road {PATH}") == ("reason-path-taken", "TEST-1")


def test_a_bot_looks_past_barred_sites() -> None:
    """What a road cannot reach promises nothing, nor does what nobody may settle."""
    for words in ("V(1,1,N)", "E(0,1,NE)"):
        barred, free = table(words), place(game_of(CLASSIC, 3, {}), words)
        lost = {site for ring in rings(free) for site in ring} - {site for ring in rings(barred) for site in ring}
        assert lost, words
    assert prospect(barred.game, barred.state, Seat(0)) < prospect(free.game, free.state, Seat(0))


def rings(t: Table) -> list[set[str]]:
    """By the number of roads that lead there: open intersections, as the bots see them."""
    name = t.game.board.topology.corner_name
    return [{name(corner) for corner in bits(ring)} for ring in prospects._ways(t.game, t.state, Seat(0))[0][1]]


def test_a_link_that_is_no_road_counts_and_joins_but_takes_no_road_piece() -> None:
    """It is part of the longest route and of the network; the roads in the supply stay."""
    t = table(f"{line(-1, 0, 2)} {PRICE}")
    path = t.game.board.topology.parse_path(line(-1, 0, 1, skip=2))
    before = roads_left(t.game, t.state, Seat(0))
    t.state = add_link(t.game, t.state, Seat(0), path)
    t.state = LINKS.put(t.game, t.state, Links((1 << path, 0, 0)))
    assert roads_left(t.game, t.state, Seat(0)) == before
    assert t.part.lengths[0] == 3
    assert t.refuse(f"0 build_road {line(-1, 0, 1, skip=2)}") == ("reason-path-taken", "BASE-114")
    t.do(f"0 build_road {line(-1, 0, 1, skip=3)}")
    assert PIECES.of(t.game, t.state).lengths[0] == 4
