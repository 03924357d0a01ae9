"""The program's log about itself, for whoever has to find out what went wrong.

A log of bounded size in the user's log folder, a file for what Python can still say when it is killed by a fault of
its own, and the last lines in memory for a report. Where the folder cannot be written, the game goes on without.
"""

from __future__ import annotations

import errno
import faulthandler
import logging
import logging.handlers
import sys
import threading
from collections import deque
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType

logger = logging.getLogger(__name__)

BYTES = 512 * 1024
"""Bytes at which a log file is put aside ..."""
FILES = 3
"""... and files that are kept, the present one among them."""
TAIL = 60
"""Lines that a report may show."""
FAULT_BYTES = 64 * 1024
"""Bytes from which on the file of faults is begun anew at the next start."""
FAULTS = "faults.txt"
FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_LINE = 400
"""Characters of a line that a report shows at most."""


class _Rotating(logging.handlers.RotatingFileHandler):
    """Never stops the game: what cannot be written is left out."""

    def doRollover(self) -> None:
        """Put the file aside; where another window holds it open (Windows), go on in it."""
        try:
            super().doRollover()
        except OSError:
            if self.stream is None:
                self.stream = self._open()

    def handleError(self, record: logging.LogRecord) -> None:
        """Do nothing: the disk is full, or the folder is gone."""


class _Tail(logging.Handler):
    """Keeps the last lines."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: deque[str] = deque(maxlen=TAIL)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line, or several."""
        with suppress(Exception):
            self.lines.extend(line[:_LINE] for line in self.format(record).splitlines())

    def handleError(self, record: logging.LogRecord) -> None:
        """Do nothing."""


class Logbook:
    """The log of this program. Nothing in it ever raises; `close` takes all hooks away again."""

    def __init__(self, file: Path, level: int = logging.INFO) -> None:
        """Write to a file from now on, warnings and uncaught exceptions included."""
        self.file = file
        self.written = False
        """The file can be written."""
        self._tail = _Tail()
        self._handlers: list[logging.Handler] = [self._tail]
        self._faults: TextIOWrapper | None = None
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            _no_pipe(file)
            kind = _Rotating(file, maxBytes=BYTES, backupCount=FILES - 1, encoding="utf-8", errors="backslashreplace")
            self._handlers.append(kind)
            self.written = True
        root = logging.getLogger()
        self._level = root.level
        root.setLevel(level)
        for handler in self._handlers:
            handler.setFormatter(logging.Formatter(FORMAT))
            root.addHandler(handler)
        self._hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._uncaught, self._in_thread, self._unraisable
        logging.captureWarnings(True)
        self._watch_faults()

    @property
    def folder(self) -> Path:
        """Return where log, faults and reports lie."""
        return self.file.parent

    @property
    def faults(self) -> Path:
        """The file in which the end of a program that was killed by a fault is told."""
        return self.folder / FAULTS

    def fault_bytes(self) -> int:
        """Return how large the file of faults is now."""
        with suppress(OSError):
            return self.faults.stat().st_size
        return 0

    def tail(self) -> list[str]:
        """The last lines, oldest first."""
        return list(self._tail.lines)

    def close(self) -> None:
        """Write nothing any more."""
        logging.captureWarnings(False)
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks
        root = logging.getLogger()
        root.setLevel(self._level)
        for handler in self._handlers:
            root.removeHandler(handler)
            with suppress(OSError):
                handler.close()
        if self._faults is not None:
            faulthandler.disable()
            self._faults.close()
            self._faults = None

    # inside

    def _watch_faults(self) -> None:
        """Let Python tell where it was when it is killed by a fault."""
        with suppress(OSError):
            _no_pipe(self.faults)
            grown = self.faults.exists() and self.faults.stat().st_size > FAULT_BYTES
            self._faults = self.faults.open("w" if grown else "a", encoding="utf-8")
            faulthandler.enable(self._faults)

    def _uncaught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            logger.critical("nobody has caught this", exc_info=(kind, error, trace))
        self._hooks[0](kind, error, trace)

    def _in_thread(self, told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None and not isinstance(told.exc_value, SystemExit):
            name = told.thread.name if told.thread is not None else "?"
            logger.error("thread %s", name, exc_info=(told.exc_type, told.exc_value, told.exc_traceback))

    def _unraisable(self, told: sys.UnraisableHookArgs) -> None:
        value = told.exc_value
        trace = None if value is None else (told.exc_type, value, told.exc_traceback)
        logger.warning("%s %r", told.err_msg or "ignored in", told.object, exc_info=trace)


def _no_pipe(file: Path) -> None:
    """Refuse what is no plain file: opening a pipe would wait for a reader for ever."""
    if file.exists() and not file.is_file():
        raise OSError(errno.EINVAL, "not a plain file")
