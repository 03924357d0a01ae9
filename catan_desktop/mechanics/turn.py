"""The module `turn`: the step in which the seat whose turn it is acts, and the end of the turn.

Modules add to the step what may be done there. The module `building` stands in the place of this one: it brings the
same step, with building in it.
"""

from __future__ import annotations

from catan_desktop.kernel import Act, Action, Events, Game, GameState, Reason, replace
from catan_desktop.kernel.choice import buttons
from catan_desktop.kernel.frame import pop
from catan_desktop.kernel.game import Module, Script, Step
from catan_desktop.kernel.slot import no_part

from .actions import EndTurn
from .questions import END_BARRED

ACTION = "settlers.action"
END = tuple((button,) for button in buttons(EndTurn))


def end_turn(game: Game, state: GameState, action: EndTurn, out: Events) -> GameState:
    """The script goes on."""
    return pop(state)


def too_early(state: GameState) -> Reason | None:
    """Return why nothing of the action step can be done before the roll; None after it."""
    return Reason("reason-roll-first", rule="BASE-211") if state.frames[-1].step == "settlers.pre_roll" else None


def unfinished(game: Game, state: GameState, action: Action) -> Reason | None:
    """Return what must be done before the actions of a turn end; None where nothing must."""
    barred = game.ask(END_BARRED, state)
    return barred[0] if barred else None


END_TURN = Act(
    EndTurn,
    end_turn,
    refusals=(("", unfinished),),
    elsewhere=lambda game, state, action: too_early(state) or Reason("reason-finish-first", rule="BASE-211"),
)


def script(given: Script) -> Script:
    """The action step comes last in a turn (BASE-070)."""
    return replace(given, turn=(*given.turn, ACTION))


MODULE = Module(
    slot=no_part("turn"),
    version=1,
    script=script,
    steps=(Step(ACTION, "prompt-action", choices=(END_TURN,)),),
)
