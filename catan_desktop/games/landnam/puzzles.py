"""Positions of Landnam to solve."""

from __future__ import annotations

from catan_desktop.puzzles.puzzle import Puzzle, Win

PUZZLES = (
    Puzzle(
        "before-the-althing",
        "easy",
        Win(),
        solution=(
            "bank_trade 1 0",
            "build_farm V(1,0,S) (1,0)",
            "build_landnam_city V(1,-2,N)",
            "end_turn",
        ),
        tempting=("build_settler (1,-2) V(1,-2,N)",),
    ),
)
