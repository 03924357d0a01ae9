"""The achievements of the Caravans."""

from __future__ import annotations

from catan_desktop.games.caravans.events import CamelPlaced, VoteDecided
from catan_desktop.games.caravans.module import points
from catan_desktop.kernel import Seat
from catan_desktop.mechanics.votes import BidLaid
from catan_desktop.present.achievements import ANYBODY, Achievement, Chapter, Finished


def _no_bid(finished: Finished, seat: Seat) -> int:
    """Not one card for the camels of others."""
    paid = any(any(event.cards) for event in finished.own(BidLaid, seat))
    return 0 if paid else len(finished.events(CamelPlaced))


CHAPTER = Chapter(
    "caravans",
    (
        Achievement("caravans-crossroads", "oasis", lambda done, seat: points(done.game, done.last, seat), least=4),
        Achievement("caravans-no-bid", "camel", _no_bid, least=6),
        # where the camels go was decided by one seat
        Achievement(
            "caravans-last-word",
            "vote",
            lambda done, seat: sum([event.seats == 1 << seat for event in done.events(VoteDecided)]),
            least=7,
            who=ANYBODY,
        ),
    ),
)
