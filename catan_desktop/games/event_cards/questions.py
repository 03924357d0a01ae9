"""Questions to a game about what event cards mean in it."""

from __future__ import annotations

from operator import or_

from catan_desktop.kernel.game import Question


def _later(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    return second


FIGHTERS: Question[tuple[int, ...]] = Question("knights that count for events", (), _later, neutral=True)
"""() -> by seat, where others count than played knight cards."""
ROBBER_LEAVES: Question[bool] = Question("the robber who flees leaves the board", False, or_, neutral=True)
"""() -> True where he goes to no desert."""
