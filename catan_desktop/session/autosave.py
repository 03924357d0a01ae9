"""The game is kept after every action, by a thread of its own, in one of ten files."""

from __future__ import annotations

import contextlib
import errno
import logging
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

from filelock import FileLock, Timeout

from ..kernel import Reason
from ..kernel.errors import SaveError
from . import container, saves
from .files import backup_of, clean, make_folders
from .save_errors import NoFreeFile, unwritable

logger = logging.getLogger(__name__)

SLOTS = 10
PREFIX = "autosave-"
SETTLE_SECONDS = 1.0
PATIENCE_SECONDS = 10.0
"""Seconds that whoever ends a game waits for a disk that does not answer; then it is ended without it."""
NO_LOCKS = {errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS}
"""What file systems answer that know no locks, such as some of other computers."""
RETRY_SECONDS = (0.5, 1.0, 2.0, 4.0, 8.0)
"""After a failure it is tried again so soon, then again and again after the last of these."""


class InUse(Exception):
    """Another window keeps a game in this file."""


class AutoSaver:
    """Keeps one game in one file. Only the latest state matters: what was not yet written when a newer one comes is
    skipped. What could not be written is tried again until it can be."""

    def __init__(self, folder: Path, path: Path | None = None) -> None:
        """Take a file: `path` itself if it is an autosave that no other window uses, else a free one, else the oldest
        that is over, else the oldest.

        A damaged file is never taken. Where the folder cannot be used, `failure` says why, and it is tried again.
        """
        self.path: Path | None = None
        """The file, once there is one."""
        self.elsewhere = False
        """Another window plays the game of the file that was asked for; this one goes on in a file of its own."""
        self.failure: Reason | None = None
        """Why the last attempt to write failed; None after a success."""
        self.on_kept: Callable[[saves.SaveData], object] | None = None
        """Told, in the thread of this, of every state that would now outlive a power cut."""
        self.patience = PATIENCE_SECONDS
        """Seconds that `close` waits for the disk."""
        self._folder = folder
        self._wanted = folder / path.name if path is not None and _is_of(path, folder) else None
        self._lock: FileLock | None = None
        self._stamp = 0
        self._waiting: saves.SaveData | None = None
        self._writing = self._closing = False
        self._changed = threading.Condition()
        try:
            self._claim()
        except OSError as error:
            self.failure = unwritable(error).reason
        self._thread = threading.Thread(target=self._work, name="autosave", daemon=True)
        self._thread.start()

    def keep(self, data: saves.SaveData) -> None:
        """Write this soon; returns at once."""
        with self._changed:
            self._waiting = data
            self._changed.notify_all()

    def stamp(self, date: str) -> int:
        """A stamp for a save that is made now: later than every one before, whatever the clock says."""
        with self._changed:
            self._stamp = max(container.milliseconds(date), self._stamp + 1)
            return self._stamp

    def settle(self, seconds: float = SETTLE_SECONDS) -> bool:
        """Wait for what is being written, but not for long; True if everything is kept."""
        with self._changed:
            return self._changed.wait_for(lambda: self._waiting is None and not self._writing, seconds)

    def close(self) -> None:
        """Write what is left, with a last attempt where that failed before, and free the file for others.

        A disk that does not answer is waited for as long as `patience` says. After that the thread is left to itself:
        it still writes if the disk comes back, frees the file then, and holds up no end of the program.
        """
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join(self.patience)
        if self._thread.is_alive():
            self.patience = 0.0
            self._failed(Reason("save-slow"))

    def _work(self) -> None:
        try:
            self._keep_all()
        finally:
            if self._lock is not None:
                self._lock.release()

    def _keep_all(self) -> None:
        failures = 0
        while True:
            pause = RETRY_SECONDS[min(failures, len(RETRY_SECONDS)) - 1] if failures else None
            with self._changed:
                if failures and not self._closing:
                    self._changed.wait(pause)
                while self._waiting is None and not self._closing:
                    self._changed.wait()
                data, self._waiting = self._waiting, None
                closing = self._closing
                self._writing = data is not None
            if data is None:
                return
            good = self._write(data)
            failures = 0 if good else failures + 1
            with self._changed:
                self._writing = False
                if not good and not closing and self._waiting is None:
                    self._waiting = data
                self._changed.notify_all()

    def _write(self, data: saves.SaveData) -> bool:
        """Write one state; the outcome stands in `failure`."""
        try:
            self._claim()
            assert self.path is not None
            saves.write(data, self.path, self.stamp(data.date))
        except SaveError as error:
            self._failed(error.reason)
        except OSError as error:
            self._failed(unwritable(error).reason)
        except Exception:  # a game that cannot be encoded must not end the thread, which is asked again
            logger.exception("autosave")
            self.failure = Reason("save-unwritable", (("detail", "internal"), ("about", "")))
        else:
            self.failure = None
            if self.on_kept is not None:
                self.on_kept(data)
            return True
        return False

    def _failed(self, reason: Reason) -> None:
        if reason != self.failure:
            logger.warning("autosave: %s", reason)
        self.failure = reason

    def _claim(self) -> None:
        """Have a file with its lock; anew where the folder has vanished with both. OSError if there is none."""
        if self._lock is not None and (Path(self._lock.lock_file).exists() or not self._lock.is_locked):
            return
        if self._lock is not None:
            self._lock.release()
            self._lock = None
        make_folders(self._folder)
        wanted = self.path or self._wanted
        self.path, self._lock = _claimed(self._folder, wanted)
        self.elsewhere = wanted is not None and self.path != wanted
        clean(self._folder)
        clean(self._folder, self.path.name)
        self._stamp = max([self._stamp, *map(container.order_of, _files(self._folder))])


def is_autosave(path: Path) -> bool:
    """True for a file that the game keeps by itself."""
    return path.name.startswith(PREFIX) and path.suffix == saves.SUFFIX


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """Change a file that the game keeps by itself while nobody plays it; InUse if somebody does. Others are free."""
    if not is_autosave(path):
        yield
        return
    lock = _lock_of(path)
    if not _taken(lock):
        raise InUse
    try:
        yield
    finally:
        lock.release()


def _is_of(path: Path, folder: Path) -> bool:
    return is_autosave(path) and path.parent.resolve() == folder.resolve()


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.glob(f"*{saves.SUFFIX}") if path.is_file()]


def _lock_of(path: Path) -> FileLock:
    return FileLock(path.with_name(f".{path.stem}.lock"), thread_local=False)


def _taken(lock: FileLock) -> bool:
    """Take a lock if nobody has it. Where the file system knows no locks, nobody has any."""
    try:
        lock.acquire(timeout=0)
    except Timeout:
        return False
    except (NotImplementedError, OSError) as error:
        if isinstance(error, OSError) and error.errno not in NO_LOCKS:
            raise
        logger.warning("no locks in %s", lock.lock_file)
    return True


def _claimed(folder: Path, wanted: Path | None) -> tuple[Path, FileLock]:
    """A file of the ring with its lock; never one whose present version is gone or damaged."""
    refused: OSError = NoFreeFile("every autosave is in use or damaged")
    for path in _candidates(folder, wanted):
        lock = _lock_of(path)
        try:
            if _taken(lock):
                return path, lock
        except OSError as error:  # a lock that somebody else has made: another file will do
            refused = error
    raise refused


def _candidates(folder: Path, wanted: Path | None) -> Iterator[Path]:
    """The files that may be taken, in the order of preference.

    Where the ring is full, games that are over make room first, the oldest before the others, but not the one that was
    played last: somebody may just want to see it again.
    """
    if wanted is not None:
        yield wanted
    ring = [folder / f"{PREFIX}{number:02}{saves.SUFFIX}" for number in range(1, SLOTS + 1)]
    used = sorted((path for path in ring if path.exists()), key=container.order_of)
    yield from (path for path in ring if path not in used and not backup_of(path).exists())
    over = [path for path in used[:-1] if _over(path)]
    yield from (path for path in (*over, *(path for path in used if path not in over)) if _readable(path))
    spare = [folder / f"{PREFIX}{number:02}{saves.SUFFIX}" for number in range(SLOTS + 1, 100)]
    for path in spare:
        if _readable(path) if path.exists() else not backup_of(path).exists():
            yield path


def _over(path: Path) -> bool:
    try:
        return saves.read_header(path).outcome is not None
    except SaveError:
        return False


def _readable(path: Path) -> bool:
    try:
        saves.read_header(path)
    except SaveError:
        return False
    return True
