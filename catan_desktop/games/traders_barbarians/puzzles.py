"""Positions of Traders & Barbarians to solve."""

from __future__ import annotations

from catan_desktop.puzzles.puzzle import Puzzle, Win

PUZZLES: tuple[Puzzle, ...] = (
    Puzzle(
        "gold-for-ore",
        "medium",
        Win(),
        solution=(
            "build_settlement V(-1,-1,N)",
            "buy_with_gold 3",
            "buy_with_gold 3",
            "build_city V(2,-3,S)",
        ),
        tempting=("build_settlement V(-1,-1,N)", "sell_for_gold 4"),
    ),
)
