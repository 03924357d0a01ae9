"""The levels of bots that a person can choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catan_desktop.evaluation.personality import Personality
from catan_desktop.games.catalogue import entry
from catan_desktop.games.entry import Valuing

from .bot import Bot
from .budget import Budget
from .characters import personality_of
from .greedy import GreedyBot
from .installed import installed, make_installed
from .random_bot import RandomBot
from .search import SearchBot


def position_of(key: str) -> Valuing:
    """Return how the game of a key values a position; RulesetError for an unknown one."""
    return entry(key).bots.position


def win_chance_of(key: str) -> Valuing:
    """Return what a search in the game of a key goes by; RulesetError for an unknown one."""
    return entry(key).bots.win_chance


def search_position_of(key: str) -> Valuing:
    """Return what a search in the game of a key sets up and trades by; RulesetError for an unknown one."""
    known = entry(key).bots
    return known.search_position or known.position


class EasyBot(GreedyBot):
    """Sees only the next step, and often misjudges it; makes no offers."""

    depth = 1
    noise = 0.45
    trades = False
    gifts = 1.0
    """What it would give away with an answer even a beginner sees."""


class NormalBot(GreedyBot):
    """Follows its own choices to the end, trades, and makes no slips."""


BOTS: Mapping[str, Callable[[Personality, Budget], Bot]] = {
    "random": lambda personality, budget: RandomBot(),
    "easy": lambda personality, budget: EasyBot(position_of, personality),
    "normal": lambda personality, budget: NormalBot(position_of, personality),
    "hard": lambda personality, budget: SearchBot(win_chance_of, personality, budget, search_position_of),
}
"""Level -> how to make one, weakest first."""


SPARE = "easy"
"""The level that plays on for a bot of another package which has failed."""


def levels() -> tuple[str, ...]:
    """Return what can sit on a seat: the levels of the program, then the bots of other packages."""
    return (*BOTS, *[name for name in installed() if name not in BOTS])


def foreign(mind: str) -> bool:
    """Return whether another package brings the bot of a mind."""
    return mind.partition("/")[0] not in BOTS


def best_level() -> str:
    """The strongest level there is."""
    return list(BOTS)[-1]


def make_bot(mind: str, budget: Budget | None = None) -> Bot:
    """A new bot; `mind` is LEVEL or LEVEL/CHARACTER. KeyError, with the words there are, for another word."""
    level, _, character = mind.partition("/")
    if level not in levels():
        raise KeyError(f"there is no bot level {level!r}; there are: {', '.join(levels())}")
    if foreign(level):
        return make_installed(level)
    return BOTS[level](personality_of(character), budget or Budget())
