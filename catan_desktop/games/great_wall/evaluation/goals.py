"""The chance that requests are fulfilled and the shame pool holds, at the end of a game played together."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log1p

from catan_desktop.games.great_wall.board import SECTIONS
from catan_desktop.games.great_wall.ending import AT_MOST, request_value
from catan_desktop.games.great_wall.part import COURT, DEFENCE, ESTATES, advisors_of
from catan_desktop.games.great_wall.tables import Request, Tables
from catan_desktop.kernel import Game, GameState, record

AIM = 45.0
"""What the logarithm of a chance is worth, in honour."""


@record
class Prospect:
    """What Years to come do for a request, as shares of its goal."""

    pace: float
    """What a Year brings nearer."""
    doubt: float
    """By how much a Year may differ from that."""
    sure: float = 0.15
    """Units of doubt that are left at the very end."""


PROSPECTS: Mapping[str, Prospect] = {
    "raise_the_wall": Prospect(0.08, 0.09),
    "break_the_horde": Prospect(0.15, 0.12),
    "glory": Prospect(0.18, 0.10, 4.0),
    "good_government": Prospect(0.12, 0.08),
    "clean_name": Prospect(-0.12, 0.15),
    "no_gap": Prospect(0.05, 0.12),
    "council": Prospect(0.05, 0.08),
    "quiet_border": Prospect(0.0, 0.6),
}
SHAME_A_YEAR, SHAME_DOUBT = 0.9, 0.6
"""Tokens for each player that a Year takes from the pool, and by how much it may differ."""


def years_left(seats: int, given: Tables, years: float, turns: int) -> float:
    """Return the Years that are left with what is left of this one."""
    return years + turns / (given.line.turns * seats + given.line.reed)


def _spare(game: Game, state: GameState, key: str, goal: int) -> float:
    """Return how much more there is than the goal asks; what lacks, below 0."""
    value = request_value(game, state, key)
    if value >= goal or key not in ("no_gap", "council"):
        return goal - value if key in AT_MOST else value - goal
    if key == "no_gap":
        return -sum([max(0, goal - section.level) for section in DEFENCE.of(game, state).sections])
    return -sum([max(0, goal - advisors_of(own)) for own in COURT.of(game, state).staffs])


def request_forecast(
    game: Game, state: GameState, request: Request, left: float, more: float = 0.0
) -> tuple[float, float]:
    """Return by how many units the goal is likely to be passed, and the doubt; `more` units are on their way."""
    seats, given = game.seats, PROSPECTS[request.key]
    goal = request.goals[seats - 1]
    whole = goal * {"no_gap": SECTIONS, "council": seats}.get(request.key, 1)
    spare = _spare(game, state, request.key, goal) + more + given.sure * 3
    return spare + given.pace * whole * left, given.sure + given.doubt * whole * left


def need(passed: float, doubt: float) -> float:
    """Return what one more unit is worth, in honour."""
    return AIM / doubt / (1.0 + exp(min(30.0, passed / doubt)))


def log_chance(value: float) -> float:
    """Return the logarithm of the chance that has these log odds."""
    return -log1p(exp(-value)) if value > -30.0 else value


def stains(game: Game, state: GameState, request: Request, left: float) -> float:
    """Return the logarithm of the chance that no player has too much shame (GW-R5)."""
    goal, given = request.goals[game.seats - 1], PROSPECTS[request.key]
    doubt = given.sure + given.doubt * goal * left
    players = ESTATES.of(game, state).players
    return sum([log_chance((goal + 0.5 - own.shame + given.pace * goal * left) / doubt) for own in players])


def pool_forecast(game: Game, state: GameState, left: float) -> tuple[float, float]:
    """Return how many tokens the shame pool is likely to have left at the end, and the doubt about it."""
    seats = game.seats
    return ESTATES.of(game, state).shame_left - 0.5 - SHAME_A_YEAR * seats * left, 0.15 + SHAME_DOUBT * seats * left


def needs(game: Game, state: GameState, given: Tables, left: float) -> Mapping[str, float]:
    """Return by request in play, and for the pool, what a unit is worth, in honour; empty where players compete."""
    requests = [given.requests[card] for card in COURT.of(game, state).requests]
    if not requests:
        return {}
    found = {one.key: need(*request_forecast(game, state, one, left)) for one in requests}
    return {**found, "pool": need(*pool_forecast(game, state, left))}
