"""Positions of the Gift to solve."""

from __future__ import annotations

from catan_desktop.puzzles.puzzle import Puzzle, Win

PUZZLES: tuple[Puzzle, ...] = (
    Puzzle(
        "around-the-bay",
        "easy",
        Win(),
        solution=(
            "bank_trade 3 0",
            "build_road E(-2,1,SE)",
            "bank_trade 4 0",
            "build_road E(-4,3,E)",
        ),
        tempting=("bank_trade 4 1",),
    ),
)
