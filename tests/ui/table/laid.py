"""A table laid with a position of a few words; see `tests.games.cities_knights.place` for the words."""

from __future__ import annotations

from typing import Protocol

from catan_desktop.kernel.game import Game
from catan_desktop.kernel.state import GameState
from catan_desktop.session.history import Timeline
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from tests.ui.table.table import NAMES


class Placed(Protocol):
    """A position of a game."""

    game: Game
    state: GameState


def laid(placed: Placed, *people: int) -> Session:
    """A session that begins at a position, with people on some seats and bots on the others."""
    game = placed.game
    seats = tuple(
        SeatSpec(kind="human" if seat in people else "bot", level="random", name=NAMES[seat], colour=seat)
        for seat in range(game.seats)
    )
    spec = NewGame(ruleset=game.ruleset.key, seats=seats, seed=1, options=dict(game.options))
    return Session(game, spec, Timeline(game.seats, (placed.state, ())), bots_in_process=True)
