"""The achievements of Cities & Knights at sea."""

from __future__ import annotations

from catan_desktop.games.cities_knights.part import KNIGHTS, knights_of
from catan_desktop.games.seafarers.ships import sea_island
from catan_desktop.games.seafarers_knights.events import PirateChased
from catan_desktop.kernel import Seat
from catan_desktop.present.achievements import Achievement, Chapter, Finished


def _afloat(finished: Finished, seat: Seat) -> int:
    """Knights on ships at sea."""
    game, last = finished.game, finished.last
    return (knights_of(KNIGHTS.of(game, last), seat) & ~sea_island(game, last).building_corners).bit_count()


CHAPTER = Chapter(
    "seafarers-knights",
    (
        Achievement("sea-knights-chase", "chase", lambda done, seat: len(done.own(PirateChased, seat)), 3),
        Achievement("sea-knights-afloat", "knight", _afloat, 2),
    ),
)
