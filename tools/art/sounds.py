#!/usr/bin/env python3
"""Makes the sounds of the game: assets/sounds/*.wav, mono, 16 bit, 22.05 kHz.

Only the standard library, only fixed seeds: the same script writes the same bytes. Every sound is a list of samples
between -1 and 1 made of damped tones and filtered noise. All of a class are brought to the same loudness: the root mean
square of their loudest tenth of a second.
"""

from __future__ import annotations

import math
import random
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

from synth import RATE, Samples, add, brass, knock, looped, noise, pluck, silence, swell, tone

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"


def dice() -> Samples:
    rng = random.Random(3)
    out = silence(0.62)
    at = 0.0
    for i in range(14):
        add(out, knock(30 + i, rng.uniform(640, 1150), 1.3), at, 0.75 * 0.9**i * rng.uniform(0.6, 1.0))
        at += 0.018 + 0.0042 * i * rng.uniform(0.7, 1.3)
    return out


def card() -> Samples:
    out = silence(0.17)
    add(out, noise(5, 0.16, 26, 1400, 7500, 0.045), gain=1.0)
    return add(out, knock(6, 300, 0.5), 0.1, 0.16)


def coin() -> Samples:
    out = silence(0.42)
    for at, base in ((0.0, 2350.0), (0.07, 3140.0)):
        for ratio, gain in ((1.0, 0.5), (1.51, 0.25), (2.42, 0.18)):
            add(out, tone(base * ratio, 0.34, 13 * ratio, 0.0008), at, gain)
    return out


def piece() -> Samples:
    out = silence(0.2)
    add(out, knock(8, 250, 0.9))
    add(out, tone(118, 0.14, 32), 0.0, 0.6)
    return add(out, knock(9, 330, 0.5), 0.055, 0.25)


def tap() -> Samples:
    return add(silence(0.07), knock(10, 760, 0.7), 0.0, 0.8)


def click() -> Samples:
    return add(
        add(silence(0.04), tone(1900, 0.035, 170, 0.0004), 0.0, 0.5), noise(12, 0.012, 420, 1500, 9000), 0.0, 0.9
    )


def horn() -> Samples:
    out = silence(1.35)
    add(out, brass(146.8, 1.3, 0.16, 0.4), 0.0, 0.6)
    add(out, brass(147.6, 1.3, 0.2, 0.4), 0.0, 0.4)
    add(out, brass(220.2, 1.0, 0.25, 0.4), 0.3, 0.35)
    return add(out, noise(14, 1.3, 1.2, 200, 900, 0.2), 0.0, 0.12)


def crack() -> Samples:
    rng = random.Random(15)
    out = silence(0.75)
    add(out, noise(16, 0.12, 48, 700, 8000, 0.0006), 0.0, 1.2)
    for i in range(11):
        at = 0.03 + 0.5 * rng.random() ** 1.6
        add(out, noise(170 + i, 0.03, 190, 2200, 11000, 0.0005), at, rng.uniform(0.25, 0.75))
        add(out, tone(rng.uniform(2600, 4700), 0.06, 70, 0.0005, -700), at, 0.12)
    add(out, noise(49, 0.7, 6, 60, 420, 0.02), 0.04, 0.9)
    return add(out, tone(78, 0.6, 6, 0.004, -40), 0.0, 0.8)


def road() -> Samples:
    out = silence(0.34)
    add(out, noise(51, 0.16, 18, 500, 3200, 0.05), 0.0, 0.35)
    for at, pitch in ((0.05, 210.0), (0.14, 180.0), (0.21, 235.0)):
        add(out, knock(round(pitch), pitch, 0.7), at, 0.8)
    return out


def guard() -> Samples:
    out = silence(0.45)
    add(out, knock(53, 300, 0.8), 0.0, 0.7)
    for ratio, gain, decay in ((1.0, 0.4, 11), (1.62, 0.28, 15), (2.77, 0.16, 22)):
        add(out, tone(1320 * ratio, 0.4, decay, 0.001), 0.03, gain)
    return out


def thud() -> Samples:
    out = silence(0.5)
    add(out, tone(74, 0.45, 9, 0.003, -34), 0.0, 1.0)
    add(out, noise(55, 0.2, 22, 80, 900, 0.002), 0.0, 1.1)
    return add(out, noise(56, 0.3, 12, 900, 4000, 0.02), 0.06, 0.3)


def stomp() -> Samples:
    out = silence(0.9)
    for at, gain in ((0.0, 0.7), (0.3, 0.85), (0.6, 1.0)):
        add(out, tone(66, 0.25, 16, 0.004, -26), at, gain)
        add(out, noise(57 + round(10 * at), 0.12, 30, 90, 700, 0.003), at, 0.8 * gain)
    return out


def theft() -> Samples:
    out = silence(0.5)
    add(out, noise(61, 0.22, 14, 900, 6000, 0.09), 0.0, 0.8)
    add(out, pluck(233.1, 0.3, 8, 62), 0.16, 0.5)
    return add(out, pluck(220.0, 0.34, 7, 63), 0.24, 0.5)


def seven() -> Samples:
    out = silence(1.0)
    for at, pitch in ((0.0, 196.0), (0.2, 138.6)):
        add(out, pluck(pitch, 0.8, 3.5, round(pitch)), at, 0.6)
        add(out, tone(pitch / 2, 0.7, 4.5, 0.01), at, 0.5)
    return add(out, noise(65, 0.8, 3.0, 300, 1200, 0.3), 0.1, 0.25)


def hero() -> Samples:
    out = silence(1.1)
    for at, pitch in ((0.0, 293.7), (0.09, 440.0), (0.18, 587.3), (0.27, 740.0)):
        add(out, pluck(pitch, 0.8, 3.2, round(pitch)), at, 0.5)
    return add(out, noise(67, 0.7, 5, 3000, 9000, 0.25), 0.15, 0.12)


def award() -> Samples:
    out = silence(1.2)
    for at, pitch in ((0.0, 523.3), (0.11, 659.3), (0.22, 784.0), (0.33, 1046.5)):
        for ratio, gain, decay in ((1.0, 0.4, 5.0), (2.76, 0.14, 10.0), (5.4, 0.05, 20.0)):
            add(out, tone(pitch * ratio, 0.8, decay, 0.003), at, gain)
    return out


def token() -> Samples:
    out = silence(0.5)
    at = 0.0
    for index in range(9):
        add(out, knock(70 + index, 900 - 25 * index, 0.9), at, 0.35 + 0.04 * index)
        at += 0.024 + 0.0055 * index
    return out


def horn_deep() -> Samples:
    out = silence(2.0)
    add(out, brass(73.4, 1.9, 0.22, 0.6), 0.0, 0.7)
    add(out, brass(73.9, 1.9, 0.3, 0.6), 0.0, 0.4)
    add(out, brass(110.1, 1.5, 0.3, 0.6), 0.35, 0.45)
    add(out, tone(36.7, 1.9, 1.2, 0.3), 0.0, 0.4)
    return add(out, noise(73, 1.9, 1.0, 120, 700, 0.3), 0.0, 0.14)


def wind() -> Samples:
    """The night over the Wall: wind in two voices, and far below it a fifth that comes and goes."""
    length, seam = 6.0, 0.6
    out = swell(noise(81, length + seam, 0.0, 90, 420), length, 0.45, (1, 0.1), (3, 0.4))
    high = swell(noise(82, length + seam, 0.0, 500, 900), length, 0.05, (2, 0.7), (5, 0.2))
    add(out, high, 0.0, 0.55)
    out = looped(out, length)
    for pitch, gain, turn in ((73.5, 0.05, 0.0), (110.0, 0.035, 0.3), (146.5, 0.02, 0.6)):
        for i in range(len(out)):
            t = i / RATE
            breath = 0.5 + 0.5 * math.sin(2 * math.pi * (t / length + turn))
            out[i] += gain * breath * math.sin(2 * math.pi * pitch * t)
    return out


def camp() -> Samples:
    """At the table: softer wind, and a fire some steps away."""
    rng = random.Random(18)
    length, seam = 6.0, 0.6
    out = swell(noise(83, length + seam, 0.0, 70, 300), length, 0.5, (1, 0.6), (2, 0.15))
    add(out, swell(noise(84, length + seam, 0.0, 150, 620), length, 0.6, (7, 0.3), (11, 0.8)), 0.0, 0.3)
    for i in range(84):
        spark = noise(190 + i, 0.012, 360, 1000, 7000, 0.0003)
        add(out, spark, rng.uniform(seam, length - 0.05), 0.7 * rng.random() ** 3)
    return looped(out, length)


def sea() -> Samples:
    """At the table on the coast: waves that run up the sand and back, and one gull far out."""
    length, seam = 6.0, 0.6
    out = swell(noise(85, length + seam, 0.0, 90, 520), length, 0.75, (2, 0.0), (3, 0.4))
    add(out, swell(noise(86, length + seam, 0.0, 600, 2600), length, 0.9, (2, 0.92), (4, 0.3)), 0.0, 0.3)
    out = looped(out, length)
    for at, low in ((2.1, 1150.0), (2.42, 1050.0)):
        for i in range(round(0.22 * RATE)):
            t = i / RATE
            cry = math.sin(math.pi * t / 0.22) ** 2 * math.sin(2 * math.pi * (low + 520 * t) * t)
            out[round(at * RATE) + i] += 0.012 * cry
    return out


def win() -> Samples:
    out = silence(1.7)
    for at, pitch, length in (
        (0.0, 293.7, 0.2),
        (0.17, 370.0, 0.2),
        (0.34, 440.0, 0.2),
        (0.51, 587.3, 1.1),
        (0.51, 440.0, 1.1),
        (0.51, 293.7, 1.1),
    ):
        add(out, brass(pitch, length, 0.02, 0.16 if length < 1 else 0.7), at, 0.4)
        add(out, pluck(pitch * 2, length + 0.1, 2.2, round(pitch)), at, 0.2)
    return out


def defeat() -> Samples:
    """The victory call turned downwards, in minor; high enough for a small speaker."""
    out = silence(1.5)
    for at, pitch, length in (
        (0.0, 587.3, 0.2),
        (0.17, 523.3, 0.2),
        (0.34, 466.2, 0.26),
        (0.58, 440.0, 0.85),
        (0.58, 349.2, 0.85),
    ):
        add(out, brass(pitch, length, 0.03, 0.16 if length < 0.5 else 0.6), at, 0.4)
        add(out, pluck(pitch * 2, length + 0.1, 3.0, round(pitch)), at, 0.25)
    return out


def tragic() -> Samples:
    out = silence(2.1)
    for at, pitch, length in ((0.0, 220.0, 0.55), (0.45, 207.7, 0.55), (0.9, 174.6, 1.15), (0.9, 146.8, 1.15)):
        add(out, brass(pitch, length, 0.09, 0.5), at, 0.4)
    add(out, tone(58, 0.9, 4.5, 0.004, -14), 0.9, 0.8)
    return add(out, noise(21, 1.1, 3.0, 60, 400, 0.3), 0.9, 0.25)


def refuse() -> Samples:
    out = silence(0.24)
    add(out, tone(196, 0.13, 18, 0.004, -18), 0.0, 0.7)
    add(out, tone(165, 0.13, 18, 0.004, -18), 0.1, 0.7)
    return add(out, knock(23, 190, 0.4), 0.0, 0.25)


def turn() -> Samples:
    out = silence(0.85)
    for at, pitch in ((0.0, 587.3), (0.13, 880.0)):
        for ratio, gain, decay in ((1.0, 0.45, 6.5), (2.76, 0.16, 13.0), (5.4, 0.07, 24.0)):
            add(out, tone(pitch * ratio, 0.7, decay, 0.003), at, gain)
    return out


def page() -> Samples:
    out = silence(0.26)
    add(out, noise(26, 0.14, 12, 900, 5200, 0.08), 0.0, 0.8)
    return add(out, noise(27, 0.1, 34, 1600, 8000, 0.01), 0.14, 0.7)


def guard_fall() -> Samples:
    out = silence(0.62)
    add(out, tone(620, 0.34, 3.5, 0.02, -410), 0.0, 0.3)
    add(out, noise(29, 0.34, 5, 500, 2600, 0.1), 0.0, 0.3)
    add(out, knock(30, 150, 0.8), 0.34, 1.0)
    return add(out, noise(31, 0.24, 15, 150, 1400, 0.004), 0.34, 0.9)


def trade() -> Samples:
    out = silence(0.42)
    add(out, card(), 0.0, 0.8)
    add(out, card(), 0.11, 0.6)
    add(out, pluck(587.3, 0.22, 7, 33), 0.15, 0.35)
    return add(out, pluck(784.0, 0.22, 7, 34), 0.2, 0.35)


def barbarian_sail() -> Samples:
    """Oars to the beat of a drum, and the sea along the hull."""
    out = silence(0.95)
    for at, gain in ((0.02, 0.8), (0.46, 1.0)):
        add(out, tone(92, 0.3, 13, 0.003, -30), at, gain)
        add(out, noise(301 + round(10 * at), 0.1, 34, 120, 900, 0.003), at, 0.6 * gain)
        add(out, noise(303 + round(10 * at), 0.36, 7, 500, 2600, 0.12), at + 0.04, 0.5)
    return add(out, tone(310, 0.16, 12, 0.04, 60), 0.3, 0.12)


def barbarian_land() -> Samples:
    """A war horn from the beach, and feet in the surf."""
    out = silence(1.7)
    for at, pitch, length in ((0.0, 98.0, 0.62), (0.5, 130.8, 1.1)):
        add(out, brass(pitch, length, 0.06, 0.3), at, 0.6)
        add(out, brass(pitch * 1.006, length, 0.09, 0.3), at, 0.4)
    for index in range(5):
        add(out, tone(70, 0.2, 18, 0.003, -24), 0.75 + 0.18 * index, 0.45 + 0.06 * index)
    return add(out, noise(311, 1.4, 1.6, 300, 1800, 0.4), 0.2, 0.2)


def pillage() -> Samples:
    """Beams break, sparks fly."""
    rng = random.Random(321)
    out = silence(0.95)
    add(out, tone(82, 0.4, 10, 0.003, -40), 0.0, 1.0)
    add(out, noise(322, 0.3, 15, 120, 1800, 0.002), 0.0, 1.0)
    for index, at in enumerate((0.0, 0.07, 0.16, 0.24)):
        add(out, knock(323 + index, rng.uniform(150, 320), 1.2), at, 0.9)
    for index in range(12):
        add(out, noise(330 + index, 0.014, 300, 1000, 7000, 0.0004), rng.uniform(0.3, 0.9), rng.uniform(0.2, 0.6))
    return add(out, noise(345, 0.7, 4, 200, 1100, 0.15), 0.22, 0.4)


def defender() -> Samples:
    """Trumpets on the wall."""
    out = silence(1.25)
    for at, pitch, length in ((0.0, 392.0, 0.14), (0.14, 392.0, 0.12), (0.27, 523.3, 0.2), (0.47, 659.3, 0.72)):
        add(out, brass(pitch, length, 0.015, 0.1 if length < 0.5 else 0.45), at, 0.42)
        add(out, brass(pitch / 2, length, 0.02, 0.1 if length < 0.5 else 0.45), at, 0.26)
    return add(out, brass(523.3, 0.7, 0.03, 0.45), 0.49, 0.24)


def knight() -> Samples:
    """A sword leaves its sheath."""
    out = silence(0.52)
    add(out, noise(361, 0.22, 8, 2500, 9500, 0.12), 0.0, 0.8)
    for ratio, gain, decay in ((1.0, 0.3, 8), (1.47, 0.22, 11), (2.32, 0.16, 15)):
        add(out, tone(1760 * ratio, 0.36, decay, 0.001, 24), 0.15, gain)
    return add(out, knock(362, 280, 0.6), 0.0, 0.35)


def metropolis() -> Samples:
    """The great bells of a city."""
    out = silence(1.6)
    for at, pitch in ((0.0, 392.0), (0.24, 523.3), (0.48, 659.3), (0.72, 784.0)):
        for ratio, gain, decay in (
            (0.5, 0.3, 2.6),
            (1.0, 0.4, 3.4),
            (1.19, 0.14, 5.0),
            (2.0, 0.14, 7.0),
            (2.74, 0.07, 11),
        ):
            add(out, tone(pitch * ratio, 0.86, decay, 0.002), at, gain)
    return out


def progress() -> Samples:
    """A leaf is turned, and somebody has an idea."""
    out = silence(0.5)
    add(out, noise(381, 0.13, 16, 1100, 6000, 0.05), 0.0, 0.8)
    for at, pitch in ((0.08, 659.3), (0.15, 880.0), (0.22, 1318.5)):
        add(out, pluck(pitch, 0.26, 6, round(pitch)), at, 0.5)
    return out


def robber() -> Samples:
    """Somebody slinks away in soft shoes."""
    out = silence(0.72)
    for index, at in enumerate((0.0, 0.15, 0.29, 0.42)):
        add(out, noise(391 + index, 0.09, 38, 140, 1300, 0.006), at, 0.9 - 0.12 * index)
        add(out, tone(96 - 6 * index, 0.1, 32, 0.004, -20), at, 0.5 - 0.06 * index)
    add(out, pluck(174.6, 0.26, 7, 395), 0.36, 0.4)
    return add(out, pluck(164.8, 0.28, 7, 396), 0.44, 0.4)


def fog() -> Samples:
    """Mist is drawn aside like a curtain, and light falls on what was behind it."""
    out = silence(0.5)
    add(out, noise(401, 0.42, 5, 500, 4200, 0.16), 0.0, 0.7)
    for at, pitch in ((0.12, 587.3), (0.2, 880.0)):
        add(out, tone(pitch, 0.3, 9, 0.02), at, 0.22)
    return out


def gavel() -> Samples:
    """A staff strikes the rock, twice, and the valley answers."""
    out = silence(0.42)
    for at, gain in ((0.0, 1.0), (0.17, 0.8)):
        add(out, knock(411, 190, 1.5), at, gain)
        add(out, tone(82, 0.2, 22, 0.002, -20), at, 0.8 * gain)
    return add(out, noise(412, 0.2, 11, 200, 1500, 0.02), 0.2, 0.3)


def hooves() -> Samples:
    """A small horse in the gait that only its kind has: four quick beats."""
    out = silence(0.36)
    for index, at in enumerate((0.0, 0.075, 0.15, 0.225)):
        add(out, knock(421 + index, 340 - 30 * (index % 2), 0.8), at, 0.8)
        add(out, noise(425 + index, 0.07, 44, 150, 1200, 0.002), at, 0.6)
    return out


GREAT, USUAL, SMALL, FAR = -20.0, -23.5, -28.0, -27.0
"""Loudness of the classes, in decibels of full scale."""
LOUDEST = 0.5
WINDOW = 0.1
# name: recipe and class
RECIPES: dict[str, tuple[Callable[[], Samples], float]] = {
    "award": (award, USUAL),
    "barbarian_land": (barbarian_land, GREAT),
    "barbarian_sail": (barbarian_sail, USUAL),
    "camp": (camp, FAR),
    "card": (card, SMALL),
    "click": (click, SMALL),
    "coin": (coin, USUAL),
    "crack": (crack, GREAT),
    "defender": (defender, GREAT),
    "defeat": (defeat, GREAT),
    "dice": (dice, USUAL),
    "fog": (fog, USUAL),
    "gavel": (gavel, GREAT),
    "guard": (guard, USUAL),
    "guard-fall": (guard_fall, USUAL),
    "hero": (hero, USUAL),
    "hooves": (hooves, SMALL),
    "horn": (horn, GREAT),
    "horn-deep": (horn_deep, GREAT),
    "knight": (knight, USUAL),
    "metropolis": (metropolis, GREAT),
    "page": (page, SMALL),
    "piece": (piece, USUAL),
    "pillage": (pillage, GREAT),
    "progress": (progress, USUAL),
    "refuse": (refuse, USUAL),
    "road": (road, USUAL),
    "robber": (robber, USUAL),
    "sea": (sea, FAR),
    "seven": (seven, USUAL),
    "stomp": (stomp, USUAL),
    "tap": (tap, SMALL),
    "theft": (theft, USUAL),
    "thud": (thud, GREAT),
    "token": (token, USUAL),
    "trade": (trade, USUAL),
    "tragic": (tragic, GREAT),
    "turn": (turn, USUAL),
    "win": (win, GREAT),
    "wind": (wind, FAR),
}
LOOPS = {"camp", "sea", "wind"}


def loudness(samples: Samples) -> float:
    """The root mean square of the loudest tenth of a second, in decibels."""
    step = round(WINDOW * RATE / 2)
    sums = [sum(value * value for value in samples[i : i + step]) for i in range(0, len(samples), step)]
    pairs = [a + b for a, b in zip(sums, [*sums[1:], 0.0], strict=True)]
    return 10 * math.log10(max(1e-12, max(pairs) / (2 * step)))


def render(name: str) -> array[int]:
    """One sound as 16-bit samples, at the loudness of its class, its last 8 ms faded out unless it loops."""
    recipe, level = RECIPES[name]
    samples = recipe()
    gain = 10 ** ((level - loudness(samples)) / 20)
    fade = 0 if name in LOOPS else round(0.008 * RATE)
    out = array("h")
    for i, value in enumerate(samples):
        left = len(samples) - i
        soft = LOUDEST * math.tanh(value * gain / LOUDEST)
        out.append(round(soft * (min(1.0, left / fade) if fade else 1.0) * 32767))
    return out


def write(folder: Path, name: str) -> Path:
    """Write one sound into a folder."""
    samples = render(name)
    path = folder / f"{name}.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(array("h", samples).tobytes())
    return path


def main() -> None:
    """Write all sounds."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for name in RECIPES:
        write(SOUNDS, name)


if __name__ == "__main__":
    main()
