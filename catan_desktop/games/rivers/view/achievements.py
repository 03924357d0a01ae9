"""The achievements of the Rivers."""

from __future__ import annotations

from catan_desktop.games.rivers.module import BRIDGES, RIVERS, bridges
from catan_desktop.kernel import Seat
from catan_desktop.present.achievements import Achievement, Chapter, Finished


def _rags_to_riches(finished: Finished, seat: Seat) -> int:
    """Poor at half the game, the wealthiest of all at the end."""
    states = finished.story.states
    half, last = (RIVERS.of(finished.game, state) for state in (states[len(states) // 2], states[-1]))
    return half.poor >> seat & 1 and last.wealthiest == seat


CHAPTER = Chapter(
    "rivers",
    (
        Achievement(
            "rivers-every-bridge",
            "bridge",
            lambda done, seat: bridges(done.game, done.last, seat).bit_count(),
            least=BRIDGES,
        ),
        Achievement("rivers-poor", "poor", lambda done, seat: RIVERS.of(done.game, done.last).poor >> seat & 1),
        Achievement("rivers-rags-to-riches", "wealthiest", _rags_to_riches),
    ),
)
