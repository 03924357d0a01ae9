"""Folding a log of actions over a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .action import Action
from .engine import apply
from .game import Game
from .state import GameState, Transition


def replay(game: Game, state: GameState, log: Iterable[Action]) -> Iterator[Transition]:
    """The state and events after each action; IllegalAction at the first one that the rules refuse."""
    for action in log:
        state, events = apply(game, state, action)
        yield state, events
