"""The worth of a position of the Great Wall to a seat that searches: how likely it is to win from here."""

from __future__ import annotations

from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.evaluation.verdict import verdict
from catan_desktop.evaluation.win_chance import WIN, chances, odds
from catan_desktop.games.great_wall.setup import COMPETITIVE, mode
from catan_desktop.kernel import Game, GameState, Seat

from .forecast import Forecast
from .goals import AIM
from .position import by_seat, together, weighted

SHARP, SHARPER = 0.05, 0.07
"""What an honour counts in the logarithm of the odds at the beginning, and how much more at the end: a logit of
who won over 64 games of four `normal`."""


def sharpness(here: Forecast) -> float:
    """Return what an honour counts now."""
    return SHARP + SHARPER / (1.0 + 2.0 * here.years)


def value(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
    """The position for a seat: the logarithm of its odds to win; WIN or -WIN once the game is over."""
    if (over := verdict(state, seat, WIN)) is not None:
        return over
    here, found = by_seat(game, state, weighted(personality))
    if mode(game) != COMPETITIVE:
        return sum(together(here, found).values()) / AIM
    sharp = sharpness(here)
    return odds(chances([sharp * sum(parts.values()) for parts in found])[seat])
