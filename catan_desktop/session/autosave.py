"""The game is kept after every action, by a thread of its own, in one of ten files."""

from __future__ import annotations

import contextlib
import logging
import threading
from pathlib import Path

from filelock import FileLock, Timeout

from ..kernel.errors import Reason, SaveError
from . import saves

logger = logging.getLogger(__name__)

SLOTS = 10
PREFIX = "autosave-"


class AutoSaver:
    """Keeps one game in one file. Only the latest state matters: what was not yet written when a newer one comes is
    skipped."""

    def __init__(self, folder: Path, path: Path | None = None) -> None:
        """Take a file: `path` itself if it is an autosave that no other window uses, else a free one, else the oldest.

        A damaged file is never taken. SaveError if the folder cannot be used.
        """
        self.failure: Reason | None = None
        """Why the last attempt to write failed; None after a success."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.path, self._lock = _claim(folder, path)
        except OSError as error:
            raise SaveError(Reason("save-unwritable", (("detail", saves.detail(error)),))) from error
        self._waiting: saves.SaveData | None = None
        self._closing = False
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._work, name="autosave", daemon=True)
        self._thread.start()

    def keep(self, data: saves.SaveData) -> None:
        """Write this soon; returns at once."""
        with self._changed:
            self._waiting = data
            self._changed.notify()

    def close(self) -> None:
        """Write what is left, and free the file for others."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._thread.join()
        self._lock.release()

    def _work(self) -> None:
        while True:
            with self._changed:
                while self._waiting is None and not self._closing:
                    self._changed.wait()
                data, self._waiting = self._waiting, None
            if data is None:
                return
            try:
                saves.write(data, self.path)
                self.failure = None
            except SaveError as error:
                logger.warning("autosave: %s", error)
                self.failure = error.reason
            except Exception:  # a game that cannot be encoded must not end the thread, which is asked again
                logger.exception("autosave")
                self.failure = Reason("save-unwritable", (("detail", "internal error"),))


def is_autosave(path: Path) -> bool:
    """True for a file that the game keeps by itself."""
    return path.name.startswith(PREFIX) and path.suffix == saves.SUFFIX


def _claim(folder: Path, wanted: Path | None) -> tuple[Path, FileLock]:
    """A file of the ring with its lock."""
    ring = [folder / f"{PREFIX}{number:02}{saves.SUFFIX}" for number in range(1, SLOTS + 1)]
    free = [path for path in ring if not path.exists()]
    used = sorted((path for path in ring if path.exists()), key=lambda path: path.stat().st_mtime)
    first = [wanted] if wanted is not None and wanted.parent == folder and is_autosave(wanted) else []
    spare = [folder / f"{PREFIX}{number:02}{saves.SUFFIX}" for number in range(SLOTS + 1, 100)]
    for path in (*first, *free, *used, *spare):
        if path not in first and path.exists() and not _readable(path):
            continue
        lock = FileLock(folder / f".{path.stem}.lock", thread_local=False)
        with contextlib.suppress(Timeout):
            lock.acquire(timeout=0)
            return path, lock
    raise OSError("every autosave is in use or damaged")


def _readable(path: Path) -> bool:
    try:
        saves.read_header(path)
    except SaveError:
        return False
    return True
