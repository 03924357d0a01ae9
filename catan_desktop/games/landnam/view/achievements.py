"""The achievements of Landnam."""

from __future__ import annotations

from catan_desktop.games.landnam.events import CardsAdded, CaseOpened, Explored, Famine, SideJoined, Verdict
from catan_desktop.games.landnam.land import LAND, unknown
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.achievements import Achievement, Chapter, Finished

OUTLAWED, ONE_CARD = 2, 2
"""Least numbers of lawsuits lost / others outlawed by a single card each."""


def _last_land(finished: Finished, seat: Seat) -> int:
    """Nothing is left to discover, and the last of it was discovered by the seat."""
    found = finished.events(Explored)
    return len(found) if found and found[-1].seat == seat and not unknown(LAND.of(finished.game, finished.last)) else 0


def _one_card(finished: Finished, seat: Seat) -> int:
    """Others outlawed again and again, each time by a single card."""
    cards = won = 0
    for _, event in finished.story.events:
        if isinstance(event, CaseOpened):
            cards = event.count
        elif isinstance(event, CardsAdded | SideJoined):
            cards += event.count
        elif isinstance(event, Verdict) and event.plaintiff == seat and event.outlawed and cards == 1:
            won += 1
    return won if won >= ONE_CARD else 0


def _no_famine(finished: Finished, seat: Seat) -> int:
    """A famine from which everybody else has suffered."""
    lost = [[sum(cards) for cards in event.returned] for event in finished.events(Famine)]
    return any(not own[seat] and own.count(0) == 1 for own in lost)


def _outlaw(finished: Finished, seat: Seat) -> int:
    """Won after lawsuits that were lost."""
    lost = sum([event.defendant == seat and event.outlawed for event in finished.events(Verdict)])
    return lost if finished.alone(seat) and lost >= OUTLAWED else 0


def _shared(finished: Finished, seat: Seat) -> int:
    """Equal in everything that decides."""
    return len(finished.winners) if finished.won(seat) and len(finished.winners) > 1 else 0


CHAPTER = Chapter(
    "landnam",
    (
        Achievement("landnam-last-land", "explore", _last_land),
        Achievement("landnam-one-card", "token_white", _one_card),
        Achievement("landnam-no-famine", "famine", _no_famine),
        Achievement("landnam-outlaw", "outlaw", _outlaw),
        Achievement("landnam-shared", "althing", _shared),
    ),
)
