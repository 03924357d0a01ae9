"""Piles of cards as tuples of counts by kind."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from operator import add as _plus
from operator import ge as _at_least
from operator import sub as _minus
from random import Random
from typing import Annotated, NewType, TypeAlias

from .ids import Of

CardKind = NewType("CardKind", int)
"""A kind of card in a hand, by its place in a pile."""
Counts: TypeAlias = tuple[int, ...]
"""How many cards of each kind; the length is the number of kinds of the game."""

Cards: TypeAlias = Annotated[Counts, Of(CardKind)]
"""Cards of a hand."""


def add(pile: Counts, other: Counts) -> Counts:
    """Both piles together."""
    if len(pile) != len(other):
        raise _unlike(pile, other)
    return tuple(map(_plus, pile, other))


def subtract(pile: Counts, other: Counts) -> Counts:
    """`pile` without `other`; negative counts where it does not cover it."""
    if len(pile) != len(other):
        raise _unlike(pile, other)
    return tuple(map(_minus, pile, other))


def covers(pile: Counts, other: Counts) -> bool:
    """Return whether `pile` holds at least `other`."""
    if len(pile) != len(other):
        raise _unlike(pile, other)
    return all(map(_at_least, pile, other))


def _unlike(pile: Counts, other: Counts) -> ValueError:
    return ValueError(f"piles of {len(pile)} and of {len(other)} kinds do not mix")


@lru_cache(maxsize=1024)
def one(kind: int, kinds: int, count: int = 1) -> Counts:
    """`count` cards of a single kind."""
    return tuple([count if index == kind else 0 for index in range(kinds)])


def changed(pile: Counts, kind: int, by: int) -> Counts:
    """`pile` with the count of one kind changed by `by`."""
    return (*pile[:kind], pile[kind] + by, *pile[kind + 1 :])


def handfuls(pool: Counts, size: int) -> Iterator[Counts]:
    """Every way to take `size` cards of `pool`, in lexicographic order of counts."""
    if not pool:
        if size == 0:
            yield ()
        return
    rest = sum(pool[1:])
    for count in range(max(0, size - rest), min(pool[0], size) + 1):
        for tail in handfuls(pool[1:], size - count):
            yield (count, *tail)


def handful_count(pool: Counts, size: int) -> int:
    """Return how many different handfuls `handfuls` yields."""
    ways = [1] + [0] * size
    for held in pool:
        ways = [sum(ways[total - taken] for taken in range(min(held, total) + 1)) for total in range(size + 1)]
    return ways[size]


def draw_handful(pool: Counts, size: int, rng: Random) -> Counts:
    """`size` cards drawn one by one from `pool`, each card equally likely."""
    if not size:
        return (0,) * len(pool)
    left = list(pool)
    taken = [0] * len(pool)
    total = sum(left)
    if size > total:
        raise ValueError(f"no {size} cards can be drawn from {total}")
    randbits = rng.getrandbits
    for number in range(total, total - size, -1):
        width = number.bit_length()
        pick = randbits(width)  # as `randrange` does it, without its checks
        while pick >= number:
            pick = randbits(width)
        kind = 0
        while pick >= left[kind]:
            pick -= left[kind]
            kind += 1
        left[kind] -= 1
        taken[kind] += 1
    return tuple(taken)
