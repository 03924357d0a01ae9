"""The only source of luck: counter-based draws, so there is no generator to carry or to save."""

from __future__ import annotations

import hashlib
from random import Random

from .action import Action
from .choice import Draw


def _number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")


def draw(seed: int, ply: int, choice: Draw) -> Action:
    """The outcome of `choice` in the game of `seed` after `ply` actions; the same in every process."""
    return choice.pick(_number(f"draw {seed} {ply}") % sum(choice.weights))


def source(seed: int, *names: str | int) -> Random:
    """A generator of its own for a named purpose: a board, a bot's thoughts."""
    return Random(_number(" ".join(["source", str(seed), *map(str, names)])))
