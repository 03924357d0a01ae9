"""What positions of Barbarian Attack are written with, and what follows from the rest of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from catan_desktop.kernel import Game, GameState, replace

from .part import CHRONICLE, FEW, MANY, SLOT, Attack, ChronicleId

NAMES: Mapping[Any, Callable[[Game], Sequence[str]]] = {ChronicleId: lambda game: CHRONICLE}
FOLLOWS: Mapping[type[Any], tuple[str, ...]] = {Attack: ("supply",)}


def follow(game: Game, state: GameState) -> GameState:
    """Return the state with those barbarians at sea that neither stand nor are held."""
    part = SLOT.of(game, state)
    away = sum(part.standing) + sum(part.prisoners)
    return SLOT.put(game, state, replace(part, supply=(MANY if game.seats > 4 else FEW) - away))
