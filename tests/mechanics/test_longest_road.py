"""Longest Road: the length of a route, and who holds the award."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.mechanics.awards import rightful
from catan_desktop.mechanics.events import AwardMoved
from tests.mechanics.place import Table, classic, line, place, ring, spots

PRICE = "1lumber 1brick 1wool 1grain"
ROAD = "1lumber 1brick"
CUT_AT_3 = f"E(-1,-1,E) {PRICE}"
"""A road that reaches the intersection after the third road of `line(0, -2, ...)`, and the price of a settlement."""
CUT_AT_2 = f"E(-2,0,E) {PRICE}"
"""The same for the second road."""


def length(roads: str, rivals: str = "", own: str = "") -> int:
    return place(classic(), f"{roads} {own}", rivals).part.lengths[0]


def cut(t: Table, seat: int, at: int) -> Table:
    """The seat settles after so many roads of the line along row 0."""
    return t.do(f"{seat} build_settlement {spots(0, -2, at)}")


# Length


@pytest.mark.rule("BASE-170")
def test_a_line_counts_all_its_roads() -> None:
    """Seven in a line are seven; none is nothing."""
    assert length(line(0, -2, 7)) == 7
    assert length("") == 0


@pytest.mark.rule("BASE-170")
def test_branches_do_not_add_up() -> None:
    """A branch counts only where the line goes through it."""
    assert length(f"{line(0, -2, 6)} E(-1,-1,E)") == 6
    assert length(f"{line(0, -2, 6)} E(-2,-1,E)") == 6, "three and one more on the branch are fewer than six"
    assert length("E(0,-1,SE) E(0,0,NE) E(0,-1,E)") == 2, "a star of three roads"


@pytest.mark.rule("BASE-170")
def test_separate_roads_do_not_add_up() -> None:
    """The line is continuous: of two groups the longer counts."""
    assert length(f"{line(0, -2, 4)} {line(2, -2, 3)}") == 4


@pytest.mark.rule("BASE-170")
def test_no_road_is_used_twice() -> None:
    """A dead end cannot be walked back."""
    assert length("E(0,-1,SE) E(0,0,NE)") == 2


@pytest.mark.rule("BASE-170")
def test_a_loop_counts_all_its_roads() -> None:
    """A ring of six is six, with a tail of two it is eight: the line visits an intersection twice."""
    assert length(ring(0, 0)) == 6
    assert length(f"{ring(0, 0)} E(0,-1,E) E(1,-2,SE)") == 8
    assert length(f"{ring(0, 0)} E(0,-1,E) E(-1,0,NE)") == 7, "only one of two tails at different corners counts"


@pytest.mark.rule("BASE-170")
def test_two_loops_that_share_a_road() -> None:
    """Eleven roads of two hexes side by side are one line."""
    assert length(" ".join(sorted({*ring(0, 0).split(), *ring(1, 0).split()}))) == 11


@pytest.mark.rule("BASE-171")
@pytest.mark.parametrize("building", [spots(0, -2, 3), f"{spots(0, -2, 3)}!"])
def test_an_opponents_building_interrupts_the_line(building: str) -> None:
    """A settlement or a city; the longer rest counts."""
    assert length(line(0, -2, 7), rivals=building) == 4


@pytest.mark.rule("BASE-171")
def test_the_line_may_end_at_an_opponents_building() -> None:
    """A building at its end takes nothing from it."""
    assert length(line(0, -2, 7), rivals=f"{spots(0, -2, 0)} {spots(0, -2, 7)}") == 7


@pytest.mark.rule("BASE-171")
def test_own_buildings_do_not_interrupt() -> None:
    """The line passes through own settlements and cities."""
    assert length(line(0, -2, 7), own=f"{spots(0, -2, 3)} {spots(0, -2, 5)}!") == 7


@pytest.mark.rule("BASE-170", "BASE-171")
def test_a_loop_through_an_opponents_building_is_a_line_that_ends_there() -> None:
    """A ring of six with a foreign settlement on it is still six; a tail beyond that settlement does not add."""
    assert length(ring(0, 0), rivals="V(0,0,N)") == 6
    assert length(f"{ring(0, 0)} E(0,-1,E)", rivals="V(0,0,N)") == 6
    assert length(f"{ring(0, 0)} E(0,-1,E)", rivals="V(0,0,S)") == 6, "the line from the tail ends there after four"


# The award


@pytest.mark.rule("BASE-172")
def test_the_first_with_five_roads_takes_the_award() -> None:
    """Four are not enough; with the fifth it is worth two points."""
    t = place(classic(), f"{line(0, -2, 4)} {ROAD}")
    assert (t.part.longest, t.public(0)) == (-1, 0)
    t.do(f"0 build_road {line(0, -2, 1, skip=4)}")
    assert (t.part.longest, t.public(0)) == (0, 2)
    assert t.of(AwardMoved) == [AwardMoved("longest", Seat(0), NOBODY)]


@pytest.mark.rule("BASE-173")
def test_only_a_strictly_longer_road_takes_the_award() -> None:
    """Equal length leaves it with the holder."""
    t = place(classic(), f"{line(2, -2, 5)} 2lumber 2brick", line(0, -2, 6))
    assert t.part.longest == 1
    t.do(f"0 build_road {line(2, -2, 1, skip=5)}")
    assert (t.part.lengths[:2], t.part.longest) == ((6, 6), 1)
    t.do("0 build_road E(-3,2,E)")
    assert (t.part.lengths[:2], t.part.longest) == ((7, 6), 0)
    assert t.of(AwardMoved) == [AwardMoved("longest", Seat(0), Seat(1))]


@pytest.mark.rule("BASE-174")
def test_the_award_is_judged_in_anybodys_turn() -> None:
    """A third seat's settlement hands it from one opponent to another."""
    t = cut(place(classic(), CUT_AT_3, line(0, -2, 6), line(2, -2, 5), longest=1), 0, 3)
    assert t.part.lengths == (1, 3, 5)
    assert t.of(AwardMoved) == [AwardMoved("longest", Seat(2), Seat(1))]


@pytest.mark.rule("BASE-174")
def test_the_award_is_judged_after_each_free_road() -> None:
    """Road Building counts like any road."""
    t = place(classic(), f"{line(0, -2, 4)} roads").do("0 play_roads", f"0 place_free_road {line(0, -2, 1, skip=4)}")
    assert t.part.longest == 0


@pytest.mark.rule("BASE-174")
def test_a_road_that_joins_two_lines_is_judged_with_both() -> None:
    """Two lines of three with one road between them are seven."""
    t = place(classic(), f"{line(0, -2, 3)} {line(0, -2, 3, skip=4)} {ROAD}")
    t.do(f"0 build_road {line(0, -2, 1, skip=3)}")
    assert (t.part.lengths[0], t.part.longest) == (7, 0)


@pytest.mark.rule("BASE-174")
def test_a_city_changes_nothing() -> None:
    """A settlement that becomes a city cuts where it cut before."""
    t = place(classic(), f"{spots(0, -2, 2)} 3ore 2grain", line(0, -2, 7))
    t.do(f"0 build_city {spots(0, -2, 2)}")
    assert (t.part.lengths[1], t.part.longest) == (5, 1)
    assert not t.of(AwardMoved)


@pytest.mark.rule("BASE-175")
def test_a_holder_who_is_cut_but_still_longest_keeps_it() -> None:
    """At least five left and nobody longer; a tie that includes the holder too."""
    for other in (4, 5):
        t = cut(place(classic(), CUT_AT_2, line(0, -2, 7), line(2, -2, other)), 0, 2)
        assert t.part.lengths == (1, 5, other)
        assert t.part.longest == 1
        assert not t.of(AwardMoved)


@pytest.mark.rule("BASE-176")
def test_after_a_cut_the_only_longest_takes_it_at_once() -> None:
    """The holder keeps five, another has six: that one takes it."""
    t = cut(place(classic(), CUT_AT_2, line(0, -2, 7), line(2, -2, 6), longest=1), 0, 2)
    assert t.part.lengths == (1, 5, 6)
    assert t.of(AwardMoved) == [AwardMoved("longest", Seat(2), Seat(1))]


@pytest.mark.rule("BASE-177")
def test_after_a_cut_a_tie_of_others_sets_it_aside() -> None:
    """The holder is no longer among the longest, two others are equal: nobody has it."""
    t = cut(place(classic(4), CUT_AT_3, line(0, -2, 7), line(2, -2, 5), line(-1, -1, 5, skip=3)), 0, 3)
    assert t.part.lengths == (1, 4, 5, 5)
    assert t.of(AwardMoved) == [AwardMoved("longest", NOBODY, Seat(1))]
    assert [t.public(seat) for seat in range(4)] == [1, 0, 0, 0]


@pytest.mark.rule("BASE-178")
def test_with_nobody_at_five_it_is_set_aside() -> None:
    """The holder is cut to fewer than five and nobody else has five, be they longer or not."""
    t = cut(place(classic(), CUT_AT_3, line(0, -2, 6), line(2, -2, 4)), 0, 3)
    assert t.part.lengths == (1, 3, 4)
    assert t.of(AwardMoved) == [AwardMoved("longest", NOBODY, Seat(1))]


@pytest.mark.rule("BASE-179", "BASE-180")
def test_an_award_set_aside_goes_to_the_first_who_is_alone_the_longest() -> None:
    """While two tie it stays aside; a third who also reaches their length changes nothing; one more road takes it."""
    seats = (f"{line(0, -2, 4)} 2lumber 2brick", line(2, -2, 5), line(-1, -1, 5))
    t = place(classic(), *seats)
    assert t.part.longest == -1
    t.do(f"0 build_road {line(0, -2, 1, skip=4)}")
    assert (t.part.lengths, t.part.longest) == ((5, 5, 5), -1)
    t.do(f"0 build_road {line(0, -2, 1, skip=5)}")
    assert t.part.longest == 0


@pytest.mark.rule("BASE-179")
def test_the_former_holder_has_no_claim_once_it_is_set_aside() -> None:
    """Back at the length of the others the old holder does not get it back."""
    seats = (f"E(-1,-1,E) {PRICE}", f"{line(0, -2, 7)} {ROAD}", line(2, -2, 5), line(-1, -1, 5, skip=3))
    t = cut(place(classic(4), *seats), 0, 3)
    t.do("0 end_turn").roll(2).do(f"1 build_road {line(0, -2, 1, skip=7)}")
    assert (t.part.lengths[1:], t.part.longest) == ((5, 5, 5), -1)


@pytest.mark.rule("BASE-172", "BASE-173", "BASE-175", "BASE-176", "BASE-177", "BASE-178", "BASE-179", "BASE-180")
def test_who_should_hold_it_in_every_small_case() -> None:
    """The sentences, said plainly, for every holder and all lengths of three seats between 3 and 7."""
    span = range(3, 8)
    for lengths in [(a, b, c) for a in span for b in span for c in span]:
        for holder in (-1, 0, 1, 2):
            best = max(lengths)
            leaders = [seat for seat in range(3) if lengths[seat] == best]
            if best < 5:
                wanted = -1
            elif holder in leaders:
                wanted = holder
            elif len(leaders) == 1:
                wanted = leaders[0]
            else:
                wanted = -1
            assert rightful(lengths, Seat(holder), 5) == wanted
