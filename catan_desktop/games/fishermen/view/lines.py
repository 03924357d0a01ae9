"""What happened with tokens and the boot, as lines of the chronicle, with their pictures."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.games.fishermen import events
from catan_desktop.games.fishermen.part import worth
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.present.panel_view import Liner, Said, one_line
from catan_desktop.present.words import Who, Words, words

from .board import token_picture


def listed(tokens: Counts) -> str:
    """Return tokens as a sum in one piece, such as `2 + 3`."""
    return "\u00a0+\u00a0".join(str(value + 1) for value, count in enumerate(tokens) for _ in range(count))


def payment(tokens: Counts) -> Words:
    """Return what tokens are worth, and which they are if there are several."""
    if sum(tokens) == 1:
        return words("fish-count", count=worth(tokens))
    return words("fish-payment", tokens=listed(tokens), count=worth(tokens))


def _drawn(game: Game, event: events.FishDrawn) -> tuple[Said, ...]:
    return one_line("event-fish-drawn", "dim", True, who=Who(event.seat), token=token_picture(event.token))


def _found(game: Game, event: events.BootFound) -> tuple[Said, ...]:
    return one_line("event-boot-found", "danger", who=Who(event.seat))


def _shortage(game: Game, event: events.FishShortage) -> tuple[Said, ...]:
    return one_line("event-fish-shortage", "danger", True)


def _shuffled(game: Game, event: events.FishShuffled) -> tuple[Said, ...]:
    return one_line("event-fish-shuffled", "dim", True)


def _handed_in(game: Game, event: events.FishHandedIn) -> tuple[Said, ...]:
    return one_line("event-fish-handed-in", "dim", True, who=Who(event.seat), token=token_picture(event.token))


def _kept(game: Game, event: events.FishKept) -> tuple[Said, ...]:
    return one_line("event-fish-kept", "dim", True, who=Who(event.seat))


def _spent(game: Game, event: events.FishSpent) -> tuple[Said, ...]:
    return one_line("event-fish-spent", "ice", who=Who(event.seat), paid=payment(event.tokens))


def _given(game: Game, event: events.BootGiven) -> tuple[Said, ...]:
    return one_line("event-boot-given", "fire", who=Who(event.seat), whom=Who(event.to))


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
    **dict.fromkeys((events.FishShortage, events.FishSpent), "fish"),
}
"""Class of event -> name of the icon."""


def icon_of(event: Event) -> str:
    """The picture for an event; empty for none."""
    return ICONS.get(type(event), "")
