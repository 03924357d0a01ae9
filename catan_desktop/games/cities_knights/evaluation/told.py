"""How likely a seat is to win a game of Cities & Knights, as people are told.

Each part of the judgement counts by what it brings in the phase that the game is in: at first land is worth more than
the points on it, near the end nothing but the points. The shares come from games of bots (`benchmarks/parts.py`), and
there they foretell the winner better than what a search goes by (`win_chance`). Whose turn is next is left out: it
foretells next to nothing, and the chances of a seat would fall each time it throws. They say what goes with winning,
not what brings it about: a bot that plays by them holds too many cards.
"""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.evaluation.position import Parts
from catan_desktop.evaluation.verdict import decided
from catan_desktop.evaluation.win_chance import WIN, chances, odds
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.scoring import goal_of

from .position import weighed

BEGUN, NEARLY_OVER = 0.23, 0.77
"""The shares of the goal that the seats have on the average where a game begins and where it is nearly over."""
SHARES: Mapping[str, tuple[float, float]] = {
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
}
"""By part of the judgement: what a point of it adds to the points at the end of the game, at the beginning and near the
end."""
OTHERS = 0.4, 0.4
"""The same of parts that only some tables have."""
SCALE = 0.39, 0.81
"""What a point at the end of the game adds to a score, at the beginning and near the end."""


def lateness(game: Game, state: GameState, found: list[Parts]) -> float:
    """Return how far the game has come by the points of all seats: 0 at the beginning, 1 near the end."""
    goals = sum([goal_of(game, state, Seat(seat)) for seat in range(game.seats)])
    reached = sum([parts["points"] for parts in found]) / goals
    return max(0.0, min(1.0, (reached - BEGUN) / (NEARLY_OVER - BEGUN)))


def told(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
    """Return the logarithm of the odds to win; WIN or -WIN once the game is over."""
    if (over := decided(state, seat, WIN)) is not None:
        return over
    found = [one.parts for one in weighed(game, state, personality)[0]]
    late = lateness(game, state, found)
    others, scale = _now(OTHERS, late), _now(SCALE, late)
    shares = {key: _now(share, late) for key, share in SHARES.items()}
    scores = [scale * sum([shares.get(key, others) * worth for key, worth in parts.items()]) for parts in found]
    return odds(chances(scores)[seat])


def _now(ends: tuple[float, float], late: float) -> float:
    """Between what counts at the beginning and what counts near the end."""
    return ends[0] + late * (ends[1] - ends[0])
