"""The levels of bots that a person can choose."""

from __future__ import annotations

from collections.abc import Mapping

from .bot import Bot
from .random_bot import RandomBot

BOTS: Mapping[str, type[Bot]] = {"random": RandomBot}
"""Level -> class, weakest first."""


def make_bot(level: str) -> Bot:
    """A new bot of a level; KeyError, with the levels there are, for another word."""
    if level not in BOTS:
        raise KeyError(f"there is no bot level {level!r}; there are: {', '.join(BOTS)}")
    return BOTS[level]()
