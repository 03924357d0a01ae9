"""Piles of cards, held against plain enumeration."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catan_desktop.kernel.cards import (
    Counts,
    add,
    changed,
    covers,
    draw_handful,
    handful_count,
    handfuls,
    one,
    subtract,
)

PILES = st.lists(st.integers(0, 4), max_size=4).map(tuple)
PAIRS = st.integers(0, 5).flatmap(lambda kinds: st.tuples(*[st.tuples(*[st.integers(0, 9)] * kinds)] * 2))


def every_handful(pool: Counts, size: int) -> list[Counts]:
    """The plain version: all tuples of counts, those of the right size kept."""
    return [cards for cards in itertools.product(*(range(held + 1) for held in pool)) if sum(cards) == size]


@given(PILES, st.integers(0, 18))
def test_handfuls_are_all_of_a_size_in_order(pool: Counts, size: int) -> None:
    assert list(handfuls(pool, size)) == every_handful(pool, size)


@given(PILES, st.integers(0, 18))
def test_handful_count_equals_what_is_listed(pool: Counts, size: int) -> None:
    assert handful_count(pool, size) == len(every_handful(pool, size))


@given(PAIRS)
def test_subtract_undoes_add(piles: tuple[Counts, Counts]) -> None:
    one_pile, other = piles
    assert subtract(add(one_pile, other), other) == one_pile
    assert add(one_pile, other) == add(other, one_pile)
    assert sum(add(one_pile, other)) == sum(one_pile) + sum(other)


@given(PAIRS)
def test_covers_exactly_where_nothing_goes_below_zero(piles: tuple[Counts, Counts]) -> None:
    pile, other = piles
    assert covers(pile, other) == (min(subtract(pile, other), default=0) >= 0)


def test_piles_of_different_games_do_not_mix() -> None:
    for function in (add, subtract, covers):
        with pytest.raises(ValueError, match="2 and of 3 kinds"):
            function((1, 2), (1, 2, 3))


@pytest.mark.parametrize("kind", range(4))
def test_one_kind(kind: int) -> None:
    assert sum(one(kind, 4)) == one(kind, 4)[kind] == 1
    assert one(kind, 4, 3)[kind] == 3
    assert changed((5, 6, 7, 8), kind, -2) == subtract((5, 6, 7, 8), one(kind, 4, 2))


@given(PILES, st.data())
def test_a_drawn_handful_is_one_of_the_handfuls(pool: Counts, data: st.DataObject) -> None:
    size = data.draw(st.integers(0, sum(pool)))
    assert draw_handful(pool, size, Random(data.draw(st.integers(0, 999)))) in every_handful(pool, size)


@given(PILES, st.integers(0, 9), st.integers(0, 99))
def test_cards_are_drawn_one_by_one_off_a_pile(pool: Counts, size: int, seed: int) -> None:
    """The same luck draws the same cards as from a pile of single cards, and leaves the same luck behind."""
    size = min(size, sum(pool))
    pile = [kind for kind, held in enumerate(pool) for _ in range(held)]
    luck, rng = Random(seed), Random(seed)
    taken = [pile.pop(luck.randrange(len(pile))) for _ in range(size)]
    assert draw_handful(pool, size, rng) == tuple(taken.count(kind) for kind in range(len(pool)))
    assert rng.random() == luck.random()


def test_every_card_is_drawn_equally_likely() -> None:
    """Not every kind: nine brick and one ore give ore once in ten."""
    rng = Random(1)
    ore = sum(draw_handful((9, 1), 1, rng)[1] for _ in range(5000))
    assert 420 < ore < 580
