"""The shape of a progress card."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import Events
from catan_desktop.kernel.record import record
from catan_desktop.kernel.state import GameState


def always(game: Game, state: GameState, seat: Seat) -> Reason | None:
    """Nothing stands in the way of the card."""
    return None


@record
class ProgressCard:
    """What a kind of card does. Place and time of playing are the business of `progress`."""

    key: str
    play: Callable[[Game, GameState, Seat, Events], GameState]
    """Its effect; questions are pushed as frames and asked when they come to their turn."""
    refusal: Callable[[Game, GameState, Seat], Reason | None] = always
    """Why it would do nothing by what all can see, the "not playable" lines of section 12 (CK-392)."""


def _never_held(game: Game, state: GameState, seat: Seat) -> Reason | None:
    return Reason("reason-card-not-held", rule="CK-720")


def _nothing(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    return state


def point_card(key: str) -> ProgressCard:
    """A victory point card: it is laid open as it is drawn, so nobody ever holds or plays it (CK-384)."""
    return ProgressCard(key, _nothing, _never_held)
