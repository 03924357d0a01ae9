"""The worth of a position of Caravans to a seat that searches: the settlers' chances, with what camels promise as
points to come, and what is at stake in an open vote."""

from __future__ import annotations

from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.evaluation.verdict import verdict
from catan_desktop.evaluation.win_chance import WIN, Extra, chances, odds, point_worth, scores
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState

from .camels import at_stake, promised


def _more(game: Game, state: GameState) -> tuple[Extra, ...]:
    return tuple([Extra(soon=soon) for soon in promised(game, state)])


def value(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
    """The position for a seat: the logarithm of its odds to win; WIN or -WIN once the game is over."""
    if (over := verdict(state, seat, WIN)) is not None:
        return over
    found = scores(game, state, more=_more, personality=personality)
    for each, stake in enumerate(at_stake(game, state)):
        if stake:
            found[each] += stake * point_worth(game, state, Seat(each))
    return odds(chances(found)[seat])
