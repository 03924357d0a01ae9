"""Victory points of this game (section 15)."""

from __future__ import annotations

from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.parts import PIECES

from .numbers import METROPOLIS_POINTS
from .part import BARBARIANS, IMPROVEMENTS, LAND, PROGRESS_CARDS, metropolises


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
    """Return those of metropolises; the other sources lie in one part each."""
    standing = metropolises(IMPROVEMENTS.of(game, state))
    return METROPOLIS_POINTS * (standing & PIECES.of(game, state).cities[seat]).bit_count() if standing else 0
