"""The pace of bots: a turn of theirs has a limit of time, unless something in it concerns who looks on."""

from __future__ import annotations

from catan_desktop.kernel.record import record

TURN_SECONDS = 2.4
"""Seconds of a bot's turn at normal speed, as far as it is shown: a round of three stays below ten seconds."""
USUAL_PAUSE = 0.8
"""The pause after a bot's move that this belongs to; who wants longer ones has longer turns."""
_SHARE = 4
"""The pause after a move is at most this part of what is left of the turn."""
_BRISK, _MOST = 1.8, 9.0
"""How many times faster than the person's own moves those of bots are shown: at first, and when little is left ..."""
ROLLING = 2.6
"""... and at most where dice roll on the board."""
_LEAST = 0.05


@record
class Pace:
    """What one bot's turn has taken so far, as far as it does not concern the person."""

    turn: int = -1
    spent: float = 0.0

    def aged(self, turn: int, seconds: float) -> Pace:
        """Return it when some more of a turn has been shown."""
        return Pace(turn, (self.spent if turn == self.turn else 0.0) + seconds)

    def left(self, pause: float) -> float:
        """Return how many seconds of the turn are left, where moves are shown for `pause` seconds by choice."""
        return max(0.0, TURN_SECONDS * max(1.0, pause / USUAL_PAUSE) - self.spent)

    def hurry(self, pause: float) -> float:
        """Return how many times faster the next move is shown."""
        whole = TURN_SECONDS * max(1.0, pause / USUAL_PAUSE)
        return min(_MOST, _BRISK * whole / max(_LEAST, self.left(pause)))

    def pause(self, pause: float) -> float:
        """Return how long the last move is still shown when nothing moves any longer."""
        return min(pause, max(_LEAST, self.left(pause) / _SHARE))
