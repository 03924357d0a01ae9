"""Landings: each settlement and city that is built draws barbarians to the coast (BARB section 4.4)."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Act, Events, Frame, Game, GameState, replace
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.frame import pop, push, swap
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.mechanics.dice import SEVEN
from catan_desktop.mechanics.events import CITY, SETTLEMENT, Built

from .actions import LandingRoll
from .conquest import with_barbarians
from .events import BarbarianLanded, LandingEnded, LandingFull, LandingRolled
from .part import FULL, LANDING, SLOT, Landing, attack, island

NUMBERS = 3
"""Different numbers that a landing names (BARB-042)."""
ROLLS = tuple(LandingRoll(CHANCE, one, two) for one in range(1, 7) for two in range(1, 7) if one + two != SEVEN)
DRAWS_OUT = frozenset({SETTLEMENT, CITY})
"""Buildings that bring a landing (BARB-040)."""


def on_built(game: Game, state: GameState, event: Built, out: Events) -> GameState:
    """A building in play brings a landing, one of the set-up none (BARB-033, BARB-040, BARB-045)."""
    if event.piece not in DRAWS_OUT or not state.turn:
        return state
    if not attack(game, state).supply:
        out.append(LandingEnded())
        return state
    return push(state, Frame(LANDING, 1 << CHANCE, Landing()))


@lru_cache(maxsize=256)
def _draw(named: tuple[int, ...]) -> Draw:
    return Draw(ROLLS, tuple([int(roll.one + roll.two not in named) for roll in ROLLS]))


def landing_roll(game: Game, state: GameState, action: LandingRoll, out: Events) -> GameState:
    """After the third number the barbarians land."""
    totals = (*state.frames[-1].data_as(Landing).totals, action.one + action.two)
    out.append(LandingRolled(totals))
    if len(totals) < NUMBERS:
        return swap(state, replace(state.frames[-1], data=Landing(totals)))
    return _landed(game, pop(state), [hex for each in totals for hex in landed_on(game, state, each)], out)


def landed_on(game: Game, state: GameState, total: int) -> tuple[HexId, ...]:
    """Return the coastal hexes with a number, those with fewer barbarians first, then in check order (BARB-045b)."""
    standing, tokens = attack(game, state).standing, game.board.tokens
    return tuple(sorted([hex for hex in island(game).coast if total in tokens[hex]], key=lambda hex: standing[hex]))


def _landed(game: Game, state: GameState, hexes: list[HexId], out: Events) -> GameState:
    """One barbarian of the supply on each of these hexes, as far as they go; none on a full one (BARB-043 to
    BARB-045a)."""
    for hex in hexes:
        part = attack(game, state)
        count = part.standing[hex] + 1
        if count > FULL:
            out.append(LandingFull(hex))
        elif part.supply:
            out.append(BarbarianLanded(hex, count))
            state = SLOT.put(game, state, replace(part, supply=part.supply - 1))
            state = with_barbarians(game, state, hex, 1, out)
        else:
            out.append(LandingEnded())
            break
    return state


ROLL = Act(LandingRoll, landing_roll, family=lambda game, state, seat: _draw(state.frames[-1].data_as(Landing).totals))
"""A number that is no 7 and not named yet: as if those were rolled again (BARB-042a, BARB-042b)."""
STEPS = (Step(LANDING, "prompt-landing", Landing, choices=(ROLL,)),)
