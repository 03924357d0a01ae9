"""The judgement of a position: that of the classic island, and what waters, tokens and the boot are worth."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.evaluation.position import Parts, Weights, by_seats, judging, seat_parts
from catan_desktop.games.fishermen.catch import fishing, sources
from catan_desktop.games.fishermen.layouts import FishingIsland
from catan_desktop.games.fishermen.part import FISH, LIMIT, held_by, worth
from catan_desktop.kernel import Game, GameState, Seat
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.board import pips
from catan_desktop.mechanics.questions import BLOCKED

CATCH = 4.0
"""Points that one token a roll is worth."""
HELD = 0.09
"""Points of a fish in hand, up to the dearest price ..."""
BEYOND = 0.05
"""... and of each beyond."""
DEAREST = 7
FULL = -0.12
"""Of a hand with as many tokens as it may hold: what is caught is lost."""
BOOT = -0.8
BLOCKED_SHARE = 0.6
"""Share of what a blocked lake gives that is taken off."""


@lru_cache(maxsize=64)
def catches(board: FishingIsland, blocked: int) -> tuple[float, ...]:
    """By intersection: tokens a roll of a settlement there."""
    found = [0.0] * len(board.topology.corners)
    for total in range(2, 13):
        for corners in sources(board, total, blocked):
            for corner in bits(corners):
                found[corner] += pips((total,)) / 36
    return tuple(found)


def flow(game: Game, state: GameState, seat: Seat) -> float:
    """Return the tokens a roll of a seat's buildings."""
    blocked = game.ask(BLOCKED, state)
    now, free = catches(game.board, blocked), catches(game.board, 0)
    each = [BLOCKED_SHARE * one + (1 - BLOCKED_SHARE) * other for one, other in zip(now, free, strict=True)]
    towns, cities = fishing(game, state, seat)
    return sum([each[corner] for corner in bits(towns)]) + 2 * sum([each[corner] for corner in bits(cities)])


def more(game: Game, state: GameState, seat: Seat) -> Parts:
    """The parts of a seat's judgement that the classic island does not have."""
    part = FISH.of(game, state)
    fish = worth(held_by(part, seat))
    held = HELD * min(fish, DEAREST) + BEYOND * max(0, fish - DEAREST)
    return {
        "catch": CATCH * flow(game, state, seat),
        "fish": held + FULL * (part.held[seat] >= LIMIT),
        "boot": BOOT * (part.boot == seat),
    }


def _parts(game: Game, state: GameState, seat: Seat, weights: Weights, blocked: int) -> Parts:
    return {**seat_parts(game, state, seat, weights, blocked), **more(game, state, seat)}


by_seat = by_seats(_parts)
judge, parts_of = judging(by_seat)
