"""What a position of Caravans is worth to a seat that searches: the settlers' chances, with what camels promise as
points to come, and a share for an open vote."""

from __future__ import annotations

from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.evaluation.verdict import decided
from catan_desktop.evaluation.win_chance import WIN, Extra, chances, odds, scores
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState

from .camels import at_stake, promised

VOTE = 0.4
"""Share of a score for a point at stake in a vote."""


def _more(game: Game, state: GameState) -> tuple[Extra, ...]:
    return tuple([Extra(soon=soon) for soon in promised(game, state)])


def value(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
    """The position for a seat: the logarithm of its odds to win; WIN or -WIN once the game is over."""
    if (over := decided(state, seat, WIN)) is not None:
        return over
    found = scores(game, state, more=_more, personality=personality)
    stakes = at_stake(game, state)
    return odds(chances([score + VOTE * stake for score, stake in zip(found, stakes, strict=True)])[seat])
