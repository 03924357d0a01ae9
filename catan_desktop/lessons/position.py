"""The position in which a chapter of a lesson begins, from a text (`kernel/position_text.py`)."""

from __future__ import annotations

from collections.abc import Callable
from inspect import cleandoc

from catan_desktop.games.catalogue import ruleset
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.position_text import read_position
from catan_desktop.kernel.state import GameState


def position(*texts: str) -> Callable[[], tuple[Game, GameState]]:
    """Return what sets up the position of these lines; what stands later counts."""

    def made() -> tuple[Game, GameState]:
        found = read_position("\n".join(map(cleandoc, texts)), ruleset)
        return found.game, found.state

    return made
