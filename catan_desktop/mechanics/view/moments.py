"""The great moments of the settlers game: an award that changes hands, and the first city."""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.kernel import Game, Observation, Seat
from catan_desktop.kernel.event import Event
from catan_desktop.mechanics.events import CITY, AwardMoved, Built
from catan_desktop.present.models.moments import Moment
from catan_desktop.present.words import Who, words

AWARD_ICONS = {"longest": "road", "largest": "army"}


def moments(game: Game, view: Observation, events: Sequence[Event]) -> tuple[Moment, ...]:
    """Return the moments among events that have just happened; `view` is what a seat sees after them."""
    found: list[Moment] = []
    for event in events:
        if isinstance(event, AwardMoved) and event.holder >= 0:
            found.append(_award(event))
        elif isinstance(event, Built) and _first_city(view, event):
            who = Who(event.seat)
            text = words("event-built", who=who, piece=event.piece)
            found.append(Moment(words("moment-first-city"), (text,), event.seat, "city"))
    return tuple(found)


def _award(event: AwardMoved) -> Moment:
    holder, icon = Seat(event.holder), AWARD_ICONS.get(event.award, "crown")
    title = words("event-award", who=Who(holder), award=event.award)
    lost = (words("moment-award-from", whom=Who(Seat(event.former))),) if event.former >= 0 else ()
    return Moment(title, lost, holder, icon)


def _first_city(view: Observation, event: Built) -> bool:
    """Return whether nobody built a city before."""
    return _bought(event) and sum(map(_bought, view.history)) == 1


def _bought(event: Event) -> bool:
    return isinstance(event, Built) and event.piece == CITY and event.paid
