"""What a position of Cities & Knights is worth to a seat that searches: the settlers' chances, with the way to a
metropolis as a build that brings points, and what the judge says of tracks, knights, the next attack and cards."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.rules.common.taste import SOBER, Taste
from catan_desktop.rules.common.verdict import decided
from catan_desktop.rules.settlers.part import settlers
from catan_desktop.rules.settlers.race import Build, Line
from catan_desktop.rules.settlers.value import WEIGHTS, WIN, Extra, chances, odds, scores

from .improvements import own_walls
from .judge import HOPES, attack_worth, track_worth, urgency
from .numbers import COMMODITY, KINDS, METROPOLIS_FROM, METROPOLIS_KEPT, METROPOLIS_POINTS, TRACKS
from .part import NOWHERE, CitiesPart, cities, held_count, ordinary_cities
from .pieces import standing_strength, strength

POINT = 0.45
"""Share of a score for what the judge counts as a victory point."""


def value(game: Game, state: GameState, seat: Seat, taste: Taste = SOBER) -> float:
    """The position for a seat: the logarithm of its odds to win; WIN or -WIN once the game is over."""
    if (over := decided(state, seat, WIN)) is not None:
        return over
    part = cities(game, state)

    def more(game: Game, state: GameState) -> tuple[Extra, ...]:
        return extras(game, state, part, taste)

    return odds(chances(scores(game, state, WEIGHTS, more, taste))[seat])


def extras(game: Game, state: GameState, part: CitiesPart, taste: Taste) -> tuple[Extra, ...]:
    """By seat: the ways to metropolises, and what the judge says of the rest."""
    near, found = urgency(part), []
    for index, attack in enumerate(attack_worth(game, state, part, HOPES)):
        seat = Seat(index)
        own = (0.3 + 0.7 * near) * attack + HOPES.card * min(held_count(part, seat), 4)
        own += track_worth(game, state, part, seat, HOPES)
        own += HOPES.wall * own_walls(part, state, seat).bit_count()
        ready, standing = strength(part, seat), standing_strength(part, seat)
        own += taste.defence * (HOPES.active * (0.5 + near) * min(ready, 6) + HOPES.standing * min(standing, 8))
        found.append((metropolis_lines(state, part, seat), 0.0, POINT * own))
    return tuple(found)


def metropolis_lines(state: GameState, part: CitiesPart, seat: Seat) -> tuple[Line, ...]:
    """By track that still has a metropolis to gain: all the levels to it as one build."""
    base = settlers(state)
    if not ordinary_cities(part, base, seat):
        return ()
    found = []
    for track in range(len(TRACKS)):
        level, corner = part.levels[seat][track], part.metropolis[track]
        if corner == NOWHERE:
            goal = METROPOLIS_FROM
        elif base.cities[seat] >> corner & 1 or any(levels[track] >= METROPOLIS_KEPT for levels in part.levels):
            continue
        else:
            goal = METROPOLIS_KEPT
        if level < goal:
            found.append(_way(track, level, goal))
    return tuple(found)


@lru_cache(maxsize=128)
def _way(track: int, level: int, goal: int) -> Line:
    """The levels from one to another."""
    price = sum(range(level + 1, goal + 1))
    cost = tuple([price if kind == COMMODITY[track] else 0 for kind in range(len(KINDS))])
    return Line((Build(cost, float(METROPOLIS_POINTS), (0.0,) * len(KINDS)),))
