"""What happens with event cards, as lines of the chronicle."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.games.event_cards import cards, events
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.mechanics.dice import SEVEN
from catan_desktop.mechanics.view.lines import good
from catan_desktop.present.panel_view import Liner, Said, one_line
from catan_desktop.present.words import Who, Words, words

from .board import card_key

ICONS: Mapping[type[Event], str] = {
    events.EventDrawn: "event",
    events.NewYear: "event",
    events.RoadDamaged: "earthquake",
    events.RoadRepaired: "repair",
    events.CardGiven: "give",
}
"""Class of event -> name of the icon."""


def event_name(event: str) -> Words:
    """Return the name of an event."""
    return words(card_key(event))


def event_text(game: Game, event: str) -> Words:
    """Return what a card says in a game."""
    return words(f"{card_key(event)}-text")


def _drawn(game: Game, event: events.EventDrawn) -> tuple[Said, ...]:
    """The card, and what it says; what a seven brings is told by the lines that follow."""
    total = event.one + event.two
    named = words("event-card-drawn", who=Who(event.seat), number=total), "danger" if total == SEVEN else "ink", False
    if event.event == cards.QUIET:
        return (named,)
    card = event_name(event.event)
    if total == SEVEN:
        return (named, (words("event-card-named", card=card), "ice", True))
    return (named, (words("event-card-told", card=card, text=event_text(game, event.event)), "ice", True))


def _again(game: Game, event: events.DrawnAgain) -> tuple[Said, ...]:
    return one_line("event-again-drawn", "dim", True, number=event.number)


def _new_year(game: Game, event: events.NewYear) -> tuple[Said, ...]:
    return one_line("event-new-year", "gold")


def _passed(game: Game, event: events.EventPassed) -> tuple[Said, ...]:
    return one_line("event-without-effect", "dim", True)


def _damaged(game: Game, event: events.RoadDamaged) -> tuple[Said, ...]:
    return one_line("event-road-damaged", "fire", True, who=Who(event.seat))


def _repaired(game: Game, event: events.RoadRepaired) -> tuple[Said, ...]:
    return one_line("event-road-repaired", who=Who(event.seat))


def _given(game: Game, event: events.CardGiven) -> tuple[Said, ...]:
    who, whom = Who(event.giver), Who(event.taker)
    key = "event-helped" if event.event == cards.HELPFUL_NEIGHBOUR else "event-given-left"
    if event.card is None:
        return one_line(f"{key}-unseen", "dim", True, who=who, whom=whom)
    return one_line(key, "dim", True, who=who, whom=whom, cards=good(game, event.card))


LINES: Mapping[type[Event], Liner] = {
    events.EventDrawn: _drawn,
    events.DrawnAgain: _again,
    events.NewYear: _new_year,
    events.EventPassed: _passed,
    events.RoadDamaged: _damaged,
    events.RoadRepaired: _repaired,
    events.CardGiven: _given,
}
