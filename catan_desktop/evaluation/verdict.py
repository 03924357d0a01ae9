"""The worth of a finished game to a seat."""

from __future__ import annotations

from catan_desktop.kernel import GameState, Seat


def verdict(state: GameState, seat: Seat, win: float) -> float | None:
    """`win` to those who won, the opposite to the others; None while the game goes on."""
    if state.outcome is None:
        return None
    return win if seat in state.outcome.winners else -win
