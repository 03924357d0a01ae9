"""The achievements of Cities & Knights."""

from __future__ import annotations

from catan_desktop.games.cities_knights.events import BarbariansLanded, CityLost
from catan_desktop.games.cities_knights.part import BARBARIANS, IMPROVEMENTS
from catan_desktop.kernel import Seat
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.present.achievements import ANYBODY, TABLE, Achievement, Chapter, Finished


def _every_metropolis(finished: Finished, seat: Seat) -> int:
    """All three are own cities at the end."""
    own = PIECES.of(finished.game, finished.last).cities[seat]
    return all(corner >= 0 and own >> corner & 1 for corner in IMPROVEMENTS.of(finished.game, finished.last).metropolis)


def _alone_ashore(finished: Finished, seat: Seat) -> int:
    """Barbarians beaten by own knights, with nobody else's."""
    return finished.game.seats >= TABLE and any(
        event.won and event.defence and event.contributions[seat] == sum(event.contributions)
        for event in finished.events(BarbariansLanded)
    )


CHAPTER = Chapter(
    "cities-knights",
    (
        Achievement("cities-every-metropolis", "metropolis", _every_metropolis, who=ANYBODY),
        Achievement(
            "cities-defender",
            "defender",
            lambda done, seat: BARBARIANS.of(done.game, done.last).defenders[seat],
            least=3,
            who=ANYBODY,
        ),
        Achievement("cities-lost-city", "city", lambda done, seat: bool(done.own(CityLost, seat))),
        Achievement("cities-alone-ashore", "barbarian", _alone_ashore, who=ANYBODY),
    ),
)
