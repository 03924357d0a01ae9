"""The trade cards (yellow): section 12.3."""

from __future__ import annotations

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Choice
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import Explain, Handler, Step
from catan_desktop.kernel.state import GameState

from .card import ProgressCard

CARDS: tuple[ProgressCard, ...] = ()
STEPS: tuple[Step, ...] = ()
HANDLERS: dict[type[Action], Handler] = {}
EXPLAIN: dict[type[Action], Explain] = {}


def harbour_offers(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """What a Commercial Harbor in force lets the seat offer (CK-520)."""
    return ()
