"""The achievements of the Watch."""

from __future__ import annotations

from catan_desktop.games.watch.end import BREACHES, INVADERS, TRAGIC
from catan_desktop.games.watch.events import Breached, RaidBegan
from catan_desktop.games.watch.part import watch
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.achievements import Achievement, Chapter, Finished

RAIDS, GUARDS = 3, 6
"""Least numbers of raids / guards of one's own."""


def _last_stand(finished: Finished, seat: Seat) -> int:
    """Won where the Watch has lost."""
    return finished.won(seat) and finished.ending == TRAGIC


def _brink(finished: Finished, seat: Seat) -> int:
    """One breach or one wildling from the tragic end."""
    part = watch(finished.game, finished.last)
    close = part.breach == BREACHES - 1 or part.invaders == INVADERS
    return finished.won(seat) and finished.ending != TRAGIC and close


def _unbroken(finished: Finished, seat: Seat) -> int:
    """Raids and no breach."""
    raids = len(finished.events(RaidBegan))
    held = finished.ending != TRAGIC and not finished.events(Breached)
    return raids if finished.won(seat) and held and raids >= RAIDS else 0


def _half_the_wall(finished: Finished, seat: Seat) -> int:
    """At least as many guards as all others together."""
    guards = watch(finished.game, finished.last).guards
    own = guards[seat]
    return own if finished.won(seat) and own >= GUARDS and 2 * own >= sum(guards) else 0


CHAPTER = Chapter(
    "watch",
    (
        Achievement("watch-last-stand", "skull", _last_stand),
        Achievement("watch-brink", "breach", _brink),
        Achievement("watch-unbroken", "wall", _unbroken),
        Achievement("watch-half-the-wall", "guard", _half_the_wall),
    ),
)
