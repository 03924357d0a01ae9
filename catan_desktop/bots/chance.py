"""Outcomes of chance, the neighbours of a handful of cards, and decisions that bots leave to chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from catan_desktop.games.catalogue import entry
from catan_desktop.kernel import Action, Counts, Game, GameState, Observation
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.engine import decision
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.kernel.record import field_names

from .bot import only_answer

FEW_OUTCOMES = 12
"""Outcomes of chance at most that bots look into one by one."""


def outcomes_of(game: Game, state: GameState, most: int = FEW_OUTCOMES) -> list[tuple[Action, int]]:
    """Return what chance may answer now, with weights: the few outcomes that the game lets stand for many, else all;
    empty where there are more than `most`."""
    outcomes = entry(game.ruleset.key).bots.outcomes
    if outcomes is not None and (found := outcomes(game, state)):
        return list(found)
    asked = decision(game, state, CHANCE)
    draw = asked.choices[0] if asked else None
    if not isinstance(draw, Draw) or draw.count() > most:
        return []
    return [(action, weight) for action, weight in zip(draw.outcomes, draw.weights, strict=True) if weight]


def unthinking(game: Game, view: Observation, rng: Random) -> Action | None:
    """Return what a bot answers without thinking: the only answer there is, or one that the game has bots draw by lot;
    None where it has to think."""
    if (only := only_answer(view.decision)) is not None:
        return only
    lots = entry(game.ruleset.key).bots.random_answers
    found = lots(game, view) if lots is not None else ()
    return rng.choices([action for action, _ in found], [weight for _, weight in found])[0] if found else None


def cards_of(action: Any) -> Counts:
    """The cards that an action of a handful names."""
    cards: Counts = getattr(action, field_names(type(action))[1])
    return cards


def swaps(cards: Counts, pool: Counts) -> Iterator[Counts]:
    """Every handful of the pool that differs by one card."""
    for out, held in enumerate(cards):
        for into, limit in enumerate(pool):
            if held and out != into and cards[into] < limit:
                swapped = list(cards)
                swapped[out] -= 1
                swapped[into] += 1
                yield tuple(swapped)
