"""Victory points of this game (section 15)."""

from __future__ import annotations

from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.parts import PIECES

from .numbers import METROPOLIS_POINTS
from .part import cities, metropolises


def sources(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Metropolises, Defender cards, open point cards and the merchant."""
    part = cities(game, state)
    own = metropolises(part) & PIECES.of(game, state).cities[seat]
    return (
        ("metropolis", METROPOLIS_POINTS * own.bit_count()),
        ("defender", part.defenders[seat]),
        ("progress", len(part.shown[seat])),
        ("merchant", int(part.merchant_owner == seat)),
    )


def points(game: Game, state: GameState, seat: Seat) -> int:
    """The sum of the sources."""
    part, own = cities(game, state), PIECES.of(game, state).cities[seat]
    count = part.defenders[seat] + len(part.shown[seat])
    if part.merchant_owner == seat:
        count += 1
    for corner in part.metropolis:
        if corner >= 0 and own >> corner & 1:
            count += METROPOLIS_POINTS
    return count
