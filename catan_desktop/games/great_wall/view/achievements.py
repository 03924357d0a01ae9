"""The achievements of the Great Wall."""

from __future__ import annotations

from catan_desktop.games.great_wall.board import SECTIONS, TOP_LEVEL
from catan_desktop.games.great_wall.ending import WALL
from catan_desktop.games.great_wall.events import Assaulted, WallBuilt
from catan_desktop.games.great_wall.part import ESTATES
from catan_desktop.kernel import Seat
from catan_desktop.present.achievements import Achievement, Chapter, Finished


def _every_breach(finished: Finished, seat: Seat) -> int:
    """Every section was breached."""
    breached = {event.section for event in finished.events(Assaulted) if event.breached}
    return len(breached) == SECTIONS


def _unbroken(finished: Finished, seat: Seat) -> int:
    """Attacks and no breach."""
    attacks = finished.events(Assaulted)
    held = not any(event.breached for event in attacks)
    return len(attacks) if held else 0


def _last_shame(finished: Finished, seat: Seat) -> int:
    """Won together with one shame token in the pool."""
    return finished.together and ESTATES.of(finished.game, finished.last).shame_left == 1


def _last_stone(finished: Finished, seat: Seat) -> int:
    """The wall finished, and its last level built by the seat."""
    finishing = [event for event in finished.events(WallBuilt) if event.level == TOP_LEVEL]
    return finished.ending == WALL and any(event.seat == seat for event in finishing[-1:])


CHAPTER = Chapter(
    "great-wall",
    (
        Achievement("gw-every-breach", "gw-breach", _every_breach),
        Achievement("gw-unbroken", "gw-tea", _unbroken, least=3),
        Achievement("gw-last-shame", "gw-shame", _last_shame),
        Achievement("gw-solo", "gw-general", lambda done, seat: done.game.seats == 1),
        Achievement("gw-last-stone", "gw-wall", _last_stone),
    ),
)
