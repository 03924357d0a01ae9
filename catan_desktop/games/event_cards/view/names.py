"""Names and sentences of event cards, as words."""

from __future__ import annotations

from catan_desktop.kernel import Game
from catan_desktop.present.words import Words, words

from .board import card_key


def event_name(event: str) -> Words:
    """Return the name of an event."""
    return words(card_key(event))


def event_text(game: Game, event: str) -> Words:
    """Return what a card says in a game."""
    return words(f"{card_key(event)}-text")
