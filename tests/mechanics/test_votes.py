"""The law of votes, held against a plain count."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from catan_desktop.mechanics.votes import agreed, bidders, leader, majority

BALLOTS = st.lists(st.tuples(st.integers(0, 6), st.sampled_from([None, "a", "b", "c"])), min_size=2, max_size=6)


def allies(votes: list[int], named: list[str | None]) -> dict[str, set[int]]:
    """Every thing for which some two or more seats with votes speak that have more than half together."""
    found: dict[str, set[int]] = {}
    for size in range(2, len(votes) + 1):
        for seats in combinations(range(len(votes)), size):
            thing = named[seats[0]]
            same = thing is not None and all(named[seat] == thing and votes[seat] for seat in seats)
            if thing is not None and same and 2 * sum(votes[seat] for seat in seats) > sum(votes):
                found.setdefault(thing, set()).update(seats)
    return found


@given(BALLOTS)
def test_what_is_agreed_is_what_allies_with_a_majority_name(ballots: list[tuple[int, str | None]]) -> None:
    """There is never more than one such thing; it is told with all who speak for it."""
    votes, named = [count for count, _ in ballots], [name for _, name in ballots]
    expected, found = allies(votes, named), agreed(votes, named)
    assert len(expected) <= 1
    assert (found is None) == (not expected)
    if found is not None:
        thing, seats = found
        assert {seat for seat in range(len(votes)) if seats >> seat & 1} == expected[thing]


@given(BALLOTS)
def test_majority_and_lead(ballots: list[tuple[int, str | None]]) -> None:
    """Who outvotes all others together leads, who leads has more than each, and a tie has no leader."""
    votes = [count for count, _ in ballots]
    most = max(votes)
    assert majority(votes) == next((seat for seat, own in enumerate(votes) if own > sum(votes) - own), -1)
    assert leader(votes) == (votes.index(most) if most and votes.count(most) == 1 else -1)
    assert bidders(votes) == sum(1 << seat for seat, own in enumerate(votes) if own)
    if majority(votes) >= 0:
        assert leader(votes) == majority(votes)
