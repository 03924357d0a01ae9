"""The positions in which chapters of a lesson begin, from texts (`kernel/position_text.py`)."""

from __future__ import annotations

from collections.abc import Callable
from inspect import cleandoc

from catan_desktop.kernel import Game, GameState
from catan_desktop.kernel.position_text import read_position
from catan_desktop.kernel.ruleset import Ruleset


def positions_of(rules: Ruleset) -> Callable[..., Callable[[], tuple[Game, GameState]]]:
    """Return what makes positions of a game: from texts, of which what stands later counts, what sets it up."""

    def position(*texts: str) -> Callable[[], tuple[Game, GameState]]:
        def begin() -> tuple[Game, GameState]:
            found = read_position("\n".join(map(cleandoc, texts)), lambda key: rules)
            return found.game, found.state

        return begin

    return position
