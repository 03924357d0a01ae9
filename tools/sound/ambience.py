"""The recipes of what is heard all the time behind a screen: loops that lead into themselves, whatever their length.

Noise, swells and rooms all go round the whole length, so there is no seam to hide.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from synth import RATE, Circle, Sound, add, band, burst, grains, noise, rng, room, shaped, silence, times

SECONDS = 32.0
LEVEL = -27.0
"""LUFS, as `measure.integrated` has it."""


def swells(seed: object, low: float, turns: tuple[int, ...]) -> Sound:
    """Return a curve that rises and falls in whole turns of the loop, never below `low`."""
    luck = rng(("swells", seed))
    part = times(SECONDS) / SECONDS
    wave = sum(np.sin(2 * np.pi * (count * part + luck.random())) for count in turns) / len(turns)
    return low + (1 - low) * (0.5 + 0.5 * np.asarray(wave)) ** 1.6


def wide(seed: object, low: float, high: float, least: float, turns: tuple[int, ...]) -> Sound:
    """Noise in stereo that swells, on each side a little otherwise."""
    middle = noise((seed, "middle"), SECONDS, low, high)
    sides = [noise((seed, side), SECONDS, low, high) for side in ("left", "right")]
    both = np.stack([0.75 * middle + 0.65 * side for side in sides])
    return both * np.stack([swells((seed, side), least, turns) for side in ("left", "right")])


def whistle(seed: object, pitch: float, wide_by: float, turns: tuple[int, ...]) -> Sound:
    """Wind in a gap: noise about a pitch that wanders."""
    luck = rng(("whistle", seed))
    part = times(SECONDS) / SECONDS
    course = sum(np.sin(2 * np.pi * (count * part + luck.random())) / count for count in turns)
    turned = np.round(SECONDS * pitch) / SECONDS  # whole turns in the loop
    phase = 2 * np.pi * turned * part * SECONDS + wide_by * course * SECONDS
    slow = noise((seed, "slow"), SECONDS, 1, 40)
    return slow * np.sin(phase) * swells((seed, "force"), 0.0, turns) ** 2


def wind() -> Sound:
    """The night over the Wall: wind in three voices."""
    out = wide("low", 90, 420, 0.5, (3, 7, 11)) + 0.5 * wide("high", 500, 1600, 0.08, (4, 9, 13))
    for index, pitch in enumerate((420.0, 610.0)):
        out = out + 0.12 * whistle(index, pitch, 6.0, (3, 5, 8 + index))
    return out


def camp() -> Sound:
    """At the table in the north: softer wind, and a fire some steps away."""
    out = 0.5 * wide("camp", 90, 600, 0.45, (3, 7, 10))
    circle = Circle(SECONDS)
    fire = noise("fire", SECONDS, 180, 900) * swells("fire", 0.5, (11, 17, 23))
    circle.add(fire, 0.0, 0.3, 0.25, 0.1)
    luck = rng("sparks")
    for index in range(340):
        spark = burst(
            ("spark", index), 0.03, luck.uniform(500, 1500), luck.uniform(2500, 7000), luck.uniform(0.004, 0.02), 0.0003
        )
        circle.add(
            spark, luck.uniform(0, SECONDS), 0.35 * min(2.0, luck.pareto(2.4)), 0.25 + luck.uniform(-0.15, 0.15), 0.3
        )
    return out + circle.mixed(room("camp", 0.5))


def waves(seed: object, every: tuple[float, ...], low: float, high: float) -> Circle:
    """Waves that run up and back, at the given times of the loop."""
    circle = Circle(SECONDS)
    luck = rng(("waves", seed))
    for index, at in enumerate(every):
        length = luck.uniform(4.5, 6.0)
        rise = luck.uniform(0.30, 0.42) * length
        shape = shaped([(0, 0), (0.5 * rise, 0.25), (rise, 1), (1.5 * rise, 0.5), (length, 0)], length) ** 1.6
        wave = noise((seed, index), length, low, high) * shape
        froth = grains((seed, "froth", index), 2600 * np.roll(shape, round(0.35 * RATE)), 1500, 6500, (0.0006, 0.003))
        circle.add(wave + 0.35 * froth / np.abs(froth).max(), at, luck.uniform(0.6, 1.0), luck.uniform(-0.5, 0.5), 0.2)
    return circle


def sea() -> Sound:
    """At the table on the coast: waves on sand, and a gull far out."""
    circle = waves("sea", (0.3, 5.1, 9.4, 13.0, 18.1, 22.2, 27.3), 250, 2400)
    for at, low in ((11.2, 1150.0), (11.6, 1080.0), (12.1, 1020.0), (25.0, 1200.0)):
        time = times(0.28)
        part = time / 0.28
        phase = 2 * np.pi * np.cumsum(low + 520 * np.sin(np.pi * part) - 140 * part) / RATE
        cry = np.sin(np.pi * part) ** 1.5 * (np.sin(phase) + 0.5 * np.sin(2 * phase) + 0.25 * np.sin(3 * phase))
        circle.add(cry, at, 0.022, -0.6, 4.0)
    return circle.mixed(room("shore", 1.4, 0.03)) + 0.45 * wide("swell", 90, 500, 0.5, (3, 7, 11))


def shore() -> Sound:
    """At the table in Iceland: a colder sea on stones, and the wind over it."""
    circle = waves("shore", (1.0, 7.2, 12.9, 19.6, 26.0), 200, 1500)
    return (
        circle.mixed(room("cliff", 1.8, 0.05))
        + 0.5 * wide("gale", 120, 800, 0.3, (3, 8, 13))
        + 0.06 * whistle("fell", 520.0, 5.0, (3, 5, 7))
    )


def grass() -> Sound:
    """At the table of the Great Wall: wind in dry grass, crickets, and a small bell on a camel far away."""
    rustle = band(rng("grass").standard_normal(round(SECONDS * RATE)), 900, 5000) * swells("grass", 0.05, (5, 11, 17))
    circle = Circle(SECONDS)
    circle.add(rustle, 0.0, 0.32, 0.1, 0.1)
    luck = rng("crickets")
    for _ in range(22):
        chirp = silence(0.5)
        for index in range(luck.integers(4, 8)):
            time = times(0.028)
            add(chirp, np.sin(2 * np.pi * 4300 * time) * np.hanning(len(time)), 0.045 * index)
        circle.add(chirp, luck.uniform(0, SECONDS), 0.05 * luck.uniform(0.3, 1), 0.7, 0.5)
    for at in (3.0, 3.62, 4.2, 4.9, 19.0, 19.6, 20.3):
        time = times(0.8)
        bell = sum(
            np.sin(2 * np.pi * 870 * ratio * time) * np.exp(-time * 6 * ratio) / ratio for ratio in (1.0, 2.32, 3.9)
        )
        circle.add(np.asarray(bell), at, 0.035, -0.5, 2.0)
    return circle.mixed(room("open", 0.9, 0.04)) + 0.6 * wide("plain", 100, 550, 0.3, (3, 7, 12))


LOOPS: dict[str, Callable[[], Sound]] = {"wind": wind, "camp": camp, "sea": sea, "shore": shore, "grass": grass}
