"""The achievements of Cities & Knights."""

from __future__ import annotations

from catan_desktop.games.cities_knights.events import BarbariansLanded, CityLost
from catan_desktop.games.cities_knights.part import (
    BARBARIANS,
    IMPROVEMENTS,
)
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.present.achievements import TABLE, Achievement, Chapter, Finished

DEFENDER = 3
"""Times Defender of Catan, at least."""


def _every_metropolis(finished: Finished, seat: Seat) -> int:
    """All three are own cities at the end."""
    own = PIECES.of(finished.game, finished.last).cities[seat]
    return all(corner >= 0 and own >> corner & 1 for corner in IMPROVEMENTS.of(finished.game, finished.last).metropolis)


def _defender(finished: Finished, seat: Seat) -> int:
    """Defender of Catan again and again."""
    times = BARBARIANS.of(finished.game, finished.last).defenders[seat]
    return times if times >= DEFENDER else 0


def _lost_city(finished: Finished, seat: Seat) -> int:
    """Won after barbarians had taken a city."""
    return finished.won(seat) and bool(finished.own(CityLost, seat))


def _alone_ashore(finished: Finished, seat: Seat) -> int:
    """Barbarians beaten by own knights, with nobody else's."""
    return finished.game.seats >= TABLE and any(
        event.won and event.defence and event.contributions[seat] == sum(event.contributions)
        for event in finished.events(BarbariansLanded)
    )


CHAPTER = Chapter(
    "cities-knights",
    (
        Achievement("cities-every-metropolis", "metropolis", _every_metropolis),
        Achievement("cities-defender", "defender", _defender),
        Achievement("cities-lost-city", "city", _lost_city),
        Achievement("cities-alone-ashore", "barbarian", _alone_ashore),
    ),
)
