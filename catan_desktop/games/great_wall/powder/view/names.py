"""Names of the things of Black Powder, as words."""

from __future__ import annotations

from catan_desktop.games.great_wall.powder.tables import FIREARMS
from catan_desktop.present.words import Words, words


def firearm_words(kind: int) -> Words:
    """Return the name of a kind of firearm."""
    return words("name-" + FIREARMS[kind].key)
