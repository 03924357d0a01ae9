"""The achievements of Landnam."""

from __future__ import annotations

from catan_desktop.games.landnam.events import CardsAdded, CaseOpened, Explored, Famine, SideJoined, Verdict
from catan_desktop.games.landnam.land import LAND, unknown
from catan_desktop.kernel import Seat
from catan_desktop.present.achievements import ANYBODY, LONE_WINNER, Achievement, Chapter, Finished


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
    return won


def _no_famine(finished: Finished, seat: Seat) -> int:
    """A famine from which everybody else has suffered."""
    lost = [[sum(cards) for cards in event.returned] for event in finished.events(Famine)]
    return any(not own[seat] and own.count(0) == 1 for own in lost)


def _outlaw(finished: Finished, seat: Seat) -> int:
    """Won after lawsuits that were lost."""
    lost = sum([event.defendant == seat and event.outlawed for event in finished.events(Verdict)])
    return lost


CHAPTER = Chapter(
    "landnam",
    (
        Achievement("landnam-last-land", "explore", _last_land, who=ANYBODY),
        Achievement("landnam-one-card", "token_white", _one_card, least=2, who=ANYBODY),
        Achievement("landnam-no-famine", "famine", _no_famine, who=ANYBODY),
        Achievement("landnam-outlaw", "outlaw", _outlaw, 2, LONE_WINNER),
        # equal in everything that decides
        Achievement("landnam-shared", "althing", lambda done, seat: len(done.winners), least=2),
    ),
)
