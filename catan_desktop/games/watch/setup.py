"""The set-up before the first turn: heroes by seat and the round of guards (WATCH-21, WATCH-24)."""

from __future__ import annotations

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, replace
from catan_desktop.kernel.frame import pop, swap
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import seats_from
from catan_desktop.kernel.record import put
from catan_desktop.mechanics.events import FirstChosen
from catan_desktop.mechanics.parts import PLACEMENT

from .actions import PlaceGuard
from .board import SECTION_IDS
from .events import HeroesDealt
from .guards import NO_POST, SPACE, guard_sections, place_guard
from .heroes.hero import MARSH, MORMONT, TARLY, YARWYCK
from .part import watch, with_watch

GUARD_ROUND = "watch.guard_round"
DEAL = {4: (YARWYCK, TARLY, MARSH, MORMONT), 3: (TARLY, MARSH, MORMONT), 2: (MARSH, MORMONT)}
"""By number of seats: the first heroes in starting order (WATCH-24)."""


def on_first_chosen(game: Game, state: GameState, event: FirstChosen, out: Events) -> GameState:
    """Heroes are dealt in starting order, all on side A."""
    part = watch(game, state)
    heroes = part.heroes
    for seat, hero in zip(seats_from(event.seat, game.seats), DEAL[game.seats], strict=True):
        heroes = put(heroes, seat, hero)
    out.append(HeroesDealt(heroes))
    return with_watch(game, state, replace(part, heroes=heroes))


def enter_round(game: Game, state: GameState) -> Frame:
    """The first player places first, in the play order of the first round."""
    return Frame(GUARD_ROUND, 1 << PLACEMENT.of(game, state).first)


def place(game: Game, state: GameState, action: PlaceGuard, out: Events) -> GameState:
    """A free guard; then the next seat, or the first turn."""
    state = place_guard(game, state, action.seat, action.section, out, "setup")
    following = seats_from(action.seat, game.seats)[1]
    if following == PLACEMENT.of(game, state).first:
        return replace(pop(state), seat=following)
    return replace(swap(state, Frame(GUARD_ROUND, 1 << following)), seat=following)


PLACES = Act(
    PlaceGuard,
    place,
    lambda game, state, seat: [PlaceGuard(seat, section) for section in SECTION_IDS],
    NO_POST,
    sites=(SPACE, guard_sections),
)
STEPS = (Step(GUARD_ROUND, "prompt-guard-round", enter=enter_round, choices=(PLACES,)),)
