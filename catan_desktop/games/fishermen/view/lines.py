"""What happened with tokens and the boot, as lines of the chronicle, with their pictures."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.games.fishermen import events
from catan_desktop.games.fishermen.part import worth
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.present.panel_view import Liner, Said
from catan_desktop.present.words import Argument, Who, words


def listed(tokens: Counts) -> str:
    """Return tokens as a sum, such as `2 + 3`."""
    return " + ".join(str(value + 1) for value, count in enumerate(tokens) for _ in range(count))


def _one(key: str, tone: str = "ink", indent: bool = False, **arguments: Argument) -> tuple[Said, ...]:
    return ((words(key, **arguments), tone, indent),)


def _drawn(game: Game, event: events.FishDrawn) -> tuple[Said, ...]:
    if event.token is None:
        return _one("event-fish-drawn-unseen", "dim", True, who=Who(event.seat))
    return _one("event-fish-drawn", "dim", True, who=Who(event.seat), count=event.token + 1)


def _found(game: Game, event: events.BootFound) -> tuple[Said, ...]:
    return _one("event-boot-found", "danger", who=Who(event.seat))


def _shortage(game: Game, event: events.FishShortage) -> tuple[Said, ...]:
    return _one("event-fish-shortage", "danger", True)


def _shuffled(game: Game, event: events.FishShuffled) -> tuple[Said, ...]:
    return _one("event-fish-shuffled", "dim", True)


def _handed_in(game: Game, event: events.FishHandedIn) -> tuple[Said, ...]:
    return _one("event-fish-handed-in", "dim", True, who=Who(event.seat), count=event.token + 1)


def _kept(game: Game, event: events.FishKept) -> tuple[Said, ...]:
    return _one("event-fish-kept", "dim", True, who=Who(event.seat))


def _spent(game: Game, event: events.FishSpent) -> tuple[Said, ...]:
    paid = words("fish-payment", tokens=listed(event.tokens), count=worth(event.tokens))
    return _one("event-fish-spent", "ice", who=Who(event.seat), favour=event.favour, paid=paid)


def _given(game: Game, event: events.BootGiven) -> tuple[Said, ...]:
    return _one("event-boot-given", "fire", who=Who(event.seat), whom=Who(event.to))


LINES: Mapping[type[Event], Liner] = {
    events.FishDrawn: _drawn,
    events.BootFound: _found,
    events.FishShortage: _shortage,
    events.FishShuffled: _shuffled,
    events.FishHandedIn: _handed_in,
    events.FishKept: _kept,
    events.FishSpent: _spent,
    events.BootGiven: _given,
}
ICONS: Mapping[type[Event], str] = {
    events.BootFound: "boot",
    events.BootGiven: "boot",
    **dict.fromkeys((events.FishDrawn, events.FishShortage, events.FishHandedIn, events.FishSpent), "fish"),
}
"""Class of event -> name of the icon."""


def icon_of(event: Event) -> str:
    """The picture for an event; empty for none."""
    return ICONS.get(type(event), "")
