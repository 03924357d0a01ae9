"""The chance to win a game of Cities & Knights as shown to people.

At first land is worth more than the points on it, near the end nothing but the points. The shares are a regression over
300 games of four `normal`: what a point of a part adds to the points at the end. Whose turn is next is left out: it
foretells next to nothing, and the chances of a seat would fall each time it throws. A bot that plays by these shares
holds too many cards.
"""

from __future__ import annotations

from catan_desktop.evaluation.display_chance import Shares, odds_by_parts
from catan_desktop.evaluation.personality import Personality
from catan_desktop.evaluation.position import Parts
from catan_desktop.games.cities_knights.part import LAND
from catan_desktop.kernel import Game, GameState

from .position import weighed
from .weights import TOLD

SHARES = Shares(
    begun=0.23,
    nearly_over=0.77,
    parts={
        "points": (0.25, 0.82),
        "income": (0.36, -0.01),
        "near": (0.46, 0.48),
        "cards": (0.95, 0.86),
        "excess": (0.19, 0.15),
        "prospect": (0.54, 0.64),
        "road": (1.71, 2.58),
        "tracks": (0.86, 0.4),
        "attack": (0.4, 0.4),
        "walls": (1.09, 1.3),
        "knights": (1.01, 0.34),
        "progress": (0.74, 0.5),
        "merchant": (-0.3, -0.6),
    },
    others=(0.4, 0.4),
    scale=(0.39, 0.81),
)


def by_seat(game: Game, state: GameState, personality: Personality) -> list[Parts]:
    """The judgement by seat, and as a part of its own the merchant's point: in three games of five it goes to somebody
    else before the end."""
    owner = LAND.of(game, state).merchant_owner
    return [
        one.parts | {"merchant": 1.0} if index == owner else one.parts
        for index, one in enumerate(weighed(game, state, personality, TOLD)[0])
    ]


display_odds = odds_by_parts(by_seat, SHARES)
