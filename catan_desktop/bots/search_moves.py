"""The choice of actions that a search looks at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import TypeAlias

from catan_desktop.kernel import Action
from catan_desktop.kernel.choice import Choice, Handful, Offer

from .chance import cards_of, swaps

WIDE = 90
"""Actions of one family at most that are looked at."""
SWAPS = 3
"""Best swaps that are looked for, for each card of a handful."""
Worth: TypeAlias = Callable[[Action], float]


def moves(choices: tuple[Choice, ...], rng: Random, worth: Worth) -> Iterator[Action]:
    """The actions worth a look, offers to other seats left out; `worth` judges whole handfuls."""
    for choice in choices:
        if isinstance(choice, Offer):
            continue
        if choice.count() <= WIDE:
            yield from choice
        elif isinstance(choice, Handful):
            yield best_handful(choice, rng, worth)
        else:
            yield from islice(choice, WIDE // 2)
            for _ in range(WIDE // 2):
                yield choice.sample(rng)


def best_handful(choice: Handful, rng: Random, worth: Worth) -> Action:
    """A good large handful: one drawn at random, bettered card by card as long as a swap helps."""
    best = choice.sample(rng)
    value = worth(best)
    for _ in range(SWAPS * choice.most):
        better: Action | None = None
        for cards in swaps(cards_of(best), choice.pool):
            action: Action = choice.kind(choice.seat, cards)
            if (other := worth(action)) > value + 1e-9:
                better, value = action, other
        if better is None:
            return best
        best = better
    return best
