"""Names of the things of Cities & Knights, as words."""

from __future__ import annotations

from catan_desktop.games.cities_knights.numbers import PROGRESS, TRACKS
from catan_desktop.present.words import Words, words


def kebab(key: str) -> str:
    """A key as texts and topics write it."""
    return key.replace("_", "-")


def progress_name(card: int) -> Words:
    """The name of a progress card."""
    return words("card-" + kebab(PROGRESS[card].key))


def improvement_name(track: int, level: int) -> Words:
    """The name of a level of a track."""
    return words(f"improve-{TRACKS[track]}-{level}")
