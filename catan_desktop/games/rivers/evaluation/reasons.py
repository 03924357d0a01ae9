"""Reasons for an action at the rivers: gold, the tiles, and bridges to save for."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.evaluation.explanation import Explanations, plainly
from catan_desktop.games.rivers.module import RIVERS
from catan_desktop.kernel import Game, GameState, Reason, Seat

from .position import targets


def _tiles(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """The seat becomes the Wealthiest Settler, or is further from being a Poor one."""
    if RIVERS.of(game, after).wealthiest == seat != RIVERS.of(game, other).wealthiest:
        yield Reason("why-wealthiest")
    else:
        yield Reason("why-not-poor")


EXPLANATIONS = Explanations(tellers={"gold": plainly("why-gold"), "tiles": _tiles}, goals=targets)
