"""The achievements of Traders & Barbarians."""

from __future__ import annotations

from catan_desktop.games.traders_barbarians.events import Delivered, DriveOffRolled, TollPaid
from catan_desktop.kernel import Seat
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.present.achievements import ANYBODY, Achievement, Chapter, Finished


def _through_raiders(finished: Finished, seat: Seat) -> int:
    """A barbarian driven off and goods brought home behind his back, in one turn."""
    driven = False
    for _, event in finished.story.events:
        if isinstance(event, TurnBegan):
            driven = False
        elif isinstance(event, DriveOffRolled):
            driven |= event.seat == seat and event.driven
        elif isinstance(event, Delivered) and event.seat == seat and driven:
            return 1
    return 0


def _no_toll(finished: Finished, seat: Seat) -> int:
    """Many deliveries, and nobody's road was paid for."""
    delivered, paid = len(finished.own(Delivered, seat)), finished.own(TollPaid, seat)
    return 0 if paid else delivered


CHAPTER = Chapter(
    "traders-barbarians",
    (
        Achievement("traders-through-raiders", "drive_off", _through_raiders, who=ANYBODY),
        Achievement("traders-no-toll", "wagon", _no_toll, least=5),
        # gold of those who used one's roads
        Achievement(
            "traders-toll-keeper",
            "toll",
            lambda done, seat: sum([event.count for event in done.events(TollPaid) if event.owner == seat]),
            least=6,
        ),
    ),
)
