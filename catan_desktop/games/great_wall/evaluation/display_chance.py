"""The chance to win as shown to people. Against each other: the judgement, evened out over a Year (`contest`), as
sharp as it has proved to be. Together or alone: by how far the requests are ahead of their usual pace, and whether the
shame pool will hold; what a search goes by counts more than that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import TypeAlias

from catan_desktop.evaluation.win_chance import chances, odds
from catan_desktop.games.great_wall.ending import AT_MOST, request_value
from catan_desktop.games.great_wall.part import COURSE, COURT, ESTATES
from catan_desktop.games.great_wall.powder.part import POWDER
from catan_desktop.games.great_wall.setup import COMPETITIVE, mode
from catan_desktop.games.great_wall.tables import Request, tables
from catan_desktop.kernel import Game, GameState

from .contest import scores
from .forecast import logistic

AHEAD, AHEAD_IN_THE_LAST_YEAR = 2.0, 1.0
"""What the scores count in a game against each other: fitted to games of four `normal` (`benchmarks.calibration`)."""
Paces: TypeAlias = Mapping[str, tuple[float, ...]]
"""By request, its usual share of the goal in the middle of each fifth of the game, and at the end."""
PACE: Paces = {
    "raise_the_wall": (0.08, 0.42, 0.65, 0.73, 0.82, 0.89),
    "break_the_horde": (0.04, 0.19, 0.36, 0.61, 0.89, 1.09),
    "glory": (0.03, 0.16, 0.35, 0.59, 0.88, 1.04),
    "good_government": (0.32, 0.53, 0.70, 0.84, 1.02, 1.10),
    "clean_name": (0.0, 0.03, 0.16, 0.32, 0.44, 0.69),
    "no_gap": (0.01, 0.26, 0.63, 0.77, 0.94, 1.14),
    "council": (0.67, 0.75, 0.84, 0.92, 0.95, 0.97),
    "quiet_border": (1.67, 1.90, 2.63, 2.53, 2.49, 1.23),
}
PACE_WITH_POWDER: Paces = {
    "raise_the_wall": (0.57, 0.72, 0.78, 0.79, 0.84, 0.85),
    "break_the_horde": (0.03, 0.16, 0.38, 0.68, 1.01, 1.23),
    "glory": (0.03, 0.18, 0.36, 0.61, 0.90, 1.04),
    "good_government": (0.41, 0.58, 0.70, 0.84, 1.02, 1.11),
    "clean_name": (0.02, 0.14, 0.30, 0.50, 0.71, 0.88),
    "no_gap": (0.98, 0.77, 0.79, 0.83, 0.86, 0.77),
    "council": (0.70, 0.82, 0.90, 0.98, 1.03, 1.01),
    "quiet_border": (0.94, 1.23, 1.37, 1.35, 1.37, 0.86),
}
MIDDLES = (0.9, 0.7, 0.5, 0.3, 0.1, 0.0)
"""The shares of the time that are left then."""
BORDER = 0.05
"""What horde cards on the board say of how many there will be at the end, beside what else is ahead of its pace."""
DOUBT, SURE = 0.1, 0.1
"""Shares of a goal by which the whole game may differ from the pace, and its very end besides."""
LIFT, SCALE = 1.4, 1.1
LIFT_WITH_POWDER, SCALE_WITH_POWDER = 1.0, 0.9
"""What comes on top of the logarithm of the odds that all are fulfilled, each by itself, and what that counts: they go
together. All fitted to games of four `normal` (`benchmarks.calibration` and the request values of those games)."""
SHAME_A_YEAR, SHAME_WITH_POWDER = 0.7, 1.4
"""Tokens for each player that a Year takes from the pool, ..."""
SHAME_DOUBT = 0.6
"""... and by how much it may differ."""


def display_odds(game: Game, state: GameState) -> list[float]:
    """Return the logarithm of the odds to win by seat, in a game that goes on."""
    given, course, cards = tables(game), COURSE.of(game, state), COURT.of(game, state).requests
    if mode(game) == COMPETITIVE:
        counts = AHEAD if course.year < given.line.years else AHEAD_IN_THE_LAST_YEAR
        return [counts * odds(chance) for chance in chances(scores(game, state))]
    if not cards:
        return [0.0] * game.seats
    left = max(0.0, given.line.years - course.year + 0.5 * bool(course.year))
    share, powder = left / given.line.years, POWDER.get(game, state) is not None
    paces, shame, lift, scale = (
        (PACE_WITH_POWDER, SHAME_WITH_POWDER, LIFT_WITH_POWDER, SCALE_WITH_POWDER)
        if powder
        else (PACE, SHAME_A_YEAR, LIFT, SCALE)
    )
    requests = [given.requests[card] for card in cards]
    found = [ahead(request_value(game, state, one.key), one, game.seats, share, paces[one.key]) for one in requests]
    fulfilled = prod([logistic(one / (SURE + DOUBT * share)) for one in found])
    spare = ESTATES.of(game, state).shame_left - 0.5 - shame * game.seats * left
    together = lift + scale * odds(fulfilled * logistic(spare / (0.15 + SHAME_DOUBT * game.seats * left)))
    return [together] * game.seats


def ahead(value: int, request: Request, seats: int, left: float, pace: Sequence[float]) -> float:
    """Return by which share of its goal a request will be more than fulfilled at its pace, with a share of the time
    left; `value` is what it looks at now."""
    goal = request.goals[seats - 1]
    more = (value / goal - _between(pace, left)) * (BORDER if request.key == "quiet_border" else 1.0)
    over = pace[-1] + more - 1.0
    return (-over if request.key in AT_MOST else over) + 0.5 / goal


def _between(pace: Sequence[float], left: float) -> float:
    """Return what the pace is with a share of the time left."""
    if left >= MIDDLES[0]:
        return pace[0]
    at = next(at for at, middle in enumerate(MIDDLES) if left >= middle)
    share = (MIDDLES[at - 1] - left) / (MIDDLES[at - 1] - MIDDLES[at])
    return pace[at - 1] + share * (pace[at] - pace[at - 1])
