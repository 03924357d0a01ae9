"""The guide of `hard` in Cities & Knights: a judgement of its own, and what it says of the chance to win.

Each seat gets a score, its judgement times a factor; the chances of winning are the exponentials of the scores, shared
out. The factor comes from a conditional logit over the ends of turns of games of bots.
"""

from __future__ import annotations

from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.evaluation.position import Parts
from catan_desktop.evaluation.verdict import verdict
from catan_desktop.evaluation.win_chance import WIN, chances, next_to_roll, odds
from catan_desktop.kernel import Game, GameState, Seat

from . import position
from .weights import HARD, HARD_SET_UP

POINT = 0.45
"""What a victory point of the judgement adds to a score."""
WAIT_TURN = -0.2
"""Of each turn of others before the own one."""


def judge(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
    """The position for a seat, in victory points; position.WIN or -WIN once the game is over."""
    return position.judge(game, state, seat, personality, HARD if state.turn else HARD_SET_UP)


def parts_of(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> Parts:
    """The judgement by its parts; they add up to it."""
    return position.parts_of(game, state, seat, personality, HARD if state.turn else HARD_SET_UP)


def value(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
    """The position for a seat: the logarithm of its odds to win; WIN or -WIN once the game is over."""
    if (over := verdict(state, seat, WIN)) is not None:
        return over
    first, seats = next_to_roll(game, state), game.seats
    scores = [
        POINT * total + WAIT_TURN * ((index - first) % seats)
        for index, total in enumerate(position.totals(game, state, personality, HARD))
    ]
    return odds(chances(scores)[seat])
