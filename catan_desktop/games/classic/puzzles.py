"""Positions of the classic island to solve."""

from __future__ import annotations

from catan_desktop.puzzles.puzzle import Puzzle, Win

PUZZLES: tuple[Puzzle, ...] = (
    Puzzle(
        "last-stretch",
        "easy",
        Win(),
        solution=("build_road E(2,-1,E)", "build_road E(0,0,E)", "build_road E(0,1,NE)"),
        tempting=("build_road E(-2,0,E)",),
    ),
    Puzzle(
        "two-free-roads",
        "medium",
        Win(),
        solution=(
            "play_roads",
            "place_free_road E(2,0,NE)",
            "place_free_road E(2,0,E)",
            "bank_trade 1 0",
            "build_settlement V(2,1,N)",
        ),
        tempting=("play_knight",),
    ),
    Puzzle(
        "city-or-road",
        "medium",
        Win(),
        solution=(
            "bank_trade 3 1",
            "build_road E(2,-1,NE)",
            "bank_trade 4 1",
            "build_settlement V(3,-2,S)",
            "bank_trade 4 1",
            "build_road E(2,-2,E)",
        ),
        tempting=("build_city V(2,0,S)",),
    ),
    Puzzle(
        "one-good-year",
        "hard",
        Win(),
        solution=(
            "play_plenty 1,0,1,0,0",
            "build_road E(0,2,NE)",
            "bank_trade 1 0",
            "build_settlement V(1,1,S)",
            "build_city V(1,1,S)",
        ),
        tempting=("play_plenty 0,0,2,0,0",),
    ),
)
