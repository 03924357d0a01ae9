"""Positions of the Fishermen to solve."""

from __future__ import annotations

from catan_desktop.puzzles.puzzle import Puzzle, Win

PUZZLES: tuple[Puzzle, ...] = (
    Puzzle(
        "old-boot",
        "easy",
        Win(),
        solution=("fish_take 0 0,2,0", "give_boot 0", "build_settlement V(-1,1,S)"),
        tempting=("fish_road 0,3,0",),
    ),
    Puzzle(
        "fish-supper",
        "medium",
        Win(),
        solution=(
            "bank_trade 2 1",
            "build_road E(1,0,SE)",
            "fish_take 1 2,1,0",
            "build_road E(0,2,SE)",
        ),
        tempting=("bank_trade 2 0",),
    ),
)
