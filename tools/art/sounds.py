#!/usr/bin/env python3
"""Makes the sounds of the game: assets/sounds/*.wav, mono, 16 bit, 44.1 kHz.

Only the standard library, only fixed seeds: the same script writes the same bytes. Every sound is a list of samples
between -1 and 1 made of damped tones and filtered noise.
"""

from __future__ import annotations

import math
import random
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

RATE = 44100
SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
Samples = list[float]


def silence(seconds: float) -> Samples:
    """Nothing, for a while."""
    return [0.0] * round(seconds * RATE)


def add(into: Samples, what: Samples, at: float = 0.0, gain: float = 1.0) -> Samples:
    """Mix a sound into another from a time in seconds on; what runs over the end is cut."""
    start = round(at * RATE)
    for i, value in enumerate(what[: max(0, len(into) - start)]):
        into[start + i] += value * gain
    return into


def tone(pitch: float, seconds: float, decay: float, attack: float = 0.002, bend: float = 0.0) -> Samples:
    """A damped sine; `bend` is the change of pitch in Hz over the whole length."""
    out, phase = [], 0.0
    count = round(seconds * RATE)
    for i in range(count):
        t = i / RATE
        phase += 2 * math.pi * (pitch + bend * i / count) / RATE
        out.append(math.sin(phase) * math.exp(-t * decay) * min(1.0, t / attack))
    return out


def noise(seed: int, seconds: float, decay: float, low: float, high: float, attack: float = 0.001) -> Samples:
    """Damped noise between two frequencies (one-pole filters)."""
    rng = random.Random(seed)
    a, b = 1 - math.exp(-2 * math.pi * high / RATE), 1 - math.exp(-2 * math.pi * low / RATE)
    fast = slow = 0.0
    out = []
    for i in range(round(seconds * RATE)):
        t = i / RATE
        fast += a * (rng.uniform(-1, 1) - fast)
        slow += b * (fast - slow)
        out.append((fast - slow) * math.exp(-t * decay) * min(1.0, t / attack))
    return out


def knock(seed: int, pitch: float = 420.0, hardness: float = 1.0) -> Samples:
    """A small piece of wood set on a table."""
    out = silence(0.12)
    for ratio, gain, decay in ((1.0, 0.6, 42), (2.31, 0.3, 65), (3.9, 0.16 * hardness, 95)):
        add(out, tone(pitch * ratio, 0.12, decay, 0.0008), gain=gain)
    return add(out, noise(seed, 0.02, 260, 900, 9000), gain=0.8 * hardness)


def pluck(pitch: float, seconds: float, decay: float, seed: int) -> Samples:
    """A string: Karplus and Strong's loop."""
    rng = random.Random(seed)
    loop = [rng.uniform(-1, 1) for _ in range(round(RATE / pitch))]
    out = []
    for i in range(round(seconds * RATE)):
        k = i % len(loop)
        out.append(loop[k] * math.exp(-i / RATE * decay))
        loop[k] = 0.498 * (loop[k] + loop[(k + 1) % len(loop)])
    return out


def brass(pitch: float, seconds: float, attack: float = 0.05, release: float = 0.12) -> Samples:
    """A horn: a stack of overtones whose brightness follows the breath."""
    out, phase = [], 0.0
    count = round(seconds * RATE)
    for i in range(count):
        t = i / RATE
        breath = min(1.0, t / attack) * min(1.0, (seconds - t) / release)
        phase += 2 * math.pi * pitch * (1 + 0.003 * math.sin(2 * math.pi * 5.2 * t)) / RATE
        value = sum(math.sin(phase * k) * breath ** (0.6 * k) / k**1.25 for k in range(1, 9))
        out.append(value * 0.5)
    return out


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
    return add(out, tone(92, 0.6, 8, 0.004, -40), 0.0, 0.5)


def fire() -> Samples:
    rng = random.Random(18)
    length, seam = 2.0, 0.25
    out = noise(19, length + seam, 0.0, 60, 520, 0.001)
    out = [v * 0.55 * (0.8 + 0.2 * math.sin(2 * math.pi * i / RATE / length * 3)) for i, v in enumerate(out)]
    for i in range(46):
        add(
            out,
            noise(190 + i, 0.014, 330, 1200, 9000, 0.0003),
            rng.uniform(0.0, length - 0.03),
            0.9 * rng.random() ** 2.5,
        )
    tail, count = out[round(length * RATE) :], round(seam * RATE)
    for i in range(count):
        k = i / count
        out[i] = out[i] * math.sqrt(k) + tail[i] * math.sqrt(1 - k)
    return out[: round(length * RATE)]


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


# name: recipe and loudest sample
RECIPES: dict[str, tuple[Callable[[], Samples], float]] = {
    "dice": (dice, 0.5),
    "card": (card, 0.3),
    "coin": (coin, 0.28),
    "piece": (piece, 0.5),
    "tap": (tap, 0.35),
    "click": (click, 0.25),
    "horn": (horn, 0.5),
    "crack": (crack, 0.5),
    "fire": (fire, 0.22),
    "win": (win, 0.5),
    "tragic": (tragic, 0.5),
    "refuse": (refuse, 0.3),
    "turn": (turn, 0.3),
    "page": (page, 0.25),
    "guard-fall": (guard_fall, 0.5),
    "trade": (trade, 0.35),
}
LOOPS = {"fire"}


def render(name: str) -> array[int]:
    """One sound as 16-bit samples, brought to its peak, with its last 8 ms faded out unless it loops."""
    recipe, peak = RECIPES[name]
    samples = recipe()
    loudest = max(abs(value) for value in samples)
    fade = 0 if name in LOOPS else round(0.008 * RATE)
    out = array("h")
    for i, value in enumerate(samples):
        left = len(samples) - i
        out.append(round(value / loudest * peak * (min(1.0, left / fade) if fade else 1.0) * 32767))
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
