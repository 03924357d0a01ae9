"""The levels of bots that a person can choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catan_desktop.rules.catalogue import judge_of

from .bot import Bot
from .greedy import GreedyBot
from .random_bot import RandomBot


class EasyBot(GreedyBot):
    """Sees only the next step, and often misjudges it; makes no offers."""

    depth = 1
    noise = 0.45
    trades = False


class NormalBot(GreedyBot):
    """Follows its own choices to the end, trades, and makes no slips."""


BOTS: Mapping[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "easy": lambda: EasyBot(judge_of),
    "normal": lambda: NormalBot(judge_of),
}
"""Level -> how to make one, weakest first."""


def make_bot(level: str) -> Bot:
    """A new bot of a level; KeyError, with the levels there are, for another word."""
    if level not in BOTS:
        raise KeyError(f"there is no bot level {level!r}; there are: {', '.join(BOTS)}")
    return BOTS[level]()
