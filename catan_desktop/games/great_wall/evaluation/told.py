"""How likely a game is to be won, as people are told. Against each other: the value that bots go by, as sharp as it has
proved to be. Together or alone: by how far the requests have come for the time that has gone, and whether the shame
pool will hold; what a search goes by counts more than that."""

from __future__ import annotations

from math import exp, prod

from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.evaluation.verdict import decided
from catan_desktop.evaluation.win_chance import WIN, odds
from catan_desktop.games.great_wall.ending import AT_MOST, request_value
from catan_desktop.games.great_wall.part import REALM, Realm
from catan_desktop.games.great_wall.setup import COMPETITIVE, mode
from catan_desktop.games.great_wall.tables import Request, tables
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState

from .win_chance import value

AHEAD, AHEAD_IN_THE_LAST_YEAR = 1.65, 0.9
"""What the value counts in a game against each other: fitted to games of four `normal` (`benchmarks.calibration`)."""
EVEN = 0.8
"""The logarithm of the odds of a request that is as far as the time."""
DOUBT, SURE = 0.3, 0.06
"""Shares of a goal by which the whole game may differ from that, and its very end."""
LIFT, FOG = 0.5, 0.85
"""What comes on top of the logarithm of the odds of all together, and which share of that nobody can foresee at the
beginning: fitted to games of three `normal` (`python -m benchmarks.calibration great-wall --set gw_mode=coop`)."""
SHAME_A_YEAR = 0.9
"""Tokens for each player that a Year takes from the pool, ..."""
SHAME_DOUBT = 0.6
"""... and by how much it may differ."""


def told(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
    """Return the logarithm of the odds to win; WIN or -WIN once the game is over."""
    if (over := decided(state, seat, WIN)) is not None:
        return over
    realm, given = REALM.of(game, state), tables(game)
    if mode(game) == COMPETITIVE:
        counts = AHEAD if realm.year < given.line.years else AHEAD_IN_THE_LAST_YEAR
        return counts * value(game, state, seat, personality)
    if not realm.requests:
        return 0.0
    left = max(0.0, given.line.years - realm.year + 0.5 * bool(realm.year))
    share = left / given.line.years
    chances = [_chance(ahead(realm, given.requests[card], game.seats, share), share) for card in realm.requests]
    return LIFT + (1.0 - FOG * share) * odds(prod(chances) * _holds(realm, game.seats, left))


def ahead(realm: Realm, request: Request, seats: int, left: float) -> float:
    """Return by which share of its goal a request is ahead of the time, of which a share is left."""
    found, goal = request_value(realm, request.key), request.goals[seats - 1]
    if request.key in AT_MOST:
        used = left if request.key == "clean_name" else 0.0
        return (goal + 0.5 - found) / max(1, goal) - used
    return (found - goal + 0.5) / max(1, goal) + left


def _chance(ahead: float, left: float) -> float:
    return 1.0 / (1.0 + exp(-EVEN * left - ahead / (SURE + DOUBT * left)))


def _holds(realm: Realm, seats: int, years: float) -> float:
    """Return how likely the shame pool is not to run dry."""
    spare = realm.pool - 0.5 - SHAME_A_YEAR * seats * years
    return 1.0 / (1.0 + exp(-spare / (0.15 + SHAME_DOUBT * seats * years)))
