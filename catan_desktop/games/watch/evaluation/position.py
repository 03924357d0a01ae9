"""The judgement of a position of the Watch: that of the settlers, the guards, the heroes, and the danger that the game
ends tragically, which only the seat with the most guards can welcome."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from catan_desktop.evaluation import position as settlers
from catan_desktop.evaluation.personality import SOBER, Personality
from catan_desktop.evaluation.position import Parts, Targets, Weights
from catan_desktop.evaluation.verdict import verdict
from catan_desktop.games.watch.board import CAMPS, CLAN_OF_TRAIL, SECTION_OF_TRAIL, SECTIONS, SectionId
from catan_desktop.games.watch.end import last_stand
from catan_desktop.games.watch.guards import GUARD_COST, GUARDS
from catan_desktop.games.watch.part import WatchPart, watch
from catan_desktop.kernel import Game, GameState, Seat, record, replace
from catan_desktop.kernel.ids import numbered
from catan_desktop.mechanics.questions import BLOCKED

NEAR = replace(settlers.WEIGHTS, reach=0.5)
"""Everything built here calls wildlings or costs a guard's cards, so that to have it must be worth clearly more than to
hold its price."""


@record
class Fears:
    """How much Wall and wildlings count, in victory points."""

    guard: float = 1.0
    """Factor on what guards are worth on the way to the next point."""
    spare: float = 0.08
    """Of a guard beyond five."""
    hero: float = 0.3
    """Of a hero whose side A is up."""
    fall: float = -28.0
    """Of a tragic end, to a seat that would lose it."""
    stand: float = -4.0
    """Of a tragic end to the seat that would win it as things are; it may yet turn out otherwise, and points win."""


FEARS = Fears()
CALM = 0.45
"""How much less the last of a danger weighs than the first: twice this share."""
ON_THE_WAY = (0.0, 0.2, 0.25, 0.0, 0.25)
"""By number of guards: what they are worth on the way to the third and to the fifth, who bring a point each."""
WORTH = (0.4, 0.4, 0.45, 0.4, 0.55)
"""By number of guards: what one more is worth; no more than he brings, or he would be saved for and not built."""
HORIZON = 14
"""Rolls that are looked ahead."""
TRAIL = HORIZON / 12
"""How often a trail is rolled within the horizon."""
NEW_TOKENS = 1.8
"""Wildlings that come from a clan within the horizon, whoever builds."""
IN_CAMP, FULL_CAMP = 0.05, 0.2
"""What one more counts that waits in its camp already, and a camp from which the next one sets off a raid: little,
for what is not built now is built later, by this seat or another, and calls as many then."""
UNMET = 0.7
"""Share of those that come and count against a section; guards are added meanwhile where they are needed."""

ONE_BREACH = 0.02
"""What a breach that ends nothing adds to the danger: while the end is far the weakest section is still the weakest."""


@lru_cache(maxsize=4096)
def _at_least(mean: float, least: int) -> float:
    """Return the chance that a rare event with this mean happens `least` times or more."""
    if least <= 0:
        return 1.0
    term = below = exp(-mean)
    for count in range(1, least):
        term *= mean / count
        below += term
    return max(0.0, 1.0 - below)


@lru_cache(maxsize=65536)
def _danger(
    guards: tuple[int, ...], clearings: tuple[int, ...], camps: tuple[int, ...], breach: int, invaders: int
) -> float:
    """Return the chance of a tragic end within the horizon, from counts by section and by clan."""
    coming = [0.0] * SECTIONS
    for clan, section in zip(CLAN_OF_TRAIL[1:], SECTION_OF_TRAIL[1:], strict=True):
        count, trails = camps[clan], CLAN_OF_TRAIL.count(clan)
        arrivals = min(trails * TRAIL, NEW_TOKENS + IN_CAMP * count) + (FULL_CAMP if count >= CAMPS else 0.0)
        coming[section] += arrivals / trails
    breaches = crowd = 0.0
    for section, expected in numbered(SectionId, coming):
        margin = guards[section] - clearings[section]
        chance = _at_least(round(UNMET * expected, 2), max(margin, 0) + 1)
        breaches += chance
        crowd += chance * (clearings[section] + 1) + 0.2 * expected
    by_breach = _at_least(round(breaches, 2), 3 - breach)
    by_crowd = _at_least(round(crowd, 2), 8 - invaders)
    return 1.0 - (1.0 - by_breach) * (1.0 - by_crowd) * (1.0 - ONE_BREACH * min(breaches, 3.0))


def danger(part: WatchPart) -> float:
    """Return the chance of a tragic end within the horizon, roughly: 0 to 1."""
    guards = tuple(map(len, part.posts))
    return 0.9 * _danger(guards, part.clearings, tuple(map(len, part.camps)), part.breach, part.invaders)


def tragic_rank(game: Game, state: GameState, seat: Seat) -> float:
    """Return 1 for the seat that would win a tragic end, -1 for the others (WATCH-57)."""
    return 1.0 if last_stand(game, state) == (seat,) else -1.0


def guard_worth(count: int) -> float:
    """Return what one more guard is worth to a seat that has `count`."""
    return WORTH[count] if count < len(WORTH) else 0.15


def guard_goal(count: int, fear: float) -> Targets:
    """Return one more guard as a goal of a seat that has `count`; the greater the danger the more is he wanted."""
    return (("guard", GUARD_COST, guard_worth(count) + fear),) if count < GUARDS else ()


def way(count: int) -> float:
    """Return what `count` guards of a seat are worth on the way to the next point."""
    return ON_THE_WAY[count] if count < len(ON_THE_WAY) else 0.0


def on_the_way(count: int) -> int:
    """Return how many of `count` guards of a seat are on the way to the next point."""
    return count if count < 3 else count - 3 if count < 5 else 0


def _parts(
    game: Game, state: GameState, seat: Seat, weights: Weights, fears: Fears, blocked: int, fear: float
) -> Parts:
    part = watch(game, state)
    count = part.guards[seat]
    found = settlers.seat_parts(game, state, seat, weights, blocked, guard_goal(count, fear))
    found["guards"] = fears.guard * way(count)
    found["guards"] += fears.spare * max(0, count - 5)
    found["hero"] = 0.0 if part.turned >> seat & 1 else fears.hero
    return found


@lru_cache(maxsize=64)
def _weighted(fears: Fears, personality: Personality) -> Fears:
    """Return the fears as a character has them."""
    return replace(fears, guard=fears.guard * personality.defence, spare=fears.spare * personality.defence)


def judge(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> float:
    """Return the position for a seat, in victory points; WIN or -WIN once the game is over."""
    if (over := verdict(state, seat, settlers.WIN)) is not None:
        return over
    values, fear, weights, fears = _by_seat(game, state, personality)
    own = settlers.against_rivals([sum(parts.values()) for parts in values], seat, weights)
    return own + dread(fear) * _stake(game, state, seat, fears)


def parts_of(game: Game, state: GameState, seat: Seat, personality: Personality = SOBER) -> Parts:
    """Return the judgement by its parts; they add up to it."""
    if (over := verdict(state, seat, settlers.WIN)) is not None:
        return {"outcome": over}
    values, fear, weights, fears = _by_seat(game, state, personality)
    return {**settlers.with_rivals(values, seat, weights), "danger": dread(fear) * _stake(game, state, seat, fears)}


def dread(fear: float) -> float:
    """Return what a danger weighs, 0 to 1; more of it weighs less the greater it is, or nobody would build any more
    when the Wall is about to fall."""
    return fear * (1.0 - CALM * fear)


def _stake(game: Game, state: GameState, seat: Seat, fears: Fears) -> float:
    """Return what a tragic end would bring a seat, in victory points; not what it has to lose, which would make every
    point worth less that it gains while there is danger."""
    return fears.stand if tragic_rank(game, state, seat) > 0 else fears.fall


def _by_seat(game: Game, state: GameState, personality: Personality) -> tuple[list[Parts], float, Weights, Fears]:
    """Return the parts of every seat, the danger, and the weights as a character has them."""
    blocked = game.ask(BLOCKED, state)
    weights, fears = settlers.weighted(NEAR, personality), _weighted(FEARS, personality)
    fear = danger(watch(game, state))
    values = [_parts(game, state, Seat(each), weights, fears, blocked, fear) for each in range(game.seats)]
    return values, fear, weights, fears
