"""A 7, the discards, the robber and the theft."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.event import redact
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.mechanics.discards import DISCARD
from catan_desktop.mechanics.events import Discarded, Produced, RobberMoved, Stolen
from catan_desktop.mechanics.robber import ROBBER_STEP
from catan_desktop.mechanics.tables import ORE
from catan_desktop.mechanics.theft import STEAL, THEFT
from tests.mechanics.place import ACTION, PRE_ROLL, Table, counts, gift, place
from tests.parts import settlers


def seven(*seats: str, robber: str = "(2,0)", players: int = 4, **options: bool | int | str) -> Table:
    """Seat 0 has rolled a 7."""
    return place(gift(players, **options), *seats, step=PRE_ROLL, robber=robber).roll(7)


@pytest.mark.rule("BASE-090")
def test_on_a_seven_nothing_produces() -> None:
    """There is no token 7 and no card for anybody."""
    t = seven("V(0,1,N)", "V(0,2,N)!")
    assert not t.of(Produced)
    assert t.part.hands == (0, 0, 0, 0)


@pytest.mark.rule("BASE-091", "WATCH-29")
@pytest.mark.parametrize(("held", "half"), [(8, 4), (9, 4), (10, 5), (15, 7)])
def test_more_than_seven_cards_discard_half_rounded_down(held: int, half: int) -> None:
    """The roller too discards; the cards go to the bank."""
    t = seven(f"{held}ore")
    assert (t.step, t.actor) == (DISCARD, 0)
    for wrong in {half - 1, half + 1, held, 0}:
        assert t.refuse(f"0 discard {wrong}ore") == ("reason-discard-half", "BASE-216")
    t.do(f"0 discard {half}ore")
    assert t.hand(0) == counts(f"{held - half}ore")
    assert t.part.bank == (19, 19, 19, 19, 19 - held + half)
    assert t.of(Discarded) == [Discarded(Seat(0), counts(f"{half}ore"))]


@pytest.mark.rule("BASE-091")
def test_seven_cards_are_kept() -> None:
    """Seven is not more than seven."""
    assert seven("7ore", "7wool").step == ROBBER_STEP


@pytest.mark.rule("BASE-091", "BASE-216", "BASE-232")
def test_discards_are_of_ones_own_choice() -> None:
    """Any cards of the hand, of the right number; not cards that one does not hold."""
    t = seven("", "6ore 2wool")
    assert set(t.sites("discard")) == {"0,0,0,0,4", "0,0,1,0,3", "0,0,2,0,2"}
    assert t.refuse("1 discard 3wool+1ore") == ("reason-cards-not-held", "BASE-216")
    assert t.refuse("1 discard 4grain") == ("reason-cards-not-held", "BASE-216")


@pytest.mark.rule("BASE-092")
def test_development_cards_do_not_count_on_a_seven() -> None:
    """Seven resource cards and many development cards are no reason to discard."""
    assert seven("7ore knight knight vp vp roads").step == ROBBER_STEP


@pytest.mark.rule("BASE-092")
def test_half_is_of_the_resource_cards_only() -> None:
    """Eight resource cards and three development cards: four resource cards go, no development card."""
    t = seven("8ore knight knight vp").do("0 discard 4ore")
    assert (t.part.hands[0], t.part.held[0]) == (4, 3)


@pytest.mark.rule("BASE-093", "BASE-232")
def test_discards_are_asked_clockwise_from_the_active_seat() -> None:
    """One after another, from the seat that rolled."""
    t = place(gift(4), "8ore", "8wool", "2grain", "8lumber", step=PRE_ROLL, seat=1).roll(7)
    order = []
    while t.step == DISCARD:
        order.append(t.actor)
        t.do(t.lines()[0])
    assert order == [1, 3, 0]
    assert (t.step, t.actor) == (ROBBER_STEP, 1)


@pytest.mark.rule("BASE-093")
def test_a_discard_is_not_shown_to_those_who_have_not_chosen() -> None:
    """Until the last has chosen, the others see neither cards nor bank change; then all is public."""
    t = seven("9ore", "9wool", "1grain")
    before = settlers(observe(t.game, t.state, Seat(2)).state)
    t.do("0 discard 4ore")
    assert t.events == ()
    assert settlers(observe(t.game, t.state, Seat(2)).state) == before
    assert settlers(observe(t.game, t.state, Seat(1)).state).bank == (19, 19, 10, 18, 10)
    t.do("1 discard 4wool")
    assert t.of(Discarded) == [Discarded(Seat(0), counts("4ore")), Discarded(Seat(1), counts("4wool"))]
    assert t.part.bank == (19, 19, 14, 18, 14)


@pytest.mark.rule("BASE-094", "BASE-217", "WATCH-87")
def test_the_robber_must_move() -> None:
    """Leaving him where he stands is refused, and so is going on without moving him."""
    t = seven(robber="(2,0)")
    assert t.refuse("0 move_robber (2,0)") == ("reason-robber-stays", "BASE-217")
    assert t.refuse("0 end_turn") == ("reason-finish-first", "BASE-211")
    t.do("0 move_robber (1,1)")
    assert t.robber == "(1,1)"
    parse = t.game.board.topology.parse_hex
    assert t.of(RobberMoved) == [RobberMoved(Seat(0), parse("(1,1)"), parse("(2,0)"))]


@pytest.mark.rule("BASE-095", "BASE-233", "WATCH-29", "WATCH-90")
def test_on_a_seven_the_robber_may_go_to_any_other_hex_or_to_his_camp() -> None:
    """Every terrain hex but his own, and his camp if he is not there."""
    t = seven(robber="(2,0)")
    land = {f"({q},{r})" for q, r in t.game.board.land}
    assert t.sites("move_robber") == land - {"(2,0)"}
    assert t.can("0 send_robber_home")
    t.do("0 send_robber_home")
    assert (t.robber, t.step) == ("home", ACTION)
    assert [event.seat for event in t.of(RobberMoved)] == [0]
    t = seven(robber="home")
    assert t.sites("move_robber") == land
    assert t.refuse("0 send_robber_home") == ("reason-robber-stays", "WATCH-29")


@pytest.mark.rule("WATCH-29")
def test_nothing_is_stolen_at_the_camp() -> None:
    """The robber goes home and no card changes hands."""
    t = seven("", "V(0,1,N) 3ore").do("0 send_robber_home")
    assert t.step == ACTION
    assert t.part.hands == (0, 3, 0, 0)
    assert not t.of(Stolen)


@pytest.mark.rule("BASE-096", "BASE-103", "WATCH-29")
def test_the_roller_takes_one_card_of_an_opponent_there() -> None:
    """A settlement or a city at the new hex: one random card goes to the roller, then the turn goes on."""
    for building in ("V(0,1,N)", "V(0,1,N)!"):
        t = seven("", f"{building} 3ore").do("0 move_robber (0,1)")
        assert (t.step, t.actor) == (THEFT, CHANCE)
        t.do("* stolen_card ore")
        assert (t.hand(0), t.hand(1)) == (counts("1ore"), counts("2ore"))
        assert (t.step, t.actor) == (ACTION, 0)
        assert t.of(Stolen) == [Stolen(Seat(0), Seat(1), ORE)]


@pytest.mark.rule("BASE-097", "BASE-234")
def test_the_roller_chooses_among_several_victims() -> None:
    """Each opponent there with cards may be chosen, nobody else."""
    t = seven("V(-1,2,N)", "V(0,1,N) 3ore", "V(0,2,N) 2wool", "V(2,2,N) V(2,1,N)! 4grain")
    t.do("0 move_robber (0,1)")
    assert t.step == STEAL
    assert t.lines() == ["0 steal 1", "0 steal 2"]
    t.do("0 steal 2", "* stolen_card wool")
    assert t.part.hands == (1, 3, 1, 4)


@pytest.mark.rule("BASE-097", "BASE-155")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_whoever_moved_the_robber_chooses_the_victim(seat: int) -> None:
    """Also with a knight, and whichever seat it is."""
    others = [other for other in range(4) if other != seat]
    words = ["V(0,1,N) 1ore", "V(0,2,N) 1ore", "V(-1,2,N) 1ore"]
    words.insert(seat, "knight")
    t = place(gift(4), *words, seat=seat, robber="(2,0)").do(f"{seat} play_knight")
    assert t.actor == seat
    t.do(f"{seat} move_robber (0,1)")
    assert (t.step, t.actor) == (STEAL, seat)
    assert t.lines() == [f"{seat} steal {other}" for other in others]
    t.do(f"{seat} steal {others[1]}", "* stolen_card ore")
    assert t.hand(seat) == counts("1ore")
    assert t.of(Stolen) == [Stolen(Seat(seat), Seat(others[1]), ORE)]


@pytest.mark.rule("BASE-098", "BASE-218")
def test_an_empty_hand_cannot_be_robbed() -> None:
    """Of two neighbours only the one with cards is a victim, so nobody is asked; who lives elsewhere is none."""
    t = seven("", "V(0,1,N)", "V(0,2,N) 2wool", "V(2,2,N) 3ore").do("0 move_robber (0,1)")
    assert t.step == THEFT
    t.do("* stolen_card wool")
    assert t.part.hands == (1, 0, 1, 3)
    assert t.step == ACTION


@pytest.mark.rule("BASE-098")
def test_with_only_empty_hands_nothing_is_taken() -> None:
    """The turn goes on without a theft."""
    t = seven("", "V(0,1,N)", "V(0,2,N)", "3ore").do("0 move_robber (0,1)")
    assert t.step == ACTION
    assert t.part.hands == (0, 0, 0, 3)


@pytest.mark.rule("BASE-098", "BASE-091")
def test_who_may_be_robbed_is_judged_after_the_discards() -> None:
    """A hand that was halved still has cards; the discarded ones cannot be stolen."""
    t = seven("", "V(0,1,N) 4ore 4wool").do("1 discard 4ore", "0 move_robber (0,1)")
    assert t.asked().choices[0].count() == 1
    assert t.can("* stolen_card wool")
    assert not t.can("* stolen_card ore")


@pytest.mark.rule("BASE-099", "BASE-218")
def test_nobody_steals_from_themself() -> None:
    """Own buildings at the hex do not matter, and oneself is no victim."""
    t = seven("V(0,1,N) 3ore").do("0 move_robber (0,1)")
    assert t.step == ACTION
    t = seven("V(-1,2,N) 3ore", "V(0,1,N) 1wool", "V(0,2,N) 1wool").do("0 move_robber (0,1)")
    assert t.refuse("0 steal 0") == ("reason-no-victim", "BASE-218")
    assert t.refuse("0 steal 3") == ("reason-no-victim", "BASE-218")


@pytest.mark.rule("BASE-100")
def test_each_card_of_the_victim_is_equally_likely() -> None:
    """A kind is drawn by the number of its cards in the hand."""
    t = seven("", "V(0,1,N) 1lumber 2wool 4ore").do("0 move_robber (0,1)")
    (draw,) = t.asked().choices
    assert isinstance(draw, Draw)
    assert draw.weights == (1, 0, 2, 0, 4)


@pytest.mark.rule("BASE-100", "BASE-201")
def test_the_stolen_kind_is_known_to_the_two_only() -> None:
    """Thief and victim see the card, everybody else that one was stolen."""
    t = seven("", "V(0,1,N) 3ore").do("0 move_robber (0,1)", "* stolen_card ore")
    (event,) = t.of(Stolen)
    assert redact(event, Seat(0)) == redact(event, Seat(1)) == event
    assert redact(event, Seat(2)) == redact(event, Seat(3)) == Stolen(Seat(0), Seat(1), None)


@pytest.mark.rule("BASE-102", "WATCH-76")
def test_the_robber_does_not_block_building_or_trade_routes() -> None:
    """At his hex roads and settlements may be built and a trade route used."""
    t = place(gift(3), "E(1,3,SE) E(1,3,E) 2lumber 2brick 1wool 1grain 2ore", robber="(1,3)")
    t.do("0 build_road E(1,3,NE)", "0 build_settlement V(1,3,S)", "0 bank_trade ore wool")
    assert t.hand(0) == counts("1wool")


@pytest.mark.rule("BASE-103")
def test_after_the_robber_the_turn_goes_on() -> None:
    """Also without a victim the action step follows, with building and trading."""
    t = seven("4ore").do("0 move_robber (0,1)")
    assert (t.step, t.actor) == (ACTION, 0)
    assert {"end_turn", "bank_trade"} <= t.kinds()


@pytest.mark.rule("BASE-211")
def test_no_trade_or_build_while_the_robber_waits() -> None:
    """Between the 7 and the end of the theft nothing else may be done."""
    rich = "V(0,2,N) E(0,2,NE) 2lumber 2brick 2ore 1wool 1grain"
    t = seven(f"{rich} knight", "V(0,1,N) 3ore", "V(-1,2,N) 2wool")
    others = ("build_road E(0,1,E)", "bank_trade lumber ore", "buy_card", "play_knight", "end_turn", "roll")

    def refused() -> None:
        for text in others:
            assert t.refuse(f"0 {text}")[0] in {"reason-not-now", "reason-finish-first"}

    assert t.step == DISCARD
    refused()
    t.do(f"0 discard {'2lumber+2brick'}")
    assert t.step == ROBBER_STEP
    refused()
    t.do("0 move_robber (0,1)")
    assert t.step == STEAL
    refused()


def test_the_friendly_robber_keeps_away_from_the_weak() -> None:
    """House rule: no hex with a building of a seat that has two public points or fewer."""
    weak, strong = "V(0,1,N) V(2,1,N) 3ore vp vp", "V(0,2,N)! V(-1,2,N) 3wool"
    t = seven("V(-2,3,N)! V(-1,3,N)", weak, strong, "V(1,3,N)! V(2,2,N)", friendly_robber=True)
    near = {"(0,1)", "(0,0)", "(1,0)", "(2,1)", "(2,0)", "(3,0)"}
    assert t.sites("move_robber") == {f"({q},{r})" for q, r in t.game.board.land} - near
    assert t.refuse("0 move_robber (0,1)")[0] == "reason-friendly-robber"
    assert t.refuse("0 move_robber (2,0)") == ("reason-robber-stays", "BASE-217")
    t.do("0 move_robber (0,2)")
    assert t.step == THEFT, "the strong may be robbed"


def test_the_friendly_robber_counts_public_points_only() -> None:
    """Hidden victory point cards give no hint: two buildings are two points, whatever the hand holds."""
    for cards in ("", "vp vp vp"):
        t = seven("V(-2,3,N)!", f"V(0,1,N) V(2,1,N) {cards}", players=2, friendly_robber=True)
        assert "(0,1)" not in t.sites("move_robber")


def test_the_friendly_robber_with_nowhere_else_to_go() -> None:
    """When every other hex has a weak seat any of them will do, but nobody is robbed."""
    weak = ("V(3,0,S) V(1,3,N) 3ore", "V(0,0,S) V(-2,3,N) 3wool", "V(0,2,S) V(1,1,N) 3grain")
    t = seven(*weak, robber="(-3,3)", players=3, friendly_robber=True)
    assert len(t.sites("move_robber")) == 18
    t.do("0 move_robber (-1,2)")
    assert (t.step, t.part.hands) == (ACTION, (3, 3, 3))
    t = seven(*weak, "V(0,1,S)! V(3,2,N)! 3brick", robber="(-3,3)", friendly_robber=True)
    assert len(t.sites("move_robber")) == 18
    t.do("0 move_robber (-1,2)", "* stolen_card brick")
    assert (t.step, t.part.hands) == (ACTION, (4, 3, 3, 2)), "the strong one there is robbed"


def test_the_unfriendly_robber_goes_everywhere() -> None:
    """Without the house rule the weak are robbed as well."""
    t = seven("V(-2,3,N)!", "V(0,1,N) 3ore").do("0 move_robber (0,1)")
    assert t.step == THEFT
