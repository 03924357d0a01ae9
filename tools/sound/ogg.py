"""Writes sounds as Ogg Vorbis; the same samples give the same bytes with the same libsndfile."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import soundfile

from tools.sound.synth import RATE, Sound

_SERIAL = 1
_BLOCK = 4096
"""libsndfile must not be given much at once: it encodes on the stack."""


def write(path: Path, sound: Sound, quality: float) -> None:
    """Write a sound, one row a channel; `quality` from 0 to 1."""
    rows = np.atleast_2d(sound).T
    with soundfile.SoundFile(
        path, "w", RATE, rows.shape[1], "VORBIS", format="OGG", compression_level=1 - quality
    ) as file:
        for start in range(0, len(rows), _BLOCK):
            file.write(rows[start : start + _BLOCK])
    path.write_bytes(_numbered(path.read_bytes()))


def read(path: Path) -> Sound:
    """Return the samples of a file, one row a channel."""
    return np.asarray(soundfile.read(path, always_2d=True)[0].T)


def _numbered(stream: bytes) -> bytes:
    """Give the stream the same number always, where libsndfile draws one by the clock."""
    out, at = bytearray(stream), 0
    while at < len(out):
        lengths = out[at + 27 : at + 27 + out[at + 26]]
        end = at + 27 + len(lengths) + sum(lengths)
        struct.pack_into("<I", out, at + 14, _SERIAL)
        struct.pack_into("<I", out, at + 22, 0)
        struct.pack_into("<I", out, at + 22, _checked(bytes(out[at:end])))
        at = end
    return bytes(out)


def _table() -> list[int]:
    made = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1 ^ 0x04C11DB7 if value & 0x80000000 else value << 1) & 0xFFFFFFFF
        made.append(value)
    return made


_CHECK = _table()


def _checked(page: bytes) -> int:
    value = 0
    for byte in page:
        value = (value << 8 & 0xFFFFFFFF) ^ _CHECK[value >> 24 ^ byte]
    return value
