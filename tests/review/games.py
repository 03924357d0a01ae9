"""Short games of random players, to be reviewed."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.bots.budget import Budget
from catan_desktop.bots.table import deal
from catan_desktop.games.catalogue import ruleset
from catan_desktop.kernel import engine
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import Transition
from catan_desktop.review.steps import Step, steps
from tests.playing import play_game

FEW = Budget(None, 40)
"""Enough for a test."""
TABLES = (
    ("classic", 3, ()),
    ("gift-base", 3, ()),
    ("landnam", 3, ()),
    ("great-wall", 3, ()),
    ("great-wall", 2, (("gw_mode", "coop"),)),
    ("great-wall", 1, ()),
)
"""Ruleset, seats, options."""


@lru_cache
def log_of(
    key: str, seats: int, options: tuple[tuple[str, str], ...] = (), plies: int = 110, seed: int = 3
) -> tuple[Game, Transition, tuple[Action, ...]]:
    """A game, how it began, and its log."""
    game = deal(ruleset(key), seats, dict(options), source(seed, "board"))
    return game, engine.start(game), tuple(play_game(game, seed, plies).log)


def reviewed(game: Game, start: Transition, log: tuple[Action, ...], seats: tuple[int, ...] = ()) -> list[Step]:
    """All steps, with few positions looked at."""
    return list(steps(game, start, log, tuple(map(Seat, seats)), budget=FEW))
