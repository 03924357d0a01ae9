"""A bot that does anything legal."""

from __future__ import annotations

from random import Random

from ..kernel import Action, Game, Observation
from ..kernel.choice import Choice, Offer, Only

OFFER_WEIGHT = 1
"""Trade offers are rare, or a table of random bots would do nothing else."""
BUTTON_WEIGHT = 10
FAMILY_WEIGHT = 20
"""Placing, picking and choosing come before buttons such as the end of the turn."""


class RandomBot:
    """Picks a family of actions by weight and samples it."""

    def choose(self, game: Game, view: Observation, rng: Random) -> Action:
        """One legal action; it does not matter which."""
        assert view.decision is not None
        choices = view.decision.choices
        return rng.choices(choices, [_weight(choice) for choice in choices])[0].sample(rng)


def _weight(choice: Choice) -> int:
    if isinstance(choice, Offer):
        return OFFER_WEIGHT
    if isinstance(choice, Only):
        return BUTTON_WEIGHT
    return FAMILY_WEIGHT if choice.count() else 0
