"""Largest Army: who has played the most knights."""

from __future__ import annotations

import pytest

from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.mechanics.events import AwardMoved
from catan_desktop.mechanics.robber import ROBBER_STEP
from tests.mechanics.place import gift, place


@pytest.mark.rule("BASE-185", "WATCH-62")
def test_the_first_with_three_played_knights_takes_the_award() -> None:
    """Two are not enough; with the third it is worth two points."""
    t = place(gift(3), "played=1 knight").do("0 play_knight")
    assert (t.part.largest, t.public(0)) == (-1, 0)
    t = place(gift(3), "played=2 knight").do("0 play_knight")
    assert (t.part.largest, t.public(0)) == (0, 2)
    assert t.of(AwardMoved) == [AwardMoved("largest", Seat(0), NOBODY)]


@pytest.mark.rule("BASE-185")
def test_knights_in_the_hand_do_not_count() -> None:
    """Only played ones do."""
    t = place(gift(3), "played=1 knight knight knight").do("0 play_knight")
    assert t.part.largest == -1


@pytest.mark.rule("BASE-186")
def test_only_strictly_more_knights_take_the_award() -> None:
    """An equal number changes nothing."""
    t = place(gift(3), "played=2 knight knight", "played=3").do("0 play_knight", "0 move_robber (0,1)")
    assert (t.part.knights[:2], t.part.largest) == ((3, 3), 1)
    t = place(gift(3), "played=3 knight", "played=3", largest=1).do("0 play_knight")
    assert t.of(AwardMoved) == [AwardMoved("largest", Seat(0), Seat(1))]
    assert (t.public(0), t.public(1)) == (2, 0)


@pytest.mark.rule("BASE-187", "WATCH-79")
def test_the_award_is_judged_before_the_robber_moves() -> None:
    """The moment the card lies on the table."""
    t = place(gift(3), "played=2 knight", "V(0,1,N) 3ore").do("0 play_knight")
    assert (t.step, t.part.largest) == (ROBBER_STEP, 0)


@pytest.mark.rule("BASE-188")
def test_the_award_stays_with_somebody() -> None:
    """Played knights are never lost: other cards and turns leave award and knights as they are."""
    t = place(gift(3), "played=3 plenty", "played=2 knight").do("0 play_plenty 2ore", "0 end_turn").roll(2)
    t.do("1 play_knight", "1 move_robber (0,1)")
    assert (t.part.knights, t.part.largest) == ((3, 3, 0), 0)
