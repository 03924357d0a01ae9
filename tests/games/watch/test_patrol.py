"""Ranger Patrol (WATCH-50, 79, 81, 87, 91, X16, X25, X26)."""

from __future__ import annotations

import pytest

from catan_desktop.games.watch.actions import TakeWildling
from catan_desktop.games.watch.events import WildlingRemoved
from catan_desktop.games.watch.part import CLIMBER, GIANT, REGULAR
from catan_desktop.kernel.ids import CHANCE, NOBODY, Seat
from catan_desktop.mechanics.actions import MoveRobber, PlayKnight, PlayPlenty, SendRobberHome, Steal, StolenCard
from catan_desktop.mechanics.events import AwardMoved, CardsTaken
from catan_desktop.mechanics.tables import ORE
from tests.positions import PRE_ROLL, Position, counts

RED, BLUE = Seat(0), Seat(1)


@pytest.mark.rule("WATCH-50", "WATCH-91")
def test_choice_a_moves_tormund_and_takes_a_card() -> None:
    table = Position(
        cards={0: "knight"}, settlements={1: "V(0,1,N)", 2: "V(1,1,N)"}, hands={1: "ore", 2: "wool"}
    ).table()
    table.do(PlayKnight(RED))
    assert table.step() == "watch.patrol"
    table.do(MoveRobber(RED, table.hex("(1,0)")))
    assert table.step() == "settlers.steal"
    table.do(Steal(RED, BLUE), StolenCard(CHANCE, ORE))
    assert table.hand(0) == "ore"
    assert table.part.knights[RED] == 1
    assert table.step() == "settlers.action"


@pytest.mark.rule("WATCH-50", "WATCH-87")
def test_a_patrol_never_sends_tormund_to_his_camp_or_where_he_stands() -> None:
    table = Position(cards={0: "knight"}, robber="(0,1)").table().do(PlayKnight(RED))
    assert table.refused(SendRobberHome(RED)).rule == "WATCH-87"
    assert table.refused(MoveRobber(RED, table.hex("(0,1)"))).key == "reason-robber-stays"
    assert len(table.offered(MoveRobber)) == 20


@pytest.mark.rule("WATCH-70", "WATCH-87")
def test_tormund_never_goes_to_an_ice_field() -> None:
    table = Position(seats=3, cards={0: "knight"}, heroes=("marsh", "thorne", "mormont")).table().do(PlayKnight(RED))
    assert [action.hex for action in table.offered(MoveRobber)] == list(range(16))
    with pytest.raises(ValueError, match="no hex"):
        table.hex("(3,1)")


@pytest.mark.rule("WATCH-50", "WATCH-91", "WATCH-X16")
def test_example_16_choice_b_takes_a_wildling_and_a_card() -> None:
    table = Position(cards={0: "knight"}, gift={"(2,3)": "c"}).table().do(PlayKnight(RED))
    assert table.offered(TakeWildling) == [TakeWildling(RED, table.hex("(2,3)"), CLIMBER)]
    table.do(TakeWildling(RED, table.hex("(2,3)"), CLIMBER))
    assert table.gift() == {}
    assert table.watch.supply == (24, 8, 8)
    assert table.hand(0) == "grain"
    assert table.part.knights[RED] == 1
    assert table.told(WildlingRemoved) == [WildlingRemoved(RED, table.hex("(2,3)"), CLIMBER, "patrol")]
    assert table.step() == "settlers.action"


@pytest.mark.rule("WATCH-50")
def test_an_empty_supply_gives_no_card() -> None:
    table = Position(cards={0: "knight"}, gift={"(2,3)": "c"}, bank={"grain": 0}).table().do(PlayKnight(RED))
    table.do(TakeWildling(RED, table.hex("(2,3)"), CLIMBER))
    assert table.gift() == {}
    assert table.hand(0) == ""
    assert table.told(CardsTaken) == []


@pytest.mark.rule("WATCH-81")
def test_the_figure_is_named_where_kinds_differ_and_the_card_is_due() -> None:
    table = Position(cards={0: "knight"}, gift={"(2,3)": "rrg"}, robber="(2,3)").table().do(PlayKnight(RED))
    there = table.hex("(2,3)")
    assert table.offered(TakeWildling) == [TakeWildling(RED, there, REGULAR), TakeWildling(RED, there, GIANT)]
    table.do(TakeWildling(RED, there, GIANT))
    assert table.gift() == {"(2,3)": "rr"}
    assert table.hand(0) == "grain"


@pytest.mark.rule("WATCH-27", "WATCH-81", "WATCH-X26")
def test_example_26_the_hex_still_yields_nothing() -> None:
    about = {"cards": {0: "knight"}, "gift": {"(0,1)": "rr"}, "settlements": {0: "V(0,1,S)"}}
    table = Position(step=PRE_ROLL, **about).table().do(PlayKnight(RED))  # type: ignore[arg-type]
    table.do(TakeWildling(RED, table.hex("(0,1)"), REGULAR))
    assert table.hand(0) == "brick"
    table.roll(2, 2)
    assert table.hand(0) == "brick", "the other wildling still blocks the hills 4"
    assert table.gift() == {"(0,1)": "r"}


@pytest.mark.rule("WATCH-87")
def test_choice_b_needs_such_a_wildling() -> None:
    table = Position(cards={0: "knight"}, camps=("r", "", "")).table().do(PlayKnight(RED))
    assert table.refused(TakeWildling(RED, table.hex("(0,0)"), REGULAR)).key == "reason-gift-empty"
    table = Position(cards={0: "knight"}, gift={"(0,0)": "r"}).table()
    assert not table.legal(TakeWildling(RED, table.hex("(0,0)"), REGULAR)), "no card was played"
    table.do(PlayKnight(RED))
    assert table.refused(TakeWildling(RED, table.hex("(0,0)"), GIANT)).key == "reason-no-wildling-there"
    assert table.refused(TakeWildling(RED, table.hex("(0,1)"), REGULAR)).rule == "WATCH-81"


@pytest.mark.rule("WATCH-79")
def test_the_award_and_its_wildling_come_before_the_choice() -> None:
    table = Position(cards={0: "knight"}, knights={0: 2}, camps=("rrrr", "", "")).table().do(PlayKnight(RED))
    assert table.told(AwardMoved) == [AwardMoved("largest", RED, NOBODY)]
    assert table.actor() == CHANCE
    table.reveal("cannibals", "regular")
    assert table.step() == "watch.patrol"
    assert table.watch.breach == 2, "the raid is over"
    assert table.gift() == {"(0,0)": "r", "(1,0)": "r"}
    table.do(TakeWildling(RED, table.hex("(0,0)"), REGULAR))
    assert table.hand(0) == "ore", "the wildling that the award set loose can be taken"


@pytest.mark.rule("WATCH-58", "WATCH-79", "WATCH-X25")
def test_example_25_the_award_ends_the_game() -> None:
    table = Position(
        cards={0: "knight"},
        knights={0: 2},
        camps=("crrr", "", ""),
        wall=((1,) * 3, (), (), ()),
        gift={"(0,0)": "rr", "(1,0)": "rr", "(2,0)": "rrr"},
    ).table()
    table.do(PlayKnight(RED)).reveal("cannibals", "regular")
    assert table.watch.invaders == 8
    assert table.ending() == ((1,), "tragic")
    assert table.camps() == ["rrrr", "", ""], "the second of the raid does not move"
    assert table.refused(MoveRobber(RED, table.hex("(0,1)"))).key == "reason-game-over"


@pytest.mark.rule("WATCH-52")
def test_victory_point_cards_count_at_once_and_stay_secret() -> None:
    table = Position(cards={0: "2vp"}, fresh={0: "2vp"}).table()
    assert (table.points(0), table.public(0)) == (2, 0)


@pytest.mark.rule("WATCH-51")
def test_winter_is_coming_takes_two_cards_of_the_supply() -> None:
    table = Position(cards={0: "plenty"}, bank={"ore": 1}).table()
    table.refused(PlayPlenty(RED, counts("2ore")))
    table.do(PlayPlenty(RED, counts("ore grain")))
    assert table.hand(0) == "grain ore"
    empty = {"lumber": 0, "brick": 0, "wool": 0, "grain": 0, "ore": 0}
    table = Position(cards={0: "plenty"}, bank=empty).table()
    assert table.refused(PlayPlenty(RED, counts("2ore"))).rule == "BASE-160"
