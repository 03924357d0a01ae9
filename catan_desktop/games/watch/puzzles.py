"""Positions of the Watch to solve."""

from __future__ import annotations

from catan_desktop.puzzles.puzzle import Puzzle, Win

PUZZLES: tuple[Puzzle, ...] = (
    Puzzle(
        "guard-or-card",
        "medium",
        Win(),
        solution=("bank_trade 0 1", "bank_trade 3 4", "build_city V(3,2,N)", "build_guard 1"),
        tempting=("bank_trade 0 1", "bank_trade 3 0"),
    ),
    Puzzle(
        "two-roofs",
        "hard",
        Win(),
        solution=(
            "bank_trade 0 3",
            "build_settlement V(2,0,N)",
            "bank_trade 4 3",
            "build_settlement V(3,0,N)",
        ),
        tempting=("build_guard 3",),
    ),
)
