"""What the dice bring."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.engine import make_game
from catan_desktop.kernel.game import Events, Game
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.events import Produced, Shortage
from catan_desktop.mechanics.production import payments
from catan_desktop.mechanics.tables import ORE
from tests.mechanics.place import PRE_ROLL, Table, counts, gift, place

FULL = "19lumber 19brick 19wool 19grain 19ore"


def before_roll(game: Game, *seats: str, robber: str = "home", bank: str | None = None) -> Table:
    return place(game, *seats, step=PRE_ROLL, robber=robber, bank=bank)


def all_eights(seats: int = 3) -> Game:
    """The Gift with an 8 on every hex."""
    game = gift(seats)
    board = replace(game.board, tokens=((8,),) * len(game.board.land))
    return make_game(game.ruleset, seats, game.options, board)


def two_eights(seats: int = 3) -> Game:
    """The Gift with an 8 on the mountains (0,2) and on the pasture (-1,1), and a 3 on every other hex."""
    game = gift(seats)
    eights = {game.board.topology.parse_hex(name) for name in ("(0,2)", "(-1,1)")}
    tokens = tuple((8,) if hex in eights else (3,) for hex in range(len(game.board.land)))
    return make_game(game.ruleset, seats, game.options, replace(game.board, tokens=tokens))


@pytest.mark.rule("BASE-080")
def test_every_hex_with_the_total_produces_and_no_other() -> None:
    """Both 8s yield on an 8; a settlement at other numbers gets nothing."""
    t = before_roll(two_eights(), "V(0,2,N)", "V(-1,1,N)", "V(1,1,N)").roll(8)
    assert [t.hand(seat) for seat in range(3)] == [counts("1ore"), counts("1wool"), counts("")]


@pytest.mark.rule("BASE-080", "BASE-101", "WATCH-27")
def test_the_hex_under_the_robber_does_not_produce() -> None:
    """It yields nothing until he moves away; the other hex with the number does."""
    t = before_roll(two_eights(), "V(0,2,N)", "V(-1,1,N)", robber="(0,2)").roll(8)
    assert [t.hand(seat) for seat in range(2)] == [counts(""), counts("1wool")]
    t.do("0 end_turn").roll(8)
    assert t.hand(0) == counts("")
    t.do("1 end_turn").roll(7).do("2 move_robber (1,1)")
    if t.actor != 2:
        t.do("* stolen_card wool")
    t.do("2 end_turn").roll(8)
    assert t.hand(0) == counts("1ore")


@pytest.mark.rule("BASE-081")
def test_a_settlement_brings_one_card_and_a_city_two() -> None:
    """Each building at the hex pays its owner."""
    t = before_roll(two_eights(), "V(0,2,N)", "V(0,2,S)!").roll(8)
    assert [t.hand(seat) for seat in range(2)] == [counts("1ore"), counts("2ore")]


@pytest.mark.rule("BASE-081")
def test_two_buildings_at_one_hex_both_bring_cards() -> None:
    """A settlement and a city of the same seat at one hex bring three."""
    assert before_roll(two_eights(), "V(0,2,N) V(0,2,S)!").roll(8).hand(0) == counts("3ore")


@pytest.mark.rule("BASE-082")
def test_a_building_collects_from_each_producing_hex() -> None:
    """With the same number on all three hexes around it a city takes two of each."""
    t = before_roll(all_eights(), "V(0,1,N)!", "V(2,1,N)").roll(8)
    assert t.hand(0) == counts("2brick 2grain 2lumber")
    assert t.hand(1) == counts("1brick 1grain 1lumber")


@pytest.mark.rule("BASE-083")
def test_all_seats_collect() -> None:
    """Not only the seat that rolled."""
    t = before_roll(all_eights(4), "", "V(0,1,N)", "V(2,1,N)", "V(-2,2,N)").roll(8)
    assert [sum(t.hand(seat)) for seat in range(4)] == [0, 3, 3, 2]
    assert [event.seat for event in t.of(Produced)] == [1, 2, 3]


@pytest.mark.rule("BASE-084")
def test_everybody_is_paid_when_the_stock_is_just_enough() -> None:
    """Three ore due, three in the bank: all are paid and the bank is empty."""
    t = before_roll(two_eights(), "V(0,2,N)", "V(0,2,S)!", bank=FULL.replace("19ore", "3ore")).roll(8)
    assert (t.hand(0), t.hand(1)) == (counts("1ore"), counts("2ore"))
    assert t.part.bank[4] == 0
    assert not t.of(Shortage)


@pytest.mark.rule("BASE-085", "WATCH-28")
def test_a_shortage_for_two_seats_pays_nobody() -> None:
    """Three ore due to two seats, two left: nobody gets ore and the two stay."""
    t = before_roll(two_eights(), "V(0,2,N)", "V(0,2,S)!", bank=FULL.replace("19ore", "2ore")).roll(8)
    assert (t.hand(0), t.hand(1)) == (counts(""), counts(""))
    assert t.part.bank[4] == 2
    assert t.of(Shortage) == [Shortage(ORE)]


@pytest.mark.rule("BASE-086", "WATCH-28")
def test_a_shortage_for_one_seat_pays_what_is_left() -> None:
    """Three ore due to one seat from two buildings, two left: that seat takes the two."""
    t = before_roll(two_eights(), "V(0,2,N) V(0,2,S)!", bank=FULL.replace("19ore", "2ore")).roll(8)
    assert t.hand(0) == counts("2ore")
    assert t.part.bank[4] == 0


@pytest.mark.rule("BASE-087", "WATCH-28")
def test_a_shortage_of_one_resource_leaves_the_others_alone() -> None:
    """No ore for anybody, but wool for everybody who is due wool."""
    seats = ("V(0,2,N) V(-1,1,N)", "V(0,2,S)")
    t = before_roll(two_eights(), *seats, bank=FULL.replace("19ore", "1ore")).roll(8)
    assert (t.hand(0), t.hand(1)) == (counts("1wool"), counts(""))


@pytest.mark.rule("BASE-089")
def test_what_the_bank_cannot_pay_is_lost() -> None:
    """Nothing is owed: when the bank has ore again, only the new roll is paid."""
    t = before_roll(two_eights(), "V(0,2,N)!", "19lumber 19grain", bank="19brick 19wool").roll(8)
    assert t.hand(0) == counts("")
    t.do("0 end_turn", "1 roll", "* dice 1 1", "1 bank_trade lumber wool", "1 end_turn")
    given_back = t.hand(2)[4]
    t.do("2 roll", "* dice 1 1", "2 bank_trade ore wool", "2 end_turn")
    assert t.hand(2)[4] == given_back - 4
    t.roll(8)
    assert t.hand(0) == counts("2ore")


def test_who_took_a_card_is_remembered_until_the_next_roll() -> None:
    """By seat, for those who are paid or not by others; a 7 gives nothing to anybody."""
    t = before_roll(two_eights(), "V(0,2,N)", "V(-1,1,N)").roll(8)
    assert t.part.received == 0b011
    t.do("0 end_turn").roll(7)
    assert t.part.received == 0


CLAIMS = st.lists(st.tuples(*[st.integers(0, 9)] * 5), min_size=2, max_size=4)


@pytest.mark.rule("BASE-084", "BASE-085", "BASE-086", "BASE-087")
@given(bank=st.tuples(*[st.integers(0, 19)] * 5), claims=CLAIMS)
def test_shortage_is_judged_for_each_resource_by_itself(bank: tuple[int, ...], claims: list[tuple[int, ...]]) -> None:
    """Enough: all are paid. Too little: the only claimant takes the rest, several claimants nothing."""
    out: Events = []
    paid = payments(bank, {seat: list(claim) for seat, claim in enumerate(claims)}, out)
    for kind, stock in enumerate(bank):
        due = [claim[kind] for claim in claims]
        got = [claim[kind] for claim in paid.values()]
        claimants = sum(1 for number in due if number)
        if sum(due) <= stock:
            assert got == due
        elif claimants == 1:
            assert got == [stock if number else 0 for number in due]
        else:
            assert not any(got)
        assert (Shortage(CardKind(kind)) in out) == (sum(due) > stock)
