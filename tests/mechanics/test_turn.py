"""The order of a turn."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.event import TurnBegan, TurnEnded
from catan_desktop.kernel.ids import CHANCE, Seat
from tests.mechanics.place import ACTION, DICE, PRE_ROLL, counts, gift, place


@pytest.mark.rule("BASE-070", "BASE-235")
def test_a_turn_is_pre_roll_roll_action_end() -> None:
    """First the roll is due, then chance answers, then the action step, which ends the turn."""
    t = place(gift(3), "1lumber 1brick", step=PRE_ROLL)
    assert (t.step, t.actor, t.kinds()) == (PRE_ROLL, 0, {"roll"})
    t.do("0 roll")
    assert (t.step, t.actor) == (DICE, CHANCE)
    t.do("* dice 1 1")
    assert (t.step, t.actor) == (ACTION, 0)
    t.do("0 end_turn")
    assert (t.step, t.actor, t.state.seat) == (PRE_ROLL, 1, 1)
    assert t.events == (TurnEnded(Seat(0), 20), TurnBegan(Seat(1), 21))


@pytest.mark.rule("BASE-071", "BASE-211")
def test_the_roll_is_mandatory() -> None:
    """Nothing but rolling leads out of the time before the roll."""
    t = place(gift(3), "9lumber 9brick 9wool 9grain 9ore", step=PRE_ROLL)
    assert t.lines() == ["0 roll"]
    assert t.refuse("0 end_turn") == ("reason-roll-first", "BASE-211")


@pytest.mark.rule("BASE-071", "BASE-211")
def test_the_dice_are_rolled_once() -> None:
    """After the roll there is no second one."""
    t = place(gift(3), step=PRE_ROLL).roll(2)
    assert t.refuse("0 roll") == ("reason-rolled-already", "BASE-211")


@pytest.mark.rule("BASE-072")
def test_trade_and_building_mix_in_any_order() -> None:
    """In the action step one may build, trade, and build again, as often as one can pay."""
    t = place(gift(3), "V(0,1,N) E(0,1,NE) 1lumber 6brick 1ore", "2wool")
    t.do("0 build_road E(1,0,SE)", "0 bank_trade brick lumber", "0 build_road E(1,1,NE)")
    t.do("0 offer_trade 1ore 1wool @1", "1 accept_offer", "0 settle_trade 1")
    assert t.hand(0) == counts("1wool")
    assert t.part.roads[0].bit_count() == 3


@pytest.mark.rule("BASE-073")
def test_a_trade_route_works_in_the_turn_its_settlement_was_built() -> None:
    """The better rate is there at once."""
    t = place(gift(3), "E(1,3,SE) 1lumber 1brick 1wool 1grain 2ore")
    assert t.refuse("0 bank_trade ore wool") == ("reason-rate", "BASE-131")
    t.do("0 build_settlement V(1,3,S)", "0 bank_trade ore wool")
    assert t.hand(0) == counts("1wool")


@pytest.mark.rule("BASE-074")
def test_the_next_seat_clockwise_has_the_next_turn() -> None:
    """After the last seat comes the first."""
    t = place(gift(4), seat=3).do("3 end_turn")
    assert (t.actor, t.state.seat, t.state.turn) == (0, 0, 21)


@pytest.mark.rule("BASE-210")
def test_only_the_seat_on_the_clock_acts() -> None:
    """Nobody else may roll, build, trade or end the turn."""
    t = place(gift(3), "", "9lumber 9brick 9wool 9grain V(0,1,N) E(0,1,NE)", step=PRE_ROLL)
    assert t.refuse("1 roll") == ("reason-not-your-move", "BASE-210")
    t.roll(2)
    for text in ("1 build_road E(1,0,SE)", "1 bank_trade lumber ore", "1 buy_card", "1 end_turn"):
        assert t.refuse(text) == ("reason-not-your-move", "BASE-210")


@pytest.mark.rule("BASE-210")
def test_chance_is_not_played_by_a_seat() -> None:
    """Nobody chooses the dice, and the dice fall only when they are rolled."""
    t = place(gift(3), step=PRE_ROLL)
    assert t.refuse("* dice 3 4") == ("reason-not-your-move", "BASE-210")
    t.do("0 roll")
    assert t.refuse("0 dice 3 4") == ("reason-not-your-move", "BASE-210")
