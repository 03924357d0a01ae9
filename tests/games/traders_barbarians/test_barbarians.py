"""Barbarians, the roll, cards, gold and the end: TRADE sections 5.7 and 5.8."""

from __future__ import annotations

from typing import Any

import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.traders_barbarians.barbarians import BARBARIAN, DRIVE
from catan_desktop.games.traders_barbarians.events import BarbarianMoved, DriveOffRolled
from catan_desktop.games.traders_barbarians.module import GAME
from catan_desktop.games.traders_barbarians.wagons import WAGON
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.mechanics.dice import DICE_STEP, PRE_ROLL
from catan_desktop.mechanics.events import Stolen
from catan_desktop.mechanics.parts import LARGEST_ARMY
from catan_desktop.mechanics.tables import ORE
from catan_desktop.mechanics.theft import THEFT
from catan_desktop.mechanics.turn import ACTION
from tests.games.traders_barbarians.place import TraderTable, moving, traders
from tests.mechanics.place import counts

START = {"E(1,-2,SE)", "E(0,1,E)", "E(-2,1,NE)"}
ROAD = "E(0,0,NE)"


@pytest.mark.rule("TRADE-080", "TRADE-070")
def test_on_a_seven_a_barbarian_moves_after_the_discards() -> None:
    """The active seat chooses which one, and any open path without one."""
    t = traders("", "8wool V(2,0,N)", step=DICE_STEP).do("* dice 3 4")
    assert t.actor == 1
    t.do("1 discard 4wool")
    assert (t.step, t.actor) == (BARBARIAN, 0)
    assert t.hand(1) == counts("4wool")
    moves = t.lines("move_barbarian")
    assert len(moves) == 3 * (84 - 9 - 3)
    assert {line.split()[2] for line in moves} == START
    t.do(f"0 move_barbarian E(0,1,E) {ROAD}")
    assert t.barbarians == START - {"E(0,1,E)"} | {ROAD}
    topology = t.game.board.topology
    assert t.of(BarbarianMoved) == [BarbarianMoved(Seat(0), topology.parse_path("E(0,1,E)"), topology.parse_path(ROAD))]
    assert t.step == ACTION
    assert t.part.bank == (19, 19, 15, 19, 19), "nothing was produced"


@pytest.mark.rule("TRADE-X08", "TRADE-080a", "TRADE-088c")
def test_the_owner_of_the_road_gives_a_card_and_no_gold() -> None:
    t = traders("", f"2ore {ROAD}", gold=(5, 6, 5), step=DICE_STEP).do("* dice 3 4")
    t.do(f"0 move_barbarian E(0,1,E) {ROAD}")
    assert (t.step, t.actor) == (THEFT, CHANCE)
    t.do("* stolen_card ore")
    assert t.of(Stolen) == [Stolen(Seat(0), Seat(1), ORE)]
    assert (t.hand(0), t.hand(1), t.gold) == (counts("1ore"), counts("1ore"), (5, 6, 5))


@pytest.mark.rule("TRADE-080a")
@pytest.mark.parametrize(("own", "other"), [(ROAD, "2ore"), ("", f"{ROAD}"), ("", "2ore V(0,0,N)")])
def test_nobody_gives_a_card_without_a_road_there_or_without_cards(own: str, other: str) -> None:
    t = traders(own, other, step=DICE_STEP).do("* dice 3 4", f"0 move_barbarian E(0,1,E) {ROAD}")
    assert t.step == ACTION


@pytest.mark.rule("TRADE-074", "TRADE-101d", "TRADE-015a")
def test_where_a_barbarian_cannot_go() -> None:
    t = traders(step=DICE_STEP).do("* dice 3 4")
    for to, reason in (
        ("E(0,1,E)", ("reason-barbarian-stays", "TRADE-074")),
        ("E(1,-2,SE)", ("reason-path-holds-barbarian", "TRADE-101d")),
        ("E(-3,0,E)", ("reason-barbarian-closed", "TRADE-101d")),
    ):
        assert t.refuse(f"0 move_barbarian E(0,1,E) {to}") == reason
    assert t.refuse(f"0 move_barbarian {ROAD} E(0,0,E)") == ("reason-path-no-barbarian", "TRADE-101d")


@pytest.mark.rule("TRADE-075", "TRADE-070", "TRADE-070a")
def test_barbarians_stand_on_inner_paths_and_roads_and_hinder_no_building() -> None:
    t = traders("V(-2,0,N) 1lumber 1brick", step=DICE_STEP).do("* dice 3 4", "0 move_barbarian E(0,1,E) S(-2,0,N)")
    t.do("0 build_road S(-2,0,N)")
    t = traders("E(-2,1,NE) V(-2,1,N)", step=DICE_STEP).do("* dice 3 4", "0 move_barbarian E(0,1,E) S(-2,0,SE)")
    assert {"E(-2,1,NE)", "S(-2,0,SE)"} <= t.barbarians


# driving off


def beside(level: int, **changes: Any) -> TraderTable:
    """A wagon at an end of a barbarian's path."""
    return moving(wagons={0: "V(1,-1,N)"}, levels={0: level}, **changes)


@pytest.mark.rule("TRADE-X18", "TRADE-071", "TRADE-071a", "TRADE-071b", "TRADE-072", "TRADE-052")
def test_a_barbarian_is_driven_off() -> None:
    """At level 2 by a 6: the path costs two points then; by a 5 he stays, and it costs four of five."""
    t = beside(2).do("0 drive_off E(1,-2,SE)")
    assert (t.step, t.actor) == (DRIVE, CHANCE)
    t.do("* drive_off_die 6")
    assert (t.step, t.actor) == (BARBARIAN, 0)
    assert {line.split()[2] for line in t.lines("move_barbarian")} == {"E(1,-2,SE)"}
    t.do(f"0 move_barbarian E(1,-2,SE) {ROAD}")
    assert (t.step, t.left) == (WAGON, 5)
    t.do("0 move_wagon V(1,-2,S)")
    assert t.left == 3
    t = beside(2).do("0 drive_off E(1,-2,SE)", "* drive_off_die 5")
    assert (t.step, t.left, t.barbarians) == (WAGON, 5, START)
    path = t.game.board.topology.parse_path("E(1,-2,SE)")
    assert t.of(DriveOffRolled) == [DriveOffRolled(Seat(0), path, 5, False)]
    t.do("0 move_wagon V(1,-2,S)")
    assert t.left == 1


@pytest.mark.rule("TRADE-071b")
def test_no_card_is_taken_at_a_drive_off() -> None:
    hands = ("", f"3ore {ROAD}")
    t = moving(*hands, wagons={0: "V(1,-1,N)"}, levels={0: 2}).do("0 drive_off E(1,-2,SE)", "* drive_off_die 6")
    t.do(f"0 move_barbarian E(1,-2,SE) {ROAD}")
    assert (t.step, t.hand(1)) == (WAGON, counts("3ore"))


@pytest.mark.rule("TRADE-X07", "TRADE-L2", "TRADE-L3", "TRADE-L4", "TRADE-L5", "TRADE-071a", "TRADE-073", "TRADE-101c")
@pytest.mark.parametrize(("level", "least"), [(2, 6), (3, 5), (4, 4), (5, 3)])
def test_what_drives_off_at_each_level(level: int, least: int) -> None:
    for face in range(1, 7):
        t = beside(level).do("0 drive_off E(1,-2,SE)", f"* drive_off_die {face}")
        assert (t.step == BARBARIAN) == (face >= least)
    t = beside(level).do("0 drive_off E(1,-2,SE)", "* drive_off_die 1")
    assert t.refuse("0 drive_off E(1,-2,SE)") == ("reason-drive-off-tried", "TRADE-101c")


@pytest.mark.rule("TRADE-071", "TRADE-101c", "TRADE-L1")
def test_when_no_barbarian_can_be_driven_off() -> None:
    """At level 1, from an intersection that is no end of his path, where there is none, before the wagon's step."""
    assert beside(1).refuse("0 drive_off E(1,-2,SE)") == ("reason-drive-off-level", "TRADE-101c")
    assert "drive_off" not in beside(1).kinds()
    t = beside(3)
    assert t.sites("drive_off") == {"E(1,-2,SE)"}
    assert t.refuse("0 drive_off E(0,1,E)") == ("reason-drive-off-far", "TRADE-101c")
    assert t.refuse(f"0 drive_off {ROAD}") == ("reason-path-no-barbarian", "TRADE-101c")
    assert traders(levels={0: 5}).refuse("0 drive_off E(0,1,E)") == ("reason-wagon-later", "TRADE-050")


@pytest.mark.rule("TRADE-072a", "TRADE-073")
def test_attempts_before_between_and_after_moves_once_for_each_barbarian() -> None:
    """Three barbarians on a way: each is tried once in the turn, a driven one wherever he goes."""
    line = "E(0,0,NE) E(0,0,E) E(0,0,SE)"
    t = moving(wagons={0: "V(0,0,N)"}, levels={0: 5}, barbarians=line)
    t.do("0 drive_off E(0,0,NE)", "* drive_off_die 6", "0 move_barbarian E(0,0,NE) E(0,-1,E)")
    assert t.refuse("0 drive_off E(0,-1,E)") == ("reason-drive-off-tried", "TRADE-101c")
    t.do("0 move_wagon V(1,-1,S)", "0 drive_off E(0,0,E)", "* drive_off_die 3", "0 move_barbarian E(0,0,E) E(1,1,SE)")
    t.do("0 move_wagon V(0,1,N)", "0 drive_off E(0,0,SE)", "* drive_off_die 2")
    assert (t.left, t.traders.tried) == (3, 0b111)
    t.do("0 end_movement")
    assert t.traders.tried == 0, "the next turn"


@pytest.mark.rule("TRADE-072b")
def test_no_attempt_after_a_plaza() -> None:
    t = moving(
        "knight", wagons={0: "V(-2,0,N)"}, levels={0: 5}, loads={0: "sand"}, barbarians="S(-2,0,S) E(0,1,E) E(0,0,E)"
    )
    t.do("0 move_wagon P(-2,0)")
    assert t.kinds() == {"end_movement"}
    assert t.refuse("0 drive_off S(-2,0,S)") == ("reason-wagon-stopped", "TRADE-072b")


# the roll


@pytest.mark.rule("TRADE-081", "TRADE-X09")
def test_two_and_twelve_do_not_fall_on_the_small_board() -> None:
    """They would be rolled again: drawing among the other throws is the same chance. With the dice deck too."""
    for options in ({}, {"dice": "deck"}):
        t = traders(step=DICE_STEP, options=options)
        assert len(t.lines("dice")) == 34
        assert not t.can("* dice 6 6")
        assert not t.can("* dice 1 1")
        t.do("* dice 1 2")


@pytest.mark.rule("TRADE-082", "TRADE-X09")
def test_two_and_twelve_produce_on_the_large_board() -> None:
    t = traders("V(2,-2,N) V(-1,0,N)", many=6, step=DICE_STEP)
    assert len(t.lines("dice")) == 36
    t.do("* dice 6 6")
    assert t.hand(0) == counts("1lumber 1wool")


@pytest.mark.rule("TRADE-080")
def test_the_phase_before_the_roll() -> None:
    """Knight, Road Building and the roll are all that there is."""
    t = traders("V(0,0,N) knight roads swift_journey 3wool 1ore 1grain", step=PRE_ROLL)
    assert t.kinds() == {"roll", "play_knight", "play_roads"}
    assert t.refuse("0 buy_with_gold ore")[0] == "reason-gold-after-roll"


# cards


@pytest.mark.rule("TRADE-083", "TRADE-083a", "TRADE-083b", "TRADE-C1")
@pytest.mark.parametrize("step", [PRE_ROLL, ACTION])
def test_a_knight_moves_a_barbarian(step: str) -> None:
    """As on a 7, without discards, before the roll too; it counts for the army."""
    t = traders("knight", f"9wool {ROAD}", step=step).do("0 play_knight")
    assert (t.step, t.actor, t.hand(1)) == (BARBARIAN, 0, counts("9wool"))
    t.do(f"0 move_barbarian E(0,1,E) {ROAD}", "* stolen_card wool")
    assert (t.step, t.hand(0)) == (step, counts("1wool"))
    assert t.part.knights == (1, 0, 0)


@pytest.mark.rule("TRADE-083a", "TRADE-005c", "TRADE-091")
def test_three_knights_are_the_largest_army() -> None:
    t = traders("knight played=2").do("0 play_knight")
    assert (LARGEST_ARMY.of(t.game, t.state).holder, t.public(0)) == (0, 2)


@pytest.mark.rule("TRADE-084", "TRADE-C2", "TRADE-090")
def test_road_building_may_lay_roads_on_inner_paths() -> None:
    t = traders("V(-2,0,N) roads").do("0 play_roads", "0 place_free_road S(-2,0,N)", "0 place_free_road S(-2,0,SE)")
    assert t.part.roads[0].bit_count() == 2
    assert t.step == ACTION


# gold


@pytest.mark.rule("TRADE-088", "TRADE-101g")
def test_gold_buys_two_cards_a_turn() -> None:
    t = traders(gold=(9,)).do("0 buy_with_gold ore", "0 buy_with_gold wool")
    assert (t.gold[0], t.hand(0)) == (5, counts("1ore 1wool"))
    assert t.refuse("0 buy_with_gold ore")[0] == "reason-gold-bought-twice"


@pytest.mark.rule("TRADE-088a")
def test_cards_for_gold() -> None:
    """Four, three with a 3:1 harbour; a harbour for the one kind does not help."""
    t = traders("8ore V(2,-1,N) V(2,0,N)")
    t.do("0 sell_for_gold ore")
    assert t.gold[0] == 6
    assert t.hand(0) == counts("4ore"), "four, although V(2,-1,N) lies at the ore harbour"
    t = traders("3wool V(0,-2,N)").do("0 sell_for_gold wool")
    assert (t.gold[0], t.hand(0)) == (6, counts(""))


@pytest.mark.rule("TRADE-088b")
def test_gold_is_traded_between_players() -> None:
    t = traders("1ore", "1wool").do("0 offer_trade 1ore 3gold @1", "1 accept_offer", "0 settle_trade 1")
    assert (t.gold, t.hand(1)) == ((8, 2, 5), counts("1wool 1ore"))


@pytest.mark.rule("TRADE-088c")
def test_gold_does_not_count_on_a_seven() -> None:
    t = traders("7wool", gold=(40,), step=DICE_STEP).do("* dice 3 4")
    assert t.step == BARBARIAN


# building


@pytest.mark.rule("TRADE-X14", "TRADE-090", "TRADE-015", "TRADE-101a")
def test_roads_at_trade_hexes() -> None:
    """Not on a closed edge; on inner paths; on the large board on every edge."""
    t = traders("V(-2,0,S) 1lumber 1brick")
    assert t.refuse("0 build_road E(-3,0,E)") == ("reason-edge-closed", "TRADE-101a")
    assert t.refuse("0 build_road E(-3,1,NE)") == ("reason-edge-closed", "TRADE-101a")
    t.do("0 build_road S(-2,0,S)")
    t = traders("V(-3,0,S) 1lumber 1brick", many=6)
    assert "E(-4,1,NE)" in t.sites("build_road")
    t = traders("V(-4,1,N) 1lumber 1brick", many=6).do("0 build_road E(-4,0,E)")
    assert t.part.roads[0] == 1 << t.game.board.topology.path_id(-3, 0, "W")


TOWN = "1lumber 1brick 1wool 1grain"


@pytest.mark.rule("TRADE-090a", "TRADE-090b", "TRADE-013b", "TRADE-101", "TRADE-034")
def test_settlements_at_a_trade_hex() -> None:
    """On open corners under the distance rule, for which the plaza does not count; not on the plaza."""
    t = traders(f"V(-2,0,N) S(-2,0,N) S(-2,0,SE) S(-2,0,S) {TOWN}")
    assert t.sites("build_settlement") == {"V(-2,1,N)", "V(-2,0,S)"}
    assert t.refuse("0 build_settlement P(-2,0)") == ("reason-plaza-no-building", "TRADE-101")
    assert t.refuse("0 build_settlement V(-3,1,N)") == ("reason-corner-closed", "TRADE-101")
    assert t.refuse("0 build_settlement V(-1,-1,S)")[0] == "reason-distance"
    t.do("0 build_settlement V(-2,1,N)")


@pytest.mark.rule("TRADE-017a", "TRADE-090a")
def test_all_six_corners_of_a_large_trade_hex_take_buildings() -> None:
    ways = " ".join(f"S(3,0,{side})" for side in ("N", "NE", "SE", "S", "SW", "NW"))
    t = traders(f"{ways} {TOWN}", many=6)
    assert len(t.sites("build_settlement")) == 6


@pytest.mark.rule("TRADE-X19", "TRADE-090c", "TRADE-090b")
def test_roads_join_at_a_plaza() -> None:
    t = traders(f"S(2,-2,SW) S(2,-2,SE) {TOWN}")
    assert t.part.lengths[0] == 2
    assert "S(2,-2,S)" in t.sites("build_road")
    assert t.refuse("0 build_settlement P(2,-2)") == ("reason-plaza-no-building", "TRADE-101")
    t.do("0 build_road S(2,-2,S)")


# the end


TWELVE = "V(0,-1,N)! V(0,1,N)! V(1,0,N)! V(-1,0,N)! V(-1,1,N) V(2,0,N) V(2,-1,N) V(1,1,N)"
"""Four cities and four settlements."""


@pytest.mark.rule("TRADE-X10", "TRADE-092", "TRADE-042")
def test_the_last_upgrade_wins() -> None:
    t = traders(f"{TWELVE} 2lumber 1wool 1ore", levels={0: 4})
    assert t.public(0) == 12
    t.do("0 upgrade_wagon")
    assert (t.public(0), t.winner) == (13, 0)


@pytest.mark.rule("TRADE-X11", "TRADE-092", "TRADE-063")
def test_a_delivery_wins_while_the_wagon_moves() -> None:
    """Before the next token is drawn."""
    t = moving(TWELVE, wagons={0: "V(2,-1,N)"}, loads={0: "tools"}).do("0 move_wagon P(2,-2)")
    assert (t.public(0), t.winner) == (13, 0)


@pytest.mark.rule("TRADE-092")
def test_twelve_points_win_nothing_and_only_the_own_turn_counts() -> None:
    t = traders("", TWELVE, levels={1: 5}, many=2)
    assert t.winner is None
    t.do("0 end_turn")
    assert t.winner is None
    t.do("0 end_movement")
    assert t.winner == 1


# information and decisions


@pytest.mark.rule("TRADE-100", "TRADE-100a")
def test_what_lies_on_the_table_is_seen_by_all() -> None:
    t = traders("knight", levels={0: 3}, loads={1: "sand"}, gold=(1, 2, 3), delivered={2: 4})
    for seat in range(3):
        seen = TraderTable(t.game, observe(t.game, t.state, Seat(seat)).state)
        assert (seen.traders, seen.gold) == (t.traders, t.gold)
    assert TraderTable(t.game, observe(t.game, t.state, Seat(1)).state).part.private[0] is None


@pytest.mark.rule("TRADE-102")
def test_what_the_scenario_adds_for_seats_to_decide() -> None:
    own = {kind for kind in GAME.kinds if kind not in RULESETS["rivers"].kinds}
    chance = {"drive_off_die", "drawn_commodity"}
    assert own - chance == {
        *("upgrade_wagon", "move_wagon", "pay_grain", "end_movement", "play_swift_journey"),
        *("drive_off", "move_barbarian", "choose_stack"),
    }
    assert {"buy_with_gold", "sell_for_gold", "offer_trade"} <= set(GAME.kinds)
