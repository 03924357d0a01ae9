"""Rules that all heroes share: who may use one and when, and what follows (HERO-1 to HERO-3, HERO-15 to HERO-18)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from catan_desktop.games.watch.actions import TakeHero, TurnHero
from catan_desktop.games.watch.events import HeroTaken, HeroTurned, HeroUsed
from catan_desktop.games.watch.part import HeroId, WatchPart, watch, with_watch
from catan_desktop.kernel.choice import Among, Choice, Only
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, pop, push
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat, numbers
from catan_desktop.kernel.module import Events, Explain, Handler, Step
from catan_desktop.kernel.record import field, record, replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.parts import put

MORMONT, MARSH, TARLY, YARWYCK, THORNE, MELISANDRE, MANCE, YGRITTE, YOREN, QHORIN, BENJEN = numbers(HeroId, 11)
HERO_KEYS = (
    *("mormont", "marsh", "tarly", "yarwyck", "thorne", "melisandre", "mance", "ygritte", "yoren", "qhorin"),
    "benjen",
)
"""Keys by index (HERO-29)."""
AFTER = "watch.after_hero"
PRE_ROLL, ACTION = "settlers.pre_roll", "settlers.action"
Uses: TypeAlias = Callable[[Game, GameState, Seat], tuple[Choice, ...]]
Condition: TypeAlias = Callable[[Game, GameState, Seat], Reason | None]


@record
class Hero:
    """One hero: when it acts, what it offers, what its actions do and why they are refused."""

    index: HeroId
    uses: Uses
    """Choices that begin its use; empty where its condition is not met."""
    condition: Condition
    """Why there is nothing to use the hero on now, whatever is named; None exactly where `uses` finds something."""
    begins: Mapping[type[Any], Explain]
    """Actions that begin its use -> what is wrong with this one, if not the condition."""
    handlers: Mapping[type[Any], Handler]
    explain: Mapping[type[Any], Explain] = field(default_factory=dict)
    """Why an answer inside its use is refused."""
    before_roll: bool = False
    """True if it may also act before the roll (HERO-15)."""
    steps: tuple[Step, ...] = ()


def ready(part: WatchPart, seat: Seat, hero: HeroId) -> bool:
    """Return whether the seat has the hero and may use it in this turn (HERO-1, HERO-17, HERO-18)."""
    return part.heroes[seat] == hero and not (part.used | part.received) >> seat & 1


def hero_reason(game: Game, state: GameState, seat: Seat, hero: Hero) -> Reason | None:
    """Return why the seat cannot begin to use the hero now, whatever its condition; for refusals and the button."""
    part = watch(game, state)
    step = state.frames[-1].step
    if step not in {PRE_ROLL, ACTION}:
        return Reason("reason-hero-not-now", rule="WATCH-73")
    if part.heroes[seat] != hero.index:
        return Reason("reason-hero-not-yours", rule="HERO-1")
    if part.received >> seat & 1:
        return Reason("reason-hero-new", rule="HERO-17")
    if part.used >> seat & 1:
        return Reason("reason-hero-used", rule="HERO-18")
    early = step == PRE_ROLL and not hero.before_roll
    return Reason("reason-hero-after-roll", rule="HERO-15") if early else None


def no_more_to_say(game: Game, state: GameState, action: Any) -> Reason | None:
    """Return None: the action names nothing that could be wrong."""
    return None


def explain_use(hero: Hero, explain: Explain) -> Explain:
    """Return the explanation of an action that begins the use of a hero: the common reasons, its own, the condition."""

    def explained(game: Game, state: GameState, action: Any) -> Reason | None:
        reason = hero_reason(game, state, action.seat, hero) or explain(game, state, action)
        return reason or hero.condition(game, state, action.seat)

    return explained


def begin(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """The hero is spent for this turn; its owner chooses what becomes of it when all is resolved (HERO-16)."""
    part = watch(game, state)
    out.append(HeroUsed(seat, part.heroes[seat], bool(part.turned >> seat & 1)))
    state = with_watch(game, state, replace(part, used=part.used | 1 << seat))
    return push(state, Frame(AFTER, 1 << seat))


def display(part: WatchPart) -> tuple[HeroId, ...]:
    """Heroes that nobody has (HERO-3)."""
    return tuple(hero for hero in numbers(HeroId, len(HERO_KEYS)) if hero not in part.heroes)


def after_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Side B, only from side A, or another hero (HERO-2, WATCH-92)."""
    part = watch(game, state)
    others = Among(tuple(TakeHero(seat, hero) for hero in display(part)))
    return (others,) if part.turned >> seat & 1 else (Only(TurnHero(seat)), others)


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


def explain_turn(game: Game, state: GameState, action: TurnHero) -> Reason | None:
    """Return why the hero cannot be kept."""
    return Reason("reason-hero-side-b", rule="HERO-2") if state.frames[-1].step == AFTER else None


def explain_take(game: Game, state: GameState, action: TakeHero) -> Reason | None:
    """Return why this hero cannot be taken."""
    if state.frames[-1].step != AFTER:
        return None
    if watch(game, state).heroes[action.seat] == action.hero:
        return Reason("reason-hero-returned", rule="HERO-2")
    return Reason("reason-hero-not-on-display", rule="HERO-3")


STEPS = (Step(AFTER, "prompt-after-hero", choices=after_choices),)
