"""All heroes together: what they offer in a turn."""

from __future__ import annotations

from catan_desktop.games.watch.part import NO_HERO, watch
from catan_desktop.kernel import Game, GameState, Seat
from catan_desktop.kernel.choice import Choice
from catan_desktop.kernel.game import Step, Together

from . import board, cards, costs
from .hero import STEPS as AFTER_STEPS
from .hero import Hero, in_turn

HEROES: tuple[Hero, ...] = tuple(sorted((*board.HEROES, *cards.HEROES, *costs.HEROES), key=lambda hero: hero.index))
"""By index; its name is HERO_KEYS[index]."""
STEPS: tuple[Step, ...] = (*AFTER_STEPS, *[step for hero in HEROES for step in hero.steps])
_ROWS = tuple([row for hero in HEROES for row in in_turn(hero)])
_OFFERED = tuple([tuple([row.choices() for row in hero.uses]) for hero in HEROES])
"""By hero: what offers its uses."""


def _offered(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    part = watch(game, state)
    hero = part.heroes[seat]
    if hero == NO_HERO or (part.used | part.received) >> seat & 1:
        return ()
    offered = _OFFERED[hero]
    if len(offered) == 1:
        return offered[0](game, state, seat)
    return tuple([choice for choices in offered for choice in choices(game, state, seat)])


def _offered_early(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    hero = watch(game, state).heroes[seat]
    return _offered(game, state, seat) if hero != NO_HERO and HEROES[hero].before_roll else ()


BEFORE_ROLL, AFTER_ROLL = Together(_ROWS, _offered_early), Together(_ROWS, _offered)
"""What the seat's hero may be used for before the roll (WATCH-101), and after it."""
