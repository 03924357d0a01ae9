"""How loud each sound is, and how it is brought there. assets/sounds and assets/music hold the files themselves."""

from __future__ import annotations

from tools.sound import measure
from tools.sound.synth import RATE, Sound

GREAT, USUAL, SMALL = -19.0, -23.0, -28.0
"""LUFS of what turns a game, of what happens all the time, and of what only answers a hand."""
AMBIENCE, MUSIC = -27.0, -24.0
CEILING = -2.0
"""dBTP that nothing exceeds before it is encoded."""
GREAT_SOUNDS = (
    *("barbarian_land", "brink", "crack", "defeat", "defender", "gavel", "horn", "horn-deep", "metropolis"),
    *("pillage", "stomp", "thud", "tragic", "win"),
)
SMALL_SOUNDS = ("card", "click", "hooves", "page", "tap")


def level(name: str) -> float:
    """Return the loudness of an effect in LUFS."""
    return GREAT if name in GREAT_SOUNDS else SMALL if name in SMALL_SOUNDS else USUAL


def levelled(sound: Sound, lufs: float) -> Sound:
    """Return a short sound at a loudness, as far as its peaks let it."""
    gain = lufs - measure.loudness(sound, RATE)
    return sound * float(10 ** (min(gain, CEILING - measure.true_peak(sound)) / 20))
