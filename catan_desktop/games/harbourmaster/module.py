"""The module `harbourmaster`: an award for buildings at harbours, for games in which it is chosen.

Version history
    1: the first.

Rulings where the rule file is silent:
* The goal of everybody is one point above the chosen one, whatever that is (OPTION-023).
* A holder who falls behind a single other hands the award on; behind several with equal points it is set aside, and
  so it is below three points, as with Longest Road.
"""

from __future__ import annotations

from catan_desktop.evaluation.promises import PROMISES
from catan_desktop.kernel import Events, Game, GameState, Seat
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Module, OptionSpec
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.mechanics.awards import rightful
from catan_desktop.mechanics.events import Built
from catan_desktop.mechanics.questions import GOAL, POINTS, SOURCES

from .evaluation import promise
from .events import HarbourmasterMoved
from .points import HARBOURMASTER, KEY, LEAST, Harbourmaster, all_harbour_points

POINTS_OF_AWARD, MORE_TO_WIN = 2, 1
"""OPTION-021, OPTION-023."""
OPTION = OptionSpec(KEY, False, (False, True))


def judge(game: Game, state: GameState, out: Events) -> GameState:
    """The award goes where it belongs, in the set-up too (OPTION-021 to OPTION-022)."""
    was = HARBOURMASTER.of(game, state).holder
    counted = all_harbour_points(game, state)
    holder = rightful(counted, was, LEAST)
    if holder == was:
        return state
    out.append(HarbourmasterMoved(holder, 0 if holder == NOBODY else counted[holder], was))
    return HARBOURMASTER.put(game, state, Harbourmaster(holder))


def on_changed(game: Game, state: GameState, event: Event, out: Events) -> GameState:
    """Buildings have come or changed."""
    return judge(game, state, out)


def _points(game: Game, part: Harbourmaster, seat: Seat) -> int:
    return POINTS_OF_AWARD if part.holder == seat else 0


def _source(game: Game, part: Harbourmaster, seat: Seat) -> tuple[tuple[str, int], ...]:
    return ((KEY, _points(game, part, seat)),)


def harbourmaster(*events: type[Event]) -> Module[Harbourmaster]:
    """Return the module for a game in which these events, too, change buildings that stand on the board."""
    return Module(
        slot=HARBOURMASTER,
        version=1,
        initial=lambda game: Harbourmaster(NOBODY),
        requires=("pieces", "scoring"),
        answers={
            POINTS: HARBOURMASTER.answer(_points),
            SOURCES: HARBOURMASTER.answer(_source),
            GOAL: lambda game, state, seat: MORE_TO_WIN,
            PROMISES: promise,
        },
        on=dict.fromkeys((Built, *events), on_changed),
        switch=OPTION,
    )


MODULE = harbourmaster()
