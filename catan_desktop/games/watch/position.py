"""What positions of the Watch are written with, and what follows from the rest of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from catan_desktop.kernel import Game, GameState, replace
from catan_desktop.kernel.cards import subtract
from catan_desktop.kernel.ids import SEATS

from .board import CLANS, ClanId
from .heroes.hero import HERO_KEYS
from .part import FIGURES, REGULAR, SUPPLY, TOKENS, FigureId, HeroId, TokenId, WatchPart, watch, with_watch

NAMES: Mapping[Any, Callable[[Game], Sequence[str]]] = {
    ClanId: lambda game: CLANS,
    FigureId: lambda game: FIGURES,
    HeroId: lambda game: HERO_KEYS,
    TokenId: lambda game: [f"{clan}_{figure}" for clan in CLANS for figure in FIGURES],
}
FOLLOWS: Mapping[type[Any], tuple[str, ...]] = {WatchPart: ("guards", "invaders", "supply", "revealed")}


def follow(game: Game, state: GameState) -> GameState:
    """Return the state with guards counted, and with the figures and tokens that are not where they are said to be."""
    part = watch(game, state)
    figures = [int(figure) for row in (*part.camps, *part.gift) for figure in row] + [REGULAR] * sum(part.clearings)
    return with_watch(
        game,
        state,
        replace(
            part,
            guards=tuple([sum([row.count(seat) for row in part.posts]) for seat in SEATS[: game.seats]]),
            invaders=sum(map(len, part.gift)),
            supply=subtract(SUPPLY, tuple([figures.count(kind) for kind in range(len(SUPPLY))])),
            revealed=subtract(TOKENS, part.unrevealed),
        ),
    )
