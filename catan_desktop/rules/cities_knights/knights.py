"""Knights: recruiting, activating, promoting, and what they do (section 9)."""

from __future__ import annotations

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Choice
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import Explain, Handler, Step
from catan_desktop.kernel.state import GameState

STEPS: tuple[Step, ...] = ()
HANDLERS: dict[type[Action], Handler] = {}
EXPLAIN: dict[type[Action], Explain] = {}


def purchases(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Recruiting, activating and promoting, as far as they can be paid."""
    return ()


def deeds(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """What the seat's knights can do now (CK-283)."""
    return ()


def chases(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Knights that can drive the robber away (CK-315)."""
    return ()


def early_chases(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """The same before the roll, with the option for it (CK-620)."""
    return chases(game, state, seat) if game.options["quick_knights"] else ()
