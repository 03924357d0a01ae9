"""The worth of a position of the Watch to a seat that searches: the settlers' chances, guards as builds that bring
points, what the heroes will bring, and the danger of a tragic end, which the seat with the most guards would win."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.evaluation.turns_to_win import Build, Line
from catan_desktop.evaluation.verdict import verdict
from catan_desktop.evaluation.win_chance import WEIGHTS, WIN, Extra, chances, next_to_roll, odds, scores
from catan_desktop.games.watch.end import last_stand
from catan_desktop.games.watch.guards import GUARD_COST, GUARDS, guard_points
from catan_desktop.games.watch.part import WatchPart, watch
from catan_desktop.kernel import Counts, Game, GameState, Seat, replace
from catan_desktop.mechanics.parts import PIECES

from .hero_worth import hero_worths
from .position import danger, on_the_way

SCORES = replace(WEIGHTS, knights_held=0.2, cards_held=0.35, knights_played=0.12)
"""The largest patrol is worth half of the largest army, and a point costs more cards: so cards count for less."""
GUARD = 0.12
"""Share of a score for a guard on the way to the next point."""
HERO = 0.03
"""The same for a hero that shows side A."""
HERO_CARD = 0.1
"""The same for a card that a hero is going to bring."""
MARGIN = 1.3
"""What one guard more than another's counts for the chance to win a tragic end."""


def value(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
    """Return the position for a seat: the logarithm of its odds to win; WIN or -WIN once the game is over."""
    if (over := verdict(state, seat, WIN)) is not None:
        return over
    part = watch(game, state)

    def more(game: Game, state: GameState) -> tuple[Extra, ...]:
        return tuple([extra(game, part, Seat(each), personality) for each in range(game.seats)])

    heroes = hero_worths(game, state, part, next_to_roll(game, state))
    found = zip(scores(game, state, SCORES, more, personality), heroes, strict=True)
    chance = chances([score + HERO_CARD * cards for score, cards in found])[seat]
    fear = danger(part)
    if fear > 0.0:
        chance = (1.0 - fear) * chance + fear * tragic_chance(game, state, part, seat)
    return odds(chance)


def extra(game: Game, part: WatchPart, seat: Seat, personality: Personality) -> Extra:
    """Return guards as builds, and what guards and the hero count beside them."""
    count = part.guards[seat]
    share = GUARD * personality.defence * on_the_way(count) + (0.0 if part.turned >> seat & 1 else HERO)
    line = guard_line(GUARD_COST, count, personality.defence)
    return Extra((line,) if line.builds else (), share=share)


@lru_cache(maxsize=64)
def guard_line(cost: Counts, count: int, liking: float) -> Line:
    """Return the guards that lead to the next points, each group as one build."""
    none = (0.0,) * len(cost)
    builds = []
    for goal in (3, 5):
        if count < goal <= GUARDS:
            points = liking * (guard_points(goal) - guard_points(count))
            builds.append(Build(tuple([(goal - count) * one for one in cost]), points, none))
            count = goal
    return Line(tuple(builds))


def tragic_chance(game: Game, state: GameState, part: WatchPart, seat: Seat) -> float:
    """Return how likely the seat is to be the one that a tragic end leaves standing."""
    weights = [exp(MARGIN * guards) for guards in part.guards]
    share = weights[seat] / sum(weights)
    now = 1.0 if seat in last_stand(game, state) else 0.0
    return 0.4 * share + 0.6 * now if PIECES.of(game, state).buildings else share
