"""Rules that all heroes share: who may use one and when, and what follows (HERO-1 to HERO-3, HERO-15 to HERO-18)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from catan_desktop.games.watch.actions import TakeHero, TurnHero
from catan_desktop.games.watch.events import HeroTaken, HeroTurned, HeroUsed
from catan_desktop.games.watch.part import HeroId, WatchPart, watch, with_watch
from catan_desktop.kernel import Act, Action, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.frame import pop, push
from catan_desktop.kernel.game import Refusals, Step
from catan_desktop.kernel.ids import numbers
from catan_desktop.kernel.record import put
from catan_desktop.mechanics.dice import PRE_ROLL

A = TypeVar("A", bound=Action)
HERO_IDS = MORMONT, MARSH, TARLY, YARWYCK, THORNE, MELISANDRE, MANCE, YGRITTE, YOREN, QHORIN, BENJEN = numbers(
    HeroId, 11
)
HERO_KEYS = (
    *("mormont", "marsh", "tarly", "yarwyck", "thorne", "melisandre", "mance", "ygritte", "yoren", "qhorin"),
    "benjen",
)
"""Keys by index (HERO-29)."""
AFTER = "watch.after_hero"
NOT_NOW, NO_CARDS = Reason("reason-hero-not-now", rule="WATCH-73"), Reason("reason-no-such-cards")


@record
class Hero:
    """One hero: what it may be used for, and the steps of its use."""

    index: HeroId
    uses: tuple[Act[Any], ...] = ()
    """What begins its use; it is refused for what every hero is refused for as well (`in_turn`)."""
    before_roll: bool = False
    """True if it may also act before the roll (HERO-15)."""
    steps: tuple[Step, ...] = ()


def use(
    action: type[A],
    does: Callable[[Game, GameState, A, Events], GameState],
    each: Callable[[Game, GameState, Seat], Iterable[A]] | None = None,
    refusals: Refusals = (),
    **offered: Any,
) -> Act[A]:
    """Return the row of an action that begins the use of a hero, who is spent before anything else happens."""

    def begun(game: Game, state: GameState, action: A, out: Events) -> GameState:
        return does(game, begin(game, state, action.seat, out), action, out)

    return Act(action, begun, each, refusals, elsewhere=NOT_NOW, **offered)


def in_turn(hero: Hero) -> tuple[Act[Any], ...]:
    """Return what begins the use of a hero, refused to a seat that has another or may not use it now."""
    shared: Refusals = (
        (Reason("reason-hero-not-yours", rule="HERO-1"), lambda g, s, a: watch(g, s).heroes[a.seat] != hero.index),
        (Reason("reason-hero-new", rule="HERO-17"), lambda g, s, a: watch(g, s).received >> a.seat & 1),
        (Reason("reason-hero-used", rule="HERO-18"), lambda g, s, a: watch(g, s).used >> a.seat & 1),
        (
            Reason("reason-hero-after-roll", rule="HERO-15"),
            lambda g, s, a: not hero.before_roll and s.frames[-1].step == PRE_ROLL,
        ),
    )
    return tuple([replace(row, refusals=(*shared, *row.refusals)) for row in hero.uses])


def ready(part: WatchPart, seat: Seat, hero: HeroId) -> bool:
    """Return whether the seat has the hero and may use it in this turn (HERO-1, HERO-17, HERO-18)."""
    return part.heroes[seat] == hero and not (part.used | part.received) >> seat & 1


def begin(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """The hero is spent for this turn; its owner chooses what becomes of it when all is resolved (HERO-16)."""
    part = watch(game, state)
    out.append(HeroUsed(seat, part.heroes[seat], bool(part.turned >> seat & 1)))
    state = with_watch(game, state, replace(part, used=part.used | 1 << seat))
    return push(state, Frame(AFTER, 1 << seat))


def display(part: WatchPart) -> tuple[HeroId, ...]:
    """Return the heroes that nobody has (HERO-3)."""
    return tuple([hero for hero in HERO_IDS if hero not in part.heroes])


def turn_hero(game: Game, state: GameState, action: TurnHero, out: Events) -> GameState:
    """Kept, on side B."""
    part = watch(game, state)
    out.append(HeroTurned(action.seat, part.heroes[action.seat]))
    return with_watch(game, pop(state), replace(part, turned=part.turned | 1 << action.seat))


def take_hero(game: Game, state: GameState, action: TakeHero, out: Events) -> GameState:
    """Another one, side A, of no use before this turn has ended (HERO-17)."""
    part = watch(game, state)
    out.append(HeroTaken(action.seat, action.hero, part.heroes[action.seat]))
    part = replace(
        part,
        heroes=put(part.heroes, action.seat, action.hero),
        turned=part.turned & ~(1 << action.seat),
        received=part.received | 1 << action.seat,
    )
    return with_watch(game, pop(state), part)


TURNING = Act(
    TurnHero,
    turn_hero,
    refusals=((Reason("reason-hero-side-b", rule="HERO-2"), lambda g, s, a: watch(g, s).turned >> a.seat & 1),),
)
TAKING = Act(
    TakeHero,
    take_hero,
    lambda g, s, seat: [TakeHero(seat, hero) for hero in HERO_IDS],
    (
        (Reason("reason-hero-returned", rule="HERO-2"), lambda g, s, a: watch(g, s).heroes[a.seat] == a.hero),
        (Reason("reason-hero-not-on-display", rule="HERO-3"), lambda g, s, a: a.hero not in display(watch(g, s))),
    ),
    fast=lambda g, s, seat: [TakeHero(seat, hero) for hero in display(watch(g, s))],
)
STEPS = (Step(AFTER, "prompt-after-hero", choices=(TURNING, TAKING)),)
"""WATCH-92."""
