"""The worth of a position of Caravans to a seat that searches: the settlers' chances, with what camels promise as
points to come, and what is at stake in an open vote."""

from __future__ import annotations

from catan_desktop.evaluation.win_chance import Extra, point_worth, value_by_scores
from catan_desktop.kernel import Game, GameState, Seat

from .camels import at_stake, promised


def _more(game: Game, state: GameState) -> tuple[Extra, ...]:
    return tuple([Extra(soon=soon) for soon in promised(game, state)])


def _hope(game: Game, state: GameState) -> list[float]:
    """What an open vote is about, by seat."""
    stakes = enumerate(at_stake(game, state))
    return [stake * point_worth(game, state, Seat(each)) if stake else 0.0 for each, stake in stakes]


value = value_by_scores(_more, _hope)
