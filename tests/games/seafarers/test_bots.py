"""What bots find good at sea."""

from __future__ import annotations

from functools import reduce
from operator import or_
from random import Random

import pytest

from catan_desktop.bots.levels import make_bot
from catan_desktop.evaluation.position import income, judge, yields_now
from catan_desktop.evaluation.promises import promise_points
from catan_desktop.evaluation.prospects import prospects_of
from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel import Counts
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import add
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.notation import encode
from catan_desktop.mechanics.board import CHOICE, pips
from catan_desktop.mechanics.questions import REACHES, SITE_POINTS
from tests.games.seafarers.place import SeaTable, sea, setting_up
from tests.mechanics.place import PRE_ROLL, counts

RED = Seat(0)
HOME = "V(1,2,N)"


def worth(t: SeaTable, seat: Seat = RED) -> float:
    """What a position is worth to a seat."""
    return judge(t.game, t.state, seat)


def chosen(t: SeaTable, level: str = "normal", seed: int = 1) -> str:
    """What a bot does here, as a line."""
    assert t.actor is not None
    return encode(t.game, make_bot(level).choose(t.game, observe(t.game, t.state, t.actor), Random(seed)))


def test_a_gold_field_counts_as_cards_of_every_kind() -> None:
    """In the harvest of who lives there, until the robber stands on it."""
    t = sea("V(0,-3,S)")
    field = t.game.board.topology.parse_hex("(0,-3)")
    around = list(bits(t.game.board.topology.hex_corner_mask[field]))
    alone = next(c for c in around if t.game.board.topology.corner_hexes[c] & t.game.board.land_hexes == 1 << field)
    share = CHOICE * pips(t.game.board.tokens[field]) / 36 / 5
    assert yields_now(t.game, t.state)[alone] == pytest.approx((share,) * 5)
    free, blocked = (sum(income(t.game, t.state, RED, mask, 1.0)) for mask in (0, 1 << field))
    assert free - blocked == pytest.approx(5 * share)


def islands(t: SeaTable) -> set[Counts]:
    """What settlements that bring special points would cost a seat with the links to them."""
    lines = prospects_of(t.game, t.state, RED).lines
    return {build.cost for line in lines for build in line.builds if build.points == 3.0}


@pytest.mark.rule("SHORE-029")
def test_the_first_settlement_on_an_island_is_worth_three_points_and_costs_its_ships() -> None:
    settlement, ship = counts("1lumber 1brick 1wool 1grain"), counts("1lumber 1wool")
    assert add(settlement, add(ship, ship)) in islands(sea(HOME))
    assert add(settlement, ship) in islands(sea(HOME, ships={0: "E(1,2,NE)"}))
    assert settlement in islands(sea(HOME, ships={0: "E(1,2,NE) E(2,1,SE)"}))


@pytest.mark.rule("SAND-032")
def test_the_road_through_the_desert_is_weighed_against_the_ship() -> None:
    """Three points either way, at the cards of two roads to the strip or of two ships to an island."""
    way = sea("V(-1,-1,S)", options={"scenario": "desert"})
    assert {counts("3lumber 3brick 1wool 1grain"), counts("3lumber 1brick 3wool 1grain")} <= islands(way)


def facing(t: SeaTable) -> bool:
    """Whether an island that brings points is within reach."""
    near = reduce(or_, [ring for _, rings in t.game.ask(REACHES, t.state, RED) for ring in rings])
    return any(near & sites for sites, _ in t.game.ask(SITE_POINTS, t.state, RED))


@pytest.mark.rule("ISLE-030")
def test_of_equal_starts_the_one_that_faces_another_island_is_better() -> None:
    """And one home island is weighed against two by what is left to win."""
    board = sea(options={"scenario": "islands"}).game.board
    starts: dict[tuple[float, ...], list[SeaTable]] = {}
    for corner in bits(board.building_corners & ~reduce(or_, board.harbour_corners)):
        name = board.topology.corner_name(CornerId(corner))
        starts.setdefault(board.yields[corner], []).append(sea(name, options={"scenario": "islands"}))
    compared = 0
    for same in starts.values():
        near, far = [t for t in same if facing(t)], [t for t in same if not facing(t)]
        compared += len(near) * len(far)
        assert not near or not far or min(map(worth, near)) > max(map(worth, far))
    assert compared
    one, two = (home.game.ask(SITE_POINTS, home.state, RED) for home in (island_homes(1), island_homes(2)))
    assert (len(one), len(two)) == (3, 2)


def island_homes(count: int) -> SeaTable:
    """A seat with two settlements that both face another island, on one island or on two."""
    return sea(("V(-2,1,N)", "V(-2,1,N) V(-2,2,N)", "V(-2,1,N) V(0,0,N)")[count], options={"scenario": "islands"})


@pytest.mark.rule("SEA-195")
def test_what_is_good_at_sea() -> None:
    """Reach over the sea, a start on the coast, an open end, gold, and the pirate before a route that arrives."""
    ashore, inland = sea("V(0,3,N)"), sea("V(0,2,N)")
    assert promise_points(ashore.game, ashore.state, RED) > promise_points(inland.game, inland.state, RED) == 0
    toward, astray = sea(HOME, ships={0: "E(1,2,NE)"}), sea(HOME, ships={0: "E(1,1,SE)"})
    assert worth(toward) > worth(astray)
    barred = sea(HOME, ships={0: "E(1,2,NE)"}, pirate="(2,1)")
    assert worth(barred) < worth(toward)
    assert worth(barred, Seat(1)) > worth(toward, Seat(1))
    assert chosen(astray).startswith("0 move_ship E(1,1,SE) ")
    free, held = sea(HOME, ships={0: "E(1,2,NE)"}), sea(HOME, ships={0: "E(1,2,NE)"}, fresh="E(1,2,NE)")
    assert promise_points(free.game, free.state, RED) == promise_points(held.game, held.state, RED)


@pytest.mark.rule("SEA-193")
def test_what_is_decided_at_sea() -> None:
    """By each level, and none of it is answered unasked."""
    start = setting_up().do(f"0 place_settlement {HOME}")
    figure = sea(HOME, ships={0: "E(1,2,NE)"}, step=PRE_ROLL).roll(7)
    gold = sea("V(0,-2,N)", step=PRE_ROLL).roll(3)
    sail = sea(HOME, ships={0: "E(1,2,NE)"})
    free = sea(f"{HOME} roads", ships={0: "E(1,2,NE)"}).do("0 play_roads")
    for t, kinds in (
        (start, {"place_road", "place_ship"}),
        (figure, {"move_robber", "move_pirate"}),
        (gold, {"choose_gold"}),
        (sail, {"move_ship", "end_turn"}),
        (free, {"place_free_road", "place_free_ship"}),
    ):
        assert t.actor == 0
        assert kinds <= t.kinds()
        assert {chosen(t, level) for level in ("random", "easy", "normal")} <= set(t.lines())


def test_no_bot_moves_a_ship_that_lies_well_where_it_is() -> None:
    """Even one that misjudges what it does: a move costs nothing, and there are many."""
    t = sea(HOME, ships={0: "E(1,2,NE) E(2,1,SE)"})
    assert len(t.lines("move_ship")) > 2
    assert {chosen(t, "easy", seed) for seed in range(10)} == {"0 end_turn"}
