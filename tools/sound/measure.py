"""How loud a sound is to the ear, what a laptop plays of it, and whether a loop can be heard to begin again.

Sounds are arrays of float, -1 to 1, one row a channel.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Sound = NDArray[np.float64]

LAPTOP = (300.0, 6000.0)
"""Hz between which the loudspeakers of a laptop give back what they are given."""
_SHORT, _STEP = 0.2, 0.02
_BLOCK, _HOP = 0.4, 0.1
_OFFSET = -0.691
_ABSOLUTE_GATE, _RELATIVE_GATE = -70.0, -10.0
_WINDOW = 2048


def k_weighted(sound: Sound, rate: int) -> Sound:
    """Return a sound as loud at each pitch as ears take it: the two filters of ITU-R BS.1770-4, by their response."""
    count, size, before = sound.shape[-1], 1 << 16, 1 << 13  # what was longer ago than `before` has died away
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(size))
    response = _biquad(z, *_shelf(rate)) * _biquad(z, *_high_pass(rate))
    out = np.zeros_like(sound)
    for start in range(0, count, size - 2 * before):
        part = sound[..., max(0, start - before) : start + size - 2 * before]
        skip = min(start, before)
        done = np.fft.irfft(np.fft.rfft(part, size) * response, size)[..., skip : part.shape[-1]]
        out[..., start : start + done.shape[-1]] = done
    return out


def loudness(sound: Sound, rate: int) -> float:
    """Return the loudness of a short sound in LUFS: its loudest fifth of a second, K-weighted."""
    return float(max(_blocks(sound, rate, _SHORT, _STEP)))


def integrated(sound: Sound, rate: int) -> float:
    """Return the loudness of a long sound in LUFS, gated as ITU-R BS.1770-4 has it."""
    blocks = _blocks(sound, rate, _BLOCK, _HOP)
    heard = blocks[blocks > _ABSOLUTE_GATE]
    heard = heard[heard > _mean(heard) + _RELATIVE_GATE]
    return _mean(heard)


def true_peak(sound: Sound) -> float:
    """Return the highest peak in dBTP, between the samples too: at four times the rate, where it is loud."""
    rows = np.atleast_2d(sound)
    highest = np.abs(rows).max()
    found = [highest]
    for row in rows:
        loud = np.unique(np.nonzero(np.abs(row) > 0.6 * highest)[0] // _WINDOW)
        for start in loud * _WINDOW:
            part = row[max(0, start - _WINDOW // 2) : start + _WINDOW + _WINDOW // 2]
            part = np.pad(part, _WINDOW)  # so that its end does not meet its beginning
            finer = np.fft.irfft(np.fft.rfft(part), 4 * len(part)) * 4
            found.append(np.abs(finer[4 * _WINDOW : -4 * _WINDOW]).max())
    return float(20 * np.log10(max(1e-9, *found)))


def laptop_share(sound: Sound, rate: int) -> float:
    """Return the share of the energy, 0 to 1, that lies where a laptop plays."""
    size = 1 << (sound.shape[-1] - 1).bit_length()
    power = (np.abs(np.fft.rfft(np.atleast_2d(sound), size)) ** 2).sum(axis=0)
    pitch = np.fft.rfftfreq(size, 1 / rate)
    return float(power[(pitch >= LAPTOP[0]) & (pitch <= LAPTOP[1])].sum() / power.sum())


def laptop_loss(sound: Sound, rate: int) -> float:
    """Return by how many LU a short sound is softer where everything outside of the band of a laptop is lost."""
    spectrum = np.fft.rfft(sound, axis=-1)
    pitch = np.fft.rfftfreq(sound.shape[-1], 1 / rate)
    kept = np.where((pitch >= LAPTOP[0]) & (pitch <= LAPTOP[1]), spectrum, 0)
    return loudness(sound, rate) - loudness(np.fft.irfft(kept, sound.shape[-1], axis=-1), rate)


def seam_jump(sound: Sound) -> float:
    """Return the step from the last sample of a loop to its first, as a multiple of the mean step between samples."""
    steps = np.abs(np.diff(sound, axis=-1)).mean()
    return float(np.abs(sound[..., 0] - sound[..., -1]).max() / max(1e-9, steps))


def seam_spectrum(sound: Sound) -> float:
    """Return how much the spectrum changes over the seam of a loop.

    As a multiple of how much it usually changes from one window of 2048 samples to the next; the windows that hold the
    seam count as well, where a click would be.
    """
    mono = np.atleast_2d(sound).mean(axis=0)
    floor = 1e-5 * np.mean(mono**2) * _WINDOW**2 / 4  # what lies so far below the whole is not heard
    usual = np.median(_changes(mono, floor))
    return float(_changes(np.concatenate([mono[-2 * _WINDOW :], mono[: 2 * _WINDOW]]), floor).max() / usual)


def _changes(mono: Sound, floor: float) -> Sound:
    """Return by how many decibels the thirds of octaves differ, on average, from one window to the next."""
    windows = np.lib.stride_tricks.sliding_window_view(mono, _WINDOW)[:: _WINDOW // 2] * np.hanning(_WINDOW)
    power = np.abs(np.fft.rfft(windows)) ** 2
    edges = np.unique(np.round(2 ** np.arange(1, np.log2(power.shape[-1]), 1 / 3)).astype(int))
    level = 10 * np.log10(np.add.reduceat(power, edges, axis=-1) + floor)
    return np.asarray(np.abs(level[2:] - level[:-2]).mean(axis=-1))


def _blocks(sound: Sound, rate: int, length: float, hop: float) -> Sound:
    """Return the loudness in LUFS of every block of a sound; of a shorter one as if silence followed."""
    heard = np.atleast_2d(k_weighted(sound, rate))
    size, step = round(length * rate), round(hop * rate)
    if heard.shape[-1] < size:
        heard = np.pad(heard, ((0, 0), (0, size - heard.shape[-1])))
    both = heard if len(heard) > 1 else np.repeat(heard, 2, axis=0)  # one channel is played by both loudspeakers
    sums = np.concatenate([[0.0], np.cumsum((both**2).sum(axis=0))])
    starts = np.arange(0, heard.shape[-1] - size + 1, step)
    power = np.maximum(1e-12, (sums[starts + size] - sums[starts]) / size)
    return np.asarray(_OFFSET + 10 * np.log10(power))


def _mean(blocks: Sound) -> float:
    return float(10 * np.log10(np.mean(10 ** (blocks / 10)))) if len(blocks) else -np.inf


def _biquad(z: NDArray[np.complex128], b: tuple[float, ...], a: tuple[float, ...]) -> NDArray[np.complex128]:
    return (b[0] + b[1] * z + b[2] * z**2) / (a[0] + a[1] * z + a[2] * z**2)


def _shelf(rate: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return the filter for the head: 4 dB more above 1.7 kHz; its constants are those of the standard at any rate."""
    pitch, gain, quality = 1681.974450955533, 3.999843853973347, 0.7071752369554196
    k = np.tan(np.pi * pitch / rate)
    top = 10 ** (gain / 20)
    side = top**0.4996667741545416
    over = 1 + k / quality + k * k
    b = (top + side * k / quality + k * k, 2 * (k * k - top), top - side * k / quality + k * k)
    a = (over, 2 * (k * k - 1), 1 - k / quality + k * k)
    return b, a


def _high_pass(rate: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    pitch, quality = 38.13547087602444, 0.5003270373238773
    k = np.tan(np.pi * pitch / rate)
    return (1.0, -2.0, 1.0), (1 + k / quality + k * k, 2 * (k * k - 1), 1 - k / quality + k * k)
