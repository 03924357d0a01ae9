"""All heroes together: what they offer in a turn, and what the module hands to the kernel."""

from __future__ import annotations

from typing import Any

from catan_desktop.games.watch.actions import TakeHero, TurnHero
from catan_desktop.games.watch.part import NO_HERO, watch
from catan_desktop.kernel.choice import Choice
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import Explain, Handler, Step
from catan_desktop.kernel.state import GameState

from . import builders, costs, hands, supply, wilds
from .hero import STEPS as AFTER_STEPS
from .hero import Hero, explain_take, explain_turn, explain_use, ready, take_hero, turn_hero

_ALL = (*builders.HEROES, *costs.HEROES, *hands.HEROES, *supply.HEROES, *wilds.HEROES)
HEROES: tuple[Hero, ...] = tuple(sorted(_ALL, key=lambda hero: hero.index))
"""By index; its name is HERO_KEYS[index]."""
HANDLERS: dict[type[Any], Handler] = {TurnHero: turn_hero, TakeHero: take_hero}
EXPLAIN: dict[type[Any], Explain] = {TurnHero: explain_turn, TakeHero: explain_take}
for _hero in HEROES:
    HANDLERS.update(_hero.handlers)
    EXPLAIN.update(_hero.explain)
    EXPLAIN.update({kind: explain_use(_hero, explain) for kind, explain in _hero.begins.items()})
STEPS: tuple[Step, ...] = (*AFTER_STEPS, *[step for hero in HEROES for step in hero.steps])


def action_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Return what the seat's hero offers after the roll."""
    part = watch(game, state)
    hero = part.heroes[seat]
    return HEROES[hero].uses(game, state, seat) if hero != NO_HERO and ready(part, seat, hero) else ()


def pre_roll_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Return what the seat's hero offers before the roll (WATCH-101)."""
    hero = watch(game, state).heroes[seat]
    return action_choices(game, state, seat) if hero != NO_HERO and HEROES[hero].before_roll else ()
