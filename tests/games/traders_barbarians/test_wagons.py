"""How wagons move: TRADE section 5.5, Swift Journey, and the wagon in the turn."""

from __future__ import annotations

import pytest

from catan_desktop.games.six_players.module import BUILDING, PAIR
from catan_desktop.games.traders_barbarians.events import TollPaid, WagonMoved
from catan_desktop.games.traders_barbarians.part import Journey
from catan_desktop.games.traders_barbarians.travel import path_cost, ways
from catan_desktop.games.traders_barbarians.wagons import WAGON
from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.dice import PRE_ROLL
from tests.games.traders_barbarians.place import TraderTable, moving, traders
from tests.mechanics.place import counts

AWAY = "E(2,-1,NE) E(2,0,NE) E(1,1,SE)"
"""Paths at the coast, for barbarians that are to be out of the way."""
ROAD, RIVAL, PLAIN = "E(0,0,NE)", "E(0,0,E)", "E(0,0,SE)"
"""Three paths in a line from V(0,0,N)."""
FIRST, SECOND, THIRD = "V(1,-1,S)", "V(0,1,N)", "V(0,0,S)"
"""The intersections after each."""
BARRED = f"{PLAIN} E(2,-1,NE) E(2,0,NE)"
"""A barbarian on the third path."""


def corners(t: TraderTable, *names: str) -> tuple[CornerId, ...]:
    return tuple(t.game.board.topology.parse_corner(name) for name in names)


@pytest.mark.rule("TRADE-050")
def test_the_wagon_moves_after_trade_and_build() -> None:
    t = traders("", "")
    assert "move_wagon" not in t.kinds()
    assert t.refuse("0 move_wagon V(1,-1,S)") == ("reason-wagon-later", "TRADE-050")
    t.do("0 end_turn")
    assert (t.step, t.actor, t.left) == (WAGON, 0, 4)
    t.do("0 end_movement")
    assert (t.step, t.actor) == (PRE_ROLL, 1)


@pytest.mark.rule("TRADE-050", "TRADE-050a", "TRADE-101b")
def test_points_are_used_up_or_lost() -> None:
    """Four points are two paths without a road; what is left is gone in the next turn."""
    t = moving(barbarians=AWAY).do("0 move_wagon V(1,-1,S)")
    assert t.left == 2
    t.do("0 move_wagon V(0,1,N)")
    assert t.left == 0
    assert t.reach() == set()
    assert t.refuse("0 move_wagon V(0,0,S)") == ("reason-wagon-points", "TRADE-101b")
    t = moving(barbarians=AWAY, many=2).do("0 move_wagon V(1,-1,S)", "0 end_movement")
    t.do("1 roll", "* dice 1 2", "1 end_turn", "1 end_movement", "0 roll", "* dice 1 2", "0 end_turn")
    assert t.left == 4


@pytest.mark.rule("TRADE-X02", "TRADE-051", "TRADE-051a", "TRADE-051b", "TRADE-058a")
def test_what_paths_cost() -> None:
    """An own road 1, another's 1 and one gold to its owner, no road 2."""
    t = moving(ROAD, RIVAL, barbarians=AWAY)
    t.do(f"0 move_wagon {FIRST}")
    assert (t.left, t.gold) == (3, (5, 5, 5))
    t.do(f"0 move_wagon {SECOND}")
    assert (t.left, t.gold) == (2, (4, 6, 5))
    assert t.of(TollPaid) == [TollPaid(Seat(0), Seat(1), 1)]
    t.do(f"0 move_wagon {THIRD}")
    assert (t.left, t.gold) == (0, (4, 6, 5))
    paths = [t.game.board.topology.parse_path(name) for name in (ROAD, RIVAL, PLAIN)]
    assert [path_cost(t.game, t.state, Seat(0), path) for path in paths] == [(1, -1), (1, 1), (2, -1)]


@pytest.mark.rule("TRADE-X02", "TRADE-054a")
def test_a_whole_way_at_once_costs_the_same() -> None:
    """The toll is paid without a question."""
    t = moving(ROAD, RIVAL, barbarians=AWAY).do(f"0 move_wagon {THIRD}")
    assert (t.left, t.gold, t.step) == (0, (4, 6, 5), WAGON)
    assert t.of(WagonMoved) == [WagonMoved(Seat(0), corners(t, "V(0,0,N)", FIRST, SECOND, THIRD), 4)]


@pytest.mark.rule("TRADE-X03", "TRADE-054", "TRADE-101b")
def test_a_toll_that_cannot_be_paid_bars_the_path() -> None:
    """The wagon may go another way."""
    t = moving(ROAD, RIVAL, gold=(0,), barbarians=AWAY).do(f"0 move_wagon {FIRST}")
    assert t.refuse(f"0 move_wagon {SECOND}") == ("reason-wagon-toll", "TRADE-101b")
    assert SECOND not in t.reach()
    t.do("0 move_wagon V(1,0,N)")
    assert t.left == 1


@pytest.mark.rule("TRADE-X04", "TRADE-052", "TRADE-054", "TRADE-055")
def test_a_barbarian_costs_two_more_points() -> None:
    """Four without a road, three with one; a grain makes it possible."""
    t = moving("1grain", barbarians=BARRED, wagons={0: SECOND})
    assert THIRD in t.reach()
    short = moving("1grain", barbarians=BARRED, wagons={0: SECOND}, journey=Journey(3))
    assert THIRD not in short.reach()
    assert short.refuse(f"0 move_wagon {THIRD}") == ("reason-wagon-points", "TRADE-101b")
    short.do("0 pay_grain")
    assert (short.left, short.hand(0)) == (5, counts(""))
    short.do(f"0 move_wagon {THIRD}")
    assert short.left == 1
    t.do(f"0 move_wagon {THIRD}")
    assert t.left == 0
    own = moving(PLAIN, barbarians=BARRED, wagons={0: SECOND}).do(f"0 move_wagon {THIRD}")
    assert own.left == 1
    toll = moving("", PLAIN, barbarians=BARRED, wagons={0: SECOND}).do(f"0 move_wagon {THIRD}")
    assert (toll.left, toll.gold) == (1, (4, 6, 5))


@pytest.mark.rule("TRADE-055", "TRADE-101e")
def test_grain_once_in_a_movement() -> None:
    """Also after the points are used up; not twice, and not without grain."""
    t = moving("2grain", barbarians=AWAY).do(f"0 move_wagon {SECOND}")
    assert t.left == 0
    t.do("0 pay_grain")
    assert t.left == 2
    assert t.refuse("0 pay_grain") == ("reason-wagon-grain-paid", "TRADE-101e")
    assert t.part.bank[3] == 18
    assert moving("3wool").refuse("0 pay_grain") == ("reason-wagon-no-grain", "TRADE-055")


@pytest.mark.rule("TRADE-053", "TRADE-X17")
def test_inner_paths_cost_like_others_and_a_road_beside_them_does_not_help() -> None:
    """From the corner of the quarry hex: two points, though a road lies on the edge of that hex."""
    t = moving("V(2,-1,N)! E(2,-2,SE)", wagons={0: "V(2,-1,N)"}).do("0 move_wagon P(2,-2)")
    assert (t.of(WagonMoved)[0].points, t.wagon) == (2, "P(2,-2)")
    t.do("* drawn_commodity 0")
    assert (t.load(), t.stack("(2,-2)")) == ("marble", 11)
    t = moving("S(2,-2,SE)", wagons={0: "V(2,-1,N)"}).do("0 move_wagon P(2,-2)")
    assert t.of(WagonMoved)[0].points == 1


@pytest.mark.rule("TRADE-056", "TRADE-056a", "TRADE-057")
def test_nothing_but_points_and_gold_stops_a_wagon() -> None:
    """Wagons and buildings of all seats stand on the way; the wagon may stop beside them."""
    t = moving("", f"{FIRST}!", f"{THIRD}", wagons={0: "V(0,0,N)", 1: FIRST, 2: FIRST}, barbarians=AWAY)
    topology = t.game.board.topology
    start = topology.parse_corner("V(0,0,N)")
    near = {topology.corner_name(corner) for corner in range(54) if topology.corner_corners[start] >> corner & 1}
    assert near <= t.reach()
    t.do(f"0 move_wagon {FIRST}", f"0 move_wagon {SECOND}")
    assert t.wagon == SECOND


@pytest.mark.rule("TRADE-X01", "TRADE-057a", "TRADE-061", "TRADE-061a", "TRADE-060")
def test_a_plaza_ends_the_movement() -> None:
    """Two points are lost; the empty wagon takes a token for nothing, and the turn is over."""
    t = moving(wagons={0: "V(-1,-1,S)"}, many=2).do("0 move_wagon P(-2,0)")
    assert t.of(WagonMoved)[0].points == 2
    t.do("* drawn_commodity 3")
    assert (t.load(0), t.gold, t.public(0)) == ("sand", (5, 5), 0)
    assert (t.step, t.actor) == (PRE_ROLL, 1)


@pytest.mark.rule("TRADE-057a")
def test_no_way_passes_a_plaza() -> None:
    """With seven points a wagon at one corner of the castle reaches the corner opposite round the hex alone."""
    roads = "S(-2,0,N) S(-2,0,S)"
    t = moving(roads, wagons={0: "V(-2,0,N)"}, levels={0: 5}, barbarians=AWAY)
    assert {"P(-2,0)", "V(-2,1,N)"} <= t.reach()
    found = ways(t.game, t.state, Seat(0), 7)
    plaza, opposite = corners(t, "P(-2,0)", "V(-2,0,S)")
    assert found[opposite].points == 6, "three plain edges, not two roads over the plaza"
    assert all(plaza not in way.route[:-1] for way in found.values())
    t = moving(roads, wagons={0: "P(-2,0)"}, barbarians=AWAY).do("0 move_wagon V(-2,0,S)")
    assert t.left == 3, "a wagon may leave a plaza at which it begins"


@pytest.mark.rule("TRADE-015a", "TRADE-101b")
def test_nobody_goes_along_closed_edges() -> None:
    t = moving(wagons={0: "V(-2,0,N)"}, levels={0: 5}, barbarians=AWAY)
    assert not {"V(-2,-1,S)", "V(-3,1,N)"} & t.reach()
    assert t.refuse("0 move_wagon V(-2,-1,S)") == ("reason-corner-closed", "TRADE-015a")
    assert t.refuse("0 move_wagon V(-2,0,N)") == ("reason-wagon-stays", "TRADE-101b")


@pytest.mark.rule("TRADE-051b", "TRADE-054")
def test_of_several_ways_the_shortest_then_the_cheapest_is_taken() -> None:
    """Round a hex: two roads of others take two points and two gold, two plain paths four points and none; a seat
    without gold takes the plain ones. To a neighbour the wagon takes the path between."""
    ring = "E(0,-1,E) E(1,-1,SE)"
    t = moving("", f"{ROAD} {RIVAL}", wagons={0: "V(0,0,N)"}, levels={0: 5}, barbarians=AWAY)
    there = corners(t, SECOND)[0]
    assert (ways(t.game, t.state, Seat(0), 7)[there].points, ways(t.game, t.state, Seat(0), 7)[there].gold) == (2, 2)
    poor = moving("", f"{ROAD} {RIVAL} {ring}", gold=(0,), levels={0: 5}, barbarians=AWAY)
    assert there in ways(poor.game, poor.state, Seat(0), 9)
    assert ways(poor.game, poor.state, Seat(0), 9)[there].gold == 0
    own = "E(0,-1,SE) E(-1,0,E) E(-1,1,NE)"
    t = moving(own, barbarians=f"{ROAD} E(2,-1,NE) E(2,0,NE)", levels={0: 5})
    assert ways(t.game, t.state, Seat(0), 7)[corners(t, FIRST)[0]].route == corners(t, "V(0,0,N)", FIRST)


# Swift Journey


@pytest.mark.rule("TRADE-X15", "TRADE-085", "TRADE-086", "TRADE-C3")
def test_a_swift_journey_is_a_second_movement() -> None:
    """After the first one has ended at the castle: with all points, to deliver at another plaza."""
    t = moving("swift_journey", wagons={0: "V(-2,0,N)"}, loads={0: "marble"}, levels={0: 2}, barbarians=AWAY)
    t.do("0 move_wagon P(-2,0)", "* drawn_commodity 2")
    assert (t.step, t.kinds()) == (WAGON, {"end_movement", "play_swift_journey"})
    assert t.refuse("0 move_wagon V(-2,0,S)") == ("reason-wagon-stopped", "TRADE-057a")
    t.do("0 play_swift_journey")
    assert (t.left, t.held(0, "swift_journey"), t.part.gone) == (5, 0, (0, 0, 1, 0, 0, 0))
    t.do("0 move_wagon V(-2,0,S)")
    assert t.left == 3
    assert "play_swift_journey" not in t.kinds()


@pytest.mark.rule("TRADE-X15", "TRADE-085", "TRADE-063")
def test_both_movements_of_a_turn_may_deliver() -> None:
    """Six roads lead from the castle of the large board to a quarry."""
    way = "S(0,0,SE) E(0,1,NE) E(1,0,SE) E(1,1,NE) E(2,0,SE) S(3,0,SW)"
    start = {"wagons": {0: "V(0,1,N)"}, "loads": {0: "marble"}, "levels": {0: 5}}
    t = moving(f"swift_journey {way}", many=6, **start)
    t.do("0 move_wagon P(0,0)", "* drawn_commodity 2", "0 play_swift_journey", "0 move_wagon P(3,0)")
    assert (t.gold[0], t.public(0)) == (5 + 5 + 5, 1 + 2)


@pytest.mark.rule("TRADE-086a", "TRADE-086")
def test_when_a_swift_journey_cannot_be_played() -> None:
    """Not in the action step, not before the first movement, not as a second card, not if bought in this turn."""
    t = traders("swift_journey")
    assert t.refuse("0 play_swift_journey") == ("reason-journey-not-moved", "TRADE-086a")
    t.do("0 end_turn")
    assert t.refuse("0 play_swift_journey") == ("reason-journey-not-moved", "TRADE-086a")
    t.do("0 move_wagon V(1,-1,S)")
    assert t.can("0 play_swift_journey")
    t = moving("swift_journey", card_played=True).do("0 move_wagon V(1,-1,S)")
    assert t.refuse("0 play_swift_journey") == ("reason-one-card-a-turn", "BASE-151")
    t = moving("swift_journey+").do("0 move_wagon V(1,-1,S)")
    assert t.refuse("0 play_swift_journey") == ("reason-card-bought-now", "BASE-152")
    assert moving().do("0 move_wagon V(1,-1,S)").refuse("0 play_swift_journey")[0] == "reason-card-not-held"


@pytest.mark.rule("TRADE-055a")
def test_a_swift_journey_may_use_grain_again() -> None:
    t = moving("swift_journey 2grain", barbarians=AWAY).do("0 pay_grain", "0 move_wagon V(1,-1,S)")
    t.do("0 play_swift_journey", "0 pay_grain")
    assert (t.left, t.hand(0)) == (6, counts(""))


@pytest.mark.rule("TRADE-085", "TRADE-100a")
def test_whoever_may_hold_a_swift_journey_is_asked_after_a_plaza() -> None:
    """Any unplayed card that was not bought now will do, so that the question tells nothing; without one the turn goes
    on, as it does once all Swift Journeys have been played."""
    at_gate = {"wagons": {0: "V(-2,0,N)"}, "loads": {0: "tools"}}
    assert moving("knight", **at_gate).do("0 move_wagon P(-2,0)").step == WAGON
    for hand, changes in (("", {}), ("knight+", {}), ("knight", {"card_played": True})):
        t = moving(hand, **at_gate, **changes).do("0 move_wagon P(-2,0)")
        assert t.step == PRE_ROLL
    t = moving("knight", deck="knight", **at_gate).do("0 move_wagon P(-2,0)")
    assert t.step == PRE_ROLL
    for hand in ("knight", "swift_journey"):
        assert moving(hand).do("0 move_wagon V(1,-1,S)").step == WAGON


# five and six


@pytest.mark.rule("TRADE-059", "TRADE-101g", "TRADE-043", "TRADE-089", "TRADE-X12")
def test_between_the_turns_trains_are_upgraded_but_wagons_rest() -> None:
    """And no gold is spent on cards."""
    t = traders("", "", "", "1lumber 1wool 1ore 1brick", many=6).do("0 end_turn", "0 end_movement")
    assert (t.step, t.actor) == (BUILDING, 3)
    assert t.refuse("3 move_wagon V(1,-1,S)") == ("reason-wagon-between-turns", "TRADE-101g")
    assert t.refuse("3 pay_grain") == ("reason-wagon-between-turns", "TRADE-101g")
    assert t.refuse("3 drive_off E(0,0,NE)") == ("reason-wagon-between-turns", "TRADE-101g")
    assert t.refuse("3 buy_with_gold ore")[0] == "reason-gold-between-turns"
    t.do("3 upgrade_wagon")
    assert t.traders.levels == (1, 1, 1, 2, 1, 1)


PAIRS = {"turn_rule": "paired_players"}


@pytest.mark.rule("TRADE-093", "TRADE-093a", "TRADE-X20", "OPTION-005")
def test_the_second_player_of_a_pair_has_a_whole_turn_of_trade() -> None:
    """Upgrades and gold in the own step, then the wagon: at quarry (3,0) tools are a point and gold."""
    t = traders(
        *("", "", ""),
        "1lumber 1wool 1ore 4wool",
        many=6,
        gold=(5, 5, 5, 9),
        wagons={3: "V(3,0,N)"},
        loads={3: "tools"},
        options=PAIRS,
    )
    t.do("0 end_turn", "0 end_movement")
    assert (t.step, t.actor) == (PAIR, 3)
    t.do("3 sell_for_gold wool", "3 buy_with_gold ore", "3 buy_with_gold ore")
    assert t.refuse("3 buy_with_gold ore")[0] == "reason-gold-bought-twice"
    t.do("3 end_step")
    assert (t.step, t.actor, t.left) == (WAGON, 3, 4)
    t.do("3 move_wagon P(3,0)", "* drawn_commodity 0")
    assert (t.public(3), t.gold[3], t.load(3)) == (1, 9 + 1 - 4 + 1, "marble")
    assert (t.step, t.actor) == (PRE_ROLL, 1)


@pytest.mark.rule("TRADE-093", "TRADE-092")
def test_the_second_player_wins_with_the_wagon() -> None:
    town = "V(0,-1,N)! V(0,1,N)! V(1,0,N)! V(-1,0,N)! V(-1,1,N) V(2,0,N) V(2,-1,N) V(1,1,N)"
    t = traders("", "", "", town, many=6, wagons={3: "V(3,0,N)"}, loads={3: "tools"}, options=PAIRS)
    assert t.public(3) == 12
    t.do("0 end_turn", "0 end_movement", "3 end_step", "3 move_wagon P(3,0)")
    assert t.winner == 3


@pytest.mark.rule("TRADE-093")
def test_the_second_player_upgrades() -> None:
    t = traders("", "", "", "1lumber 1wool 1ore", many=6, options=PAIRS).do("0 end_turn", "0 end_movement")
    t.do("3 upgrade_wagon", "3 end_step")
    assert (t.left, t.traders.levels[3]) == (5, 2)
