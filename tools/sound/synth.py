"""What sounds are made of: struck wood, metal and skin, paper, horns, strings, flutes, and the room they stand in.

Everything is computed from its own seed: the same call gives the same samples. Times are seconds, pitches Hz; a sound
is an array of floats, a stereo one has two rows. `t60` is the time in which something dies away by 60 dB.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

Sound = NDArray[np.float64]
RATE = 44100
HIGHEST = 14000.0
"""Nothing is made above this pitch."""
_FADE = 0.004
_DECAY = np.log(1000.0)
Mode = tuple[float, float, float]
"""Pitch, gain, t60."""


def times(seconds: float) -> Sound:
    """Return the time of every sample."""
    return np.arange(round(seconds * RATE)) / RATE


def silence(seconds: float) -> Sound:
    """Nothing, for a while."""
    return np.zeros(round(seconds * RATE))


def add(into: Sound, what: Sound, at: float = 0.0, gain: float = 1.0) -> Sound:
    """Mix a sound into another from a time on; what runs over the end is cut."""
    start = round(at * RATE)
    end = min(into.shape[-1], start + what.shape[-1])
    if end > start:
        into[..., start:end] += gain * what[..., : end - start]
    return into


def edged(sound: Sound, rise: float = 0.0, fall: float = _FADE) -> Sound:
    """Return a sound that begins and ends without a click."""
    out = sound.copy()
    for length, part in ((round(rise * RATE), slice(None, None, 1)), (round(fall * RATE), slice(None, None, -1))):
        n = min(length, out.shape[-1])
        if n:
            ramp = 0.5 - 0.5 * np.cos(np.pi * np.arange(n) / n)
            out[..., part][..., :n] *= ramp
    return out


def shaped(points: Sequence[tuple[float, float]], seconds: float) -> Sound:
    """Return a curve through points of time and height, straight between them."""
    return np.interp(times(seconds), [time for time, _ in points], [height for _, height in points])


# noise


def band(sound: Sound, low: float, high: float, steep: float = 2.0) -> Sound:
    """Let through what lies between two pitches, from one end of the sound round to the other."""
    pitch = np.maximum(1e-3, np.fft.rfftfreq(sound.shape[-1], 1 / RATE))
    kept = 1 / np.sqrt((1 + (low / pitch) ** (2 * steep)) * (1 + (pitch / high) ** (2 * steep)))
    return np.asarray(np.fft.irfft(np.fft.rfft(sound) * kept, sound.shape[-1]))


def noise(seed: object, seconds: float, low: float, high: float, steep: float = 2.0) -> Sound:
    """Noise between two pitches, of the root mean square 1; its end leads into its beginning."""
    out = band(rng(seed).standard_normal(round(seconds * RATE)), low, high, steep)
    return np.asarray(out / np.sqrt(np.mean(out**2)))


def burst(seed: object, seconds: float, low: float, high: float, t60: float, attack: float = 0.001) -> Sound:
    """A puff of noise that dies away."""
    time = times(seconds)
    return edged(noise(seed, seconds, low, high) * np.exp(-_DECAY * time / t60) * np.minimum(1, time / attack))


def grains(seed: object, density: Sound, low: float, high: float, length: tuple[float, float]) -> Sound:
    """Many short clicks, such as fibres of paper or of snow make: `density` is how many a second at each time.

    Each has its own pitch between `low` and `high` and its own length between the two of `length`; few are loud.
    """
    luck = rng(seed)
    out = np.zeros(len(density))
    for start in np.nonzero(luck.random(len(density)) < density / RATE)[0]:
        seconds = luck.uniform(*length)
        time = times(seconds)
        pitch = low * (high / low) ** luck.random()
        grain = luck.standard_normal(len(time)) * 0.5 + np.sin(2 * np.pi * pitch * time + luck.uniform(0, 2 * np.pi))
        end = min(len(out), int(start) + len(grain))
        out[start:end] += (luck.pareto(2.2) + 0.2) * (grain * np.hanning(len(time)))[: end - start]
    return band(out, low, high)


def rng(seed: object) -> np.random.Generator:
    """Return luck that is the same for the same seed in every process."""
    return np.random.default_rng(np.frombuffer(repr(seed).encode(), np.uint8).astype(np.uint32))


# what is struck


def modes(found: Iterable[Mode], seconds: float, contact: float = 0.0006) -> Sound:
    """Let modes ring after a blow that lasts `contact`: a soft one wakes no high ones."""
    out = silence(seconds)
    for pitch, gain, t60 in found:
        if pitch > HIGHEST:
            continue
        time = times(min(seconds, 1.2 * t60))
        soft = np.exp(-((np.pi * pitch * contact / 2) ** 2) / 2)
        rise = 1 - np.exp(-time / max(1e-5, contact / 2))
        add(out, gain * soft * rise * np.sin(2 * np.pi * pitch * time) * np.exp(-_DECAY * time / t60))
    return edged(out)


def plate(seed: object, lowest: float, ring: float, ratio: float = 2.3, count: int = 48) -> list[Mode]:
    """The modes of a wooden plate, struck where the seed says.

    Wood is stiffer along its grain (`ratio`), and loses the more the higher it sounds: `ring` is the t60 at 500 Hz.
    """
    luck = rng(seed)
    x, y = luck.uniform(0.15, 0.45), luck.uniform(0.15, 0.45)
    made = []
    for m in range(1, 10):
        for n in range(1, 10):
            pitch = lowest * (m * m + ratio * n * n) / (1 + ratio) * luck.uniform(0.97, 1.03)
            gain = np.sin(m * np.pi * x) * np.sin(n * np.pi * y)
            made.append((float(pitch), float(gain), float(ring / (0.5 + 0.5 * pitch / 500))))
    return sorted(made)[:count]


BAR = (1.0, 2.756, 5.404, 8.933)
BLOCK = (1.0, 1.42, 1.83, 2.31, 2.9)
DISC = (1.0, 1.73, 2.33, 3.91, 4.11, 6.30)
MEMBRANE = (1.0, 1.594, 2.136, 2.296, 2.653, 2.918, 3.156, 3.501)
BELL = (0.5, 1.0, 1.2, 1.5, 2.0, 2.51, 2.66, 3.01, 4.1, 5.3)
"""Pitches of a free bar, a small block of wood, a disc of metal, a drum skin and a church bell, as multiples
of the one that is heard."""


def struck(ratios: Sequence[float], pitch: float, t60: float, *, dull: float = 1.0, loss: float = 0.7) -> list[Mode]:
    """Modes by their ratios; high ones are softer (`dull`) and die away sooner (`loss`)."""
    return [(pitch * ratio, max(ratio, 1 / ratio) ** -dull, t60 * ratio**-loss) for ratio in ratios]


def knock(seed: object, lowest: float = 150.0, hard: float = 1.0, ring: float = 0.09) -> Sound:
    """A small piece of wood set on a wooden table: the table rings, the piece clacks louder than it."""
    luck = rng(("knock", seed))
    table = modes(plate(seed, lowest, ring), 0.3, 0.0008 / hard)
    piece = modes(struck(BLOCK, luck.uniform(1300, 1600), 0.024, dull=0.6), 0.08, 0.0002)
    out = add(silence(0.3), table / np.abs(table).max(), 0.0, 0.3)
    add(out, piece / np.abs(piece).max(), 0.0, hard)
    return add(out, burst(seed, 0.02, 900, 7000, 0.012, 0.0002), 0.0, 0.15 * hard)


def drum(seed: object, pitch: float, t60: float, *, snap: float = 0.3) -> Sound:
    """A skin on a frame, struck by hand."""
    skin = modes(struck(MEMBRANE, pitch, t60, dull=0.5, loss=1.0), t60 * 1.3, 0.0016)
    out = add(silence(max(0.25, t60 * 1.3)), skin / np.abs(skin).max())
    add(out, modes(plate(seed, 300, 0.06), 0.15, 0.0008), 0.0, 0.12)
    return add(out, burst(("snap", seed), 0.06, 500, 4000, 0.05, 0.0006), 0.0, 0.12 * snap)


# what is blown, plucked and bowed


def harmonics(pitch: Sound, gains: Iterable[Sound | float]) -> Sound:
    """Add overtones to a pitch that may change; each has a gain that may change, too."""
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    out = np.zeros(len(pitch))
    highest = float(pitch.max())
    for number, gain in enumerate(gains, 1):
        if number * highest < HIGHEST:
            out += gain * np.sin(number * phase)
    return out


def brass(pitch: float, seconds: float, attack: float = 0.05, release: float = 0.12, *, seed: object = 0) -> Sound:
    """A horn of an animal or of brass: the harder it is blown, the more of its overtones sound."""
    luck = rng(("brass", seed, pitch))
    time = times(seconds)
    rise = np.minimum(1, time / attack) ** 1.4
    breath = rise * np.minimum(1, (seconds - time) / release) ** 1.2
    unsteady = 1 + 0.03 * noise(("breath", seed, pitch), seconds, 2, 9)
    lip = -0.035 * np.exp(-time / (attack / 2)) + 0.004 * np.sin(2 * np.pi * 5.1 * time + luck.uniform(0, 6))
    force = np.clip(breath * unsteady, 1e-4, 1.2)
    gains = []
    for number in range(1, int(min(28, HIGHEST / pitch))):
        here = number * pitch
        bell = 1 / (1 + (350 / here) ** 2) * 1 / (1 + (here / 2600) ** 3)
        gains.append(bell * number**-0.25 * force ** (1 + 0.22 * number))
    out = harmonics(pitch * (1 + lip), gains)
    hiss = noise(("hiss", seed, pitch), seconds, 500, 3000) * force * 0.02
    out = out / np.abs(out).max() + hiss
    return edged(out, 0.003, 0.02)


@lru_cache(maxsize=512)
def string(
    pitch: float,
    seconds: float = 4.0,
    *,
    bright: float = 1.0,
    where: float = 0.13,
    stiff: float = 0.0,
    t60: float = 4.0,
    body: tuple[tuple[float, float], ...] = ((190.0, 4.0), (400.0, 3.0), (900.0, 2.0)),
    bend: tuple[float, float, float] = (0.0, 0.0, 0.0),
) -> Sound:
    """A plucked string: the modes of a stiff string, each decaying in two planes that are a little out of tune.

    Args:
        bright: less is softer flesh, more is a nail.
        where: the place of the pluck as a share of the string.
        stiff: how far overtones are stretched.
        t60: of the lowest mode; high ones die away sooner.
        body: pitch and gain in dB of what the wood below makes louder.
        bend: cents by which it is lower when it begins, seconds until it is up, cents of the vibrato after that.
    """
    out = silence(seconds)
    luck = rng(("string", round(pitch, 2), where))
    for number in range(1, 60):
        here = pitch * number * np.sqrt(1 + stiff * number * number)
        gain = np.sin(number * np.pi * where) / number ** (2.1 - bright)
        if here > min(HIGHEST, 9000):
            break
        if abs(gain) < 3e-4:
            continue
        gain *= 10 ** (sum(up * np.exp(-((np.log2(here / centre) / 0.35) ** 2)) for centre, up in body) / 20)
        falls = t60 / (1 + 0.10 * number + (here / 2400) ** 2 * 0.5 * t60)
        time = times(min(seconds, 1.15 * falls))
        turn = luck.uniform(0, 2 * np.pi)
        lift = 0.0 if bend == (0.0, 0.0, 0.0) else _bent(time, *bend)
        for share, off, faster in ((0.68, 1.0, 1.0), (0.32, 1.0004, 1.7)):
            phase = 2 * np.pi * (here * off) * (time + lift) + turn * (share < 0.5)
            add(out, share * gain * np.sin(phase) * np.exp(-_DECAY * faster * time / falls))
    rise = round(0.0012 * RATE)
    out[:rise] *= np.linspace(0, 1, rise)
    return edged(out / np.abs(out).max(), 0, min(0.1, seconds / 4))


def _bent(time: Sound, cents: float, seconds: float, vibrato: float) -> Sound:
    """Return by how many seconds the phase is ahead where a finger bends the string."""
    off = -cents * np.exp(-time / max(1e-3, seconds / 2)) if cents else np.zeros(len(time))
    after = np.clip((time - seconds - 0.15) / 0.3, 0, 1) * np.exp(-np.maximum(0, time - seconds) / 0.9)
    off = off + vibrato * after * np.sin(2 * np.pi * 5.3 * time)
    return np.cumsum(2 ** (off / 1200) - 1) / RATE


def flute(pitch: float, seconds: float, *, seed: object = 0, breath: float = 0.06) -> Sound:
    """A wooden flute, blown softly."""
    luck = rng(("flute", seed, pitch))
    time = times(seconds)
    wave = np.clip((time - 0.25) / 0.5, 0, 1) * np.sin(2 * np.pi * 4.7 * time + luck.uniform(0, 6))
    blown = np.minimum(1, time / 0.07) ** 0.8 * np.minimum(1, (seconds - time) / 0.11)
    blown = blown * (1 + 0.05 * wave) * (1 - 0.12 * time / seconds)
    lip = 0.0035 * wave - 0.012 * np.exp(-time / 0.03)
    gains = [blown, 0.34 * blown**1.5, 0.17 * blown**2, 0.06 * blown**2.5, 0.03 * blown**3]
    out = harmonics(pitch * (1 + lip), gains)
    hiss = band(luck.standard_normal(len(time)), pitch * 0.9, pitch * 3.2) * blown
    out = out + breath * hiss / max(1e-9, np.abs(hiss).max()) * 2
    add(out, burst(("chiff", seed, pitch), 0.08, pitch, 4000, 0.06, 0.01), 0.0, breath * 0.4)
    return edged(out / np.abs(out).max(), 0.004, 0.03)


FIDDLE = ((285.0, 5.0), (470.0, 6.0), (700.0, 3.0), (1200.0, -3.0), (2400.0, 5.0))


def fiddle(
    pitch: float,
    seconds: float,
    *,
    seed: object = 0,
    soft: float = 1.0,
    vibrato: float = 0.0030,
    slide: float = 0.0,
    body: tuple[tuple[float, float], ...] = FIDDLE,
) -> Sound:
    """A bowed string in its wooden body; `slide`: so many cents lower it begins."""
    luck = rng(("fiddle", seed, pitch))
    time = times(seconds)
    wave = np.clip((time - 0.3) / 0.6, 0, 1) * np.sin(2 * np.pi * 5.4 * time + luck.uniform(0, 6))
    lip = vibrato * wave + 0.0007 * noise(("wander", seed, pitch), seconds, 1, 6)
    lip = lip - slide / 1730 * np.exp(-time / 0.09)
    bow = np.minimum(1, time / 0.11) * np.minimum(1, (seconds - time) / 0.16)
    bow = bow * (0.86 + 0.14 * np.sin(np.pi * time / seconds)) * (1 + 0.04 * noise(("bow", seed), seconds, 1, 8))
    gains = []
    for number in range(1, int(min(40, 8000 / pitch)) + 1):
        here = pitch * number
        up = sum(gain * np.exp(-((np.log2(here / centre) / 0.28) ** 2)) for centre, gain in body)
        moved = 10 ** (up / 20) * (1 + 0.25 * wave * np.sin(number * 1.7))
        gains.append(
            moved * number**-1.0 / (1 + (here / (2300 / soft)) ** 2) * np.clip(bow, 0, 2) ** (1 + 0.04 * number)
        )
    out = harmonics(pitch * (1 + lip), gains)
    out = out / np.abs(out).max()
    rosin = noise(("rosin", seed, pitch), seconds, 900, 4500) * bow * 0.006
    return edged(out + rosin, 0.006, 0.05)


def pad(pitch: float, seconds: float, *, seed: object = 0, dark: float = 900.0, swell: float = 0.35) -> Sound:
    """Many soft voices on one pitch, which come and go: `dark` is the pitch above which little is left.

    Each overtone is a narrow band of the spectrum with phases of its own, as many players make it who are never quite
    together (Nasca's PADsynth); `swell` is the share of the time in which it rises, and in which it falls.
    """
    luck = rng(("pad", seed, pitch))
    count = round(seconds * RATE)
    heard = np.fft.rfftfreq(count, 1 / RATE)
    spectrum = np.zeros(len(heard))
    for number in range(1, int(min(24, 5000 / pitch)) + 1):
        here, wide = pitch * number, 0.0035 * pitch * number**0.9
        near = slice(np.searchsorted(heard, here - 4 * wide), np.searchsorted(heard, here + 4 * wide))
        gain = number**-1.1 / (1 + (here / dark) ** 2)
        spectrum[near] += gain / np.sqrt(wide) * np.exp(-(((heard[near] - here) / wide) ** 2) / 2)
    out = np.fft.irfft(spectrum * np.exp(2j * np.pi * luck.random(len(heard))), count)
    time = times(seconds)
    rise = np.clip(np.minimum(time, seconds - time) / (swell * seconds), 0, 1)
    return np.asarray(out / np.sqrt(np.mean(out**2)) * 0.3 * (0.5 - 0.5 * np.cos(np.pi * rise)))


# rooms


def room(seed: object, t60: float, early: float = 0.012, bright: float = 5000.0) -> Sound:
    """What a room answers to a click, left and right: single echoes first, then ever more, the high ones die first.

    As much as it is given comes back, taken over all pitches from 100 to 4000 Hz.
    """
    luck = rng(("room", seed))
    seconds = t60 * 1.1
    time = times(seconds)
    out = np.zeros((2, len(time)))
    for side in range(2):
        for low, high, shorter in ((90, 500, 1.0), (500, 2000, 0.85), (2000, bright, 0.55)):
            part = band(luck.standard_normal(len(time)), low, high)
            out[side] += part * np.exp(-_DECAY * time / (t60 * shorter))
        out[side] *= np.clip((time - early) / (2 * early), 0, 1)
        for _ in range(7):
            at = luck.uniform(0.25, 2.0) * early
            add(out[side], np.array([1.0]), at, 1.5 * luck.choice([-1, 1]) * np.exp(-at / early))
    pitch = np.fft.rfftfreq(len(time), 1 / RATE)
    heard = np.abs(np.fft.rfft(out))[:, (pitch > 100) & (pitch < 4000)]
    return np.asarray(out / np.sqrt((heard**2).mean(axis=-1, keepdims=True)))


def placed(sound: Sound, where: float = 0.0) -> Sound:
    """Return a sound between the loudspeakers, -1 left to 1 right."""
    turn = (where + 1) * np.pi / 4
    return np.stack([sound * np.cos(turn), sound * np.sin(turn)])


def heard_in(sound: Sound, answer: Sound, share: float, tail: float) -> Sound:
    """Return a mono sound as it is heard in a room, in stereo; `tail` seconds longer."""
    long = np.pad(sound, (0, round(tail * RATE)))
    size = 1 << (len(long) + answer.shape[-1]).bit_length()
    wet = np.fft.irfft(np.fft.rfft(long, size) * np.fft.rfft(answer, size), size)[..., : len(long)]
    return edged(placed(long) + share * wet, 0, min(0.15, max(_FADE, tail)))


class Circle:
    """A loop of a fixed length: what sounds over its end goes on at its beginning, its rooms answer likewise."""

    def __init__(self, seconds: float) -> None:
        self.count = round(seconds * RATE)
        self.dry = np.zeros((2, self.count))
        self.sent = np.zeros((2, self.count))

    def add(self, sound: Sound, at: float, gain: float = 1.0, where: float = 0.0, send: float = 0.35) -> None:
        """Let a sound begin at a time; `send` of it goes into the room."""
        both = gain * (placed(sound, where) if sound.ndim == 1 else sound)
        start = round(at * RATE) % self.count
        while both.shape[-1]:
            part = both[:, : self.count - start]
            here = slice(start, start + part.shape[-1])
            self.dry[:, here] += part
            self.sent[:, here] += send * part
            both, start = both[:, part.shape[-1] :], 0

    def mixed(self, answer: Sound) -> Sound:
        """Return the loop with its room."""
        folded = np.zeros((2, self.count))
        for start in range(0, answer.shape[-1], self.count):
            part = answer[:, start : start + self.count]
            folded[:, : part.shape[-1]] += part
        wet = np.fft.irfft(np.fft.rfft(self.sent) * np.fft.rfft(folded), self.count)
        return self.dry + wet


# notes

_STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
_NOTE = re.compile(r"([a-g])([#b]?)(\d)")


def pitch_of(note: str) -> float:
    """Return the pitch of a note, such as `a4`, `f#3`, `bb2`."""
    found = _NOTE.fullmatch(note)
    if found is None:
        raise ValueError(f"no note: {note!r}")
    letter, sign, octave = found.groups()
    step = _STEPS[letter] + {"": 0, "#": 1, "b": -1}[sign] + 12 * (int(octave) + 1)
    return float(440.0 * 2 ** ((step - 69) / 12))


def tune(written: str) -> list[tuple[float, float, str]]:
    """Return (beat, beats, note) of what is written as `d4:1.5 e4:.5 -:2`; a length holds until another is named."""
    found, at, length = [], 0.0, 1.0
    for word in written.replace("|", " ").split():
        note, _, told = word.partition(":")
        length = float(told) if told else length
        if note != "-":
            found.append((at, length, note))
        at += length
    return found
