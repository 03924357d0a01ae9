"""Harbour points, and who holds the award for the most of them (OPTION-020)."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.kernel import Game, GameState, Seat
from catan_desktop.kernel.record import state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.mechanics.board import Island, board_now
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import served_corners

KEY = "harbourmaster"
LEAST = 3
"""Harbour points that the award needs (OPTION-021)."""


@state_record
class Harbourmaster:
    """Who holds the award."""

    holder: Seat
    """A seat, or NOBODY."""


HARBOURMASTER = Slot(KEY, Harbourmaster)


@lru_cache(maxsize=64)
def harbour_intersections(island: Island) -> int:
    """Return the mask of all intersections at harbours."""
    mask = 0
    for corners in island.harbour_corners:
        mask |= corners
    return mask


def harbour_points(game: Game, state: GameState, seat: Seat) -> int:
    """Return 1 for each settlement at a harbour and 2 for each city, metropolises too, as far as they are in use
    (OPTION-020, OPTION-024, OPTION-025)."""
    pieces = PIECES.of(game, state)
    spots = harbour_intersections(board_now(game, state)) & served_corners(game, state, seat)
    return (pieces.settlements[seat] & spots).bit_count() + 2 * (pieces.cities[seat] & spots).bit_count()


def all_harbour_points(game: Game, state: GameState) -> tuple[int, ...]:
    """Return the harbour points by seat."""
    return tuple([harbour_points(game, state, Seat(seat)) for seat in range(game.seats)])
