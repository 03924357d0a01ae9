"""Four characters that a bot of any level can have: each likes one side of the game a little more."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.evaluation.personality import SOBER, Personality

CHARACTERS: Mapping[str, Personality] = {
    "builder": Personality(building=1.25, trading=0.9, roads=0.9),
    "trader": Personality(trading=1.6, defence=0.9),
    "warden": Personality(defence=1.5, roads=0.9),
    "runner": Personality(roads=1.5, building=0.95),
}
"""Key -> personality, in the order to offer them. A face `character-<key>` in `assets/art` and the words of
`characters.ftl` belong to each."""


def personality_of(character: str) -> Personality:
    """The personality of a character; the empty word is nobody in particular. KeyError for another word."""
    if not character:
        return SOBER
    if character not in CHARACTERS:
        raise KeyError(f"there is no character {character!r}; there are: {', '.join(CHARACTERS)}")
    return CHARACTERS[character]
