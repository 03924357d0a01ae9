"""The roll: fair dice, or a deck of the 36 throws (a house rule)."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

from catan_desktop.kernel.choice import Choice, Draw, Only
from catan_desktop.kernel.frame import Frame, pop, push
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.module import Events, Step, by_itself
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState

from .actions import Dice, Roll
from .events import ProductionEnded, Rolled
from .part import settlers, step_ended
from .production import produce
from .questions import ROBBER_RESTS, THROWS
from .robber import ROBBER, RobberData, begin_discards

PRE_ROLL, DICE, PRODUCE = "settlers.pre_roll", "settlers.dice", "settlers.produce"
ALL_THROWS = (1 << 36) - 1
OUTCOMES = tuple(Dice(CHANCE, one, two) for one in range(1, 7) for two in range(1, 7))
_SEVENS = sum(1 << index for index, throw in enumerate(OUTCOMES) if throw.one + throw.two == 7)


@lru_cache(maxsize=4096)
def _draw(throws: int) -> Draw:
    weights = tuple(throws >> index & 1 for index in range(36))
    return Draw(OUTCOMES, weights, tuple(accumulate(weights)))


def throws_possible(game: Game, state: GameState) -> int:
    """Mask of the throws that can fall now: all, those left in the dice deck, without early sevens, or those that a
    module sets."""
    may_fall = game.ask(THROWS, state)
    if _single(may_fall):
        return may_fall
    throws = settlers(state).throws or ALL_THROWS
    throws = throws & may_fall or ALL_THROWS & may_fall
    if game.options["early_sevens"] is False and state.turn <= 2 * game.seats:
        throws = throws & ~_SEVENS or ALL_THROWS & ~_SEVENS
    return throws


def is_set(game: Game, state: GameState) -> bool:
    """True where a module lets the dice show one throw: it is not drawn from the dice deck."""
    return _single(game.ask(THROWS, state))


def _single(throws: int) -> bool:
    return throws > 0 and throws.bit_count() == 1


def roll_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """What the dice may show."""
    return (_draw(throws_possible(game, state)),)


def roll(game: Game, state: GameState, action: Roll, out: Events) -> GameState:
    """The throw follows (BASE-071)."""
    return pop(state)


def dice(game: Game, state: GameState, action: Dice, out: Events) -> GameState:
    """The dice lie on the table; production is the next step."""
    part = settlers(state)
    throws = part.throws
    if game.options["dice"] == "deck" and not is_set(game, state):
        spent = 1 << (6 * (action.one - 1) + action.two - 1)
        throws = throws & ~spent if throws & spent else ALL_THROWS & ~spent
        throws = throws or ALL_THROWS
    out.append(Rolled(state.seat, action.one, action.two))
    return step_ended(state, replace(part, dice=(action.one, action.two), throws=throws, producing=True, received=0))


def advance_produce(game: Game, state: GameState, out: Events) -> GameState:
    """Production, or the 7: discards first, then the robber (BASE-090, BASE-091, BASE-094)."""
    part = settlers(state)
    total = sum(part.dice)
    out.append(ProductionEnded(total))
    if total != 7:
        return produce(game, state, total, out)
    state = step_ended(state, replace(part, producing=False))
    if not game.ask(ROBBER_RESTS, state):
        state = push(state, Frame(ROBBER, 1 << state.seat, RobberData(may_home=True)))
    return begin_discards(game, state, out)


def pre_roll_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """The roll itself; cards are added by others."""
    return (ROLL[seat],)


ROLL = tuple(Only(Roll(Seat(seat))) for seat in range(15))
STEPS = (
    Step(PRE_ROLL, "prompt-pre-roll", choices=pre_roll_choices),
    Step(DICE, "prompt-dice", enter=Frame(DICE, 1 << CHANCE), choices=roll_choices),
    Step(PRODUCE, enter=by_itself(PRODUCE), advance=advance_produce),
)
