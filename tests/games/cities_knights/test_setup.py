"""The set-up: CK section 4."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.engine import start
from tests.games.cities_knights.place import CityTable, cities_game
from tests.parts import settlers


def begun(seats: int = 4) -> CityTable:
    """A game in which seat 1 has won the roll for the first place."""
    game = cities_game(seats)
    t = CityTable(game, start(game)[0])
    throws = ["1 1", "6 6", *["1 2"] * (seats - 2)]
    return t.do(*(f"* first_dice {throw}" for throw in throws))


FIRST_ROUND = (
    "1 place_settlement V(0,0,N)",
    "1 place_road E(0,0,NE)",
    "2 place_settlement V(0,0,S)",
    "2 place_road E(0,0,SE)",
    "3 place_settlement V(2,-1,N)",
    "3 place_road E(2,-1,NE)",
    "0 place_settlement V(-1,1,S)",
    "0 place_road E(-1,1,SE)",
)


@pytest.mark.rule("CK-075")
def test_the_highest_throw_begins_and_a_tie_is_thrown_again() -> None:
    game = cities_game(3)
    t = CityTable(game, start(game)[0])
    t.do("* first_dice 6 5", "* first_dice 1 2", "* first_dice 5 6")
    assert t.step == "settlers.first"
    t.do("* first_dice 1 1", "* first_dice 1 2")
    assert (t.part.first, t.actor) == (2, 2)


@pytest.mark.rule("CK-076")
def test_the_first_round_goes_clockwise_with_a_settlement_and_a_road_at_it() -> None:
    t = begun()
    for first, second in zip(FIRST_ROUND[::2], FIRST_ROUND[1::2], strict=True):
        assert t.actor == int(first[0])
        assert t.kinds() == {"place_settlement"}
        t.do(first)
        assert t.kinds() == {"place_road"}
        ends = t.game.board.topology.path_ends
        spot = t.corner(first.split()[-1])
        assert all(spot in ends[t.game.board.topology.parse_path(name)] for name in t.sites("place_road"))
        t.do(second)
    assert [t.town(line.split()[-1]) for line in FIRST_ROUND[::2]] == [f"settlement {seat}" for seat in (1, 2, 3, 0)]


@pytest.mark.rule("CK-077", "CK-078", "CK-081", "CK-X01")
def test_the_second_round_goes_back_with_a_city_and_a_road_at_it() -> None:
    """The city stands anywhere by the distance rule; after the last one the first player takes the first turn."""
    t = begun().do(*FIRST_ROUND)
    assert t.actor == 0
    assert t.corner("V(0,0,NE)") not in [t.corner(name) for name in t.sites("place_settlement")]
    t.do("0 place_settlement V(-1,0,NW)")
    assert t.town("V(-1,0,NW)") == "city 0"
    assert t.part.pieces.road_ends[0] & 1 << t.corner("V(-1,0,NW)") == 0, "it need not join the first pieces"
    assert len(t.sites("place_road")) == 3
    t.do("0 place_road E(-1,0,NW)")
    for seat, spot, road in (
        (3, "V(1,1,N)", "E(1,1,NE)"),
        (2, "V(-1,2,S)", "E(-1,2,SE)"),
        (1, "V(1,-2,N)", "E(1,-2,NE)"),
    ):
        assert t.actor == seat
        t.do(f"{seat} place_settlement {spot}", f"{seat} place_road {road}")
        assert t.town(spot) == f"city {seat}"
    assert (t.step, t.actor, t.state.turn) == ("settlers.pre_roll", 1, 1)


@pytest.mark.rule("CK-079", "CK-080", "CK-082", "CK-X01")
def test_a_city_brings_one_resource_for_each_hex_and_no_commodity() -> None:
    t = begun().do(*FIRST_ROUND, "0 place_settlement V(-1,0,NW)")
    assert t.hand(0) == (2, 0, 0, 1, 0, 0, 0, 0), "forest 8, fields 4, forest 3"
    assert t.public(0) == 3
    t.do("0 place_road E(-1,0,NW)", "3 place_settlement V(1,-1,SE)")
    terrain = sorted(t.hand(3))
    assert sum(terrain) == 2, "nothing for the desert"
    assert t.hand(3)[5:] == (0, 0, 0)
    assert sum(settlers(t.state).hands) == 5
