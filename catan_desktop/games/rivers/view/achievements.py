"""The achievements of the Rivers."""

from __future__ import annotations

from catan_desktop.games.rivers.module import BRIDGES, RIVERS
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.achievements import Achievement, Chapter, Finished


def _every_bridge(finished: Finished, seat: Seat) -> int:
    """All bridges of one colour."""
    built = RIVERS.of(finished.game, finished.last).bridges[seat].bit_count()
    return built if finished.won(seat) and built == BRIDGES else 0


def _poor(finished: Finished, seat: Seat) -> int:
    """Won as a Poor Settler."""
    return finished.won(seat) and RIVERS.of(finished.game, finished.last).poor >> seat & 1


def _rags_to_riches(finished: Finished, seat: Seat) -> int:
    """Poor at half the game, the wealthiest of all at the end."""
    states = finished.story.states
    half, last = (RIVERS.of(finished.game, state) for state in (states[len(states) // 2], states[-1]))
    return finished.won(seat) and half.poor >> seat & 1 and last.wealthiest == seat


CHAPTER = Chapter(
    "rivers",
    (
        Achievement("rivers-every-bridge", "bridge", _every_bridge),
        Achievement("rivers-poor", "poor", _poor),
        Achievement("rivers-rags-to-riches", "wealthiest", _rags_to_riches),
    ),
)
