"""What sounds are made of: damped tones, filtered noise, strings, horns, and how they are mixed and looped."""

from __future__ import annotations

import math
import random

RATE = 22050
END = 0.012
"""Seconds in which a tone fades where it is cut."""
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
        out.append(math.sin(phase) * math.exp(-t * decay) * min(1.0, t / attack, (seconds - t) / END))
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
    middle = sum(loop) / len(loop)
    loop = [value - middle for value in loop]
    out = []
    for i in range(round(seconds * RATE)):
        k = i % len(loop)
        out.append(loop[k] * math.exp(-i / RATE * decay) * min(1.0, (seconds - i / RATE) / END))
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


def looped(samples: Samples, length: float) -> Samples:
    """The first seconds of a sound, its beginning mixed with what came after them, so that it can go round."""
    count = round(length * RATE)
    seam = len(samples) - count
    out = samples[:count]
    for i in range(seam):
        k = i / seam
        out[i] = out[i] * math.sqrt(k) + samples[count + i] * math.sqrt(1 - k)
    return out


def swell(samples: Samples, length: float, low: float, *turns: tuple[int, float]) -> Samples:
    """Make a sound louder and softer in whole waves of a loop, never softer than `low`."""
    out = []
    for i, value in enumerate(samples):
        part = i / RATE / length
        wave = sum(math.sin(2 * math.pi * (count * part + phase)) for count, phase in turns) / len(turns)
        out.append(value * (low + (1 - low) * (0.5 + 0.5 * wave)))
    return out
