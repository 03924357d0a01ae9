"""Which actions a search looks at, and what chance may answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any, TypeAlias

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Choice, Draw, Handful, Offer
from catan_desktop.kernel.engine import decision
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.kernel.state import GameState

WIDE = 90
"""At most so many actions of one family are looked at."""
FEW_OUTCOMES = 12
"""Chance with so many outcomes or fewer is looked into."""
SWAPS = 3
"""So often the best swap of a handful is looked for."""
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
        for cards in _swaps(_cards(best), choice.pool):
            action: Action = choice.kind(choice.seat, cards)
            if (other := worth(action)) > value + 1e-9:
                better, value = action, other
        if better is None:
            return best
        best = better
    return best


def _cards(action: Any) -> tuple[int, ...]:
    cards: tuple[int, ...] = getattr(action, action.__match_args__[1])
    return cards


def _swaps(cards: tuple[int, ...], pool: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every handful that differs by one card."""
    for out, held in enumerate(cards):
        for into, limit in enumerate(pool):
            if held and out != into and cards[into] < limit:
                swapped = list(cards)
                swapped[out] -= 1
                swapped[into] += 1
                yield tuple(swapped)


def chances_of(game: Game, state: GameState) -> list[tuple[Action, int]]:
    """What chance may answer now, with weights; empty where there are too many outcomes to look into."""
    asked = decision(game, state, CHANCE)
    draw = asked.choices[0] if asked else None
    if not isinstance(draw, Draw):
        return []
    found = [(action, weight) for action, weight in zip(draw.outcomes, draw.weights, strict=True) if weight]
    return found if len(found) <= FEW_OUTCOMES else []
