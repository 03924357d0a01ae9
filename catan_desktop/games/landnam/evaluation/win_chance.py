"""What a position of Landnam is worth to a seat that searches: how likely it is to win from here.

The weights of yields, variety, cards and the law are those of a conditional logit over the positions of games of bots,
rounded; what such a fit cannot tell apart, sites and builds at hand, counts as it does in the judgement.
"""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.evaluation.position import Parts
from catan_desktop.evaluation.verdict import decided
from catan_desktop.evaluation.win_chance import WIN, chances, odds
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import SEATS, Seat
from catan_desktop.kernel.record import record
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.parts import HANDS, known

from .ground import Ground
from .position import Look, by_seat, goal_of, look, weighted


@record
class Chances:
    """What counts in the logarithm of the odds."""

    point: float = 0.14
    """Of a victory point at the beginning; ..."""
    late: float = 0.6
    """... and so much more at the end."""
    flow: float = 3.2
    """Of a card a roll of the houses, at the beginning; nothing at the end."""
    standing: float = 1.7
    """Of a card a roll of the pieces."""
    variety: float = 0.34
    """Of a resource of which one card comes in eight rolls or more."""
    card: float = 0.1
    """Of each of the first two cards of a kind."""
    law: float = 0.75
    """Of a victory point that the law may bring."""
    rest: float = 0.35
    """Of the other parts of the judgement."""


CHANCES = Chances()
REST = ("near", "sites", "pieces", "frontier", "fate", "harbour", "steps", "cards")
"""Parts of the judgement that count as they are."""
OFTEN = 0.12
"""Cards a roll of a resource that count as variety."""
PAIR = 2
"""So many cards of a kind count."""


def score(here: Look, seat: int, hand: Sequence[int], parts: Parts, goal: int, weights: Chances) -> float:
    """The score of a seat."""
    ground: Ground = here.grounds.seats[seat]
    gone = min(1.0, max(here.points) / goal)
    flow = [one + other for one, other in zip(ground.flow, ground.standing, strict=True)]
    return (
        (weights.point + weights.late * gone) * parts["points"]
        + weights.flow * (1.0 - gone) * sum(ground.flow)
        + weights.standing * sum(ground.standing)
        + weights.variety * sum([min(1.0, value / OFTEN) for value in flow])
        + weights.card * sum([min(PAIR, count) for count in hand])
        + weights.law * parts["law"]
        + weights.rest * sum([parts.get(name, 0.0) for name in REST])
    )


def value(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
    """The position for a seat: the logarithm of its odds to win; WIN or -WIN once the game is over."""
    if (over := decided(state, seat, WIN)) is not None:
        return over
    here, hands, goal = look(game, state), HANDS.of(game, state), goal_of(game)
    found = by_seat(game, state, weighted(personality), here)
    return odds(
        chances(
            [score(here, each, known(hands, SEATS[each]), parts, goal, CHANCES) for each, parts in enumerate(found)]
        )[seat]
    )
