"""The great moment of Cities & Knights: a landing of the barbarians, city by city and knight by knight."""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.games.cities_knights.events import BarbariansLanded, CityLost, DefenderNamed, DefendersTied
from catan_desktop.games.cities_knights.part import ordinary_cities
from catan_desktop.kernel import Game, Observation, Seat
from catan_desktop.kernel.event import Event
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.present.models.moments import Moment, Side
from catan_desktop.present.words import Party, Who, Words, words

TOLD = (
    "event-landed",
    "event-city-lost",
    "event-city-tipped",
    "event-defender-named",
    "event-defenders-tied",
)


def moments(game: Game, view: Observation, events: Sequence[Event]) -> tuple[Moment, ...]:
    """Return the landing among events that have just happened, if there is one; `view` is what is seen after them."""
    at = next((index for index, event in enumerate(events) if isinstance(event, BarbariansLanded)), -1)
    if at < 0:
        return ()
    landed = events[at]
    assert isinstance(landed, BarbariansLanded)
    return (_landing(game, view, landed, events[at + 1 :]),)


def _landing(game: Game, view: Observation, landed: BarbariansLanded, after: Sequence[Event]) -> Moment:
    fallen = [event.seat for event in after if isinstance(event, CityLost)]
    base = PIECES.of(game, view.state)
    stood = tuple(base.cities[seat].bit_count() + fallen.count(Seat(seat)) for seat in range(game.seats))
    verdict = words("moment-landing-won" if landed.won else "moment-landing-lost")
    if not (landed.strength or landed.defence):
        verdict = words("moment-landing-idle")
    return Moment(
        title=words("moment-landing"),
        text=(verdict, *(_outcome(after) if landed.won else _losses(game, view, landed, fallen))),
        ink="good" if landed.won else "danger",
        sides=(
            Side(words("moment-landing-cities"), "city", stood),
            Side(words("moment-landing-knights"), "knight", landed.contributions),
        ),
        sprite="ship-barbarian",
        told=TOLD,
        first=True,
    )


def _outcome(after: Sequence[Event]) -> tuple[Words, ...]:
    """Return who is honoured."""
    for event in after:
        if isinstance(event, DefenderNamed):
            return (words("event-defender-named", who=Who(event.seat)),)
        if isinstance(event, DefendersTied):
            return (words("event-defenders-tied", whom=Party(event.seats)),)
    return ()


def _losses(game: Game, view: Observation, landed: BarbariansLanded, fallen: Sequence[Seat]) -> tuple[Words, ...]:
    """Return who loses a city: of those with an ordinary one, whoever gave least (CK-340, CK-341)."""
    exposed = [
        seat for seat in range(game.seats) if ordinary_cities(game, view.state, Seat(seat)) or Seat(seat) in fallen
    ]
    least = min((landed.contributions[seat] for seat in exposed), default=0)
    lost = [Seat(seat) for seat in exposed if landed.contributions[seat] == least]
    return tuple(words("event-city-lost", who=Who(seat)) for seat in lost) or (words("moment-landing-spared"),)
