"""Tournaments in a file: a game is added as soon as it ends, and a run that was broken off goes on where it stopped.

The file has one JSON object a line: first what is played, then the games, each with its number, in the order in
which they ended. A last line that was cut off is dropped. Whoever wants more games of the same series asks for more:
those that stand in the file are not played again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from .play import Played

FORMAT = 1


class StoreError(ValueError):
    """A file that belongs to another series, or to something else."""


class Store:
    """The file of one series."""

    def __init__(self, path: Path, series: dict[str, Any]) -> None:
        """Read the file, or begin it; `series` is all that decides the games. StoreError, OSError."""
        self._path = path
        self._header = json.loads(json.dumps({"format": FORMAT, **series}))
        self.done: dict[int, Played] = {}
        """Games that stand in the file, by number."""
        if path.exists() and path.stat().st_size:
            self._read()
        else:
            self._append(self._header)

    def _read(self) -> None:
        raw = self._path.read_bytes()
        whole = raw[: raw.rfind(b"\n") + 1]
        lines = whole.splitlines()
        try:
            header = json.loads(lines[0]) if lines else None
        except ValueError:
            header = None
        if not isinstance(header, dict) or "format" not in header:
            raise StoreError(f"{self._path} is not a file of a tournament")
        for key in sorted({*header, *self._header}):
            if header.get(key) != self._header.get(key):
                raise StoreError(
                    f"{self._path} belongs to another series: {key} is {header.get(key)!r} there, "
                    f"and {self._header.get(key)!r} was asked for"
                )
        for place, line in enumerate(lines[1:], 2):
            try:
                entry = json.loads(line)
                self.done[int(entry["number"])] = Played.model_validate_json(json.dumps(entry["played"]))
            except (ValueError, KeyError, TypeError, ValidationError) as error:
                raise StoreError(f"{self._path}, line {place}: not a game") from error
        if len(whole) < len(raw):
            with self._path.open("r+b") as file:
                file.truncate(len(whole))

    def add(self, number: int, played: Played) -> None:
        """A game that has ended; it is on the disk when this returns."""
        self._append({"number": number, "played": played.model_dump(mode="json")})
        self.done[number] = played

    def _append(self, entry: dict[str, Any]) -> None:
        with self._path.open("ab") as file:
            file.write(json.dumps(entry, separators=(",", ":")).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())
