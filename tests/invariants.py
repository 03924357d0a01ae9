"""What must hold in every state of a game, beyond what the kernel promises: cards conserved, kept masks true.

A module adds a line to `RULESET_INVARIANTS`; the contract harness asks it of every game whose ruleset has the module,
also of the states that `determinise` imagines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from catan_desktop.kernel.game import Game
from catan_desktop.kernel.state import GameState
from tests.kernel import toy

Invariant: TypeAlias = Callable[[Game, GameState], None]
"""Raises AssertionError where the state is wrong."""


def check_toy(game: Game, state: GameState) -> None:
    """Six secret cards, two of a kind, are in the deck or with a seat; nobody has tokens below nothing."""
    part = toy.part(game, state)
    assert part.hidden is not None
    assert [held + part.private.count(kind) for kind, held in enumerate(part.hidden)] == [2, 2, 2]
    assert all(min(tokens) >= 0 for tokens in part.tokens)


RULESET_INVARIANTS: Mapping[str, Invariant] = {
    "toy": check_toy,
}
"""By module key."""
