"""What bots see in Cities & Knights at sea: CK-699a."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.evaluation import position, win_chance
from catan_desktop.games.seafarers.charts import KINDS
from catan_desktop.games.seafarers_knights.game import GAME
from catan_desktop.kernel.engine import make_game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from tests.games.cities_knights import place as cities
from tests.games.seafarers_knights.place import afloat, knights_game

JUDGES = [position.judge, win_chance.judge]
FIELD = "(0,-3)"


def worth(judge: object, terrain: str) -> float:
    """What a position is worth whose one city stands at a hex of this terrain alone, with the token 3."""
    board = knights_game().board
    lying = list(board.terrain)
    lying[board.topology.parse_hex(FIELD)] = next(number for number, kind in enumerate(KINDS) if kind.key == terrain)
    game = make_game(GAME, 4, {}, replace(board, terrain=tuple(lying)))
    t = cities.place(game, "V(0,-3,N)!", "V(0,1,N)!")
    return judge(game, t.state, Seat(0))  # type: ignore[operator,no-any-return]


@pytest.mark.rule("CK-699a", "CK-690", "SEA-195")
@pytest.mark.parametrize("judge", JUDGES)
@pytest.mark.parametrize("terrain", ["forest", "pasture", "mountains"])
def test_a_city_at_gold_is_worth_less_than_one_with_commodities(judge: object, terrain: str) -> None:
    """But more than one that yields nothing."""
    assert worth(judge, "desert") < worth(judge, "gold") < worth(judge, terrain)


@pytest.mark.rule("CK-699a", "CK-682a")
@pytest.mark.parametrize("parts_of", [position.parts_of, win_chance.parts_of])
def test_a_knight_at_sea_defends_as_on_land(parts_of: object) -> None:
    red = "V(1,-1,N)! ~(1,-2,E) E(1,-2,SE) K2*"
    found = [afloat(f"{red}{spot}", city={"ship": 5}) for spot in ("(2,-3,S)", "(1,-2,S)")]
    at_sea, on_land = [parts_of(t.game, t.state, Seat(0)) for t in found]  # type: ignore[operator]
    assert at_sea["attack"] == on_land["attack"]
    assert at_sea["knights"] == on_land["knights"]


@pytest.mark.rule("CK-699a", "CK-685a")
def test_a_knight_that_closes_a_route_keeps_the_ship_out_of_the_choices() -> None:
    """What is reached by ship is worth the same to a bot: the ship has arrived."""
    red = "V(1,2,N) ~(1,2,NE) E(1,1,SE) K1*(1,1,S)"
    t = afloat(red)
    assert "move_ship" in t.kinds()
    t.do("0 move_knight V(1,1,S) V(2,1,S)")
    assert "move_ship" not in t.kinds()
