"""The worth of harbour points on the way to the award, and how safe it is; in words for a hint."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.evaluation.explanation import Explanations
from catan_desktop.kernel import Game, GameState, Reason, Seat

from .points import HARBOURMASTER, LEAST, all_harbour_points

STEP, LEAD = 0.18, 0.25
"""Of a harbour point on the way to the award; of one by which its holder leads; in victory points."""
FAR = 3
"""Harbour points that a seat with a hope of the award lacks at most."""
SAFE = 2
"""More of a lead makes it no safer."""


def promise(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, float], ...]:
    """Return what the seat's harbour points promise."""
    counted = all_harbour_points(game, state)
    others = max([count for other, count in enumerate(counted) if other != seat])
    own = counted[seat]
    if HARBOURMASTER.of(game, state).holder == seat:
        return (("harbours", LEAD * min(own - others, SAFE)),)
    near = max(LEAST, others + (others >= LEAST)) - own <= FAR
    return (("harbours", STEP * own if near else 0.0),)


def _harbours(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    taken = HARBOURMASTER.of(game, after).holder == seat != HARBOURMASTER.of(game, other).holder
    yield Reason("why-harbourmaster" if taken else "why-harbour")


EXPLANATIONS = Explanations(tellers={"harbours": _harbours})
