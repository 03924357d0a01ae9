"""Victory points of this game (section 15)."""

from __future__ import annotations

from typing import Any

from catan_desktop.kernel import Game, GameState, Seat
from catan_desktop.mechanics.parts import PIECES

from .numbers import METROPOLIS_POINTS
from .part import BARBARIANS, IMPROVEMENTS, LAND, NOWHERE, PROGRESS_CARDS, metropolises


def sources(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Metropolises, Defender cards, open point cards and the merchant."""
    cards, owner = PROGRESS_CARDS.of(game, state), LAND.of(game, state).merchant_owner
    own = metropolises(IMPROVEMENTS.of(game, state)) & PIECES.of(game, state).cities[seat]
    return (
        ("metropolis", METROPOLIS_POINTS * own.bit_count()),
        ("defender", BARBARIANS.of(game, state).defenders[seat]),
        ("progress", len(cards.shown[seat])),
        ("merchant", int(owner == seat)),
    )


def points(game: Game, state: GameState, seat: Seat) -> int:
    """Return the sum of the sources; the parts are read at once, for it is asked after almost every action."""
    at = game.slots
    parts: Any = state.parts
    count: int = parts[at[BARBARIANS.key]].defenders[seat] + len(parts[at[PROGRESS_CARDS.key]].shown[seat])
    if parts[at[LAND.key]].merchant_owner == seat:
        count += 1
    metropolis = parts[at[IMPROVEMENTS.key]].metropolis
    if metropolis != NONE_YET:
        own = parts[at[PIECES.key]].cities[seat]
        count += METROPOLIS_POINTS * sum([corner >= 0 and own >> corner & 1 for corner in metropolis])
    return count


NONE_YET = (NOWHERE, NOWHERE, NOWHERE)
