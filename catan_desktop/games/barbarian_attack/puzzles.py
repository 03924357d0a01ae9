"""Positions of Barbarian Attack to solve."""

from __future__ import annotations

from catan_desktop.puzzles.puzzle import Puzzle, Win

PUZZLES = (
    Puzzle(
        "between-two-landings",
        "easy",
        Win(),
        solution=(
            "bank_trade 2 0",
            "buy_with_gold 1",
            "build_settlement V(0,1,S)",
        ),
        tempting=("buy_with_gold 4",),
    ),
)
