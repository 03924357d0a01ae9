"""Reading the files of the almanac: never more than it must, and every fault in one sentence."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

FALLBACK = "en"
"""The language that answers where another one has no text for an entry."""
MOST_BYTES = 512 * 1024
"""Of one file: an index or a text that is larger is no work of ours."""


class AlmanacError(ValueError):
    """The almanac cannot be read; the message is one sentence with the file's name."""


def read(file: Path) -> str:
    """Return the text of a file; AlmanacError where it cannot be read."""
    name = f"{file.parent.name}/{file.name}"
    try:
        with file.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise AlmanacError(f"{name} cannot be read: {error.strerror}") from error
    if len(data) > MOST_BYTES:
        raise AlmanacError(f"{name} is larger than {MOST_BYTES // 1024} KiB")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise AlmanacError(f"{name} is not UTF-8: {error.reason}") from error


def tables(file: Path) -> dict[str, dict[str, Any]]:
    """Return the tables of a TOML file by key; AlmanacError where it is none, or has none."""
    try:
        data = tomllib.loads(read(file))
    except tomllib.TOMLDecodeError as error:
        raise AlmanacError(f"{file.name} is not TOML: {error}") from error
    if not data:
        raise AlmanacError(f"{file.name} has no entries")
    for key, table in data.items():
        if not isinstance(table, dict):
            raise AlmanacError(f"{file.name}: {key} is no table")
    return data


def names(key: str, table: Mapping[str, Any], field: str) -> tuple[str, ...]:
    """Return a list of texts; a single text is a list of one, an empty one none."""
    value = table.get(field, ())
    listed = [value] if isinstance(value, str) else list(value) if isinstance(value, (list, tuple)) else None
    if listed is None or not all(isinstance(one, str) for one in listed):
        raise AlmanacError(f"{key}: {field} must be a list of texts")
    return tuple(one for one in listed if one)
