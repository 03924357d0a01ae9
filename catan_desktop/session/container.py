"""JSON in a gzip file, within limits that hold before anything is built from it, and a stamp to sort such files by.

The stamp stands in the head of the gzip file, where every reader of gzip skips it: milliseconds since 1970, but
always more than any stamp that was there before, so that a clock that is set back cannot turn the order round.
"""

from __future__ import annotations

import gzip
import json
import struct
import zlib
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from .files import read_limited

PACKED_LIMIT = 2 * 1024 * 1024
"""Bytes of a file. A game of 3,000 turns has about 100 kB."""
TEXT_LIMIT = 4 * 1024 * 1024
"""Bytes that a file may unpack to. A game of 3,000 turns has about 700 kB."""
LEVEL = 6
_OBJECT = msgspec.json.Decoder(dict[str, Any])
LATEST = 253_402_300_800_000
"""The end of the year 9999: no stamp is later."""

_DATE = "%Y-%m-%dT%H:%M:%SZ"
_FIXED = 10
"""Bytes of the fixed head of a gzip file."""
_EXTRA = 4
"""The flag for a further field of the head."""
_FIELD = struct.Struct("<H2sHQI")
"""Length of all fields, name and length of ours, stamp, checksum of the stamp."""
_NAME = b"cd"
_LENGTH = _FIELD.size - 6


class TooLarge(ValueError):
    """More than any file of ours holds; nothing was built from it."""


class Foreign(ValueError):
    """It is no JSON object in a gzip file."""


class Damaged(ValueError):
    """It was one once."""

    kind = "unpack"


class Trailing(Damaged):
    """It is one, but something follows after its end."""

    kind = "tail"


class Cut(Damaged):
    """It was one, but its end is missing."""


def canonical(value: Any) -> bytes:
    """The one way to write a value; ValueError for what is no JSON."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False).encode("ascii")


def pack(value: Any, stamp: int) -> bytes:
    """The bytes of a file: equal values with equal stamps give equal bytes."""
    packed = gzip.compress(canonical(value), LEVEL, mtime=0)
    number = struct.pack("<Q", stamp)
    field = _FIELD.pack(_FIELD.size - 2, _NAME, _LENGTH, stamp, zlib.crc32(number))
    return packed[:3] + bytes([packed[3] | _EXTRA]) + packed[4:_FIXED] + field + packed[_FIXED:]


def unpack(packed: bytes) -> dict[str, Any]:
    """The value in a file, an object; TooLarge, Foreign or Damaged for another one."""
    text = _text(packed)
    try:
        value: dict[str, Any] = _OBJECT.decode(text)
    except (ValueError, RecursionError) as error:
        raise Foreign(str(error)) from error
    return value


def stamp_of(head: bytes) -> int:
    """The stamp of a file that begins so; 0 where there is none or it is damaged."""
    if len(head) < _FIXED + _FIELD.size or not head[3] & _EXTRA:
        return 0
    _, name, length, stamp, check = _FIELD.unpack_from(head, _FIXED)
    good = (name, length, check) == (_NAME, _LENGTH, zlib.crc32(struct.pack("<Q", stamp))) and stamp < LATEST
    return int(stamp) if good else 0


def order_of(path: Path) -> int:
    """Return when a file was written, as well as can be told without reading it whole; 0 if it cannot be read."""
    try:
        found = stamp_of(read_limited(path, _FIXED + _FIELD.size)) or path.stat().st_mtime_ns // 1_000_000
    except OSError:
        return 0
    return found if 0 < found < LATEST else 0


def milliseconds(date: str) -> int:
    """The stamp that belongs to a date as it stands in saves; 0 for another text."""
    try:
        moment = datetime.strptime(date, _DATE).replace(tzinfo=UTC)
    except ValueError:
        return 0
    return max(0, round(moment.timestamp() * 1000))


def date_of(stamp: int) -> str:
    """A stamp as a date as it stands in saves; empty for 0."""
    return datetime.fromtimestamp(stamp / 1000, UTC).strftime(_DATE) if 0 < stamp < LATEST else ""


def load(path: Path) -> bytes:
    """The bytes of a file; OSError if it cannot be read, TooLarge if it is none of ours by its size."""
    packed = read_limited(path, PACKED_LIMIT)
    if len(packed) > PACKED_LIMIT:
        raise TooLarge
    return packed


def _text(packed: bytes) -> bytes:
    if packed[:2] != b"\x1f\x8b":
        raise Foreign
    stream = zlib.decompressobj(wbits=31)
    try:
        text = stream.decompress(packed, TEXT_LIMIT + 1)
    except zlib.error as error:
        raise Damaged(str(error)) from error
    if len(text) > TEXT_LIMIT:
        raise TooLarge
    if not stream.eof:
        raise Cut
    if stream.unused_data:
        raise Trailing
    return text
