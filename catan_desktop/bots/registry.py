"""The levels of bots that a person can choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catan_desktop.evaluation.personality import Taste
from catan_desktop.games.catalogue import entry
from catan_desktop.games.entry import Valuing

from .bot import Bot
from .budget import Budget
from .characters import taste_of
from .greedy import GreedyBot
from .random_bot import RandomBot
from .search import SearchBot


def position_of(key: str) -> Valuing:
    """Return how the game of a key values a position; RulesetError for an unknown one."""
    return entry(key).position


def win_chance_of(key: str) -> Valuing:
    """Return what a search in the game of a key goes by; RulesetError for an unknown one."""
    return entry(key).win_chance


class EasyBot(GreedyBot):
    """Sees only the next step, and often misjudges it; makes no offers."""

    depth = 1
    noise = 0.45
    trades = False


class NormalBot(GreedyBot):
    """Follows its own choices to the end, trades, and makes no slips."""


BOTS: Mapping[str, Callable[[Taste, Budget], Bot]] = {
    "random": lambda taste, budget: RandomBot(),
    "easy": lambda taste, budget: EasyBot(position_of, taste),
    "normal": lambda taste, budget: NormalBot(position_of, taste),
    "hard": lambda taste, budget: SearchBot(win_chance_of, taste, budget, position_of),
}
"""Level -> how to make one, weakest first."""


def best_level() -> str:
    """The strongest level there is."""
    return list(BOTS)[-1]


def make_bot(mind: str, budget: Budget | None = None) -> Bot:
    """A new bot; `mind` is LEVEL or LEVEL/CHARACTER. KeyError, with the words there are, for another word."""
    level, _, character = mind.partition("/")
    if level not in BOTS:
        raise KeyError(f"there is no bot level {level!r}; there are: {', '.join(BOTS)}")
    return BOTS[level](taste_of(character), budget or Budget())
