"""The worth of commodities to a rival that a metropolis is in reach of; nobody likes to sell one.

A judgement prices a card in a rival's hand as a share of what brings the rival nearer to its builds, and that as a
share of the own: too little for the card that founds a metropolis, which is two points and may be the own hope.
"""

from __future__ import annotations

from catan_desktop.games.cities_knights.improvements import gains, has_crane, improvable, price
from catan_desktop.games.cities_knights.numbers import COMMODITY, TRACK_IDS
from catan_desktop.games.cities_knights.part import IMPROVEMENTS
from catan_desktop.kernel import Counts, Game, GameState, Seat

METROPOLIS = 2.0
"""Of the commodities that found one, in victory points; some of them count as their share."""


def sold_metropolis(game: Game, state: GameState, trade: tuple[Seat, Counts, Counts]) -> float:
    """Return what more cards would bring a seat on its way to a metropolis, besides those that it surely has.

    `trade` is the seat, the cards that it surely has, and those that it would get.
    """
    seat, sure, more = trade
    part = IMPROVEMENTS.of(game, state)
    crane, found = has_crane(game, state, seat), 0.0
    for track in TRACK_IDS:
        kind = COMMODITY[track]
        if more[kind] and gains(game, state, seat, track, part.levels[seat][track] + 1):
            needed = price(part, seat, track, crane)[kind]
            if sure[kind] < needed and improvable(game, state, seat, track) is None:
                found += METROPOLIS * min(1.0, (sure[kind] + more[kind]) / needed)
    return found
