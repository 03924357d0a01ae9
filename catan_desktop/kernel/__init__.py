"""The engine of turn-based games: states, actions, frames, modules. It knows no game and no board.

What nearly everybody speaks of is here; the rest is asked of its module.
"""

from __future__ import annotations

from .action import Action
from .cards import Counts
from .errors import Reason
from .frame import Frame
from .game import Act, Events, Game
from .ids import Seat
from .record import record, replace
from .state import GameState, Observation

__all__ = [
    "Act",
    "Action",
    "Counts",
    "Events",
    "Frame",
    "Game",
    "GameState",
    "Observation",
    "Reason",
    "Seat",
    "record",
    "replace",
]
