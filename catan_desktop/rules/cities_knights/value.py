"""What a position of Cities & Knights is worth to a seat that searches: how likely it is to win from here.

Each seat gets a score: the parts of the judgement, each with its share. The chances of winning are the exponentials of
the scores, shared out. The shares come from a conditional logit over the ends of turns of games of bots, held near the
judgement as it is: knights, walls and progress cards tell more of who will win than it thinks, the income and a hand
that is near a build tell less.
"""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.rules.common.taste import SOBER, Taste
from catan_desktop.rules.common.verdict import decided
from catan_desktop.rules.settlers.judge import Parts
from catan_desktop.rules.settlers.value import WIN, chances, next_to_roll, odds

from .judge import Weighed, weighed

SHARES: Mapping[str, float] = {
    "points": 0.45,
    "income": 0.26,
    "near": 0.32,
    "cards": 0.15,
    "excess": 0.2,
    "prospect": 1.0,
    "road": 0.36,
    "tracks": 0.52,
    "attack": 0.4,
    "progress": 0.5,
    "walls": 0.5,
    "knights": 0.6,
}
"""By part of the judgement: what a victory point of it adds to a score; a part that is not here adds nothing."""
WAIT_TURN = -0.2
"""Of each turn of others before the own one."""


def value(game: Game, state: GameState, seat: Seat, taste: Taste = SOBER) -> float:
    """The position for a seat: the logarithm of its odds to win; WIN or -WIN once the game is over."""
    if (over := decided(state, seat, WIN)) is not None:
        return over
    first, seats = next_to_roll(game, state), game.seats
    scores = [
        _score(one) + WAIT_TURN * ((index - first) % seats) for index, one in enumerate(weighed(game, state, taste)[0])
    ]
    return odds(chances(scores)[seat])


def _score(one: Weighed) -> float:
    if one.score is None:
        one.score = score(one.parts)
    return one.score


def score(parts: Parts) -> float:
    """A seat's score from the parts of its judgement."""
    return sum([SHARES.get(name, 0.0) * worth for name, worth in parts.items()])
