"""The module `dice`: the roll, with fair dice or a deck of the 36 throws (a house rule), and production.

Rulings where the rule file is silent:
* The option `early_sevens` off means that in the first two rounds only throws other than 7 can fall.
* The option `dice` = `deck` draws the 36 throws without replacement and lays them back when none is left.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, replace
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.frame import by_itself, pop
from catan_desktop.kernel.game import Module, OptionSpec, Script, Step
from catan_desktop.kernel.ids import CHANCE

from .actions import Dice as DiceFall
from .actions import Roll
from .events import DiceShuffled, ProductionEnded, Rolled
from .parts import DICE, Dice
from .production import produce
from .questions import SEVEN as ON_SEVEN
from .questions import THROWS
from .turn import ACTION

PRE_ROLL, DICE_STEP, PRODUCE = "settlers.pre_roll", "settlers.dice", "settlers.produce"
SEVEN = 7
ALL_THROWS = (1 << 36) - 1
OUTCOMES = tuple(DiceFall(CHANCE, one, two) for one in range(1, 7) for two in range(1, 7))
_SEVENS = sum(1 << index for index, throw in enumerate(OUTCOMES) if throw.one + throw.two == SEVEN)


@lru_cache(maxsize=4096)
def _draw(throws: int) -> Draw:
    weights = tuple(throws >> index & 1 for index in range(36))
    return Draw(OUTCOMES, weights, tuple(accumulate(weights)))


def throws_possible(game: Game, state: GameState) -> int:
    """Mask of the throws that can fall now: all, those left in the dice deck, without early sevens, or those that a
    module sets."""
    throws = DICE.of(game, state).throws or ALL_THROWS
    if THROWS in game.folded:
        may_fall = game.ask(THROWS, state)
        if _single(may_fall):
            return may_fall
        throws = throws & may_fall or ALL_THROWS & may_fall
    if game.options["early_sevens"] is False and state.turn <= 2 * game.seats:
        throws = throws & ~_SEVENS or ALL_THROWS & ~_SEVENS
    return throws


def is_set(game: Game, state: GameState) -> bool:
    """Return whether a module lets the dice show one throw: it is not drawn from the dice deck."""
    return _single(game.ask(THROWS, state))


def _single(throws: int) -> bool:
    return throws > 0 and throws.bit_count() == 1


def roll(game: Game, state: GameState, action: Roll, out: Events) -> GameState:
    """The throw follows (BASE-071)."""
    return pop(state)


def dice(game: Game, state: GameState, action: DiceFall, out: Events) -> GameState:
    """The dice lie on the table; production is the next step."""
    out.append(Rolled(state.seat, action.one, action.two))
    throws = DICE.of(game, state).throws
    if game.options["dice"] == "deck" and not is_set(game, state):
        spent = 1 << (6 * (action.one - 1) + action.two - 1)
        before = throws if throws & spent else ALL_THROWS
        left = before & ~spent
        if before != throws or not left:
            out.append(DiceShuffled())
        throws = left or ALL_THROWS
    shown = Dice((action.one, action.two), throws, producing=True, received=0)
    return DICE.put(game, state, shown, state.frames[:-1])


def advance_produce(game: Game, state: GameState, out: Events) -> GameState:
    """Production; on a 7 there is none, and something else comes (BASE-090)."""
    shown = DICE.of(game, state)
    total = sum(shown.last)
    out.append(ProductionEnded(total))
    if total == SEVEN:
        frames = (*state.frames[:-1], *game.ask(ON_SEVEN, state))
        return DICE.put(game, state, replace(shown, producing=False), frames)
    return produce(game, state, shown, out)


ROLLED = Reason("reason-rolled-already", rule="BASE-211")
ROLL = Act(Roll, roll, elsewhere=lambda game, state, action: ROLLED if state.frames[-1].step == ACTION else None)
THROW = Act(DiceFall, dice, family=lambda game, state, seat: _draw(throws_possible(game, state)))
STEPS = (
    Step(PRE_ROLL, "prompt-pre-roll", choices=(ROLL,)),
    Step(DICE_STEP, "prompt-dice", enter=Frame(DICE_STEP, 1 << CHANCE), choices=(THROW,)),
    Step(PRODUCE, enter=by_itself(PRODUCE), advance=advance_produce),
)


def initial(game: Game) -> Dice:
    """Nobody has rolled."""
    return Dice((0, 0), ALL_THROWS if game.options["dice"] == "deck" else 0, producing=False, received=0)


def script(given: Script) -> Script:
    """The turn begins with the roll (BASE-070)."""
    return replace(given, turn=(*given.turn, PRE_ROLL, DICE_STEP, PRODUCE))


MODULE = Module(
    slot=DICE,
    version=1,
    initial=initial,
    requires=("hands",),
    script=script,
    steps=STEPS,
    options=(
        OptionSpec("early_sevens", True, (True, False), house=True),
        OptionSpec("dice", "fair", ("fair", "deck"), house=True),
    ),
)
