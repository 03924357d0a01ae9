"""Names of the things of the Watch, as words."""

from __future__ import annotations

from catan_desktop.games.watch.heroes.hero import HERO_KEYS
from catan_desktop.games.watch.part import HeroId
from catan_desktop.present.words import Words, words


def hero_name(hero: HeroId) -> Words:
    """The name of a hero."""
    return words("hero-" + HERO_KEYS[hero])
