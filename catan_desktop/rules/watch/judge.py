"""How good a position of the Watch is for a seat: the settlers' judgement, the guards, the heroes, and the danger that
the game ends tragically, which only the seat with the most guards can welcome."""

from __future__ import annotations

from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record
from catan_desktop.kernel.state import GameState
from catan_desktop.rules.settlers.judge import WEIGHTS, WIN, Weights, against_rivals, seat_value
from catan_desktop.rules.settlers.part import settlers
from catan_desktop.rules.settlers.questions import BLOCKED
from catan_desktop.rules.settlers.scoring import total_points
from catan_desktop.rules.settlers.tables import tables

from .board import CLANS, POSTS
from .guards import GUARDS
from .part import WatchPart, watch

SECTIONS_OF_CLAN = ((0, 1), (1, 2), (2, 3))
"""By clan: the sections its trails lead to (WATCH-17)."""


@record
class Fears:
    """How much Wall and wildlings count, in victory points."""

    guard: float = 0.22
    """Of a guard on the way to the next point."""
    spare: float = 0.08
    """Of a guard beyond five."""
    hero: float = 0.3
    """Of a hero whose side A is up."""
    tragic: float = 7.0
    """What a tragic end wins or loses."""
    steps: tuple[float, float, float, float] = (0.0, 0.06, 0.2, 1.0)
    """Danger by step of the breach marker."""
    press: tuple[float, float, float, float] = (0.04, 0.10, 0.35, 1.0)
    """How much of the pressure on the Wall turns into danger, by step of the breach marker."""


FEARS = Fears()


def pressure(part: WatchPart) -> float:
    """How likely, roughly, the next wildlings break through somewhere; 0 is quiet."""
    total = 0.0
    for section, row in enumerate(part.posts):
        traffic = sum(len(part.camps[clan]) for clan in range(len(CLANS)) if section in SECTIONS_OF_CLAN[clan])
        margin = len(row) - part.clearings[section]
        if len(row) == POSTS and part.clearings[section] == POSTS:
            margin = 1
        total += (0.10 + 0.06 * traffic) * (1.0, 0.45, 0.2, 0.08)[min(max(margin, 0), 3)]
    return total


def danger(part: WatchPart, fears: Fears = FEARS) -> float:
    """The chance of a tragic end, roughly: 0 to 1."""
    by_breach = min(1.0, fears.steps[part.breach] + fears.press[part.breach] * pressure(part))
    by_crowd = min(1.0, (part.invaders / 8) ** 2 * 0.7 + 0.01 * part.invaders * sum(map(len, part.camps)) / 5)
    return 1.0 - (1.0 - by_breach) * (1.0 - by_crowd)


def tragic_rank(game: Game, state: GameState, seat: Seat) -> float:
    """1 for the seat that would win a tragic end, -1 for the others (WATCH-57)."""
    part, cards = watch(game, state), settlers(state).hands
    keys = [(part.guards[each], total_points(game, state, Seat(each)), cards[each]) for each in range(game.seats)]
    best = max(keys)
    return 1.0 if keys[seat] == best and keys.count(best) == 1 else -1.0


def guard_worth(count: int) -> float:
    """What one more guard is worth to a seat that has `count`."""
    return 0.85 if count in {2, 4} else 0.55 if count in {1, 3} else 0.4 if count == 0 else 0.15


def _value(game: Game, state: GameState, seat: Seat, weights: Weights, fears: Fears, blocked: int) -> float:
    part = watch(game, state)
    count = part.guards[seat]
    more = ((tables(game).guard, guard_worth(count) + 0.4 * min(pressure(part), 1.0)),) if count < GUARDS else ()
    value = seat_value(game, state, seat, weights, blocked, more)
    value += fears.guard * (count if count < 3 else count - 3 if count < 5 else 0) + fears.spare * max(0, count - 5)
    return value + (0.0 if part.turned >> seat & 1 else fears.hero)


def judge(game: Game, state: GameState, seat: Seat, weights: Weights = WEIGHTS, fears: Fears = FEARS) -> float:
    """The position for a seat, in victory points; WIN or -WIN once the game is over."""
    if state.outcome is not None:
        return WIN if seat in state.outcome.winners else -WIN
    blocked = game.ask(BLOCKED, state)
    values = [_value(game, state, Seat(each), weights, fears, blocked) for each in range(game.seats)]
    fear = danger(watch(game, state), fears)
    return (1.0 - fear) * against_rivals(values, seat, weights) + fear * fears.tragic * tragic_rank(game, state, seat)
