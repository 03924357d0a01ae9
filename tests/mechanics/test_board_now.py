"""A board that changes while it is played: everybody reads terrain, tokens and harbours as they lie now."""

from __future__ import annotations

from catan_desktop.evaluation.position import yields_now
from catan_desktop.games.classic.layouts import island
from catan_desktop.games.classic.module import ISLAND
from catan_desktop.games.views import BOARDS, game_at
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.game import Game, Module
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.board import RELAID, Harbour, Island, board_now, relaid
from catan_desktop.mechanics.parts import hand_of
from catan_desktop.mechanics.production import start_cards
from catan_desktop.mechanics.questions import RATES
from catan_desktop.mechanics.settlers import SETTLERS
from catan_desktop.mechanics.tables import LUMBER, ORE
from catan_desktop.mechanics.view.places import explain
from catan_desktop.present.compose import board_view
from catan_desktop.present.models.explain import Explained
from tests.mechanics.place import PRE_ROLL, Table, classic, counts, game_of, place

CORNER, QUAY = "V(0,0,N)", "E(0,-1,E)"


@record
class Flood:
    """Whether the island has changed."""

    risen: bool


FLOOD = Slot("flood", Flood)


def lying(game: Game, state: GameState) -> Island | None:
    """Every hex is forest with a 3, and there is one harbour, inland, for ore."""
    if not FLOOD.of(game, state).risen:
        return None
    hexes = len(game.board.land)
    return relaid(game.board, ((3,),) * hexes, (LUMBER,) * hexes, (Harbour(QUAY, ORE, 2),))


MODULE = Module(FLOOD, 1, lambda game: Flood(risen=False), answers={RELAID: lying})
RULESET = compose("flooded", (*SETTLERS, ISLAND, MODULE), (3,), island, Island)


def risen(*seats: str, step: str = PRE_ROLL) -> Table:
    """A drawn position on the island as it lies after the flood."""
    table = place(game_of(RULESET, 3, {}), *seats, step=step, robber="home")
    table.state = FLOOD.put(table.game, table.state, Flood(risen=True))
    return table


def test_a_board_that_does_not_change_is_that_of_the_game() -> None:
    for table in (place(classic()), place(game_of(RULESET, 3, {}))):
        assert board_now(table.game, table.state) is table.game.board


def test_the_hexes_of_now_yield_on_their_numbers_of_now() -> None:
    assert risen(CORNER).roll(3).hand(0) == counts("3lumber")
    assert risen(CORNER).roll(8).hand(0) == counts("")


def test_a_settlement_starts_and_is_valued_by_what_lies_there_now() -> None:
    t = risen(CORNER)
    state = start_cards(t.game, t.state, Seat(1), t.game.board.topology.parse_corner(CORNER), [])
    assert hand_of(t.game, state, Seat(1)) == counts("3lumber")
    assert board_now(t.game, t.state).yields[t.game.board.topology.parse_corner(CORNER)] == (6 / 36, 0, 0, 0, 0)
    assert yields_now(t.game, t.state) == board_now(t.game, t.state).yields


def test_the_harbours_of_now_serve_those_who_stand_at_them() -> None:
    t = risen(CORNER, "V(1,-2,N)")
    assert [t.game.ask(RATES, t.state, Seat(seat))[ORE] for seat in range(3)] == [2, 4, 4]
    dry = place(t.game, CORNER)
    assert t.game.ask(RATES, dry.state, Seat(0)) == (4,) * 5


def test_the_board_of_now_is_shown_and_explained() -> None:
    t = risen(CORNER)
    view = observe(t.game, t.state, Seat(0))
    picture = board_view(BOARDS, t.game, view)
    assert picture is not None
    ground = picture.board.ground
    assert {(tile.terrain, tile.token) for tile in ground.tiles} == {("forest", "3")}
    assert [(harbour.resource, harbour.rate) for harbour in ground.harbours] == [("ore", 2)]
    laid = game_at(t.game, t.state)
    assert laid.board == board_now(t.game, t.state) == board_now(laid, t.state)
    hex = t.game.board.topology.parse_hex("(0,0)")
    assert {gain.resource for gain in explain(t.game, view, ("hex", int(hex)), Explained()).gains} == {"lumber"}
