"""The sure consequences of an action: it is tried on states that its seat cannot tell from the true one."""

from __future__ import annotations

from random import Random

from .action import Action
from .engine import advance, determinise
from .event import Event
from .game import Game
from .record import record
from .state import GameState, Observation

SAMPLES = 3
"""States that are tried; what is told must hold in all of them."""


@record
class Trial:
    """An action tried on one state that the seat cannot rule out, up to where somebody or luck is awaited."""

    action: Action
    before: GameState
    after: GameState
    events: tuple[Event, ...]


def trials(game: Game, view: Observation, action: Action, samples: int = SAMPLES) -> tuple[Trial, ...]:
    """The action tried on several states dealt from what the seat knows, luck itself left out.

    Everything here follows from the observation alone, so nothing hidden can be read from it. Empty where the action
    is not legal.
    """
    if view.decision is None or not view.decision.allows(action):
        return ()
    found = []
    for number in range(samples):
        before = determinise(game, view, Random(number))
        after, events = advance(game, before, action)
        found.append(Trial(action, before, after, events))
    return tuple(found)
