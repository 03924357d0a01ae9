"""Positions of Cities & Knights to solve."""

from __future__ import annotations

from catan_desktop.puzzles.puzzle import Puzzle, Win

PUZZLES: tuple[Puzzle, ...] = (
    Puzzle(
        "metropolis-road",
        "hard",
        Win(),
        solution=(
            "improve_city 2",
            "play_progress 23",
            "lay_road E(-3,2,E)",
            "lay_road E(-3,3,NE)",
        ),
        tempting=("bank_trade 5 0",),
    ),
)
