"""Positions of the Rivers to solve."""

from __future__ import annotations

from catan_desktop.puzzles.puzzle import Puzzle, Win

PUZZLES: tuple[Puzzle, ...] = (
    Puzzle(
        "richest-by-the-river",
        "medium",
        Win(),
        solution=("build_city V(1,1,S)", "sell_for_gold 2", "sell_for_gold 4"),
        tempting=("sell_for_gold 4", "sell_for_gold 4"),
    ),
    Puzzle(
        "three-coins",
        "hard",
        Win(),
        solution=(
            "bank_trade 1 0",
            "build_road E(-1,2,NE)",
            "buy_with_gold 0",
            "buy_with_gold 2",
            "build_settlement V(-3,3,N)",
        ),
        tempting=("buy_with_gold 3",),
    ),
)
