"""The achievements of the Watch."""

from __future__ import annotations

from catan_desktop.games.watch.end import BREACHES, INVADERS, TRAGIC
from catan_desktop.games.watch.events import Breached, RaidBegan
from catan_desktop.games.watch.part import watch
from catan_desktop.kernel import Seat
from catan_desktop.present.achievements import Achievement, Chapter, Finished


def _brink(finished: Finished, seat: Seat) -> int:
    """One breach or one wildling from the tragic end."""
    part = watch(finished.game, finished.last)
    close = part.breach == BREACHES - 1 or part.invaders == INVADERS
    return finished.ending != TRAGIC and close


def _unbroken(finished: Finished, seat: Seat) -> int:
    """Raids and no breach."""
    raids = len(finished.events(RaidBegan))
    held = finished.ending != TRAGIC and not finished.events(Breached)
    return raids if held else 0


def _half_the_wall(finished: Finished, seat: Seat) -> int:
    """At least as many guards as all others together."""
    guards = watch(finished.game, finished.last).guards
    own = guards[seat]
    return own if 2 * own >= sum(guards) else 0


CHAPTER = Chapter(
    "watch",
    (
        Achievement("watch-last-stand", "skull", lambda done, seat: done.ending == TRAGIC),
        Achievement("watch-brink", "breach", _brink),
        Achievement("watch-unbroken", "wall", _unbroken, least=3),
        Achievement("watch-half-the-wall", "guard", _half_the_wall, least=6),
    ),
)
