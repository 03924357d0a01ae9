"""Buildings that a module puts out of use: a small ruleset of the island with one, and with gold."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.games.classic import layouts
from catan_desktop.games.classic.module import ISLAND
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Game, Module
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.ruleset import Ruleset, compose
from catan_desktop.kernel.slot import no_part
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics import coins
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.coins import selling_rate
from catan_desktop.mechanics.questions import OUT_OF_USE, Barred
from catan_desktop.mechanics.settlers import SETTLERS
from catan_desktop.mechanics.trade import own_rates
from tests.mechanics.place import Table, game_of, place

HARBOUR = "V(0,-2,N)"
"""At the harbour for all kinds."""


def out_of_use(game: Game, state: GameState, seat: Seat) -> Barred:
    return ((1 << game.board.topology.parse_corner(HARBOUR), Reason("reason-corner-taken", rule="TEST-1")),)


@lru_cache
def ruleset() -> Ruleset:
    module = Module(no_part("ruins"), 1, answers={OUT_OF_USE: out_of_use})
    return compose("ruins", (*SETTLERS, ISLAND, coins.MODULE, module), (3, 4), layouts.island, Island)


def table(*seats: str) -> Table:
    return place(game_of(ruleset(), 3, {}), *seats)


def test_its_settlement_becomes_no_city() -> None:
    """With the reason of whoever says so; another one does."""
    t = table(f"{HARBOUR} V(0,0,N) 3ore 2grain")
    assert t.sites("build_city") == {"V(0,0,N)"}
    assert t.refuse(f"0 build_city {HARBOUR}") == ("reason-corner-taken", "TEST-1")
    assert t.refuse("0 build_city V(0,0,S)") == ("reason-city-needs-settlement", "BASE-214")


def test_no_harbour_serves_it() -> None:
    """Neither for cards nor for gold; a second building at the same harbour would be served."""
    assert own_rates_of(table(f"{HARBOUR} 4ore")) == (4,) * 5 + (4,)
    assert own_rates_of(table("V(0,-3,S) 4ore")) == (3,) * 5 + (3,)


def own_rates_of(t: Table) -> tuple[int, ...]:
    return (*own_rates(t.game, t.state, Seat(0)), selling_rate(t.game, t.state, Seat(0)))
