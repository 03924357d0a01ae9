"""The worked examples, on the island and with the rates they are told with. Red is seat 0, Blue 1, White 2."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.engine import start
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.discards import DISCARD
from catan_desktop.mechanics.events import AwardMoved
from catan_desktop.mechanics.questions import RATES
from catan_desktop.mechanics.robber import ROBBER_STEP
from catan_desktop.mechanics.theft import THEFT
from tests.mechanics.place import ACTION, PRE_ROLL, Table, classic, counts, line, place, ring, spots

FULL = "19lumber 19brick 19wool 19grain"
SETTLEMENT = "1lumber 1brick 1wool 1grain"


def before_roll(*seats: str, robber: str = "(0,0)", bank: str | None = None) -> Table:
    return place(classic(), *seats, step=PRE_ROLL, robber=robber, bank=bank)


X01 = ("V(2,0,N)", "V(2,1,N)!", "V(-3,2,N)")


@pytest.mark.rule("BASE-X01")
def test_example_production() -> None:
    """A settlement between mountains 8 and hills 10, a city at the mountains only."""
    t = before_roll(*X01).roll(8)
    assert (t.hand(0), t.hand(1), t.part.bank[4]) == (counts("1ore"), counts("2ore"), 16)
    t = before_roll(*X01).roll(10)
    assert (t.hand(0), t.hand(1)) == (counts("1brick"), counts(""))


@pytest.mark.rule("BASE-X02")
def test_example_the_robber_blocks() -> None:
    """Neither gets ore; a building at the other 8 still collects lumber."""
    t = before_roll(*X01, robber="(2,0)").roll(8)
    assert [t.hand(seat) for seat in range(3)] == [counts(""), counts(""), counts("1lumber")]


@pytest.mark.rule("BASE-X03")
def test_example_shortage_for_several() -> None:
    """Three ore left, two seats due two each: nobody gets ore, lumber of the same roll is paid."""
    t = before_roll("V(2,0,N)! V(-3,2,N)", "V(2,1,N)!", bank=f"{FULL} 3ore").roll(8)
    assert (t.hand(0), t.hand(1), t.part.bank[4]) == (counts("1lumber"), counts(""), 3)


@pytest.mark.rule("BASE-X04")
def test_example_shortage_for_one() -> None:
    """Three ore left, one seat due four: it gets the three."""
    t = before_roll("", "V(2,0,N)! V(2,1,N)!", bank=f"{FULL} 3ore").roll(8)
    assert (t.hand(1), t.part.bank[4]) == (counts("3ore"), 0)


@pytest.mark.rule("BASE-X05", "WATCH-X13")
@pytest.mark.parametrize(("held", "gives"), [(7, 0), (8, 4), (9, 4), (15, 7)])
def test_example_discards(held: int, gives: int) -> None:
    """Hands of 7, 8, 9 and 15 discard 0, 4, 4 and 7."""
    t = before_roll("", f"{held}wool").roll(7)
    assert (t.step == DISCARD) is bool(gives)
    if gives:
        assert t.lines() == [f"1 discard 0,0,{gives},0,0"]
    else:
        assert t.step == ROBBER_STEP


@pytest.mark.rule("BASE-X06")
def test_example_the_robber_must_move() -> None:
    """His own hex is refused, another accepted."""
    t = before_roll().roll(7)
    assert t.refuse("0 move_robber (0,0)") == ("reason-robber-stays", "BASE-217")
    assert t.do("0 move_robber (1,0)").robber == "(1,0)"


@pytest.mark.rule("BASE-X07")
def test_example_the_only_victim_is_not_asked_for() -> None:
    """Of two neighbours one has no card: the other is robbed without a question."""
    t = place(classic(), "V(0,-1,N)", "V(0,0,N) 3ore", seat=2, step=PRE_ROLL).roll(7).do("2 move_robber (0,-1)")
    assert t.step == THEFT
    t.do("* stolen_card ore")
    assert t.part.hands == (0, 2, 1)


@pytest.mark.rule("BASE-X08")
def test_example_distance() -> None:
    """One path away is refused, two paths away is far enough."""
    t = place(classic(), f"V(0,0,N) {ring(0, 0)} {SETTLEMENT}")
    assert t.refuse("0 build_settlement V(0,-1,S)") == ("reason-distance", "BASE-111")
    assert t.can("0 build_settlement V(-1,1,N)")


@pytest.mark.rule("BASE-X09")
def test_example_a_road_through_an_enemy() -> None:
    """With no other connection the road is refused."""
    t = place(classic(), "E(0,-1,E) 1lumber 1brick", "V(0,0,N)")
    assert t.refuse("0 build_road E(0,0,NE)") == ("reason-road-through-rival", "BASE-116")


@pytest.mark.rule("BASE-X10")
def test_example_a_loop_and_a_tail() -> None:
    """Six edges and one more are seven."""
    assert place(classic(), f"{ring(0, 0)} E(0,-1,E)").part.lengths[0] == 7


@pytest.mark.rule("BASE-X11")
def test_example_a_cut() -> None:
    """Seven in a line, cut after the third: four are left, the five of the other take the award."""
    blue = f"E(-1,-1,E) {line(-1, 0, 4)} {SETTLEMENT}"
    t = place(classic(), line(0, -2, 7), blue, seat=1)
    assert (t.part.lengths, t.part.longest) == ((7, 5, 0), 0)
    before = [t.public(seat) for seat in range(2)]
    t.do(f"1 build_settlement {spots(0, -2, 3)}")
    assert (t.part.lengths, t.part.longest) == ((4, 5, 0), 1)
    assert [t.public(seat) for seat in range(2)] == [before[0] - 2, before[1] + 2 + 1]


@pytest.mark.rule("BASE-X12")
def test_example_a_cut_with_a_tie_among_others() -> None:
    """The award is set aside; who reaches six first takes it."""
    blue = f"E(-1,-1,E) {line(-1, 0, 4)} {SETTLEMENT}"
    t = place(classic(), line(0, -2, 7), blue, f"{line(2, -2, 5)} 1lumber 1brick", seat=1)
    t.do(f"1 build_settlement {spots(0, -2, 3)}")
    assert (t.part.lengths, t.part.longest) == ((4, 5, 5), -1)
    t.do("1 end_turn").roll(2).do(f"2 build_road {line(2, -2, 1, skip=5)}")
    assert (t.part.lengths, t.part.longest) == ((4, 5, 6), 2)


@pytest.mark.rule("BASE-X13")
def test_example_a_cut_with_a_tie_that_includes_the_holder() -> None:
    """Cut to the five that another has, the holder keeps it."""
    blue = f"E(-2,0,E) {line(1, -2, 4, skip=1)} {SETTLEMENT}"
    t = place(classic(), line(0, -2, 7), blue, seat=1).do(f"1 build_settlement {spots(0, -2, 2)}")
    assert (t.part.lengths, t.part.longest) == ((5, 5, 0), 0)


@pytest.mark.rule("BASE-X14")
def test_example_no_gain_in_ties() -> None:
    """Six against six changes nothing, seven takes it."""
    t = place(classic(), line(0, -2, 6), f"{line(2, -2, 5)} 2lumber 2brick", seat=1)
    t.do(f"1 build_road {line(2, -2, 1, skip=5)}")
    assert (t.part.lengths, t.part.longest) == ((6, 6, 0), 0)
    t.do("1 build_road E(-3,2,E)")
    assert (t.part.lengths, t.part.longest) == ((6, 7, 0), 1)


EIGHT = "V(-2,2,N)! V(-1,2,N)! V(0,2,N)! V(1,-2,N)!"


@pytest.mark.rule("BASE-X15")
def test_example_a_knight_before_the_roll_wins() -> None:
    """Two played knights, eight points and a third knight: Largest Army makes ten."""
    t = before_roll(f"{EIGHT} played=2 knight").do("0 play_knight")
    assert (t.part.largest, t.points(0), t.winner) == (0, 10, 0)


@pytest.mark.rule("BASE-X16")
def test_example_a_card_bought_now() -> None:
    """A knight cannot be played this turn; a victory point card wins at once with nine points."""
    nine = f"{EIGHT} V(0,0,N) 1wool 1grain 1ore"
    t = place(classic(), nine).do("0 buy_card", "* drawn_card knight")
    assert t.refuse("0 play_knight") == ("reason-card-bought-now", "BASE-152")
    t = place(classic(), nine).do("0 buy_card", "* drawn_card vp")
    assert t.winner == 0


@pytest.mark.rule("BASE-X17")
def test_example_winning_only_on_the_own_turn() -> None:
    """White's settlement gives Blue the award and ten points; Blue wins when Blue's turn begins."""
    red, white, blue = line(0, -2, 6), f"E(-1,-1,E) {SETTLEMENT}", f"{line(2, -2, 5)} {EIGHT}"
    t = place(classic(), red, white, blue, seat=1)
    assert (t.part.longest, t.points(2)) == (0, 8)
    t.do(f"1 build_settlement {spots(0, -2, 3)}")
    assert t.part.lengths[0] == 3
    assert t.of(AwardMoved) == [AwardMoved("longest", Seat(2), Seat(0))]
    assert (t.points(2), t.winner, t.step) == (10, None, ACTION)
    t.do("1 end_turn")
    assert t.winner == 2


@pytest.mark.rule("BASE-X18")
def test_example_harbour_rates() -> None:
    """With the grain harbour grain 2, others 4; with a general one too grain 2, others 3."""
    for seat, rates in (("V(1,-2,N)", (4, 4, 4, 2, 4)), ("V(1,-2,N) V(0,-3,S)", (3, 3, 3, 2, 3))):
        t = place(classic(), seat)
        assert t.game.ask(RATES, t.state, Seat(0)) == rates


@pytest.mark.rule("BASE-X19")
def test_example_a_refused_trade() -> None:
    """Wool on both sides is refused, two wool for a grain is legal."""
    t = place(classic(), "2wool", "1grain 1wool")
    assert t.refuse("0 offer_trade 1wool 1grain+1wool @1") == ("reason-same-on-both-sides", "BASE-138")
    assert t.can("0 offer_trade 2wool 1grain @1")


@pytest.mark.rule("BASE-X20")
def test_example_income_of_the_second_settlement() -> None:
    """Between fields, desert and forest: one grain, one lumber."""
    game = classic(2)
    t = Table(game, start(game)[0]).do("* first_dice 6 6", "* first_dice 1 1")
    t.do(
        "0 place_settlement V(2,0,N)",
        "0 place_road E(2,0,NE)",
        "1 place_settlement V(-1,0,N)",
        "1 place_road E(-1,0,NE)",
    )
    t.do("1 place_settlement V(-1,2,N)", "1 place_road E(-1,2,NE)", "0 place_settlement V(0,1,N)")
    assert t.hand(0) == counts("1grain 1lumber")


@pytest.mark.rule("BASE-X22")
def test_example_monopoly() -> None:
    """Opponents hold three, no and two wool: five change hands, nothing else does."""
    t = place(classic(4), "monopoly", "3wool 1ore", "2grain", "2wool 1brick").do("0 play_monopoly wool")
    assert [t.hand(seat) for seat in range(4)] == [counts("5wool"), counts("1ore"), counts("2grain"), counts("1brick")]


@pytest.mark.rule("BASE-X23")
def test_example_the_piece_limit() -> None:
    """Five settlements and no city: a sixth is refused until one is upgraded."""
    five = "V(0,0,N) V(1,0,N) V(2,0,N) V(-1,0,N) V(-2,0,N)"
    t = place(classic(), f"{five} E(0,0,SE) {SETTLEMENT} 3ore 2grain")
    assert t.refuse("0 build_settlement V(0,0,S)") == (
        "reason-no-settlement-piece",
        "BASE-118",
    )
    t.do("0 build_city V(1,0,N)", "0 build_settlement V(0,0,S)")
    assert t.part.settlements[0].bit_count() == 5
