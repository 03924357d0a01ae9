"""The achievements of the Caravans."""

from __future__ import annotations

from catan_desktop.games.caravans.events import CamelPlaced, VoteDecided
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.scoring import sources
from catan_desktop.mechanics.votes import BidLaid
from catan_desktop.present.achievements import Achievement, Chapter, Finished

STOPS, CAMELS, DECIDED = 4, 6, 7
"""Least numbers of points for buildings between camels / camels on the board / camels decided alone."""


def _crossroads(finished: Finished, seat: Seat) -> int:
    """Buildings at which camels meet."""
    points = dict(sources(finished.game, finished.last, seat)).get("caravans", 0)
    return points if finished.won(seat) and points >= STOPS else 0


def _no_bid(finished: Finished, seat: Seat) -> int:
    """Not one card for the camels of others."""
    paid = any(any(event.cards) for event in finished.own(BidLaid, seat))
    camels = len(finished.events(CamelPlaced))
    return camels if finished.won(seat) and camels >= CAMELS and not paid else 0


def _last_word(finished: Finished, seat: Seat) -> int:
    """Where the camels go was decided by one seat."""
    decided = sum([event.seats == 1 << seat for event in finished.events(VoteDecided)])
    return decided if decided >= DECIDED else 0


CHAPTER = Chapter(
    "caravans",
    (
        Achievement("caravans-crossroads", "oasis", _crossroads),
        Achievement("caravans-no-bid", "camel", _no_bid),
        Achievement("caravans-last-word", "vote", _last_word),
    ),
)
