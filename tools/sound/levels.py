"""Brings every sound to the loudness of its class, and knows which files it is kept in."""

from __future__ import annotations

import ambience
import effects
import measure
import music
from synth import RATE, Sound

CEILING = -2.0
"""dBTP that nothing exceeds before it is encoded."""


def stems(name: str) -> list[str]:
    """Return the names of the files of a sound."""
    takes = effects.EFFECTS[name].takes
    return [name] if takes == 1 else [f"{name}-{take + 1}" for take in range(takes)]


def effect(name: str, take: int) -> Sound:
    """Return a take of an effect at the loudness of its class."""
    made = effects.in_room(name, take)
    return levelled(made, effects.EFFECTS[name].level - measure.loudness(made, RATE))


def loop(name: str) -> Sound:
    """Return an ambience or a piece of music at the loudness of its class."""
    made, level = (
        (ambience.LOOPS[name](), ambience.LEVEL) if name in ambience.LOOPS else (music.rendered(name), music.LEVEL)
    )
    return levelled(made, level - measure.integrated(made, RATE))


def levelled(sound: Sound, gain: float) -> Sound:
    """Make a sound louder by so many decibels, as far as its peaks let it."""
    return sound * 10 ** (min(gain, CEILING - measure.true_peak(sound)) / 20)
