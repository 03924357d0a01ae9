"""What is played, goals, gold, special points: CK-680, CK-689, CK-690, CK-696."""

from __future__ import annotations

import pytest

from catan_desktop.games.cities_knights.events import CityLost
from catan_desktop.games.seafarers.game import GAME as SEAFARERS
from catan_desktop.games.seafarers.islands import ISLANDS
from catan_desktop.games.seafarers.scenarios import SCENARIOS
from catan_desktop.games.seafarers_knights.game import GAME
from catan_desktop.kernel.engine import make_game, start
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.events import Produced
from catan_desktop.mechanics.scoring import goal_of
from catan_desktop.mechanics.tables import tables
from tests.games.cities_knights.place import PRE_ROLL
from tests.games.seafarers_knights.place import KnightTable, afloat, corners, knights_game, setting_up
from tests.mechanics.place import game_of

GOLD = "(0,-3)"
"""A gold field with the token 3, on an island."""
AT_GOLD = "V(0,-3,N)"


@pytest.mark.rule("CK-680", "CK-680a", "CK-680b")
def test_three_scenarios_are_offered() -> None:
    """None with undiscovered hexes, development cards or an end of its own. Their boards are those of Seafarers."""
    (spec,) = [spec for spec in GAME.options if spec.key == "scenario"]
    assert (spec.default, spec.choices) == ("shores", ("shores", "islands", "desert"))
    for many in (3, 4, 5, 6):
        for scenario in spec.choices:
            given = {"scenario": scenario}
            board = knights_game(many, **given).board
            assert board == game_of(SEAFARERS, many, given).board
            assert board.areas
            assert not any(terrain.key == "fog" for terrain in board.hex_terrain)


@pytest.mark.rule("CK-680e")
def test_there_are_no_development_cards_and_no_army() -> None:
    kinds = {one.key for one in tables(knights_game()).purchases}
    assert "card" not in kinds
    assert {"ship", "knight", "improve", "wall"} <= kinds
    assert not {"development", "largest_army"} & set(GAME.slots)
    assert "longest_road" in GAME.slots


def begun(t: KnightTable) -> KnightTable:
    """Every seat has a settlement with a road; the last one is to place its city."""
    for seat in range(t.game.seats):
        t.do(f"{seat} place_settlement {min(t.sites('place_settlement'))}")
        t.do(f"{seat} place_road {min(t.sites('place_road'))}")
    return t


@pytest.mark.rule("CK-680c", "SEA-081")
def test_a_settlement_comes_first_and_a_city_second() -> None:
    """Each with a road or, on the coast, a ship."""
    t = setting_up().do("0 place_settlement V(0,3,N)")
    assert {"place_road", "place_ship"} <= t.kinds()
    t.do("0 place_ship E(0,3,NE)")
    assert (t.ships(0), t.town("V(0,3,N)")) == ({"E(0,3,NE)"}, "settlement 0")
    t = begun(setting_up()).do("3 place_settlement V(0,3,N)")
    assert t.town("V(0,3,N)") == "city 3"
    assert {"place_road", "place_ship"} <= t.kinds()
    t.do("3 place_ship E(0,3,NE)")
    assert t.ships(3) == {"E(0,3,NE)"}


@pytest.mark.rule("CK-680d", "SEA-084", "SEA-086")
def test_a_starting_city_at_gold_brings_one_resource() -> None:
    """And no commodity. No printed board lets anybody begin there: a gold field changes places with the hills (1,0)."""
    board = knights_game().board
    field, hills = board.topology.parse_hex(GOLD), board.topology.parse_hex("(1,0)")
    terrain = list(board.terrain)
    terrain[field], terrain[hills] = terrain[hills], terrain[field]
    game = make_game(GAME, 4, {}, replace(board, terrain=tuple(terrain)))
    t = KnightTable(game, start(game)[0]).do("* first_dice 6 5", *["* first_dice 1 1"] * 3)
    t = begun(t).do("3 place_settlement V(1,0,S)")
    other = sum(t.hand(3))
    assert t.kinds() == {"choose_gold"}
    assert t.refuse("3 choose_gold 1paper") == ("reason-gold-resources", "CK-690")
    assert t.refuse("3 choose_gold 2ore") == ("reason-gold-other-number", "SEA-190")
    t.do("3 choose_gold 1ore")
    assert (sum(t.hand(3)), t.town("V(1,0,S)"), t.public(3)) == (other + 1, "city 3", 3)
    assert {"place_road"} <= t.kinds()


@pytest.mark.rule("CK-680c", "ISLE-022")
def test_one_has_begun_where_the_starting_city_stands() -> None:
    """So that island is no foreign one."""
    t = begun(setting_up(scenario="islands"))
    board, part = t.game.board, ISLANDS.of(t.game, t.state)
    other = next(near for area, near in enumerate(board.area_corners) if not part.settled[3] >> area & 1)
    spot = min(t.sites("place_settlement") & set(corners(board, other)))
    t.do(f"3 place_settlement {spot}")
    assert t.town(spot) == "city 3"
    assert ISLANDS.of(t.game, t.state).settled[3].bit_count() == 2
    assert t.special(3) == 0


@pytest.mark.rule("CK-689", "CK-689a")
@pytest.mark.parametrize(("scenario", "points"), [("shores", 15), ("islands", 14), ("desert", 15)])
def test_the_goal_of_a_scenario_is_one_higher(scenario: str, points: int) -> None:
    """A house option has its own number."""
    game = knights_game(scenario=scenario)
    assert points == SCENARIOS[scenario].goal + 1
    state = afloat(options={"scenario": scenario}).state
    assert {goal_of(game, state, Seat(seat)) for seat in range(4)} == {points}
    assert goal_of(knights_game(scenario=scenario, goal=16), state, Seat(0)) == 16


@pytest.mark.rule("CK-X71", "CK-689a")
def test_fourteen_points_are_not_enough_at_new_shores() -> None:
    t = afloat("V(-1,0,N) 2grain 3ore defender=6", special=(6,))
    assert (t.public(0), t.winner) == (13, None)
    t.do("0 build_city V(-1,0,N)")
    assert (t.public(0), t.winner) == (14, None)
    t = afloat("V(-1,0,N) 2grain 3ore defender=7", special=(6,)).do("0 build_city V(-1,0,N)")
    assert (t.public(0), t.winner) == (15, 0)


# gold


def rolled(*seats: str, white: int = 1, red: int = 2, **more: object) -> KnightTable:
    """Seat 0 has rolled, and a ship of the barbarians has shown."""
    t = afloat(*seats, step=PRE_ROLL, **more)  # type: ignore[arg-type]
    t.roll_all(white, red, "ship")
    return t


@pytest.mark.rule("CK-690", "CK-690a", "CK-X67", "CK-699")
def test_a_city_at_gold_takes_two_resources() -> None:
    t = rolled(f"{AT_GOLD}!")
    assert t.kinds() == {"choose_gold"}
    assert t.refuse("0 choose_gold 1ore+1coin") == ("reason-gold-resources", "CK-690")
    assert t.refuse("0 choose_gold 1ore") == ("reason-gold-other-number", "SEA-190")
    t.do("0 choose_gold 1ore+1wool")
    assert t.of(Produced)[0].cards == (0, 0, 1, 0, 1, 0, 0, 0)


@pytest.mark.rule("CK-690a")
def test_a_metropolis_at_gold_takes_as_much_as_a_city() -> None:
    t = rolled(f"{AT_GOLD}! trade=4 trade(0,-3,N)")
    assert "0 choose_gold 0,0,0,0,2,0,0,0" in t.lines("choose_gold")


@pytest.mark.rule("CK-690b", "SEA-092")
def test_gold_is_something_received() -> None:
    """The Aqueduct answers those alone whom the roll has brought nothing."""
    t = rolled(f"{AT_GOLD} V(-1,0,N)! science=3", "V(1,0,N)! science=3")
    assert (t.actor, t.kinds()) == (0, {"choose_gold"})
    t.do("0 choose_gold 1ore")
    assert (t.actor, "aqueduct_take" in t.kinds()) == (1, True)
    t.do("1 aqueduct_decline")
    assert (t.actor, t.step) == (0, "settlers.action")


# special points


@pytest.mark.rule("CK-696")
def test_a_knight_or_a_wall_brings_no_special_points() -> None:
    isle = "V(1,2,N) ~(1,2,NE) ~(2,1,SE) 1ore 1wool 2brick"
    t = afloat(isle).do("0 recruit_knight V(2,2,N)")
    assert t.special(0) == 0
    t = afloat(isle.replace("1ore 1wool 2brick", "1lumber 1brick 1wool 1grain")).do("0 build_settlement V(2,2,N)")
    assert t.special(0) == 2
    t = afloat("V(1,2,N) V(2,2,N)! 2brick").do("0 build_wall V(2,2,N)")
    assert t.special(0) == 0


@pytest.mark.rule("CK-696a")
def test_a_lost_city_keeps_the_points_of_its_island() -> None:
    t = afloat("V(2,2,N)!", step=PRE_ROLL, city={"ship": 6}, special=(2,))
    t.roll_all(6, 6, "ship")
    assert (t.of(CityLost)[0].seat, t.town("V(2,2,N)"), t.special(0)) == (0, "settlement 0", 2)
