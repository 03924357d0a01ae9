"""A mark that stands in the log folder as long as the program runs, so that the next start sees how the last one ended.

A program that ends as it should takes its mark away. One that is killed leaves it behind; the lock beside it is freed
by the system, so that a program that is still running in another window is never taken for a dead one.
"""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from filelock import FileLock, Timeout
from pydantic import BaseModel, ConfigDict, Field, ValidationError

logger = logging.getLogger(__name__)

PREFIX, SUFFIX, LOCK = "running-", ".json", ".lock"
MOST = 4096
"""Bytes of a mark; a larger file is none."""


class Standing(BaseModel):
    """What a mark says."""

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid", defer_build=True)

    save: Annotated[str, Field(max_length=2000)] = ""
    """The file that the running game is kept in; empty where none runs or nothing keeps it."""
    faults: Annotated[int, Field(ge=0)] = 0
    """How large the file of faults was when the program began."""


class Marker:
    """The mark of this program. A folder that cannot be written means that there is none; nothing here raises."""

    def __init__(self, folder: Path, faults: int = 0) -> None:
        """Set the mark."""
        self._standing = Standing(faults=faults)
        self._file = folder / f"{PREFIX}{os.getpid()}-{secrets.token_hex(4)}{SUFFIX}"
        self._lock: FileLock | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            lock = FileLock(self._file.with_suffix(LOCK), thread_local=False)
            lock.acquire(timeout=0)
            self._lock = lock
            self._write()
        except (OSError, NotImplementedError, Timeout) as error:
            logger.warning("no mark: %s", error)

    def note(self, save: str) -> None:
        """Say which game is running now."""
        if self._lock is None or save == self._standing.save:
            return
        try:
            self._standing = Standing(save=save, faults=self._standing.faults)
            self._write()
        except (OSError, ValidationError) as error:
            logger.warning("the mark is not up to date: %s", error)

    def close(self) -> None:
        """Take the mark away: the program ends as it should."""
        lock, self._lock = self._lock, None
        if lock is not None:
            with suppress(OSError):
                self._file.unlink(missing_ok=True)
                lock.release()
                self._file.with_suffix(LOCK).unlink(missing_ok=True)

    def _write(self) -> None:
        self._file.write_text(self._standing.model_dump_json(), encoding="utf-8")


def left_behind(folder: Path) -> Sequence[Standing]:
    """Return what programs that were killed have left, the latest first; asking takes it away, so it is told once."""
    found: list[tuple[float, Standing]] = []
    with suppress(OSError):
        for file in folder.glob(f"{PREFIX}*{SUFFIX}"):
            with suppress(OSError, NotImplementedError, Timeout):
                lock = FileLock(file.with_suffix(LOCK), thread_local=False)
                lock.acquire(timeout=0)
                try:
                    found.append((file.stat().st_mtime, _read(file)))
                finally:
                    file.unlink(missing_ok=True)
                    lock.release()
                    file.with_suffix(LOCK).unlink(missing_ok=True)
    return [standing for _, standing in sorted(found, key=lambda pair: pair[0], reverse=True)]


def _read(file: Path) -> Standing:
    """Return what a mark says; nothing where it was cut off in the middle."""
    try:
        if file.stat().st_size > MOST:
            return Standing()
        return Standing.model_validate_json(file.read_bytes())
    except (OSError, ValidationError):
        return Standing()
