"""Positions of the Caravans to solve."""

from __future__ import annotations

from catan_desktop.puzzles.puzzle import Puzzle, Win

PUZZLES: tuple[Puzzle, ...] = (
    Puzzle(
        "two-doors",
        "medium",
        Win(),
        solution=(
            "bank_trade 0 1",
            "bank_trade 4 1",
            "bank_trade 4 2",
            "build_settlement V(-1,1,N)",
            "bank_trade 4 2",
            "build_settlement V(-1,3,N)",
        ),
        tempting=("bank_trade 4 3",),
    ),
)
