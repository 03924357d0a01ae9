"""The levels of bots that a person can choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catan_desktop.evaluation.personality import Personality
from catan_desktop.games.catalogue import entry
from catan_desktop.games.entry import Valuing
from catan_desktop.kernel import Game, GameState, Seat, replace

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


SHARE = "share"
"""The aim of a bot that plays for its share of the goal as well as for winning."""
SHARE_WORTH = 3.0
"""What a whole goal counts for it; a position just before the win is worth about four times as much."""


def _aimed(values: Callable[[str], Valuing], personality: Personality) -> Callable[[str], Valuing]:
    """Return what a bot goes by, with its share of the goal where that counts for it."""
    if not personality.share:
        return values

    def of_game(key: str) -> Valuing:
        valuing, shares = values(key), entry(key).rules.shares

        def value(game: Game, state: GameState, seat: Seat, personality: Personality) -> float:
            return valuing(game, state, seat, personality) + personality.share * shares(game, state)[seat]

        return value

    return of_game


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
    "easy": lambda personality, budget: EasyBot(_aimed(position_of, personality), personality),
    "normal": lambda personality, budget: NormalBot(_aimed(position_of, personality), personality),
    "hard": lambda personality, budget: SearchBot(
        _aimed(win_chance_of, personality), personality, budget, _aimed(search_position_of, personality)
    ),
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
    """A new bot; `mind` is LEVEL, LEVEL/CHARACTER or LEVEL/CHARACTER/AIM, where an empty character is nobody in
    particular. KeyError, with the words there are, for another word."""
    level, character, aim, *_ = [*mind.split("/", 2), "", ""]
    if level not in levels():
        raise KeyError(f"there is no bot level {level!r}; there are: {', '.join(levels())}")
    if aim not in {"", SHARE}:
        raise KeyError(f"there is no aim {aim!r}; there is: {SHARE}")
    if foreign(level):
        return make_installed(level)
    personality = personality_of(character)
    return BOTS[level](replace(personality, share=SHARE_WORTH) if aim else personality, budget or Budget())
