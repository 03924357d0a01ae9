"""The achievements of games of settlers."""

from __future__ import annotations

from collections import Counter

from catan_desktop.kernel.ids import Seat
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
from catan_desktop.present.achievements import TABLE, Achievement, Chapter, Finished

SEVENS, ROBBED, EACH_PARTNER, POINT_CARDS = 6, 8, 3, 2
"""Least numbers of sevens / cards stolen / trades with each of the others / victory point cards."""


def _no_city(finished: Finished, seat: Seat) -> int:
    """Never a city, not even from the set-up."""
    states = (finished.story.start, *finished.story.states)
    had = any(PIECES.of(finished.game, state).cities[seat] for state in states)
    built = any(event.piece == CITY for event in finished.own(Built, seat))
    return finished.won(seat) and not had and not built


def _longest(finished: Finished) -> list[AwardMoved]:
    return [event for event in finished.events(AwardMoved) if event.award == LONGEST]


def _road_throughout(finished: Finished, seat: Seat) -> int:
    """The first to have the Longest Road, and the only one."""
    return finished.won(seat) and [event.holder for event in _longest(finished)] == [seat]


def _road_at_last(finished: Finished, seat: Seat) -> int:
    """The Longest Road taken from somebody in the last turn."""
    taken = [event for event in finished.last_turn(AwardMoved) if event.award == LONGEST]
    return finished.alone(seat) and any(event.holder == seat and event.former >= 0 for event in taken)


def _no_discard(finished: Finished, seat: Seat) -> int:
    """Many sevens, and never too many cards in hand."""
    sevens = sum([event.one + event.two == SEVEN for event in finished.events(Rolled)])
    return sevens if finished.won(seat) and sevens >= SEVENS and not finished.own(Discarded, seat) else 0


def _robbed(finished: Finished, seat: Seat) -> int:
    """Robbed more than anybody else."""
    victims = Counter([event.victim for event in finished.events(Stolen)])
    most = all(count < victims[seat] for victim, count in victims.items() if victim != seat)
    return victims[seat] if finished.alone(seat) and most and victims[seat] >= ROBBED else 0


def _no_trade(finished: Finished, seat: Seat) -> int:
    """Neither with others nor with the supply."""
    with_supply = any(finished.own(kind, seat) for kind in (BankTraded, GoldSold, GoldSpent))
    return finished.won(seat) and not with_supply and not _partners(finished, seat)


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
    return met.total() if finished.alone(seat) and friend else 0


def _both_honours(finished: Finished, seat: Seat) -> int:
    """The Longest Road and the Largest Army at the end."""
    holders = {longest_holder(finished.game, finished.last), largest_holder(finished.game, finished.last)}
    return finished.won(seat) and holders == {seat}


def _hidden_cards(finished: Finished, seat: Seat) -> int:
    """Victory point cards that nobody had seen."""
    shown = sum([event.count for event in finished.own(PointCardsShown, seat)])
    return shown if finished.alone(seat) and shown >= POINT_CARDS else 0


CHAPTER = Chapter(
    "settlers",
    (
        Achievement("no-city", "settlement", _no_city),
        Achievement("road-throughout", "road", _road_throughout),
        Achievement("road-at-last", "move", _road_at_last),
        Achievement("no-discard", "dice", _no_discard),
        Achievement("robbed", "robber", _robbed),
        Achievement("no-trade", "close_side", _no_trade),
        Achievement("good-neighbour", "pardon", _good_neighbour),
        Achievement("both-honours", "knight", _both_honours),
        Achievement("hidden-cards", "card", _hidden_cards),
    ),
)
