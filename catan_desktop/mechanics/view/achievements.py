"""The achievements of games of settlers."""

from __future__ import annotations

from collections import Counter

from catan_desktop.kernel import Seat
from catan_desktop.mechanics.awards import LONGEST, largest_holder, longest_holder
from catan_desktop.mechanics.coins import GoldSold, GoldSpent
from catan_desktop.mechanics.events import (
    CITY,
    AwardMoved,
    BankTraded,
    Built,
    Discarded,
    PointCardsShown,
    Rolled,
    Stolen,
    Traded,
)
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.view.charts import SEVEN
from catan_desktop.present.achievements import LONE_WINNER, TABLE, Achievement, Chapter, Finished

EACH_PARTNER = 3
"""Least number of trades with each of the others."""


def _no_city(finished: Finished, seat: Seat) -> int:
    """Never a city, not even from the set-up."""
    states = (finished.story.start, *finished.story.states)
    had = any(PIECES.of(finished.game, state).cities[seat] for state in states)
    built = any(event.piece == CITY for event in finished.own(Built, seat))
    return not had and not built


def _road_throughout(finished: Finished, seat: Seat) -> int:
    """The first to have the Longest Road, and the only one."""
    return [event.holder for event in finished.events(AwardMoved) if event.award == LONGEST] == [seat]


def _road_at_last(finished: Finished, seat: Seat) -> int:
    """The Longest Road taken from somebody in the last turn."""
    taken = [event for event in finished.last_turn(AwardMoved) if event.award == LONGEST]
    return any(event.holder == seat and event.former >= 0 for event in taken)


def _no_discard(finished: Finished, seat: Seat) -> int:
    """Many sevens, and never too many cards in hand."""
    sevens = sum([event.one + event.two == SEVEN for event in finished.events(Rolled)])
    return 0 if finished.own(Discarded, seat) else sevens


def _robbed(finished: Finished, seat: Seat) -> int:
    """Robbed more than anybody else."""
    victims = Counter([event.victim for event in finished.events(Stolen)])
    most = all(count < victims[seat] for victim, count in victims.items() if victim != seat)
    return victims[seat] if most else 0


def _no_trade(finished: Finished, seat: Seat) -> int:
    """Neither with others nor with the supply."""
    with_supply = any(finished.own(kind, seat) for kind in (BankTraded, GoldSold, GoldSpent))
    return not with_supply and not _partners(finished, seat)


def _partners(finished: Finished, seat: Seat) -> Counter[int]:
    """Return how often the seat has traded with each of the others."""
    met: Counter[int] = Counter()
    for event in finished.events(Traded):
        met[event.partner] += event.seat == seat
        met[event.seat] += event.partner == seat
    return +met


def _good_neighbour(finished: Finished, seat: Seat) -> int:
    """Traded with each of the others again and again."""
    met = _partners(finished, seat)
    others = [other for other in range(finished.game.seats) if other != seat]
    friend = len(others) >= TABLE - 1 and all(met[other] >= EACH_PARTNER for other in others)
    return met.total() if friend else 0


def _both_honours(finished: Finished, seat: Seat) -> int:
    """The Longest Road and the Largest Army at the end."""
    holders = {longest_holder(finished.game, finished.last), largest_holder(finished.game, finished.last)}
    return holders == {seat}


CHAPTER = Chapter(
    "settlers",
    (
        Achievement("no-city", "settlement", _no_city),
        Achievement("road-throughout", "road", _road_throughout),
        Achievement("road-at-last", "move", _road_at_last, who=LONE_WINNER),
        Achievement("no-discard", "dice", _no_discard, least=6),
        Achievement("robbed", "robber", _robbed, 8, LONE_WINNER),
        Achievement("no-trade", "close_side", _no_trade),
        Achievement("good-neighbour", "pardon", _good_neighbour, who=LONE_WINNER),
        Achievement("both-honours", "knight", _both_honours),
        Achievement(
            "hidden-cards",
            "card",
            lambda done, seat: sum([event.count for event in done.own(PointCardsShown, seat)]),
            2,
            LONE_WINNER,
        ),
    ),
)
