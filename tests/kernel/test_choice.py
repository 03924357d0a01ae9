"""The families of actions: `in`, the list, the count and the samples must agree."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.choice import Among, Amount, Choice, Draw, Handful, Offer, Only, OnSites
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import record, replace

ME, OTHER = Seat(1), Seat(2)


@record
class Place(Action):
    kind = "place"
    site: int


@record
class PlaceOther(Action):
    kind = "place_other"
    site: int


@record
class Cards(Action):
    kind = "cards"
    cards: Counts


@record
class Trade(Action):
    kind = "trade"
    give: Counts
    want: Counts
    partners: int


@record
class Done(Action):
    kind = "done"


SEEDS = st.integers(0, 10_000)
COUNTS = st.tuples(*[st.integers(0, 3)] * 3)
CHOICES: st.SearchStrategy[Choice] = st.one_of(
    st.builds(lambda site: Only(Place(ME, site)), st.integers(0, 9)),
    st.builds(lambda mask: OnSites(Place, ME, "hexes", mask), st.integers(0, 1 << 70)),
    st.builds(lambda sites: Among(tuple(Place(ME, site) for site in sites)), st.lists(st.integers(0, 9), unique=True)),
    st.builds(
        lambda pool, sizes: Handful(Cards, ME, pool, *sorted(sizes)), COUNTS, st.tuples(*[st.integers(0, 4)] * 2)
    ),
    st.builds(lambda low, more: Amount(Place, ME, low, low + more), st.integers(-3, 3), st.integers(-1, 5)),
    st.builds(
        lambda hand, limit, partners: Offer(Trade, ME, hand, limit, partners),
        st.tuples(*[st.integers(0, 2)] * 3),
        st.tuples(*[st.integers(0, 2)] * 3),
        st.sampled_from([0, 0b1, 0b101, 0b1101]),
    ),
    st.builds(
        lambda weights: Draw(tuple(Place(CHANCE, site) for site in range(len(weights))), tuple(weights)),
        st.lists(st.integers(0, 3), max_size=6),
    ),
)


def universe(choice: Choice) -> list[Action]:
    """Every action that could be meant, legal or not: brute force over small values."""
    if isinstance(choice, Handful):
        return [Cards(ME, cards) for cards in itertools.product(range(-1, 5), repeat=3)]
    if isinstance(choice, Offer):
        sides = list(itertools.product(range(3), repeat=3))
        return [Trade(ME, *values) for values in itertools.product(sides, sides, range(16))]
    return [Place(seat, site) for seat in (ME, CHANCE) for site in range(-4, 72)]


@given(CHOICES)
def test_in_is_being_listed_and_the_count_is_the_length(choice: Choice) -> None:
    listed = list(choice)
    assert choice.count() == len(listed) == len(set(listed))
    known = set(listed)
    assert [action for action in universe(choice) if action in choice] == [
        action for action in universe(choice) if action in known
    ]
    assert all(action in choice for action in listed)


@given(CHOICES, SEEDS)
def test_samples_are_members_and_an_empty_family_has_none(choice: Choice, seed: int) -> None:
    if choice.count():
        assert choice.sample(Random(seed)) in choice
    else:
        with pytest.raises(ValueError):  # noqa: PT011  (any wording)
            choice.sample(Random(seed))


@pytest.mark.parametrize(
    "choice",
    [
        Only(Place(ME, 3)),
        OnSites(Place, ME, "hexes", 0b10110),
        Among((Place(ME, 1), Done(ME))),
        Handful(Cards, ME, (2, 1, 0), 1, 2),
        Amount(Place, ME, 2, 4),
        Offer(Trade, ME, (2, 1, 0), (1, 1, 1), 0b101),
        Draw((Place(CHANCE, 1), Place(CHANCE, 2), Place(CHANCE, 3)), (1, 0, 2)),
    ],
)
def test_every_member_can_be_sampled_and_strangers_are_no_members(choice: Choice) -> None:
    listed = list(choice)
    rng = Random(5)
    assert {choice.sample(rng) for _ in range(6000)} == set(listed)
    for action in listed:
        assert replace(action, seat=OTHER) not in choice
        assert Done(OTHER) not in choice
        assert PlaceOther(action.seat, 3) not in choice


STRANGE: list[Any] = [None, "1", "x", 1.0, 1.5, -1, 10**30, (), (1,), (1, 1, 1, 1), (1, -1, 1), (1, None, 0), "abc"]
STRANGE += [(1, "1", 0), [1, 0, 0], {1: 1}, (0.5, 0, 0), object(), b"abc", (True, 0, 0), True]


@pytest.mark.parametrize("value", STRANGE, ids=lambda value: "an object" if type(value) is object else repr(value))
def test_malformed_values_are_simply_no_members(value: Any) -> None:
    assert Place(ME, value) not in OnSites(Place, ME, "hexes", 0b10)
    assert Place(ME, value) not in Amount(Place, ME, 1, 2)
    assert Cards(ME, value) not in Handful(Cards, ME, (2, 2, 2), 1, 9)
    offer = Offer(Trade, ME, (2, 1, 0), (1, 1, 1), 0b1)
    assert Trade(ME, (1, 0, 0), (0, 1, 0), 0b1) in offer
    assert Trade(ME, value, (0, 1, 0), 0b1) not in offer
    assert Trade(ME, (1, 0, 0), value, 0b1) not in offer
    if value is not True:
        assert Place(ME, value) not in Only(Place(ME, 2))
        assert Place(ME, value) not in Among((Place(ME, 2),))
        assert Place(CHANCE, value) not in Draw((Place(CHANCE, 2),), (1,))
    assert Trade(ME, (1, 0, 0), (0, 1, 0), value) not in offer
    for choice in (Only(Place(ME, 2)), OnSites(Place, ME, "hexes", 0b10), Amount(Place, ME, 1, 2)):
        assert Place(value, 2) not in choice or value == ME


def test_a_site_beyond_the_mask_is_no_member() -> None:
    assert Place(ME, 64) not in OnSites(Place, ME, "hexes", (1 << 64) - 1)
    assert OnSites(Place, ME, "hexes", 0b100).at(2) == Place(ME, 2)


def test_an_offer_gives_and_wants_something_of_different_kinds() -> None:
    offer = Offer(Trade, ME, (2, 1, 0), (3, 3, 3), 0b101)
    assert Trade(ME, (1, 0, 0), (0, 0, 2), 0b100) in offer
    assert Trade(ME, (1, 0, 0), (1, 0, 0), 0b100) not in offer
    assert Trade(ME, (1, 0, 0), (0, 0, 0), 0b100) not in offer
    assert Trade(ME, (0, 0, 0), (0, 0, 1), 0b100) not in offer
    assert Trade(ME, (0, 0, 1), (1, 0, 0), 0b100) not in offer
    assert Trade(ME, (1, 0, 0), (0, 0, 1), 0b010) not in offer
    assert Trade(ME, (1, 0, 0), (0, 0, 1), 0) not in offer


def test_an_offer_of_the_only_kind_that_may_be_asked_is_refused_not_looked_for_forever() -> None:
    with pytest.raises(ValueError, match="nothing can be offered"):
        Offer(Trade, ME, (2, 0, 0), (4, 0, 0), 0b1).sample(Random(0))


def test_draws_are_weighted_end_to_end() -> None:
    draw = Draw((Place(CHANCE, 0), Place(CHANCE, 1), Place(CHANCE, 2)), (2, 0, 3))
    assert [draw.pick(number) for number in range(5)] == [Place(CHANCE, site) for site in (0, 0, 2, 2, 2)]
    with pytest.raises(ValueError, match="total weight"):
        draw.pick(5)


def test_a_draw_that_knows_its_ends_is_the_same_draw() -> None:
    outcomes = (Place(CHANCE, 0), Place(CHANCE, 1), Place(CHANCE, 2))
    draw, kept = Draw(outcomes, (2, 0, 3)), Draw(outcomes, (2, 0, 3), (2, 2, 5))
    assert kept == draw
    assert [kept.sample(Random(seed)) for seed in range(50)] == [draw.sample(Random(seed)) for seed in range(50)]


def test_families_of_every_kind_are_choices() -> None:
    assert isinstance(Only(Done(ME)), Choice)
    assert not isinstance(Done(ME), Choice)
