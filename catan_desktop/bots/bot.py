"""The interface of a bot, and the luck it thinks with."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Protocol

from ..kernel import Action, Game, Observation, Seat, chance
from ..kernel.frame import Decision


class Bot(Protocol):
    """A player that knows what its seat knows. It keeps nothing between two calls."""

    def choose(self, game: Game, view: Observation, rng: Random) -> Action:
        """One legal action of `view.decision`, which is not None."""
        ...


def only_answer(asked: Decision | None) -> Action | None:
    """The only answer that a question has; None where there are several, or no question."""
    choices = asked.choices if asked is not None else ()
    return next(iter(choices[0])) if len(choices) == 1 and choices[0].count() == 1 else None


def bot_seed(seed: int) -> int:
    """A number to draw bots' thoughts from; it does not tell the seed, and so not the dice to come."""
    return int.from_bytes(hashlib.sha256(f"luck of the bots {seed}".encode()).digest()[:8], "big")


def bot_rng(number: int, seat: Seat, ply: int) -> Random:
    """The generator of one seat's decision after `ply` actions; `number` is what `bot_seed` gives."""
    return chance.source(number, "bot", seat, ply)
