"""How good a position of Cities & Knights is for a seat: the settlers' judgement, the levels of the tracks with their
metropolises in reach, knights and what the next attack would bring, walls and progress cards."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.state import GameState
from catan_desktop.rules.common.taste import SOBER, Taste
from catan_desktop.rules.settlers.judge import (
    WEIGHTS,
    WIN,
    Parts,
    Weights,
    against_rivals,
    seat_parts,
    tasted,
    with_rivals,
)
from catan_desktop.rules.settlers.part import settlers
from catan_desktop.rules.settlers.questions import BLOCKED

from .barbarians import barbarian_strength
from .improvements import has_crane, improvable, own_walls, price
from .numbers import ACTIVATE, LANDING, METROPOLIS_KEPT, PROMOTE, RECRUIT, TRACKS, WALL, WALLS
from .part import NOWHERE, CitiesPart, cities, held_count, ordinary_cities
from .pieces import strength

LEVEL_WORTH = (0.0, 0.45, 0.8, 1.35, 1.6, 1.9)
"""What a level of a track is worth for its cards and its ability, in victory points."""


@record
class Hopes:
    """How much the parts of this game count, in victory points."""

    metropolis: float = 0.09
    """Of each level, squared, on the way to a metropolis that can still be had."""
    standing: float = 0.22
    """Of a strength on the board, whatever its state."""
    active: float = 0.12
    """Of an active strength, more near the landing."""
    loss: float = 1.9
    """Of the city that the next attack would take."""
    shared: float = 0.2
    """Share of that fear of a seat that has given more than the least."""
    reward: float = 1.0
    """Of the Defender's point that the next attack would bring; a third of it in a tie."""
    card: float = 0.33
    """Of an unplayed progress card."""
    wall: float = 0.12
    """Of a wall."""


HOPES = Hopes()


def urgency(part: CitiesPart) -> float:
    """How near the landing is: towards 1 as the ship comes."""
    return (part.ship + 1.5) / (LANDING + 1)


def readiness(part: CitiesPart, seat: Seat) -> float:
    """The strength that the seat can bring to the next attack: inactive knights count for half."""
    active = strength(part, seat)
    return active + 0.5 * (_standing(part, seat) - active)


def attack_worth(game: Game, state: GameState, part: CitiesPart, hopes: Hopes) -> list[float]:
    """By seat: what the next attack may bring, from the cities and knights as they stand."""
    base = settlers(state)
    gave = [readiness(part, Seat(seat)) for seat in range(game.seats)]
    lost = min(1.0, max(0.0, (barbarian_strength(state) - sum(gave) + 1.5) / 3))
    worth = [0.0] * game.seats
    candidates = [seat for seat in range(game.seats) if ordinary_cities(part, base, Seat(seat))]
    least = min((gave[seat] for seat in candidates), default=0.0)
    for seat in candidates:
        worth[seat] -= hopes.loss * lost * (1.0 if gave[seat] == least else hopes.shared)
    most = max(gave)
    if most:
        best = [seat for seat in range(game.seats) if gave[seat] == most]
        for seat in best:
            worth[seat] += hopes.reward * (1.0 - lost) * (1.0 if len(best) == 1 else 1 / 3)
    return worth


def track_worth(game: Game, state: GameState, part: CitiesPart, seat: Seat, hopes: Hopes) -> float:
    """Levels, and metropolises within reach."""
    base = settlers(state)
    total = 0.0
    for track in range(len(TRACKS)):
        level, corner = part.levels[seat][track], part.metropolis[track]
        total += LEVEL_WORTH[level]
        if corner == NOWHERE:
            total += hopes.metropolis * min(level, 3) ** 2
        elif not base.cities[seat] >> corner & 1:
            holder = next(other for other in range(game.seats) if base.cities[other] >> corner & 1)
            if part.levels[holder][track] < METROPOLIS_KEPT:
                total += hopes.metropolis * max(0, level - 1) ** 2
    return total


def goals(game: Game, state: GameState, part: CitiesPart, seat: Seat, fear: float) -> tuple[tuple[Counts, float], ...]:
    """What the seat could buy next: (cost, worth)."""
    found: list[tuple[Counts, float]] = []
    crane = has_crane(part, state, seat)
    for track in range(len(TRACKS)):
        if improvable(game, state, seat, track) is None:
            level = part.levels[seat][track]
            gain = (
                LEVEL_WORTH[level + 1]
                - LEVEL_WORTH[level]
                + (2.0 if level == 3 and part.metropolis[track] < 0 else 0.3)
            )
            found.append((price(part, seat, track, crane), gain))
    basic, strong, mighty = part.knights[seat]
    standing = basic | strong | mighty
    if standing & ~part.active:
        found.append((ACTIVATE, 0.2 + fear))
    if basic.bit_count() < 2:
        found.append((RECRUIT, (0.55 if not standing else 0.3) + fear / 2))
    if basic | strong:
        found.append((PROMOTE, 0.25 + fear / 2))
    if own_walls(part, state, seat).bit_count() < WALLS and settlers(state).cities[seat] & ~part.walls:
        found.append((WALL, 0.15))
    return tuple(found)


@lru_cache(maxsize=64)
def _tasted(hopes: Hopes, taste: Taste) -> Hopes:
    """The hopes as a character has them."""
    return replace(
        hopes,
        metropolis=hopes.metropolis * taste.building,
        standing=hopes.standing * taste.defence,
        active=hopes.active * taste.defence,
        reward=hopes.reward * taste.defence,
    )


def judge(
    game: Game,
    state: GameState,
    seat: Seat,
    taste: Taste = SOBER,
    weights: Weights = WEIGHTS,
    hopes: Hopes = HOPES,
) -> float:
    """The position for a seat, in victory points; WIN or -WIN once the game is over."""
    if state.outcome is not None:
        return WIN if seat in state.outcome.winners else -WIN
    values, weights = _by_seat(game, state, taste, weights, hopes)
    return against_rivals([sum(parts.values()) for parts in values], seat, weights)


def parts_of(
    game: Game,
    state: GameState,
    seat: Seat,
    taste: Taste = SOBER,
    weights: Weights = WEIGHTS,
    hopes: Hopes = HOPES,
) -> Parts:
    """The judgement by its parts; they add up to it."""
    if state.outcome is not None:
        return {"outcome": WIN if seat in state.outcome.winners else -WIN}
    values, weights = _by_seat(game, state, taste, weights, hopes)
    return with_rivals(values, seat, weights)


def _by_seat(game: Game, state: GameState, taste: Taste, weights: Weights, hopes: Hopes) -> tuple[list[Parts], Weights]:
    """The parts of every seat, and the weights as a character has them."""
    blocked, part = game.ask(BLOCKED, state), cities(game, state)
    weights, hopes = tasted(weights, taste), _tasted(hopes, taste)
    near, attack = urgency(part), attack_worth(game, state, part, hopes)
    values = []
    for index in range(game.seats):
        each = Seat(index)
        fear = near if attack[index] < 0 else 0.0
        parts = seat_parts(game, state, each, weights, blocked, goals(game, state, part, each, fear))
        parts["tracks"] = track_worth(game, state, part, each, hopes)
        parts["attack"] = (0.3 + 0.7 * near) * attack[index]
        parts["progress"] = hopes.card * min(held_count(part, each), 4)
        parts["walls"] = hopes.wall * own_walls(part, state, each).bit_count()
        parts["knights"] = hopes.active * (0.5 + near) * min(strength(part, each), 6)
        parts["knights"] += hopes.standing * min(_standing(part, each), 8)
        values.append(parts)
    return values, weights


def _standing(part: CitiesPart, seat: Seat) -> int:
    return sum((rank + 1) * corners.bit_count() for rank, corners in enumerate(part.knights[seat]))
